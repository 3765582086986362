"""Face cards with functions: jacks in a row, the queen of spades, kings and their slots (CR-50 to CR-54)."""

import pytest

from engine.games.craits import DoesNotFit, MustName, MustPlay, NothingToSay
from engine.games.craits.cards import FACES
from tests.scenes import Scene, scene


def drawn(table: Scene) -> list[tuple[int, str, int]]:
    """Who drew why and how many."""
    return [(int(event["seat"]), event["cause"], len(event["cards"].split())) for event in table.told("drew")]


@pytest.mark.parametrize("direction", [1, -1])
def test_cr_50_each_jack_in_a_row_costs_two_more_up_to_eight(direction: int) -> None:
    hands = ["JC KC QC", "3C 4C", "JD KD QD", "5D 5S", "JH JS", "6C 7C"]
    if direction < 0:
        hands = [hands[0], *hands[:0:-1]]
    table = scene("craits", "jacks=yes", hands=" | ".join(hands), pile="5C", stock="rest", direction=direction)
    table.plays("0 JC", f"{2 * direction % 6} JD")
    assert drawn(table) == [(direction % 6, "jacks", 2), (3 * direction % 6, "jacks", 4)]
    table.plays(f"{4 * direction % 6} JH")
    assert drawn(table) == [(5 * direction % 6, "jacks", 6)]
    assert (table.turn, table.state.jacks) == (0, 3)
    for jacks, price in ((3, 8), (4, 8), (7, 8)):
        more = scene("craits", "jacks=yes", hands="JC KC QC | 3C 4C", pile="5C", stock="rest", jacks=jacks)
        more.plays("0 JC")
        assert drawn(more) == [(1, "jacks", price)]


def test_cr_50_another_card_ends_the_row_a_draw_does_not() -> None:
    hands = "JC QC KC | 3C 4C | TC JH | 5C 5S"
    table = scene("craits", "jacks=yes", hands=hands, pile="6C", stock="rest")
    table.plays("0 JC", "2 TC")
    assert table.state.jacks == 0
    table = scene("craits", "jacks=yes", hands="JC JH QC | 3D 4D | TD 5D | JS 5S", pile="6C", stock="7D 7H KD rest")
    table.plays("0 JC", "2 draw", "3 JS")
    assert drawn(table)[-1] == (0, "jacks", 4)


def test_cr_50_without_the_option_a_jack_does_nothing() -> None:
    table = scene("craits", hands="JC KC QC | 3C 4C | TC", pile="5C", stock="rest").plays("0 JC")
    assert (drawn(table), table.turn, table.state.jacks) == ([], 1, 0)


def test_cr_51_the_queen_of_spades_only() -> None:
    option = "queen_of_spades=yes"
    table = scene("craits", option, hands="QS QH KC | 3C 4C | TC 5D", pile="5S", stock="rest").plays("0 QS")
    assert (drawn(table), table.turn) == ([(1, "queen", 5)], 2)
    table = scene("craits", option, hands="QS QH KC | 3C 4C | TC 5D", pile="5H", stock="rest").plays("0 QH")
    assert (drawn(table), table.turn) == ([], 1)


def kings(hand: str, other: str = "3C 4C 5C", stock: str = "rest", pile: str = "5H", options: str = "") -> Scene:
    """Two seats, kings on, seat 0 to play."""
    return scene("craits", f"kings=yes {options}", hands=f"{hand} | {other}", pile=pile, stock=stock)


def test_cr_52_three_slots_and_the_first_two_do_nothing() -> None:
    table = kings("KH 2H 4H 7H 3D").plays("0 KH")
    assert (table.turn, table.state.slot, table.told("slots_opened")) == (0, 1, [{"seat": "0"}])
    table.refuses("0 3D", DoesNotFit).refuses("0 draw", MustPlay).plays("0 2H")
    assert (table.turn, table.state.slot, table.state.count) == (0, 2, 0)
    table.plays("0 4H")
    assert (table.turn, table.state.slot) == (0, 3)
    table.plays("0 7H")
    assert drawn(table) == [(1, "seven", 1)]
    assert (table.turn, table.state.slot) == (1, 0)


def test_cr_52_wilds_name_their_suit_in_every_slot() -> None:
    table = kings("KH 8C 9S 9D 3H 3D").plays("0 KH").refuses("0 8C", MustName)
    table.plays("0 8C as S", "0 9S as C", "0 9D as H")
    assert (table.state.suit, table.turn) == (2, 1)


def test_cr_52_where_nothing_fits_a_drawn_card_fills_the_slot_and_may_be_played_later() -> None:
    table = kings("KH 3S 4S", stock="7H 6D rest").plays("0 KH")
    table.allows("0 draw").plays("0 draw")
    assert (table.turn, table.state.slot, drawn(table)) == (0, 2, [(0, "slot", 1)])
    table.allows("0 7H").plays("0 7H").allows("0 draw").plays("0 draw")
    assert (table.turn, table.state.slot, len(table.state.hands[0])) == (1, 0, 3)
    assert not [event for event in table.events if event.kind == "drew" and event.seat == 1]  # type: ignore[attr-defined]


def test_cr_52_a_king_in_the_third_slot_opens_three_more_in_the_first_two_it_does_not() -> None:
    table = kings("KH KD KS KC TC 9C 6D").plays("0 KH", "0 KD", "0 KS")
    assert (table.state.slot, table.told("slots_opened")) == (3, [{"seat": "0"}])
    table.plays("0 KC")
    assert (table.turn, table.state.slot) == (0, 1)
    table.plays("0 TC", "0 9C as S").allows("0 draw").plays("0 draw")
    assert table.turn == 1


def test_cr_52_a_king_never_ends_a_hand_by_itself() -> None:
    table = kings("KH", stock="7D 6S TH rest").plays("0 KH")
    assert (table.turn, table.state.dealing, table.state.hands[0]) == (0, False, [])
    table.allows("0 draw").plays("0 draw", "0 draw", "0 draw")
    assert (table.turn, len(table.state.hands[0]), table.state.emptied) == (1, 3, [])
    table = kings("KH 8H", stock="7D 6S TH rest").plays("0 KH").refuses("0 8H", MustName).plays("0 8H as S", "0 draw")
    assert (table.turn, table.state.slot, table.state.dealing) == (0, 3, False)


def test_cr_52_out_in_the_third_slot() -> None:
    table = kings("KH 3H 4H 7H").plays("0 KH", "0 3H", "0 4H", "0 7H")
    assert table.told("went_out") == [{"seat": "0"}]
    assert drawn(table) == [(1, "seven", 1)]
    table = kings("KH 3H 4H 8D").plays("0 KH", "0 3H", "0 4H").allows("0 8D").plays("0 8D")
    assert table.told("went_out") == [{"seat": "0"}]


def test_cr_52_jacks_in_the_first_slots_end_the_row() -> None:
    table = kings("KH JH JD JS TC", options="jacks=yes")
    table.state.jacks = 2
    table.plays("0 KH", "0 JH", "0 JD")
    assert (drawn(table), table.state.jacks) == ([], 0)
    table.plays("0 JS")
    assert (drawn(table), table.state.jacks, table.turn) == ([(1, "jacks", 2)], 1, 0)


def test_cr_52_without_the_option_a_king_does_nothing() -> None:
    table = scene("craits", hands="KH 3H | 3C 4C", pile="5H", stock="rest").plays("0 KH")
    assert (table.turn, table.state.slot) == (1, 0)


def test_cr_53_one_card_is_owed_after_the_run_if_it_ended_with_a_play() -> None:
    table = kings("KH 3H 4H 7H 3D").plays("0 KH", "0 3H", "0 4H")
    table.refuses("0 say", NothingToSay, held=2).plays("0 7H")
    assert table.state.owes == 0
    table.plays("0 say")
    table = kings("KH 3H 7H", stock="6S 4S TH rest").plays("0 KH", "0 3H")
    table.refuses("0 say", NothingToSay, held=1).plays("0 7H", "0 draw")  # one, none, and one again: drawn
    assert (len(table.state.hands[0]), table.state.owes, table.turn) == (1, -1, 1)
    table = kings("KH 3D", stock="6S 4S TH rest").plays("0 KH").refuses("0 say", NothingToSay, held=1)


def test_cr_53_a_six_in_the_third_slot() -> None:
    table = kings("KH 3H 4H 6H 7S").plays("0 KH", "0 3H", "0 4H", "0 6H")
    assert (table.turn, table.state.owes) == (0, 0)
    table.allows("0 draw", "0 say").plays("0 say")


def test_cr_54_a_last_six_or_two_in_the_third_slot() -> None:
    table = kings("KH 3H 4H 6H").plays("0 KH", "0 3H", "0 4H", "0 6H")
    table.allows("0 draw").plays("0 draw")
    assert (table.turn, len(table.state.hands[0])) == (1, 1)
    table = kings("KH 3H 4H 6H", options="last_six=goes_out").plays("0 KH", "0 3H", "0 4H", "0 6H")
    assert table.told("went_out") == [{"seat": "0"}]
    table = kings("KH 3H 4H 2H").plays("0 KH", "0 3H", "0 4H", "0 2H")
    assert (table.state.count, table.state.emptied, table.turn) == (2, [0], 1)
    table.plays("1 draw")
    assert table.told("went_out") == [{"seat": "0"}]
    assert FACES.text(table.state.turned) == "??"
