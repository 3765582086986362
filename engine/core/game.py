"""The contract of a game: one ruleset with its options chosen, stateless; and what plays it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, Protocol, Self, TypeVar

from engine.core.cards import NOBODY, Seat
from engine.core.moves import Move, Notation, Offer
from engine.core.notes import Event, Refusal
from engine.core.options import Options
from engine.core.rng import Rng

MOST_MOVES = 2000
"""More moves than this are not written down: `Table.moves` raises TooMany."""


class TooMany(ValueError):
    """There are more than MOST_MOVES moves; the offers outline them."""


class State(ABC):
    """The whole truth of one match, mutable and slotted. Only a game and the table may touch one.

    `turn` is the seat that must move and always can (NOBODY when the match is over); the seats in `window`
    may speak before it does.
    """

    __slots__ = ()
    turn: Seat
    window: Sequence[Seat]

    @abstractmethod
    def copy(self) -> Self:
        """An independent copy."""


S = TypeVar("S", bound=State)
V = TypeVar("V")
O = TypeVar("O", bound=Options)  # noqa: E741 - one letter per part of the contract: State, View, Options


class Game(ABC, Generic[S, V, O]):
    """One ruleset with its options chosen. Every method is a function of its arguments alone."""

    key: ClassVar[str]
    """The name of the game's folder, of its saves and of its addresses."""
    rules: ClassVar[int]
    """The version of the rules: saves of another version play as far as they are valid."""
    options_type: ClassVar[type[Options]]
    presets: ClassVar[Mapping[str, str]]
    """Named options, as text; the first is the printed game."""
    notation: ClassVar[Notation]
    spoken: ClassVar[frozenset[str]] = frozenset()
    """The verbs that answer in a window and are no turn moves: `call`, `say`."""
    by_consent: ClassVar[frozenset[str]] = frozenset()
    """The verbs that the other persons at the table must agree to before the host makes them."""

    def __init__(self, options: O) -> None:
        self.options = options

    @abstractmethod
    def start(self, seed: int) -> S:
        """The state before the first move, which is always `deal`. Emits nothing: lots are events of that move."""

    @abstractmethod
    def moves(self, s: S, seat: Seat) -> Sequence[Move]:
        """Every move this seat may make now, each once; empty for a seat that may not move.

        Where there may be very many the sequence makes each move only when it is asked for.
        """

    @abstractmethod
    def check(self, s: S, seat: Seat, move: Move) -> Refusal | None:
        """The law: why this seat may not make this move, None if it may. Accepts any move of any seat."""

    @abstractmethod
    def play(self, s: S, seat: Seat, move: Move, out: list[Event] | None = None) -> None:
        """Make an allowed move (it is trusted), appending its events to `out` if one is given."""

    @abstractmethod
    def view(self, s: S, seat: Seat) -> V:
        """All this seat may know, with perfect recall, frozen; NOBODY gives the spectator's view."""

    @abstractmethod
    def offers(self, view: V) -> tuple[Offer, ...]:
        """The menu, from the view alone: every allowed move lies in an offer, every offer holds one."""

    @abstractmethod
    def determinize(self, view: V, rng: Rng) -> S:
        """A state the viewer could be in: the unseen cards dealt anew, with a false seed."""

    @abstractmethod
    def scores(self, s: S) -> Sequence[int]:
        """The points of each seat so far."""

    @abstractmethod
    def places(self, s: S) -> Sequence[int]:
        """The place of each seat, 1 the best, as it stands: 1 2 2 4."""

    def over(self, s: S) -> bool:
        """Whether the match has ended."""
        return s.turn == NOBODY


class Bot(Protocol):
    """A player that is a program. It is given views, offers and events as its seat sees them, nothing else."""

    def hear(self, event: Event) -> None:
        """Something happened; told in order, from the start of the match."""

    def choose(self, view: object, offers: tuple[Offer, ...], rng: Rng) -> Move | None:
        """The move to make; None (only when the seat need not move) is to stay silent in a window."""
