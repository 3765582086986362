"""Oh Crud's piles: extra cards, opening and climbing, passing, going out (OC-20 to OC-26)."""

import pytest

from engine.core.cards import NOBODY, Seat
from engine.core.notes import NotHeld, NotYourTurn
from engine.games.oh_crud import DoesNotFit, MustPlay
from engine.games.oh_crud.cards import FACES
from tests.scenes import Scene, dealing, scene


def dealt(options: str, scores: list[int], seed: int = 1) -> Scene:
    """Round six just after the deal."""
    before = dealing("oh_crud", options, seed, round=6, scores=scores)
    return before.plays(f"{before.turn} deal")


def extras(table: Scene) -> list[Seat]:
    """Who was dealt an extra card, by the events; the hands must agree."""
    seats = [int(event["seat"]) for event in table.told("extra_card")]
    share = min(map(len, table.state.hands))
    assert [seat for seat, hand in enumerate(table.state.hands) if len(hand) > share] == seats
    return seats


def rolls(table: Scene) -> list[tuple[Seat, int]]:
    """The rolls for extra cards, in order."""
    return [(int(event["seat"]), int(event["number"])) for event in table.told("extra_rolled")]


def test_oc_20_all_cards_are_dealt_and_the_lowest_scores_get_the_extra_ones() -> None:
    table = dealt("seats=4", [30, 10, 20, 40])
    assert [len(hand) for hand in table.state.hands] == [13, 14, 14, 13]
    assert table.state.out == []
    assert extras(table) == [1, 2]
    assert len(table.told("number_rolled")) == 1
    assert extras(dealt("seats=5", [50, 10, 20, 40, 30])) == [1, 2, 3, 4]
    assert extras(dealt("seats=7", [0, 1, 2, 3, 4, 5, 6])) == [0, 1, 2]  # 108 cards
    assert extras(dealt("seats=6", [0, 1, 2, 3, 4, 5])) == []
    assert extras(dealt("seats=2", [10, 0])) == []


def test_oc_21_a_tie_that_does_not_matter_is_not_rolled_for() -> None:
    for scores, getting in (([0, 0, 5, 5], [0, 1]), ([5, 0, 9, 9], [0, 1]), ([9, 9, 3, 2], [2, 3])):
        table = dealt("seats=4", scores)
        assert rolls(table) == []
        assert extras(table) == getting


def test_oc_21_one_of_three_equal_scores_rolls_lowest() -> None:
    again = 0
    for seed in range(200):
        table = dealt("seats=4", [10, 10, 0, 10], seed)
        found, order = rolls(table), [seat for step in range(1, 5) if (seat := (table.state.dealer + step) % 4) != 2]
        contenders = order
        while len(contenders) > 1:
            now, found = found[: len(contenders)], found[len(contenders) :]
            assert [seat for seat, _ in now] == contenders  # from the dealer's left on
            lowest = min(number for _, number in now)
            contenders = [seat for seat, number in now if number == lowest]
            again += len(contenders) > 1
        assert found == []
        assert extras(table) == sorted([2, *contenders])
    assert again > 20


def test_oc_21_two_of_three_equal_scores_the_lowest_rolls() -> None:
    rerolled = 0
    for seed in range(200):
        table = dealt("seats=4", [10, 10, 90, 10], seed)
        found = rolls(table)
        first = dict(found[:3])
        getting = extras(table)
        assert len(getting) == 2
        assert set(first) == {0, 1, 3}
        (without,) = set(first) - set(getting)
        assert first[without] == max(first.values())
        lowest = [seat for seat, number in first.items() if number == min(first.values())]
        if len(lowest) == 1 and len(set(first.values())) == 2:  # one is sure of a card, two roll again
            rerolled += 1
            assert lowest[0] in getting
            assert {seat for seat, _ in found[3:]} == set(first) - set(lowest)
        elif len(set(first.values())) > 1:
            assert found[3:] == []
    assert rerolled > 10


def test_oc_22_a_pile_opens_with_the_starting_number_and_climbs() -> None:
    before = dealing("oh_crud", "seats=4", round=6, scores=[0, 1, 2, 3])
    dealer = before.turn
    assert before.plays(f"{dealer} deal").turn == (dealer + 1) % 4
    table = scene("oh_crud", hands="R4 R6 B4 B5 | R5 G9 G4 | B1 B2 B3", round=6, number=4)
    table.refuses("0 R6", DoesNotFit, needs="R4", opens=True).refuses("0 R5", NotHeld, card="R5")
    table.allows("0 R4", "0 B4")
    table.plays("0 R4")
    assert table.told("laid") == [{"seat": "0", "card": "R4", "opens": "True"}]
    table.refuses("0 B4", NotYourTurn, turn=1).refuses("1 G9", DoesNotFit, needs="G4", opens=True)
    table.plays("1 R5")
    assert table.told("laid") == [{"seat": "1", "card": "R5", "opens": "False"}]
    table.plays("2 pass").allows("0 R6", "0 B4").refuses("0 B5", DoesNotFit, needs="B4", opens=True)


def test_oc_22_after_nine_comes_one() -> None:
    table = scene("oh_crud", hands="R9 B1 | R1 R3 | R2 G1", round=6, number=8, piles="R8")
    table.plays("0 R9", "1 R1").refuses("2 G1", DoesNotFit, needs="G8", opens=True).plays("2 R2")
    assert [FACES.line(pile) for pile in table.game.view(table.state, NOBODY).piles if pile] == ["R8 R9 R1 R2"]


def test_oc_22_with_two_decks_the_one_pile_goes_round_twice() -> None:
    hands = "R3 R4 | R4 Y1 | B1 B2 | B3 B4 | G1 G2 | P1 P2 | O1 O2"
    table = scene("oh_crud", hands=hands, round=6, number=3, piles="R3-2")
    table.allows("0 R3").plays("0 R3").plays("1 R4").plays("2 pass", "3 B3", "4 pass", "5 pass", "6 pass")
    table.refuses("0 R4", DoesNotFit, needs="R5", opens=False)


def test_oc_23_who_can_play_must_who_cannot_passes() -> None:
    table = scene("oh_crud", hands="R4 R6 | G5 G9 | B4 B2", round=6, number=4)
    table.refuses("0 pass", MustPlay, card="R4").plays("0 R4").allows("1 pass").plays("1 pass")
    assert table.told("passed") == [{"seat": "1"}]
    table.refuses("2 pass", MustPlay, card="B4")


def test_oc_23_a_seat_without_cards_is_left_out_which_is_no_pass() -> None:
    table = scene("oh_crud", hands="R4 | R5 B9 | R6 B1 | B2 B3", round=6, number=4)
    table.plays("0 R4", "1 R5", "2 R6", "3 pass")
    assert table.turn == 1
    assert len(table.told("passed")) == 1
    table.refuses("0 pass", NotYourTurn, turn=1)


@pytest.mark.parametrize("seats", range(2, 13))
def test_oc_24_the_order_of_going_out_is_the_score(seats: int) -> None:
    cards = ["R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R1", "R2", "R3 B9"][12 - seats :]
    start = int(cards[0][1])
    suits = {"suits": "YBGR"} if seats == 2 else {}
    table = scene("oh_crud", hands=" | ".join(cards), round=6, number=start, **suits)
    table.plays(*(f"{seat} {card}" for seat, card in enumerate(cards[:-1])))
    steps = [0, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150][:seats]
    assert [event["points"] for event in table.told("went_out")] == [str(step) for step in steps[:-1]]
    assert table.scores == steps
    assert list(table.state.rows[-1]) == steps


def test_oc_24_it_ends_when_one_seat_alone_holds_cards() -> None:
    table = scene("oh_crud", hands="R4 | R5 B9 | R6 B4", round=6, number=4, scores="100 0 10")
    table.plays("0 R4", "1 R5", "2 R6").refuses("1 B9", DoesNotFit, needs="B4")
    table.plays("1 pass", "2 B4")
    assert table.told("round_scored") == [{"round": "6", "points": "[0 60 50]", "totals": "[100 60 60]"}]


def test_oc_25_free_passes_are_counted_down() -> None:
    table = scene("oh_crud", "free_passes=2", hands="R4 B4 | R5 G9 | G8 P2", round=6, number=4)
    table.allows("0 R4", "0 B4", "0 pass").plays("0 pass", "1 pass", "2 pass", "0 pass", "1 pass", "2 pass")
    table.refuses("0 pass", MustPlay)
    assert [table.game.view(table.state, seat).free for seat in range(3)] == [0, 2, 2]  # 1 and 2 could not play
    table.plays("0 R4", "1 pass").allows("2 pass")
    assert table.game.view(table.state, 1).free == 1


def test_oc_25_none_by_default_three_at_most_fresh_in_a_duel() -> None:
    assert scene("oh_crud", hands="R4 | R5 B9 | R6 B4", round=6, number=4).state.free == [0, 0, 0]
    fields = dealing("oh_crud").game.options_type.__dataclass_fields__["free_passes"].metadata
    assert (fields["least"], fields["most"]) == (0, 3)
    rig = {"hands": "R4 | R5 | B9 B8", "scores": "60 10 30"}
    table = scene("oh_crud", "free_passes=1", round=6, number=4, dealer=1, **rig)
    table.plays("0 pass", "1 pass", "2 pass").refuses("0 pass", MustPlay).plays("0 R4", "1 R5", "2 deal")
    assert table.state.round == 7
    assert table.state.free[:2] == [1, 1]


def test_oc_26_a_free_pass_looks_like_any_other() -> None:
    could = scene("oh_crud", "free_passes=1", hands="R4 B9 | R5 G9 | G8 P2", round=6, number=4)
    could_not = scene("oh_crud", "free_passes=1", hands="R8 B9 | R5 G9 | G8 P2", round=6, number=4)
    for table in (could, could_not):
        table.plays("0 pass")
    assert could.events == could_not.events
    for seat in (1, 2, NOBODY):
        assert could.game.view(could.state, seat) == could_not.game.view(could_not.state, seat)
    assert [table.game.view(table.state, 0).free for table in (could, could_not)] == [0, 1]
