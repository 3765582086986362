"""Saves on their way in and out: what is wrong with one, and how a game leaves as a code or a file."""

from __future__ import annotations

from engine import SaveError, Table
from ui.shelf import Export, called

LONGEST_CODE, LONGEST_CODE_OF_MANY, MANY = 2560, 6144, 6
"""Bytes of a code, at most, and from how many seats on it may be the longer one."""
REASONS = {
    "foreign": "it is damaged or was not written by Rowdy Table",
    "newer": "it was written by a later version of Rowdy Table",
    "unknown_game": "its game is not installed here",
    "bad_options": "its options cannot be played here",
    "empty": "there is nothing in it",
}


def judged(text: str) -> tuple[Table | None, str]:
    """The game of a text as far as it can be played, and what is wrong with it, to go after "it"; empty: nothing."""
    try:
        table = Table.load(text)
    except SaveError as error:
        return None, f"cannot be opened: {REASONS.get(error.reason, error.detail)}"
    loaded = table.loaded
    if loaded is None or loaded.complete:
        return table, ""
    if loaded.played < loaded.total:
        return table, f"is damaged: {loaded.played} of its {loaded.total} moves could be played"
    return table, f"is damaged: a part is missing; all {loaded.total} moves that are left could be played"


def export(table: Table, title: str = "", shared: bool = True) -> Export:
    """A table on its way out."""
    players = [seated.name or f"Seat {seat + 1}" for seat, seated in enumerate(table.seated)]
    code = table.code()
    longest = LONGEST_CODE_OF_MANY if table.seats >= MANY else LONGEST_CODE
    file = f"rowdy-table-{table.game.key.replace('_', '-')}-{file_part(table.seed)}.json"
    title = title or called(table.game.key, players)
    return Export(title, file, table.save(), code if len(code) <= longest else "", shared)


def file_part(seed: str) -> str:
    """A seed as a part of a file's name."""
    return "".join(sign for sign in seed if sign.isascii() and sign.isalnum())[:24] or "game"

