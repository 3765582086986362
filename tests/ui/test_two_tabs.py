"""Two tabs with one game: who plays, who looks on, nothing written over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from engine import Table
from tests.ui.player import Memory, Play, run
from tests.ui.shelves import game
from ui.saves import ABOUT, SAVE
from ui.sitting import IN_USE, TAKEN


class Browser:
    """Tabs that share a storage and, if there are any, locks."""

    def __init__(self, locks: bool, **texts: str) -> None:
        self.texts, self.has_locks = dict(texts), locks
        self.tabs: list[Tab] = []
        self.locks: dict[str, tuple[Tab, Callable[[], None]]] = {}

    def open(self) -> Play:
        """The app in a new tab."""
        tab = Tab(self)
        self.tabs.append(tab)
        return Play(tab, tabs=tab)


class Tab(Memory):
    """One tab's storage, and its view of the others."""

    evicts = False

    def __init__(self, browser: Browser) -> None:
        super().__init__()
        self.browser, self.texts = browser, browser.texts
        self.changed: Callable[[str], None] = lambda key: None

    def put(self, key: str, text: str) -> bool:
        before, done = self.get(key), super().put(key, text)
        if done and before != text:
            self.tell(key)
        return done

    def remove(self, key: str) -> bool:
        super().remove(key)
        self.tell(key)
        return True

    def tell(self, key: str) -> None:
        """What browsers tell all tabs but the one that wrote."""
        for tab in self.browser.tabs:
            if tab is not self:
                tab.changed(key)

    def hold(self, key: str, steal: bool, got: Callable[[bool], None], lost: Callable[[], None]) -> None:
        locks = self.browser.locks
        if not self.browser.has_locks:
            got(True)
        elif key in locks and not steal:
            got(False)
        else:
            if key in locks:
                locks.pop(key)[1]()
            locks[key] = self, lost
            got(True)

    def release(self, key: str) -> None:
        if key in self.browser.locks and self.browser.locks[key][0] is self:
            del self.browser.locks[key]

    def listen(self, changed: Callable[[str], None]) -> None:
        self.changed = changed

    def persist(self) -> None:
        """Nothing to ask."""


def reading(play: Play, why: str) -> bool:
    """Whether the tab only looks on, says so and offers to take over."""
    actions = play.glass.regions["actions"]
    return why in actions and 'data-act="take-over"' in actions


def test_the_second_tab_looks_on_until_it_takes_over() -> None:
    """It follows the first; taken over, the first one looks on and says so; and back again."""

    async def story() -> None:
        browser = Browser(locks=True, **{SAVE: game(9).save()})
        first, second = browser.open(), browser.open()
        first.press("resume")
        await first.settle()
        second.press("resume")
        assert reading(second, IN_USE)
        assert not reading(first, IN_USE)
        length = second.match.table.length
        for act in ("undo", "redo", "why", "continue"):
            second.press(act, card="0")
            assert IN_USE in second.glass.regions["toast"]
        second.press("move", move=second.match.table.moves(0)[0], clicks="1")
        assert second.match.table.length == length
        first.press("move", move=first.match.table.moves(0)[0], clicks="1")
        await first.settle()
        assert second.match.table.log() == first.match.table.log()
        assert reading(second, IN_USE)
        second.press("take-over")
        await second.settle()
        assert reading(first, TAKEN)
        log = second.match.table.log()
        second.press("move", move=second.match.table.moves(0)[0], clicks="1")
        await second.settle()
        assert first.match.table.log()[: len(log)] == log
        assert len(first.match.table.log()) > len(log)
        first.press("take-over")
        await first.settle()
        assert reading(second, TAKEN)
        assert not reading(first, TAKEN)
        first.press("menu")
        second.press("menu")
        assert browser.locks == {}
        assert first.errors + second.errors == []

    run(story)


def test_without_locks_who_opens_or_writes_last_plays() -> None:
    """The other tab looks on and says so; no move of either is written over."""

    async def story() -> None:
        browser = Browser(locks=False, **{SAVE: game(9).save()})
        first, second = browser.open(), browser.open()
        first.press("resume")
        await first.settle()
        second.press("resume")
        await second.settle()
        assert reading(first, TAKEN)
        second.press("move", move=second.match.table.moves(0)[0], clicks="1")
        await second.settle()
        kept = second.match.table.log()
        assert Table.load(browser.texts[SAVE]).log() == kept
        first.press("take-over")
        await first.settle()
        assert first.match.table.log() == kept
        assert reading(second, TAKEN)

    run(story)


def test_a_tab_that_heard_nothing_writes_nothing_over() -> None:
    """Even where no event came: what another tab has written meanwhile stays, and the move is not."""

    async def story() -> None:
        store = Memory(**{SAVE: game(9).save()})
        play = Play(store)
        play.press("resume")
        await play.settle()
        store.texts[SAVE] = theirs = game(16).save()
        play.press("move", move=play.match.table.moves(0)[0], clicks="1")
        for _ in range(20):
            await asyncio.sleep(0)
        assert store.texts[SAVE] == theirs
        assert reading(play, TAKEN)
        play.press("take-over")
        await play.settle()
        assert play.match.table.log()[:16] == Table.load(theirs).log()

    run(story)


def test_a_game_open_elsewhere_is_not_deleted() -> None:
    """A sentence says why; renaming it is no harm."""

    async def story() -> None:
        browser = Browser(locks=True, **{SAVE: game(9).save()})
        first, second = browser.open(), browser.open()
        first.press("resume")
        await first.settle()
        second.press("saves")
        second.press("delete", slot=SAVE)
        assert "open in another tab" in second.glass.regions["toast"]
        assert SAVE in browser.texts
        second.press("rename", slot=SAVE)
        second.press("rename-text", value="Ours", typed="yes")
        second.press("rename-keep")
        assert not reading(first, TAKEN)
        first.press("move", move=first.match.table.moves(0)[0], clicks="1")
        await first.settle()
        assert '"Ours"' in browser.texts[ABOUT + SAVE]
        first.press("menu")
        second.press("delete", slot=SAVE)
        assert SAVE not in browser.texts

    run(story)
