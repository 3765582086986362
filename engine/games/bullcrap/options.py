"""The options of BULLCRAP; every default is the printed rule."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.core import options as option
from engine.core.cards import Card
from engine.core.notes import Refusal
from engine.games.bullcrap.cards import (
    CHAMELEON,
    DISTRACT,
    GIFT,
    MOST_SEATS,
    NUKE,
    POOP,
    SHIELD,
    XRAY,
)
from engine.games.bullcrap.notes import TooFewWilds

DECKS = ("classic", "chick-or-treat", "naked-truth", "poopnado", "maximum-chaos", "no-more-secrets", "custom")
SEQUENCES = ("either-way", "one-way", "frozen", "anything")
ANY_NUMBER = "any"
REWARDS, DEALT, DECK = "rewards", "dealt", "deck"
CHAOS_SHARE = 2
"""How many wilds each seat is dealt in `maximum-chaos`."""


@dataclass(frozen=True, slots=True)
class Options(option.Options):
    """What can be agreed before the deal. The numbers of wilds count as far as the deck plays them."""

    seats: int = option.number(4, 2, MOST_SEATS, "BC-2")
    deck: str = option.choice("classic", DECKS, "BC-40", free=True)
    sequence: str = option.choice("either-way", SEQUENCES, "BC-50", free=True)
    lowest: int = option.number(7, 7, 8, "BC-1", free=True)
    half_deck: bool = option.flag(True, "BC-2")
    most_cards: str = option.choice(ANY_NUMBER, (ANY_NUMBER, "4"), "BC-11")
    wilds: str = option.choice(REWARDS, (REWARDS, DEALT, DECK), "BC-40", free=True)
    share: int = option.number(1, 1, 4, "BC-40", free=True)
    chameleons: int = option.number(4, 0, 8, "BC-4", free=True)
    shields: int = option.number(4, 0, 8, "BC-4", free=True)
    distracts: int = option.number(4, 0, 8, "BC-4", free=True)
    gifts: int = option.number(4, 0, 8, "BC-4", free=True)
    nukes: int = option.number(4, 0, 8, "BC-4", free=True)
    poops: int = option.number(4, 0, 8, "BC-4", free=True)
    xrays: int = option.number(4, 0, 8, "BC-4", free=True)

    def conflicts(self) -> Iterable[Refusal]:
        """There must be as many wilds as the deal needs (BC-40)."""
        if self.deck == "chick-or-treat" and self.distracts < self.seats:
            yield TooFewWilds("distracts", self.distracts, self.seats)
        if self.deck == "no-more-secrets" and self.xrays < self.seats:
            yield TooFewWilds("xrays", self.xrays, self.seats)
        if self.dealt and len(self.rewards) < self.dealt * self.seats:
            yield TooFewWilds("wilds", len(self.rewards), self.dealt * self.seats)

    def idle(self) -> frozenset[str]:
        """Wilds a deck has no place for, half a deck for more than two, and what only a deck of one's own has."""
        counts = ("chameleons", "shields", "distracts", "gifts", "nukes", "poops", "xrays")
        played = {"classic": (), "chick-or-treat": ("distracts", "gifts"), "naked-truth": ("xrays",),
                  "poopnado": ("poops",), "no-more-secrets": ("xrays", "shields")}.get(self.deck, counts)  # fmt: skip
        custom = self.deck == "custom"
        idle = {name for name in counts if name not in played}
        idle |= set() if custom else {"wilds"}
        idle |= set() if custom and self.wilds == DEALT else {"share"}
        return frozenset(idle | (set() if self.seats == 2 else {"half_deck"}))

    @property
    def most(self) -> int:
        """The most cards of a claim (BC-11); the whole hand and more where there is no limit."""
        return 4 if self.most_cards == "4" else 99

    @property
    def dealt(self) -> int:
        """How many wilds each seat is dealt from the shuffled Reward Pile."""
        if self.deck == "maximum-chaos":
            return CHAOS_SHARE
        return self.share if self.deck == "custom" and self.wilds == DEALT else 0

    @property
    def in_deck(self) -> bool:
        """Whether the wilds are shuffled into the deck, so that anybody may hold any number of them."""
        return self.deck == "custom" and self.wilds == DECK

    @property
    def rewards(self) -> list[Card]:
        """The wilds of the Reward Pile (or of the deck), sorted; those with a place of their own not counted."""
        counts = {
            CHAMELEON: self.chameleons,
            SHIELD: self.shields,
            DISTRACT: self.distracts,
            GIFT: self.gifts,
            NUKE: self.nukes,
            POOP: self.poops,
            XRAY: self.xrays,
        }
        only = {"classic": (), "chick-or-treat": (GIFT,), "naked-truth": (XRAY,), "poopnado": (POOP,),
                "no-more-secrets": (SHIELD,)}.get(self.deck, tuple(counts))  # fmt: skip
        return [card for card in only for _ in range(counts[card])]


PRESETS = {
    "classic": "",
    "chick-or-treat": "deck=chick-or-treat",
    "naked-truth": "deck=naked-truth",
    "poopnado": "deck=poopnado",
    "maximum-chaos": "deck=maximum-chaos",
    "no-more-secrets": "deck=no-more-secrets",
    "wild-deck": "deck=custom wilds=deck",
}
