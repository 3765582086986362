"""The cards of BULLCRAP: 32 number cards whose ranks form a ring, and seven kinds of wild (BC-1, BC-4)."""

from __future__ import annotations

from engine.core.cards import Card, Faces
from engine.core.moves import Choice, Move, Notation

Rank = int
"""An index into RANKS; -1 where there is none."""
Place = int
"""Where a card may lie: a seat's side (its hand and its claims in the pile), GONE or OUT."""

RANKS = "789TJQKA"
SUITS = "CDHS"
WILDS = ("CH", "SH", "DI", "GI", "NU", "PO", "XR")
"""Chameleon, Shield, Distract, Gift, Nuke, Poop, X-Ray."""
MOST_SEATS = 4

FACES = Faces([*(f"{rank}{suit}" for rank in RANKS for suit in SUITS), *WILDS])
FIRST_WILD = len(RANKS) * len(SUITS)
"""Number cards are the integers below, wilds those from here on."""
CHAMELEON, SHIELD, DISTRACT, GIFT, NUKE, POOP, XRAY = range(FIRST_WILD, FIRST_WILD + len(WILDS))
CARDS = range(XRAY + 1)
RANK: tuple[Rank, ...] = tuple(card // len(SUITS) if card < FIRST_WILD else -1 for card in CARDS)
"""The rank of each card, -1 for a wild."""
KIND: tuple[int, ...] = tuple(max(card - FIRST_WILD + 1, 0) for card in CARDS)
"""0 for a number card, 1 to 7 for the wilds in their order."""
SPADES = tuple(card for card in range(FIRST_WILD - 1, -1, -1) if card % len(SUITS) == SUITS.index("S"))
"""The spades from the ace down (BC-5)."""
LAST_FACE_DOWN = SHIELD
"""What may lie face down in a claim: every card up to here (BC-11)."""
BEARS = 3
"""How many cards may lie beside a Shield, go with a Gift, or go with a Nuke."""

GONE, OUT = MOST_SEATS, MOST_SEATS + 1
"""Places besides the seats: destroyed by a Nuke; never dealt."""
PLACES = ("0", "1", "2", "3", "gone", "out")

SEAT_NAMES = PLACES[:MOST_SEATS]
TO = Choice("to", SEAT_NAMES)
NOTATION = Notation(
    FACES,
    {
        "deal": None,
        "claim": Choice("as", tuple(RANKS)),
        "call": None,
        "accept": None,
        "distract": TO,
        "xray": TO,
        "gift": TO,
        "nuke": None,
        "poop": TO,
        "shed": None,
        "end": None,
    },
    {"Rank": RANKS, "Place": PLACES},
)
DEAL, CALL, ACCEPT, END = Move("deal"), Move("call"), Move("accept"), Move("end")


def ring(lowest: int) -> tuple[Rank, ...]:
    """The ranks that are played, from the lowest (7 or 8) to the ace (BC-1)."""
    return tuple(range(lowest - 7, len(RANKS)))


def pack(lowest: int) -> list[Card]:
    """The number cards that are played, sorted."""
    return list(range((lowest - 7) * len(SUITS), FIRST_WILD))
