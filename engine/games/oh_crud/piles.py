"""Round six and the Duel: piles that climb, passes, going out."""

from __future__ import annotations

from engine.core.cards import HIDDEN, NOBODY, Card, Seat
from engine.core.moves import Move
from engine.core.notes import Event, NotHeld, Refusal
from engine.games.oh_crud.cards import PASS, PLAY, SUIT, following
from engine.games.oh_crud.notes import DoesNotFit, Laid, MustPlay, Passed, WentOut
from engine.games.oh_crud.state import ROUNDS, TURN, OhCrudState

FIRST_STEP, STEP = 50, 10


def moves(s: OhCrudState, seat: Seat) -> list[Move]:
    """All moves of the turn seat in a round of piles (OC-22, OC-23, OC-25)."""
    fits = s.fits
    found = [PLAY[card] for card in s.hands[seat] if card in fits]
    if s.seats > 6:
        found = list(dict.fromkeys(found))
    if not found or s.free[seat]:
        found.append(PASS)
    return found


def check(s: OhCrudState, seat: Seat, move: Move) -> Refusal | None:
    """Why the turn seat may not make this move in a round of piles."""
    hand = s.hands[seat]
    if move.verb == "pass":
        fitting = [card for card in hand if card in s.fits]
        return MustPlay(fitting[0]) if fitting and not s.free[seat] else None
    card = move.cards[0]
    if card not in hand:
        return NotHeld(card)
    if card not in s.fits:
        opens = not any(turn.card >= 0 and SUIT[turn.card] == SUIT[card] for turn in s.laid)
        return DoesNotFit(card, s.fits[SUIT[card]], opens)
    return None


def play(s: OhCrudState, seat: Seat, card: Card, out: list[Event] | None) -> bool:
    """Lay a card, or pass with HIDDEN; whether that ended the round."""
    hand = s.hands[seat]
    if card == HIDDEN:
        if s.free[seat] and any(held in s.fits for held in hand):
            s.free[seat] -= 1
        if out is not None:
            out.append(Passed(seat))
    else:
        hand.remove(card)
        if out is not None:
            opens = not any(turn.card >= 0 and SUIT[turn.card] == SUIT[card] for turn in s.laid)
            out.append(Laid(seat, card, opens))
        s.fits[SUIT[card]] = following(card)
    s.laid.append(TURN[seat][card])
    if not hand and go_out(s, seat, out):
        return True
    s.turn = next_holder(s, seat)
    return False


def go_out(s: OhCrudState, seat: Seat, out: list[Event] | None) -> bool:
    """A hand is empty: note its place; whether that ended the round (OC-24; a Duel ends with the first, OC-60)."""
    duel = s.round > ROUNDS
    s.gone.append(seat)
    if out is not None:
        out.append(WentOut(seat, len(s.gone), 0 if duel else step_points(len(s.gone))))
    if duel:
        return True
    s.points[seat] = step_points(len(s.gone))
    if len(s.gone) < s.seats - 1:
        return False
    last = next_holder(s, seat)
    s.points[last] = step_points(s.seats)
    return True


def step_points(position: int) -> int:
    """What going out in this position (1 the first) costs: 0, 50, 60, 70 and so on (OC-24)."""
    return 0 if position == 1 else FIRST_STEP + STEP * (position - 2)


def next_holder(s: OhCrudState, seat: Seat) -> Seat:
    """The next seat clockwise that holds cards; NOBODY if none does (OC-23)."""
    hands, seats = s.hands, s.seats
    for step in range(1, seats + 1):
        other = (seat + step) % seats
        if hands[other]:
            return other
    return NOBODY


