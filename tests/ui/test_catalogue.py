"""Nothing is said that does not come out of the catalogue: seen by speaking a language that shows it."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from functools import partial

import pytest

from engine import NOBODY, Note, Table, game_type, names
from engine.bots import kinds
from engine.core.rng import Rng
from tests.ui.player import SHORT, Play, run
from tests.ui.pseudo import PLAYERS, PseudoPlay, Texts, strays, strays_of
from tests.ui.shelves import Desktop, game, stocked
from tests.ui.test_two_tabs import Browser as Tabs
from tests.ui.test_two_tabs import Tab
from tests.ui.test_words import ALL_KINDS, examples
from tools import words as tool
from ui import words
from ui.link import follow
from ui.saves import ASIDE
from ui.screens.panels import PANELS
from ui.tables import Scene, playable, table_of
from ui.words import tongue
from ui.words.tongue import PSEUDO, SOURCE, Pseudo, speak

KNOWN = frozenset(tool.known())
SEATED = ("Ann", "Bob", "Cy")
"""Who sits at the tables of the shelf."""


@pytest.fixture(autouse=True)
def pseudo_spoken(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The pseudo-locale, but only of what has been gathered into the catalogue."""
    monkeypatch.setattr(tongue, "Pseudo", partial(Pseudo, KNOWN))
    speak(PSEUDO)
    yield
    speak(SOURCE)


def check(play: PseudoPlay, pictures: int) -> None:
    """All that was shown was pseudo, and so much was shown."""
    assert play.glass.looks["lang"] == PSEUDO
    assert play.glass.strays == {}
    assert play.glass.pictures >= pictures


def see_panels(play: PseudoPlay) -> None:
    """Open and close whatever can be laid over a table."""
    for panel in PANELS:
        play.press("panel", panel=panel)
        play.press("close")
    for act in ("log", "log", "last", "last", "export", "way-out", "rules", "rules-back"):
        play.press(act, rule="")
    play.press("close")
    for what in ("turn", "hand", "table", "again"):
        play.press("read", what=what)


@pytest.mark.parametrize("key", playable())
def test_a_whole_match_of_every_game(key: str) -> None:
    """Set-up, table, refusals, pauses, score sheets, the end, and the way back."""

    async def story() -> None:
        play = PseudoPlay(pace="slow")
        play.set_up(key, seed="deal-code", **SHORT.get(key, {}))
        play.press("start")
        steps, offended = 0, 0
        while not (play.match.table.over and not play.match.held):
            await play.until(lambda: True)
            steps += 1
            if steps % 40 == 1:
                see_panels(play)
            if play.match.asking != NOBODY:
                for card in list(play.match.refused())[:2] if offended < 20 else []:
                    play.press("why", card=str(card))
                    offended += 1
                play.move_on()
            else:
                play.press("continue")
        await play.settle()
        see_panels(play)
        for act in ("undo", "redo"):
            play.press(act)
            await play.settle()
        play.press("undo")
        play.press("menu")
        play.press("records")
        play.press("saves")
        check(play, 200)

    run(story)


@pytest.mark.parametrize("key", playable())
def test_several_persons_at_one_screen(key: str) -> None:
    """The curtain, and who plays it."""

    async def story() -> None:
        play = PseudoPlay()
        play.set_up(key, kind_1="person", seats="3")
        play.press("start")
        for _ in range(12):
            await play.until(lambda: play.match.waiting or play.match.asking != NOBODY)
            see_panels(play)
            if play.match.asking != NOBODY:
                play.move_on()
            else:
                play.press("continue")
        check(play, 100)

    run(story)


@pytest.mark.parametrize("key", playable())
def test_every_set_up(key: str) -> None:
    """Each value of each option, each preset, each number of seats, each kind of player."""
    play = PseudoPlay(files=Desktop())
    play.set_up(key)
    kind = game_type(key)
    for preset in kind.presets:
        play.press("set", name="preset", value=preset)
    for part in dataclasses.fields(kind.options_type):
        values = part.metadata.get("names") or ("true", "false")
        if "least" in part.metadata:
            values = range(part.metadata["least"], part.metadata["most"] + 1)
        for value in values:
            play.press("set", name="seats" if part.name == "seats" else f"option-{part.name}", value=str(value))
    for value in ("person", "random", "person", "random"):
        play.press("set", name="kind-1", value=value)
    play.press("set", name="kind-0", value="random")
    play.press("copy-link")
    check(play, 20)


@pytest.mark.parametrize("key", playable())
def test_the_rules_of_every_game(key: str) -> None:
    play = PseudoPlay(allowed=("aA", "zz"))
    for finds in ("", "aA", "zz aA"):
        play.press("rules", game=key)
        play.press("rules-find", value=finds)
    play.press("rules-back")
    play.set_up(key)
    play.press("rules")
    check(play, 8)


def test_menu_and_panels() -> None:
    play = PseudoPlay()
    see_panels(play)
    for name, value in (("pace", "slow"), ("theme", "dark"), ("keys", "false")):
        play.press("prefer", name=name, value=value)
    play.press("dismiss")
    for parameters in ({"game": "poker"}, {"game": "oh_crud", "options": "sting=maybe,seats=99,luck=yes"}):
        told = follow(parameters)[1]
        assert told
        assert not strays(told, ("poker", "maybe", "luck", "seats", "sting", "unrevealed", "free_passes", "removed"))
    check(play, 20)


def test_the_shelf() -> None:
    """Games with and without names, damaged ones, results, names being written, deleting and bringing back."""
    store, keys = stocked(game(), game(30, seats=7), game(-1), game(-1, seats=2))
    damaged = store.texts[keys[1]]
    store.texts[keys[1]] = damaged[: len(damaged) * 2 // 3]
    store.texts[f"{ASIDE}5"], store.texts[f"{ASIDE}6"] = "no save", damaged
    desk = Desktop()
    play = PseudoPlay(store, files=desk, allowed=SEATED)
    for act in ("dismiss", "saves"):
        play.press(act)
    for key in list(keys):
        for act in ("rename", "rename-keep", "rename", "rename-drop", "export", "copy", "download", "close"):
            play.press(act, slot=key)
    for text in ("", "nonsense", damaged, damaged[:200], "RT9." + damaged, "x" * 1_000_001):
        play.press("paste", value=text)
        play.press("bring-in")
    for act in ("copy-aside", "file-aside", "bring-back", "delete", "undelete"):
        play.press(act, slot=f"{ASIDE}6")
    store.full = True
    for act in ("rename", "rename-keep", "delete", "undelete", "dismiss", "records"):
        play.press(act, slot=keys[0])
    desk.blocked = True
    play.press("export", slot=keys[0])
    play.press("copy")
    check(play, 60)


def test_a_game_that_cannot_be_saved_and_one_in_another_tab() -> None:
    async def story() -> None:
        play = PseudoPlay(stocked(game(-1))[0], allowed=SEATED)
        play.app.tabs.evicts = True
        play.app.open()
        play.store.full = True
        play.set_up(seats="3")
        play.press("start")
        await play.settle()
        see_panels(play)
        play.press("save-again")
        play.press("saves")
        check(play, 20)
        tabs = Tabs(locks=True)
        for _ in range(2):
            tabs.tabs.append(Tab(tabs))
        one, two = (PseudoPlay(tab, tabs=tab) for tab in tabs.tabs)
        one.set_up(seats="3")
        one.press("start")
        await one.settle()
        two.press("resume")
        two.press("move", move="deal")
        two.press("take-over")
        await two.settle()
        for play in (one, two):
            check(play, 5)

    run(story)


@pytest.mark.parametrize(("key", "kind"), ALL_KINDS, ids=[f"{key}-{kind.kind}" for key, kind in ALL_KINDS])
def test_every_sentence(key: str, kind: type[Note]) -> None:
    """Every note of every game, told to everyone it concerns; what it quotes is an id and stays."""
    quotes = [field.name for field in dataclasses.fields(game_type(key).options_type)]
    for note in examples(key, kind):
        for me in (NOBODY, 0, 1, 2, 3):
            told = words.say(key, note, PLAYERS, me)
            assert not strays(told, (*PLAYERS, *quotes)), told


@pytest.mark.parametrize("key", names())
def test_all_words_of_every_game(key: str) -> None:
    """Options, their values, presets, the game itself, its bots, every card."""
    kind = game_type(key)
    said = [*words.game_words(key), *(part for bot in kinds(key) for part in words.bot_words(key, bot) if part)]
    for part in dataclasses.fields(kind.options_type):
        values = part.metadata.get("names") or (True, False)
        if "least" in part.metadata:
            values = range(part.metadata["least"], part.metadata["most"] + 1)
        said += [*words.option_words(key, part.name), *(words.choice_words(key, part.name, value) for value in values)]
    for preset in kind.presets:
        said += words.preset_words(key, preset)
    said += [words.card_words(key, card) for card in range(len(kind.notation.faces.names))]
    assert [stray for text in said if not text.isdigit() for stray in strays(text)] == []


@pytest.mark.parametrize("key", playable())
@pytest.mark.parametrize("most", [False, True])
def test_every_table(key: str, most: bool) -> None:
    """Random moves, 1,200 at most, at the smallest and the largest table, seen by those who may see something."""
    part = next(part for part in dataclasses.fields(game_type(key).options_type) if part.name == "seats")
    table = Table(key, part.metadata["most" if most else "least"], "pseudo")
    rng, step = Rng(1, "pseudo"), 0
    shown = PLAYERS[: table.seats - 1]
    while not table.over and step < 1200:
        for me in {NOBODY, 0, table.turn} if step % (5 if step < 300 else 50) == 0 else ():
            for held in (False, True):
                scene = Scene(
                    table.view(me), table.offers(me) if me == table.turn else (), ("You", *shown), (), me,
                    held=held, thinking=table.turn, last_trick_open=not held and step % 2 == 0,
                )  # fmt: skip
                layout = table_of(key)
                for html in (*layout.layout(scene).values(), layout.bar(scene), layout.sheet(scene.view, scene.names)):
                    assert list(strays_of(html, PLAYERS)) == []
        moves = table.game.moves(table._state, table.turn)
        table.act(table.turn, moves[rng.below(len(moves))])
        step += 1
    assert step > 10


def test_a_text_beside_the_catalogue_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """One message less, one text not looked up, one word glued on, one sentence cut: each is seen."""
    monkeypatch.setattr(tongue, "Pseudo", partial(Pseudo, KNOWN - {"Settings"}))
    play = PseudoPlay()
    assert set(play.glass.strays) == {"Settings"}
    assert strays("[ThEe caArd] costs", ()) == ["costs"]
    assert strays("[ThEe caArd], [ThEe diIeE]s") == []
    assert strays("[ThEe caArd] st") == ["st"]
    assert strays("ThEe caArd]") == ["ThEe", "caArd", "ThEe caArd]"]
    assert strays("[ThEe caArd the Bruno plAaAayYs]", ("Bruno",)) == ["the"]
    assert list(strays_of('<p title="Plain">[OoKk]</p>')) == ["Plain"]
    assert strays("[OoC-3] OC-3 D 5") == []


def test_nothing_is_frozen_in_a_language() -> None:
    """A game begun in English is shown in another language as soon as that is spoken, its log too; and back."""

    async def story() -> None:
        speak(SOURCE)
        play = Play()
        play.set_up(seats="3", seed="frozen")
        play.press("start")
        await play.until(lambda: play.match.table.length > 9 and play.match.asking != NOBODY)
        play.press("log")
        english = dict(play.glass.regions)
        speak(PSEUDO)
        play.app.draw()
        found = [
            stray
            for name in ("bar", "stage", "hand", "actions", "log")
            for stray in strays_of(play.glass.regions[name], PLAYERS)
        ]
        assert found == []
        speak(SOURCE)
        play.app.draw()
        assert play.glass.regions == english
        assert "plays the" in Texts(english["log"]).shown

    run(story)
