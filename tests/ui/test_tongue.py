"""Languages: found, chosen, kept, spoken at once; numbers that take the right form; what pseudo texts leave be."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from engine import Seated, Table
from engine.games import oh_crud
from tests.ui.player import Memory, Play, run
from tests.ui.pseudo import PLAYERS
from tests.ui.shelves import game, stocked
from tools import words as tool
from ui import words
from ui.export import Wrong
from ui.saves import SETTINGS
from ui.screens.rules import status
from ui.shelf import titled
from ui.words import speech, tongue
from ui.words.tongue import OWN_NAME, PSEUDO, SOURCE, Pseudo, _, languages, ngettext, speak, spoken

COUNTED = re.compile(r"\{(?:count|left|free|taken)\} [a-z]{3,}s\b")
POLISH = {
    "Settings": "Ustawienia", "Language": "J\u0119zyk", "Finished": "Sko\u0144czone",
    "You play the {card}.": "Zagrywasz: {card}.", "yellow star {number}": "\u017c\u00f3\u0142ta gwiazda {number}",
}  # fmt: skip


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    """Whatever was spoken, the next test is English."""
    yield
    speak(SOURCE)


@pytest.fixture
def polish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A language with three forms for numbers, a few of its messages translated, compiled as the site has it."""
    made = Catalog(locale="pl")
    for message, told in POLISH.items():
        made.add(message, told)
    made.add(("{count} point", "{count} points"), ("{count} punkt", "{count} punkty", "{count} punkt\u00f3w"))
    made.add("English", "polski", context=OWN_NAME)
    made.add("You", "Ty", context="a player's name")
    with (tmp_path / "pl.mo").open("wb") as file:
        write_mo(file, made)
    monkeypatch.setattr(tongue, "LOCALE", tmp_path)
    return "pl"


def test_with_one_language_there_is_nothing_to_choose() -> None:
    play = Play()
    play.press("panel", panel="settings")
    assert 'name="language"' not in play.glass.regions["panel"]
    assert play.glass.looks["lang"] == "en"


def test_a_language_that_is_there_can_be_chosen_and_is_kept(polish: str) -> None:
    """It appears in the settings under its own name, is spoken at once, says so to the page, and outlives a reload."""
    assert languages() == [("en", "English"), ("pl", "polski")]
    play = Play()
    play.press("panel", panel="settings")
    assert ">polski</option>" in play.glass.regions["panel"]
    play.press("prefer", name="language", value=polish)
    assert spoken() == play.glass.looks["lang"] == "pl"
    assert "Ustawienia" in play.glass.regions["panel"]
    assert "Pace" in play.glass.regions["panel"], "what is not translated is English"
    assert json.loads(play.store.texts[SETTINGS])["language"] == "pl"
    speak(SOURCE)
    assert "Ustawienia" in Play(Memory(**play.store.texts)).glass.regions["bar"]
    play.press("prefer", name="language", value="en")
    assert "Settings" in play.glass.regions["panel"]


@pytest.mark.parametrize("language", ["xx", "", "../../etc", 7, None])
def test_a_language_that_is_not_there_is_english(language: object, polish: str) -> None:
    play = Play(Memory(settings=json.dumps({"language": language})))
    assert spoken() == play.glass.looks["lang"] == "en"
    assert not play.errors


def test_the_pseudo_locale_is_spoken_but_not_offered() -> None:
    play = Play(Memory(settings=json.dumps({"language": PSEUDO})))
    assert spoken() == play.glass.looks["lang"] == PSEUDO
    play.press("panel", panel="settings")
    assert PSEUDO not in play.glass.regions["panel"]
    speak(SOURCE)
    play.press("prefer", name="language", value=PSEUDO)
    assert spoken() == SOURCE


def test_a_game_and_the_shelf_change_their_language_with_the_settings(polish: str) -> None:
    """The log of a game that is on, and what is kept in words of games that are not."""

    async def story() -> None:
        over = game(-1)
        play = Play(stocked(over)[0])
        play.set_up(seats="3", seed="tongue")
        play.press("start")
        await play.until(lambda: "You play the" in play.glass.regions["log"])
        play.press("prefer", name="language", value=polish)
        assert "Zagrywasz: " in play.glass.regions["log"]
        assert "You play the" not in play.glass.regions["log"]
        assert ">Ty<" in play.glass.regions["stage"]
        play.press("saves")
        assert "Sko&#324;czone" in play.glass.regions["stage"]
        assert "Finished" not in play.glass.regions["stage"]
        play.press("prefer", name="language", value="en")
        assert "Finished" in play.glass.regions["stage"]

    run(story)


@pytest.mark.parametrize(
    ("count", "told"), [(0, "0 punkt\u00f3w"), (1, "1 punkt"), (2, "2 punkty"), (5, "5 punkt\u00f3w")]
)
def test_other_languages_have_other_forms(count: int, told: str, polish: str) -> None:
    speak(polish)
    assert speech.points(count) == told


def said(note: object) -> str:
    """The sentence of a note, as told to nobody in particular."""
    return words.say("oh_crud", note, PLAYERS, -1)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("say", "none", "one", "two"),
    [
        (speech.points, "0 points", "1 point", "2 points"),
        (speech.card_count, "0 cards", "1 card", "2 cards"),
        (speech.seat_count, "0 seats", "1 seat", "2 seats"),
        (lambda n: words.choice_words("oh_crud", "free_passes", n), "none", "one a round", "2 a round"),
        (
            lambda n: said(oh_crud.SetAside(n)), "0 cards stay out of play, face down.",
            "1 card stays out of play, face down.", "2 cards stay out of play, face down.",
        ),
        (
            lambda n: said(oh_crud.Dealt(0, (3,) * n).seen_by(1)), "Bruno is dealt 0 cards.", "Bruno is dealt 1 card.",
            "Bruno is dealt 2 cards.",
        ),
        (
            lambda n: said(oh_crud.TrickTaken(0, n)), "Bruno takes the trick: it costs nothing.",
            "Bruno takes the trick: 1 point.", "Bruno takes the trick: 2 points.",
        ),
        (
            lambda n: said(oh_crud.WentOut(0, 1, n)), "Bruno goes out first: it costs nothing.",
            "Bruno goes out first: 1 point.", "Bruno goes out first: 2 points.",
        ),
        (
            lambda n: titled("oh_crud", PLAYERS[: n + 2]), "Oh Crud: Bruno, Cleo", "Oh Crud: Bruno, Cleo and 1 more",
            "Oh Crud: Bruno, Cleo and 2 more",
        ),
        (
            lambda n: Wrong(played=0, total=n).of_yours() if n else "-", "-",
            "Your saved game is damaged: its only move could not be played.",
            "Your saved game is damaged: 0 of its 2 moves could be played.",
        ),
    ],
    ids=["points", "cards", "seats", "passes", "aside", "dealt", "trick", "out", "title", "damaged"],
)  # fmt: skip
def test_none_one_and_two(say: Callable[[int], str], none: str, one: str, two: str) -> None:
    assert [say(count) for count in (0, 1, 2)] == [none, one, two]


@pytest.mark.parametrize(("persons", "told"), [(0, "Nobody: you look on, 3 bots."), (1, "1 person, 2 bots."),
                                               (2, "2 persons at one screen, 1 bot.")])  # fmt: skip
def test_who_will_play_is_counted(persons: int, told: str) -> None:
    play = Play()
    play.set_up(seats="3")
    for seat in range(3):
        play.press("set", name=f"kind-{seat}", value="person" if seat < persons else "random")
    assert told in play.glass.regions["actions"]


@pytest.mark.parametrize("results", [0, 1, 2])
def test_results_and_rules_are_counted(results: int) -> None:
    play = Play(stocked(*(game(-1, seed=f"count {number}") for number in range(results)))[0])
    play.press("records")
    told = ("No game was finished here yet.", "1 game finished.", "2 games finished.")[results]
    assert told in play.glass.regions["stage"]
    play.press("rules", game="oh_crud")
    assert play.app.model.reading is not None
    play.app.model.reading.find = ("zzz", "OC-1 54", "OC-12")[results]
    found = status(play.app.model.reading)
    form = r"(1 rule|(0|[2-9]) rules), (1 other paragraph|(0|[2-9]|\d\d+) other paragraphs)\."
    assert re.fullmatch(form, found), found


def test_nothing_counts_without_two_forms() -> None:
    """A message in which a number stands before what it counts has a form for one and a form for many."""
    counted = 0
    for message in tool.catalogue():
        forms = tool.forms(message.id)
        if any(COUNTED.search(form) for form in forms):
            counted += 1
            assert len(forms) == 2, message.id
    assert counted > 20


def test_the_pseudo_locale_is_longer_and_leaves_placeholders() -> None:
    speak(PSEUDO)
    text = "Follow {colour}: you still hold {colour} cards (`code`, [the table](table.md), OC-11)."
    told = _(text)
    assert told.isascii()
    assert tool.PLACEHOLDER.findall(told) == tool.PLACEHOLDER.findall(text)
    assert "`code`" in told
    assert "](table.md)" in told
    assert "OC-11" in told
    every = [form for message in tool.catalogue() for form in tool.forms(message.id) if form]
    assert 1.25 < sum(len(Pseudo().gettext(text)) for text in every) / sum(map(len, every)) < 1.5
    assert [ngettext("{count} card", "{count} cards", count).format(count=count) for count in (1, 2)] == [
        "[1 caArd]", "[2 caArds]",
    ]  # fmt: skip
    assert _("") == ""


def test_the_template_and_the_translations_are_as_they_should_be() -> None:
    assert list(tool.problems()) == []


def test_a_translation_is_begun_brought_up_to_date_and_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A wrong placeholder is found, a message that is gone does no harm, what is translated stays."""
    monkeypatch.setattr(tool, "LOCALE", tmp_path)
    monkeypatch.setattr(tool, "TEMPLATE", tmp_path / "rowdy_table.pot")
    monkeypatch.setattr(tool, "place", lambda path: path.name)
    tool.update()
    path = tool.begin("de")
    text = path.read_text("utf-8")
    assert "Plural-Forms" in text
    text = text.replace('msgid "{name} passes."\nmsgstr ""', 'msgid "{name} passes."\nmsgstr "{nme} passt."')
    path.write_text(text + '\nmsgid "No longer said."\nmsgstr "Gestrichen."\n', "utf-8")
    assert [problem for problem in tool.problems() if "{nme}" in problem]
    path.write_text(path.read_text("utf-8").replace("{nme}", "{name}"), "utf-8")
    assert list(tool.problems()) == []
    tool.update()
    assert "{name} passt." in path.read_text("utf-8")
    assert '#~ msgid "No longer said."' in path.read_text("utf-8")
    tool.compile_all()
    monkeypatch.setattr(tongue, "LOCALE", tmp_path)
    speak("de")
    assert said(oh_crud.Passed(0)) == "Bruno passt."


def test_a_name_that_is_you_is_one_only_where_it_was_not_chosen() -> None:
    """Players who write another name keep it in every language."""
    table = Table("oh_crud", 2, "names", seated=[Seated("You"), Seated("Youri", "random")])
    assert [speech.called(seated.name) for seated in table.seated] == ["You", "Youri"]
    speak(PSEUDO)
    assert [speech.called(seated.name) for seated in table.seated] == ["[YyoOuU]", "Youri"]
