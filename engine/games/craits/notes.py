"""What can happen in Craits, as facts."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from engine.core.cards import HIDDEN, Card, Seat
from engine.core.notes import Event, IntoHand
from engine.games.craits.cards import Suit

TURN, COUNT, FIVE, SEVEN, FORFEIT, JACKS, QUEEN, SLOT = (
    "turn", "count", "five", "seven", "forfeit", "jacks", "queen", "slot",
)  # fmt: skip
"""Why a seat draws: it cannot play; it ends the count; a 5, a 7; it forgot "one card"; a jack; the queen of
spades; nothing fits into a king's slot."""


@dataclass(frozen=True, slots=True)
class LotDrawn(Event):
    """A seat drew this card for the first deal (CR-2)."""

    seat: Seat
    card: Card

    def reveals(self, seat: Seat) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class DealerDrawn(Event):
    """The lowest card makes this seat the first dealer (CR-2)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandBegun(Event):
    """The hand of this number begins; each seat gets so many cards (CR-3)."""

    number: int
    dealer: Seat
    size: int


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A seat was dealt its cards; `unseen`: it may not look at them before it has named a suit (CR-4)."""

    seat: Seat
    cards: tuple[Card, ...]
    unseen: bool

    def seen_by(self, seat: Seat) -> Self:
        if seat == self.seat and not self.unseen:
            return self
        return replace(self, cards=(HIDDEN,) * len(self.cards))

    def reveals(self, seat: Seat) -> bool:
        return seat == self.seat and not self.unseen


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """The dealer turned over the first card and counts as having played it (CR-4)."""

    seat: Seat
    card: Card

    def reveals(self, seat: Seat) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Named(Event):
    """The dealer named the suit of the turned-up wild (CR-4)."""

    seat: Seat
    suit: Suit

    def reveals(self, seat: Seat) -> bool:
        return seat != self.seat


@dataclass(frozen=True, slots=True)
class PickedUp(IntoHand):
    """The dealer, having named a suit, looks at its cards (CR-4)."""


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A seat played a card; `suit` is what a wild names, -1 for no wild or none named."""

    seat: Seat
    card: Card
    suit: Suit

    def reveals(self, seat: Seat) -> bool:
        return seat != self.seat


@dataclass(frozen=True, slots=True)
class Drew(IntoHand):
    """A seat drew cards; `cause` is one of the words above."""

    cause: str

    def reveals(self, seat: Seat) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Counted(Event):
    """The count stands at this; `begun`: it was just started (CR-20)."""

    seat: Seat
    count: int
    begun: bool


@dataclass(frozen=True, slots=True)
class Skipped(Event):
    """A seat loses its turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Reversed(Event):
    """The direction of play turned round; `clockwise` from now on or not."""

    clockwise: bool


@dataclass(frozen=True, slots=True)
class PlaysAgain(Event):
    """The seat takes another turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SlotsOpened(Event):
    """A king: the seat has three slots to fill (CR-52)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OneCard(Event):
    """A seat said "one card" (CR-30)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Forgot(Event):
    """A seat did not say "one card" in time and forfeits its next turn (CR-31)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Caught(Event):
    """A seat was caught by another with "one card" unsaid and forfeits its next turn (CR-32)."""

    seat: Seat
    by: Seat


@dataclass(frozen=True, slots=True)
class Forfeited(Event):
    """A seat forfeits this turn and draws instead (CR-31)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """The stock was empty: a seat shuffled so many cards of the discard pile into a new one (CR-45)."""

    seat: Seat
    count: int

    def reveals(self, seat: Seat) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Pressed(Event):
    """A seat took shuffle pressure, its `times`-th of the match, for so many points (CR-45)."""

    seat: Seat
    points: int
    times: int


@dataclass(frozen=True, slots=True)
class NothingLeft(Event):
    """A seat had to draw and there was nothing to shuffle: the hand ends (CR-46)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A seat is named as going out (CR-40, CR-21, CR-46)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardsScored(Event):
    """What a seat still held, which of it threes cancelled, and what is left of it in points (CR-41, CR-42)."""

    seat: Seat
    cards: tuple[Card, ...]
    cancelled: tuple[Card, ...]
    points: int

    def reveals(self, seat: Seat) -> bool:
        return seat != self.seat


@dataclass(frozen=True, slots=True)
class HandScored(Event):
    """A hand is scored: each seat's points, pressure included, and its total."""

    number: int
    points: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match is over; who won it and the place of each seat (CR-5)."""

    winners: tuple[Seat, ...]
    places: tuple[int, ...]


__all__ = [
    "CardsScored", "Caught", "Counted", "DealerDrawn", "Dealt", "Drew", "Forfeited", "Forgot", "HandBegun",
    "HandScored", "LotDrawn", "MatchEnded", "Named", "NothingLeft", "OneCard", "PickedUp", "Played", "PlaysAgain",
    "Pressed", "Reversed", "Shuffled", "Skipped", "SlotsOpened", "TurnedUp", "WentOut",
]  # fmt: skip
