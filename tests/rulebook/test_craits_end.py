"""The end of a hand, its score, and shuffle pressure on every kind of draw (CR-40 to CR-47)."""

from typing import Any

import pytest

from engine.games.craits import NamesNothing, hand_points, pressure_points
from engine.games.craits.cards import FACES
from tests.scenes import Scene, scene


def drawn(table: Scene) -> list[tuple[int, str, int]]:
    """Who drew why and how many."""
    return [(int(event["seat"]), event["cause"], len(event["cards"].split())) for event in table.told("drew")]


@pytest.mark.parametrize("card", ["AH", "3H", "4H", "TH", "JH", "QH", "KH", "7S"])
def test_cr_40_the_last_card_ends_the_hand(card: str) -> None:
    table = scene("craits", hands=f"{card} | KC QC | 5D | 6D", pile="7H", stock="rest").plays(f"0 {card}")
    assert table.told("went_out") == [{"seat": "0"}]
    assert (table.state.dealing, table.state.number) == (True, 2)
    cost = 0 if card != "7S" else -20 + len(drawn(table)) * 20
    assert table.state.rows[-1].points[2:] == (30, 30)
    assert table.state.rows[-1].points[0] == 0
    assert cost >= 0
    assert table.state.rows[-1].out == 0


@pytest.mark.parametrize(
    ("card", "options", "draws"),
    [
        ("5H", "", [(1, "five", 1), (2, "five", 1)]),
        ("7H", "", [(1, "seven", 1)]),
        ("JH", "jacks=yes", [(1, "jacks", 2)]),
        ("QS", "queen_of_spades=yes", [(1, "queen", 5)]),
    ],
)
def test_cr_40_what_the_last_card_does_comes_first(card: str, options: str, draws: list[tuple[int, str, int]]) -> None:
    pile = "QH" if card == "QS" else "4H"
    table = scene("craits", options, hands=f"{card} | KC | KD", pile=pile, stock="TC TD TH TS JC rest")
    table.plays(f"0 {card}")
    assert drawn(table) == draws
    assert table.told("went_out") == [{"seat": "0"}]
    assert table.scores[0] == 0
    assert table.scores[1] > 10


@pytest.mark.parametrize("card", ["8C", "9D"])
def test_cr_40_a_last_wild_names_nothing(card: str) -> None:
    table = scene("craits", hands=f"{card} | KC", pile="5H", stock="rest")
    table.refuses(f"0 {card} as D", NamesNothing, card=card).allows(f"0 {card}").plays(f"0 {card}")
    assert table.scores == [0, 10]


def test_cr_40_a_last_six_is_not_out_unless_agreed() -> None:
    rig: dict[str, Any] = {"hands": "6H | KC QC", "pile": "5H", "stock": "TC rest"}
    table = scene("craits", **rig).plays("0 6H")
    assert (table.turn, table.state.hands[0], table.told("plays_again")) == (0, [], [{"seat": "0"}])
    table.allows("0 draw").plays("0 draw")
    assert (table.turn, table.state.hands[0], table.state.emptied) == (1, [FACES.card("TC")], [])
    table = scene("craits", "last_six=goes_out", **rig).plays("0 6H")
    assert (table.scores, table.told("plays_again")) == ([0, 20], [])


def test_cr_41_what_each_card_costs() -> None:
    costs = {"A": 1, "2": 20, "4": 15, "5": 30, "6": 30, "7": 20, "8": 50, "9": 30, "T": 25, "J": 10, "Q": 10, "K": 10}
    for rank, cost in costs.items():
        assert hand_points(FACES.cards(f"{rank}S")) == cost
    assert hand_points(FACES.cards("3S KS")) == 3
    assert hand_points([]) == 0


def test_cr_42_threes_cancel_the_dearest_but_no_eight() -> None:
    table = scene("craits", hands="7H | 3S 8D 5C KC | 3C 3D | 3H 9D TD", pile="4H", stock="JC")
    table.plays("0 7H")
    found = {event["seat"]: (event["cancelled"], event["points"]) for event in table.told("cards_scored")}
    assert found == {"1": ("[5C]", str(3 + 50 + 10 + 10)), "2": ("[]", "-100"), "3": ("[9D]", str(3 + 25))}
    assert table.state.rows[-1].cancelled == ((), (FACES.card("5C"),), (), (FACES.card("9D"),))
    assert table.scores == [0, 73, -100, 28]


@pytest.mark.parametrize(
    ("hand", "points"),
    [("AC 3C 3D 6C 7C 9C KC", 37), ("3C 3D 6C", 6), ("3C 8D", 53), ("3C 3D", -100), ("3C", -50), ("3C 3D 8D KD", 56)],
)
def test_cr_43_worked_cases(hand: str, points: int) -> None:
    assert hand_points(FACES.cards(hand)) == points


KINDS: dict[str, tuple[str, dict[str, Any], str, int, int]] = {
    "turn": ("", {"hands": "KC QC | 4D 5D | 6D 7D", "pile": "{}5H"}, "0 draw", 0, 1),
    "count": ("", {"hands": "KC QC | 4D 5D | 6D 7D", "pile": "{}2H", "count": 4}, "0 draw", 0, 4),
    "five": ("", {"hands": "5H QC KC | 4D 5D | 6D 7D", "pile": "{}4H"}, "0 5H", 1, 1),
    "seven": ("", {"hands": "7H QC KC | 4D 5D | 6D 7D", "pile": "{}4H"}, "0 7H", 1, 1),
    "forfeit": ("", {"hands": "KH QC KC | 4D 5D | 6D 7D", "pile": "{}4H", "forfeits": [1]}, "0 KH", 1, 2),
    "jacks": ("jacks=yes", {"hands": "JH QC KC | 4D 5D | 6D 7D", "pile": "{}4H"}, "0 JH", 1, 2),
    "queen": ("queen_of_spades=yes", {"hands": "QS QC KC | 4D 5D | 6D 7D", "pile": "{}4S"}, "0 QS", 1, 5),
    "slot": ("kings=yes", {"hands": "KC QC | 4D 5D | 6D 7D", "pile": "{}5H", "slot": 1}, "0 draw", 0, 1),
}
"""For each reason to draw: options, a table with an empty stock, the move, who draws, how many."""
BELOW = "TC TD TH TS JC JD "


@pytest.mark.parametrize("cause", KINDS)
def test_cr_45_every_kind_of_draw_shuffles_an_empty_stock(cause: str) -> None:
    options, rig, move, drawer, due = KINDS[cause]
    rig = {**rig, "pile": rig["pile"].format(BELOW), "pressures": [1, 1, 1], "scores": [7, 7, 7]}
    table = scene("craits", options, **rig)
    lying, top = table.state.pile[:], table.state.pile[-1]
    table.plays(move)
    if move != "0 draw":
        lying, top = [*lying, FACES.card(move.split()[1])], FACES.card(move.split()[1])
    told = [event.kind for event in table.events]
    assert table.told("shuffled") == [{"seat": str(drawer), "count": str(len(lying) - 1)}]
    assert table.told("pressed") == [{"seat": str(drawer), "points": "10", "times": "2"}]
    assert told.index("shuffled") < told.index("drew")
    assert sum(number for seat, why, number in drawn(table) if (seat, why) == (drawer, cause)) == due
    assert table.state.pile == [top]
    assert table.scores[drawer] == 17
    assert table.state.pressure[drawer] == 10


def test_cr_45_the_pressure_doubles_for_each_seat_alone_over_the_match() -> None:
    assert [pressure_points(times) for times in range(5)] == [5, 10, 20, 40, 80]
    rig: dict[str, Any] = {"hands": "KC QC | KD QD", "pile": "TC TH 5H"}
    table = scene("craits", **rig, pressures=[0, 3]).plays("0 draw")
    assert (table.scores, table.state.pressures) == ([5, 0], [1, 3])
    table.state.stock.clear()
    table.state.pile[:0] = FACES.cards("4C 4D")
    table.plays("1 draw")
    assert (table.scores, table.state.pressures) == ([5, 40], [1, 4])
    table = scene("craits", hands="7H | KD QD", pile="TC TH 5H", pressures=[2, 2]).plays("0 7H")
    assert table.state.rows[-1].pressure == (0, 20)
    assert table.told("hand_scored")[0]["points"] == f"[0 {table.scores[1]}]"
    table.plays(f"{table.turn} deal")
    assert (table.state.pressures, table.state.pressure) == ([2, 3], [0, 0])


def test_cr_45_a_named_suit_stays_in_force_and_the_new_stock_is_what_lay_there() -> None:
    table = scene("craits", hands="KC QC | KS QS", pile="TC TH 4D 8H", suit="S").plays("0 draw")
    assert table.state.suit == 3
    assert sorted([*table.state.stock, *table.state.hands[0]]) == sorted(FACES.cards("TC TH 4D KC QC"))
    table.plays("1 KS")


def test_cr_45_a_draw_goes_on_after_the_shuffle() -> None:
    table = scene("craits", hands="KC QC | KD", pile="TC TH 4D 2H", stock="7S", count=3).plays("0 draw")
    kinds = [event.kind for event in table.events]
    assert kinds == ["drew", "shuffled", "pressed", "drew"]
    assert drawn(table) == [(0, "count", 1), (0, "count", 2)]
    assert len(table.state.hands[0]) == 5


@pytest.mark.parametrize("cause", KINDS)
def test_cr_46_nothing_to_shuffle_ends_the_hand(cause: str) -> None:
    options, rig, move, drawer, due = KINDS[cause]
    played = move != "0 draw"  # then there is one card to shuffle and to draw: the one that lay on top before
    table = scene("craits", options, **{**rig, "pile": rig["pile"].format("")}, pressures=[2, 2, 2])
    s = table.state
    held = [len(hand) for hand in s.hands]
    table.plays(move)
    got = sum(number for seat, _, number in drawn(table) if seat == drawer)
    assert got == min(due, played)
    if due == 1 and played and cause == "seven":
        assert not s.dealing  # that one card was enough
        return
    ends = 2 if cause == "five" else drawer  # after a five the seat after it finds nothing
    assert table.told("nothing_left") == [{"seat": str(ends)}]
    assert s.dealing
    assert s.rows[0].out == -1
    assert not table.told("went_out")
    assert len(table.told("pressed")) == 1 + played
    kept = {event["seat"]: len(event["cards"].split()) for event in table.told("cards_scored")}
    assert kept[str(drawer)] == held[drawer] + got


def test_cr_46_exactly_one_pressure_at_its_next_step() -> None:
    table = scene("craits", hands="KC QC | 4D 6D", pile="2H", count=6, pressures=[2, 0], scores=[1, 1]).plays("0 draw")
    assert table.scores == [1 + 20 + 20, 1 + 15 + 30]
    assert table.state.pressures == [3, 0]
    assert table.state.rows[-1].pressure == (20, 0)
    assert table.told("hand_scored")[0]["points"] == "[40 45]"


def test_cr_46_draws_still_due_are_dropped() -> None:
    table = scene("craits", hands="5H KC QC | 4D | 6D | 7D", pile="4H", stock="TC").plays("0 5H")
    assert drawn(table) == [(1, "five", 1), (2, "five", 1)]  # the second drew the four that was shuffled
    assert table.told("nothing_left") == [{"seat": "3"}]
    assert table.state.rows[-1].points == (20, 40, 45, 20)
    assert table.state.rows[-1].out == -1


@pytest.mark.parametrize(
    ("card", "options", "ends", "points"),
    [
        ("5H", "", 2, (0, 15 + 15, 30)),
        ("JH", "jacks=yes", 1, (0, 15 + 15, 30)),
        ("QH", "queen_of_spades=yes", -1, (0, 15, 30)),
    ],
)
def test_cr_46_who_is_without_cards_then_went_out(card: str, options: str, ends: int, points: tuple[int, ...]) -> None:
    table = scene("craits", options, hands=f"{card} | 4D | 6D", pile="4H").plays(f"0 {card}")
    assert table.told("nothing_left") == ([{"seat": str(ends)}] if ends > 0 else [])
    assert table.told("went_out") == [{"seat": "0"}]
    assert table.state.rows[-1].points == points


def test_cr_46_inside_a_count_the_first_without_cards_went_out() -> None:
    table = scene("craits", hands="KC | | 4D |", pile="2H", count=5, emptied=[3, 1]).plays("0 draw")
    assert table.told("went_out") == [{"seat": "3"}]
    assert table.state.rows[-1].points == (10, 0, 15, 0)
    table = scene("craits", hands=" | | 4D", pile="2H", count=5, emptied=[0, 1]).plays("0 draw")
    assert table.told("went_out") == [{"seat": "0"}]  # it had to draw, and could not


def test_cr_47_after_a_last_six_or_king_too() -> None:
    table = scene("craits", hands=" | 4D", pile="6H", emptied=[0]).plays("0 draw")
    assert table.told("went_out") == [{"seat": "0"}]
    table = scene("craits", "kings=yes", hands=" | 4D", pile="KH", emptied=[0], slot=2).plays("0 draw")
    assert table.told("went_out") == [{"seat": "0"}]
    assert table.state.rows[-1].points == (0, 15)
