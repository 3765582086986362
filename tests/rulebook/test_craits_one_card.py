""""One card": when it is owed, how the debt lapses, how it is paid, the three settings (CR-30 to CR-32)."""

import pytest

from engine import Table
from engine.core.notes import NotYourTurn
from engine.games.craits import NobodyToCatch, NothingToSay
from engine.games.craits.cards import FACES
from tests.scenes import Scene, dealing, scene

PLAIN = "3H KH | 4S 4C 5S | 6S 6C 7C"
"""Seat 0 plays one of two hearts; the others hold more."""


def owing(hands: str = PLAIN, options: str = "", **more: object) -> Scene:
    """Seat 0 has played the heart three and holds one card."""
    rig: dict[str, object] = {"pile": "5H", "stock": "rest", **more}
    return scene("craits", options, hands=hands, **rig).plays("0 3H")


def causes(table: Scene) -> list[tuple[int, str, int]]:
    """Who drew why and how many."""
    return [(int(event["seat"]), event["cause"], len(event["cards"].split())) for event in table.told("drew")]


def test_cr_30_said_in_time() -> None:
    table = owing()
    assert (table.state.owes, tuple(table.state.window), table.turn) == (0, (0,), 1)
    assert [offer.verb for offer in table.game.offers(table.game.view(table.state, 0))] == ["say"]
    table.plays("0 say")
    assert table.told("one_card") == [{"seat": "0"}]
    assert (table.state.owes, table.state.window, table.turn) == (-1, (), 1)
    table.plays("1 draw", "2 draw")
    assert not table.told("forgot")
    assert table.state.forfeits == []


def test_cr_30_not_with_two_in_hand_nor_twice_nor_for_another() -> None:
    table = scene("craits", hands="3H KH QH | 4S", pile="5H", stock="rest")
    table.refuses("0 say", NothingToSay, held=3).plays("0 3H").refuses("0 say", NothingToSay, held=2)
    table.refuses("1 say", NothingToSay, held=1)  # it was dealt that one
    table = owing().plays("0 say").refuses("0 say", NothingToSay, held=1)
    owing().refuses("1 say", NothingToSay).refuses("1 catch", NobodyToCatch).refuses("0 KH", NotYourTurn)


def test_cr_30_not_owed_for_what_was_dealt_or_drawn() -> None:
    table = dealing("craits", "seats=2", number=8)
    table.plays(f"{table.turn} deal")
    assert table.state.owes == -1
    table = scene("craits", hands="2H | AC 3C KD", pile="5H", stock="rest", turn=0).plays("0 2H", "1 AC", "0 draw")
    assert table.state.owes == -1
    table = scene("craits", "last_six=play_on", hands="6H | AC 3C", pile="5H", stock="rest").plays("0 6H", "0 draw")
    assert len(table.state.hands[0]) == 1
    assert table.state.owes == -1


@pytest.mark.parametrize("card", ["6H", "4H", "TH"])
def test_cr_30_a_seat_that_moves_again_still_owes(card: str) -> None:
    hands = f"{card} KC | 4S 5S"
    table = scene("craits", hands=hands, pile="5H", stock="QS rest").plays(f"0 {card}")
    assert (table.turn, table.state.owes) == (0, 0)
    table.allows("0 draw", "0 say").plays("0 draw")  # now it holds two: nothing is owed
    assert (table.turn, table.state.owes) == (1, -1)
    table.plays(f"1 {table.game.notation.text(table.game.moves(table.state, 1)[0])}")
    assert not table.told("forgot")
    table = scene("craits", hands=hands, pile="5H", stock="rest").plays(f"0 {card}", "0 say")
    assert table.state.owes == -1


@pytest.mark.parametrize(("card", "options"), [("JH", "jacks=yes"), ("QS", "queen_of_spades=yes")])
def test_cr_30_face_cards_between_two_seats_leave_it_owing(card: str, options: str) -> None:
    hands = f"{card} KC | 4S 5D"
    table = scene("craits", options, hands=hands, pile=f"5{card[1]}", stock="rest").plays(f"0 {card}")
    assert (table.turn, table.state.owes) == (0, 0)


def test_cr_30_forfeiting_and_skipping_are_no_moves() -> None:
    table = owing(forfeits=[1])
    assert causes(table) == [(1, "forfeit", 2)]
    assert (table.turn, table.state.owes) == (2, 0)
    table.plays("0 say", "2 draw")
    assert table.state.forfeits == []


def test_cr_31_forgotten_the_next_turn_is_forfeited_for_two_cards() -> None:
    table = owing().plays("1 draw")
    assert table.told("forgot") == [{"seat": "0"}]
    assert table.state.forfeits == [0]
    table.refuses("0 say", NothingToSay, held=1).plays("2 draw")
    assert table.told("forfeited") == [{"seat": "0"}]
    assert causes(table) == [(2, "turn", 1), (0, "forfeit", 2)]
    assert (table.turn, table.state.forfeits, len(table.state.hands[0])) == (1, [], 3)


def test_cr_31_a_turn_lost_in_another_way_is_not_that_turn() -> None:
    table = owing("3H KH | 5C 4S 5S | 4H 6C 7C").plays("1 draw", "2 4H")  # which skips the seat that forgot
    assert (table.turn, table.state.forfeits, causes(table)) == (1, [0], [(1, "turn", 1)])
    table.state.hands[1] = sorted(FACES.cards("QD KD"))
    table.plays("1 draw", "2 draw")
    assert causes(table)[-1] == (0, "forfeit", 2)
    assert (table.turn, table.state.forfeits) == (1, [])


@pytest.mark.parametrize(("card", "options", "price"), [("JH", "jacks=yes", 2), ("QS", "queen_of_spades=yes", 5)])
def test_cr_31_nor_is_one_lost_to_a_face_card(card: str, options: str, price: int) -> None:
    hands = f"3H KH | 4C 5C 6C | {card} 3S 7C"
    table = owing(hands, options).plays("1 draw")
    if card == "QS":
        table.state.suit = 3
    table.plays(f"2 {card}")
    assert causes(table) == [(0, "jacks" if card == "JH" else "queen", price)]
    assert (table.turn, table.state.forfeits) == (1, [0])


def test_cr_31_cards_drawn_before_it_change_nothing() -> None:
    table = owing("3H KH | 5H 4C 9C | 7H 6C 7C", pile="TH").plays("1 5H", "2 7H")
    assert [event for event in causes(table) if event[0] == 0] == [(0, "five", 1), (0, "seven", 1), (0, "forfeit", 2)]
    assert len(table.state.hands[0]) == 5


def test_cr_31_the_end_of_the_hand_cancels_it() -> None:
    table = owing("3H KH | 4H | 6C 7C").plays("1 4H")
    assert table.told("forgot") == [{"seat": "0"}]
    assert table.scores == [10, 0, 50]
    assert table.plays(f"{table.turn} deal").state.forfeits == []


def test_cr_31_inside_a_count_it_draws_the_count_and_two_more() -> None:
    table = owing("3H KH | 4C 5C 7D | 2H 6C 7C").plays("1 draw", "2 2H")
    assert causes(table) == [(1, "turn", 1), (0, "forfeit", 4)]
    assert (table.state.count, table.turn) == (0, 1)


def test_cr_31_and_who_is_without_cards_then_is_out() -> None:
    table = owing("3H KH | 4C 5C 7D | 2H").plays("1 draw", "2 2H")
    assert table.told("went_out") == [{"seat": "2"}]
    assert table.state.rows[-1].points[2] == 0


def test_cr_31_forgotten_inside_a_count() -> None:
    table = scene("craits", hands="2H KH | AC 4C 5D | KD QD QC", pile="5H", stock="rest")
    table.plays("0 2H", "1 AC", "2 draw")
    assert table.told("forgot") == [{"seat": "0"}]
    assert causes(table) == [(2, "count", 3), (0, "forfeit", 2)]


def test_cr_32_caught_only_by_another_seat_in_time() -> None:
    option = "announce=caught_only"
    table = owing(options=option)
    assert tuple(table.state.window) == (0, 1, 2)
    table.refuses("0 catch", NobodyToCatch)
    table.plays("2 catch").refuses("1 catch", NobodyToCatch).refuses("0 say", NothingToSay)
    assert table.told("caught") == [{"seat": "0", "by": "2"}]
    table.plays("1 draw", "2 draw")
    assert (0, "forfeit", 2) in causes(table)
    table = owing(options=option).plays("1 draw").refuses("2 catch", NobodyToCatch)
    table.plays("2 draw")
    assert not table.told("forgot")
    assert (table.turn, table.state.forfeits) == (0, [])
    owing(options=option).plays("0 say").refuses("1 catch", NobodyToCatch)


def test_cr_32_the_seat_whose_turn_it_is_may_catch_first() -> None:
    table = owing(options="announce=caught_only").plays("1 catch")
    assert table.turn == 1
    table.plays("1 draw")


@pytest.mark.parametrize(("card", "kept"), [("6H", "KH"), ("4H", "KC"), ("TH", "3H")])
def test_cr_32_caught_on_turn_again_that_very_turn_is_forfeited(card: str, kept: str) -> None:
    options = "announce=caught_only kings=yes"
    table = scene("craits", options, hands=f"{card} {kept} | 4S 5S", pile="5H", stock="QS 8C rest")
    table.plays(f"0 {card}", "1 catch")
    assert [event.kind for event in table.events][-3:] == ["caught", "forfeited", "drew"]
    assert (table.turn, table.state.owes, table.state.forfeits, table.state.slot) == (1, -1, [], 0)
    assert table.hand(0) == " ".join(table.game.notation.faces.line(sorted(FACES.cards(f"{kept} QS 8C"))).split())


def test_cr_32_caught_on_turn_again_with_nothing_left_to_draw() -> None:
    """CR-46 inside a catch: the hand is over."""
    table = scene("craits", "announce=caught_only", hands="6H KC | 4S", pile="5H", stock="").plays("0 6H")
    table.state.pile = table.state.pile[-1:]
    table.plays("1 catch")
    assert table.told("nothing_left") == [{"seat": "0"}]
    assert (table.told("went_out"), table.scores) == ([], [15, 15])


def test_cr_32_said_by_itself() -> None:
    table = owing(options="announce=automatic")
    assert table.told("one_card") == [{"seat": "0"}]
    table.refuses("0 say", NothingToSay).plays("1 draw", "2 draw")
    assert table.state.forfeits == []


def test_cr_31_the_log_of_a_forgetful_table_replays() -> None:
    table = Table("craits", seats=3, seed="forgets")
    while not table.over:
        table.act(table.turn, table.moves(table.turn)[0])
    assert any(event.kind == "forfeited" for event in table.heard(0))
    assert Table.load(table.save()).scores() == table.scores()
