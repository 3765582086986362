"""The set-up: what is remembered, what departs from the printed rules, a set-up as a link and back."""

import asyncio
import json
from collections.abc import Callable, Mapping
from html import unescape
from urllib.parse import parse_qsl

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.ui.player import Memory, Play, run
from ui.link import follow, fragment
from ui.seating import Seating, seating


class Clipboard:
    """Files that only copy, and an address."""

    address = "https://cards.example/rowdy-table/"

    def __init__(self, works: bool = True) -> None:
        self.works, self.text = works, ""

    def download(self, name: str, text: str) -> None:
        raise AssertionError(name)

    def pick(self, got: Callable[[str], None]) -> None:
        raise AssertionError

    def copy(self, text: str, done: Callable[[bool], None]) -> None:
        self.text = text
        done(self.works)


def chosen(play: Play) -> Seating:
    assert play.app.model.seating is not None
    return play.app.model.seating


def parameters(text: str) -> Mapping[str, str]:
    """A fragment as browsers read it."""
    return dict(parse_qsl(text, keep_blank_values=True))


def test_the_last_set_up_of_a_game_is_remembered() -> None:
    async def story() -> None:
        store = Memory()
        play = Play(store)
        play.set_up(seats="5", option_sting="true", name_1="Zora", kind_2="random", seed="one")
        play.press("start")
        await asyncio.sleep(0)
        again = Play(store)
        again.press("new", game="oh_crud")
        made = chosen(again)
        assert (made.seats, made.values["sting"], made.names[1], made.kinds[2]) == (5, True, "Zora", "random")
        assert made.seed == ""
        assert "The last deal again" in again.glass.all
        again.press("set", name="seed-last")
        assert made.seed == "one"
        assert "The last deal again" not in again.glass.all
        again.press("set", name="seed", value="")
        assert made.seed == ""

    run(story)


@pytest.mark.parametrize(
    "text",
    [
        "", "no json", "[1]", '"text"', "null", '{"options": 7, "names": 1, "kinds": {}}',
        '{"options": {"seats": 99, "sting": "maybe", "gone": 1}, "names": [1, null], "kinds": ["dragon"]}',
        "[" * 200_000, '{"options": {"removed": "YB"}}', '{"names": ["' + "x" * 500 + '"]}', '{"seed": 7}',
    ],
)  # fmt: skip
def test_a_remembered_set_up_that_makes_no_sense_is_left(text: str) -> None:
    play = Play(Memory(**{"setup:oh_crud": text}))
    play.press("new", game="oh_crud")
    made = chosen(play)
    assert not play.errors
    assert made.problem is None
    assert made.seats == 4
    assert made.kinds[:2] == ["person", "rule"]
    assert all(len(name) <= 24 for name in made.names)


def test_what_departs_from_the_printed_rules_is_marked() -> None:
    play = Play()
    play.set_up()
    assert "Not as printed" not in play.glass.all
    play.press("set", name="option-sting", value="true")
    assert play.glass.all.count("Not as printed: there it is off.") == 1
    play.press("set", name="option-free_passes", value="2")
    assert "Not as printed: there it is 0." in play.glass.all
    play.press("set", name="preset", value="printed")
    assert "Not as printed" not in play.glass.all


def test_a_set_up_is_copied_as_a_link_and_followed() -> None:
    files = Clipboard()
    play = Play(files=files)
    play.set_up(seats="6", option_unrevealed="true", option_free_passes="3", seed="50 % & more # \u2665")
    play.press("copy-link")
    assert "The link is copied." in play.glass.all
    address, _, after = files.text.partition("#")
    assert address == files.address
    assert after.isascii()
    assert " " not in after
    other = Play()
    other.press("link", **parameters(after))
    made = chosen(other)
    assert other.app.model.screen == "setup"
    assert (made.game, made.values, made.seed) == ("oh_crud", chosen(play).values, chosen(play).seed)
    refused = Play(files=Clipboard(works=False))
    refused.set_up()
    refused.press("copy-link")
    assert "Copy this link yourself: https://cards.example/rowdy-table/#game=oh_crud" in unescape(refused.glass.all)


@pytest.mark.parametrize(
    ("link", "told"),
    [
        ("game=poker", 'a game that is not here: "poker"'),
        ("game=oh_crud&seats=40", 'Seats cannot be "40"'),
        ("game=oh_crud&seats=many", 'Seats cannot be "many"'),
        ("game=oh_crud&options=sting=perhaps", 'Sting! cannot be "perhaps"'),
        ("game=oh_crud&options=jokers", 'There is no option "jokers"'),
    ],
)
def test_a_link_that_asks_for_what_cannot_be_had_says_so(link: str, told: str) -> None:
    play = Play()
    play.press("link", **parameters(link))
    assert told in unescape(play.glass.regions["toast"])
    assert told in unescape(play.glass.regions["polite"]), "it is read out, too"
    assert not play.errors
    if play.app.model.screen == "setup":
        chosen(play).table()


@pytest.mark.parametrize(
    "options", [",".join(f"o{number}" for number in range(500)), "x" * 50_000, "free_passes=" + "9" * 5000, "=" * 99]
)
def test_of_a_link_full_of_nonsense_a_few_short_sentences_are_told(options: str) -> None:
    play = Play()
    play.press("link", game="oh_crud", options=f"sting=yes,{options}", seats="5")
    assert "The link asks for something that cannot be had." in play.glass.all
    assert len(play.app.model.notice) < 500
    assert (chosen(play).values["sting"], chosen(play).seats) == (True, 5)
    assert not play.errors


@pytest.mark.parametrize(("written", "taken"), [("9" * 5000, 12), ("0", 2), ("-3", 4), ("1e1", 4), ("", 4)])
def test_a_number_is_brought_into_its_range_or_left(written: str, taken: int) -> None:
    play = Play()
    play.set_up(seats=written)
    assert chosen(play).seats == taken
    assert not play.errors


@pytest.mark.parametrize(
    ("fields", "names"),
    [
        ({}, ["You", "Bruno", "Cleo"]),
        ({"name_1": "You", "name_2": " You "}, ["You", "Bruno", "Cleo"]),
        ({"kind_0": "rule"}, ["Ada", "Bruno", "Cleo"]),
        ({"kind_0": "rule", "kind_1": "person"}, ["Ada", "Bruno", "Cleo"]),
        ({"kind_1": "person", "name_0": "You", "name_1": "You"}, ["Player 1", "Player 2", "Cleo"]),
        ({"kind_2": "person", "seats": "2"}, ["You", "Bruno"]),
        ({"kind_1": "person", "name_1": "You", "kind_0": "rule"}, ["Ada", "You", "Cleo"]),
    ],
)
def test_you_is_a_person_alone_and_nobody_else(fields: Mapping[str, str], names: list[str]) -> None:
    play = Play()
    play.set_up(**fields)
    assert chosen(play).names[: len(names)] == names
    again = seating("oh_crud")
    again.take(json.dumps({"names": ["You"] * 3, "kinds": chosen(play).kinds}))
    persons = [seat for seat in range(3) if again.kinds[seat] == "person"]
    assert [seat for seat in range(3) if again.names[seat] == "You"] == (persons if len(persons) == 1 else [])


def test_options_of_a_link_that_do_not_go_together_are_said_in_a_sentence() -> None:
    play = Play()
    play.press("link", **parameters("game=oh_crud&seats=4&options=removed=YB"))
    assert chosen(play).problem is not None
    play.press("start")
    assert play.app.model.match is None


def test_a_link_leaves_the_table_but_not_the_game() -> None:
    async def story() -> None:
        play = Play()
        play.set_up(seed="mine")
        play.press("start")
        await play.settle()
        play.press("link", game="oh_crud", seats="3")
        assert play.app.model.screen == "setup"
        assert play.app.model.match is None
        play.press("menu")
        assert "Continue" in play.glass.all

    run(story)


@given(st.text(max_size=100), st.integers(2, 12), st.booleans())
def test_every_seed_survives_a_link(seed: str, seats: int, sting: bool) -> None:
    made = seating("oh_crud")
    made.set("seats", str(seats))
    made.set("option-sting", json.dumps(sting))
    made.set("seed", seed.encode("utf-8", "ignore").decode())
    found, told = follow(parameters(fragment(made)))
    assert found is not None
    assert told == ""
    assert (found.seed, found.values) == (made.seed.strip(), made.values)
