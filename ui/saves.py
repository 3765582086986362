"""The shelf of saved games: kept after every move, copied aside before a text that is not whole is written over."""

from __future__ import annotations

import json
import os
import zlib
from collections.abc import Callable
from typing import Protocol

from engine import Table
from ui.export import export, judged
from ui.model import PACES, Settings
from ui.shelf import Aside, Export, Result, Slot, about, read_about, read_result, read_slot, slot_of
from ui.tables import playable
from ui.words.tongue import N_, SOURCE, _, ngettext, spoken

SAVE, WHEN, ABOUT, RESULT, SETTINGS, ASIDE = "save", "save-when", "about:", "result:", "settings", "aside:"
SETUP = "setup:"
"""Keys in the store, without its prefix. A game's key is `save:` and an id; `save` alone is one from the time when
there was room for one game. What the list shows of a game stands under `about:` and the game's key."""
THEMES = ("auto", "light", "dark")
NAME_LIMIT = 40
FINISHED = 20
"""So many finished games are kept whole."""
LARGEST = 1_000_000
"""Characters; what is longer is no save."""
KEPT, REFUSED, ELSEWHERE = "kept", "refused", "elsewhere"
"""What became of a save: it is kept, there was no room, another tab has written this game since."""
HOMELESS = N_("The browser refuses to keep it: it is gone when you close the page.")


class Store(Protocol):
    """Where texts are kept, by key. Nothing here raises: what cannot be done answers None, False or nothing."""

    def get(self, key: str) -> str | None:
        """The text, None if there is none or it cannot be read."""

    def put(self, key: str, text: str) -> bool:
        """Keep a text; False if it could not be."""

    def remove(self, key: str) -> bool:
        """Forget a text; False if it could not be."""

    def stored(self) -> list[str]:
        """The keys of all texts."""


class Saves:
    """The games that are kept, their results, and the settings. `clock` gives seconds since 1970."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store, self._clock = store, clock
        self._tab = os.urandom(4).hex()
        self._last: dict[str, str] = {}
        """The text of a game as this tab has read or written it."""
        self._known: dict[str, Slot] = {}
        """What the list shows of a game, in case there was no room to keep it."""
        self._unsafe: set[str] = set()
        """Games whose damaged text found no room aside: not written over."""
        self._bin: dict[str, str] = {}

    # The list

    def games(self) -> list[str]:
        """The keys of the games."""
        return [key for key in self.store.stored() if key == SAVE or key.startswith(f"{SAVE}:")]

    def look(self) -> str:
        """Look through the shelf; a sentence if something on it is not whole."""
        told = [sentence for key in self.games() if (sentence := self._look_at(key))]
        if len(told) < 2:
            return "".join(told)
        more = ngettext(
            "{count} more game is not whole: see Saved games.", "{count} more games are not whole: see Saved games.",
            len(told) - 1,
        ).format(count=len(told) - 1)  # fmt: skip
        return f"{told[0]} {more}"

    def _look_at(self, key: str) -> str:
        """A game that is as this app wrote it, in the language that is spoken, needs no look; others are played."""
        text, found = self.store.get(key), read_about(self.store.get(ABOUT + key))
        if not text or (found.get("sum"), found.get("language", SOURCE)) == (sum_of(text), spoken()):
            return ""
        table, sentence = self.open(key)
        if table is not None:
            self._write_about(key, table, text, self._when(key), self.writer(key))
        return sentence

    def slots(self) -> list[Slot]:
        """The games of the shelf, the latest first."""
        games = playable()
        found = [
            read_slot(key, self.store.get(ABOUT + key), games) or self._known.get(key) for key in self.games()
        ]
        return sorted((slot for slot in found if slot), key=lambda slot: (-slot.when, slot.key))

    def _when(self, key: str) -> float:
        text = self.store.get(WHEN) if key == SAVE else None
        return float(text) if text and text.isdecimal() and len(text) < 12 else self._clock()

    def now(self) -> float:
        """Seconds since 1970."""
        return self._clock()

    # One game

    def new(self) -> str:
        """A key for a game to come."""
        return f"{SAVE}:{os.urandom(4).hex()}"

    def open(self, key: str) -> tuple[Table | None, str]:
        """A game as far as it can be played, and a sentence if something is wrong with it."""
        text = self.store.get(key)
        if not text:
            return None, _("This game is not there any more.")
        self._last[key] = text
        table, wrong = judged(text)
        if wrong is None:
            return table, ""
        safe = self._put_aside(text)
        if table is None and safe:
            self.store.remove(key)
            self.store.remove(ABOUT + key)
        elif not safe:
            self._unsafe.add(key)
        kept = _("There is no room for a copy, so nothing will be saved over it.")
        if safe:
            kept = _("A copy was put aside.")
        return table, f"{wrong.of_yours()} {kept}"

    def keep(self, key: str, table: Table, made: bool = True) -> str:
        """Save a game: KEPT, REFUSED or ELSEWHERE. `made`: a move was, so that a finished game is a result."""
        now = self.store.get(key)
        if now is not None and key in self._last and now != self._last[key]:
            return ELSEWHERE
        if key in self._unsafe:
            if not self._put_aside(now or self._last[key]):
                return REFUSED
            self._unsafe.discard(key)
        text = table.save()
        if not self.store.put(key, text):
            return REFUSED
        self._last[key] = text
        self._write_about(key, table, text, self._clock(), self._tab)
        if table.over and made:
            self._keep_result(key, table)
        return KEPT

    def _write_about(self, key: str, table: Table, text: str, when: float, tab: str) -> None:
        name = read_about(self.store.get(ABOUT + key)).get("name")
        slot = slot_of(key, table, name if isinstance(name, str) else "", when)
        self._known[key] = slot
        self.store.put(ABOUT + key, about(slot, sum=sum_of(text), tab=tab))

    def is_mine(self, key: str) -> bool:
        """Whether nobody else has written or opened this game since this tab did."""
        text = self.store.get(key)
        return (text is None or text == self._last.get(key)) and self.writer(key) in {"", self._tab}

    def writer(self, key: str) -> str:
        """The tab that wrote a game last; empty if none is known."""
        tab = read_about(self.store.get(ABOUT + key)).get("tab")
        return tab if isinstance(tab, str) else ""

    def rename(self, key: str, name: str) -> bool:
        """Call a game something, or (empty) after its players; False if that could not be kept."""
        found = read_about(self.store.get(ABOUT + key))
        if not found:
            return False
        return self.store.put(ABOUT + key, json.dumps(found | {"name": name.strip()[:NAME_LIMIT]}))

    def export(self, slot: Slot) -> Export | None:
        """A game of the shelf on its way out, as it is written there."""
        text = self.store.get(slot.key)
        table = judged(text)[0] if text else None
        return export(table, slot.title) if table is not None else None

    def bring_in(self, text: str) -> tuple[str, Table | None, str]:
        """Put a save or a code on the shelf: its key (empty if it is no game), the table if there was no room
        to keep it, and a sentence."""
        if len(text) > LARGEST:
            return "", None, _("This is too long to be a saved game.")
        table, wrong = judged(text)
        if not text.strip():
            return "", None, _("There is nothing to open yet: paste a code first.")
        if table is None:
            return "", None, wrong.of_this() if wrong else ""
        whole = table.save()
        for key in self.games():
            if self.store.get(key) == whole:
                return key, None, _("This game is on the shelf already.")
        key = self.new()
        kept = self.keep(key, table, made=False) == KEPT
        told = wrong.of_new() if wrong else _("The game is on the shelf.")
        return key, None if kept else table, told if kept else f"{told} {_(HOMELESS)}"

    # What is not whole

    def _put_aside(self, text: str) -> bool:
        """Copy a text to a name of its own, once; whether it is safe."""
        keys = self.store.stored()
        if any(self.store.get(key) == text for key in keys if key.startswith(ASIDE)):
            return True
        number = int(self._clock())
        while f"{ASIDE}{number}" in keys:
            number += 1
        return self.store.put(f"{ASIDE}{number}", text)

    def asides(self) -> list[Aside]:
        """What was set aside, the latest first, and games that cannot be opened and found no room there."""
        found = []
        for key in self.store.stored():
            stuck = key in self._unsafe and judged(self.store.get(key) or "")[0] is None
            text = self.store.get(key) if stuck or key.startswith(ASIDE) else None
            if text:
                wrong = judged(text)[1]
                told = wrong.of_it() if wrong else _("It can be opened here.")
                number = key.removeprefix(ASIDE)
                when = float(number) if number.isdecimal() and len(number) < 12 else self._clock()
                found.append(Aside(key, when, told, text, wrong is None))
        return sorted(found, key=lambda aside: (-aside.when, aside.key))

    # Results

    def _keep_result(self, key: str, table: Table) -> None:
        """Keep how a game ended. What was won fairly stays so, whatever is tried out afterwards."""
        before = read_result(key, self.store.get(RESULT + key), playable())
        if before is None or before.assisted or not table.assisted:
            self.store.put(RESULT + key, about(slot_of(key, table, "", self._clock())))

    def results(self) -> list[Result]:
        """All games that were finished, the latest first."""
        keys = [key for key in self.store.stored() if key.startswith(RESULT)]
        games = playable()
        found = [read_result(key, self.store.get(key), games) for key in keys]
        return sorted((result for result in found if result), key=lambda result: (-result.when, result.key))

    def prune(self) -> str:
        """Let the oldest finished games go beyond FINISHED, never one with a name of its own; says which."""
        over = [slot for slot in self.slots() if slot.over and not slot.name]
        gone = [slot.title for slot in over[FINISHED:] if self.delete(slot.key)]
        if not gone:
            return ""
        return ngettext(
            "The oldest finished game ({title}) was cleared away to make room. Results stay under Records.",
            "{count} old games were cleared away to make room. Results stay under Records.",
            len(gone),
        ).format(title=gone[0], count=len(gone))

    # Deleting

    def delete(self, key: str) -> bool:
        """Delete a game or a text set aside; `undelete` brings the last one back. A finished game's result stays."""
        parts = {part: text for part in (key, ABOUT + key) if (text := self.store.get(part)) is not None}
        slot = next((slot for slot in self.slots() if slot.key == key), None)
        if not parts or not self.store.remove(key):
            return False
        self.store.remove(ABOUT + key)
        if slot is not None and slot.over and RESULT + key not in self.store.stored():  # there was no room for it
            self.store.put(RESULT + key, about(slot))
        self._last.pop(key, None)
        self._unsafe.discard(key)
        self._bin = parts
        return True

    def drop(self, key: str) -> None:
        """Forget a game in which nothing was done, unless it has got a name."""
        if not read_about(self.store.get(ABOUT + key)).get("name"):
            self.store.remove(key)
            self.store.remove(ABOUT + key)

    def undelete(self) -> bool:
        """Bring back what was deleted last; False if that could not be."""
        back = bool(self._bin) and all(self.store.put(key, text) for key, text in self._bin.items())
        if back:
            self._bin = {}
        return back

    # Settings

    def settings(self) -> Settings:
        """How the player likes it; what cannot be read is as at first."""
        found = read_about(self.store.get(SETTINGS))
        pace, theme = found.get("pace"), found.get("theme")
        return Settings(
            pace=pace if isinstance(pace, str) and pace in PACES else "normal",
            theme=theme if isinstance(theme, str) and theme in THEMES else "auto",
            keys=found.get("keys") is not False,
            offline=found.get("offline") is not False,
            language=language if isinstance(language := found.get("language"), str) else SOURCE,
        )

    def setup(self, game: str) -> str:
        """The set-up a game was last begun with; empty if there is none."""
        return self.store.get(f"{SETUP}{game}") or ""

    def keep_setup(self, game: str, text: str) -> bool:
        """Keep it; False if that could not be."""
        return self.store.put(f"{SETUP}{game}", text)

    def chose(self, name: str) -> bool:
        """Whether the player has ever chosen this setting."""
        return name in read_about(self.store.get(SETTINGS))

    def keep_setting(self, name: str, value: bool | str) -> bool:
        """Keep one that the player has chosen, beside those from before; False if that could not be."""
        return self.store.put(SETTINGS, json.dumps(read_about(self.store.get(SETTINGS)) | {name: value}))


def sum_of(text: str) -> int:
    """A number that is another one as soon as the text is."""
    return zlib.crc32(text.encode("utf-8", "surrogatepass"))
