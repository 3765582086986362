"""Someone at the app without a browser: a store in memory, a screen of glass, presses, stories to play."""

import asyncio
import itertools
import json
from collections.abc import Awaitable, Callable, Mapping
from html.parser import HTMLParser

from engine import Table
from ui.app import App
from ui.match import Match
from ui.model import Message
from ui.outside import Files, Tabs
from ui.saves import SETTINGS, Saves

SHORT = {"craits": {"option_hands": "8"}}
"""How a whole match of a game is set up that would else be long."""


class Memory:
    """A store that can be made to refuse."""

    def __init__(self, **texts: str) -> None:
        self.texts = dict(texts)
        self.full = False

    def get(self, key: str) -> str | None:
        return self.texts.get(key)

    def remove(self, key: str) -> bool:
        self.texts.pop(key, None)
        return True

    def stored(self) -> list[str]:
        return sorted(self.texts)

    @property
    def games(self) -> list[str]:
        """The keys of the saved games."""
        return [key for key in self.texts if key.split(":")[0] == "save"]

    def put(self, key: str, text: str) -> bool:
        if not self.full:
            self.texts[key] = text
        return not self.full


class Glass:
    """A screen that remembers what it shows."""

    def __init__(self) -> None:
        self.regions: dict[str, str] = {}
        self.looks: dict[str, str] = {}
        self.focused = ""

    def paint(self, regions: Mapping[str, str], looks: Mapping[str, str], typed: bool = False) -> None:
        self.regions, self.looks = dict(regions), dict(looks)

    def focus(self, key: str) -> None:
        self.focused = key

    def leave(self) -> None:
        self.focused = ""

    @property
    def all(self) -> str:
        """All that is on the page."""
        return "\n".join(self.regions.values())


class Play:
    """An app with its screen and its store; `pace` as in the settings."""

    def __init__(
        self,
        store: Memory | None = None,
        pace: str = "instant",
        tabs: Tabs | None = None,
        files: Files | None = None,
        glass: Glass | None = None,
    ) -> None:
        self.store = store or Memory()
        self.store.texts.setdefault(SETTINGS, json.dumps({"pace": pace}))
        self.glass = glass or Glass()
        self.errors: list[BaseException] = []
        ticks = itertools.count(1_000_000)
        self.app = App(Saves(self.store, lambda: next(ticks)), self.glass, self.errors.append, tabs, files)
        self.app.open()

    @property
    def match(self) -> Match:
        assert self.app.model.match is not None
        return self.app.model.match

    def press(self, act: str, **data: str) -> None:
        self.app.send(Message(act, data))

    def set_up(self, game: str = "oh_crud", **fields: str) -> None:
        self.press("new", game=game)
        for name, value in fields.items():
            self.press("set", name=name.replace("_", "-"), value=value)

    async def settle(self) -> None:
        """Until somebody at the screen has to press."""
        for _ in range(2000):
            await asyncio.sleep(0)
            if self.errors:
                raise self.errors[0]
            if self.match.asking >= 0 or self.match.waiting or (self.match.table.over and not self.match.held):
                return
        raise AssertionError("nobody is asked")

    def move_on(self) -> None:
        """Make some move of who is asked; stay silent where words are asked for."""
        if self.match.silent:
            self.press("let-go")
        else:
            self.press("move", move=some_move(self.match.table, self.match.asking), clicks="1")

    async def until(self, done: Callable[[], bool]) -> None:
        """Press on with the first move there is until `done`."""
        for _ in range(1000):
            await self.settle()
            if done():
                return
            if self.match.asking >= 0:
                self.move_on()
            else:
                self.press("continue")
        raise AssertionError("not there")


def some_move(table: Table, seat: int) -> str:
    """The first move of a seat that is no word said in a window, however many there are."""
    moves = table.game.moves(table._state, seat)
    made = next((move for move in moves if move.verb not in table.game.spoken), moves[0])
    return table.game.notation.text(made)


def run(story: Callable[[], Awaitable[None]]) -> None:
    """Play a story in a loop of its own."""
    asyncio.run(story())  # type: ignore[arg-type]


class Tags(HTMLParser):
    """The tags of some HTML, and its data-keys."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.keys: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.keys += [value or "" for name, value in attrs if name == "data-key"]
