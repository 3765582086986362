"""The menu: what can be played, and the game that can be gone on with."""

from __future__ import annotations

import dataclasses
from functools import cache

from engine import game_type
from ui import words
from ui.html import Markup, el
from ui.model import Model
from ui.parts.controls import bar, button, icon_button, stage
from ui.parts.menu import game_tile, masthead, tiles
from ui.screens.saves import EVICTS
from ui.shelf import date
from ui.tables import playable

COMING = (
    ("bullcrap", "BULLCRAP", "Lay your cards face down, claim what you like, and see who calls you a liar."),
    ("craits", "CRAITS", "Crazy eights gone rowdy: every rank does something to somebody."),
)
"""Games that are being built; left out as soon as they can be played."""

SAVING = "Every game is saved in this browser after every move. Close the page when you like."


def regions(model: Model) -> dict[str, Markup]:
    """The regions of the menu."""
    installed = [tile(model, game) for game in playable()]
    coming = [
        game_tile(game, title, line, "", soon="Still being built")
        for game, title, line in COMING
        if game not in playable()
    ]
    return {
        "bar": bar(
            icon_button("Keys", "panel", "info", key="keys", data_panel="keys"),
            icon_button("Settings", "panel", "settings", key="settings", data_panel="settings"),
        ),
        "stage": stage(
            masthead("Rude card games against bots or around one screen."),
            tiles(*installed, *coming),
            el(
                "div",
                button("Saved games", "saves", kind="quiet", picture="save"),
                button("Records", "records", kind="quiet", picture="scores"),
                cls="buttons",
            ),
            el("p", EVICTS if model.shelf.evicts else SAVING, cls="menu-note"),
            el("p", el("a", "Licences", href="licences.html"), cls="menu-note"),
            kind="page",
        ),
    }  # fmt: skip


def tile(model: Model, game: str) -> Markup:
    """A game that can be played."""
    title, line, note = words.game_words(game)
    saved = model.shelf.offered(game)
    facts = f"{seats(game)} players. {note}"
    running = saved is not None and not saved.over
    buttons = [button("New game", "new", kind="" if running else "go", key=f"new-{game}", data_game=game)]
    rules = button("Rules", "rules", kind="quiet", picture="rules", key=f"rules-{game}", data_game=game)
    if saved is None:
        return game_tile(game, title, line, facts, *buttons, rules)
    label = "Continue" if running else "See the result"
    buttons.insert(0, button(label, "resume", kind="go" if running else "", picture="next", data_slot=saved.key))
    return game_tile(game, title, line, facts, *buttons, rules, resume=f"{saved.line} ({date(saved.when)})")


@cache
def seats(game: str) -> str:
    """How many may play: `2-12`."""
    part = next(part for part in dataclasses.fields(game_type(game).options_type) if part.name == "seats")
    return f"{part.metadata['least']}-{part.metadata['most']}"
