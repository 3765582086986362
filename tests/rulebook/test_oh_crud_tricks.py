"""Oh Crud's tricks: leading, following, taking, what it costs, the Sting (OC-10 to OC-16, OC-51)."""

from typing import Any

import pytest

from engine.core.cards import NOBODY
from engine.core.notes import NotHeld, NotYourTurn
from engine.games.oh_crud import DealFirst, MustFollow, NoPassing
from engine.games.oh_crud.cards import FACES, SUITS, pack
from engine.games.oh_crud.tricks import trick_points
from tests.scenes import Scene, dealing, scene

LONG = "R9 R8 R7 R6 R5 R4 R3 R2 R1"


def taker(table: Scene) -> int:
    """Who took the trick that the last moves filled."""
    (taken,) = table.told("trick_taken")
    return int(taken["seat"])


def one_trick(cards: str, **rig: Any) -> Scene:
    """A trick of these cards, led by seat 0; every seat keeps a card for later."""
    played = cards.split()
    spare = [f"O{index + 1}" for index in range(len(played))]
    hands = " | ".join(f"{card} {other}" for card, other in zip(played, spare, strict=True))
    return scene("oh_crud", hands=hands, **rig).plays(*(f"{seat} {card}" for seat, card in enumerate(played)))


def test_oc_10_the_dealer_s_left_leads_anything_then_clockwise() -> None:
    for number in range(1, 6):
        before = dealing("oh_crud", "seats=4", round=number)
        dealer = before.turn
        assert before.plays(f"{dealer} deal").turn == (dealer + 1) % 4
    table = scene("oh_crud", hands="R3 B7 G1 | R9 B1 O2 | G2 G5 O4", round=4, colour="R")
    table.allows("0 R3", "0 B7", "0 G1")  # the power suit, too, from the first trick on
    table.plays("0 R3").refuses("2 G2", NotYourTurn, turn=1).plays("1 R9").plays("2 G2")
    crud = scene("oh_crud", hands="R3 B7 | R9 B1 | G2 G5", round=1, colour="R", turn=2)
    crud.plays("2 G5").plays("0 R3").plays("1 B1")


def test_oc_10_in_a_trick_nobody_passes() -> None:
    table = scene("oh_crud", hands="R3 B7 | G9 B1 | G2 G5", round=1, colour="R")
    table.refuses("0 pass", NoPassing).plays("0 R3").refuses("1 pass", NoPassing)


def test_oc_11_follow_the_suit_led_if_you_can() -> None:
    table = scene("oh_crud", hands="R3 B7 | R9 B1 | G2 G5", round=1, colour="R", number=5, turn=0)
    table.plays("0 R3").refuses("1 B1", MustFollow, suit="R").refuses("1 G1", NotHeld, card="G1")
    table.plays("1 R9").allows("2 G2", "2 G5")


def test_oc_11_no_duty_to_play_the_power_suit_or_crud() -> None:
    power = scene("oh_crud", hands="R3 B7 | G1 B9 Y4 | G2 G5 P1", round=4, colour="B").plays("0 R3")
    power.allows("1 G1", "1 B9", "1 Y4")
    crud = scene("oh_crud", hands="R3 B7 | G1 B9 Y4 | G2 G5 P1", round=3, colour="B", number=1).plays("0 R3")
    crud.allows("1 G1", "1 B9", "1 Y4")


@pytest.mark.parametrize("number", [1, 2, 3])
def test_oc_12_the_highest_of_the_suit_led_takes_it(number: int) -> None:
    crud: dict[str, Any] = {"colour": "B" if number != 2 else "", "number": 9 if number != 1 else -1}
    assert taker(one_trick("R3 B9 R5 G9", round=number, **crud)) == 2
    assert taker(one_trick("R3 B9 G5 G9", round=number, **crud)) == 0


@pytest.mark.parametrize("number", [4, 5])
def test_oc_12_the_power_suit_beats_every_other(number: int) -> None:
    assert taker(one_trick("R9 B1 R8 G9", round=number, colour="B")) == 1
    assert taker(one_trick("R9 B1 B4 G9 B2", round=number, colour="B")) == 2
    assert taker(one_trick("R3 G1 R8 G9", round=number, colour="B")) == 2  # none was played
    assert taker(one_trick("B3 B1 R8 B9", round=number, colour="B")) == 3  # it was led itself


def test_oc_13_of_twins_the_first_played_takes_it() -> None:
    assert taker(one_trick("R3 R9 R9 R1 R2 R4 R5", round=1, colour="B")) == 1
    assert taker(one_trick("R3 B2 B2 B1 R2 R4 R9", round=4, colour="B")) == 1
    assert taker(one_trick("R9 R9 R8 R8 R2 R4 R5", round=2, number=1)) == 0
    assert taker(one_trick("R8 R8 R9 R1 R2 R4 R9", round=1, colour="B")) == 2  # twins that do not win settle nothing


def test_oc_14_the_taker_leads_and_the_round_ends_with_the_hands() -> None:
    table = scene("oh_crud", hands="R3 B7 | R9 B1 | G2 B5", round=1, colour="R", dealer=2)
    table.plays("0 R3", "1 R9", "2 G2")
    assert table.turn == 1
    view = table.game.view(table.state, NOBODY)
    assert [(trick.leader, FACES.line(trick.cards), trick.taker) for trick in view.tricks] == [(0, "R3 R9 G2", 1)]
    assert view.trick == ()
    table.refuses("0 B7", NotYourTurn, turn=1).plays("1 B1", "2 B5", "0 B7")
    assert table.told("round_scored") == [{"round": "1", "points": "[0 20 0]", "totals": "[0 20 0]"}]
    assert (table.state.round, table.state.dealing, table.turn) == (2, True, 0)
    table.refuses("0 R3", DealFirst)


@pytest.mark.parametrize(
    ("rig", "points"),
    [
        ({"round": 1, "colour": "R"}, "[0 20 0]"),
        ({"round": 2, "number": 5}, "[20 0 10]"),
        ({"round": 3, "colour": "R", "number": 5}, "[20 20 10]"),
        ({"round": 3, "colour": "B", "number": 5}, "[40 0 10]"),
        ({"round": 4, "colour": "P"}, "[10 10 10]"),
        ({"round": 5, "colour": "P"}, "[0 0 50]"),
    ],
)
def test_oc_15_what_each_round_costs(rig: dict[str, Any], points: str) -> None:
    table = scene("oh_crud", hands="B9 R3 G4 | B5 R9 G1 | Y5 G2 G5", **rig)
    table.plays("0 B9", "1 B5", "2 Y5", "0 R3", "1 R9", "2 G2", "1 G1", "2 G5", "0 G4")
    assert table.told("round_scored")[0]["points"] == points


def test_oc_15_worked_case_blue_and_five() -> None:
    for cards, cost in (("B5 P1 Y1", 20), ("B3 P1 Y1", 10), ("P5 Y1 G1", 10), ("Y3 P1 G1", 0), ("B5 B3 Y5", 40)):
        table = one_trick(cards, round=3, colour="B", number=5)
        assert table.told("trick_taken") == [{"seat": "0", "points": str(cost)}]


def test_oc_15_worked_case_all_the_crud_of_round_three() -> None:
    for colour in range(6):
        for number in range(1, 10):
            assert trick_points(pack(tuple(range(6)), 1), 3, colour, number, last=False) == 150
    assert trick_points(pack((0, 1, 2, 3), 1), 3, 1, 5, last=False) == 130
    before = dealing("oh_crud", "seats=6", round=3)
    table = before.plays(f"{before.turn} deal")
    while table.state.round == 3:
        table.game.play(table.state, table.turn, table.game.moves(table.state, table.turn)[-1])
    assert sum(table.scores) == 150


def test_oc_16_what_is_out_of_play_costs_nobody() -> None:
    table = scene("oh_crud", hands="R3 B7 | R9 B1 | G2 B5", round=1, colour="R")
    crud_out = sum(SUITS[card // 9] == "R" for card in table.state.out)
    table.plays("0 R3", "1 R9", "2 G2", "1 B1", "2 B5", "0 B7")
    assert crud_out == 7
    assert sum(table.scores) == 20


NINE = f"{LONG} | B1 B2 B3 B4 B5 B6 B7 B8 B9 | G1 G2 G3 G4 G5 G6 G7 G8 G9 | Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9"


def highest_first(table: Scene, round_number: int) -> Scene:
    """Play on, every seat its last allowed card in sorting order, until the round is over."""
    while table.state.round == round_number and not table.state.dealing:
        table.game.play(table.state, table.turn, table.game.moves(table.state, table.turn)[-1], table.events)
    return table


def test_oc_51_worked_case_all_nine() -> None:
    stung = highest_first(scene("oh_crud", "sting=yes", hands=NINE, round=1, colour="R"), 1)
    assert stung.told("stung") == [{"seat": "0", "points": "90"}]
    assert stung.scores == [0, 90, 90, 90]
    assert highest_first(scene("oh_crud", hands=NINE, round=1, colour="R"), 1).scores == [90, 0, 0, 0]


def test_oc_51_worked_case_eight_of_nine() -> None:
    hands = (
        "R2 R3 R4 R5 R6 R7 R8 R9 B1 G9 | R1 P1 P2 P3 P4 P5 P6 P7 P8 P9"
        "| Y9 G1 O1 O2 O3 O4 O5 O6 O7 O8 | Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 B2 B3"
    )
    table = scene("oh_crud", "sting=yes", hands=hands, round=1, colour="R", turn=2)
    table.plays("2 Y9", "3 Y8", "0 B1", "1 R1", "2 G1", "3 Y7", "0 G9", "1 P1")
    assert highest_first(table, 1).scores == [80, 0, 10, 0]
    assert table.told("stung") == []


def test_oc_51_the_crud_in_play_is_all_it_takes_two_seats_as_well() -> None:
    table = scene("oh_crud", "sting=yes", hands="R9 B1 | R1 B2 | G1 B3", round=1, colour="R")
    assert table.plays("0 R9", "1 R1", "2 G1", "0 B1", "1 B2", "2 B3").scores == [0, 20, 20]
    two = scene("oh_crud", "sting=yes", hands="R9 B1 | R1 B2", round=2, number=1, suits="YBGR")
    assert two.plays("0 R9", "1 R1", "0 B1", "1 B2").scores == [10, 10]


def test_oc_51_rounds_two_to_four() -> None:
    crud: dict[str, Any] = {"hands": "R9 B9 | R5 B1 | G1 B5", "number": 5}
    assert scene("oh_crud", "sting=yes", round=2, **crud).plays(*SWEEP).scores == [0, 20, 20]
    assert scene("oh_crud", "sting=yes", round=3, colour="R", **crud).plays(*SWEEP).scores == [0, 40, 40]
    assert scene("oh_crud", "sting=yes", round=4, colour="R", **crud).plays(*SWEEP).scores == [0, 20, 20]


def test_oc_51_not_in_round_five() -> None:
    table = scene("oh_crud", "sting=yes", hands="R9 B9 | R5 B1 | G1 B5", round=5, colour="R").plays(*SWEEP)
    assert table.scores == [50, 0, 0]


def test_oc_51_no_crud_in_play_stings_nobody() -> None:
    table = scene("oh_crud", "sting=yes", hands="R9 B9 | R5 B1 | G1 B5", round=1, colour="O").plays(*SWEEP)
    assert table.scores == [0, 0, 0]
    assert table.told("stung") == []


SWEEP = ("0 R9", "1 R5", "2 G1", "0 B9", "1 B1", "2 B5")
"""Seat 0 takes both tricks."""
