"""Saved games: the list and what is done with a game of it, export and import, another tab, a game not saved."""

from __future__ import annotations

from collections.abc import Mapping

from ui.desks.desk import Desk, Handler
from ui.export import export
from ui.model import Message
from ui.shelf import Export
from ui.words.tongue import N_, _

COPIED = N_("Copied.")
NOT_COPIED = N_("The browser does not let us copy: select the text and copy it yourself.")


class SavesDesk(Desk):
    """What is pressed about saved games."""

    def acts(self) -> Mapping[str, Handler]:
        """See Desk."""
        return {
            "saves": self.saves, "records": self.records, "take-over": self.take_over,
            "rename": self.rename, "rename-text": self.rename_text, "rename-keep": self.rename_keep,
            "rename-drop": self.rename_drop, "delete": self.delete, "undelete": self.undelete,
            "export": self.export, "way-out": self.way_out, "save-again": self.save_again, "copy": self.copy,
            "download": self.download, "paste": self.paste, "bring-in": self.bring_in, "pick": self.pick,
            "bring-back": self.bring_back, "copy-aside": self.copy_aside, "file-aside": self.file_aside,
        }  # fmt: skip

    def saves(self, _message: Message) -> None:
        """Show the saved games."""
        self._show("saves")

    def records(self, _message: Message) -> None:
        """Show the results."""
        self._show("records")

    def _show(self, screen: str) -> None:
        self.app.sitting.leave()
        self.app.show(screen)
        self.app.sitting.restock()

    def take_over(self, _message: Message) -> None:
        """Play here what another tab has."""
        self.app.sitting.take_over()

    # Names

    def rename(self, message: Message) -> None:
        """Open the field for a name."""
        slot = self.model.shelf.slot(message.get("slot"))
        if slot is not None:
            self.model.shelf.renaming, self.model.shelf.draft = slot.key, slot.name
            self.app.focus_next = "slot-name"

    def rename_text(self, message: Message) -> None:
        """What is written so far."""
        self.model.shelf.draft = message.get("value")

    def rename_keep(self, _message: Message) -> None:
        """Keep the name."""
        shelf = self.model.shelf
        key = shelf.renaming
        if not key:
            return
        if self.app.saves.rename(key, shelf.draft):
            self.app.tabs.persist()
        else:
            self.model.toast = _("The name could not be kept: the browser refuses.")
        self._leave_name()
        self.app.sitting.restock()

    def rename_drop(self, _message: Message) -> None:
        """Leave the name as it was."""
        self._leave_name()

    def _leave_name(self) -> None:
        self.app.focus_next = f"rename-{self.model.shelf.renaming}"
        self.model.shelf.renaming = ""

    # Deleting

    def delete(self, message: Message) -> None:
        """Delete a game or a text, unless another tab plays it; it can be had back."""
        key = message.get("slot")
        slot = self.model.shelf.slot(key)
        title = slot.title if slot else _("The text")
        tabs = self.app.tabs

        def got(mine: bool) -> None:
            if not mine:
                self.model.toast = _("{title} is open in another tab: it cannot be deleted now.").format(title=title)
            else:
                if self.app.saves.delete(key):
                    self.model.shelf.binned = title
                    self.model.polite = _("{title} is deleted. Undo brings it back.").format(title=title)
                    self.app.focus_next = "undelete"
                else:
                    self.model.toast = _("It could not be deleted: the browser refuses.")
                tabs.release(key)
                self._after_change()
            self.app.draw()

        tabs.hold(key, False, got, lambda: None)

    def undelete(self, _message: Message) -> None:
        """Bring back what was deleted last."""
        if self.app.saves.undelete():
            self.model.shelf.binned = ""
        else:
            self.model.toast = _("It could not be brought back: the browser refuses.")
        self._after_change()

    def _after_change(self) -> None:
        """More room or less: an unsaved game of the screen is tried again."""
        match = self.model.match
        if match is not None and not self.model.kept and not self.model.watching:
            self.app.sitting.keep(match.table, made=False)
        self.app.sitting.restock()

    # Out

    def export(self, message: Message) -> None:
        """Open the sheet with code and file: for a game of the shelf, else for the one being played."""
        shelf, match = self.model.shelf, self.model.match
        slot = shelf.slot(message.get("slot"))
        if slot is not None and slot.key in self.app.sitting.loose:
            shelf.export = export(self.app.sitting.loose[slot.key], slot.title)
        elif slot is not None:
            shelf.export = self.app.saves.export(slot)
        else:
            shelf.export = export(match.table) if match is not None else None
        shelf.said = "" if shelf.export else _("This game cannot be opened.")
        self.model.toast = shelf.said
        self.model.panel = "export" if shelf.export else ""
        self.app.tabs.persist()

    def way_out(self, _message: Message) -> None:
        """Show what can be done about a game that is not saved."""
        match = self.model.match
        if match is not None:
            self.app.sitting.restock()
            self.model.shelf.said = ""
            self.model.shelf.export = export(match.table, shared=False)
            self.model.panel = "export"

    def save_again(self, _message: Message) -> None:
        """Try once more."""
        self._after_change()
        if self.model.kept:
            self.model.panel = ""
        self.model.toast = _("The game is saved.") if self.model.kept else _("The browser still refuses.")

    def copy(self, _message: Message) -> None:
        """Put the code on the clipboard."""
        out = self.model.shelf.export
        if out is not None:
            self._copy(out.code)

    def _copy(self, text: str) -> None:
        def done(there: bool) -> None:
            said = _(COPIED if there else NOT_COPIED)
            if self.model.panel == "export":
                self.model.shelf.said = said
            else:
                self.model.toast = said
            self.app.draw()

        self.app.files.copy(text, done)

    def download(self, _message: Message) -> None:
        """Save the game as a file."""
        out: Export | None = self.model.shelf.export
        if out is not None:
            self.app.files.download(out.file, out.text)

    # In

    def paste(self, message: Message) -> None:
        """What stands in the field for a code."""
        self.model.shelf.pasted = message.get("value")

    def bring_in(self, _message: Message) -> None:
        """Open the code."""
        if self._bring(self.model.shelf.pasted):
            self.model.shelf.pasted = ""

    def pick(self, _message: Message) -> None:
        """Choose a file."""

        def got(text: str) -> None:
            self._bring(text)
            self.app.draw()

        self.app.files.pick(got)

    def _bring(self, text: str) -> bool:
        key, homeless, told = self.app.saves.bring_in(text)
        if homeless is not None:
            self.app.sitting.loose[key] = homeless
        self.model.notice = self.model.polite = told
        self.app.sitting.restock()
        if key:
            self.app.focus_next = f"open-{key}"
        return bool(key)

    # Set aside

    def _aside(self, message: Message) -> str:
        """The text of the one that was pressed."""
        return next((aside.text for aside in self.model.shelf.asides if aside.key == message.get("slot")), "")

    def bring_back(self, message: Message) -> None:
        """Put a text that can be opened by now on the shelf again."""
        if self._bring(self._aside(message)):
            self.app.saves.delete(message.get("slot"))
            self.app.sitting.restock()

    def copy_aside(self, message: Message) -> None:
        """Put the text on the clipboard."""
        self._copy(self._aside(message))

    def file_aside(self, message: Message) -> None:
        """Save the text as a file."""
        self.app.files.download("rowdy-table-set-aside.txt", self._aside(message))
