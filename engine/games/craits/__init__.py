"""Craits: fifteen hands of shedding cards, each of which does something to somebody."""

from engine.games.craits.cards import (
    CARDS,
    COLOUR,
    COUNTING,
    FITTING,
    RANK,
    RANKS,
    SUIT,
    SUITS,
    WILD,
    fits,
    nameable,
    pack,
)
from engine.games.craits.notes import *  # noqa: F403 - the game's public face is its notes, too
from engine.games.craits.options import Options, hand_size
from engine.games.craits.powers import next_seat
from engine.games.craits.refusals import *  # noqa: F403
from engine.games.craits.rules import Craits
from engine.games.craits.scoring import COST, cancelled, hand_points, pressure_points
from engine.games.craits.state import Row, Step, View

GAME = Craits

__all__ = [
    "CARDS", "COLOUR", "COST", "COUNTING", "FITTING", "GAME", "RANK", "RANKS", "SUIT", "SUITS", "WILD", "Craits",
    "Options", "Row", "Step", "View", "cancelled", "fits", "hand_points", "hand_size", "nameable", "next_seat", "pack",
    "pressure_points",
]  # fmt: skip
