"""Where a game's table stops for the eye: tricks that stay a while, score sheets that want to be read."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast

from engine import Event


class Pauses(Protocol):
    """What a module of this package gives."""

    HOLDS: frozenset[str]
    """Kinds of event after which the table stays as it is until Continue or the pace moves on."""
    SHEETS: frozenset[str]
    """Kinds of event after which the score sheet is shown until Continue."""
    STEPS: int
    """In how many steps a hold shows what happened; 0: all at once."""
    LOOKS: frozenset[str]
    """Kinds of event that want a longer look: dice, a deal."""

    def closing(self, before: Any, events: Sequence[Event], /) -> Any:
        """The view as it stood when the events that ended a round had happened, before all was put away."""

    def where(self, view: Any) -> str:
        """Where the match stands: `Round 3 of 6`."""

    def after(self, view: Any) -> str:
        """What the score sheet counts: `After round 3 of 6`."""

    def table_words(self, view: Any, names: Sequence[str]) -> str:
        """What lies on the table, in words."""


@cache
def pauses_of(game: str) -> Pauses:
    """The pauses of a game. ModuleNotFoundError for one that has none."""
    return cast(Pauses, import_module(f"ui.pauses.{game}"))
