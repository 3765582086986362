"""The end of Oh Crud: the lowest total, the Duel and its ties, places (OC-60, OC-61)."""

from typing import Any

import pytest

from engine.core.cards import NOBODY
from engine.core.notes import MatchOver, NotYourTurn
from engine.games.oh_crud import DoesNotFit
from tests.scenes import Scene, dealing, scene

LAST: dict[str, Any] = {"hands": "R4 | R5 | B9 B8", "round": 6, "number": 4}
"""Round six, three moves from its end: 0, 50 and 60 points."""


def finish(table: Scene) -> Scene:
    """Play to the end of the match, everybody the first move there is."""
    while not table.game.over(table.state):
        table.game.play(table.state, table.turn, table.game.moves(table.state, table.turn)[0], table.events)
    return table


def test_oc_60_the_lowest_total_wins_after_six_rounds() -> None:
    table = scene("oh_crud", scores="80 20 5", **LAST).plays("0 R4", "1 R5")
    assert table.scores == [80, 70, 65]
    assert table.turn == NOBODY
    assert table.told("match_ended") == [{"winner": "2", "places": "[3 2 1]"}]
    for seat in range(3):
        table.refuses(f"{seat} B9", MatchOver).refuses(f"{seat} deal", MatchOver)


def duel(**rig: Any) -> Scene:
    """Seats 0 and 1 tied at 60 for lowest; seat 2 has 90 and the deal."""
    table = scene("oh_crud", scores="60 10 30", dealer=1, **LAST, **rig)
    return table.plays("0 R4", "1 R5")


def test_oc_60_seats_tied_for_lowest_play_a_duel() -> None:
    table = duel()
    assert table.told("duel_called") == [{"seats": "[0 1]"}]
    assert not table.game.over(table.state)
    assert (table.state.round, table.state.dealer, table.turn) == (7, 2, 2)  # who does not duel may deal
    table.refuses("0 deal", NotYourTurn, turn=2).plays("2 deal")
    assert [len(hand) for hand in table.state.hands] == [27, 27, 0]
    assert len(table.told("number_rolled")) == 1
    assert table.turn == 0
    assert table.state.out == []


def test_oc_60_the_first_out_of_the_duel_wins_and_scores_stay() -> None:
    for seed in range(20):
        table = duel()
        table.state.seed = seed
        finish(table)
        assert len([event for event in table.told("went_out") if event["points"] == "0"]) == 2  # round six, the Duel
        assert table.scores == [60, 60, 90]
        assert len(table.state.rows) == 1  # only round six was played here
        winner = table.state.winner
        assert table.places == ([1, 2, 3] if winner == 0 else [2, 1, 3])
        assert not table.state.hands[winner]
        assert table.state.hands[1 - winner]
        assert not any(event["seat"] == "2" for event in table.told("passed"))


def test_oc_60_first_duellist_at_the_dealer_s_left_begins_others_hold_nothing() -> None:
    rig: dict[str, Any] = {"round": 7, "duellists": (1, 4), "scores": [9, 0, 9, 9, 0], "winner": NOBODY}
    for dealer, first in ((0, 1), (1, 4), (2, 4), (3, 4), (4, 1)):
        table = dealing("oh_crud", "seats=5", dealer=dealer, turn=dealer, **rig).plays(f"{dealer} deal")
        assert table.turn == first
        assert [bool(hand) for hand in table.state.hands] == [False, True, False, False, True]


@pytest.mark.parametrize(("seats", "duellists", "sizes"), [
    (2, 2, {18}), (3, 3, {18}), (8, 2, {27}), (12, 6, {9}), (7, 4, {13, 14}), (8, 7, {15, 16}), (12, 12, {9}),
])  # fmt: skip
def test_oc_60_the_duel_s_cards(seats: int, duellists: int, sizes: set[int]) -> None:
    scores = [0] * duellists + [5] * (seats - duellists)
    table = dealing("oh_crud", f"seats={seats}", round=7, duellists=tuple(range(duellists)), scores=scores)
    table.plays(f"{table.turn} deal")
    assert {len(hand) for hand in table.state.hands[:duellists]} == sizes
    assert bool(table.told("extra_rolled")) == (len(sizes) == 2)  # all are tied: extras go by rolls (OC-21)


def test_oc_60_all_other_duellists_share_second() -> None:
    table = dealing("oh_crud", "seats=4", round=7, duellists=(0, 2, 3), scores=[10, 40, 10, 10])
    finish(table)
    assert sorted(table.places) == [1, 2, 2, 4]
    assert table.places[table.state.winner] == 1
    assert table.places[1] == 4


def test_oc_60_in_a_duel_unfitting_cards_are_refused_as_ever() -> None:
    table = scene("oh_crud", hands="R4 B9 | | R5 B8", round=7, number=4, duellists="0 2", scores="5 9 5")
    table.refuses("0 B9", DoesNotFit, needs="B4").plays("0 R4")
    assert table.turn == 2
    table.plays("2 R5", "0 pass", "2 pass", "0 pass")


def test_oc_61_equal_totals_share_a_place() -> None:
    for scores, places in (([10, 20, 20, 30], [1, 2, 2, 4]), ([30, 10, 30, 30], [2, 1, 2, 2]), ([0, 0, 0, 0], [1] * 4)):
        assert dealing("oh_crud", "seats=4", scores=scores).places == places
    table = scene("oh_crud", scores="70 20 5", **LAST).plays("0 R4", "1 R5")
    assert table.places == [2, 2, 1]
