"""The middle of the table of Craits: stock, discard pile, suit in force, direction, count, slots."""

from __future__ import annotations

from engine.games.craits import RANK, SUIT, SUITS, WILD, View
from ui.html import Markup, el
from ui.parts.card import card_slot, stack
from ui.parts.sprite import icon
from ui.tables.craits_words import FULL_SLOTS, does, hand_number, size_now, suit_words
from ui.tables.scene import Scene
from ui.words.craits_names import card_words
from ui.words.speech import card_count, sentence
from ui.words.tongue import _, ngettext


def middle(scene: Scene, discards: Markup | None) -> Markup:
    """The piles between what is in force; before the deal, who deals what."""
    view: View = scene.view
    if discards is None:
        yours, theirs = _("You deal hand {number}"), _("{name} deals hand {number}")
        title = does(scene, view.dealer, yours, theirs, number=view.number)
        note = _("{cards} each").format(cards=card_count(size_now(view)))
        caption = el("span", title, cls="caption")
        return el("div", el("div", caption, el("span", note, cls="note"), cls="tray"), cls="board is-waiting")
    return el(
        "div",
        el("div", stack(view.stock, stock_words(view)), discards, in_force(view), cls="piled"),
        el("ul", *facts(scene), cls="facts", aria_label=_("What holds now")),
        cls="board", role="group", aria_label=hand_number(view),
    )  # fmt: skip


def stock_words(view: View) -> str:
    """How much is left to draw."""
    if not view.stock:
        return _("The stock is empty: who draws next shuffles, for points.")
    return ngettext("The stock, {count} card", "The stock, {count} cards", view.stock).format(count=view.stock)


def in_force(view: View) -> Markup:
    """The suit in force, drawn and written, and where it comes from; the count in its place while one runs."""
    if view.count:
        label = _("The count stands at {number}.").format(number=view.count)
        return el(
            "div", el("b", view.count, cls="figure"), el("span", _("The count"), cls="caption"),
            el("span", _("ace +1, 2 +2"), cls="note"), cls="force is-count", role="img",
            aria_label=f"{label} {answers()}",
        )  # fmt: skip
    if view.suit < 0:
        wait = _("to be named")
        return el(
            "div", card_slot(), el("span", _("Suit"), cls="caption"), el("span", wait, cls="note"), cls="force",
            role="img", aria_label=_("The suit is still to be named."),
        )  # fmt: skip
    name = suit_words(view.suit)
    named = RANK[view.top] in WILD
    note = _("named") if named else _("in force")
    label = _("The suit in force is {suit}.").format(suit=name)
    if named and view.suit != SUIT[view.top]:
        label = _("The suit in force is {suit}, named with the {card}.").format(suit=name, card=card_words(view.top))
    return el(
        "div", icon(f"suit-{SUITS[view.suit]}", cls="figure"), el("span", sentence(name), cls="caption"),
        el("span", note, cls="note"), cls="force is-named" if named else "force", role="img", aria_label=label,
    )  # fmt: skip


def answers() -> str:
    """What a count wants."""
    return _("An ace adds 1, a 2 adds 2; who has neither draws it all.")


def facts(scene: Scene) -> list[Markup]:
    """The direction, and whatever else holds: count, slots, jacks in a row."""
    view: View = scene.view
    clockwise = view.direction > 0
    told = [fact("redo" if clockwise else "undo", _("Clockwise") if clockwise else _("Counter-clockwise"))]
    if view.count:
        told.append(el("li", icon("warning"), el("span", answers()), cls="answers"))
    if view.count and view.emptied:
        yours = _("You have no cards left: you are out if somebody else draws the count")
        theirs = _("{name} has no cards left and is out if somebody else draws the count")
        told.append(fact("info", does(scene, view.emptied[0], yours, theirs)))
    if view.slot:
        told.append(slots(scene))
    if view.jacks and view.options.jacks:
        cost = 2 * min(view.jacks + 1, 4)
        line = ngettext("{count} jack in a row: the next costs {cost}", "{count} jacks in a row: the next costs {cost}",
                        view.jacks)  # fmt: skip
        told.append(fact("up", line.format(count=view.jacks, cost=cost)))
    return told


def fact(picture: str, text: str) -> Markup:
    """One thing that holds."""
    return el("li", icon(picture), el("span", text))


def slots(scene: Scene) -> Markup:
    """The three slots of a king: filled, being filled, waiting."""
    view: View = scene.view
    places = [
        el("i", number, cls="slot is-done" if number < view.slot else "slot is-now" if number == view.slot else "slot")
        for number in range(1, FULL_SLOTS + 1)
    ]
    yours, theirs = _("You fill slot {number} of {total}"), _("{name} fills slot {number} of {total}")
    line = does(scene, view.turn, yours, theirs, number=view.slot, total=FULL_SLOTS)
    return el("li", el("span", *places, cls="slots", aria_hidden="true"), el("span", line))
