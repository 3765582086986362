"""What is told of a match: what its seats are called, a sentence for each event, the log, and the news to read out."""

from __future__ import annotations

from typing import NamedTuple

from engine import NOBODY, Note, Table
from engine.core.cards import Seat
from ui import words
from ui.parts.paper import LogLine
from ui.pauses import pauses_of
from ui.words.speech import seat_name
from ui.words.tongue import spoken

MOST_NEWS = 40
"""So many sentences are kept to be repeated."""
JOINERS = "\u200c\u200d"
"""Invisible signs that names need: between letters of Persian, inside one emoji."""


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
            seats = enumerate(self._table.seated)
            self._named = spoken(), tuple(shown_name(seated.name, seat) for seat, seated in seats)
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


def shown_name(name: str, seat: Seat) -> str:
    """The name as it can stand in a sentence: on one line, turning no other words round, never blank."""
    signs = (sign for sign in name if sign.isprintable() or sign.isspace() or sign in JOINERS)
    line = " ".join("".join(signs).split())
    return line if line.strip(JOINERS) else seat_name((), seat)
