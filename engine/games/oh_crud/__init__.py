"""Oh Crud: six rounds of avoiding Crud, five of tricks and one of piles."""

from engine.games.oh_crud.notes import *  # noqa: F403 - the game's public face is its notes, too
from engine.games.oh_crud.options import Options
from engine.games.oh_crud.rules import OhCrud
from engine.games.oh_crud.state import Trick, View

GAME = OhCrud

__all__ = ["GAME", "OhCrud", "Options", "Trick", "View"]
