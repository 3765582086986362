"""Bots: players that are programs, found by game and kind."""

from __future__ import annotations

import importlib
import importlib.util
from types import ModuleType
from typing import Any

from engine.bots.bot import RandomBot
from engine.core.game import Bot


def kinds(game: str) -> dict[str, type[Bot]]:
    """The kinds of bot that play this game, the best first; `random` plays any, a game may have its own."""
    module = _module(game)
    found: dict[str, type[Bot]] = module.BOTS if module else {}
    return found if "random" in found else {**found, "random": RandomBot}


def bot(game: str, kind: str) -> Bot:
    """A new bot of this kind; ValueError names the kinds there are."""
    known = kinds(game)
    if kind not in known:
        raise ValueError(f"no bot {kind!r} for {game}: there are {', '.join(known)}")
    return known[kind]()


def characters(game: str) -> dict[str, str]:
    """The kinds that have a name of their own, and that name; none where a game's bots are all alike."""
    found: dict[str, Any] = getattr(_module(game), "CHARACTERS", {})
    return {kind: style.name for kind, style in found.items()}


def part(game: str, hand: int) -> str:
    """The part of a match that figures count the hand to (0 the first); empty for a hand that has no points."""
    names: tuple[str, ...] = getattr(_module(game), "PARTS", ("hands",))
    return names[min(hand, len(names) - 1)]


def _module(game: str) -> ModuleType | None:
    """The module of the game's bots, if it has one."""
    name = f"engine.bots.{game}"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None
