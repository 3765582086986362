"""Sheets above the screen: scores, keys, settings, more, and a game on its way out."""

from __future__ import annotations

from ui.html import Markup, el, escape
from ui.keys import listed_keys
from ui.model import Model
from ui.parts.controls import button
from ui.parts.forms import select, switch
from ui.parts.paper import dialog
from ui.screens.export import export
from ui.screens.place import place
from ui.tables import table_of
from ui.words.tongue import N_, _, languages, spoken

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
    sheet = table_of(match.game).sheet(match.table.view(match.viewer), match.names, match.heard())
    back = button(_("Back to the table"), "close", kind="go")
    return dialog(_("Scores"), sheet, buttons=[back], close="close", wide=True)


def counts(model: Model) -> Markup:
    """Who holds how many cards, and which the viewer has not seen."""
    match = model.match
    if match is None:
        return Markup("")
    found = table_of(match.game).counts(match.view, match.names)
    back = button(_("Back to the table"), "close", kind="go")
    return dialog(_("Card counts"), found, buttons=[back], close="close", wide=True)


def keys(model: Model) -> Markup:
    """The keys that this table has; away from a table, those of all games."""
    listed = listed_keys(model.match.game if model.match is not None else "")
    rows = [el("tr", el("th", el("kbd", name), scope="row"), el("td", does)) for name, does in listed]
    table = el("table", el("caption", _("Keys at the table")), el("tbody", *rows), cls="keys")
    off = None if model.settings.keys else el("p", _("Single keys are switched off in the settings."))
    return dialog(_("Keys"), off, table, buttons=[button(_("Close"), "close", kind="go")], close="close")


def settings(model: Model) -> Markup:
    """Pace, theme, keys, offline; the language, if there is more than one."""
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
        switch(
            _("Offline"), "offline", now.offline, act="prefer",
            help_text=_("This browser keeps the games, to be played without a network."),
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
        button(_("Hint (then it is practice)"), "hint", picture="hint", able=bool(match.offers)),
        button(_("Card counts"), "panel", picture="cards", key="counts", data_panel="counts"),
        button(_(table_of(match.game).LAST), "last", picture="trick"),
        button(_("Make again"), "redo", picture="redo", able=match.forward() is not None),
        button(_("Rules"), "rules", picture="rules", data_back="more"),
        button(_("Keys"), "panel", picture="info", key="keys", data_panel="keys"),
        button(_("Settings"), "panel", picture="settings", key="settings", data_panel="settings"),
        button(_("Export this game"), "export", picture="save"),
        button(_("Put this in your page"), "place", picture="pages"),
        button(_("Leave to the menu"), "menu", picture="home"),
    ]
    return dialog(_("Table"), el("div", *entries, cls="buttons more"), deal, close="close")


PANELS = {
    "scores": scores, "counts": counts, "keys": keys, "settings": settings, "more": more, "export": export,
    "place": place,
}  # fmt: skip
