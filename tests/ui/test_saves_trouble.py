"""Storage that fails at any moment, saves damaged in any way, two tabs with one game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from engine import Table
from engine.core.rng import Rng
from tests.ui.player import Memory, Play, run
from tests.ui.shelves import OVER, Desktop, game, slots, stocked
from ui.model import KeyPress
from ui.saves import ABOUT, ASIDE, RESULT, SAVE
from ui.sitting import IN_USE, TAKEN

TEXT = game(24).save()
SIGNS = '{}[]",:; \\0189abYZ\x00\u00e9'


class Moody(Memory):
    """A store that fails one time in so many, whatever is asked."""

    def __init__(self, seed: int, often: int, **texts: str) -> None:
        super().__init__(**texts)
        self._rng, self._often = Rng(seed), often

    def _fails(self) -> bool:
        return self._often > 0 and self._rng.below(self._often) == 0

    def get(self, key: str) -> str | None:
        return None if self._fails() else super().get(key)

    def put(self, key: str, text: str) -> bool:
        return not self._fails() and super().put(key, text)

    def remove(self, key: str) -> bool:
        return not self._fails() and super().remove(key)

    def stored(self) -> list[str]:
        return [] if self._fails() else super().stored()


def mutant(text: str, number: int) -> str:
    """The text with a few changes that follow from the number."""
    rng = Rng(number)
    for _ in range(1 + rng.below(3)):
        place, length = rng.below(len(text) + 1), rng.below(9)
        how = rng.below(5)
        if how == 0:
            text = text[:place]
        elif how == 1:
            text = text[:place] + text[place + length :]
        elif how == 2:
            text = text[:place] + text[place : place + length * 5] + text[place:]
        elif how == 3:
            text = text[:place] + SIGNS[rng.below(len(SIGNS))] + text[place + 1 :]
        else:
            parts = text.split("; ")
            parts.insert(rng.below(len(parts)), parts[rng.below(len(parts))])
            text = "; ".join(parts)
    return text


@pytest.mark.parametrize("hundred", range(10))
def test_a_thousand_mutated_saves(hundred: int) -> None:
    """None crashes the app; the text, if it does not open whole, is still there when the game has gone on."""

    async def story() -> None:
        opened = 0
        for number in range(100 * hundred, 100 * hundred + 100):
            text = mutant(TEXT, number)
            store = Memory(**{SAVE: text})
            play = Play(store)
            play.press("saves")
            whole = not play.glass.regions["toast"]
            assert whole or not text or text in [value for key, value in store.texts.items() if key.startswith(ASIDE)]
            if slots(play):
                opened += 1
                play.press("resume")
                await play.settle()
                play.press("continue")
                await play.settle()
                play.press("menu")
            else:
                play.press("new", game="oh_crud")
            assert play.errors == []
            assert whole or not text or text in store.texts.values()
        assert opened > 25

    run(story)


@pytest.mark.parametrize("often", [2, 3, 5, 9, 30])
def test_storage_that_fails_at_any_moment(often: int) -> None:
    """The game plays on to its end, nothing raises, and no other game or result is lost."""

    async def story() -> None:
        before, keys = stocked(OVER, game(9))
        store = Moody(often, often, **before.texts)
        play = Play(store)
        play.set_up(seats="2", seed="moody")
        play.press("start")
        await play.until(lambda: play.match.view.round >= 3 or play.match.table.over)
        for act in ("way-out", "save-again", "close", "saves", "records", "menu", "resume", "menu"):
            play.press(act)
        assert play.errors == []
        for key in keys:
            assert Table.load(store.texts[key]).log() == Table.load(before.texts[key]).log()
        assert store.texts[RESULT + keys[0]] == before.texts[RESULT + keys[0]]

    run(story)


def test_a_game_that_could_not_be_saved_stays_as_long_as_the_page() -> None:
    """It is offered at the menu and on the shelf, can be exported, and is saved as soon as there is room."""

    async def story() -> None:
        desktop = Desktop()
        play = Play(files=desktop)
        play.store.full = True
        play.set_up(seats="3", seed="homeless")
        play.press("start")
        await play.until(lambda: play.match.asking >= 0 and len(play.match.view.tricks) == 1)
        assert 'data-act="way-out"' in play.glass.regions["bar"]
        play.press("way-out")
        assert "not saved" in play.glass.regions["panel"]
        play.press("copy")
        assert Table.load(desktop.clipboard).log() == play.match.table.log()
        play.press("save-again")
        assert "still refuses" in play.glass.regions["toast"]
        play.press("saves")
        assert "Not saved" in play.glass.regions["stage"]
        play.press("menu")
        play.press("resume")
        await play.settle()
        assert play.match.table.seed == "homeless"
        play.press("menu")
        play.store.full = False
        play.press("saves")
        assert "Not saved" not in play.glass.regions["stage"]
        assert Table.load(play.store.texts[play.store.games[0]]).seed == "homeless"

    run(story)


def test_what_found_no_room_on_its_way_back_can_be_had_back_later() -> None:
    store, keys = stocked(game())
    play = Play(store)
    play.press("saves")
    play.press("delete", slot=keys[0])
    store.full = True
    play.press("undelete")
    assert "It could not be brought back" in play.glass.all
    assert 'data-act="undelete"' in play.glass.all
    play.app.press(KeyPress("Escape"))
    assert "It could not be brought back" not in play.glass.all
    store.full = False
    play.press("undelete")
    assert store.games == keys
    assert 'data-act="undelete"' not in play.glass.all


def test_a_game_brought_in_where_nothing_is_kept_can_be_played() -> None:
    """It is on the shelf as long as the page, and says so."""

    async def story() -> None:
        play = Play()
        play.store.full = True
        play.press("saves")
        play.press("paste", value=game(9).code(), typed="yes")
        play.press("bring-in")
        assert "gone when you close" in play.glass.regions["toast"]
        play.press("resume", slot=slots(play)[0].key)
        await play.settle()
        assert play.match.table.log()[:9] == game(9).log()
        assert "Not saved" in play.glass.regions["bar"]

    run(story)


def test_deleting_finished_games_makes_room() -> None:
    """From the sheet behind the mark; the result of the deleted game stays, and the mark goes."""

    class Small(Memory):
        """Room for so many texts."""

        def put(self, key: str, text: str) -> bool:
            fits = key in self.texts or sum(key.startswith(SAVE) for key in self.texts) < 1
            return (fits or not key.startswith(SAVE)) and super().put(key, text)

    async def story() -> None:
        before, (key,) = stocked(OVER)
        play = Play(Small(**before.texts))
        play.set_up(seats="3", seed="no room")
        play.press("start")
        await play.settle()
        assert "Not saved" in play.glass.regions["bar"]
        play.press("way-out")
        assert f'data-slot="{key}"' in play.glass.regions["panel"]
        play.press("delete", slot=key)
        assert "Not saved" not in play.glass.regions["bar"]
        assert [Table.load(play.store.texts[kept]).seed for kept in play.store.games] == ["no room"]
        assert RESULT + key in play.store.texts

    run(story)


def test_a_damaged_save_is_written_over_only_once_it_is_safe() -> None:
    """Without room for a copy it stays as it is; when there is room again it is copied first."""

    async def story() -> None:
        text = game(9).save().replace('"}', '; play Z9"}')
        store = Memory(**{SAVE: text})
        store.full = True
        play = Play(store)
        assert "no room for a copy" in play.glass.regions["toast"]
        play.press("resume")
        await play.settle()
        assert "Not saved" in play.glass.regions["bar"]
        assert store.texts[SAVE] == text
        store.full = False
        play.press("move", move=play.match.table.moves(0)[0], clicks="1")
        await play.settle()
        assert text in [value for key, value in store.texts.items() if key.startswith(ASIDE)]
        assert Table.load(store.texts[SAVE]).length > 9
        assert "Not saved" not in play.glass.regions["bar"]

    run(story)


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
