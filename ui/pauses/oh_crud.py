"""Oh Crud stops at finished tricks, at the end of each round, and for the dice; where it stands, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine import NOBODY, Event
from engine.core.cards import Card, Seat
from engine.games.oh_crud import ROUNDS, Laid, Played, Trick, TrickTaken, Turn, View, WentOut
from ui.words.oh_crud import card_words
from ui.words.speech import name_does

HOLDS = frozenset({"trick_taken"})
SHEETS = frozenset({"round_scored", "match_ended"})
LOOKS = frozenset({"round_begun"})


def closing(before: View, events: Sequence[Event]) -> View:
    """The view after the last card of a round, with that card still on the table."""
    view = before
    for event in events:
        if isinstance(event, Played):
            view = replace(without(view, event.seat, event.card), trick=(*view.trick, event.card))
        elif isinstance(event, TrickTaken):
            taken = Trick(view.leader, view.trick, event.seat)
            points = plus(view.points, event.seat, event.points)
            view = replace(view, trick=(), tricks=(*view.tricks, taken), points=points)
        elif isinstance(event, Laid):
            view = without(view, event.seat, event.card)
            view = replace(view, laid=(*view.laid, Turn(event.seat, event.card)))
        elif isinstance(event, WentOut):
            points = plus(view.points, event.seat, event.points)
            view = replace(view, gone=(*view.gone, event.seat), points=points)
    return replace(view, turn=NOBODY)


def without(view: View, seat: Seat, card: Card) -> View:
    """The view after this card has left the seat's hand."""
    counts = plus(view.counts, seat, -1)
    if seat != view.seat or card not in view.hand:
        return replace(view, counts=counts)
    place = view.hand.index(card)
    return replace(view, counts=counts, hand=view.hand[:place] + view.hand[place + 1 :])


def plus(numbers: tuple[int, ...], seat: Seat, by: int) -> tuple[int, ...]:
    """The numbers of all seats, one of them changed."""
    return tuple(number + by if place == seat else number for place, number in enumerate(numbers))


def where(view: View) -> str:
    """Where the match stands: `Round 3 of 6`."""
    return f"Round {view.round} of {ROUNDS}" if view.round <= ROUNDS else "The Duel"


def after(view: View) -> str:
    """What the score sheet counts: `After round 3 of 6`."""
    return "Final scores" if view.winner != NOBODY else f"After round {len(view.rows)} of {ROUNDS}"


def table_words(view: View, names: Sequence[str]) -> str:
    """What lies on the table, in words."""
    if view.dealing:
        return f"{name_does(names[view.dealer], 'have')} to deal."
    if view.piling:
        tops = [card_words(pile[-1]) for pile in view.piles if pile]
        return f"On the piles: {', '.join(tops)}." if tops else "No pile is begun."
    if not view.trick:
        return "No card has been played to this trick."
    seats = [(view.leader + step) % len(names) for step in range(len(view.trick))]
    played = [f"{names[seat]} {card_words(card)}" for seat, card in zip(seats, view.trick, strict=True)]
    return f"In the trick: {', '.join(played)}."
