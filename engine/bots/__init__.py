"""Bots: players that are programs, found by game and kind."""

from __future__ import annotations

import importlib
import importlib.util

from engine.bots.bot import RandomBot
from engine.core.game import Bot


def kinds(game: str) -> dict[str, type[Bot]]:
    """The kinds of bot that play this game, the best first; `random` plays any."""
    name = f"engine.bots.{game}"
    found: dict[str, type[Bot]] = {}
    if importlib.util.find_spec(name):
        found.update(importlib.import_module(name).BOTS)
    return {**found, "random": RandomBot}


def bot(game: str, kind: str) -> Bot:
    """A new bot of this kind; ValueError names the kinds there are."""
    known = kinds(game)
    if kind not in known:
        raise ValueError(f"no bot {kind!r} for {game}: there are {', '.join(known)}")
    return known[kind]()
