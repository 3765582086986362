"""The buttons of the table of Craits: deal, draw, the suits, "One card!", and a line on what is to be done."""

from __future__ import annotations

from engine import NOBODY
from engine.core.cards import HIDDEN
from engine.games.craits import RANK, SUITS, WILD, View
from ui.html import Markup
from ui.parts.controls import actions, button
from ui.tables.craits_words import FACES, FULL_SLOTS, does, fitting_words, size_now, suit_words
from ui.tables.scene import Scene
from ui.words.craits_names import card_words
from ui.words.speech import card_count, sentence
from ui.words.tongue import _, ngettext

AUTOMATIC = "automatic"


def the_actions(scene: Scene) -> Markup:
    """What may be done now; "One card!" stands beside whatever else there is and is never covered."""
    view: View = scene.view
    verbs = {offer.verb for offer in scene.offers}
    made: list[Markup | None] = []
    if "deal" in verbs:
        made.append(button(_("Deal"), "move", kind="go", picture="deal", key="deal", data_move="deal"))
    made += suit_buttons(scene)
    if scene.chosen == HIDDEN and verbs & {"play", "draw"}:
        made.append(draw_button(view, able="draw" in verbs))
    if "catch" in verbs:
        made.append(button(_("Catch!"), "move", kind="danger", key="catch", data_move="catch"))
    made.append(one_card(scene, verbs))
    if scene.silent:
        made.append(button(_("Continue"), "let-go", kind="go", picture="next"))
    return actions(*made, say=scene.prompt or prompt(scene, verbs))


def draw_button(view: View, able: bool) -> Markup:
    """Draw what is due; pressed although a card fits, it says why not."""
    due = view.count or 1
    text = ngettext("Draw {count} card", "Draw {count} cards", due).format(count=due) if due > 1 else _("Draw")
    return button(
        text, "move", kind="go" if able else "", picture="cards", able=able, key="draw", data_move="draw"
    )


def suit_buttons(scene: Scene) -> list[Markup | None]:
    """The suits that the chosen wild may name, or that the dealer may name; with the way back."""
    view: View = scene.view
    for offer in scene.offers:
        naming = offer.verb == "name"
        if naming or (offer.verb == "play" and offer.choices and scene.chosen in offer.cards):
            start = "name " if naming else f"play {FACES.text(scene.chosen)} as "
            made: list[Markup | None] = [
                button(
                    sentence(suit_words(suit)), "move", kind="go" if suit == view.suit else "",
                    picture=f"suit-{SUITS[suit]}", key=f"{'name' if naming else 'suit'}-{SUITS[suit]}", cls="suit",
                    data_move=start + SUITS[suit],
                )
                for suit in offer.choices
            ]  # fmt: skip
            return made if naming else [*made, button(_("Back"), "suit-back", kind="quiet")]
    return []


def one_card(scene: Scene, verbs: set[str]) -> Markup | None:
    """The large button: to be pressed with one card left, or before the play that leaves one."""
    view: View = scene.view
    if scene.me == NOBODY or view.dealing or view.naming or view.options.announce == AUTOMATIC or scene.held:
        return None
    if not 0 < view.counts[scene.me] <= 3:
        return None
    ready = bool(verbs & {"play", "draw"}) and len(view.hand) == 2
    said = "say" in verbs
    return button(
        _("One card!"), "move" if said else "arm", kind="loud", able=said or ready, key="say",
        pressed=bool(scene.armed) if ready and not said else None, aria_keyshortcuts="o",
        data_move="say" if said else None, data_verb=None if said else "say",
    )  # fmt: skip


def prompt(scene: Scene, verbs: set[str]) -> str:
    """What is to be done now, without saying who."""
    view: View = scene.view
    if view.turn == NOBODY or scene.held:
        return ""
    if scene.silent:
        return does(scene, view.owes, "", _('{name} has one card left and has not said so.'))
    if not verbs & {"deal", "name", "play", "draw"}:
        if view.dealing:
            return does(scene, view.turn, _("You are to deal."), _("{name} is to deal."))
        return does(scene, view.turn, _("You are to play."), _("{name} is to play."))
    if view.dealing:
        return _("Deal hand {number}, {cards} each.").format(number=view.number, cards=card_count(size_now(view)))
    if view.naming:
        return _("Name the suit for the {card}, your cards unseen.").format(card=card_words(view.turned))
    if scene.chosen != HIDDEN:
        return _("Name a suit with the {card}.").format(card=card_words(scene.chosen))
    return to_play(scene, "play" in verbs)


def to_play(scene: Scene, fits: bool) -> str:
    """What the turn wants: an answer to the count, a card for a slot, a card that fits, or drawing."""
    view: View = scene.view
    if scene.armed:
        return _('Play: "one card" will be said.')
    if not view.hand:
        return without_cards(view)
    if view.count:
        return _("Answer the count with an ace or a 2.") if fits else _("No ace, no 2: the count is yours to draw.")
    if view.slot:
        told = _("Slot {number} of {total}: play a card that fits.")
        if not fits:
            told = _("Slot {number} of {total}: nothing fits, so draw one into it.")
        return told.format(number=view.slot, total=FULL_SLOTS)
    if not fits:
        return _("Nothing fits: draw a card.")
    if len(view.hand) == 1 and RANK[view.hand[0]] in WILD:
        return _("Play your last card.")
    return fitting_words(view)


def without_cards(view: View) -> str:
    """Why a seat without cards has to draw."""
    if view.slot:
        told = _("Slot {number} of {total}: you have no cards left, so draw one into it.")
        return told.format(number=view.slot, total=FULL_SLOTS)
    if view.count:
        return _("The count has come back to you: draw it, you are not out.")
    return _("A 6 has to be followed, and you have no cards left: draw one.")
