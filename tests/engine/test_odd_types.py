"""Moves and seats that are no moves and no seats: refused by name, with nothing touched."""

from __future__ import annotations

from typing import Any

import pytest

from engine import IllegalMove, Move, OptionError, SaveError, Seated, Table

WORD: Any = "R3"
ODD: list[Any] = [
    None, 7, 1.5, True, b"deal", ["deal"], ("deal", (), -1), {}, object(), Ellipsis,
    Move("play", WORD), Move("play", (WORD,)), Move("play", [3]), Move("play", (True,)), Move("play", (3.0,)),  # type: ignore[arg-type]
    Move("play", None), Move("play", (3,), None), Move("play", (3,), -1.0), Move("play", (3,), False),  # type: ignore[arg-type]
    Move(None), Move(["play"], (3,)), Move("play", ((3,),)), Move("play", (10**30,)), Move("play", (-(10**30),)),  # type: ignore[arg-type]
]  # fmt: skip


def dealt() -> Table:
    """A table with cards in hand."""
    table = Table("oh_crud", seats=3, seed="odd", botseed="b")
    table.act(table.turn, "deal")
    return table


def picture(table: Table) -> object:
    """All that can be seen of it."""
    return table.save(), [table.view(seat) for seat in range(-1, 3)], [table.heard(seat) for seat in range(-1, 3)]


@pytest.mark.parametrize("move", ODD, ids=range(len(ODD)))
def test_what_is_no_move_is_refused_by_name(move: Any) -> None:
    table = dealt()
    before = picture(table)
    for seat in range(3):
        with pytest.raises(IllegalMove) as caught:
            table.act(seat, move)
        assert caught.value.refusal.rule == "T-3"
        assert caught.value.seat == seat
        assert f"seat {seat}" in str(caught.value)
    assert picture(table) == before


def test_a_float_or_a_truth_value_is_no_card_though_it_equals_one() -> None:
    """Let through, it would be played, logged, and saved as what cannot be read."""
    table = dealt()
    for held in table.view(table.turn).hand:
        odd = Move("play", (float(held),))  # type: ignore[arg-type]
        assert table.check(table.turn, odd) is not None
        assert table.check(table.turn, Move("play", (held,))) is None


@pytest.mark.parametrize("seat", [None, "0", 0.0, True, False, (), 10**30, -(10**30), "", b"0"])
def test_what_is_no_seat_is_refused(seat: Any) -> None:
    table = dealt()
    before = picture(table)
    with pytest.raises(IllegalMove) as caught:
        table.act(seat, "pass")
    assert caught.value.refusal.rule == "T-4"
    assert picture(table) == before


def test_a_finished_table_refuses_everything() -> None:
    table = dealt()
    while not table.over:
        table.act(table.turn, table.moves(table.turn)[0])
    before = picture(table)
    for seat in (-1, 0, 1, 2):
        for move in ("deal", "pass", "play R3"):
            with pytest.raises(IllegalMove) as caught:
                table.act(seat, move)
            assert caught.value.refusal.rule == "T-2"
    assert picture(table) == before


@pytest.mark.parametrize("length", [None, True, False, 1.0, 1.5, "1", b"1", [], float("nan"), -1, 10**30, 4])
def test_what_is_no_length_rewinds_nothing(length: Any) -> None:
    """A float went half the way once: the log was gone before anybody noticed that it counts nothing."""
    table = dealt()
    table.act(table.turn, table.moves(table.turn)[0])
    before = picture(table)
    with pytest.raises(ValueError, match="cannot go to move"):
        table.rewind(length)
    assert picture(table) == before


@pytest.mark.parametrize("seat", [None, "0", 0.0, True, False, (), 10**30, -2, 3, b"0"])
def test_what_is_no_seat_sees_nothing(seat: Any) -> None:
    table = dealt()
    assert table.moves(seat) == []
    for look in (table.view, table.offers, table.heard):
        with pytest.raises(ValueError, match="no seat"):
            look(seat)


@pytest.mark.parametrize("options", [["sting"], 5, b"sting=yes", True, ("sting", "yes")])
def test_what_are_no_options_are_refused_in_words(options: Any) -> None:
    with pytest.raises(TypeError, match="options are an Options object, a mapping or text"):
        Table("oh_crud", options=options)


@pytest.mark.parametrize("seats", ["", "four", 4.0, True, 0, -4, 1, 13, 10**30, [4]])
def test_impossible_seat_counts_are_told_what_is_allowed(seats: Any) -> None:
    with pytest.raises(OptionError, match="allowed is 2 to 12"):
        Table("oh_crud", seats=seats)


@pytest.mark.parametrize("seated", [["Ann"], [("Ann", "person")], [None], [Seated(7)], [Seated("Ann", None)]])  # type: ignore[arg-type]
def test_who_cannot_be_saved_may_not_sit(seated: Any) -> None:
    with pytest.raises(TypeError, match="Seated"):
        Table("oh_crud", seated=seated)


@pytest.mark.parametrize("text", [None, 5, b"{}", ["{}"], {}])
def test_what_is_no_text_is_no_save(text: Any) -> None:
    with pytest.raises(SaveError, match="this is no text"):
        Table.load(text)
