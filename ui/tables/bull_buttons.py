"""The buttons of BULLCRAP: the two answers to a claim, and the composer of claims and wilds."""

from __future__ import annotations

from engine import NOBODY
from engine.games.bullcrap import FIRST_WILD, View
from ui.html import Markup, el
from ui.parts.controls import actions, button
from ui.tables import bull_claim as composer
from ui.tables.bull_cards import rank_sign
from ui.tables.bull_claim import LIE, SHIELDED, TRUE, Plan
from ui.tables.scene import Scene
from ui.words.bullcrap import WILD_LINES, card_words, claim_words, rank_words
from ui.words.speech import Speaker, card_count, listed, seat_name, sentence
from ui.words.tongue import N_, _

VERDICTS = {TRUE: N_("the truth"), LIE: N_("a lie"), SHIELDED: N_("shielded")}
SENDS = {
    "distract": N_("Distract {name}"), "xray": N_("X-Ray {name}"), "gift": N_("Give {cards} to {name}"),
    "poop": N_("Poop on {name}"),
}  # fmt: skip
ASKS = {
    "distract": N_("Distract whom?"), "xray": N_("X-Ray whom?"), "gift": N_("Give to whom?"),
    "poop": N_("Poop on whom?"),
}  # fmt: skip


def the_buttons(scene: Scene) -> Markup:
    """What may be done now."""
    view: View = scene.view
    verbs = {offer.verb for offer in scene.offers}
    if "deal" in verbs:
        deal = button(_("Deal"), "move", kind="go", picture="deal", key="deal", data_move="deal")
        return actions(deal, say=_("Deal, and the game begins."))
    if verbs and verbs <= {"call", "accept"}:
        return answers(scene, verbs)
    if verbs:
        return composing(scene, composer.plan(scene.offers, scene.draft), verbs)
    return actions(last_call(scene), say=waiting(scene) if view.turn != NOBODY and not scene.held else "")


def last_call(scene: Scene) -> Markup | None:
    """The way to the last call, and back from it."""
    if scene.held or not scene.called:
        return None
    opened = scene.last_trick_open
    text = _("Back") if opened else _("Last call")
    return button(text, "last", kind="quiet", picture="eye", pressed=opened, key="last")


def waiting(scene: Scene) -> str:
    """Whose move is waited for."""
    return Speaker("bullcrap", scene.names, scene.me).tell(
        scene.view.turn, _("You are to play."), _("{name} is to play.")
    )


def answers(scene: Scene, verbs: set[str]) -> Markup:
    """The two answers to a claim. Nothing hurries, unless the table agreed on brisk calls."""
    last = scene.view.last
    name = seat_name(scene.names, last.seat) if last is not None else ""
    say = _("Do you believe it? If you call a lie, {name} takes the pile, else you do.").format(name=name)
    if last is not None and not scene.view.counts[last.seat]:
        say = _("Do you believe it? {name} wins with it, unless you call a lie.").format(name=name)
    call = button(_("BULLCRAP!"), "move", kind="loud", key="call", cls="shout", data_move="call")
    if "accept" in verbs:
        go = button(_("Let it go"), "move", cls="big", key="accept", data_move="accept")
    else:
        go = button(_("Let it go"), "let-go", cls="big", key="let-go")
    clock = el("span", cls="brisk", id=f"brisk-{scene.view.turns}", aria_hidden="true") if scene.brisk else None
    told = _("{question} A few seconds; any answer stops the wait.").format(question=say) if scene.brisk else say
    return actions(call, go, last_call(scene), clock, say=told)


def composing(scene: Scene, now: Plan, verbs: set[str]) -> Markup:
    """The composer: what to choose, the button that sends, and a call that is still open."""
    chips = choices(scene, now)
    send = button(
        send_words(scene, now), "send", kind="go", cls="big", key="send", able=now.ready, picture=""
    )
    call = button(_("BULLCRAP!"), "move", key="call", data_move="call") if "call" in verbs else None
    end = button(_("End the game"), "move", kind="quiet", key="end", data_move="end") if "end" in verbs else None
    row = el("div", chips, send, call, end, cls="buttons")
    return el("div", el("p", prompt(scene, now), cls="say"), row, cls="action-bar composer")


def choices(scene: Scene, now: Plan) -> Markup | None:
    """One button a rank, saying what a call would find, or one a seat."""
    if now.verb in {"nuke", "shed"} or not now.choices:
        return None
    if now.verb in {"", "claim"}:
        made = [rank_button(now, rank) for rank in now.choices]
        label = _("Which rank to claim")
    else:
        made = [
            button(
                seat_name(scene.names, seat), "choose", key=f"{now.verb}-{seat}", data_choice=seat,
                pressed=seat == now.choice,
            )
            for seat in now.choices
        ]  # fmt: skip
        label = _(ASKS[now.verb])
    return el("div", *made, cls="chips", role="group", aria_label=label)


def rank_button(now: Plan, rank: int) -> Markup:
    """A rank that may be claimed; with cards picked, whether that would be the truth.

    Its sign is set by the style, as on cards: as text it would be a label other than the button's name.
    """
    found = composer.verdict(now.cards, rank) if now.cards else ""
    name = sentence(rank_words(rank, 2))
    label = name if not found else _("{rank}: {verdict}").format(rank=name, verdict=_(VERDICTS[found]))
    return el(
        "button",
        el("b", data_sign=rank_sign(rank), aria_hidden="true"),
        el("small", _(VERDICTS[found]), aria_hidden="true") if found else None,
        type="button", cls=f"button chip is-{found or 'open'}", aria_label=label,
        aria_pressed=str(rank == now.choice).lower(), data_act="choose", data_key=f"rank-{rank_sign(rank)}",
        data_choice=rank,
    )  # fmt: skip


def send_words(scene: Scene, now: Plan) -> str:
    """What the big button does."""
    if now.verb == "nuke":
        told = _("Nuke the pile and {cards}") if now.cards else _("Nuke the pile")
        return told.format(cards=card_count(len(now.cards)))
    if now.verb == "shed":
        return _("Put away: {card}").format(card=card_words(now.cards[0]))
    if now.verb in SENDS and now.choice >= 0:
        cards = card_count(len(now.cards)) if now.cards else _("the Gift alone")
        return _(SENDS[now.verb]).format(name=seat_name(scene.names, now.choice), cards=cards)
    if now.verb in ASKS:
        return _(ASKS[now.verb])
    if not now.cards:
        return _("Claim")
    if now.choice < 0:
        return _("Claim {cards} as ...").format(cards=card_count(len(now.cards)))
    return _("Claim {claim}").format(claim=claim_words(len(now.cards), now.choice))


def prompt(scene: Scene, now: Plan) -> str:
    """A line on what to do; for a wild, what it does."""
    if now.verb == "shed":
        return _("Nothing can be played: put one wild away.")
    if now.wild >= FIRST_WILD:
        return _("{wild}: {line}").format(wild=card_words(now.wild), line=_(WILD_LINES[now.wild - FIRST_WILD]))
    if composer.only_sheds(scene.offers):
        return _("Nothing can be played: pick a wild to put away.")
    if not now.cards:
        ranks = listed([rank_words(rank, 2) for rank in now.choices], last="or")
        if len(now.choices) > 4:
            return _("Pick cards, claim any rank.")
        return _("Pick cards and claim {ranks}.").format(ranks=ranks) if ranks else _("Pick a wild to play.")
    if now.choice < 0 and composer.verdict(now.cards, now.choice) == SHIELDED:
        return _("Under the Shield no call can hurt you: choose a rank.")
    if now.choice < 0:
        return _("No rank here is true: choose your lie.")
    found = composer.verdict(now.cards, now.choice)
    return sentence(_("That is {verdict}.").format(verdict=_(VERDICTS[found])))
