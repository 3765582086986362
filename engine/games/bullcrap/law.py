"""The law: why a seat may not make a move."""

from __future__ import annotations

from collections import Counter

from engine.core.cards import NOBODY, Seat
from engine.core.moves import Move
from engine.core.notes import Malformed, MatchOver, NoSuchSeat, NotHeld, NotYourTurn, Refusal
from engine.games.bullcrap import wilds
from engine.games.bullcrap.cards import (
    BEARS,
    CARDS,
    DISTRACT,
    GIFT,
    LAST_FACE_DOWN,
    NUKE,
    POOP,
    RANKS,
    SHIELD,
    XRAY,
    Rank,
)
from engine.games.bullcrap.menu import FIRST_END
from engine.games.bullcrap.notes import (
    AlreadyDealt,
    AnotherSeat,
    AnswerFirst,
    CanPlay,
    DealFirst,
    GiftCarries,
    IsDistracted,
    IsXrayed,
    NoPile,
    NotFaceDown,
    NothingToAccept,
    NothingToCall,
    NukeCarries,
    OwnClaim,
    RankNotAllowed,
    ShieldBears,
    TooEarly,
    TooManyCards,
)
from engine.games.bullcrap.state import BullcrapState

WITH_CARDS = {"claim": 1, "gift": 0, "nuke": 0, "shed": 1}
"""The verbs that take cards, and the fewest they take."""
WITH_SEAT = {"distract": DISTRACT, "xray": XRAY, "gift": GIFT, "poop": POOP}
"""The verbs that name a seat, and the wild each plays."""
WITHOUT = {"deal", "call", "accept", "end"}


def check(
    s: BullcrapState, seat: Seat, move: Move, after: tuple[tuple[Rank, ...], ...], most: int
) -> Refusal | None:
    """Why this seat may not make this move, None if it may; `after` and `most` as the options have them."""
    if s.turn == NOBODY:
        return MatchOver()
    if problem := malformed(move):
        return Malformed(problem)
    verb = move.verb
    if s.dealing:
        return NotYourTurn(s.turn) if seat != s.turn else None if verb == "deal" else DealFirst()
    if verb == "deal":
        return AlreadyDealt() if seat == s.turn else NotYourTurn(s.turn)
    if verb == "call":
        if seat in s.window:
            return None
        return OwnClaim() if s.window else NothingToCall()
    if seat != s.turn:
        return NotYourTurn(s.turn)
    if s.answering:
        return None if verb == "accept" else AnswerFirst(s.pile[-1].seat)
    if verb == "accept":
        return NothingToAccept()
    if verb == "end":
        return None if s.turns >= FIRST_END else TooEarly(FIRST_END)
    if verb == "claim":
        return check_claim(s, seat, move, after, most)
    return check_wild(s, seat, move)


def malformed(move: Move) -> str:
    """What is wrong with the move's form; empty if nothing is."""
    verb, cards, choice = move
    if verb not in WITH_CARDS and verb not in WITH_SEAT and verb not in WITHOUT:
        return f"there is no {verb!r}"
    most = 1 if verb == "shed" else len(cards) if verb in WITH_CARDS else 0
    if not WITH_CARDS.get(verb, 0) <= len(cards) <= most:
        return f"{verb} with {len(cards)} cards"
    if any(card not in CARDS for card in cards) or sorted(cards) != list(cards):
        return f"{verb} with cards that are none, or not in order"
    choices = len(RANKS) if verb == "claim" else 4 if verb in WITH_SEAT else 0
    if not (0 <= choice < choices if choices else choice == -1):
        return f"{verb} without what it chooses" if choice == -1 else f"{verb} with a choice it has not"
    return ""


def check_claim(
    s: BullcrapState, seat: Seat, move: Move, after: tuple[tuple[Rank, ...], ...], most: int
) -> Refusal | None:
    """The rules of a claim (BC-10 to BC-12, BC-31)."""
    cards = move.cards
    if missing := not_held(s, seat, cards):
        return missing
    if cards[-1] > LAST_FACE_DOWN:
        return NotFaceDown(cards[-1])
    if cards[-1] == SHIELD and len(cards) > BEARS + 1:
        return ShieldBears(BEARS)
    if len(cards) > most:
        return TooManyCards(most)
    last = s.pile[-1].rank if s.pile else -1
    if move.choice not in after[last]:
        return RankNotAllowed(move.choice, last, after[last])
    return None


def check_wild(s: BullcrapState, seat: Seat, move: Move) -> Refusal | None:
    """The rules of the wilds that are played face up, and of shedding (BC-14, BC-32 to BC-37)."""
    verb, cards, other = move
    wild = (WITH_SEAT[verb],) if verb in WITH_SEAT else (NUKE,) if verb == "nuke" else ()
    if missing := not_held(s, seat, (*cards, *wild)):
        return missing
    if verb in WITH_SEAT:
        if other >= s.seats:
            return NoSuchSeat(s.seats)
        if other == seat:
            return AnotherSeat(*wild)
    if verb == "distract" and s.distracted >> other & 1:
        return IsDistracted(other)
    if verb == "xray" and s.xrayed >> other & 1:
        return IsXrayed(other)
    if verb == "poop" and not s.pile:
        return NoPile()
    if verb == "gift" and (len(cards) > BEARS or (not cards and len(s.hands[seat]) > 1)):
        return GiftCarries()
    if verb == "nuke" and len(cards) > BEARS:
        return NukeCarries()
    if verb == "shed" and not wilds.stuck(s, seat):
        return CanPlay()
    return None


def not_held(s: BullcrapState, seat: Seat, cards: tuple[int, ...]) -> NotHeld | None:
    """The first card that the seat does not hold, or not so often."""
    held = s.hands[seat]
    for card, count in Counter(cards).items():
        if held.count(card) < count:
            return NotHeld(card)
    return None
