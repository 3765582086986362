"""What the app asks of the browser beside storage and screen: tabs, files, the page around; and where none is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class Tabs(Protocol):
    """Other tabs of this browser that show the same site. Nothing here raises."""

    evicts: bool
    """Whether this browser forgets what is stored after seven days without a visit."""

    def hold(self, key: str, steal: bool, got: Callable[[bool], None], lost: Callable[[], None]) -> None:
        """Ask to be the one tab that plays this game, and hear later; `lost`: another tab has taken it over.

        `steal` takes it whoever has it. Where tabs cannot be kept apart, everyone gets it.
        """

    def release(self, key: str) -> None:
        """Let others play it."""

    def listen(self, changed: Callable[[str], None]) -> None:
        """Hear of every text (its key) that another tab writes or removes."""

    def persist(self) -> None:
        """Ask the browser to keep what is stored."""


class Files(Protocol):
    """Files and the clipboard. Nothing here raises."""

    address: str
    """Where the page is, without what stands behind its #."""

    def download(self, name: str, text: str) -> None:
        """Let the player save a text as a file."""

    def pick(self, got: Callable[[str], None]) -> None:
        """Let the player choose a file; its text, if one is chosen."""

    def copy(self, text: str, done: Callable[[bool], None]) -> None:
        """Put a text on the clipboard, and hear whether it is there."""


class Site(Protocol):
    """The site's files as this browser keeps them, to play without a network. Nothing here raises."""

    def keep(self, wanted: bool) -> None:
        """Keep the whole site in this browser when there is time for it, or let go of it."""

    def listen(self, renewable: Callable[[], None]) -> None:
        """Hear that a new version waits to be used."""

    def renew(self) -> None:
        """Start anew with the version that waits."""


class Embedder(Protocol):
    """The page around ours. Nothing here raises; what it asks for comes as messages (ui/desks/embed.py)."""

    there: bool
    """Whether there is one that wants to hear."""

    def tell(self, kind: str, **facts: object) -> None:
        """Tell it something: `started`, `move`, `finished`, `save`."""


class OneTab:
    """No other tab."""

    evicts = False

    def hold(self, key: str, steal: bool, got: Callable[[bool], None], lost: Callable[[], None]) -> None:
        """Always ours."""
        got(True)

    def release(self, key: str) -> None:
        """Nobody waits for it."""

    def listen(self, changed: Callable[[str], None]) -> None:
        """Nobody writes."""

    def persist(self) -> None:
        """Nothing to ask."""


class NetworkOnly:
    """A site of which nothing is kept."""

    def keep(self, wanted: bool) -> None:
        """Nowhere to keep it."""

    def listen(self, renewable: Callable[[], None]) -> None:
        """There is never a new version."""

    def renew(self) -> None:
        """Nothing waits."""


class NoEmbedder:
    """No page around ours."""

    there = False

    def tell(self, kind: str, **facts: object) -> None:
        """Nobody listens."""


class NoFiles:
    """No files and no clipboard."""

    address = ""

    def download(self, name: str, text: str) -> None:
        """Nowhere to put it."""

    def pick(self, got: Callable[[str], None]) -> None:
        """None to choose."""

    def copy(self, text: str, done: Callable[[bool], None]) -> None:
        """It is not there."""
        done(False)
