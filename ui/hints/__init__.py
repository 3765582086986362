"""What a bot would do in a seat, in a sentence: by game."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol, cast

from engine import Move
from ui.words.speech import Speaker
from ui.words.tongue import _


class Hints(Protocol):
    """What a module of this package gives."""

    def advice(self, move: Move, bot: str, to: Speaker) -> str:
        """A sentence: what a bot of this name would do in the seat of who is told."""


def advise(move: Move | None, bot: str, to: Speaker) -> str:
    """What a bot of this name would do in the seat of who is told; None: stay silent."""
    if move is None:
        return _("{bot} would let it go.").format(bot=bot)
    return cast(Hints, import_module(f"ui.hints.{to.game}")).advice(move, bot, to)
