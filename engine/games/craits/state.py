"""The whole truth of a match of Craits, and the view of it that a seat may have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.core.cards import HIDDEN, NOBODY, Card, Seat
from engine.core.game import State
from engine.games.craits.cards import BASE, CARDS, COUNTING, Key, Suit
from engine.games.craits.options import CAUGHT_ONLY, MOST_SEATS, Options


class Step(NamedTuple):
    """Something everybody saw in a hand: a card played from a hand, cards drawn, or a shuffle.

    `lacking` is the key that the seat had no card for when it drew, -1 if it drew for another reason. A shuffle
    draws -1 cards.
    """

    seat: Seat
    card: Card
    drawn: int = 0
    lacking: int = -1


PLAYED = tuple(tuple(Step(seat, card) for card in CARDS) for seat in range(MOST_SEATS))
"""The step of each seat with each card, made once."""
SINGLE = tuple(tuple(Step(seat, HIDDEN, 1, key) for key in (*range(COUNTING + 1), -1)) for seat in range(MOST_SEATS))
"""The step of each seat that draws one card for want of this key (the last: for another reason), made once."""


class Row(NamedTuple):
    """A line of the score sheet: who went out (NOBODY if nobody did), and by seat the points of the cards left,
    the points of shuffle pressure taken in this hand, and the cards that threes cancelled."""

    out: Seat
    points: tuple[int, ...]
    pressure: tuple[int, ...]
    cancelled: tuple[tuple[Card, ...], ...]


class CraitsState(State):
    """One match. Fields of a hand are made anew by each deal; `dealing` means the turn seat has to deal."""

    __slots__ = (
        "count", "dealer", "dealing", "direction", "emptied", "first_dealer", "forfeits", "hands", "jacks", "lots",
        "naming", "number", "owes", "pile", "pressure", "pressures", "rows", "scores", "seats", "seed", "shuffles",
        "slot", "stock", "story", "suit", "turn", "turned", "window",
    )  # fmt: skip

    window: tuple[Seat, ...]
    seed: int
    seats: int
    turn: Seat
    lots: tuple[tuple[Seat, Card], ...]
    """The cards drawn for the first deal, in order."""
    first_dealer: Seat
    dealer: Seat
    dealing: bool
    number: int
    """The number of the hand played or to be dealt, from 1."""
    scores: list[int]
    pressures: list[int]
    """How often each seat has taken shuffle pressure in this match."""
    rows: list[Row]
    pressure: list[int]
    """The points of shuffle pressure by seat in this hand."""
    hands: list[list[Card]]
    """Sorted."""
    stock: list[Card]
    """The next card to be drawn is the last."""
    shuffles: int
    """How often the discard pile was shuffled in this hand."""
    pile: list[Card]
    """The discard pile; the top card is the last."""
    turned: Card
    """The card turned up when the hand was dealt."""
    suit: Suit
    """The suit in force; -1 while the dealer has to name it."""
    naming: bool
    """The dealer has to name a suit, its cards unseen (CR-4)."""
    direction: int
    """1 clockwise, -1 the other way."""
    count: int
    """The running count, 0 outside one."""
    emptied: list[Seat]
    """The seats without cards, in the order in which they got rid of them."""
    jacks: int
    """How many jacks with their function lie in a row (CR-50)."""
    slot: int
    """The slot of a king that is filled next, 1 to 3; 0 outside (CR-52)."""
    owes: Seat
    """Who owes the words "one card"; NOBODY if nobody does."""
    forfeits: list[Seat]
    """The seats that forfeit their next turn."""
    story: list[Step]
    """All plays, draws and shuffles of the hand."""

    def copy(self) -> CraitsState:
        """An independent copy, each field by hand (deepcopy is 90 times slower)."""
        twin = CraitsState()
        twin.window, twin.seed, twin.seats, twin.turn = self.window, self.seed, self.seats, self.turn
        twin.lots, twin.first_dealer, twin.dealer = self.lots, self.first_dealer, self.dealer
        twin.dealing, twin.number = self.dealing, self.number
        twin.scores, twin.pressures = self.scores[:], self.pressures[:]
        twin.rows, twin.pressure = self.rows[:], self.pressure[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.stock, twin.shuffles, twin.pile = self.stock[:], self.shuffles, self.pile[:]
        twin.turned, twin.suit, twin.naming = self.turned, self.suit, self.naming
        twin.direction, twin.count, twin.emptied = self.direction, self.count, self.emptied[:]
        twin.jacks, twin.slot = self.jacks, self.slot
        twin.owes, twin.forfeits, twin.story = self.owes, self.forfeits[:], self.story[:]
        return twin

    @property
    def key(self) -> Key:
        """What a card must fit now."""
        return COUNTING if self.count else BASE[self.pile[-1]] + self.suit


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat may know, with perfect recall of the hand; `seat` is NOBODY for a spectator."""

    seat: Seat
    options: Options
    turn: Seat
    dealing: bool
    """The turn seat has to deal the hand named by `number`; the fields of a hand are empty."""
    naming: bool
    """The turn seat has to name the suit of the turned-up wild; it has not seen its cards (CR-4)."""
    number: int
    """1 to 15."""
    dealer: Seat
    first_dealer: Seat
    lots: tuple[tuple[Seat, Card], ...]
    """The cards drawn for the first deal, in order."""
    hand: tuple[Card, ...]
    """Empty for a dealer that has to name a suit first: `counts` tells how many there are."""
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    stock: int
    """How many cards the stock has."""
    pile: tuple[Card, ...]
    """The discard pile, the top card last."""
    turned: Card
    """The card turned up when the hand was dealt; HIDDEN before."""
    suit: Suit
    """The suit in force; -1 while there is none."""
    direction: int
    """1 clockwise, -1 the other way."""
    count: int
    """The running count, 0 outside one."""
    emptied: tuple[Seat, ...]
    """The seats without cards, in the order in which they got rid of them."""
    jacks: int
    """How many jacks with their function lie in a row."""
    slot: int
    """The slot of a king that the turn seat fills next, 1 to 3; 0 outside."""
    owes: Seat
    """Who owes the words "one card"; NOBODY if nobody does."""
    forfeits: tuple[Seat, ...]
    """The seats that forfeit their next turn."""
    shuffles: int
    """How often the discard pile was shuffled in this hand."""
    story: tuple[Step, ...]
    """All plays, draws and shuffles of the hand so far."""
    pressure: tuple[int, ...]
    """The points of shuffle pressure by seat in this hand; the scores hold them already."""
    pressures: tuple[int, ...]
    """How often each seat has taken shuffle pressure in this match."""
    scores: tuple[int, ...]
    rows: tuple[Row, ...]
    """The finished hands."""

    @property
    def top(self) -> Card:
        """The top card of the discard pile; HIDDEN if there is none."""
        return self.pile[-1] if self.pile else HIDDEN

    @property
    def key(self) -> Key:
        """What a card must fit now; -1 while nothing can be played."""
        if self.dealing or self.naming or self.turn == NOBODY:
            return -1
        return COUNTING if self.count else BASE[self.pile[-1]] + self.suit

    @property
    def window(self) -> tuple[Seat, ...]:
        """The seats that may speak before the next turn move."""
        return window(self.options, self.owes)


def window(options: Options, owes: Seat) -> tuple[Seat, ...]:
    """Who may speak while this seat owes "one card": itself, and where that is agreed all that may catch it."""
    if owes == NOBODY:
        return ()
    return tuple(range(options.seats)) if options.announce == CAUGHT_ONLY else (owes,)
