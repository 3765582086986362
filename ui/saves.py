"""The autosave: kept after every move, put aside before anything is written over what cannot be read."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from typing import Protocol

from engine import SaveError, Table
from ui.model import PACES, Saved, Settings
from ui.pauses import pauses_of

SAVE, WHEN, SETTINGS, ASIDE = "save", "save-when", "settings", "aside:"
"""Keys in the store, without its prefix."""
THEMES = ("auto", "light", "dark")
REASONS = {
    "foreign": "it is damaged or was not written by this game",
    "newer": "it was written by a later version of this game",
    "unknown_game": "its game is not installed here",
    "bad_options": "its options cannot be played",
    "empty": "it is empty",
}


class Store(Protocol):
    """Where texts are kept, by key. Nothing here raises: what cannot be done answers None or False."""

    def get(self, key: str) -> str | None:
        """The text, None if there is none or it cannot be read."""

    def put(self, key: str, text: str) -> bool:
        """Keep a text; False if it could not be."""


class Saves:
    """The one game that is kept, and the settings. `clock` gives seconds since 1970."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store, self._clock = store, clock
        self._locked = False
        """A save that could neither be read nor put aside is not written over."""

    def look(self) -> tuple[Table | None, str]:
        """The game that is kept, and a sentence if something is wrong with it."""
        text = self._store.get(SAVE)
        if text is None or not text.strip():
            return None, ""
        try:
            table = Table.load(text)
        except SaveError as error:
            self._put_aside(text)
            return None, f"Your saved game cannot be opened: {REASONS.get(error.reason, error.detail)}. {self._aside()}"
        if table.loaded is None or table.loaded.complete:
            return table, ""
        self._put_aside(text)
        if table.loaded.played < table.loaded.total:
            left = f"{table.loaded.played} of its {table.loaded.total} moves could be played"
        else:
            left = f"a part is missing; all {table.loaded.total} moves that are left could be played"
        told = f"Your saved game is damaged: {left}."
        return table, f"{told} {self._aside()}"

    def _put_aside(self, text: str) -> None:
        """Copy a text that is about to be written over to a name of its own."""
        self._locked = not self._store.put(f"{ASIDE}{int(self._clock())}", text)

    def _aside(self) -> str:
        if self._locked:
            return "There is no room for a copy, so nothing will be saved over it."
        return "A copy was put aside."

    def keep(self, table: Table) -> bool:
        """Save the game; False if it could not be."""
        if self._locked or not self._store.put(SAVE, table.save()):
            return False
        self._store.put(WHEN, str(int(self._clock())))
        return True

    def saved(self, table: Table) -> Saved:
        """The kept game in words."""
        names = [seated.name or f"Seat {seat + 1}" for seat, seated in enumerate(table.seated)]
        scores = table.scores()
        ranked = sorted(range(table.seats), key=lambda seat: (table.places()[seat], seat))
        standing = ", ".join(f"{names[seat]} {scores[seat]}" for seat in ranked[:4])
        if table.seats > 4:
            standing += ", ..."
        where = "Finished" if table.over else pauses_of(table.game.key).where(table.view(-1))
        return Saved(table.game.key, f"{where} - {standing}{self._ago()}", table.over)

    def _ago(self) -> str:
        text = self._store.get(WHEN)
        if text is None or not text.isdecimal():
            return ""
        return f" - {ago(self._clock() - int(text))}"

    def settings(self) -> Settings:
        """How the player likes it; what cannot be read is as at first."""
        try:
            found = json.loads(self._store.get(SETTINGS) or "{}")
        except ValueError:
            found = {}
        if not isinstance(found, dict):
            return Settings()
        pace, theme = found.get("pace"), found.get("theme")
        return Settings(
            pace=pace if isinstance(pace, str) and pace in PACES else "normal",
            theme=theme if isinstance(theme, str) and theme in THEMES else "auto",
            keys=found.get("keys") is not False,
        )

    def keep_settings(self, settings: Settings) -> bool:
        """Keep them; False if that could not be."""
        return self._store.put(SETTINGS, json.dumps(asdict(settings)))


def ago(seconds: float) -> str:
    """How long ago, roughly: `just now`, `5 minutes ago`."""
    for size, word in ((86400, "day"), (3600, "hour"), (60, "minute")):
        count = int(seconds // size)
        if count >= 1:
            return f"{count} {word}{'s' if count > 1 else ''} ago"
    return "just now"
