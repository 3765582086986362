"""What the cards do when they are played or turned up (CR-12, CR-20, CR-50 to CR-52), and whose turn is next."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.cards import NOBODY, Card, Seat
from engine.core.notes import Event
from engine.games.craits import notes
from engine.games.craits.cards import (
    FIVE,
    FOUR,
    JACK,
    KING,
    QUEEN_OF_SPADES,
    RANK,
    SEVEN,
    SIX,
    SUIT,
    TEN,
    TWO,
    Suit,
)
from engine.games.craits.options import AUTOMATIC, MUST_SAY, PLAY_ON, SKIP, Options
from engine.games.craits.state import PLAYED, CraitsState, window
from engine.games.craits.stock import draw

OVER = -1
"""In place of how far the turn goes: the stock ran out for good and the hand is over (CR-46)."""
MOST_JACKS, JACK_PRICE, QUEEN_PRICE = 4, 2, 5
SLOTS, FORFEIT_PRICE = 3, 2

Power = Callable[[CraitsState, Options, Seat, "list[Event] | None"], int]
"""Carries a function out and tells how many seats on the turn goes: 1 as usual, 2 past a seat, 0 to the same."""


def next_seat(s: CraitsState, seat: Seat) -> Seat:
    """Who is next after this seat in the direction of play."""
    return (seat + s.direction) % s.seats


def two(s: CraitsState, _options: Options, seat: Seat, out: list[Event] | None) -> int:
    """Start the count."""
    s.count = 2
    if out is not None:
        out.append(notes.Counted(seat, 2, begun=True))
    return 1


def four(s: CraitsState, _options: Options, seat: Seat, out: list[Event] | None) -> int:
    """Skip the next seat."""
    if out is not None:
        out.append(notes.Skipped(next_seat(s, seat)))
    return 2


def five(s: CraitsState, _options: Options, seat: Seat, out: list[Event] | None) -> int:
    """Every other seat draws one, in order of play."""
    other = next_seat(s, seat)
    while other != seat:
        if not draw(s, other, 1, notes.FIVE, out):
            return OVER
        other = next_seat(s, other)
    return 1


def six(s: CraitsState, options: Options, seat: Seat, out: list[Event] | None) -> int:
    """The same seat plays again."""
    if out is not None and (s.hands[seat] or options.last_six == PLAY_ON):
        out.append(notes.PlaysAgain(seat))
    return 0


def seven(s: CraitsState, _options: Options, seat: Seat, out: list[Event] | None) -> int:
    """The next seat draws one and keeps its turn."""
    return 1 if draw(s, next_seat(s, seat), 1, notes.SEVEN, out) else OVER


def ten(s: CraitsState, options: Options, seat: Seat, out: list[Event] | None) -> int:
    """Reverse the direction; with two seats skip, or nothing."""
    if s.seats == 2:
        return four(s, options, seat, out) if options.two_seat_ten == SKIP else 1
    s.direction = -s.direction
    if out is not None:
        out.append(notes.Reversed(s.direction > 0))
    return 1


def jack(s: CraitsState, options: Options, seat: Seat, out: list[Event] | None) -> int:
    """The next seat draws two for each jack in a row, four at most counting, and loses its turn (CR-50)."""
    s.jacks += 1
    return hit(s, options, seat, JACK_PRICE * min(s.jacks, MOST_JACKS), notes.JACKS, out)


def queen(s: CraitsState, options: Options, seat: Seat, out: list[Event] | None) -> int:
    """The next seat draws five and loses its turn (CR-51)."""
    return hit(s, options, seat, QUEEN_PRICE, notes.QUEEN, out)


def hit(s: CraitsState, options: Options, seat: Seat, price: int, cause: str, out: list[Event] | None) -> int:
    """The next seat draws and loses its turn."""
    if not draw(s, next_seat(s, seat), price, cause, out):
        return OVER
    return four(s, options, seat, out)


def king(s: CraitsState, _options: Options, seat: Seat, out: list[Event] | None) -> int:
    """Open three slots (CR-52)."""
    s.slot = 1
    if out is not None:
        out.append(notes.SlotsOpened(seat))
    return 0


ORDINARY: dict[int, Power] = {TWO: two, FOUR: four, FIVE: five, SIX: six, SEVEN: seven, TEN: ten}


def powers(options: Options) -> tuple[Power | None, ...]:
    """For each card its function under these options; None for one without, or which only names a suit."""

    def power(card: Card) -> Power | None:
        if card == QUEEN_OF_SPADES and options.queen_of_spades:
            return queen
        if RANK[card] == JACK and options.jacks:
            return jack
        if RANK[card] == KING and options.kings:
            return king
        return ORDINARY.get(RANK[card])

    return tuple(power(card) for card in range(len(RANK)))


def play_card(
    s: CraitsState, options: Options, power: Power | None, seat: Seat, card: Card, suit: Suit, out: list[Event] | None
) -> bool:
    """Play a card from the hand and carry out its function; whether the hand is over."""
    hand = s.hands[seat]
    hand.remove(card)
    s.pile.append(card)
    s.suit = suit if suit >= 0 else SUIT[card]
    s.story.append(PLAYED[seat][card])
    if not hand:
        s.emptied.append(seat)
    if out is not None:
        out.append(notes.Played(seat, card, suit))
    step = 1
    if s.count:
        s.count += RANK[card] + 1
        if out is not None:
            out.append(notes.Counted(seat, s.count, begun=False))
    elif 0 < s.slot < SLOTS:
        s.slot += 1
        s.jacks = 0
        return False
    else:
        s.slot = 0
        if power is not jack:
            s.jacks = 0
        if power is not None:
            step = power(s, options, seat, out)
            if step == OVER:
                return True
    if not s.slot:
        if len(hand) == 1:
            owe(s, options, seat, out)
        elif not hand and not s.count and not (step == 0 and options.last_six == PLAY_ON):
            return True
    return advance(s, seat, step, out)


def draw_on_turn(s: CraitsState, seat: Seat, out: list[Event] | None) -> bool:
    """Draw as the seat's move: for want of a fitting card, or the count; whether the hand is over."""
    due, cause = s.count or 1, notes.COUNT if s.count else notes.SLOT if s.slot else notes.TURN
    if not draw(s, seat, due, cause, out, s.key):
        return True
    if s.count:
        s.count = 0
        if s.emptied:
            return True
    elif s.slot:
        s.slot = (s.slot + 1) % (SLOTS + 1)
        if s.slot:
            return False
    return advance(s, seat, 1, out)


def advance(s: CraitsState, seat: Seat, step: int, out: list[Event] | None) -> bool:
    """Pass the turn so many seats on, over those that forfeit theirs (CR-31); whether the hand is over."""
    turn = (seat + step * s.direction) % s.seats
    while s.forfeits and turn in s.forfeits:
        s.forfeits.remove(turn)
        if out is not None:
            out.append(notes.Forfeited(turn))
        if not draw(s, turn, s.count + FORFEIT_PRICE, notes.FORFEIT, out):
            return True
        if s.count:
            s.count = 0
            if s.emptied:
                return True
        turn = next_seat(s, turn)
    s.turn = turn
    return False


def owe(s: CraitsState, options: Options, seat: Seat, out: list[Event] | None) -> None:
    """The seat's own play has left it with one card: it owes the words (CR-30)."""
    if options.announce == AUTOMATIC:
        if out is not None:
            out.append(notes.OneCard(seat))
        return
    s.owes = seat
    s.window = window(options, seat)


def settle(s: CraitsState, options: Options, seat: Seat, out: list[Event] | None) -> None:
    """A seat makes its move: words still owed by another are forgotten, its own lapse (CR-30, CR-31)."""
    if s.owes != seat and options.announce == MUST_SAY:
        s.forfeits.append(s.owes)
        if out is not None:
            out.append(notes.Forgot(s.owes))
    clear_debt(s)


def clear_debt(s: CraitsState) -> None:
    """Nobody owes words."""
    s.owes, s.window = NOBODY, ()
