"""A turn of Craits: what fits, what must be played, what each rank does, both ways round (CR-10 to CR-13)."""

from typing import Any

import pytest

from engine.core.notes import Malformed, NotHeld, NotYourTurn
from engine.games.craits import DoesNotFit, DrewAlready, MayNotName, MustName, MustPlay
from engine.games.craits.cards import FACES
from tests.scenes import Scene, scene

FOUR_SEATS = "KH {} | KC QC | KD QD | KS QS"


def table_with(card: str, **more: Any) -> Scene:
    """Four seats, seat 0 to play this card on the heart five."""
    return scene("craits", hands=FOUR_SEATS.format(card), pile="5H" if card[0] != "5" else "4H", stock="rest", **more)


def drawers(table: Scene) -> list[int]:
    """Who drew, in order."""
    return [int(event["seat"]) for event in table.told("drew")]


def test_cr_10_the_suit_the_rank_or_a_wild() -> None:
    table = scene("craits", hands="7H 5S 8C 9D KC | 2C", pile="5H", stock="rest")
    table.allows(
        "0 7H", "0 5S", *(f"0 8C as {suit}" for suit in "CDHS"), *(f"0 9D as {suit}" for suit in "DH")
    )
    table.refuses("0 KC", DoesNotFit, card="KC", suit="H", rank="5")
    table.refuses("0 QH", NotHeld).refuses("1 2C", NotYourTurn)
    table.refuses("0 play", Malformed).refuses("0 7H KC", Malformed)


def test_cr_10_the_named_suit_is_in_force_not_the_wild_s_own() -> None:
    table = scene("craits", hands="7C KS | 2C", pile="5H 8C", suit="S", stock="rest")
    table.refuses("0 7C", DoesNotFit, suit="S", rank="8").plays("0 KS")


def test_cr_11_who_can_play_must() -> None:
    table = scene("craits", hands="8C KC | 2C 3C", pile="5H", stock="rest")
    table.refuses("0 draw", MustPlay, card="8C")


def test_cr_11_a_drawn_card_waits_for_the_next_turn() -> None:
    table = scene("craits", hands="KC QC | 2C 3C", pile="5H", stock="7H rest")
    table.allows("0 draw").plays("0 draw")
    assert table.told("drew") == [{"seat": "0", "cards": "[7H]", "cause": "turn"}]
    assert table.turn == 1
    table.refuses("0 7H", DrewAlready, turn=1).refuses("0 draw", NotYourTurn)
    assert "??" in table.game.notation.note(table.events[0].seen_by(1))
    table.plays("1 draw", "0 7H")


@pytest.mark.parametrize("direction", [1, -1])
@pytest.mark.parametrize("rank", "A3JQK")
def test_cr_12_ranks_without_function(rank: str, direction: int) -> None:
    table = table_with(f"{rank}H" if rank != "K" else "JH 3S", direction=direction)
    table.plays("0 KH" if rank == "K" else f"0 {rank}H")
    assert table.turn == direction % 4
    assert [event.kind for event in table.events] == ["played"]


@pytest.mark.parametrize("direction", [1, -1])
def test_cr_12_a_four_skips(direction: int) -> None:
    table = table_with("4H 3C", direction=direction).plays("0 4H")
    assert table.turn == 2
    assert table.told("skipped") == [{"seat": str(direction % 4)}]
    pair = scene("craits", hands="4H 3C KD | 2C", pile="5H", stock="rest").plays("0 4H")
    assert pair.turn == 0


@pytest.mark.parametrize(("direction", "order"), [(1, [1, 2, 3]), (-1, [3, 2, 1])])
def test_cr_12_after_a_five_all_others_draw_in_order_of_play(direction: int, order: list[int]) -> None:
    table = table_with("5H 3C", direction=direction).plays("0 5H")
    assert drawers(table) == order
    assert {event["cause"] for event in table.told("drew")} == {"five"}
    assert table.turn == order[0]


def test_cr_12_after_a_six_the_seat_plays_again_or_draws() -> None:
    table = table_with("6H 3C").plays("0 6H")
    assert (table.turn, table.told("plays_again")) == (0, [{"seat": "0"}])
    table.allows("0 KH").plays("0 KH")
    assert table.turn == 1
    table = scene("craits", hands="6H 3C KD | 2C 4S", pile="5H", stock="rest").plays("0 6H")
    table.allows("0 draw").plays("0 draw")
    assert (table.turn, drawers(table)) == (1, [0])


@pytest.mark.parametrize("direction", [1, -1])
def test_cr_12_a_seven_makes_the_next_seat_draw_and_keep_its_turn(direction: int) -> None:
    table = table_with("7H 3C", direction=direction).plays("0 7H")
    assert drawers(table) == [direction % 4]
    assert table.turn == direction % 4


def test_cr_12_an_eight_names_any_suit() -> None:
    table = table_with("8H 3C")
    for suit in "CDHS":
        assert f"play 8H as {suit}" in map(table.game.notation.text, table.game.moves(table.state, 0))
    table.refuses("0 8H", MustName, card="8H", suits="[C D H S]").refuses("0 KH as S", MayNotName, suits="[]")
    table.plays("0 8H as D")
    assert (table.state.suit, table.turn) == (1, 1)
    assert table.told("played") == [{"seat": "0", "card": "8H", "suit": "D"}]


@pytest.mark.parametrize(
    ("nines", "pile", "suits"),
    [
        ("own_colour", "5H", "CS"), ("own_colour", "5S", "CS"), ("colour_in_force", "5H", "DH"),
        ("colour_in_force", "5S", "CS"), ("any", "5H", "CDHS"),
    ],
)  # fmt: skip
def test_cr_12_a_nine_names_one_of_two_suits(nines: str, pile: str, suits: str) -> None:
    other = "KC QC" if pile == "5H" else "KD QD"
    table = scene("craits", f"nines={nines}", hands=f"9S {other} | 2C", pile=pile, stock="rest")
    for suit in set("CDHS") - set(suits):
        table.refuses(f"0 9S as {suit}", MayNotName, card="9S", suit=suit, suits=f"[{' '.join(suits)}]")
    table.allows(*(f"0 9S as {suit}" for suit in suits)).plays(f"0 9S as {suits[0]}")


def test_cr_12_a_nine_goes_by_the_suit_that_was_named_not_the_top_card_s() -> None:
    table = scene("craits", "nines=colour_in_force", hands="9S AD KC | 2C", pile="5S 8S", suit="H", stock="rest")
    table.refuses("0 9S as S", MayNotName, suits="[D H]").plays("0 9S as D")


def test_cr_12_a_ten_turns_round() -> None:
    table = table_with("TH 3C").plays("0 TH")
    assert (table.turn, table.state.direction, table.told("reversed")) == (3, -1, [{"clockwise": "False"}])
    table = table_with("TH 3C", direction=-1).plays("0 TH")
    assert (table.turn, table.state.direction) == (1, 1)


@pytest.mark.parametrize(("option", "turn"), [("skip", 0), ("nothing", 1)])
def test_cr_12_a_ten_between_two_seats(option: str, turn: int) -> None:
    table = scene("craits", f"two_seat_ten={option}", hands="TH 3C KD | 2C", pile="5H", stock="rest").plays("0 TH")
    assert (table.turn, table.state.direction) == (turn, 1)
    assert len(table.told("skipped")) == (option == "skip")


def test_cr_13_a_wild_on_a_wild_and_what_fits_after_one() -> None:
    table = scene("craits", hands="8C 4D KD | 9H 8D KC QC | 3C", pile="5H", stock="rest").plays("0 8C as H")
    assert table.state.suit == 2  # the suit it had already
    table.allows("1 9H as H", "1 9H as D", *(f"1 8D as {suit}" for suit in "CDHS"))
    table.plays("1 9H as D")
    assert table.state.pile[-1] == FACES.card("9H")
    assert table.state.suit == 1
