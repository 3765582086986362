"""Storage that fails at any moment, saves damaged in any way, no room for them."""

from __future__ import annotations

import pytest

from engine import Table
from engine.core.rng import Rng
from tests.ui.player import Memory, Play, run
from tests.ui.shelves import OVER, Desktop, game, slots, stocked
from ui.model import KeyPress
from ui.saves import ASIDE, RESULT, SAVE

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
