"""The layout of each game's table, found by the game's key."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from engine import Event, Move, Offer, names
from engine.core.cards import Card
from ui.draft import Draft
from ui.html import Markup
from ui.rulebook import Shown
from ui.tables.scene import Scene


class Layout(Protocol):
    """What a module of this package gives."""

    WINNER: tuple[str, str]
    """What the winner is called, told to the winner and to others."""
    LAST: str
    """What the last thing that was held in sight is called."""

    def layout(self, scene: Scene) -> dict[str, Markup]:
        """The regions `stage`, `hand` and `actions`.

        The data-key of a card in the hand is `card-` and its text and which of its twins it is (`card-R3-1`), that of
        a button that makes a move without cards its verb (`pass`) and what it chooses (`name-H`): so hints find them.
        """

    def sheet(self, view: Any, names: Sequence[str], heard: Sequence[Event] = ()) -> Markup:
        """The score sheet; `heard` is all that happened, as the viewer saw it."""

    def bar(self, scene: Scene) -> Markup:
        """The words of the header: where the game stands."""

    def counts(self, view: Any, names: Sequence[str]) -> Markup:
        """Who holds how many cards and which were not seen yet, in tables: what the view knows for sure, no guess."""

    def counts_words(self, view: Any, names: Sequence[str]) -> str:
        """The same in a sentence or two."""

    def picture(self, card: Card, shown: Shown) -> Markup:
        """A card of a picture in the rules, marked as `shown` says."""


class Composing(Layout, Protocol):
    """A layout whose moves are composed: cards are picked, something is chosen, one button sends it.

    Its cards send `pick-card`, what is chosen `choose` with data-choice, the button `send`.
    """

    def pick(self, draft: Draft, key: str, offers: Sequence[Offer]) -> Draft:
        """The draft after a press on the card of this data-key."""

    def composed(self, scene: Scene) -> tuple[str, str]:
        """The move as text; or empty, and a sentence that says what is missing."""

    def drafted(self, move: Move, draft: Draft) -> Draft:
        """The draft that makes this move."""


@cache
def playable() -> tuple[str, ...]:
    """The games that have a table here, in alphabetical order."""
    return tuple(game for game in names() if find_spec(f"ui.tables.{game}"))


@cache
def table_of(game: str) -> Layout:
    """The layout of a game. ValueError for a game that there is not."""
    if game not in playable():
        raise ValueError(f"no game {game!r}: there is {', '.join(playable())}")
    return cast(Layout, import_module(f"ui.tables.{game}"))


def composing(game: str) -> Composing | None:
    """The layout of a game whose moves are composed; None for other games."""
    layout = table_of(game)
    return cast(Composing, layout) if hasattr(layout, "composed") else None


__all__ = ["Composing", "Layout", "Scene", "composing", "playable", "table_of"]
