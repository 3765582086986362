"""BULLCRAP: lay cards face down, say what they are, and see who calls you a liar."""

from engine.games.bullcrap.cards import (
    BEARS,
    CARDS,
    CHAMELEON,
    DISTRACT,
    FIRST_WILD,
    GIFT,
    GONE,
    KIND,
    LAST_FACE_DOWN,
    NUKE,
    OUT,
    POOP,
    RANK,
    RANKS,
    SHIELD,
    SUITS,
    WILDS,
    XRAY,
    pack,
    ring,
)
from engine.games.bullcrap.claims import allowed_ranks, is_lie
from engine.games.bullcrap.deal import wilds_in_play
from engine.games.bullcrap.memory import Laid
from engine.games.bullcrap.notes import *  # noqa: F403 - the game's public face is its notes, too
from engine.games.bullcrap.options import DECKS, SEQUENCES, Options
from engine.games.bullcrap.rules import Bullcrap
from engine.games.bullcrap.state import Known, View

GAME = Bullcrap

__all__ = [
    "BEARS", "CARDS", "CHAMELEON", "DECKS", "DISTRACT", "FIRST_WILD", "GAME", "GIFT", "GONE", "KIND",
    "LAST_FACE_DOWN", "NUKE", "OUT", "POOP", "RANK", "RANKS", "SEQUENCES", "SHIELD", "SUITS", "WILDS", "XRAY",
    "Bullcrap", "Known", "Laid", "Options", "View", "allowed_ranks", "is_lie", "pack", "ring", "wilds_in_play",
]  # fmt: skip
