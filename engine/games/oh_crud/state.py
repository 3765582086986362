"""The whole truth of a match of Oh Crud, and the view of it that a seat may have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.core.cards import HIDDEN, Card, Seat
from engine.core.game import State
from engine.games.oh_crud.cards import CARDS, NUMBERS, SUIT, Suit, card, following
from engine.games.oh_crud.options import MOST_SEATS, Options

ROUNDS = 6


class Trick(NamedTuple):
    """A finished trick: who led, the cards clockwise from there, who took it."""

    leader: Seat
    cards: tuple[Card, ...]
    taker: Seat


class Turn(NamedTuple):
    """A turn of round six: the card laid, HIDDEN for a pass."""

    seat: Seat
    card: Card


TURN = tuple(tuple(Turn(seat, card) for card in (*CARDS, HIDDEN)) for seat in range(MOST_SEATS))
"""The turn of each seat with each card, HIDDEN (the last) included, made once."""


class OhCrudState(State):
    """One match. Round fields are made anew by each deal; `dealing` means the turn seat has to deal."""

    __slots__ = (
        "colour",
        "dealer",
        "dealing",
        "duellists",
        "first_dealer",
        "fits",
        "free",
        "gone",
        "hands",
        "laid",
        "leader",
        "number",
        "out",
        "points",
        "round",
        "rows",
        "scores",
        "seats",
        "seed",
        "suits",
        "trick",
        "tricks",
        "turn",
        "voids",
        "winner",
    )  # fmt: skip

    window: tuple[Seat, ...] = ()

    seed: int
    seats: int
    suits: tuple[Suit, ...]
    """The suits in the game: all six, or four with two seats."""
    turn: Seat
    first_dealer: Seat
    dealer: Seat
    dealing: bool
    round: int
    """The round played or to be dealt: 1 to 6, from 7 on Duels."""
    scores: list[int]
    rows: list[tuple[int, ...]]
    """The points of each finished round."""
    duellists: tuple[Seat, ...]
    winner: Seat
    colour: Suit
    number: int
    """What the dice show; -1 for a die that was not rolled this round."""
    hands: list[list[Card]]
    """Sorted."""
    out: list[Card]
    points: list[int]
    """Crud taken so far this round."""
    leader: Seat
    trick: list[Card]
    tricks: list[Trick]
    voids: list[int]
    """For each seat, one bit for each suit it has shown not to hold this round."""
    fits: list[Card]
    """Round six: the card each suit's pile takes next."""
    laid: list[Turn]
    gone: list[Seat]
    """Round six: the seats that are out, in order."""
    free: list[int]
    """Round six: the free passes each seat has left (OC-25)."""

    @property
    def piling(self) -> bool:
        """Whether this is a round of piles: round six or a Duel."""
        return self.round >= ROUNDS

    def copy(self) -> OhCrudState:
        """An independent copy, each field by hand (deepcopy is 90 times slower)."""
        twin = OhCrudState()
        twin.seed, twin.seats, twin.suits = self.seed, self.seats, self.suits
        twin.turn, twin.first_dealer, twin.dealer = self.turn, self.first_dealer, self.dealer
        twin.dealing, twin.round = self.dealing, self.round
        twin.scores, twin.rows = self.scores[:], self.rows[:]
        twin.duellists, twin.winner = self.duellists, self.winner
        twin.colour, twin.number = self.colour, self.number
        twin.hands = [hand[:] for hand in self.hands]
        twin.out, twin.points = self.out[:], self.points[:]
        twin.leader, twin.trick, twin.tricks = self.leader, self.trick[:], self.tricks[:]
        twin.voids, twin.fits, twin.laid = self.voids[:], self.fits[:], self.laid[:]
        twin.gone, twin.free = self.gone[:], self.free[:]
        return twin


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat may know, with perfect recall of the round; `seat` is NOBODY for a spectator."""

    seat: Seat
    options: Options
    turn: Seat
    dealing: bool
    """The turn seat has to deal the round named by `round`; the fields of a round are empty."""
    round: int
    """1 to 6; from 7 on a Duel."""
    dealer: Seat
    first_dealer: Seat
    suits: tuple[Suit, ...]
    colour: Suit
    number: int
    """The dice of the round; -1 for a die that was not rolled."""
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    out: int
    """How many cards lie face down out of play."""
    leader: Seat
    trick: tuple[Card, ...]
    """The trick on the table, clockwise from `leader`."""
    tricks: tuple[Trick, ...]
    """The finished tricks of the round, oldest first."""
    voids: tuple[int, ...]
    """For each seat, one bit for each suit it has shown not to hold this round (bit 0: yellow)."""
    laid: tuple[Turn, ...]
    """The turns of round six so far, passes included."""
    gone: tuple[Seat, ...]
    """The seats that are out in round six, in order."""
    free: int
    """The viewer's own free passes left."""
    points: tuple[int, ...]
    """Crud taken so far this round, by seat."""
    scores: tuple[int, ...]
    rows: tuple[tuple[int, ...], ...]
    """The points of each finished round, by seat."""
    duellists: tuple[Seat, ...]
    winner: Seat

    @property
    def piling(self) -> bool:
        """Whether this is a round of piles: round six or a Duel."""
        return self.round >= ROUNDS

    @property
    def piles(self) -> tuple[tuple[Card, ...], ...]:
        """The pile of each suit, bottom first."""
        found: list[list[Card]] = [[] for _ in range(6)]
        for turn in self.laid:
            if turn.card >= 0:
                found[SUIT[turn.card]].append(turn.card)
        return tuple(tuple(pile) for pile in found)

    @property
    def fits(self) -> tuple[Card, ...]:
        """The card each suit's pile takes next (OC-22); empty while no piles are played."""
        if not self.piling or self.dealing or self.number < 0:
            return ()
        fits = first_fits(self.number)
        for turn in self.laid:
            if turn.card >= 0:
                fits[SUIT[turn.card]] = following(turn.card)
        return tuple(fits)


def first_fits(number: int) -> list[Card]:
    """What each suit's pile takes first: the starting number (OC-22)."""
    return [card(suit, number) for suit in range(54 // NUMBERS)]
