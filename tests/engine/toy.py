"""A toy game with a window: each seat claims in turn, anybody else may call; `end` needs everybody's consent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine import NOBODY, Event, Move, Offer, Options, Refusal
from engine.core.cards import Faces, Seat
from engine.core.game import Game, State
from engine.core.moves import Notation
from engine.core.notes import MatchOver, NotYourTurn
from engine.core.rng import Rng

CLAIMS = 6
"""The match ends after so many claims."""


@dataclass(frozen=True, slots=True)
class Said(Event):
    """A seat said a verb."""

    seat: Seat
    verb: str


class ToyState(State):
    """Who is to move, who may speak, how many claims were made, who called."""

    __slots__ = ("calls", "claims", "turn", "window")
    turn: Seat
    window: tuple[Seat, ...]
    claims: int
    calls: list[Seat]

    def copy(self) -> ToyState:
        """An independent copy."""
        twin = ToyState()
        twin.turn, twin.window, twin.claims, twin.calls = self.turn, self.window, self.claims, self.calls[:]
        return twin


@dataclass(frozen=True, slots=True)
class ToyView:
    """Everything: nothing is hidden."""

    seat: Seat
    turn: Seat
    window: tuple[Seat, ...]
    claims: int
    calls: tuple[Seat, ...]


class Toy(Game[ToyState, ToyView, Options]):
    """Claims go round; `owes` adds the claimer itself to the window, as one who owes words."""

    key = "toy"
    rules = 1
    options_type = Options
    presets = {"plain": ""}  # noqa: RUF012
    notation = Notation(Faces([]), {"claim": None, "call": None, "end": None})
    spoken = frozenset({"call"})
    by_consent = frozenset({"end"})
    owes = False

    def start(self, seed: int) -> ToyState:
        s = ToyState()
        s.turn, s.window, s.claims, s.calls = 0, (), 0, []
        return s

    def moves(self, s: ToyState, seat: Seat) -> list[Move]:
        verbs = ["claim", "end"] if seat == s.turn != NOBODY else []
        return [Move(verb) for verb in [*verbs, *(["call"] if seat in s.window else [])]]

    def check(self, s: ToyState, seat: Seat, move: Move) -> Refusal | None:
        if s.turn == NOBODY:
            return MatchOver()
        return None if move in self.moves(s, seat) else NotYourTurn(s.turn)

    def play(self, s: ToyState, seat: Seat, move: Move, out: list[Event] | None = None) -> None:
        if out is not None:
            out.append(Said(seat, move.verb))
        if move.verb == "call":
            s.calls.append(seat)
            s.window, s.turn = (), seat
        elif move.verb == "end" or s.claims + 1 == CLAIMS:
            s.window, s.turn = (), NOBODY
        else:
            s.claims += 1
            s.turn = (seat + 1) % self.options.seats
            s.window = tuple(other for other in range(self.options.seats) if other != seat or self.owes)

    def view(self, s: ToyState, seat: Seat) -> ToyView:
        return ToyView(seat, s.turn, s.window, s.claims, tuple(s.calls))

    def offers(self, view: ToyView) -> tuple[Offer, ...]:
        verbs = ["claim", "end"] if view.seat == view.turn != NOBODY else []
        return tuple(Offer(verb) for verb in [*verbs, *(["call"] if view.seat in view.window else [])])

    def determinize(self, view: ToyView, rng: Rng) -> ToyState:
        s = ToyState()
        s.turn, s.window, s.claims, s.calls = view.turn, view.window, view.claims, list(view.calls)
        return s

    def scores(self, s: ToyState) -> Sequence[int]:
        return [s.calls.count(seat) for seat in range(self.options.seats)]

    def places(self, s: ToyState) -> Sequence[int]:
        return [1] * self.options.seats


class Owing(Toy):
    """The claimer owes words."""

    owes = True
