"""What a pause does to the view it shows: a card less in a hand, one number of all seats changed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

from engine.core.cards import Card, Seat

V = TypeVar("V", bound=Any)


def without(view: V, seat: Seat, card: Card) -> V:
    """The view after this card has left the seat's hand."""
    counts = plus(view.counts, seat, -1)
    if seat != view.seat or card not in view.hand:
        return replace(view, counts=counts)
    place = view.hand.index(card)
    return replace(view, counts=counts, hand=view.hand[:place] + view.hand[place + 1 :])


def plus(numbers: tuple[int, ...], seat: Seat, by: int) -> tuple[int, ...]:
    """The numbers of all seats, one of them changed."""
    return tuple(number + by if place == seat else number for place, number in enumerate(numbers))
