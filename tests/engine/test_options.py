"""Options: what they print they read back, and any other text or value says what is allowed."""

from __future__ import annotations

import dataclasses
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import OptionError, game_type, names
from engine.core.notes import BadOption, UnknownOption
from engine.core.options import allowed
from engine.games.oh_crud.options import PAIRS, Options

WORDS = ["seats", "sting", "free_passes", "removed", "=", ",", "yes", "no", "1", "2", "12", "+-5", "-0", "YB", "lot"]
ODD: list[object] = [None, 1.0, [], {}, (), b"yes", "", "  ", "+-5", "--1", "1_0", "٣", "1e1", 10**40, -7]


def test_every_agreement_is_read_back() -> None:
    for seats, sting, unrevealed, passes in product(range(2, 13), (False, True), (False, True), range(4)):
        for removed in PAIRS if seats == 2 else PAIRS[:1]:
            options = Options(seats, sting, unrevealed, passes, removed)
            assert Options.read(options.text()) == options


@pytest.mark.parametrize("key", names())
def test_defaults_are_the_printed_game_and_presets_can_be_played(key: str) -> None:
    kind = game_type(key).options_type
    assert kind().text() == ""
    assert next(iter(game_type(key).presets.values())) == ""
    for text in game_type(key).presets.values():
        assert kind.read(text).text() == text
    for part in dataclasses.fields(kind):
        assert allowed(part)


@given(text=st.text() | st.lists(st.sampled_from(WORDS)).map("".join) | st.lists(st.sampled_from(WORDS)).map(" ".join))
def test_any_text_is_options_or_says_what_is_allowed(text: str) -> None:
    try:
        options = Options.read(text)
    except OptionError as error:
        if isinstance(error.refusal, BadOption):
            assert error.refusal.allowed in str(error)  # noqa: PT017
        elif isinstance(error.refusal, UnknownOption):
            assert "free_passes" in str(error)  # noqa: PT017
    else:
        assert Options.read(options.text()) == options


@pytest.mark.parametrize("name", [field.name for field in dataclasses.fields(Options)])
@pytest.mark.parametrize("value", ODD)
def test_any_value_is_fitting_or_says_what_is_allowed(name: str, value: object) -> None:
    with pytest.raises(OptionError) as caught:
        Options.of({name: value})
    assert isinstance(caught.value.refusal, BadOption)
    assert caught.value.refusal.allowed in str(caught.value)
