"""The count: answering it, drawing it, going out inside it (CR-20, CR-21)."""

import pytest

from engine.games.craits import MustAnswer, OnlyAcesAndTwos
from tests.scenes import Scene, scene


def drawn(table: Scene) -> list[tuple[int, int]]:
    """Who drew how many, in order."""
    return [(int(event["seat"]), len(event["cards"].split())) for event in table.told("drew")]


def test_cr_20_aces_and_twos_of_any_suit_add_up_until_somebody_draws() -> None:
    table = scene("craits", hands="2H KH 3C | AS KS 3D | 2C KC 4D | KD QD 6C", pile="5H", stock="rest")
    table.plays("0 2H", "1 AS", "2 2C")
    assert [event["count"] for event in table.told("counted")] == ["2", "3", "5"]
    assert [event["begun"] for event in table.told("counted")] == ["True", "False", "False"]
    table.allows("3 draw").plays("3 draw")
    assert drawn(table) == [(3, 5)]
    assert table.told("drew")[0]["cause"] == "count"
    assert (table.state.count, table.turn) == (0, 0)
    table.allows("0 3C").plays("0 3C")  # on the club two, as usual


def test_cr_20_no_wilds_and_nothing_else_in_a_count() -> None:
    table = scene("craits", hands="2H 3C 4C | 8C 9H KH AS | 4D", pile="5H", stock="rest").plays("0 2H")
    for card in ("8C as H", "9H as H", "KH"):
        table.refuses(f"1 {card}", OnlyAcesAndTwos, count=2)
    table.refuses("1 draw", MustAnswer, card="AS", count=2).allows("1 AS")


def test_cr_20_the_count_runs_the_other_way_too() -> None:
    table = scene("craits", hands="2H 3C 4C | KH QH | AD 4D 5D", pile="5H", stock="rest", direction=-1)
    table.plays("0 2H", "2 AD", "1 draw")
    assert drawn(table) == [(1, 3)]
    assert table.turn == 0


def test_cr_20_two_seats_and_a_count_that_goes_up() -> None:
    table = scene("craits", hands="2H 2C AC 3C 6C | 2S 2D AD 4D 6D", pile="5H", stock="rest")
    table.plays("0 2H", "1 2S", "0 2C", "1 2D", "0 AC", "1 AD", "0 draw")
    assert drawn(table) == [(0, 10)]
    assert table.turn == 1


def test_cr_21_out_with_the_two_that_starts_it() -> None:
    table = scene("craits", hands="2H | KH QH | 4D", pile="5H", stock="TC TD rest").plays("0 2H")
    assert not table.state.dealing
    assert table.turn == 1
    table.plays("1 draw")
    assert table.told("went_out") == [{"seat": "0"}]
    assert table.scores == [0, 10 + 10 + 25 + 25, 15]


def test_cr_21_out_with_an_answer() -> None:
    table = scene("craits", hands="2H 3H | AC | 4D 6D", pile="5H", stock="KC KD KS").plays("0 2H", "1 AC", "2 draw")
    assert table.told("went_out") == [{"seat": "1"}]
    assert table.state.rows[-1].points == (3 - 53, 0, 15 + 30 + 30)  # the three alone is -50


def test_cr_21_it_comes_back_and_is_drawn() -> None:
    table = scene("craits", hands="2H | AC 3C 4C", pile="5H", stock="rest").plays("0 2H", "1 AC")
    table.allows("0 draw").plays("0 draw")
    assert drawn(table) == [(0, 3)]
    assert not table.told("went_out")
    assert (table.turn, table.state.dealing, table.state.emptied) == (1, False, [])


@pytest.mark.parametrize(("last", "drawer"), [("KD 4D", 2), ("AD", 0)])
def test_cr_21_several_seats_without_cards(last: str, drawer: int) -> None:
    table = scene("craits", hands=f"2H | AC | {last}", pile="5H", stock="rest").plays("0 2H", "1 AC")
    assert table.state.emptied == [0, 1]
    if drawer == 2:
        table.plays("2 draw")
        assert table.told("went_out") == [{"seat": "0"}]  # the first, but both score nothing
        assert table.scores[:2] == [0, 0]
        assert table.scores[2] > 0
    else:
        table.plays("2 AD", "0 draw")
        assert drawn(table) == [(0, 4)]
        assert table.told("went_out") == [{"seat": "1"}]
        assert table.scores[1:] == [0, 0]
        assert table.scores[0] != 0
