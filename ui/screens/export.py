"""A game on its way out: as a code, as a file; and what to do about a game that cannot be saved."""

from __future__ import annotations

from ui.html import Markup, el, join
from ui.model import Model
from ui.parts.controls import button
from ui.parts.paper import dialog
from ui.shelf import Shelf, date
from ui.words.tongue import N_, _

UNSAVED = N_(
    "The browser refuses to keep this game: its storage is full or blocked for this page. You can play on; the "
    "game is gone when you close the page, unless you take it with you."
)
TOO_LONG = N_("This game is too long for a code by now: take the file.")


def export(model: Model) -> Markup:
    """The sheet with the code and the file."""
    out = model.shelf.export
    if out is None:
        return Markup("")
    code = (
        join((
            el("label", _("Code: bring it in under Saved games, here or in another browser"), for_="out-code"),
            el("textarea", out.code, id="out-code", rows=4, readonly=True, spellcheck="false",
               data_key="out-code", cls="code"),
        ))
        if out.code
        else el("p", _(TOO_LONG))
    )  # fmt: skip
    buttons = [
        button(_("Copy the code"), "copy", kind="go", picture="copy") if out.code else None,
        button(_("Save as a file"), "download", kind="" if out.code else "go", picture="save"),
        button(_("Try to save again"), "save-again") if not out.shared else None,
    ]
    return dialog(
        _("Export") if out.shared else _("This game is not saved"),
        el("p", out.title if out.shared else _(UNSAVED)),
        code,
        el("p", model.shelf.said, role="status", cls="save-said") if model.shelf.said else None,
        room(model.shelf) if not out.shared else None,
        buttons=[made for made in buttons if made is not None],
        close="close",
    )


def room(shelf: Shelf) -> Markup | None:
    """Finished games that could make room."""
    over = [slot for slot in shelf.slots if slot.over and slot.key not in shelf.loose]
    if not over:
        return None
    games = [
        el(
            "li", el("span", _("{text}, {date}").format(text=slot.title, date=date(slot.when))),
            button(_("Delete"), "delete", key=f"delete-{slot.key}", data_slot=slot.key,
                   aria_label=_("{does}: {what}").format(does=_("Delete"), what=slot.title)),
        )
        for slot in reversed(over)
    ]  # fmt: skip
    head = el("h3", _("Make room: finished games (results stay under Records)"))
    return el("section", head, el("ul", *games), cls="room")
