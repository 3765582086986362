"""The 54 cards of Oh Crud: six suits of 1 to 9 (OC-1)."""

from __future__ import annotations

import functools

from engine.core.cards import Card, Faces
from engine.core.moves import Move, Notation

Suit = int
"""An index into SUITS; -1 where there is none."""
SUITS = "YBGRPO"
"""Yellow star, blue hexagon, green circle, red square, purple triangle, orange diamond."""
NUMBERS = 9

FACES = Faces([f"{suit}{number}" for suit in SUITS for number in range(1, NUMBERS + 1)])
CARDS = range(len(SUITS) * NUMBERS)
SUIT: tuple[Suit, ...] = tuple(card // NUMBERS for card in CARDS)
"""The suit of each card."""
NUMBER: tuple[int, ...] = tuple(card % NUMBERS + 1 for card in CARDS)
"""The number of each card, 1 to 9."""

NOTATION = Notation(FACES, {"deal": None, "play": None, "pass": None}, {"Suit": SUITS})
DEAL, PASS = Move("deal"), Move("pass")
PLAY = tuple(Move("play", (card,)) for card in CARDS)
"""The move that plays each card, made once."""


def card(suit: Suit, number: int) -> Card:
    """The card of this suit and number (1 to 9)."""
    return suit * NUMBERS + number - 1


def following(card: Card) -> Card:
    """The next card of the same suit; 1 follows 9 (OC-22)."""
    return card + 1 if NUMBER[card] < NUMBERS else card + 1 - NUMBERS


@functools.cache
def pack(suits: tuple[Suit, ...], decks: int) -> tuple[Card, ...]:
    """All cards of these suits, of one or two decks, sorted."""
    return tuple(card for card in CARDS if SUIT[card] in suits for _ in range(decks))
