"""The rules all games share (T-1 to T-8), at a table of Oh Crud."""

import json

import pytest

from engine import IllegalMove, OptionError, SaveError, Table
from engine.core.cards import NOBODY
from engine.core.notes import BadOption, Malformed, MatchOver, NoSuchSeat, NotHeld, NotYourTurn, UnknownOption


def table_of(moves: int, **asked: object) -> Table:
    """A table after so many first moves."""
    table = Table("oh_crud", seats=3, seed="shared", botseed="b", **asked)  # type: ignore[arg-type]
    while table.length < moves and not table.over:
        table.act(table.turn, table.moves(table.turn)[0])
    return table


def test_t_1_the_turn_seat_moves_and_always_can() -> None:
    table = table_of(0)
    while not table.over:
        others = [seat for seat in range(3) if seat != table.turn]
        for seat in others:
            assert table.moves(seat) == []
            assert table.offers(seat) == ()
            assert table.check(seat, table.moves(table.turn)[0]) == NotYourTurn(table.turn)
        table.act(table.turn, table.moves(table.turn)[-1])


def test_t_2_when_it_is_over_nobody_moves() -> None:
    table = table_of(10_000)
    assert table.over
    assert table.turn == NOBODY
    for seat in range(3):
        assert table.moves(seat) == []
        assert table.check(seat, "deal") == MatchOver()
    assert table.check(table.turn, "deal") == MatchOver()


def test_t_3_a_move_is_verb_cards_choice() -> None:
    table = table_of(1)
    move = table.moves(table.turn)[0]
    for spelled in (move, f"  {move}", move.replace(" ", "   "), f"{move}\n"):
        assert table.check(table.turn, spelled) is None
    for spelled in ("", " ", "play", "play R", f"{move} {move[5:]}", move.upper(), "plays R3", "play R3 as J", "R3",
                    "🂡"):  # fmt: skip
        refusal = table.check(table.turn, spelled)
        assert isinstance(refusal, Malformed), spelled
    for seat in range(3):
        for listed in table.moves(seat):
            assert table.game.notation.text(table.game.notation.move(listed)) == listed


def test_t_4_seats_are_counted_from_nought() -> None:
    table = table_of(1)
    for seat in (-2, -1, 3, 99):
        assert table.check(seat, "deal") == NoSuchSeat(3)
    assert table.view(NOBODY).hand == ()
    for seat in (-2, 3):
        with pytest.raises(ValueError, match="no seat"):
            table.view(seat)


def test_t_5_only_what_is_held() -> None:
    table = table_of(1)
    hand = set(table.view(table.turn).hand)
    for card in set(range(54)) - hand:
        name = table.game.notation.faces.text(card)
        assert table.check(table.turn, f"play {name}") == NotHeld(card)


def test_t_6_options_are_agreed_before() -> None:
    with pytest.raises(OptionError) as error:
        Table("oh_crud", options={"stinging": True})
    assert error.value.refusal == UnknownOption("stinging", "seats, sting, unrevealed, free_passes, removed")
    with pytest.raises(OptionError) as error:
        Table("oh_crud", options="free_passes=4")
    assert error.value.refusal == BadOption("free_passes", "4", "0 to 3")


def test_t_7_moves_are_taken_back_and_made_again() -> None:
    table = table_of(30)
    there = table.save()
    views = [table.view(seat) for seat in (NOBODY, 0, 1, 2)]
    table.rewind(7)
    assert (table.length, table.undone) == (7, 23)
    table.rewind(30)
    assert table.save() == there
    assert [table.view(seat) for seat in (NOBODY, 0, 1, 2)] == views
    table.rewind(29)
    table.act(table.turn, table.moves(table.turn)[0])
    with pytest.raises(ValueError, match="31"):
        table.rewind(31)


def test_t_7_what_showed_something_new_is_practice() -> None:
    table = table_of(1)
    first, second = table.turn, (table.turn + 1) % 3
    assert all(table.reveals(seat, 0) for seat in range(3))  # dice and hands
    table.act(first, table.moves(first)[0])
    assert not table.reveals(first, 1)
    assert table.reveals(second, 1)
    table.act(second, table.moves(second)[0])
    assert table.reveals(first, 2)
    assert not table.reveals(second, 2)
    table.assisted = True
    assert Table.load(table.save()).assisted


def test_t_8_a_save_plays_as_far_as_it_is_valid() -> None:
    table = table_of(20)
    again = Table.load(table.save())
    assert again.save() == table.save()
    assert again.loaded is not None
    assert again.loaded.complete
    save = json.loads(table.save())
    moves = save["moves"].split("; ")
    save["moves"] = "; ".join([*moves[:12], "play Z9", *moves[12:]])
    stopped = Table.load(json.dumps(save))
    assert stopped.log() == moves[:12]
    assert stopped.loaded is not None
    assert (stopped.loaded.played, stopped.loaded.total, stopped.loaded.stopped_by) == (12, 21, "play Z9")
    assert isinstance(stopped.loaded.refusal, Malformed)


def test_t_8_what_cannot_be_opened_says_why() -> None:
    for text, reason in (("hello", "foreign"), ("", "empty"), ('{"v": 2, "game": "oh_crud"}', "newer"),
                         ('{"v": 1, "game": "whist"}', "unknown_game")):  # fmt: skip
        with pytest.raises(SaveError) as error:
            Table.load(text)
        assert error.value.reason == reason


def test_t_8_same_seed_same_deals_whatever_is_played() -> None:
    def deals(last: bool) -> list[str]:
        table, found = Table("oh_crud", seats=3, seed="k3x9"), []
        while not table.over and table.view(NOBODY).round <= 5:
            dealing = table.view(NOBODY).dealing
            table.act(table.turn, table.moves(table.turn)[-1 if last else 0])
            if dealing:
                found += [str(table.view(seat).hand) for seat in range(3)]
        return found

    assert deals(last=True) == deals(last=False)


def test_t_8_an_illegal_move_leaves_the_table_as_it_was() -> None:
    table = table_of(9)
    before = table.save()
    with pytest.raises(IllegalMove):
        table.act((table.turn + 1) % 3, "pass")
    assert table.save() == before
