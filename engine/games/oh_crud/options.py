"""The options of Oh Crud; every default is the printed rule."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

from engine.core import options as option
from engine.core.notes import Refusal
from engine.games.oh_crud.cards import SUITS
from engine.games.oh_crud.notes import OnlyWithTwoSeats

MOST_SEATS = 12
BY_LOT = "lot"
PAIRS = (BY_LOT, *("".join(pair) for pair in combinations(SUITS, 2)))


@dataclass(frozen=True, slots=True)
class Options(option.Options):
    """What can be agreed before round 1. `removed` names the two suits that two seats leave out."""

    seats: int = option.number(4, 2, MOST_SEATS, "OC-2")
    sting: bool = option.flag(False, "OC-51")
    unrevealed: bool = option.flag(False, "OC-50")
    free_passes: int = option.number(0, 0, 3, "OC-25")
    removed: str = option.choice(BY_LOT, PAIRS, "OC-40")

    def conflicts(self) -> Iterable[Refusal]:
        """Suits leave the game only with two seats."""
        if self.removed != BY_LOT and self.seats != 2:
            yield OnlyWithTwoSeats("removed", self.seats)

    @property
    def decks(self) -> int:
        """How many decks are played: two from seven seats on (OC-2)."""
        return 1 if self.seats <= 6 else 2


PRESETS = {
    "printed": "",
    "sting": "sting=yes",
    "unrevealed": "unrevealed=yes",
    "house": "sting=yes unrevealed=yes free_passes=3",
}
