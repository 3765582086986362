"""Sheets above the screen: scores, keys, settings, more, and a game on its way out."""

from __future__ import annotations

from ui.html import Markup, el, escape
from ui.model import Model
from ui.parts.controls import button
from ui.parts.forms import select, switch
from ui.parts.paper import dialog
from ui.screens.export import export
from ui.screens.place import place
from ui.tables import table_of
from ui.words.tongue import N_, _, languages, spoken

KEYS = (
    (N_("Left, Right, Home, End"), N_("move among cards or buttons")),
    (N_("1 to 9"), N_("go to that card")),
    (N_("Enter, Space"), N_("play the card, press the button")),
    ("D", N_("deal")),
    ("P", N_("pass")),
    ("N", N_("continue")),
    (N_("U, Shift+U"), N_("take back, make again")),
    ("L", N_("last trick")),
    ("S", N_("scores")),
    ("H", N_("read my hand")),
    ("T", N_("read the table")),
    ("W", N_("whose turn it is")),
    ("G", N_("log")),
    ("R", N_("repeat what was said")),
    ("M", N_("rules (the manual), at the rule that stopped you; back")),
    ("?", N_("this list")),
    (N_("Esc"), N_("close")),
    (N_("any other key"), N_("skip a pause")),
)
PACES = (
    ("slow", N_("Slow; tricks wait for you")),
    ("normal", N_("Normal")),
    ("fast", N_("Fast")),
    ("instant", N_("Instant")),
)
THEMES = (("auto", N_("As the system has it")), ("light", N_("Light")), ("dark", N_("Dark")))


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
    back = button(_("Back to the table"), "close", kind="go")
    return dialog(_("Scores"), sheet, buttons=[back], close="close", wide=True)


def keys(_model: Model) -> Markup:
    """The list of keys."""
    rows = [el("tr", el("th", el("kbd", _(name)), scope="row"), el("td", _(does))) for name, does in KEYS]
    table = el("table", el("caption", _("Keys at the table")), el("tbody", *rows), cls="keys")
    return dialog(_("Keys"), table, buttons=[button(_("Close"), "close", kind="go")], close="close")


def settings(model: Model) -> Markup:
    """Pace, theme, keys; the language, if there is more than one."""
    now, known = model.settings, languages()
    paces, themes = ([(name, _(text)) for name, text in choices] for choices in (PACES, THEMES))
    return dialog(
        _("Settings"),
        select(
            _("Pace"), "pace", paces, now.pace, act="prefer", help_text=_("How long moves and tricks stay in sight.")
        ),
        select(_("Colours"), "theme", themes, now.theme, act="prefer"),
        switch(
            _("Keys"), "keys", now.keys, act="prefer", help_text=_("Single keys work at the table; ? lists them.")
        ),
        select(_("Language"), "language", known, spoken(), act="prefer") if len(known) > 1 else None,
        buttons=[button(_("Done"), "close", kind="go")],
        close="close",
    )


def more(model: Model) -> Markup:
    """What is wanted rarely at a table."""
    match = model.match
    if match is None:
        return Markup("")
    deal = el("p", Markup(escape(_("Deal code: {code}")).format(code=el("code", match.table.seed))))
    entries = [
        button(_("Last trick"), "last", picture="trick"),
        button(_("Make again"), "redo", picture="redo", able=match.forward() is not None),
        button(_("Rules"), "rules", picture="rules", data_back="more"),
        button(_("Keys"), "panel", picture="info", key="keys", data_panel="keys"),
        button(_("Settings"), "panel", picture="settings", key="settings", data_panel="settings"),
        button(_("Export this game"), "export", picture="save"),
        button(_("Put this in your page"), "place", picture="pages"),
        button(_("Leave to the menu"), "menu", picture="home"),
    ]
    return dialog(_("Table"), el("div", *entries, cls="buttons more"), deal, close="close")


PANELS = {"scores": scores, "keys": keys, "settings": settings, "more": more, "export": export, "place": place}
