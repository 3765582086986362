"""What is told of a match: what its seats are called, a sentence for each event, the log, and the news to read out."""

from __future__ import annotations

from typing import NamedTuple

from engine import NOBODY, Note, Table
from engine.core.cards import Seat
from ui import words
from ui.names import names_of
from ui.parts.paper import LogLine
from ui.pauses import pauses_of
from ui.words.tongue import spoken

MOST_NEWS = 40
"""So many sentences are kept to be repeated."""


class Said(NamedTuple):
    """A sentence that was said, and which one it was."""

    number: int
    text: str


class Telling:
    """Log and news of one table come from the same sentences; `me` is whom they call "you", NOBODY for none."""

    def __init__(self, table: Table) -> None:
        self._table, self._game = table, table.game.key
        self.news: list[Said] = []
        """What was said since somebody here made a move."""
        self._said = 0
        self._named: tuple[str, tuple[str, ...]] = ("", ())
        self._lines: list[LogLine] = []
        self._heard: tuple[Seat, str, int] = (NOBODY, "", 0)

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called; who has no name is called so in the language that is spoken."""
        if self._named[0] != spoken():
            self._named = spoken(), names_of(self._table.seated)
        return self._named[1]

    def say(self, note: Note, me: Seat) -> str:
        """The sentence of a note."""
        return words.say(self._game, note, self.names, me)

    def announce(self, *sentences: str) -> None:
        """Have sentences read out."""
        self.news += [Said(self._said + place, text) for place, text in enumerate(sentences)]
        self.news = self.news[-MOST_NEWS:]
        self._said += len(sentences)

    def log(self, viewer: Seat, me: Seat) -> list[LogLine]:
        """All that happened, as the viewer saw it; the lines of the last move are fresh."""
        before, language, length = self._heard
        now = self._table.length
        if (before, language) != (viewer, spoken()) or length > now:
            self._lines, length = [], 0
        if length < now:
            events, last = self._table.heard(viewer, length), self._table.heard(viewer, now - 1)
            newest = len(events) - len(last)
            self._lines = [line._replace(fresh=False) if line.fresh else line for line in self._lines]
            for place, event in enumerate(events):
                heading = event.kind in pauses_of(self._game).LOOKS
                self._lines.append(
                    LogLine(
                        self.say(event, me), getattr(event, "seat", NOBODY), heading=heading,
                        fresh=place >= newest and not heading,
                    )
                )  # fmt: skip
        self._heard = viewer, spoken(), now
        return self._lines
