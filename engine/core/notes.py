"""Notes: facts of the game in ids, never in words; events tell what happened, refusals why not."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from engine.core.cards import HIDDEN, Card, Seat


@dataclass(frozen=True, slots=True)
class Note:
    """A fact. `kind` is the class name in snake_case: the id its sentence is found by."""

    kind: ClassVar[str] = "note"

    def __init_subclass__(cls) -> None:
        cls.kind = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()


@dataclass(frozen=True, slots=True)
class Event(Note):
    """Something that happened at the table."""

    def seen_by(self, seat: Seat) -> Self:
        """The event as this seat may see it: cards it may not know become HIDDEN. NOBODY is a spectator."""
        return self

    def reveals(self, seat: Seat) -> bool:
        """Whether the event showed this seat something it did not know: undoing past it is practice."""
        return False


@dataclass(frozen=True, slots=True)
class IntoHand(Event):
    """Cards come into a seat's hand, and it alone sees them: the base of deals, draws and piles taken."""

    seat: Seat
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat) -> Self:
        return self if seat == self.seat else replace(self, cards=(HIDDEN,) * len(self.cards))

    def reveals(self, seat: Seat) -> bool:
        return seat == self.seat


@dataclass(frozen=True, slots=True)
class Refusal(Note):
    """Why a move is not allowed."""

    @property
    def rule(self) -> str:
        """The id of the rule that says so: one a kind, unless the facts decide."""
        return ""


@dataclass(frozen=True, slots=True)
class NotYourTurn(Refusal):
    """Another seat is to move (`turn`)."""

    rule: ClassVar[str] = "T-1"
    turn: Seat


@dataclass(frozen=True, slots=True)
class MatchOver(Refusal):
    """The match has ended."""

    rule: ClassVar[str] = "T-2"


@dataclass(frozen=True, slots=True)
class Malformed(Refusal):
    """The text is no move of this game; `problem` quotes what could not be read."""

    rule: ClassVar[str] = "T-3"
    problem: str


@dataclass(frozen=True, slots=True)
class NoSuchSeat(Refusal):
    """There is no such seat: seats are numbered from 0 to `seats` - 1."""

    rule: ClassVar[str] = "T-4"
    seats: int


@dataclass(frozen=True, slots=True)
class NotHeld(Refusal):
    """The seat does not hold this card (or not as many of it)."""

    rule: ClassVar[str] = "T-5"
    card: Card


@dataclass(frozen=True, slots=True)
class UnknownOption(Refusal):
    """The game has no option of this name; `known` lists those it has."""

    rule: ClassVar[str] = "T-6"
    name: str
    known: str


@dataclass(frozen=True, slots=True)
class BadOption(Refusal):
    """The option cannot have this value; `allowed` says what it can."""

    rule: ClassVar[str] = "T-6"
    name: str
    value: str
    allowed: str


__all__ = [
    "BadOption", "Event", "IntoHand", "Malformed", "MatchOver", "NoSuchSeat", "NotHeld", "NotYourTurn", "Note",
    "Refusal", "UnknownOption",
]  # fmt: skip
