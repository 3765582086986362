"""The 52 cards of Craits, what fits on what, and every move that plays a card, made once (CR-1, CR-10)."""

from __future__ import annotations

import functools

from engine.core.cards import Card, Faces
from engine.core.moves import Choice, Move, Notation

Suit = int
"""An index into SUITS; -1 where there is none."""
Rank = int
"""An index into RANKS."""
SUITS, RANKS = "CDHS", "A23456789TJQK"
ACE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING = range(13)
WILD = frozenset((EIGHT, NINE))

FACES = Faces([f"{rank}{suit}" for suit in SUITS for rank in RANKS])
CARDS = range(len(SUITS) * len(RANKS))
RANK: tuple[Rank, ...] = tuple(card % 13 for card in CARDS)
"""The rank of each card, the ace lowest."""
SUIT: tuple[Suit, ...] = tuple(card // 13 for card in CARDS)
"""The suit of each card."""
QUEEN_OF_SPADES: Card = 3 * 13 + QUEEN

NOTATION = Notation(
    FACES,
    {
        "deal": None,
        "play": Choice("as", tuple(SUITS)),
        "draw": None,
        "name": Choice("", tuple(SUITS)),
        "say": None,
        "catch": None,
    },
    {"Suit": SUITS, "Rank": RANKS},
)
DEAL, DRAW, SAY, CATCH = Move("deal"), Move("draw"), Move("say"), Move("catch")
PLAY = tuple(Move("play", (card,)) for card in CARDS)
"""The move that plays each card and names nothing."""
NAME = tuple(Move("name", (), suit) for suit in range(4))

OWN_COLOUR, COLOUR_IN_FORCE, ANY = "own_colour", "colour_in_force", "any"
"""Which suits a nine may name (CR-12)."""
COLOUR: tuple[tuple[Suit, ...], ...] = ((0, 3), (1, 2), (1, 2), (0, 3))
"""For each suit the two of its colour."""

Key = int
"""What lies on the table, for looking up what fits: four times the rank plus the suit in force, or COUNTING."""
COUNTING: Key = 52
"""The key inside a count: any ace, any 2 (CR-20)."""
BASE: tuple[Key, ...] = tuple(4 * rank for rank in RANK)
"""The key of each card as the top card, without the suit in force."""


def fits(card: Card, key: Key) -> bool:
    """Whether the card may be played on this key (CR-10, CR-20)."""
    if key == COUNTING:
        return RANK[card] <= TWO
    return RANK[card] in WILD or RANK[card] == key >> 2 or SUIT[card] == key & 3


FITTING: tuple[frozenset[Card], ...] = tuple(
    frozenset(card for card in CARDS if fits(card, key)) for key in range(COUNTING + 1)
)
"""For each key the cards that may be played on it."""


def nameable(card: Card, in_force: Suit, nines: str) -> tuple[Suit, ...]:
    """The suits a card may name, none for one that is not wild; `in_force` was so before it (CR-12)."""
    if RANK[card] == EIGHT or (RANK[card] == NINE and nines == ANY):
        return (0, 1, 2, 3)
    if RANK[card] == NINE:
        return COLOUR[SUIT[card] if nines == OWN_COLOUR or in_force < 0 else in_force]
    return ()


@functools.cache
def plays(nines: str) -> tuple[tuple[tuple[Move, ...], ...], ...]:
    """For each key and each card the moves that play it there; empty where it does not fit."""
    return tuple(tuple(_plays(card, key, nines) for card in CARDS) for key in range(COUNTING + 1))


def _plays(card: Card, key: Key, nines: str) -> tuple[Move, ...]:
    if card not in FITTING[key]:
        return ()
    suits = nameable(card, key & 3, nines)
    return tuple(Move("play", (card,), suit) for suit in suits) or (PLAY[card],)


@functools.cache
def pack(decks: int) -> tuple[Card, ...]:
    """All cards of one or two decks, sorted (CR-1)."""
    return tuple(card for card in CARDS for _ in range(decks))
