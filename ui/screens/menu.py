"""The menu: what can be played, and the game that can be gone on with."""

from __future__ import annotations

from ui import words
from ui.html import Markup, el
from ui.model import Model
from ui.parts.controls import bar, button, icon_button, stage
from ui.parts.menu import game_tile, masthead, tiles
from ui.screens.saves import EVICTS
from ui.shelf import date
from ui.tables import playable
from ui.words.titles import TITLES
from ui.words.tongue import N_, _

SAVING = N_("Every game is saved in this browser after every move. Close the page when you like.")


def regions(model: Model) -> dict[str, Markup]:
    """The regions of the menu."""
    installed = [tile(model, game) for game in playable()]
    return {
        "bar": bar(
            icon_button(_("Keys"), "panel", "info", key="keys", data_panel="keys"),
            icon_button(_("Settings"), "panel", "settings", key="settings", data_panel="settings"),
        ),
        "stage": stage(
            masthead(_("Rude card games against bots or around one screen.")),
            tiles(*installed),
            el(
                "div",
                button(_("Saved games"), "saves", kind="quiet", picture="save"),
                button(_("Records"), "records", kind="quiet", picture="scores"),
                cls="buttons",
            ),
            el("p", _(EVICTS if model.shelf.evicts else SAVING), cls="menu-note"),
            el("p", el("a", _("Licences"), href="licences.html", cls="small-link"), cls="menu-note"),
            kind="page",
        ),
    }  # fmt: skip


def tile(model: Model, game: str) -> Markup:
    """A game that can be played."""
    title, line, note = words.game_words(game)
    saved = model.shelf.offered(game)
    shown = TITLES[game]
    facts = _("{least}-{most} players. {note}").format(least=shown.least, most=shown.most, note=note)
    running = saved is not None and not saved.over
    buttons = [button(_("New game"), "new", kind="" if running else "go", key=f"new-{game}", data_game=game)]
    rules = button(_("Rules"), "rules", kind="quiet", picture="rules", key=f"rules-{game}", data_game=game)
    if saved is None:
        return game_tile(game, title, line, facts, *buttons, rules)
    label = _("Continue") if running else _("See the result")
    buttons.insert(0, button(label, "resume", kind="go" if running else "", picture="next", data_slot=saved.key))
    resume = _("{how} ({date})").format(how=saved.line, date=date(saved.when))
    return game_tile(game, title, line, facts, *buttons, rules, resume=resume)
