"""Sheets above the screen: scores, keys, settings, more, and a game on its way out."""

from __future__ import annotations

from ui.html import Markup, el
from ui.model import Model
from ui.parts.controls import button
from ui.parts.forms import select, switch
from ui.parts.paper import dialog
from ui.screens.export import export
from ui.tables import table_of

KEYS = (
    ("Left, Right, Home, End", "move among cards or buttons"),
    ("1 to 9", "go to that card"),
    ("Enter, Space", "play the card, press the button"),
    ("D", "deal"),
    ("P", "pass"),
    ("N", "continue"),
    ("U, Shift+U", "take back, make again"),
    ("L", "last trick"),
    ("S", "scores"),
    ("H", "read my hand"),
    ("T", "read the table"),
    ("W", "whose turn it is"),
    ("G", "log"),
    ("R", "repeat what was said"),
    ("M", "rules (the manual), at the rule that stopped you; back"),
    ("?", "this list"),
    ("Esc", "close"),
    ("any other key", "skip a pause"),
)
PACES = (
    ("slow", "Slow; tricks wait for you"),
    ("normal", "Normal"),
    ("fast", "Fast"),
    ("instant", "Instant"),
)
THEMES = (("auto", "As the system has it"), ("light", "Light"), ("dark", "Dark"))


def panel(model: Model) -> Markup:
    """The sheet that is open; empty for none."""
    made = PANELS.get(model.panel)
    return made(model) if made else Markup("")


def scores(model: Model) -> Markup:
    """The score sheet in the middle of a round."""
    match = model.match
    if match is None:
        return Markup("")
    sheet = table_of(match.game).sheet(match.table.view(match.viewer), match.names)
    return dialog("Scores", sheet, buttons=[button("Back to the table", "close", kind="go")], close="close", wide=True)


def keys(_model: Model) -> Markup:
    """The list of keys."""
    rows = [el("tr", el("th", el("kbd", name), scope="row"), el("td", does)) for name, does in KEYS]
    table = el("table", el("caption", "Keys at the table"), el("tbody", *rows), cls="keys")
    return dialog("Keys", table, buttons=[button("Close", "close", kind="go")], close="close")


def settings(model: Model) -> Markup:
    """Pace, theme, keys."""
    now = model.settings
    return dialog(
        "Settings",
        select("Pace", "pace", PACES, now.pace, act="prefer", help_text="How long moves and tricks stay in sight."),
        select("Colours", "theme", THEMES, now.theme, act="prefer"),
        switch("Keys", "keys", now.keys, act="prefer", help_text="Single keys work at the table; ? lists them."),
        buttons=[button("Done", "close", kind="go")],
        close="close",
    )


def more(model: Model) -> Markup:
    """What is wanted rarely at a table."""
    match = model.match
    if match is None:
        return Markup("")
    deal = el("p", "Deal code: ", el("code", match.table.seed))
    entries = [
        button("Last trick", "last", picture="trick"),
        button("Make again", "redo", picture="redo", able=match.forward() is not None),
        button("Rules", "rules", picture="rules", data_back="more"),
        button("Keys", "panel", picture="info", key="keys", data_panel="keys"),
        button("Settings", "panel", picture="settings", key="settings", data_panel="settings"),
        button("Export this game", "export", picture="save"),
        button("Leave to the menu", "menu", picture="home"),
    ]
    return dialog("Table", el("div", *entries, cls="buttons more"), deal, close="close")


PANELS = {"scores": scores, "keys": keys, "settings": settings, "more": more, "export": export}
