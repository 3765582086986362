"""The table of BULLCRAP: seats around the Play Pile, the claim that may be called, the hand and the buttons."""

from __future__ import annotations

from engine import NOBODY
from engine.core.cards import Seat
from engine.games.bullcrap import View
from ui.html import Markup, el, join
from ui.parts.card import card_button, hand, stack
from ui.parts.controls import stage
from ui.parts.seat import Place, plate, ring
from ui.tables import bull_claim as composer
from ui.tables.bull_buttons import the_buttons
from ui.tables.bull_cards import fan, figure, label, picture, rank_sign, signs
from ui.tables.bull_claim import drafted, next_ranks, pick
from ui.tables.bull_reveal import TAKEN, call_in, close_up
from ui.tables.bull_sheet import counts, counts_words, known_cards, sheet
from ui.tables.scene import Scene
from ui.words.bullcrap import claim_words, rank_words
from ui.words.speech import Speaker, card_count, listed, row, seat_name
from ui.words.tongue import N_, _, ngettext

KEY = "bullcrap"
PERSON = "person"
WINNER = (N_("You are the King of Crap!"), N_("The King of Crap"))
"""What the winner is called: told to the winner, and to the others."""

LAST = N_("Last call")
NEWS = frozenset({"distracted", "skipped", "xrayed", "gifted", "nuked", "pooped", "shed"})
"""What is said on the felt when the last move brought it about; all else can be seen there."""


def layout(scene: Scene) -> dict[str, Markup]:
    """The regions `stage`, `hand` and `actions`."""
    return {"stage": the_stage(scene), "hand": the_hand(scene), "actions": the_buttons(scene)}


def bar(scene: Scene) -> Markup:
    """Which ranks may be claimed next."""
    view: View = scene.view
    if view.dealing or view.turn == NOBODY:
        return Markup("")
    ranks = next_ranks(view)
    if len(ranks) > 2:
        return join([_("Next: any rank")])
    said = listed([rank_words(rank, 2) for rank in ranks], last="or")
    shown = listed([rank_sign(rank) for rank in ranks], last="or")
    told = _("Next: {ranks}")
    return el("span", told.format(ranks=shown), role="img", aria_label=told.format(ranks=said))


# The stage


def the_stage(scene: Scene) -> Markup:
    """The felt: the seats around the piles, or the call that is being settled, close up."""
    call = call_in(scene.events) if scene.held or scene.last_trick_open else None
    around, own = circle(scene)
    if call is not None:
        step = scene.step if scene.held else TAKEN
        centre = close_up(call, step, speaker(scene))
        plates = el("div", *(seat_plate(scene, seat) for seat in [*around, own]), cls="seat-row close-seats")
        return stage(plates, centre, game=KEY)
    line = status(scene)
    places = [Place(seat_plate(scene, seat), bubble(scene, seat)) for seat in around]
    mine = Place(seat_plate(scene, own), bubble(scene, own))
    marks, news = marked(scene), [said for event, said in scene.told if event.kind in NEWS]
    return stage(
        el("div", el("p", line, cls="claim-line"), face_up(scene), cls="claim-row") if line else None,
        el("p", " ".join(news), cls="claim-line is-news") if news else None,
        el("p", marks, cls="claim-line is-small") if marks else None,
        ring(places, mine, middle(scene), label=_("The table, clockwise")),
        game=KEY,
    )


def speaker(scene: Scene) -> Speaker:
    """Whom the table calls "you": the viewer, if it is the one person here."""
    persons = [seat for seat, kind in enumerate(scene.kinds) if kind == PERSON]
    alone = len(persons) < 2 and scene.me != NOBODY
    return Speaker(KEY, scene.names, scene.me if alone else NOBODY - 1)


def circle(scene: Scene) -> tuple[list[Seat], Seat]:
    """The seats around clockwise, and the one below; a spectator sees all but seat 0 around."""
    seats, own = len(scene.view.counts), max(scene.me, 0)
    return [(own + step) % seats for step in range(1, seats)], own


def status(scene: Scene) -> str:
    """The last claim, in words."""
    view: View = scene.view
    last, to = view.last, speaker(scene)
    if view.dealing:
        return ""
    if last is None:
        return _("The Play Pile is empty.")
    told = _("You claimed {claim}."), _("{name} claims {claim}.")
    return to.tell(last.seat, *told, claim=claim_words(len(last.cards), last.rank))


def marked(scene: Scene) -> str:
    """Which seats carry a wild, and what that does, as long as one does."""
    view: View = scene.view
    everybody = len(view.xrayed) == len(view.counts)
    shown = _("Everybody claims face up.") if everybody else _("Claims face up: {names}.")
    signs_of = ((view.distracted, _("Skips a turn: {names}.")), (view.xrayed, shown))
    return " ".join(
        line.format(names=row([seat_name(scene.names, seat) for seat in seats])) for seats, line in signs_of if seats
    )


def face_up(scene: Scene) -> Markup | None:
    """The cards of the last claim, where they lie face up."""
    last = scene.view.last
    if last is None or not last.shown:
        return None
    return fan([figure(card, winning=composer.fits(card, last.rank)) for card in last.cards], "is-shown")


def bubble(scene: Scene, seat: Seat) -> Markup:
    """What the seat claimed last, as long as it lies in the pile."""
    view: View = scene.view
    claims = [laid for laid in view.pile if laid.seat == seat]
    if not claims:
        return el("span", cls="bubble is-empty", aria_hidden="true")
    laid = claims[-1]
    text = claim_words(len(laid.cards), laid.rank)
    return el("span", text, cls="bubble is-last" if laid is view.last else "bubble")


def middle(scene: Scene) -> Markup:
    """The two piles."""
    view: View = scene.view
    if view.dealing:
        to = speaker(scene)
        return el("p", to.tell(view.turn, _("You deal"), _("{name} deals")), cls="tray caption")
    size = view.pile_size
    lies = ngettext("Play Pile, {count} card", "Play Pile, {count} cards", size).format(count=size)
    found = [el("div", stack(size, lies), el("span", _("Play Pile"), aria_hidden="true"), cls="heap is-play")]
    if view.rewards or view.options.rewards:
        told = ngettext("Reward Pile, {count} wild", "Reward Pile, {count} wilds", view.rewards)
        rewards = stack(view.rewards, told.format(count=view.rewards))
        found.append(el("div", rewards, el("span", _("Rewards"), aria_hidden="true"), cls="heap is-reward"))
    return el("div", *found, cls="heaps")


def seat_plate(scene: Scene, seat: Seat) -> Markup:
    """One player's plate, and all of it in words."""
    view: View = scene.view
    name, cards = seat_name(scene.names, seat), view.counts[seat]
    turn = view.turn == seat and not scene.held
    words = [name] if view.dealing else [name, card_count(cards)]
    sure = len(known_cards(view, seat)) if scene.me not in (NOBODY, seat) else 0
    carries = []
    if seat in view.distracted:
        carries.append("wild-DI")
        words.append(_("distracted: the next turn is skipped"))
    if seat in view.xrayed:
        carries.append("wild-XR")
        words.append(_("under an X-Ray: claims face up"))
    if sure:
        words.append(ngettext("you know {count} of them", "you know {count} of them", sure).format(count=sure))
    words += [_("to move")] if turn else []
    words += [_("thinking")] if scene.thinking == seat else []
    kind = scene.kinds[seat] if seat < len(scene.kinds) else PERSON
    return plate(
        name, row(words), seat=seat, cards=None if view.dealing else cards, bot=kind != PERSON, turn=turn,
        thinking=scene.thinking == seat, own=seat == scene.me, carries=carries,
    )  # fmt: skip


# The hand


def the_hand(scene: Scene) -> Markup:
    """The viewer's cards; while a move is composed each can be picked and put back."""
    view: View = scene.view
    if scene.me == NOBODY or not view.hand:
        return Markup("")
    can = {card for offer in scene.offers for card in offer.cards}
    can |= {wild for verb, wild in composer.WILD_OF.items() if any(offer.verb == verb for offer in scene.offers)}
    composing = bool(can)
    now = composer.plan(scene.offers, scene.draft)
    cards = []
    for card, key in zip(view.hand, composer.keys_of_hand(view.hand), strict=True):
        rank, suit = signs(card)
        playable = card in can
        said = label(card) if playable or not composing else row([label(card), _("not now")])
        true = now.verb in {"", "claim"} and now.choice >= 0 and composer.fits(card, now.choice)
        cards.append(card_button(
            rank, suit, said, playable=playable, power=composing and true,
            selected=key in scene.draft.picked if composing else None,
            data_key=key, data_act="pick-card", data_card=None if playable else card,
        ))  # fmt: skip
    told = ngettext("Your hand, {count} card", "Your hand, {count} cards", len(cards)).format(count=len(cards))
    return hand(cards, told)


def composed(scene: Scene) -> tuple[str, str]:
    """The move that is composed as text, or why there is none yet."""
    now = composer.plan(scene.offers, scene.draft)
    if now.verb in composer.ALONE_VERBS and not now.choices:  # the rules say why it cannot be played
        return now._replace(choice=(scene.me + 1) % len(scene.view.counts)).text, ""
    if now.ready:
        return now.text, ""
    if not now.verb:
        return "", _("Pick cards first.")
    return "", _("Choose a rank.") if now.verb == "claim" else _("Choose a seat.")


__all__ = [
    "LAST", "WINNER", "bar", "composed", "counts", "counts_words", "drafted", "layout", "pick", "picture",
    "sheet",
]  # fmt: skip
