"""The law of Craits: why a move is not allowed, each reason with the rule that says so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.core.cards import NOBODY, Card, Seat
from engine.core.moves import Move
from engine.core.notes import Malformed, MatchOver, NotHeld, NotYourTurn, Refusal
from engine.games.craits.cards import CARDS, COUNTING, FITTING, RANK, WILD, Rank, Suit, nameable
from engine.games.craits.options import CAUGHT_ONLY, Options
from engine.games.craits.state import CraitsState

SHAPES = {"deal": 0, "play": 1, "draw": 0, "name": 0, "say": 0, "catch": 0}
"""How many cards each verb takes."""


@dataclass(frozen=True, slots=True)
class DealFirst(Refusal):
    """Nothing is played before the dealer has dealt."""

    rule: ClassVar[str] = "CR-2"
    dealer: Seat


@dataclass(frozen=True, slots=True)
class AlreadyDealt(Refusal):
    """The hand is not over: there is nothing to deal."""

    rule: ClassVar[str] = "CR-2"


@dataclass(frozen=True, slots=True)
class NameFirst(Refusal):
    """The dealer names the suit of the wild that was turned up before anything else."""

    rule: ClassVar[str] = "CR-4"


@dataclass(frozen=True, slots=True)
class NothingToName(Refusal):
    """A suit is named with a wild; alone only by the dealer for one that was turned up."""

    rule: ClassVar[str] = "CR-4"


@dataclass(frozen=True, slots=True)
class DoesNotFit(Refusal):
    """The card is neither of the suit in force nor of the top card's rank."""

    rule: ClassVar[str] = "CR-10"
    card: Card
    suit: Suit
    rank: Rank


@dataclass(frozen=True, slots=True)
class MustPlay(Refusal):
    """The seat can play (`card` fits, for one), so it may not draw."""

    rule: ClassVar[str] = "CR-11"
    card: Card


@dataclass(frozen=True, slots=True)
class DrewAlready(Refusal):
    """The seat drew for want of a card: its turn has passed, and what it drew waits until the next one."""

    rule: ClassVar[str] = "CR-11"
    turn: Seat


@dataclass(frozen=True, slots=True)
class MustName(Refusal):
    """A wild is played with the suit it names."""

    rule: ClassVar[str] = "CR-12"
    card: Card
    suits: tuple[Suit, ...]


@dataclass(frozen=True, slots=True)
class MayNotName(Refusal):
    """The card may not name this suit, only one of `suits`; none for a card that is not wild."""

    rule: ClassVar[str] = "CR-12"
    card: Card
    suit: Suit
    suits: tuple[Suit, ...]


@dataclass(frozen=True, slots=True)
class OnlyAcesAndTwos(Refusal):
    """Inside the count only an ace or a 2 may be played, no wild either."""

    rule: ClassVar[str] = "CR-20"
    card: Card
    count: int


@dataclass(frozen=True, slots=True)
class MustAnswer(Refusal):
    """The seat can answer the count (with `card`, for one), so it may not draw it."""

    rule: ClassVar[str] = "CR-20"
    card: Card
    count: int


@dataclass(frozen=True, slots=True)
class NothingToSay(Refusal):
    """The seat does not owe the words "one card"; it holds so many."""

    rule: ClassVar[str] = "CR-30"
    held: int


@dataclass(frozen=True, slots=True)
class NobodyToCatch(Refusal):
    """Nobody else owes the words "one card", or catching was not agreed."""

    rule: ClassVar[str] = "CR-32"


@dataclass(frozen=True, slots=True)
class NamesNothing(Refusal):
    """The last card ends the hand and names no suit."""

    rule: ClassVar[str] = "CR-40"
    card: Card


def refusal(s: CraitsState, options: Options, seat: Seat, move: Move) -> Refusal | None:
    """Why this seat may not make this move; None if it may."""
    if s.turn == NOBODY:
        return MatchOver()
    chooses = move.verb == "name" or (move.verb == "play" and move.choice != -1)
    if SHAPES.get(move.verb) != len(move.cards) or any(card not in CARDS for card in move.cards):
        return Malformed(f"{move.verb} with {len(move.cards)} cards")
    if move.choice not in (range(4) if chooses else (-1,)):
        return Malformed(f"{move.verb} with choice {move.choice}")
    if move.verb == "say":
        return None if s.owes == seat else NothingToSay(len(s.hands[seat]))
    if move.verb == "catch":
        may = options.announce == CAUGHT_ONLY and s.owes not in (NOBODY, seat)
        return None if may else NobodyToCatch()
    if seat != s.turn:
        last = s.story[-1] if s.story else None
        drew = last is not None and last.seat == seat and last.lacking >= 0 and last.lacking != COUNTING
        return DrewAlready(s.turn) if drew and move.verb == "play" else NotYourTurn(s.turn)
    if s.dealing:
        return None if move.verb == "deal" else DealFirst(s.dealer)
    if move.verb == "deal":
        return AlreadyDealt()
    if s.naming:
        return naming(s, options, move)
    if move.verb == "name":
        return NothingToName()
    return drawing(s, seat) if move.verb == "draw" else playing(s, options, seat, move)


def naming(s: CraitsState, options: Options, move: Move) -> Refusal | None:
    """Whether the dealer may name this suit for the wild turned up (CR-4)."""
    if move.verb != "name":
        return NameFirst()
    suits = nameable(s.turned, -1, options.nines)
    return None if move.choice in suits else MayNotName(s.turned, move.choice, suits)


def drawing(s: CraitsState, seat: Seat) -> Refusal | None:
    """Whether the seat may draw: only if it holds nothing that fits (CR-11, CR-20)."""
    fitting = FITTING[s.key]
    for card in s.hands[seat]:
        if card in fitting:
            return MustAnswer(card, s.count) if s.count else MustPlay(card)
    return None


def playing(s: CraitsState, options: Options, seat: Seat, move: Move) -> Refusal | None:
    """Whether the seat may play this card and name this suit with it."""
    (card,), suit = move.cards, move.choice
    hand, key = s.hands[seat], s.key
    if card not in hand:
        return NotHeld(card)
    if card not in FITTING[key]:
        return OnlyAcesAndTwos(card, s.count) if s.count else DoesNotFit(card, key & 3, key >> 2)
    if suit >= 0 and last_card(len(hand), s.slot) and RANK[card] in WILD:
        return NamesNothing(card)
    suits = () if last_card(len(hand), s.slot) else nameable(card, s.suit, options.nines)
    if suits and suit < 0:
        return MustName(card, suits)
    return MayNotName(card, suit, suits) if suit >= 0 and suit not in suits else None


def last_card(held: int, slot: int) -> bool:
    """Whether the card played now ends the hand, so that a wild names nothing (CR-40, CR-52)."""
    return held == 1 and slot not in (1, 2)


__all__ = [
    "AlreadyDealt", "DealFirst", "DoesNotFit", "DrewAlready", "MayNotName", "MustAnswer", "MustName", "MustPlay",
    "NameFirst", "NamesNothing", "NobodyToCatch", "NothingToName", "NothingToSay", "OnlyAcesAndTwos",
]  # fmt: skip
