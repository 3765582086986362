"""Small endings of BULLCRAP without wilds: as many lines through the engine as by a second reading of the rules."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.perft.count import lines
from tests.scenes import scene

Claims = tuple[tuple[int, str, tuple[str, ...]], ...]
RING = "789TJQKA"


def following(rank: str, sequence: str) -> set[str]:
    """The ranks that may be claimed after this one."""
    place = RING.index(rank)
    above, below = RING[(place + 1) % 8], RING[place - 1]
    return {"either-way": {above, below}, "one-way": {above}, "frozen": {rank}, "anything": set(RING)}[sequence]


def brute(hands: tuple[frozenset[str], ...], turn: int, pile: Claims, fresh: bool, sequence: str, depth: int) -> int:
    """How many lines of so many moves of turn seats there are; `fresh`: the last claim may be called."""
    if depth == 0:
        return 1
    total = 0
    if fresh:
        claimer, rank, cards = pile[-1]
        lie = any(card[0] != rank for card in cards)
        taker = claimer if lie else turn
        taken = {card for _, _, laid in pile for card in laid}
        after = tuple(hand | taken if seat == taker else hand for seat, hand in enumerate(hands))
        total += brute(after, taker, (), False, sequence, depth - 1) if after[claimer] else 1
        if not hands[claimer]:
            return total + 1  # accepted, and won
    for size in range(1, len(hands[turn]) + 1):
        for cards in combinations(sorted(hands[turn]), size):
            left = tuple(hand - set(cards) if seat == turn else hand for seat, hand in enumerate(hands))
            for rank in following(pile[-1][1], sequence) if pile else set(RING):
                laid = (*pile, (turn, rank, cards))
                total += brute(left, (turn + 1) % len(hands), laid, True, sequence, depth - 1)
    return total


@pytest.mark.parametrize("sequence", ["either-way", "one-way", "frozen", "anything"])
@pytest.mark.parametrize(
    ("hands", "depth"),
    [("8H | 9C", 5), ("8H 8D | 9C", 4), ("8H 9D | KC KD", 3), ("7H | 8C 8D | AS", 4), ("8H 8D 9C | QC", 3)],
)
def test_as_many_lines_as_by_a_second_reading(hands: str, depth: int, sequence: str) -> None:
    table = scene("bullcrap", f"sequence={sequence}", hands=hands)
    held = tuple(frozenset(hand.split()) for hand in hands.split("|"))
    found = lines(table, depth)
    assert found == brute(held, 0, (), False, sequence, depth) > 8
