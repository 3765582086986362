"""What can happen in Oh Crud and what can be refused, as facts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.core.cards import Card, Seat
from engine.core.notes import Event, IntoHand, Refusal
from engine.games.oh_crud.cards import Suit


@dataclass(frozen=True, slots=True)
class DealerDrawn(Event):
    """The lot made this seat the first dealer (OC-3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SuitsRemoved(Event):
    """Two seats play without these suits (OC-40)."""

    suits: tuple[Suit, ...]


@dataclass(frozen=True, slots=True)
class RoundBegun(Event):
    """A round begins; `round` is 1 to 6, 7 and more are Duels among `seats` (OC-60)."""

    round: int
    dealer: Seat
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class ColourRolled(Event):
    """The colour die fell; `again`: the suit is out of the game and the die is rolled again (OC-40)."""

    suit: Suit
    again: bool

    def reveals(self, seat: Seat) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class NumberRolled(Event):
    """The number die fell (OC-4)."""

    number: int

    def reveals(self, seat: Seat) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class SetAside(Event):
    """So many cards are out of play for the round, face down, known to nobody (OC-5)."""

    count: int


@dataclass(frozen=True, slots=True)
class ExtraRolled(Event):
    """A seat rolled the number die for an extra card (OC-21)."""

    seat: Seat
    number: int

    def reveals(self, seat: Seat) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class ExtraCard(Event):
    """This seat is dealt one card more than the others (OC-20)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Dealt(IntoHand):
    """A seat was dealt its hand."""


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A seat played a card to the trick."""

    seat: Seat
    card: Card

    def reveals(self, seat: Seat) -> bool:
        return seat != self.seat


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """A seat took the trick, which cost it so many points (before any Sting)."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A seat laid a card on its suit's pile; `opens`: it began the pile (OC-22)."""

    seat: Seat
    card: Card
    opens: bool

    def reveals(self, seat: Seat) -> bool:
        return seat != self.seat


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat passed; whether it could have played is its own secret (OC-26)."""

    seat: Seat

    def reveals(self, seat: Seat) -> bool:
        return seat != self.seat


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A seat is out, the `position`-th of the round, for so many points (OC-24; a Duel gives none)."""

    seat: Seat
    position: int
    points: int


@dataclass(frozen=True, slots=True)
class Stung(Event):
    """A seat took all the Crud in play: every other seat scores it (OC-51)."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class RoundScored(Event):
    """A round is scored: each seat's points of the round and its total."""

    round: int
    points: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DuelCalled(Event):
    """These seats share the lowest total and play a Duel (OC-60)."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match is over; the place of each seat (OC-61)."""

    winner: Seat
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DealFirst(Refusal):
    """Nothing is played before the dealer has dealt."""

    rule: ClassVar[str] = "OC-3"
    dealer: Seat


@dataclass(frozen=True, slots=True)
class AlreadyDealt(Refusal):
    """The round is not over: there is nothing to deal."""

    rule: ClassVar[str] = "OC-3"


@dataclass(frozen=True, slots=True)
class MustFollow(Refusal):
    """A card of the suit led is in the hand and must be played."""

    rule: ClassVar[str] = "OC-11"
    suit: Suit


@dataclass(frozen=True, slots=True)
class NoPassing(Refusal):
    """In a trick every seat plays a card."""

    rule: ClassVar[str] = "OC-10"


@dataclass(frozen=True, slots=True)
class DoesNotFit(Refusal):
    """The card's pile takes another card next; `opens`: the pile is not begun yet."""

    rule: ClassVar[str] = "OC-22"
    card: Card
    needs: Card
    opens: bool


@dataclass(frozen=True, slots=True)
class MustPlay(Refusal):
    """The seat can play (`card` fits, for one) and has no free pass left."""

    rule: ClassVar[str] = "OC-23"
    card: Card


@dataclass(frozen=True, slots=True)
class OnlyWithTwoSeats(Refusal):
    """This option is for two seats only."""

    rule: ClassVar[str] = "OC-40"
    name: str
    seats: int


__all__ = [
    "AlreadyDealt", "ColourRolled", "DealFirst", "DealerDrawn", "Dealt", "DoesNotFit", "DuelCalled", "ExtraCard",
    "ExtraRolled", "Laid", "MatchEnded", "MustFollow", "MustPlay", "NoPassing", "NumberRolled", "OnlyWithTwoSeats",
    "Passed", "Played", "RoundBegun", "RoundScored", "SetAside", "Stung", "SuitsRemoved", "TrickTaken", "WentOut",
]  # fmt: skip
