"""The games, one folder each; a folder dropped in here is found by its name."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any, cast

from engine.core.game import Game


def names() -> list[str]:
    """The keys of all games, in alphabetical order."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def game_type(key: str) -> type[Game[Any, Any, Any]]:
    """The game of this key; ValueError names those there are."""
    if key not in names():
        raise ValueError(f"unknown game {key!r}: there are {', '.join(names())}")
    return cast("type[Game[Any, Any, Any]]", importlib.import_module(f"engine.games.{key}").GAME)
