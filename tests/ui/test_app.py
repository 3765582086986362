"""The app without a browser: set-up, a game, undo, saves, the curtain, keys, and names that are no HTML."""

import re

import pytest

from engine import Seated, Table
from engine.games.oh_crud.cards import FACES
from tests.ui.player import Memory, Play, Tags, run
from ui.app import first_paint
from ui.model import KeyPress
from ui.saves import ASIDE, SAVE, SETTINGS, Saves

HOSTILE = "<img src=x onerror=alert(1)>"


def test_the_first_paint_is_the_menu_of_a_first_visit() -> None:
    """What the build writes into the page is what the app draws, so that nothing jumps."""
    play = Play()
    assert {name: text for name, text in play.glass.regions.items() if text} == first_paint()


def test_a_whole_game() -> None:
    """From the set-up to the result; six score sheets are shown, each before the next deal."""

    async def story() -> None:
        play = Play()
        play.set_up(seats="3", seed="a game")
        play.press("start")
        sheets: set[int] = set()

        def done() -> bool:
            if play.match.sheet:
                assert "<table" in play.glass.regions["stage"]
                assert play.glass.regions["hand"] == ""
                sheets.add(len(play.match.view.rows))
            return play.match.table.over and not play.match.waiting

        await play.until(done)
        assert sheets >= {1, 2, 3, 4, 5, 6}
        assert 'data-act="same"' in play.glass.regions["actions"]
        seed = play.match.table.seed
        play.press("same")
        await play.settle()
        assert play.match.table.seed == seed == "a game"
        assert play.match.table.length < 5

    run(story)


def test_the_last_trick_of_a_round_stays_in_sight() -> None:
    """The engine has put the round away; the screen still shows its last cards, then the sheet."""

    async def story() -> None:
        play = Play(pace="slow")
        play.set_up(seats="2")
        play.press("start")
        await play.until(lambda: play.match.closing is not None)
        view = play.match.view
        assert play.match.held
        assert view.tricks[-1].taker >= 0
        assert len(view.tricks[-1].cards) == 2
        assert view.counts == (0, 0)
        play.press("continue")
        await play.until(lambda: play.match.sheet)

    run(story)


def test_continue_after_a_reload_is_exactly_there() -> None:
    """In a trick, at a score sheet and in round six another app over the same store shows the same."""

    async def story() -> None:
        play = Play()
        play.set_up(seats="4", seed="there")
        play.press("start")
        for place in (
            lambda: play.match.asking >= 0 and len(play.match.view.trick) == 2,
            lambda: play.match.sheet,
            lambda: play.match.asking >= 0 and play.match.view.round == 6 and len(play.match.view.laid) > 4,
        ):
            await play.until(place)
            other = Play(play.store)
            assert "Round" in other.glass.regions["stage"]
            other.press("resume")
            await other.settle()
            for region in ("stage", "hand", "actions", "bar"):
                assert other.glass.regions[region] == play.glass.regions[region]
            other.match.stop()

    run(story)


def test_undo_and_redo() -> None:
    """Undo leads to the last decision and marks practice when cards were seen since; redo leads on."""

    async def story() -> None:
        play = Play()
        play.set_up(seats="4", seed="undo")
        play.press("start")
        await play.until(lambda: play.match.asking >= 0 and len(play.match.view.tricks) == 2)
        before, log = play.match.table.length, play.match.table.log()
        stage = play.glass.regions["stage"]
        play.press("undo")
        await play.settle()
        assert play.match.asking == 0
        assert play.match.table.length < before
        assert play.match.table.assisted
        assert "Practice" in play.glass.regions["bar"]
        play.press("redo")
        await play.settle()
        assert play.match.table.log() == log
        assert play.glass.regions["stage"] == stage
        assert Table.load(play.store.texts[play.app.sitting.key]).length == before

    run(story)


def test_undo_has_an_end() -> None:
    """Back to the first decision, then a sentence."""

    async def story() -> None:
        play = Play()
        play.set_up(seats="4", seed="undo")
        play.press("start")
        await play.until(lambda: play.match.asking >= 0 and len(play.match.view.tricks) == 1)
        for _ in range(9):
            play.press("undo")
            await play.settle()
        assert play.match.back() is None
        play.press("undo")
        assert "nothing to take back" in play.glass.regions["toast"]

    run(story)


def test_an_illegal_card_says_why_and_a_double_tap_plays_one_card() -> None:
    """The table is as it was; the reason is shown and said."""

    async def story() -> None:
        play = Play()
        play.set_up(seats="4", seed="why")
        play.press("start")
        await play.until(lambda: bool(play.match.refused()))
        card = next(iter(play.match.refused()))
        length = play.match.table.length
        play.press("why", card=str(card))
        assert play.match.refused()[card].split()[0] in play.glass.regions["toast"]
        assert re.sub("<[^>]*>", "", play.glass.regions["assertive"]) in play.glass.regions["toast"]
        play.press("move", move=f"play {FACES.text(card)}", clicks="1")
        assert play.match.refused()[card].split()[0] in play.glass.regions["toast"]
        legal = play.match.table.moves(0)[0]
        play.press("move", move=legal, clicks="2")
        await play.settle()
        assert play.match.table.length == length

    run(story)


def test_names_with_markup_are_text() -> None:
    """In the set-up, at the table, in the log and on the sheet."""

    async def story() -> None:
        play = Play()
        play.set_up(seats="3", name_1=HOSTILE)
        assert "img" not in Tags(play.glass.all).tags
        play.press("start")
        await play.until(lambda: play.match.sheet)
        play.press("log")
        play.press("panel", panel="scores")
        assert "img" not in Tags(play.glass.all).tags
        assert "&lt;img" in play.glass.all

    run(story)


def test_behind_the_curtain_there_is_no_card() -> None:
    """Between two persons no hand is in any region: no card of it, no word of it; only its button lifts it."""

    async def story() -> None:
        play = Play()
        play.set_up(seats="3", kind_1="person", seed="curtain")
        play.press("start")
        curtains = 0

        def done() -> bool:
            nonlocal curtains
            match = play.match
            if match.curtain >= 0:
                curtains += 1
                assert match.viewer == -1
                assert play.glass.regions["hand"] == ""
                assert not [key for key in Tags(play.glass.all).keys if key.startswith("card-")]
                assert "dealt" not in play.glass.all
                assert "You" not in play.glass.regions["log"]
                assert play.glass.regions["polite"] == ""
                play.press("elsewhere")
                assert match.curtain >= 0
            return curtains > 8

        await play.until(done)

    run(story)


@pytest.mark.parametrize(
    "text", ["", "{", '{"v":1}', "nonsense", '{"v":99,"game":"oh_crud"}', '{"v":1,"game":"poker","moves":""}']
)
def test_a_save_that_cannot_be_opened_is_put_aside(text: str) -> None:
    """Before the next autosave writes over it; the sentence stays until it is closed."""

    async def story() -> None:
        play = Play(Memory(**{SAVE: text}))
        kept = [value for key, value in play.store.texts.items() if key.startswith(ASIDE)]
        assert kept == ([text] if text else [])
        assert ("cannot be opened" in play.glass.regions["toast"]) == bool(text)
        play.set_up()
        play.press("start")
        await play.settle()
        assert Table.load(play.store.texts[play.app.sitting.key]).game.key == "oh_crud"

    run(story)


def test_a_damaged_save_opens_to_its_last_good_move() -> None:
    """The rest is put aside with it."""

    async def story() -> None:
        table = Table("oh_crud", 3, "damaged", seated=[Seated("Ann"), Seated("Bob", "random")])
        for _ in range(7):
            table.act(table.turn, table.moves(table.turn)[0])
        text = table.save().replace('"}', '; play Z9; play R1"}')
        play = Play(Memory(**{SAVE: text}))
        assert "7 of its" in play.glass.regions["toast"]
        assert play.store.texts[f"{ASIDE}1000000"] == text
        play.press("resume")
        await play.settle()
        assert play.match.table.length >= 7

    run(story)


def test_a_full_storage_is_said_and_the_game_goes_on() -> None:
    """The mark is in the header; nothing raises."""

    async def story() -> None:
        play = Play()
        play.store.full = True
        play.set_up(seats="2")
        play.press("start")
        await play.until(lambda: play.match.asking >= 0 and len(play.match.view.tricks) == 2)
        assert "Not saved" in play.glass.regions["bar"]

    run(story)


def test_no_room_to_put_aside_means_nothing_is_written_over() -> None:
    """A text that could not be copied stays where it is, even when there is room again; other games are saved."""

    async def story() -> None:
        store = Memory(**{SAVE: "precious"})
        store.full = True
        play = Play(store)
        store.full = False
        play.set_up(seats="2")
        play.press("start")
        await play.settle()
        assert store.texts[SAVE] == "precious"
        assert "Not saved" not in play.glass.regions["bar"]

    run(story)


def test_the_set_up_is_made_of_the_options() -> None:
    """Presets, conflicts, ranges."""
    play = Play()
    play.set_up(preset="house")
    seating = play.app.model.seating
    assert seating is not None
    assert seating.values["sting"] is True
    assert "removed" not in [part.name for part in seating.fields]
    play.press("set", name="seats", value="2")
    assert "removed" in [part.name for part in seating.fields]
    play.press("set", name="option-removed", value="YB")
    assert seating.preset == "own"
    play.press("set", name="seats", value="99")
    assert seating.seats == 12
    assert seating.values["removed"] == "lot"
    play.press("set", name="seats", value="many")
    assert seating.seats == 12
    assert Tags(play.glass.regions["stage"]).keys.count("name-11") == 1


def test_a_new_game_leaves_the_unfinished_one_on_the_shelf() -> None:
    """Both are kept; Continue opens the one that was played last."""

    async def story() -> None:
        play = Play()
        for seed in ("first", "second"):
            play.set_up(seats="4", seed=seed)
            play.press("start")
            await play.until(lambda: play.match.asking >= 0 and len(play.match.view.tricks) == 1)
            play.press("menu")
        assert len(play.store.games) == 2
        play.press("resume")
        await play.settle()
        assert play.match.table.seed == "second"

    run(story)


def test_keys() -> None:
    """Arrows move the one stop of the hand, numbers jump, letters answer, and fields keep their keys."""

    async def story() -> None:
        play = Play()
        play.set_up(seats="4", seed="keys")
        play.press("start")
        await play.until(lambda: play.match.asking >= 0 and bool(play.match.offers) and bool(play.match.view.hand))
        hand = Tags(play.glass.regions["hand"]).keys
        assert play.app.press(KeyPress("3"))
        assert play.glass.focused == hand[2]
        assert play.app.press(KeyPress("ArrowRight", zone="hand", target=hand[2], acts=True))
        assert play.glass.focused == hand[3]
        assert play.app.press(KeyPress("ArrowRight", zone="hand", target=hand[-1], acts=True))
        assert play.glass.focused == hand[0]
        assert play.glass.regions["hand"].count('tabindex="-1"') == len(hand) - 1
        assert not play.app.press(KeyPress("Enter", zone="hand", target=hand[0], acts=True))
        assert play.app.press(KeyPress("h"))
        assert f"{len(hand)} cards" in play.glass.regions["assertive"]
        assert play.app.press(KeyPress("?", shift=True))
        assert "take back" in play.glass.regions["panel"]
        assert not play.app.press(KeyPress("u")), "behind a dialog the table is not played"
        assert play.app.press(KeyPress("Escape"))
        assert play.glass.regions["panel"] == ""
        assert not play.app.press(KeyPress("u", writing=True))
        play.press("prefer", name="keys", value="false")
        assert not play.app.press(KeyPress("h"))

    run(story)


def test_what_is_not_known_is_an_error_for_the_panel() -> None:
    """A message nobody handles is not lost."""
    play = Play()
    play.press("juggle")
    assert [type(error) for error in play.errors] == [KeyError]


@pytest.mark.parametrize("text", ["", "{", "[]", '{"pace": 3, "theme": {}, "keys": 0}', '{"pace": "warp"}'])
def test_settings_that_cannot_be_read_are_as_at_first(text: str) -> None:
    """Whatever lies in the storage."""
    settings = Saves(Memory(**{SETTINGS: text}), lambda: 0).settings()
    assert (settings.pace, settings.theme, settings.keys) == ("normal", "auto", True)


def test_the_dice_are_thrown_in_sight() -> None:
    """They tumble once, as the round is dealt, and lie still from the next move on."""

    async def story() -> None:
        play = Play(pace="slow")
        play.set_up(seats="4", seed="dice")
        play.press("start")
        await play.until(lambda: play.match.table.length == 1)
        assert "is-rolling" in play.glass.regions["stage"]
        await play.until(lambda: play.match.table.length >= 2)
        assert "is-rolling" not in play.glass.regions["stage"]

    run(story)
