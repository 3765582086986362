"""A move in the making: cards picked and what was chosen, for moves that are composed before they are made."""

from __future__ import annotations

from typing import NamedTuple

from engine import NOBODY
from engine.core.cards import Seat


class Draft(NamedTuple):
    """What has been picked so far; it is worth something only at the point of the match it was begun at."""

    picked: tuple[str, ...] = ()
    """The data-keys of cards of the hand, in the order they were picked."""
    choice: int = -1
    """A rank or a seat, as moves count them; -1 while none is chosen."""
    length: int = -1
    """How many moves had been made."""
    seat: Seat = NOBODY

    def at(self, length: int, seat: Seat) -> Draft:
        """The draft as it counts for this seat after so many moves: an older one, or another's, is empty."""
        return self if (self.length, self.seat) == (length, seat) else Draft(length=length, seat=seat)


EMPTY = Draft()
