"""Rounds one to five: following suit, taking tricks, counting Crud."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from engine.core.cards import Card, Seat
from engine.core.moves import Move
from engine.core.notes import Event, NotHeld, Refusal
from engine.games.oh_crud.cards import CARDS, NUMBER, PLAY, SUIT, Suit
from engine.games.oh_crud.notes import MustFollow, NoPassing, Played, Stung, TrickTaken
from engine.games.oh_crud.state import OhCrudState, Trick

LAST_TRICK = 50
CRUD = 10


def following_cards(hand: Sequence[Card], trick: Sequence[Card]) -> list[Card]:
    """The cards of the hand that may be played to the trick (OC-11), equal ones once for each."""
    if trick:
        led = SUIT[trick[0]]
        follow = [card for card in hand if SUIT[card] == led]
        if follow:
            return follow
    return list(hand)


def moves(s: OhCrudState, seat: Seat) -> list[Move]:
    """All moves of the turn seat in a trick round."""
    hand = s.hands[seat]
    if s.trick:
        led = SUIT[s.trick[0]]
        found = [PLAY[card] for card in hand if SUIT[card] == led] or [PLAY[card] for card in hand]
    else:
        found = [PLAY[card] for card in hand]
    return found if s.seats <= 6 else list(dict.fromkeys(found))


def check(s: OhCrudState, seat: Seat, move: Move) -> Refusal | None:
    """Why the turn seat may not make this move in a trick round (OC-10, OC-11)."""
    if move.verb == "pass":
        return NoPassing()
    card, hand = move.cards[0], s.hands[seat]
    if card not in hand:
        return NotHeld(card)
    if card not in following_cards(hand, s.trick):
        return MustFollow(SUIT[s.trick[0]])
    return None


def play(s: OhCrudState, seat: Seat, card: Card, out: list[Event] | None) -> bool:
    """Play a card to the trick; whether that ended the round."""
    s.hands[seat].remove(card)
    trick, seats = s.trick, s.seats
    if not trick:
        s.leader = seat
    elif SUIT[card] != SUIT[trick[0]]:
        s.voids[seat] |= 1 << SUIT[trick[0]]
    trick.append(card)
    if out is not None:
        out.append(Played(seat, card))
    if len(trick) < seats:
        s.turn = (seat + 1) % seats
        return False
    return take(s, trick, out)


def take(s: OhCrudState, trick: list[Card], out: list[Event] | None) -> bool:
    """The trick is full: give it to who takes it; whether that ended the round (OC-12, OC-14)."""
    taker = (s.leader + winner(trick, s.colour if s.round > 3 else -1)) % s.seats
    ended = not s.hands[taker]
    points = trick_points(trick, s.round, s.colour, s.number, last=ended)
    s.tricks.append(Trick(s.leader, tuple(trick), taker))
    s.points[taker] += points
    s.turn = s.leader = taker
    trick.clear()
    if out is not None:
        out.append(TrickTaken(taker, points))
    return ended


def power_suit(round_number: int, colour: Suit) -> Suit:
    """The power suit of the round, -1 where there is none (OC-12)."""
    return colour if round_number in (4, 5) else -1


def winner(trick: Sequence[Card], power: Suit) -> int:
    """The index in the trick of the card that takes it; of equal cards the first (OC-12, OC-13)."""
    best, top = 0, trick[0]
    suit = SUIT[top]
    for index, card in enumerate(trick):
        if SUIT[card] == suit:
            if card > top:
                best, top = index, card
        elif SUIT[card] == power:
            best, top, suit = index, card, power
    return best


@functools.cache
def card_points(colour: Suit, number: int) -> tuple[int, ...]:
    """What each card costs who takes it in rounds one to three (OC-15); a die that was not rolled is -1."""
    return tuple(CRUD * ((SUIT[card] == colour) + (NUMBER[card] == number)) for card in CARDS)


def trick_points(trick: Sequence[Card], round_number: int, colour: Suit, number: int, last: bool) -> int:
    """What taking the trick costs (OC-15)."""
    if round_number <= 3:
        costs = card_points(colour, number)
        return sum([costs[card] for card in trick])
    if round_number == 4:
        return CRUD
    return LAST_TRICK if last else 0


def round_points(s: OhCrudState, sting: bool, out: list[Event] | None) -> list[int]:
    """The points of the finished round, the Sting included (OC-51)."""
    total = sum(s.points)
    if sting and s.round <= 4 and total and total in s.points:
        stinger = s.points.index(total)
        if out is not None:
            out.append(Stung(stinger, total))
        return [0 if seat == stinger else total for seat in range(s.seats)]
    return s.points[:]
