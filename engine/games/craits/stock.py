"""Drawing cards, whatever for; an empty stock, shuffling and its pressure (CR-45, CR-46)."""

from __future__ import annotations

from bisect import insort

from engine.core.cards import HIDDEN, Seat
from engine.core.notes import Event
from engine.core.rng import Rng
from engine.games.craits.cards import Key
from engine.games.craits.notes import Drew, NothingLeft, Pressed, Shuffled
from engine.games.craits.scoring import pressure_points
from engine.games.craits.state import SINGLE, CraitsState, Step


def draw(s: CraitsState, seat: Seat, due: int, cause: str, out: list[Event] | None, lacking: Key = -1) -> bool:
    """Draw so many cards; False if the stock ran out for good, so that the hand ends (CR-46).

    `lacking` is the key the seat had no card for, -1 if it does not draw for want of one.
    """
    hand, stock = s.hands[seat], s.stock
    if due == 1 and stock and out is None and not s.emptied:  # by far the most common, made quick
        insort(hand, stock.pop())
        s.story.append(SINGLE[seat][lacking])
        return True
    while due:
        taken = stock[: -due - 1 : -1]
        if taken or lacking >= 0:
            s.story.append(Step(seat, HIDDEN, len(taken), lacking))
            lacking = -1
        if taken:
            del stock[-len(taken) :]
            due -= len(taken)
            hand += taken
            hand.sort()
            if seat in s.emptied:
                s.emptied.remove(seat)
            if out is not None:
                out.append(Drew(seat, tuple(taken), cause))
        if due and not shuffle(s, seat, out):
            return False
    return True


def shuffle(s: CraitsState, seat: Seat, out: list[Event] | None) -> bool:
    """The stock is empty: the seat shuffles the discard pile into a new one and takes the pressure.

    False if only the top card lies there: the pressure is taken all the same (CR-46).
    """
    points = pressure_points(s.pressures[seat])
    s.pressures[seat] += 1
    s.pressure[seat] += points
    s.scores[seat] += points
    fresh = len(s.pile) > 1
    if fresh:
        top = s.pile.pop()
        s.stock[:] = sorted(s.pile)  # the order of the pile is known to all: only chance may tell
        Rng(s.seed, "stock", s.number, s.shuffles).shuffle(s.stock)
        s.pile[:] = [top]
        s.shuffles += 1
        s.story.append(Step(seat, HIDDEN, -1))
    if out is not None:
        out.append(Shuffled(seat, len(s.stock)) if fresh else NothingLeft(seat))
        out.append(Pressed(seat, points, s.pressures[seat]))
    return fresh
