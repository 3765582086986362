"""BC-10 to BC-14, BC-50 and BC-60: claims, ranks, truth, shedding, the end by agreement."""

import pytest

from engine.core.notes import Malformed, NotHeld
from engine.games.bullcrap import (
    CanPlay,
    Claimed,
    NotFaceDown,
    RankNotAllowed,
    TooEarly,
    TooManyCards,
)
from engine.games.bullcrap.cards import RANKS
from tests.scenes import Scene, scene


def ranks(table: Scene, seat: int = 0) -> str:
    """The ranks the seat may claim."""
    return "".join(RANKS[move.choice] for move in table.game.moves(table.state, seat)[: len(RANKS)]
                   if move.cards == (table.state.hands[seat][0],))  # fmt: skip


def test_bc_10_a_claim_is_cards_face_down_and_a_rank() -> None:
    table = scene("bullcrap", hands="8H 8D 9C | 9D QC | KC KD").plays("0 claim 8D 8H as J")
    assert table.told("claimed") == [{"seat": "0", "rank": "J", "cards": "[8D 8H]", "shown": "False"}]
    assert [event.seen_by(1) for event in table.events] == [Claimed(0, 4, (-1, -1), shown=False)]
    assert table.game.view(table.state, 1).pile[0].cards == (-1, -1)
    assert table.game.view(table.state, 0).pile[0].cards != (-1, -1)


def test_bc_10_the_number_said_is_the_number_laid_and_nobody_passes() -> None:
    table = scene("bullcrap", hands="8H 8D 9C | 9D QC")
    table.refuses("0 claim as J", Malformed)
    assert {move.verb for move in table.game.moves(table.state, 0)} == {"claim"}
    table.refuses("0 claim 8H 8H as J", NotHeld, card="8H").refuses("0 claim KH as J", NotHeld, card="KH")


def test_bc_11_number_cards_chameleons_and_shields_lie_in_claims() -> None:
    table = scene("bullcrap", "deck=custom", hands="8H CH SH DI GI NU PO XR | 9D QC")
    for wild in ("DI", "GI", "NU", "PO", "XR"):
        table.refuses(f"0 claim 8H {wild} as 8", NotFaceDown, card=wild)
    table.plays("0 claim 8H CH SH as 8")


def test_bc_11_most_cards_is_an_option() -> None:
    table = scene("bullcrap", "most_cards=4", hands="8H 8D 8C 8S 9C | 9D QC")
    table.refuses("0 claim 8H 8D 8C 8S 9C as 8", TooManyCards, most=4).plays("0 claim 8H 8D 8C 8S as 8")
    scene("bullcrap", hands="8H 8D 8C 8S 9C TC | 9D QC").plays("0 claim 8H 8D 8C 8S 9C as 8")


def test_bc_12_any_rank_on_an_empty_pile_else_the_sequence() -> None:
    assert ranks(scene("bullcrap", hands="8H 9C | 9D QC")) == RANKS
    table = scene("bullcrap", hands="8H 9C | 9D QC", pile="1 9 9H")
    table.refuses("0 claim 8H as J", RankNotAllowed, rank="J", last="9", allowed="[8 T]", rule="BC-50")
    assert ranks(table) == "8T"


def test_bc_12_any_rank_after_a_call_a_nuke_and_a_poop() -> None:
    called = scene("bullcrap", hands="8H 9C | 9D QC | KC KD", pile="2 T TH").plays("0 claim 8H as J", "1 call")
    assert ranks(called) == RANKS
    nuked = scene("bullcrap", "deck=custom", hands="NU 8C | 9D QC", pile="1 9 9H").plays("0 nuke")
    assert ranks(nuked, 1) == RANKS
    pooped = scene("bullcrap", "deck=custom", hands="PO 8C | 9D QC", pile="1 9 9H").plays("0 poop to 1")
    assert ranks(pooped, 1) == RANKS


def test_bc_12_with_lowest_eight_no_seven_is_claimed() -> None:
    table = scene("bullcrap", "lowest=8", hands="8H 9C | 9D QC")
    table.refuses("0 claim 8H as 7", RankNotAllowed, rule="BC-12", last="-1", allowed="[8 9 T J Q K A]")


TRUTH = [
    ("7C CH JS", "CH JS", "J", 1),
    ("7C CH JS", "CH JS", "K", 0),
    ("7C SH AD", "SH AD", "K", 1),
    ("7C AC AD AH", "AC AD AH", "A", 1),
    ("7C KC KD QC", "KC KD QC", "A", 0),
    ("7C CH CH SH", "CH CH", "9", 1),
    ("7C SH SH 8C", "SH SH 8C", "9", 1),
]


@pytest.mark.parametrize(("hand", "cards", "rank", "taker"), TRUTH)
def test_bc_13_worked_cases_who_takes_the_pile(hand: str, cards: str, rank: str, taker: int) -> None:
    table = scene("bullcrap", "deck=custom", hands=f"{hand} | 9D QD").plays(f"0 claim {cards} as {rank}", "1 call")
    assert [told["seat"] for told in table.told("pile_taken")] == [str(taker)]


def test_bc_14_a_hand_that_can_only_shed() -> None:
    table = scene("bullcrap", "deck=custom", hands="DI XR PO | 9D | QC", distracted="1 2", xrayed="1 2", turn=0)
    table.allows("0 shed DI", "0 shed XR", "0 shed PO").plays("0 shed XR")
    assert table.hand(0) == "DI PO"
    assert table.game.notation.faces.line(table.state.rewards) == "XR DI DI"  # both others were skipped
    assert table.turn == 0


def test_bc_14_the_last_claim_stands_and_the_window_shuts() -> None:
    table = scene("bullcrap", "deck=custom", hands="XR XR | 9D 9C | QC 8C", xrayed="1 2", turn=2)
    table.plays("2 claim QC as Q").plays("0 shed XR")
    assert table.turn == 1
    assert ranks(table, 1) == "JK"
    assert table.state.window == ()


def test_bc_14_emptied_so_it_wins() -> None:
    table = scene("bullcrap", "deck=custom", hands="PO | 9D 9C").plays("0 shed PO")
    assert table.told("game_won")[0]["winner"] == "0"


def test_bc_14_in_mid_turn() -> None:
    table = scene("bullcrap", "deck=custom", hands="DI PO PO | 9D 9C").plays("0 distract to 1")
    table.allows("0 shed PO").plays("0 shed PO")
    assert table.turn == 0  # seat 1 was skipped


def test_bc_14_only_who_can_do_nothing_else_sheds() -> None:
    table = scene("bullcrap", "deck=custom", hands="PO DI | 9D 9C | QC", distracted="1")
    table.refuses("0 shed PO", CanPlay)
    scene("bullcrap", "deck=custom", hands="PO 7C | 9D").refuses("0 shed PO", CanPlay)
    table.refuses("0 shed PO DI", Malformed)


def test_bc_14_all_see_what_the_hand_cannot_hold() -> None:
    table = scene("bullcrap", "deck=custom", hands="PO DI XR | 9D 9C", distracted="1", xrayed="1").plays("0 shed DI")
    view = table.game.view(table.state, 1)
    assert view.lacks == (0b110111, 0)  # number cards, Chameleons, Shields, Gifts, Nukes


@pytest.mark.parametrize(
    ("options", "last", "allowed"),
    [
        ("", "9", "8T"), ("", "A", "7K"), ("", "7", "8A"),
        ("lowest=8", "A", "8K"), ("lowest=8", "8", "9A"),
        ("sequence=one-way", "9", "T"), ("sequence=one-way", "A", "7"), ("sequence=one-way lowest=8", "A", "8"),
        ("sequence=frozen", "9", "9"), ("sequence=anything", "9", RANKS),
        ("sequence=anything lowest=8", "9", RANKS[1:]), ("deck=poopnado sequence=frozen", "K", "K"),
    ],
)  # fmt: skip
def test_bc_50_sequences(options: str, last: str, allowed: str) -> None:
    assert ranks(scene("bullcrap", options, hands="8H 9C | 9D QC", pile=f"1 {last} QD")) == allowed


def test_bc_50_frozen_until_a_call() -> None:
    table = scene("bullcrap", "sequence=frozen", hands="8H 9C | 9D QC | KC KD")
    table.plays("0 claim 8H as J", "1 claim 9D as J").refuses("2 claim KC as Q", RankNotAllowed, allowed="[J]")
    table.plays("0 call")
    assert ranks(table, 1) == RANKS


def test_bc_60_after_200_turns_the_turn_seat_may_end_the_game() -> None:
    table = scene("bullcrap", hands="8H 9C | 9D QC", turns=199)
    table.refuses("0 end", TooEarly, turns=200).plays("0 claim 8H as J", "1 end")
    assert table.told("game_drawn") == [{"seat": "1", "counts": "[1 2]"}]
    assert (table.turn, table.places, table.scores) == (-1, [1, 1], [1, 2])
    assert table.game.by_consent == {"end"}


def test_bc_60_every_ending_of_a_turn_counts_and_answers_do_not() -> None:
    table = scene("bullcrap", "deck=custom", hands="8H 9C 9H PO NU | 9D QC GI DI | KC KD", distracted="2")
    counts = []
    claimed, called = "0 claim 8H as J", "1 call"
    for turn in (claimed, called, claimed, "1 distract to 0", "1 gift QC to 0", "1 claim 9D as Q"):
        if turn.startswith("1 claim"):
            table.state.turn = 1
        table.plays(turn)
        counts.append(table.state.turns)
    assert counts == [1, 1, 2, 2, 3, 4]
