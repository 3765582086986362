"""Saves on their way in and out: what is wrong with one, and how a game leaves as a code or a file."""

from __future__ import annotations

from typing import NamedTuple

from engine import SaveError, Table
from ui.names import names_of
from ui.shelf import Export, titled
from ui.words.tongue import N_, _, ngettext

LONGEST_CODE, LONGEST_CODE_OF_MANY, MANY = 2560, 6144, 6
"""Bytes of a code, at most, and from how many seats on it may be the longer one."""
REASONS = {
    "foreign": N_("it is damaged or was not written by Rowdy Table"),
    "newer": N_("it was written by a later version of Rowdy Table"),
    "unknown_game": N_("its game is not installed here"),
    "bad_options": N_("its options cannot be played here"),
    "empty": N_("there is nothing in it"),
}


class Wrong(NamedTuple):
    """What is wrong with a save: a reason why it cannot be opened, else how many of its moves could be played."""

    reason: str = ""
    played: int = 0
    total: int = 0

    def of_it(self) -> str:
        """As a sentence about "it"."""
        return self._told(
            _("It cannot be opened: {reason}."),
            ngettext(
                "It is damaged: its only move could not be played.",
                "It is damaged: {played} of its {total} moves could be played.",
                self.total,
            ),
            ngettext(
                "It is damaged: a part is missing; the only move that is left could be played.",
                "It is damaged: a part is missing; all {total} moves that are left could be played.",
                self.total,
            ),
        )

    def of_this(self) -> str:
        """As a sentence about what was brought in and is no game."""
        return self._told(_("This cannot be opened: {reason}."), "", "")

    def of_yours(self) -> str:
        """As a sentence about a game on the shelf."""
        return self._told(
            _("Your saved game cannot be opened: {reason}."),
            ngettext(
                "Your saved game is damaged: its only move could not be played.",
                "Your saved game is damaged: {played} of its {total} moves could be played.",
                self.total,
            ),
            ngettext(
                "Your saved game is damaged: a part is missing; the only move that is left could be played.",
                "Your saved game is damaged: a part is missing; all {total} moves that are left could be played.",
                self.total,
            ),
        )

    def of_new(self) -> str:
        """As a sentence about a game that was brought in."""
        return self._told(
            "",
            ngettext(
                "The game is on the shelf, but it is damaged: its only move could not be played.",
                "The game is on the shelf, but it is damaged: {played} of its {total} moves could be played.",
                self.total,
            ),
            ngettext(
                "The game is on the shelf, but it is damaged: a part is missing; the only move that is left "
                "could be played.",
                "The game is on the shelf, but it is damaged: a part is missing; all {total} moves that are left "
                "could be played.",
                self.total,
            ),
        )

    def _told(self, shut: str, cut: str, parted: str) -> str:
        told = shut if self.reason else cut if self.played < self.total else parted
        return told.format(reason=_(REASONS.get(self.reason, self.reason)), played=self.played, total=self.total)


def judged(text: str) -> tuple[Table | None, Wrong | None]:
    """The game of a text as far as it can be played, and what is wrong with it if anything is."""
    try:
        table = Table.load(text)
    except SaveError as error:
        return None, Wrong(error.reason)
    loaded = table.loaded
    if loaded is None or loaded.complete:
        return table, None
    return table, Wrong(played=loaded.played, total=loaded.total)


def export(table: Table, title: str = "", shared: bool = True) -> Export:
    """A table on its way out."""
    code = table.code()
    longest = LONGEST_CODE_OF_MANY if table.seats >= MANY else LONGEST_CODE
    file = f"rowdy-table-{table.game.key.replace('_', '-')}-{file_part(table.seed)}.json"
    title = title or titled(table.game.key, names_of(table.seated))
    return Export(title, file, table.save(), code if len(code) <= longest else "", shared)


def file_part(seed: str) -> str:
    """A seed as a part of a file's name."""
    return "".join(sign for sign in seed if sign.isascii() and sign.isalnum())[:24] or "game"

