"""Moves and seats that are no moves and no seats: refused by name, with nothing touched."""

from __future__ import annotations

from typing import Any

import pytest

from engine import IllegalMove, Move, Table

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
