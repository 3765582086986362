"""The saved games: a list to open, rename, export and delete; a way in for others; what was set aside."""

from __future__ import annotations

from ui import words
from ui.html import Markup, classes, el
from ui.model import Model
from ui.parts.controls import bar, button, icon_button, stage
from ui.parts.forms import text_field
from ui.parts.sprite import icon
from ui.parts.standings import standings
from ui.saves import NAME_LIMIT
from ui.shelf import Aside, Shelf, Slot, date
from ui.words.tongue import N_, _

EVICTS = N_("This browser forgets saved games after seven days without a visit: export those you want to keep.")
EMPTY = N_("No games yet. Every game you begin is kept here, move by move.")
SHOWN = 4
"""So many players are shown of a game on the shelf."""


def regions(model: Model) -> dict[str, Markup]:
    """The regions of the saved games."""
    shelf = model.shelf
    games = [entry(shelf, slot) for slot in shelf.slots]
    return {
        "bar": bar(
            icon_button(_("Menu"), "menu", "home"), icon_button(_("Records"), "records", "scores"),
            name="Rowdy Table", where=_("Saved games"),
        ),
        "stage": stage(
            el("p", icon("warning"), el("span", _(EVICTS)), cls="save-note") if shelf.evicts else None,
            el("ul", *games, cls="shelf") if games else el("p", _(EMPTY), cls="menu-note"),
            way_in(shelf),
            set_aside(shelf) if shelf.asides else None,
            kind="page",
        ),
    }  # fmt: skip


def entry(shelf: Shelf, slot: Slot) -> Markup:
    """A game on the shelf."""
    key, title = slot.key, slot.title
    head = rename(shelf, slot) if shelf.renaming == key else el("h2", title)
    loose = key in shelf.loose
    marks = [
        el("span", _("Practice"), cls="mark") if slot.assisted else None,
        el("span", _("Not saved"), cls="mark is-warning") if loose else None,
    ]
    facts = _("{where} - {date}").format(where=slot.where, date=date(slot.when))
    if slot.name:
        facts = _("{game} - {facts}").format(game=words.game_words(slot.game)[0], facts=facts)
    label = _("See the result") if slot.over else _("Open")
    buttons = [
        button(label, "resume", kind="go", key=f"open-{key}", data_slot=key, aria_label=to(label, title)),
        button(_("Export"), "export", key=f"export-{key}", data_slot=key, aria_label=to(_("Export"), title)),
    ]
    if not loose:
        buttons += [
            button(_("Rename"), "rename", key=f"rename-{key}", data_slot=key, aria_label=to(_("Rename"), title)),
            button(_("Delete"), "delete", key=f"delete-{key}", data_slot=key, aria_label=to(_("Delete"), title)),
        ]
    return el(
        "li", head, el("p", facts, *marks, cls="save-facts"),
        standings(slot.standings, _("How it stands: {title}").format(title=title), SHOWN),
        el("div", *buttons, cls="buttons"),
        cls=classes("paper save", slot.over and "is-over"),
    )  # fmt: skip


def to(does: str, what: str) -> str:
    """The name of a button among many that do the same."""
    return _("{does}: {what}").format(does=does, what=what)


def rename(shelf: Shelf, slot: Slot) -> Markup:
    """The field for a game's name."""
    own = slot._replace(name="").title
    field = text_field(
        _("Name of this game"), "slot-name", shelf.draft, act="rename-text", limit=NAME_LIMIT, placeholder=own
    )
    return el(
        "div", field,
        el("div", button(_("Keep the name"), "rename-keep", kind="go"), button(_("Cancel"), "rename-drop"),
           cls="buttons"),
        cls="save-name",
    )  # fmt: skip


def way_in(shelf: Shelf) -> Markup:
    """A code to paste, a file to choose."""
    return el(
        "section",
        el("h2", _("Bring a game in")),
        el("label", _("Code of a game"), for_="pasted"),
        el("textarea", shelf.pasted, id="pasted", name="pasted", rows=3, spellcheck="false", autocomplete="off",
           data_act="paste", data_key="pasted", cls="code"),
        el(
            "div", button(_("Open the code"), "bring-in"), button(_("Choose a file"), "pick"), cls="buttons",
        ),
        cls="paper sheet",
    )  # fmt: skip


def set_aside(shelf: Shelf) -> Markup:
    """Texts that are no whole saves; only the player removes them."""
    return el(
        "section",
        el("h2", _("Set aside")),
        el("p", _("These texts could not be opened whole. They stay here until you remove them.")),
        el("ul", *(aside(number, text) for number, text in enumerate(shelf.asides, 1)), cls="asides"),
        cls="paper sheet",
    )


def aside(number: int, text: Aside) -> Markup:
    """One of them."""
    key = text.key
    label = _("Text {number}").format(number=number)
    return el(
        "li",
        el("h3", _("{text}, {date}").format(text=label, date=date(text.when))),
        el("p", text.sentence),
        el("textarea", text.text, rows=2, readonly=True, aria_label=label, data_key=f"text-{key}", cls="code"),
        el(
            "div",
            button(_("Bring it back"), "bring-back", kind="go", key=f"back-{key}",
                   data_slot=key) if text.whole else None,
            button(_("Copy"), "copy-aside", key=f"copy-{key}", data_slot=key, aria_label=to(_("Copy"), label)),
            button(_("Save as a file"), "file-aside", key=f"file-{key}", data_slot=key,
                   aria_label=to(_("Save as a file"), label)),
            button(_("Remove"), "delete", key=f"delete-{key}", data_slot=key, aria_label=to(_("Remove"), label)),
            cls="buttons",
        ),
    )  # fmt: skip
