"""Saves: whatever happens to the text, it opens to its last sensible move or says why not."""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any

import pytest

from engine import SaveError, Seated, Table, game_type
from engine.core.rng import Rng
from engine.save import code


def whole_game(seats: int = 4, options: str = "", seed: str = "save") -> Table:
    """A finished random game."""
    people = [Seated("Ann <b>", "person"), Seated("Bo", "rule", "2")]
    table = Table("oh_crud", seats, seed, options, seated=people, botseed="bots")
    rng = Rng(5)
    while not table.over:
        table.act(table.turn, rng.choice(table.moves(table.turn)))
    return table


WHOLE = whole_game()
TEXT = WHOLE.save()


def opened(text: str) -> Table | None:
    """The table a text opens to, None if it says why not; anything else that is raised fails the test."""
    try:
        table = Table.load(text)
    except SaveError as error:
        assert error.reason in {"foreign", "newer", "unknown_game", "bad_options", "empty"}  # noqa: PT017
        assert error.detail  # noqa: PT017
        return None
    loaded = table.loaded
    assert loaded is not None
    assert 0 <= table.length <= loaded.played <= loaded.total
    assert table.over or table.moves(table.turn)
    return table


def test_the_keys_of_a_save_are_those_others_build_on() -> None:
    found = json.loads(TEXT)
    assert list(found) == [
        "v", "game", "rules", "options", "seed", "botseed", "seats", "manner", "cut", "assisted", "moves",
    ]  # fmt: skip
    assert found["seats"][:2] == [["Ann <b>", "person", ""], ["Bo", "rule", "2"]]


def test_save_and_load_is_the_identity() -> None:
    table = Table.load(TEXT)
    assert table.loaded is not None
    assert table.loaded.complete
    assert table.save() == TEXT
    assert Table.load(WHOLE.code()).save() == TEXT
    assert table.seated[:2] == (Seated("Ann <b>", "person", ""), Seated("Bo", "rule", "2"))


def test_sizes_of_whole_games() -> None:
    """At most 10 KB as text and 2 KB as code, for every number of seats and preset."""
    largest = packed = 0
    for seats in range(2, 13):
        for options in game_type("oh_crud").presets.values():
            table = whole_game(seats, options, f"size {seats} {options}")
            largest, packed = max(largest, len(table.save())), max(packed, len(table.code()))
    print(f"largest save: {largest} bytes as text, {packed} as code")
    assert largest <= 10_000
    assert packed <= 2_000


def test_a_save_cut_short_opens_to_its_last_whole_move() -> None:
    """Inside its moves it loses no more than one; before them it says why not or opens empty."""
    start = TEXT.index('"moves"')
    lengths = []
    for end in [*range(start + 400), *range(start + 400, len(TEXT), 7), len(TEXT) - 1]:
        table = opened(TEXT[:end])
        if end > start + 12:
            assert table is not None
            assert table.loaded is not None
            assert not table.loaded.complete
            whole = TEXT[start + 10 : end].rstrip('"}').count(";")
            assert table.length in {whole, whole + 1}
            lengths.append(table.length)
    assert lengths == sorted(lengths)
    assert lengths[-1] == WHOLE.length


def test_a_code_cut_short_anywhere_opens_or_says_why() -> None:
    text = WHOLE.code()
    opened_lengths = {
        table.length for end in range(0, len(text), 3) if (table := opened(text[:end])) is not None
    }
    assert len(opened_lengths) > 10


def test_a_thousand_mutations() -> None:
    """Bytes changed, dropped, doubled and put elsewhere: it opens, or says why not."""
    rng = Rng(11)
    short = whole_game(2)
    texts = [short.save(), short.code()]
    survived = 0
    for turn in range(1000):
        letters = list(texts[turn % 2])
        for _ in range(1 + rng.below(4)):
            place = rng.below(len(letters))
            kind = rng.below(4)
            if kind == 0:
                letters[place] = chr(rng.choice([34, 44, 48, 59, 92, 123, 0, 0x1F0CF, 0xD800, rng.below(128)]))
            elif kind == 1:
                del letters[place]
            elif kind == 2:
                letters.insert(place, letters[rng.below(len(letters))])
            else:
                letters[place:] = letters[place : place + rng.below(40)]
            if not letters:
                letters = ["x"]
        survived += opened("".join(letters)) is not None
    assert survived > 50


FOREIGN = ["", "   ", "{}", "[]", "null", "7", '"v"', "hello", "RT1.", "RT1.!!!!", "RT2.abc", "[" * 100_000, "\x00" * 9]


@pytest.mark.parametrize("text", FOREIGN, ids=range(len(FOREIGN)))
def test_what_is_no_save_says_so(text: str) -> None:
    with pytest.raises(SaveError):
        Table.load(text)


@pytest.mark.parametrize("key", list(json.loads(TEXT)))
@pytest.mark.parametrize("value", [None, True, -1, 10**30, 1.5, "", "x", [], [[]], [1, None], {}, {"a": [1]}])
def test_every_key_may_hold_nonsense(key: str, value: Any) -> None:
    opened(json.dumps({**json.loads(TEXT), key: value}))
    missing = json.loads(TEXT)
    del missing[key]
    opened(json.dumps(missing))


@pytest.mark.parametrize("key", ["options", "seed", "botseed", "manner", "moves", "cut"])
def test_a_save_that_lost_something_does_not_pass_for_whole(key: str) -> None:
    for changes in ({}, {key: 7.5}):
        found = {name: value for name, value in json.loads(TEXT).items() if name != key} | changes
        table = opened(json.dumps(found))
        assert table is not None
        assert table.loaded is not None
        assert not table.loaded.complete


@pytest.mark.parametrize("seats", [[["x"] * 9] * 100_000, [["\ud800", 7, None]], ["Ann", None, {}, [[]], ["Bo"]]])
def test_seats_however_many_and_whatever_they_hold(seats: list[object]) -> None:
    table = opened(json.dumps({**json.loads(TEXT), "seats": seats}))
    assert table is not None
    assert len(table.seated) == table.seats == 4
    assert Table.load(table.save()).seated == table.seated
    assert all(isinstance(part, str) for seated in table.seated for part in seated)


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 60_000, '{"v": ' + "[" * 60 + "]" * 60 + "}"])
def test_what_lies_too_deep_is_not_even_parsed(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """CPython says RecursionError; the Python of a browser would end for good, so it never gets there."""
    parsed: list[str] = []
    monkeypatch.setattr(json, "loads", parsed.append)
    with pytest.raises(SaveError, match="foreign"):
        Table.load(text)
    assert parsed == []


def test_signs_inside_of_a_text_nest_nothing() -> None:
    """Names and seeds may be full of them, closed or not, escaped or not."""
    signs = '[[{{"\\' * 20
    table = opened(json.dumps({**json.loads(TEXT), "seats": [[signs]], "seed": signs}))
    assert table is not None
    assert (table.seated[0].name, table.seed) == (signs, signs)


def test_a_newer_save_and_other_games_say_so() -> None:
    def reason(**changes: object) -> str:
        with pytest.raises(SaveError) as caught:
            Table.load(json.dumps({**json.loads(TEXT), **changes}))
        return caught.value.reason

    assert reason(v=2) == "newer"
    with pytest.raises(SaveError) as raised:
        Table.load("RT2.eNpt")
    assert raised.value.reason == "newer"
    assert reason(game="whist") == "unknown_game"
    assert reason(options="seats=99") == "bad_options"
    assert reason(options="seats=3 removed=YB") == "bad_options"


def test_other_rules_play_while_valid() -> None:
    found = json.loads(TEXT)
    moves = found["moves"].split("; ")
    moves[40] = "play Q9"
    table = opened(json.dumps({**found, "rules": 99, "moves": "; ".join(moves)}))
    assert table is not None
    assert table.loaded is not None
    assert (table.length, table.loaded.stopped_by, table.loaded.total) == (40, "play Q9", len(moves))
    assert table.loaded.refusal is not None


def test_a_code_that_unpacks_without_end_is_not_unpacked() -> None:
    bomb = "RT1." + base64.urlsafe_b64encode(zlib.compress(b'{"v": 1, "moves": "' + b" " * 50_000_000, 9)).decode()
    assert opened(bomb) is None


def test_white_space_in_a_code_does_no_harm() -> None:
    text = WHOLE.code()
    broken = "\n".join(text[place : place + 60] for place in range(0, len(text), 60))
    assert Table.load(f"  {broken}\n").save() == TEXT
    assert Table.load(code(TEXT)).save() == TEXT
