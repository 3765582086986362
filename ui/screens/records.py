"""The records: how the games that were finished here ended."""

from __future__ import annotations

from ui import words
from ui.html import Markup, el
from ui.model import Model
from ui.parts.controls import bar, icon_button, stage
from ui.parts.standings import standings
from ui.shelf import Result, date
from ui.words.tongue import N_, _, ngettext

EMPTY = N_("No game was finished here yet.")
LATEST = 200
"""So many results are shown."""


def regions(model: Model) -> dict[str, Markup]:
    """The regions of the records."""
    results = model.shelf.results
    count = ngettext("{count} game finished.", "{count} games finished.", len(results))
    if len(results) > LATEST:
        count = ngettext(
            "{count} game finished. The latest {latest} are shown.",
            "{count} games finished. The latest {latest} are shown.",
            len(results),
        )
    count = count.format(count=len(results), latest=LATEST)
    return {
        "bar": bar(
            icon_button(_("Menu"), "menu", "home"), icon_button(_("Saved games"), "saves", "save"),
            name="Rowdy Table", where=_("Records"),
        ),
        "stage": stage(
            el("p", count if results else _(EMPTY), cls="menu-note"),
            el("ul", *(entry(result) for result in results[:LATEST]), cls="shelf") if results else None,
            kind="page",
        ),
    }  # fmt: skip


def entry(result: Result) -> Markup:
    """One finished game."""
    title = words.game_words(result.game)[0]
    mark = el("span", _("Practice"), cls="mark") if result.assisted else None
    return el(
        "li",
        el("h2", title),
        el("p", date(result.when), mark, cls="save-facts"),
        standings(result.standings, _("Result of {title}, {date}").format(title=title, date=date(result.when))),
        cls="paper save",
    )
