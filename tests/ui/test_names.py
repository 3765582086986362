"""Names are whatever people write: they stay as written, and do nothing to the sentences they stand in."""

import pytest

from engine import Seated
from engine.games import oh_crud
from ui import words
from ui.names import names_of, shown_name
from ui.seating import seating


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Ann", "Ann"),
        ("<b>&amp;", "<b>&amp;"),
        ("  Ann \n\t Lee ", "Ann Lee"),
        ("", "Seat 3"),
        (" \u00a0\u2003", "Seat 3"),
        ("\u200b\ufeff\0\u200d", "Seat 3"),
        ("\u202enoB", "noB"),
        ("\u2067a\u2028b\x1bc", "a bc"),
        ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),
        ("\u05d0\u05d1\u05d2", "\u05d0\u05d1\u05d2"),
        ("\ud800x", "x"),
    ],
)
def test_a_name_is_shown_on_one_line_and_turns_nothing_round(written: str, shown: str) -> None:
    assert shown_name(written, 2) == shown


@pytest.mark.parametrize(
    ("me", "says"),
    [(-1, "Bo deals the Duel: Young and You2 play it."), (0, "Bo deals the Duel: you and You2 play it.")],
)
def test_a_name_that_begins_with_you_is_nobodys_you(me: int, says: str) -> None:
    note = oh_crud.RoundBegun(7, 2, (0, 1))
    assert words.say("oh_crud", note, ("Young", "You2", "Bo"), me) == says


def test_every_seat_has_a_name_of_its_own() -> None:
    made = seating("oh_crud")
    for seat, name in enumerate(("Ann", "Ann 2", "Ann", " Ann ")):
        made.set(f"name-{seat}", name)
    assert [seated.name for seated in made.table().seated] == ["Ann", "Ann 2", "Ann 3", "Ann 4"]


@pytest.mark.parametrize(
    "other",
    ["Zo\u00eb ", "zo\u00eb", "Zoe\u0308", "\u200bZo\u00eb", "Zo\u200d\u00eb", "Zo\u00eb\u202e", "ZO\u00cb"],
)
def test_names_that_look_alike_are_told_apart(other: str) -> None:
    """However they were written, and in a save from elsewhere, too."""
    made = seating("oh_crud")
    for seat, name in enumerate(("Zo\u00eb", other)):
        made.set(f"name-{seat}", name)
    for seated in (made.table().seated, [Seated("Zo\u00eb"), Seated(other)]):
        assert names_of(seated)[:2] == ("Zo\u00eb", f"{shown_name(other, 1)} 2")


def test_a_nameless_seat_is_told_from_one_that_is_called_so() -> None:
    assert names_of([Seated("Seat 2"), Seated(""), Seated("SEAT 2 2")]) == ("Seat 2", "Seat 2 3", "SEAT 2 2")
