"""The whole truth of a match of BULLCRAP, and the view of it that a seat may have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.core.cards import Card, Seat
from engine.core.game import State
from engine.games.bullcrap.cards import Place
from engine.games.bullcrap.memory import Laid, Memory
from engine.games.bullcrap.options import Options


class Known(NamedTuple):
    """Something the viewer is sure of: this card lies in one of these places.

    A seat's place is its hand and what it laid face down in the pile from claim number `since` on. A card that is
    HIDDEN is some wild, its face unknown.
    """

    card: Card
    places: tuple[Place, ...]
    since: int


class BullcrapState(State):
    """One match. While `window` is not empty, the last claim of the pile may be called."""

    __slots__ = (
        "answering",
        "dealing",
        "distracted",
        "drawn",
        "gone",
        "hands",
        "lacks",
        "memory",
        "out",
        "pile",
        "returned",
        "rewards",
        "seats",
        "seed",
        "turn",
        "turns",
        "window",
        "winner",
        "xrayed",
    )
    seed: int
    seats: int
    turn: Seat
    window: tuple[Seat, ...]
    dealing: bool
    answering: bool
    """The turn seat may only call or accept (BC-20, BC-25)."""
    turns: int
    """How many turns have been finished (BC-60)."""
    hands: list[list[Card]]
    """Sorted."""
    pile: list[Laid]
    rewards: list[Card]
    """The Reward Pile, the top first."""
    returned: int
    """How many cards at the bottom of the Reward Pile everybody saw returned."""
    distracted: int
    xrayed: int
    """One bit for each seat such a card lies on."""
    out: list[Card]
    gone: list[Card]
    """Destroyed by Nukes."""
    memory: Memory
    """What each seat is sure of about cards it does not see."""
    lacks: list[int]
    """For each seat, one bit for each kind its hand cannot hold, since it had to shed (BC-14)."""
    winner: Seat
    drawn: bool

    def copy(self) -> BullcrapState:
        """An independent copy, each field by hand."""
        twin = BullcrapState()
        twin.seed, twin.seats, twin.turn, twin.window = self.seed, self.seats, self.turn, self.window
        twin.dealing, twin.answering, twin.turns = self.dealing, self.answering, self.turns
        twin.hands = [hand[:] for hand in self.hands]
        twin.pile, twin.rewards, twin.returned = self.pile[:], self.rewards[:], self.returned
        twin.distracted, twin.xrayed = self.distracted, self.xrayed
        twin.out, twin.gone, twin.lacks = self.out[:], self.gone[:], self.lacks[:]
        twin.memory = self.memory.copy()
        twin.winner, twin.drawn = self.winner, self.drawn
        return twin


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat may know, with perfect recall; `seat` is NOBODY for a spectator."""

    seat: Seat
    options: Options
    turn: Seat
    window: tuple[Seat, ...]
    """The seats that may call the last claim of the pile; empty when it cannot be called (any more)."""
    dealing: bool
    answering: bool
    """The turn seat may only call or accept."""
    turns: int
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    pile: tuple[Laid, ...]
    """The claims in the Play Pile, the last one on top; cards the viewer did not see are HIDDEN."""
    rewards: int
    """How many cards the Reward Pile has."""
    returned: tuple[Card, ...]
    """Those of them at its bottom that everybody saw returned, the upper first."""
    distracted: tuple[Seat, ...]
    xrayed: tuple[Seat, ...]
    """The seats that a Distract or an X-Ray lies on."""
    out: int
    """How many cards were never dealt."""
    gone: int
    """How many cards Nukes destroyed."""
    known: tuple[Known, ...]
    """What the viewer is sure of about cards it does not see now."""
    lacks: tuple[int, ...]
    winner: Seat
    drawn: bool

    @property
    def pile_size(self) -> int:
        """How many cards lie in the Play Pile."""
        return sum(len(laid.cards) for laid in self.pile)

    @property
    def last(self) -> Laid | None:
        """The last claim, on top of the pile."""
        return self.pile[-1] if self.pile else None


SEATS_OF = tuple(tuple(place for place in range(6) if mask >> place & 1) for mask in range(64))
"""The places of a mask of bits, in order."""
