"""What is kept, in words: games and how they stand, results, texts that were set aside."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from engine import Table
from engine.save import read_json
from ui import words
from ui.names import names_of
from ui.pauses import pauses_of
from ui.seating import NAME_LIMIT
from ui.words.speech import called, row
from ui.words.tongue import N_, _, ngettext, spoken

MONTHS = (
    N_("Jan"), N_("Feb"), N_("Mar"), N_("Apr"), N_("May"), N_("Jun"), N_("Jul"), N_("Aug"), N_("Sep"), N_("Oct"),
    N_("Nov"), N_("Dec"),
)  # fmt: skip
LATEST = 2**37
"""Seconds since 1970; no later time can be shown everywhere."""
NAMED = 2
"""So many players a game is called after; the others are counted."""


class Standing(NamedTuple):
    """One player's points and place, as anybody at the table may know them."""

    name: str
    points: int
    place: int


class Slot(NamedTuple):
    """A game on the shelf. It says nothing that is not said at the table."""

    key: str
    game: str
    name: str
    """What the player calls it; empty: it is called after its players."""
    when: float
    """Of the last move; seconds since 1970."""
    where: str
    """`Round 3 of 6`, `Finished`."""
    over: bool
    assisted: bool
    standings: tuple[Standing, ...]
    """In the order of seats."""

    @property
    def title(self) -> str:
        """What it is called."""
        return self.name or titled(self.game, [player.name for player in self.standings])

    @property
    def line(self) -> str:
        """How it stands, in one line."""
        ranked = sorted(self.standings, key=lambda player: player.place)
        leading = [
            _("{name} {points}").format(
                name=called(player.name), points=words.score_words(self.game, player.points)
            )
            for player in ranked[:4]
        ]
        told = _("{where} - {leading}, ...") if len(ranked) > 4 else _("{where} - {leading}")
        return told.format(where=self.where, leading=row(leading))


class Result(NamedTuple):
    """A game that was finished; kept when its moves are gone."""

    key: str
    game: str
    when: float
    assisted: bool
    standings: tuple[Standing, ...]


class Aside(NamedTuple):
    """A text that is no whole save: `sentence` says why; `whole` if it can be opened by now."""

    key: str
    when: float
    sentence: str
    text: str
    whole: bool = False


class Export(NamedTuple):
    """A game on its way out: as text for a file, as a code unless that would be too long (empty)."""

    title: str
    file: str
    text: str
    code: str
    shared: bool = True
    """False: this is the way out of a game that cannot be saved."""


@dataclass(slots=True)
class Shelf:
    """All that the screens of saves are drawn from."""

    slots: list[Slot] = field(default_factory=list)
    """The latest first."""
    loose: set[str] = field(default_factory=set)
    """The keys of games that could not be saved."""
    results: list[Result] = field(default_factory=list)
    asides: list[Aside] = field(default_factory=list)
    evicts: bool = False
    """Whether this browser forgets after seven days."""
    export: Export | None = None
    said: str = ""
    """What came of copying it."""
    pasted: str = ""
    """What stands in the field for a code."""
    renaming: str = ""
    """The key of the game whose name is being written."""
    draft: str = ""
    binned: str = ""
    """What was deleted last and can be had back, in words."""

    def slot(self, key: str) -> Slot | None:
        """The game of a key."""
        return next((slot for slot in self.slots if slot.key == key), None)

    def offered(self, game: str = "") -> Slot | None:
        """What Continue opens: the latest unfinished game, else the latest finished one."""
        slots = [slot for slot in self.slots if game in {"", slot.game}]
        return next((slot for slot in slots if not slot.over), slots[0] if slots else None)


def titled(game: str, players: Sequence[str]) -> str:
    """A game called after its players."""
    more = len(players) - NAMED
    told = _("{game}: {players}")
    if more > 0:
        told = ngettext("{game}: {players} and {count} more", "{game}: {players} and {count} more", more)
    names = row([called(name) for name in players[:NAMED]])
    return told.format(game=words.game_words(game)[0], players=names, count=more)


def standings(table: Table) -> tuple[Standing, ...]:
    """Points and places at a table."""
    names = names_of(table.seated, NAME_LIMIT)
    return tuple(Standing(*line) for line in zip(names, table.scores(), table.places(), strict=True))


def slot_of(key: str, table: Table, name: str, when: float) -> Slot:
    """A table as it stands on the shelf."""
    game = table.game.key
    where = _("Finished") if table.over else pauses_of(game).where(table.view(-1))
    return Slot(key, game, name, when, where, table.over, table.assisted, standings(table))


def about(slot: Slot, **more: object) -> str:
    """A slot as text; `more` is what the store wants to know besides."""
    return json.dumps(slot._asdict() | {"language": spoken()} | more)


def read_about(text: str | None) -> dict[str, Any]:
    """The fields of such a text; empty if it is not one."""
    try:
        found = read_json(text or "{}")
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def read_slot(key: str, text: str | None, games: Sequence[str]) -> Slot | None:
    """The slot of such a text, None if it cannot be read or its game is not installed."""
    found = read_about(text)
    game, name, when, where = (found.get(part) for part in ("game", "name", "when", "where"))
    players = read_standings(found.get("standings"))
    if not isinstance(game, str) or game not in games or not players or not isinstance(where, str):
        return None
    if not isinstance(name, str) or not isinstance(when, int | float) or not 0 <= when < LATEST:
        return None
    return Slot(key, game, name, when, where, found.get("over") is True, found.get("assisted") is True, players)


def read_result(key: str, text: str | None, games: Sequence[str]) -> Result | None:
    """The result of such a text, None if it cannot be read or its game is not installed."""
    slot = read_slot(key, text, games)
    return Result(key, slot.game, slot.when, slot.assisted, slot.standings) if slot else None


def read_standings(found: object) -> tuple[Standing, ...]:
    """Standings as JSON holds them; empty if anything is wrong with one."""
    if not isinstance(found, list):
        return ()
    players = []
    for part in found:
        if not isinstance(part, list) or len(part) != 3:
            return ()
        name, points, place = part
        if not isinstance(name, str) or type(points) is not int or type(place) is not int:
            return ()
        players.append(Standing(name, points, place))
    return tuple(players)


def date(when: float) -> str:
    """Day and time where the player is: `30 Nov 2026, 07:48`."""
    moment = time.localtime(when)
    clock = f"{moment.tm_hour:02}:{moment.tm_min:02}"
    return _("{day} {month} {year}, {clock}").format(
        day=moment.tm_mday, month=_(MONTHS[moment.tm_mon - 1]), year=moment.tm_year, clock=clock
    )
