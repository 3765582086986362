"""The menu: the logo in large, and a tile for each game."""

from ui.html import Markup, el
from ui.parts.sprite import icon, title


def masthead(line: str) -> Markup:
    """The logo in large with a line below it; the header then keeps its own out of sight."""
    logo = el("div", title("logo", "Rowdy Table"), aria_hidden="true")  # the header says it
    return el("div", logo, el("p", line), cls="masthead")


def game_tile(game: str, name: str, line: str, facts: str, *buttons: Markup, resume: str = "") -> Markup:
    """A game's tile: emblem, lettered name, what it is about, `facts` ("2-12 players"), and its buttons.

    `resume`: a line about the saved game.
    """
    return el(
        "article",
        el("div", icon(f"emblem-{game}"), cls="tile-picture"),
        el("h2", title(game, name)),
        el("p", line, cls="tile-line"),
        el("p", facts, cls="tile-facts"),
        el("p", icon("save"), el("span", resume), cls="tile-resume") if resume else None,
        el("div", *buttons, cls="buttons") if buttons else None,
        cls="tile", data_game=game,
    )  # fmt: skip


def tiles(*games: Markup) -> Markup:
    """The tiles side by side, below each other where there is no room."""
    return el("div", *games, cls="tiles")
