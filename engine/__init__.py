"""Rowdy Table's engine: the rules of the games, tables to play them at, and bots."""

from engine.core.cards import HIDDEN, NOBODY, NotationError
from engine.core.game import Bot, Game, TooMany
from engine.core.moves import Move, Offer
from engine.core.notes import Event, Note, Refusal
from engine.core.options import OptionError, Options
from engine.games import game_type, names
from engine.save import SaveError
from engine.table import IllegalMove, Loaded, Seated, Table

__all__ = [
    "HIDDEN", "NOBODY", "Bot", "Event", "Game", "IllegalMove", "Loaded", "Move", "NotationError", "Note", "Offer",
    "OptionError", "Options", "Refusal", "SaveError", "Seated", "Table", "TooMany", "game_type", "names",
]  # fmt: skip
