"""What the screen is drawn from, and the messages that change it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from ui.draft import EMPTY, Draft
from ui.match import Match
from ui.seating import Seating
from ui.shelf import Shelf
from ui.snippet import Placing


class Message(NamedTuple):
    """A press or a change: `act` names it, `data` holds the control's data-* attributes and its value."""

    act: str
    data: Mapping[str, str] = {}

    def get(self, name: str) -> str:
        """One of the data; empty if it is not there."""
        return self.data.get(name, "")


class KeyPress(NamedTuple):
    """A key, as browsers name it, and what had the focus."""

    key: str
    shift: bool = False
    zone: str = ""
    """The region of the focused element."""
    target: str = ""
    """The focused element's data-key."""
    acts: bool = False
    """Whether the focused element is a control that Enter presses."""
    writing: bool = False
    """Whether the focus is in a field that wants its keys."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How the player likes it; kept beside the save."""

    pace: str = "normal"
    theme: str = "auto"
    keys: bool = True
    offline: bool = True
    """Whether this browser keeps the site, to play without a network."""
    language: str = "en"
    """As wished; what there is no catalogue of is said in English."""


PACES = {
    "slow": (1.3, None),
    "normal": (0.65, 1.8),
    "fast": (0.25, 0.8),
    "instant": (0.0, 0.0),
}
"""Seconds after a bot's move, and seconds a finished trick stays; None: until it is pressed away."""


@dataclass(slots=True)
class Reading:
    """The rules of a game, being read."""

    game: str
    rule: str = ""
    """The id of the rule that is meant."""
    back: str = ""
    """The data-key of what gets the focus afterwards."""
    find: str = ""
    """Words that everything shown has."""


@dataclass(slots=True)
class Model:
    """All there is to draw."""

    screen: str = "menu"
    """menu, setup, play, saves or records."""
    shelf: Shelf = field(default_factory=Shelf)
    settings: Settings = field(default_factory=Settings)
    seating: Seating | None = None
    match: Match | None = None
    reading: Reading | None = None
    """The rules, while they lie over the screen."""
    placing: Placing | None = None
    """The game on its way into somebody's page."""
    panel: str = ""
    """What lies above the screen: scores, keys, settings, export, place; empty: nothing."""
    log_open: bool = False
    log_back: str = ""
    """The data-key of what gets the focus when the log is left."""
    last_trick_open: bool = False
    kept: bool = True
    """Whether the last move could be saved."""
    watching: str = ""
    """Why the table on the screen can only be looked at; empty: it is played here."""
    notice: str = ""
    """A sentence that stays until it is closed (a save put aside)."""
    renewable: bool = False
    """Whether a new version of the site waits to be used, and the player has not put it off."""
    toast: str = ""
    """A sentence in passing: why a card cannot be played."""
    rule: str = ""
    """The id of the rule that the sentence in passing rests on, if one does."""
    asked: str = ""
    """The data-key of the control that was answered with it."""
    polite: str = ""
    """What is read out away from the table: what came of a press, where no slip says so."""
    answers: int = 0
    """How many presses were answered with a sentence in passing: each of them is read out, though it be the same."""
    address: str = ""
    """Where our page is, without what stands behind its #."""
    hinted: tuple[str, ...] = ()
    """The data-keys of what a hint advises."""
    draft: Draft = EMPTY
    """A move in the making."""
    cursors: dict[str, str] = field(default_factory=dict)
    """Region to the data-key of the control that Tab stops at."""

    @property
    def between_games(self) -> bool:
        """Whether nothing is under way: at the menu, or at a table where it is over."""
        if self.reading is not None or self.panel:
            return False
        at_the_end = self.screen == "play" and self.match is not None and self.match.table.over
        return self.screen == "menu" or at_the_end

    @property
    def offers_renewal(self) -> bool:
        """Whether the new version is offered: never in the middle of a game."""
        return self.renewable and self.between_games


class Screen(Protocol):
    """Where the regions are shown."""

    def paint(self, regions: Mapping[str, str], looks: Mapping[str, str], typed: bool = False) -> None:
        """Show regions that changed; `typed`: a field shows the change already and must not be rewritten."""

    def focus(self, key: str) -> None:
        """Move the focus to the control with this data-key."""

    def leave(self) -> None:
        """Take the focus out of its zone, where no arrow is anybody's but the page's."""
