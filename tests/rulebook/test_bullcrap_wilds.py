"""BC-30 to BC-37: the seven wilds, alone and on each other."""

from engine import HIDDEN, NOBODY
from engine.core.notes import NoSuchSeat, NotHeld
from engine.games.bullcrap import (
    AnotherSeat,
    GiftCarries,
    Gifted,
    IsDistracted,
    IsXrayed,
    NoPile,
    NothingToCall,
    NukeCarries,
    ShieldBears,
)
from tests.scenes import Scene, scene


def at(hands: str, **rig: object) -> Scene:
    """A table with all wilds."""
    return scene("bullcrap", "deck=custom", hands=hands, **rig)


def won(table: Scene) -> list[str]:
    """Who has won, if anybody."""
    return [told["winner"] for told in table.told("game_won")]


def rewards(table: Scene) -> str:
    """The Reward Pile from the top."""
    return str(table.game.notation.faces.line(table.state.rewards))


def test_bc_30_chameleons_are_the_claimed_rank_and_stay_in_the_pile() -> None:
    table = at("CH CH 8H 7C | 9D 9C").plays("0 claim CH CH as K", "1 call")
    assert table.hand(1) == "9C 9D CH CH"
    assert at("CH CH 8H 7C | 9D 9C").plays("0 claim 8H CH CH as 8", "1 call").hand(0) == "7C"


def test_bc_31_a_shield_bears_three() -> None:
    table = at("SH SH 8H 8D 9C 7C | 9D QC")
    table.refuses("0 claim 8H 8D 9C 7C SH as K", ShieldBears, most=3)
    table.refuses("0 claim 8H 8D 9C SH SH as K", ShieldBears, most=3)
    table.plays("0 claim 8H 8D SH SH as K", "1 call")
    assert table.hand(1) == "8D 8H 9D QC SH SH"
    assert at("SH 8H | 9D QC").plays("0 claim SH as K", "1 call").hand(1) == "9D QC SH"


def test_bc_31_a_shield_as_the_last_card_wins_when_called() -> None:
    assert won(at("SH 8H | 9D QC").plays("0 claim 8H SH as K", "1 call")) == ["0"]


def test_bc_31_shields_and_big_claims_are_both_offered() -> None:
    table = at("SH 8H 8D 9C 7C TD | 9D QC")
    offers = [offer for offer in table.game.offers(table.game.view(table.state, 0)) if offer.verb == "claim"]
    assert [(len(offer.cards), offer.most) for offer in offers] == [(6, 4), (5, 5)]


def test_bc_32_a_distract_skips_the_next_turn_and_the_turn_goes_on() -> None:
    table = at("DI 8H 8D | 9D 9C | QC QD").plays("0 distract to 1")
    assert (table.turn, rewards(table)) == (0, "")
    table.plays("0 claim 8H as 8", "2 claim QC as 9")
    assert ([told["seat"] for told in table.told("skipped")], rewards(table), table.turn) == (["1"], "DI", 0)
    table.plays("0 claim 8D as T")
    assert table.turn == 1


def test_bc_32_refusals() -> None:
    table = at("DI DI 8H | 9D 9C | QC QD", distracted="1")
    table.refuses("0 distract to 1", IsDistracted, seat=1).refuses("0 distract to 0", AnotherSeat, rule="BC-32")
    table.refuses("0 distract to 3", NoSuchSeat).plays("0 distract to 2")
    at("8H 8D | 9D 9C").refuses("0 distract to 1", NotHeld, card="DI")


def test_bc_32_on_the_seat_that_takes_the_pile() -> None:
    table = at("PO 8H | 9D 9C | QC QD", pile="2 7 TC", distracted="1").plays("0 poop to 1")
    assert (table.turn, table.hand(1), rewards(table)) == (2, "9C 9D TC PO", "DI")
    both = at("PO 8H | 9D 9C | QC QD", pile="2 7 TC", distracted="1 2").plays("0 poop to 1")
    assert (both.turn, both.state.distracted) == (0, 0)


def test_bc_32_after_a_gift_the_skip_comes_at_once() -> None:
    table = at("GI 8H 8D | 9D 9C | QC QD", distracted="1").plays("0 gift 8H to 2")
    assert (table.turn, rewards(table)) == (2, "GI DI")


def test_bc_33_claims_lie_face_up_until_a_call() -> None:
    table = at("XR 8H 8D KC | 9D 9C QH | QC QD").plays("0 xray to 1", "0 claim 8H as 8", "1 claim 9D as 9")
    assert table.told("claimed")[-1]["shown"] == "True"
    assert table.game.view(table.state, NOBODY).pile[1].cards != (HIDDEN,)
    table.plays("2 call")
    assert (table.state.xrayed, rewards(table), table.hand(2)) == (0, "XR", "8H 9D QC QD")
    table.plays("2 claim 8H as 8", "0 claim 8D as 9", "1 claim 9C as T")
    assert table.game.view(table.state, NOBODY).pile[2].cards == (HIDDEN,)


def test_bc_33_right_or_wrong_a_call_frees_it() -> None:
    for rank in ("9", "K"):
        table = at("9D 9C QH | 8H 8D | QC QD", xrayed="0").plays(f"0 claim 9D as {rank}", "1 call")
        assert (table.state.xrayed, [told["seat"] for told in table.told("xray_returned")]) == (0, ["0"])


def test_bc_33_a_shield_in_sight_protects() -> None:
    table = at("9D SH QH | 8H 8D", xrayed="0").plays("0 claim 9D SH as K", "1 call")
    assert table.hand(1) == "8D 8H 9D SH"


def test_bc_33_face_up_stays_face_up_until_the_pile_goes() -> None:
    table = at("9D 7C QH | 8H 8D PO", xrayed="0").plays("0 claim 9D as 9", "1 claim 8H as 8", "0 claim 7C as 7")
    assert table.state.pile[0].shown
    table.plays("1 poop to 0")
    assert (table.state.xrayed, table.told("revealed"), table.told("rewarded")) == (1, [], [])
    assert table.hand(0) == "7C 8H 9D QH PO"


def test_bc_33_refusals_and_other_wilds_are_not_concerned() -> None:
    table = at("XR XR GI 8H | 9D 9C | QC QD", xrayed="0 1")
    table.refuses("0 xray to 1", IsXrayed, seat=1).refuses("0 xray to 0", AnotherSeat, rule="BC-33")
    table.plays("0 gift 8H to 2")
    (event,) = [event for event in table.events if isinstance(event, Gifted)]
    assert event.seen_by(1).cards == (HIDDEN,)


def test_bc_34_several_open_a_turn_then_one_move_ends_it() -> None:
    table = at("XR XR DI DI 8H 8D | 9D 9C | QC QD")
    table.plays("0 xray to 1", "0 distract to 2", "0 xray to 2", "0 distract to 1")
    assert table.turn == 0
    table.plays("0 claim 8H as 8").allows("1 call", "1 accept")


def test_bc_34_emptied_by_a_distract_or_an_x_ray_it_wins_at_once() -> None:
    assert won(at("XR DI | 9D 9C").plays("0 xray to 1", "0 distract to 1")) == ["0"]
    assert won(at("XR | 9D 9C").plays("0 xray to 1")) == ["0"]


def test_bc_35_a_gift_goes_unseen() -> None:
    table = at("GI PO DI 8H 8D 7C | 9D 9C | QC QD", pile="2 9 TC").plays("0 gift 8H DI PO to 1")
    assert (table.hand(1), rewards(table), table.turn) == ("8H 9C 9D DI PO", "GI", 1)
    (event,) = [event for event in table.events if isinstance(event, Gifted)]
    assert [HIDDEN in event.seen_by(seat).cards for seat in (0, 1, 2, NOBODY)] == [False, False, True, True]
    assert len(table.game.view(table.state, 0).known) == 3
    table.refuses("2 call", NothingToCall).plays("1 poop to 0")  # a gifted Poop
    assert table.hand(0) == "7C 8D TC PO"


def test_bc_35_the_last_claim_stands() -> None:
    table = at("GI 8H 8D | 9D 9C", pile="1 9 TC").plays("0 gift 8H to 1")
    assert {move.choice for move in table.game.moves(table.state, 1)} == {1, 3}


def test_bc_35_one_to_three_cards_none_only_as_the_last() -> None:
    table = at("GI 8H 8D 8C 8S | 9D 9C")
    table.refuses("0 gift to 1", GiftCarries).refuses("0 gift 8C 8D 8H 8S to 1", GiftCarries)
    table.refuses("0 gift 8C GI to 1", NotHeld, card="GI")
    table.refuses("0 gift 8C to 0", AnotherSeat, rule="BC-35")
    assert won(at("GI | 9D 9C").plays("0 gift to 1")) == ["0"]
    assert won(at("GI GI | 9D 9C").plays("0 gift GI to 1")) == ["0"]


def test_bc_36_a_nuke_destroys_the_pile() -> None:
    table = at("NU CH 8H 8D 7C | 9D 9C", pile="1 9 TC TD").plays("0 nuke CH 8H")
    assert (table.told("nuked")[0]["cards"], table.told("nuked")[0]["pile"]) == ("[8H CH]", "2")
    assert table.game.notation.faces.line(table.state.gone) == "8H TC TD CH NU"
    assert (table.state.pile, table.turn, rewards(table), table.game.view(table.state, 0).gone) == ([], 1, "", 5)
    known = {fact.card for fact in table.game.view(table.state, NOBODY).known}
    assert known == set(table.game.notation.faces.cards("8H CH NU"))


def test_bc_36_up_to_three_cards_an_empty_pile_and_the_last_card() -> None:
    at("NU 8H 8D 8C 8S | 9D 9C").refuses("0 nuke 8C 8D 8H 8S", NukeCarries).plays("0 nuke")
    assert won(at("NU 8H DI NU | 9D 9C").plays("0 nuke 8H DI NU")) == ["0"]


def test_bc_37_a_poop_gives_the_pile() -> None:
    table = at("PO 8H | 9D 9C | QC QD", pile="2 9 TC TD")
    table.refuses("0 poop to 0", AnotherSeat, rule="BC-37").plays("0 poop to 2")
    assert (table.turn, table.hand(2), table.state.pile) == (2, "TC TD QC QD PO", [])
    assert {move.choice for move in table.game.moves(table.state, 2) if move.verb == "claim"} == set(range(8))
    table.refuses("2 poop to 0", NoPile)


def test_bc_37_the_last_card_wins_at_once() -> None:
    assert won(at("PO | 9D 9C", pile="1 9 TC").plays("0 poop to 1")) == ["0"]
    assert at("PO 8H | 9D 9C").refuses("0 poop to 1", NoPile).turn == 0


def test_bc_37_in_the_window_it_is_no_call() -> None:
    table = at("8H 7C | 9D 9C PO | QC QD", rewards="NU", xrayed="0").plays("0 claim 8H as K", "1 poop to 0")
    assert (table.told("rewarded"), table.hand(0), table.turn, table.state.xrayed) == ([], "7C 8H PO", 0, 1)
