"""What a bot thinks of the others, from what it has heard: who lies, who calls, who did what to whom."""

from __future__ import annotations

from collections import Counter

from engine.core.cards import Seat
from engine.core.notes import Event
from engine.games.bullcrap import Called, Claimed, Gifted, PileTaken, Pooped, Revealed

LIES, CALLS = (1.2, 3.0), (0.5, 8.0)
"""What is thought before anything was seen: so many lies of so many claims shown, calls of so many windows."""


class Opinions:
    """Counts by seat."""

    def __init__(self) -> None:
        self.shown: Counter[Seat] = Counter()
        self.lies: Counter[Seat] = Counter()
        self.claims: Counter[Seat] = Counter()
        self.calls: Counter[Seat] = Counter()
        self.harm: Counter[tuple[Seat, Seat]] = Counter()
        """How often the first made the second take a pile, or gave it cards."""
        self._windows = 0
        self._caller: Seat = -1

    def hear(self, event: Event) -> None:
        """Count what matters."""
        if isinstance(event, Claimed):
            self.claims[event.seat] += 1
            self._windows += 1
        elif isinstance(event, Called):
            self.calls[event.seat] += 1
            self._caller = event.seat
        elif isinstance(event, Revealed):
            self.shown[event.seat] += 1
            self.lies[event.seat] += event.lie
        elif isinstance(event, Pooped):
            self._caller = event.seat
        elif isinstance(event, PileTaken):
            if self._caller not in (-1, event.seat):
                self.harm[self._caller, event.seat] += 1
            self._caller = -1
        elif isinstance(event, Gifted):
            self.harm[event.seat, event.to] += 1

    def lying(self, seat: Seat) -> float:
        """How often this seat's claims turned out to be lies."""
        return (self.lies[seat] + LIES[0]) / (self.shown[seat] + LIES[1])

    def calling(self, seat: Seat) -> float:
        """How often this seat calls when it may."""
        windows = self._windows - self.claims[seat]
        return (self.calls[seat] + CALLS[0]) / (windows + CALLS[1])
