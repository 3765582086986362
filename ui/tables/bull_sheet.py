"""What BULLCRAP writes down: cards left and each seat's bluff profile, card counts, what the viewer is sure of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine import NOBODY, Event
from engine.core.cards import HIDDEN, Card, Seat
from engine.games.bullcrap import GONE, OUT, Claimed, GameDrawn, GameWon, Laid, Revealed, View, is_lie
from engine.games.bullcrap import Called as CalledEvent
from ui.html import Markup, el
from ui.parts.paper import ScoreRow, player_head, score_table
from ui.parts.paper import sheet as paper_sheet
from ui.words.bullcrap import card_words, claim_words
from ui.words.speech import card_count, hands_held, listed, onlooker, row, seat_name, sentence
from ui.words.tongue import _, ngettext


class Profile(NamedTuple):
    """How a seat has bluffed, as far as everybody at the table could see it."""

    claims: int = 0
    lies: int = 0
    """Lies that came out: called and found, shielded too, or told face up."""
    caught: int = 0
    """Lies that made it take the pile."""
    doubted: int = 0
    """Claims that were called and stood."""
    right: int = 0
    """Calls that made another take the pile."""
    wrong: int = 0


def profiles(seats: int, heard: Sequence[Event]) -> list[Profile]:
    """The profile of each seat from what was shown to all; the cards of a claim nobody called stay out of it."""
    found = [Profile() for _seat in range(seats)]
    caller, open_lie = NOBODY, False
    for event in heard:
        if isinstance(event, Claimed):
            own = found[event.seat]
            open_lie = event.shown and is_lie(Laid(event.seat, event.rank, event.cards, True))
            found[event.seat] = own._replace(claims=own.claims + 1, lies=own.lies + open_lie)
        elif isinstance(event, CalledEvent):
            caller = event.seat
        elif isinstance(event, Revealed):
            own, other = found[event.seat], found[caller]
            caught = event.lie and not event.shielded
            found[event.seat] = own._replace(
                lies=own.lies + (event.lie and not open_lie), caught=own.caught + caught,
                doubted=own.doubted + (not caught),
            )  # fmt: skip
            found[caller] = other._replace(right=other.right + caught, wrong=other.wrong + (not caught))
    return found


def own_lies(seat: Seat, heard: Sequence[Event]) -> int:
    """How many lies the viewer told, whether they came out or not."""
    return sum(
        isinstance(event, Claimed)
        and event.seat == seat
        and HIDDEN not in event.cards
        and is_lie(Laid(seat, event.rank, event.cards, event.shown))
        for event in heard
    )


def sheet(view: View, names: Sequence[str], heard: Sequence[Event] = ()) -> Markup:
    """Cards left and bluff profiles. What nobody saw is told to nobody, but the viewer's own lies to the viewer."""
    rows = []
    for seat, profile in enumerate(profiles(len(view.counts), heard)):
        facts = (profile.claims, profile.lies, profile.caught, profile.right, profile.wrong)
        cells = [str(number) for number in (view.counts[seat], *facts)]
        rows.append(ScoreRow(player_head(seat_name(names, seat), seat), cells, marked=seat == view.winner))
    heads = [_("Player"), _("Cards"), _("Claims"), _("Lies"), _("Caught"), _("Right calls"), _("Wrong calls")]
    table = score_table(_("Cards left, claims and calls"), heads, rows)
    lines = [_("Lies count here when all could see them: called, or told face up. The others stay secret.")]
    if view.seat != NOBODY and not view.dealing:
        told = own_lies(view.seat, heard)
        mine = ngettext("You told {count} lie so far.", "You told {count} lies so far.", told)
        if view.winner != NOBODY or view.drawn:
            mine = ngettext("You told {count} lie in all.", "You told {count} lies in all.", told)
        lines.append(_("{lies} Nobody else is told.").format(lies=mine.format(count=told)))
    over = any(isinstance(event, GameWon | GameDrawn) for event in heard)
    notes = [el("p", line, cls="note") for line in lines]
    return paper_sheet(_("Bluff profile") if over else _("So far"), table, *notes, cls="bluffs")


# Card counts: hard facts, no guesses


def known_cards(view: View, place: int) -> list[Card]:
    """The cards the viewer is sure lie there: a seat's side, gone, or out; HIDDEN is some wild."""
    return [fact.card for fact in view.known if fact.places == (place,)]


def fact_words(card: Card) -> str:
    """A card the viewer is sure of."""
    return _("some wild") if card == HIDDEN else card_words(card)


def counts(view: View, names: Sequence[str]) -> Markup:
    """Who holds how many cards, and which of them the viewer knows for sure."""
    if view.dealing:
        return el("p", _("No cards are dealt."))
    rows = []
    for seat, held in enumerate(view.counts):
        sure = [fact_words(card) for card in known_cards(view, seat)] if seat != view.seat else []
        rows.append(ScoreRow(player_head(seat_name(names, seat), seat), [str(held), sentence(row(sure))]))
    table = score_table(_("Cards in hand"), [_("Player"), _("Cards"), _("You are sure of")], rows)
    note = _("What a seat is sure to have may also lie in its claims in the Play Pile.")
    lines = [el("p", line) for line in piles_lines(view, names)]
    return el("div", table, el("p", note, cls="note"), *lines, cls="counts is-words")


def piles_lines(view: View, names: Sequence[str]) -> list[str]:
    """Sentences on the piles: own claims and those face up, what was put back as a reward, what is out."""
    lines = []
    for laid in view.pile:
        if HIDDEN not in laid.cards:
            cards = listed([card_words(card) for card in laid.cards])
            yours, theirs = _("You claimed {claim} with: {cards}."), _("{name} claimed {claim} with: {cards}.")
            claim = claim_words(len(laid.cards), laid.rank)
            told = onlooker("bullcrap", names).tell(laid.seat, yours, theirs, claim=claim, cards=cards)
            lines.append(_("In the Play Pile: {told}").format(told=told))
    if view.returned:
        cards = row([card_words(card) for card in view.returned])
        lines.append(_("At the bottom of the Reward Pile, the upper first: {cards}.").format(cards=cards))
    if view.gone:
        lines.append(sized(_("Destroyed: {cards}"), view.gone, known_cards(view, GONE)))
    if view.out:
        lines.append(sized(_("Out of the game: {cards}"), view.out, known_cards(view, OUT)))
    return lines


def sized(told: str, count: int, sure: Sequence[Card]) -> str:
    """How many cards lie somewhere, and which of them are known."""
    line = told.format(cards=card_count(count))
    if not sure:
        return _("{told}.").format(told=line)
    return _("{told}: {cards}.").format(told=line, cards=row([fact_words(card) for card in sure]))


def counts_words(view: View, names: Sequence[str]) -> str:
    """The same in sentences."""
    if view.dealing:
        return _("No cards are dealt.")
    held = hands_held(names, view.counts)
    told = [_("In hand: {hands}.").format(hands=row(held))]
    for seat in range(len(view.counts)):
        sure = known_cards(view, seat) if seat != view.seat else []
        if sure:
            told.append(
                _("You are sure of {name}: {cards}.").format(
                    name=seat_name(names, seat), cards=row([fact_words(card) for card in sure])
                )
            )
    return " ".join([*told, *piles_lines(view, names)])
