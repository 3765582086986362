"""Oh Crud: six rounds of avoiding Crud, five of tricks and one of piles."""

from engine.games.oh_crud.cards import CARDS, NUMBER, NUMBERS, SUIT, following, pack
from engine.games.oh_crud.notes import *  # noqa: F403 - the game's public face is its notes, too
from engine.games.oh_crud.options import Options
from engine.games.oh_crud.rules import OhCrud
from engine.games.oh_crud.state import ROUNDS, Trick, Turn, View
from engine.games.oh_crud.tricks import CRUD, LAST_TRICK, card_points, power_suit, winner

GAME = OhCrud

__all__ = [
    "CARDS", "CRUD", "GAME", "LAST_TRICK", "NUMBER", "NUMBERS", "ROUNDS", "SUIT", "OhCrud", "Options", "Trick",
    "Turn", "View", "card_points", "following", "pack", "power_suit", "winner",
]  # fmt: skip
