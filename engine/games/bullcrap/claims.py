"""Claims, their window, calls, and whose turn comes next (BC-10 to BC-26, BC-50)."""

from __future__ import annotations

from functools import cache

from engine.core.cards import HIDDEN, NOBODY, Card, Seat
from engine.core.moves import Move
from engine.core.notes import Event
from engine.games.bullcrap.cards import CHAMELEON, DISTRACT, MOST_SEATS, RANK, SHIELD, XRAY, Rank, ring
from engine.games.bullcrap.memory import Laid
from engine.games.bullcrap.notes import (
    Accepted,
    Called,
    Claimed,
    GameWon,
    PileTaken,
    Revealed,
    Rewarded,
    Skipped,
    XrayReturned,
)
from engine.games.bullcrap.state import BullcrapState

OTHERS = tuple(
    tuple(tuple(seat for seat in range(seats) if seat != claimer) for claimer in range(seats))
    for seats in range(MOST_SEATS + 1)
)
"""For each number of seats and each claimer, who may call."""


@cache
def allowed_ranks(sequence: str, lowest: int) -> tuple[tuple[Rank, ...], ...]:
    """The ranks that may be claimed after each rank; at index -1 those that may when the pile is empty (BC-50)."""
    ranks = ring(lowest)
    after: list[tuple[Rank, ...]] = []
    for rank in range(len(ranks) + ranks[0]):
        above = rank + 1 if rank < ranks[-1] else ranks[0]
        below = rank - 1 if rank > ranks[0] else ranks[-1]
        after.append(
            {"either-way": tuple(sorted((below, above))), "one-way": (above,), "frozen": (rank,)}.get(sequence, ranks)
        )
    return (*after, ranks)


def is_lie(laid: Laid) -> bool:
    """Whether some card is neither of the claimed rank nor a Chameleon; a Shield is no lie by itself (BC-13)."""
    return any(RANK[card] != laid.rank and card not in (CHAMELEON, SHIELD) for card in laid.cards)


def claim(s: BullcrapState, seat: Seat, move: Move, out: list[Event] | None) -> None:
    """Lay the cards, say the rank, open the window."""
    hand, cards = s.hands[seat], move.cards
    for card in cards:
        hand.remove(card)
    shown = s.xrayed >> seat & 1 == 1
    s.pile.append(tuple.__new__(Laid, (seat, move.choice, cards, shown)))  # twice as fast as calling the class
    s.turns += 1
    if out is not None:
        out.append(Claimed(seat, move.choice, cards, shown))
    if shown:
        s.memory.shown(seat, cards)
    s.window = OTHERS[s.seats][seat]
    following = seat + 1 if seat + 1 < s.seats else 0
    s.turn = following
    if not hand:
        s.answering = True
    elif s.distracted:
        while s.turn != seat and s.distracted >> s.turn & 1:
            s.turn = (s.turn + 1) % s.seats
        if s.turn == seat:
            s.turn, s.answering = following, True


def shut(s: BullcrapState, out: list[Event] | None) -> None:
    """The turn seat moves: the claim stands, and the distracted seats before it are skipped (BC-20, BC-38)."""
    s.window = ()
    if s.distracted:
        seat = (s.pile[-1].seat + 1) % s.seats
        while seat != s.turn:
            skip(s, seat, out)
            seat = (seat + 1) % s.seats


def skip(s: BullcrapState, seat: Seat, out: list[Event] | None) -> None:
    """The turn of a distracted seat is skipped, its Distract goes under the Reward Pile (BC-32)."""
    s.distracted &= ~(1 << seat)
    put_under(s, DISTRACT)
    if out is not None:
        out.append(Skipped(seat))


def put_under(s: BullcrapState, card: Card) -> None:
    """A wild goes to the bottom of the Reward Pile, in sight of all (BC-4)."""
    s.rewards.append(card)
    s.returned += 1


def accept(s: BullcrapState, seat: Seat, out: list[Event] | None) -> None:
    """The seat that had to answer lets the claim stand: the claimer wins, or moves again (BC-20, BC-25)."""
    claimer = s.pile[-1].seat
    if out is not None:
        out.append(Accepted(seat, claimer))
    s.window, s.answering = (), False
    if s.hands[claimer]:
        begin(s, seat, out)  # everybody else is distracted
    else:
        win(s, claimer, out)


def call(s: BullcrapState, seat: Seat, single_kind: bool, out: list[Event] | None) -> None:
    """Show the claim, give the pile to who was wrong, and go on from there (BC-21 to BC-25)."""
    laid = s.pile[-1]
    claimer, lie, shielded = laid.seat, is_lie(laid), SHIELD in laid.cards
    caught = lie and not shielded
    if out is not None:
        out.append(Called(seat, claimer))
        out.append(Revealed(claimer, laid.rank, laid.cards, lie, shielded))
    if s.xrayed >> claimer & 1:
        s.xrayed &= ~(1 << claimer)
        put_under(s, XRAY)
        if out is not None:
            out.append(XrayReturned(claimer))
    s.window, s.answering = (), False
    take_pile(s, claimer if caught else seat, out, revealed=True)
    if caught and s.rewards:
        reward(s, seat, single_kind, out)
    if s.hands[claimer]:
        begin(s, claimer if caught else seat, out)
    else:
        win(s, claimer, out)


def take_pile(s: BullcrapState, taker: Seat, out: list[Event] | None, revealed: bool) -> None:
    """The whole Play Pile goes into the hand of this seat."""
    s.memory.pile_moved(s.pile, taker, revealed)
    cards = sorted([card for laid in s.pile for card in laid.cards])
    s.hands[taker] += cards
    s.hands[taker].sort()
    s.lacks[taker] = 0
    s.pile = []
    if out is not None:
        out.append(PileTaken(taker, tuple(cards)))


def reward(s: BullcrapState, seat: Seat, single_kind: bool, out: list[Event] | None) -> None:
    """The caller draws the top of the Reward Pile; the others know it if they saw it returned, or if there is
    but one kind (BC-23)."""
    card = s.rewards.pop(0)
    public = single_kind
    if s.returned > len(s.rewards):
        s.returned, public = len(s.rewards), True
    s.hands[seat].append(card)
    s.hands[seat].sort()
    s.lacks[seat] = 0
    s.memory.all_saw(card if public else HIDDEN, seat, but=seat)
    if out is not None:
        out.append(Rewarded(seat, card))


def begin(s: BullcrapState, seat: Seat, out: list[Event] | None) -> None:
    """This seat would move next; while it is distracted it is skipped, and the next would (BC-22, BC-32)."""
    while s.distracted >> seat & 1:
        skip(s, seat, out)
        seat = (seat + 1) % s.seats
    s.turn = seat


def end_turn(s: BullcrapState, seat: Seat, out: list[Event] | None) -> None:
    """A turn ended otherwise than by a claim: the seat has won, or the next one moves."""
    s.turns += 1
    if s.hands[seat]:
        begin(s, (seat + 1) % s.seats, out)
    else:
        win(s, seat, out)


def win(s: BullcrapState, seat: Seat, out: list[Event] | None) -> None:
    """The King of Crap (BC-26)."""
    s.winner, s.turn, s.window = seat, NOBODY, ()
    if out is not None:
        out.append(GameWon(seat, tuple(map(len, s.hands))))
