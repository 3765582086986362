"""What the cards left in a hand cost, and what threes cancel (CR-41, CR-42)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.cards import Card
from engine.games.craits.cards import EIGHT, RANK, THREE

COST = (1, 20, 3, 15, 30, 30, 20, 50, 30, 25, 10, 10, 10)
"""The points of each rank, from the ace to the king."""
ONLY_THREES = -50
FIRST_PRESSURE = 5


def cancelled(hand: Sequence[Card]) -> tuple[Card, ...]:
    """The cards that the threes of a hand cancel, the dearest; never an eight or a three. Sorted."""
    threes = sum(RANK[card] == THREE for card in hand)
    others = [card for card in hand if RANK[card] not in (THREE, EIGHT)]
    others.sort(key=lambda card: (-COST[RANK[card]], card))
    return tuple(sorted(others[:threes]))


def hand_points(hand: Sequence[Card]) -> int:
    """What the cards left in a hand cost in the end."""
    if hand and all(RANK[card] == THREE for card in hand):
        return ONLY_THREES * len(hand)
    return sum(COST[RANK[card]] for card in hand) - sum(COST[RANK[card]] for card in cancelled(hand))


def pressure_points(times: int) -> int:
    """What a seat's shuffle pressure costs after it has taken `times` of them before (CR-45)."""
    return FIRST_PRESSURE << times
