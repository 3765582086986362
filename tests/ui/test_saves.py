"""The shelf of saves: many games, their names and results, what is set aside, what is deleted."""

from __future__ import annotations

import json

import pytest

from engine import Table
from tests.ui.player import Memory, Play, Tags, run
from tests.ui.shelves import OVER, Desktop, game, shelf, slots, stocked
from ui.saves import ABOUT, ASIDE, FINISHED, RESULT, SAVE
from ui.screens.saves import EVICTS


def test_the_list_shows_name_date_and_standings() -> None:
    """The latest first; a game is called after its players until it is given a name."""
    store, keys = stocked(game(9), game(20, "other"))
    play = Play(store)
    play.press("saves")
    assert [slot.key for slot in slots(play)] == keys[::-1]
    stage = play.glass.regions["stage"]
    assert stage.count("Oh Crud: Ann, Bob and 1 more") >= 2
    assert "12 Jan 1970" in stage
    assert Tags(stage).tags.count("table") == 2
    scores = game(9).scores()
    assert [player.points for player in slots(play)[1].standings] == scores


def test_a_preview_says_what_all_may_know_and_no_more() -> None:
    """Of two games that differ in hidden cards only, the shelf knows the same."""
    first, second = game(3, "one"), game(3, "two")
    assert first.view(0).hand != second.view(0).hand
    texts = []
    for table in (first, second):
        store, (key,) = stocked(table)
        about = json.loads(store.texts[ABOUT + key])
        texts.append({part: about[part] for part in about if part not in {"key", "sum", "tab", "when"}})
    assert texts[0] == texts[1]


def test_a_name_is_kept_through_moves() -> None:
    """By Enter; wiped out it is the first one again; markup in it is text."""

    async def story() -> None:
        store, (key,) = stocked(game())
        play = Play(store)
        play.press("saves")
        play.press("rename", slot=key)
        assert play.glass.focused == "slot-name"
        play.press("rename-text", value="<img> Sunday", typed="yes")
        play.press("rename-keep")
        assert play.glass.focused == f"rename-{key}"
        play.press("resume", slot=key)
        await play.until(lambda: play.match.asking >= 0 and play.match.table.length > 12)
        play.press("saves")
        assert slots(play)[0].title == "<img> Sunday"
        assert "img" not in Tags(play.glass.all).tags
        play.press("rename", slot=key)
        play.press("rename-text", value="  ", typed="yes")
        play.press("rename-keep")
        assert slots(play)[0].title == "Oh Crud: Ann, Bob and 1 more"

    run(story)


def test_continue_opens_the_latest_unfinished_game() -> None:
    """A finished one that was played later is not in the way."""

    async def story() -> None:
        store, keys = stocked(game(9, "early"), game(12, "late"), OVER)
        play = Play(store)
        assert f'data-slot="{keys[1]}"' in play.glass.regions["stage"]
        play.press("resume")
        await play.settle()
        assert play.match.table.seed == "late"
        play.press("menu")
        assert set(store.games) == set(keys)

    run(story)


def test_a_game_in_which_nothing_was_done_is_not_kept() -> None:
    """Looking at the table and leaving leaves nothing behind."""

    async def story() -> None:
        play = Play()
        play.set_up(seats="3", kind_1="person", kind_2="person")
        play.press("start")
        await play.settle()
        assert len(play.store.games) == 1
        play.press("menu")
        assert play.store.games == []

    run(story)


def test_what_is_deleted_can_be_had_back() -> None:
    """The very texts, until the slip is closed."""
    store, keys = stocked(game(9), game(12, "other"))
    before = dict(store.texts)
    play = Play(store)
    play.press("saves")
    play.press("delete", slot=keys[0])
    assert store.games == [keys[1]]
    assert "is deleted" in play.glass.regions["toast"]
    play.press("undelete")
    assert {key: store.texts[key] for key in before} == before
    assert len(slots(play)) == 2
    play.press("delete", slot=keys[0])
    play.press("dismiss")
    assert "undelete" not in play.glass.all


def test_finished_games_leave_their_results() -> None:
    """Also when the game is deleted; the records list date, names, points and places."""

    async def story() -> None:
        play = Play()
        play.set_up(seats="2", seed="short", name_1="<b>Bo</b>")
        play.press("start")
        await play.until(lambda: play.match.table.over and not play.match.waiting)
        scores, places = play.match.table.scores(), play.match.table.places()
        key = play.app.sitting.key
        play.press("saves")
        play.press("delete", slot=key)
        play.press("records")
        (result,) = play.app.model.shelf.results
        assert [(player.points, player.place) for player in result.standings] == list(zip(scores, places, strict=True))
        assert "&lt;b&gt;Bo" in play.glass.regions["stage"]
        assert "b" not in Tags(play.glass.all).tags
        assert "1 game finished" in play.glass.regions["stage"]

    run(story)


def test_a_result_that_found_no_room_is_kept_when_its_game_goes() -> None:
    """Deleting the game makes the room."""
    store, (key,) = stocked(OVER)
    del store.texts[RESULT + key]
    assert shelf(store).delete(key)
    assert len(shelf(store).results()) == 1


def test_what_was_won_fairly_is_not_overwritten_by_practice() -> None:
    """Undoing at the end and playing on makes it practice; the first result stays."""
    store, (key,) = stocked(OVER)
    saves, before = shelf(store), store.texts[RESULT + key]
    table = Table.load(OVER.save())
    table.assisted = True
    saves.open(key)
    saves.keep(key, table)
    assert store.texts[RESULT + key] == before


def _only(store: Memory) -> str:
    """The one game of a store."""
    (key,) = store.games
    return key


def test_old_finished_games_go_but_never_silently() -> None:
    """The oldest one beyond the limit, not one with a name; a sentence says so, and its result stays."""
    store, keys = stocked(*[OVER] * (FINISHED + 2))
    saves = shelf(store)
    saves.rename(keys[0], "The best one")
    told = saves.prune()
    assert "cleared away" in told
    assert keys[0] in store.games
    assert keys[1] not in store.games
    assert len(store.games) == FINISHED + 1
    assert RESULT + keys[1] in store.texts
    assert saves.prune() == ""


def test_what_is_set_aside_is_listed_and_only_the_player_removes_it() -> None:
    """With its sentence, its text, copy and file; removing can be undone."""
    text = '{"v":99,"game":"oh_crud","moves":"deal"}'
    desktop = Desktop()
    play = Play(Memory(**{SAVE: text}), files=desktop)
    play.press("saves")
    stage = play.glass.regions["stage"]
    assert "Set aside" in stage
    assert "later version" in stage
    assert "&quot;v&quot;:99" in stage
    (aside,) = play.app.model.shelf.asides
    play.press("copy-aside", slot=aside.key)
    assert desktop.clipboard == text
    play.press("file-aside", slot=aside.key)
    assert list(desktop.files.values()) == [text]
    play.press("delete", slot=aside.key)
    assert text not in play.store.texts.values()
    play.press("undelete")
    assert text in play.store.texts.values()


def test_what_can_be_opened_by_now_comes_back() -> None:
    """A text set aside by an older version of the app."""
    store = Memory(**{f"{ASIDE}5": game(9).save()})
    play = Play(store)
    play.press("saves")
    play.press("bring-back", slot=f"{ASIDE}5")
    assert Table.load(store.texts[_only(store)]).length == 9
    assert f"{ASIDE}5" not in store.texts


def test_the_one_save_of_former_versions_is_a_game_of_the_shelf() -> None:
    """Where it stands, with its date; it is gone on with in place."""

    async def story() -> None:
        store = Memory(**{SAVE: game(9).save(), "save-when": "1700000000"})
        play = Play(store)
        assert slots(play)[0].when == 1_700_000_000
        play.press("resume")
        await play.until(lambda: play.match.asking >= 0 and play.match.table.length > 12)
        assert store.games == [SAVE]
        assert Table.load(store.texts[SAVE]).length > 12

    run(story)


@pytest.mark.parametrize(
    "about",
    ["", "{", "[]", "7", '{"game": 3}', '{"game":"poker","name":"","when":1,"where":"","standings":[["A",1,1]]}'],
)
def test_what_the_list_knows_is_made_anew_if_it_cannot_be_read(about: str) -> None:
    """The game itself is what counts."""
    store, (key,) = stocked(game(9))
    store.texts[ABOUT + key] = about
    play = Play(store)
    assert [slot.standings[0].name for slot in slots(play)] == ["Ann"]


def test_where_the_browser_forgets_it_is_said() -> None:
    """At the menu and over the list, nowhere else."""
    play = Play()
    play.app.model.shelf.evicts = True
    play.press("menu")
    assert EVICTS in play.glass.regions["stage"]
    play.press("saves")
    assert EVICTS in play.glass.regions["stage"]
