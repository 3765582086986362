"""The table: moves that are refused leave no trace, options and seats are judged, the log goes back and forth."""

from __future__ import annotations

from typing import Any

import pytest

from engine import IllegalMove, Move, OptionError, Table
from engine.core.rng import Rng


def some_table(moves: int = 9, **setting: Any) -> Table:
    """A table of Oh Crud after some random moves."""
    table = Table("oh_crud", **{"seats": 4, "seed": "k3x9", "botseed": "b", **setting})
    rng = Rng(1)
    for _ in range(moves):
        table.act(table.turn, rng.choice(table.moves(table.turn)))
    return table


def picture(table: Table) -> tuple[object, ...]:
    """All that can be seen of a table from anywhere."""
    onlookers = range(-1, table.seats)
    return table.save(), [table.view(seat) for seat in onlookers], [table.heard(seat) for seat in onlookers]


MALFORMED = ["", " ", "play", "play R0", "play R3 B4", "deal 3", "fold", "play r3", "PLAY R3", "play ??", "R3", "\n"]


@pytest.mark.parametrize("text", MALFORMED)
def test_a_malformed_move_is_refused_by_name(text: str) -> None:
    table = some_table()
    before = picture(table)
    with pytest.raises(IllegalMove) as caught:
        table.act(table.turn, text)
    error = caught.value
    assert (error.move, error.seat, error.refusal.rule) == (text, table.turn, "T-3")
    assert repr(text) in str(error)
    assert f"seat {table.turn}" in str(error)
    assert "T-3" in str(error)
    assert picture(table) == before


@pytest.mark.parametrize(
    "move",
    [
        Move("play"), Move("play", (99,)), Move("play", (-1,)), Move("play", (3,), 2), Move("deal", (1,)), Move("x"),
        Move("play", (0, 1)), Move("pass", (), 5),
    ],
)  # fmt: skip
def test_a_move_of_odd_shape_is_refused(move: Move) -> None:
    table = some_table()
    before = picture(table)
    with pytest.raises(IllegalMove) as caught:
        table.act(table.turn, move)
    assert caught.value.seat == table.turn
    assert picture(table) == before


def test_out_of_turn_and_repeated_moves_are_refused() -> None:
    table = some_table()
    seat = table.turn
    move = table.moves(seat)[0]
    table.act(seat, move)
    before = picture(table)
    with pytest.raises(IllegalMove) as again:
        table.act(seat, move)
    assert again.value.refusal.rule == "T-1"
    with pytest.raises(IllegalMove) as not_held:
        table.act(table.turn, move)
    assert not_held.value.refusal.rule == "T-5"
    assert picture(table) == before


@pytest.mark.parametrize("seat", [-1, 4, 99, -5])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    table = some_table()
    before = picture(table)
    with pytest.raises(IllegalMove) as caught:
        table.act(seat, "deal")
    assert caught.value.refusal.rule == "T-4"
    assert table.moves(seat) == []
    assert picture(table) == before
    if seat != -1:
        with pytest.raises(ValueError, match="no seat"):
            table.view(seat)


def test_every_illegal_card_is_refused_with_a_rule() -> None:
    """Not one card of the deck slips through, and the text says move, seat and rule."""
    table = some_table()
    allowed = set(table.moves(table.turn))
    before = picture(table)
    refused = 0
    for name in table.game.notation.faces.names:
        if f"play {name}" not in allowed:
            with pytest.raises(IllegalMove, match=rf"'play {name}' by seat {table.turn} .*\((OC|T)-\d+\)"):
                table.act(table.turn, f"play {name}")
            refused += 1
    assert refused == 54 - len(allowed)
    assert picture(table) == before


def test_events_are_told_as_the_seat_sees_them() -> None:
    table = some_table(0)
    dealer = table.turn
    told = table.game.notation.note(table.act(dealer, "deal")[-1])
    assert told.startswith("dealt seat=")
    for event in table.heard(dealer):
        if event.kind == "dealt":
            hidden = "??" in table.game.notation.note(event)
            assert hidden == (getattr(event, "seat", None) != dealer)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"stng": True}, "sting"), ({"sting": 3}, "yes or no"), ({"sting": "maybe"}, "yes or no"),
        ({"free_passes": 4}, "0 to 3"), ({"free_passes": -1}, "0 to 3"), ({"free_passes": "two"}, "0 to 3"),
        ({"removed": "YY"}, "lot"), ({"seats": 13}, "2 to 12"), ({"seats": True}, "2 to 12"),
        ("sting=yes dealing=no", "seats, sting"), ("free_passes=9999999999999999999", "0 to 3"),
        ({"removed": "YB", "seats": 4}, "OC-40"), ({"free_passes": 1.5}, "0 to 3"),
    ],
)  # fmt: skip
def test_options_that_cannot_be_say_what_can(options: object, said: str) -> None:
    with pytest.raises(OptionError) as caught:
        Table("oh_crud", options=options)  # type: ignore[arg-type]
    assert said in str(caught.value)


@pytest.mark.parametrize("seats", [-1, 0, 1, 13, 1000])
def test_impossible_seat_counts_say_what_is_allowed(seats: int) -> None:
    with pytest.raises(OptionError, match="2 to 12"):
        Table("oh_crud", seats=seats)


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(ValueError, match="oh_crud"):
        Table("chess")


def test_options_are_the_same_as_mapping_and_as_text() -> None:
    ways = [
        Table("oh_crud", seats=5, options={"sting": True, "free_passes": 2}),
        Table("oh_crud", options="seats=5, sting, free_passes=2"),
        Table("oh_crud", seats=5, options="sting=on free_passes=2"),
        Table("oh_crud", seats=5, options={"sting": "yes", "free_passes": "2"}),
    ]
    assert len({table.options for table in ways}) == 1
    text = ways[0].options.text()
    assert Table("oh_crud", options=text).options == ways[0].options


@pytest.mark.parametrize("seed", ["", " ", "k3x9", "\ud800", "🃏" * 500, "\x00", "a\u0301", "7"])
def test_any_text_is_a_seed(seed: str) -> None:
    first, second = (Table("oh_crud", seed=seed) for _ in range(2))
    for table in (first, second):
        table.act(table.turn, "deal")
    assert first.view(0) == second.view(0)
    assert Table.load(first.save()).view(0) == first.view(0)


def test_equal_looking_seeds_are_equal_and_others_are_not() -> None:
    def hand(seed: str | int) -> object:
        table = Table("oh_crud", seed=seed)
        table.act(table.turn, "deal")
        return table.view(0).hand

    assert hand("\u00e1") == hand("a\u0301")
    assert hand(7) == hand("7")
    assert hand("7") != hand("8")


def test_rewind_goes_back_and_forth_until_another_move_is_made() -> None:
    table = some_table(30)
    pictures, saves = [], []
    for length in range(31):
        table.rewind(length)
        pictures.append(table.view(2))
        saves.append(table.save())
        assert (table.length, table.undone) == (length, 30 - length)
    for length in (30, 0, 17, 3, 29):
        table.rewind(length)
        assert table.view(2) == pictures[length]
        loaded = Table.load(saves[length])
        assert loaded.view(2) == pictures[length]
        assert loaded.undone == 30 - length
    table.rewind(10)
    others = [move for move in table.moves(table.turn) if move != loaded.log()[10]]
    table.act(table.turn, others[0] if others else table.moves(table.turn)[0])
    assert table.undone == 0
    for length in (-1, 12):
        with pytest.raises(ValueError, match="cannot go to move"):
            table.rewind(length)


def test_going_back_over_ones_own_move_alone_reveals_nothing() -> None:
    table = some_table(2)
    seat = table.turn
    length = table.length
    table.act(seat, table.moves(seat)[0])
    assert not table.reveals(seat, length)
    table.act(table.turn, table.moves(table.turn)[0])
    assert table.reveals(seat, length)
