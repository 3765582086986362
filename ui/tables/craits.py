"""The table of Craits: seats in a row, stock and discard pile, what is in force, the hand, the buttons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import groupby

from engine import NOBODY, Event
from engine.core.cards import HIDDEN, Card, Seat
from engine.games.craits import SUITS, Drew, View
from ui.html import Markup, el, join
from ui.parts.card import card_back, card_button, card_figure, hand
from ui.parts.controls import stage
from ui.parts.seat import plate, seat_row
from ui.parts.sprite import icon
from ui.tables.craits_counts import counts, counts_words
from ui.tables.craits_middle import middle
from ui.tables.craits_moves import the_actions
from ui.tables.craits_sheet import sheet
from ui.tables.craits_words import FACES, hand_number, letter, looks, picture, sign
from ui.tables.gliding import glider
from ui.tables.scene import Scene
from ui.words.craits_names import SUITS as SUIT_WORDS
from ui.words.speech import card_count, onlooker, row, seat_name
from ui.words.tongue import N_, _, ngettext

WINNER = (N_("You win!"), N_("The winner"))
LAST = N_("Discard pile")
PERSON = "person"
FAN, LONG_FAN = 3, 12
"""So many cards of the discard pile are seen, and when it is looked through."""
UNTOLD = frozenset({"lot_drawn", "dealt", "picked_up", "hand_scored", "match_ended"})
"""Events that the table itself shows, or the score sheet."""


def layout(scene: Scene) -> dict[str, Markup]:
    """The regions `stage`, `hand` and `actions`."""
    glide = glider(FACES)
    return {"stage": the_stage(scene, glide), "hand": the_hand(scene, glide), "actions": the_actions(scene)}


def bar(scene: Scene) -> Markup:
    """Where the match stands: the hand, the suit in force or the count."""
    view: View = scene.view
    parts: list[Markup | str] = [hand_number(view)]
    if view.count:
        parts.append(_("Count {number}").format(number=view.count))
    elif view.suit >= 0 and not view.dealing:
        parts.append(icon(f"suit-{SUITS[view.suit]}", _(SUIT_WORDS[view.suit])))
    return join([Markup(" &#183; ") if index % 2 else parts[index // 2] for index in range(2 * len(parts) - 1)])


# The stage


def the_stage(scene: Scene, glide: Callable[[Card], str]) -> Markup:
    """The felt: the seats clockwise from the viewer, the piles and what is in force, what just happened."""
    seats, own = len(scene.view.counts), max(scene.me, 0)
    plates = [seat_plate(scene, (own + step) % seats) for step in range(seats)]
    return stage(
        seat_row(plates, _("Players, clockwise")), middle(scene, discards(scene, glide)), news(scene), game="craits"
    )


def discards(scene: Scene, glide: Callable[[Card], str]) -> Markup | None:
    """The upper cards of the discard pile, the top card last and whole; None before the deal."""
    view: View = scene.view
    if not view.pile:
        return None
    seen = view.pile[-(LONG_FAN if scene.last_trick_open else FAN) :]
    cards = []
    for index, card in enumerate(seen):
        last = index == len(seen) - 1
        says = _("{card}, the top card") if last else _("{card}, below it")
        label = says.format(card=looks(card))
        cards.append(card_figure(sign(card), letter(card), label, last=last, gliding=glide(card)))
    cls = "discards is-long" if scene.last_trick_open else "discards"
    count = ngettext("The discard pile, {count} card", "The discard pile, {count} cards", len(view.pile))
    return el("div", *cards, cls=cls, role="group", aria_label=count.format(count=len(view.pile)))


def news(scene: Scene) -> Markup | None:
    """What the last move brought about, sentence by sentence; those who draw for a five share one."""
    told: list[str] = []
    for alike, group in groupby(scene.told, lambda entry: for_the_five(entry[0])):
        entries = list(group)
        if alike and len(entries) > 1:
            drawing = [event.seat for event, _said in entries if isinstance(event, Drew)]
            names = onlooker("craits", scene.names).all_names(drawing)
            told.append(_("{names} draw 1 card each for the five.").format(names=names))
        else:
            told += [sentence for event, sentence in entries if event.kind not in UNTOLD]
    return el("ul", *(el("li", sentence) for sentence in told), cls="paper news") if told else None


def for_the_five(event: Event) -> bool:
    """Whether somebody else draws for a five: up to nine do, one after the other."""
    return isinstance(event, Drew) and event.cause == "five" and HIDDEN in event.cards


def seat_plate(scene: Scene, seat: Seat) -> Markup:
    """One player's plate, and all of it in words."""
    view: View = scene.view
    name, cards = seat_name(scene.names, seat), view.counts[seat]
    turn, dealer = view.turn == seat and not scene.held, view.dealer == seat
    badge, told = mark(scene, seat)
    gone = not view.dealing and not cards
    words = [name]
    if not view.dealing:
        words.append(_("without cards") if gone else card_count(cards))
    words += [told] if told else []
    words.append(_("total {points}").format(points=view.scores[seat]))
    words += [_("dealer")] if dealer else []
    words += [_("to move")] if turn else []
    soon = _("next") if seat == after(scene) else ""
    words += [soon] if soon else []
    words += [_("thinking")] if scene.thinking == seat else []
    kind = scene.kinds[seat] if seat < len(scene.kinds) else PERSON
    return plate(
        name, row(words), seat=seat, cards=None if view.dealing else cards, points=badge,
        total=str(view.scores[seat]), bot=kind != PERSON, turn=turn, dealer=dealer,
        thinking=scene.thinking == seat, own=seat == scene.me, out=_("no cards") if gone else "", soon=soon,
    )  # fmt: skip


def after(scene: Scene) -> Seat:
    """Who comes after the seat that is to move, if nothing changes that; NOBODY if it goes without saying."""
    view: View = scene.view
    if view.turn == NOBODY or view.dealing or scene.held or view.options.seats == 2:
        return NOBODY
    seat = next_of(view, view.turn)
    while seat in view.forfeits:
        seat = next_of(view, seat)
    return seat


def next_of(view: View, seat: Seat) -> Seat:
    """The seat after this one as play goes now."""
    return (seat + view.direction) % view.options.seats


def mark(scene: Scene, seat: Seat) -> tuple[str, str]:
    """What hangs on a plate, short and in whole words: a debt of others, a turn to be forfeited, one card left,
    shuffle pressure."""
    view: View = scene.view
    if seat == view.owes and seat != scene.me:
        return _("has not said it"), _('owes the words "one card"')
    if seat in view.forfeits:
        return _("loses next turn"), _("forfeits the next turn")
    if view.counts[seat] == 1 and seat != scene.me and not view.dealing:
        return _("one card"), ""
    if view.pressure and view.pressure[seat]:
        points = view.pressure[seat]
        told = ngettext("{count} point of shuffle pressure", "{count} points of shuffle pressure", points)
        return _("shuffle +{count}").format(count=points), told.format(count=points)
    return "", ""


# The hand


def the_hand(scene: Scene, glide: Callable[[Card], str]) -> Markup:
    """The viewer's cards; backs while a dealer has to name a suit unseen; empty where there are none."""
    view: View = scene.view
    if scene.me == NOBODY:
        return Markup("")
    if not view.hand:
        hidden = view.counts[scene.me] if view.naming else 0
        return hand([card_back() for _back in range(hidden)], _("Your cards, face down")) if hidden else Markup("")
    choices = {card: offer.choices for offer in scene.offers if offer.verb == "play" for card in offer.cards}
    seen: Counter[Card] = Counter()
    cards = []
    for card in view.hand:
        seen[card] += 1
        name, playable, wild = FACES.text(card), card in choices, bool(choices.get(card))
        chosen = card == scene.chosen and seen[card] == 1
        label = looks(card) if playable or card not in scene.refused else row([looks(card), _("not now")])
        act = ("suit" if wild else "move") if playable else "why"
        cards.append(card_button(
            sign(card), letter(card), label, playable=playable, selected=chosen if wild else None,
            gliding=glide(card), data_key=f"card-{name}-{seen[card]}", data_act=act,
            data_move=f"play {name}" if act == "move" else None,
            data_card=name if act == "suit" else card if act == "why" else None,
        ))  # fmt: skip
    label = ngettext("Your hand, {count} card", "Your hand, {count} cards", len(cards)).format(count=len(cards))
    return hand(cards, label)


__all__ = ["LAST", "WINNER", "bar", "counts", "counts_words", "layout", "picture", "sheet"]
