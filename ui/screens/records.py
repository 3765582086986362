"""The records: how the games that were finished here ended."""

from __future__ import annotations

from ui import words
from ui.html import Markup, el
from ui.model import Model
from ui.parts.controls import bar, icon_button, stage
from ui.parts.standings import standings
from ui.shelf import Result, date

EMPTY = "No game was finished here yet."
LATEST = 200
"""So many results are shown."""


def regions(model: Model) -> dict[str, Markup]:
    """The regions of the records."""
    results = model.shelf.results
    more = f" The latest {LATEST} are shown." if len(results) > LATEST else ""
    count = f"{len(results)} game{'s' if len(results) != 1 else ''} finished.{more}"
    return {
        "bar": bar(
            icon_button("Menu", "menu", "home"), icon_button("Saved games", "saves", "save"),
            name="Rowdy Table", where="Records",
        ),
        "stage": stage(
            el("p", count if results else EMPTY, cls="menu-note"),
            el("ul", *(entry(result) for result in results[:LATEST]), cls="shelf") if results else None,
            kind="page",
        ),
    }  # fmt: skip


def entry(result: Result) -> Markup:
    """One finished game."""
    title = words.game_words(result.game)[0]
    mark = el("span", "Practice", cls="mark") if result.assisted else None
    return el(
        "li",
        el("h2", title),
        el("p", date(result.when), mark, cls="save-facts"),
        standings(result.standings, f"Result of {title}, {date(result.when)}"),
        cls="paper save",
    )
