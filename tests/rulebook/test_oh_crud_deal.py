"""Oh Crud before the first card: the pack, seats, dice, deals, two seats, Unrevealed (OC-1 to OC-5, OC-40, OC-50)."""

from collections import Counter

import pytest

from engine import OptionError, Table
from engine.core.cards import NOBODY
from engine.games.oh_crud import AlreadyDealt, ColourRolled, DealFirst, OnlyWithTwoSeats, Options, SuitsRemoved
from engine.games.oh_crud.cards import FACES, NOTATION, NUMBER, SUIT, SUITS, pack
from tests.scenes import Scene, dealing

SEEDS = range(300)


def deal(options: str, seed: int = 1, **fields: object) -> Scene:
    """A table just after a deal."""
    before = dealing("oh_crud", options, seed, **fields)
    return before.plays(f"{before.turn} deal")


def sizes(table: Scene) -> list[int]:
    """How many cards each seat holds, and how many are out."""
    return [*map(len, table.state.hands), len(table.state.out)]


def test_oc_1_six_suits_of_nine_written_as_letter_and_number() -> None:
    assert FACES.names == tuple(f"{suit}{number}" for suit in "YBGRPO" for number in range(1, 10))
    assert NOTATION.text(NOTATION.move("play   P7")) == "play P7"
    hand = deal("seats=6").state.hands[0]
    assert hand == sorted(hand)
    in_order = FACES.cards("Y1 Y9 B2 G1 R9 P1 O1 O2")
    assert in_order == sorted(in_order)
    assert [SUITS[SUIT[card]] + str(NUMBER[card]) for card in in_order] == FACES.line(in_order).split()


@pytest.mark.parametrize("seats", range(2, 13))
def test_oc_2_two_to_twelve_seats_and_a_second_deck_from_seven_on(seats: int) -> None:
    table = deal(f"seats={seats}")
    cards = Counter(card for hand in table.state.hands for card in hand) + Counter(table.state.out)
    decks = 2 if seats > 6 else 1
    assert set(cards.values()) == {decks}
    assert len(cards) == (36 if seats == 2 else 54)


@pytest.mark.parametrize("seats", [-1, 0, 1, 13, 1000])
def test_oc_2_no_other_number_of_seats(seats: int) -> None:
    with pytest.raises(OptionError, match="2 to 12"):
        Options(seats=seats)


def test_oc_3_the_lot_names_the_dealer_and_the_deal_goes_left() -> None:
    first = {dealing("oh_crud", "seats=5", seed).turn for seed in SEEDS}
    assert first == set(range(5))
    table = Table("oh_crud", seats=3, seed="rounds")
    dealers = []
    while not table.over:
        if table.view(NOBODY).dealing:
            assert table.moves(table.turn) == ["deal"]
            dealers.append(table.turn)
        table.act(table.turn, table.moves(table.turn)[0])
    assert dealers == [(dealers[0] + step) % 3 for step in range(len(dealers))]
    assert len(dealers) >= 6


def test_oc_3_nothing_before_the_deal_and_no_second_deal() -> None:
    before = dealing("oh_crud", "seats=3")
    dealer = before.turn
    before.refuses(f"{dealer} R3", DealFirst, dealer=dealer).refuses(f"{dealer} pass", DealFirst)
    before.plays(f"{dealer} deal")
    assert before.told("dealer_drawn") == [{"seat": str(dealer)}]
    before.refuses(f"{before.turn} deal", AlreadyDealt)


@pytest.mark.parametrize(("number", "dice"), [(1, "c"), (2, "n"), (3, "cn"), (4, "c"), (5, "c"), (6, "n")])
def test_oc_4_the_dice_of_each_round_fall_before_the_cards_in_sight_of_all(number: int, dice: str) -> None:
    table = deal("seats=4", round=number)
    kinds = [event.kind for event in table.events if event.kind in ("colour_rolled", "number_rolled", "dealt")]
    assert kinds[: len(dice)] == [{"c": "colour_rolled", "n": "number_rolled"}[die] for die in dice]
    assert kinds[len(dice) :] == ["dealt"] * 4
    assert (table.state.colour >= 0, table.state.number >= 0) == ("c" in dice, "n" in dice)
    view = table.game.view(table.state, NOBODY)
    assert (view.colour, view.number) == (table.state.colour, table.state.number)
    assert all(event.seen_by(NOBODY) == event for event in table.events if event.kind.endswith("_rolled"))


def test_oc_4_every_face_is_as_likely_as_any_other() -> None:
    states = [deal("seats=4", seed, round=3).state for seed in range(1800)]
    colours, numbers = Counter(s.colour for s in states), Counter(s.number for s in states)
    assert set(colours) == set(range(6))
    assert set(numbers) == set(range(1, 10))
    assert sum((count - 300) ** 2 / 300 for count in colours.values()) < 20.5  # chi squared, 0.999
    assert sum((count - 200) ** 2 / 200 for count in numbers.values()) < 26.2


def test_oc_5_an_even_deal_and_what_is_over_lies_face_down() -> None:
    one_deck = {3: (18, 0), 4: (13, 2), 5: (10, 4), 6: (9, 0)}
    two_decks = {7: (15, 3), 8: (13, 4), 9: (12, 0), 10: (10, 8), 11: (9, 9), 12: (9, 0)}
    expected = one_deck | two_decks
    for seats, (share, out) in expected.items():
        for number in range(1, 6):
            assert sizes(deal(f"seats={seats}", round=number)) == [share] * seats + [out]


def test_oc_5_nobody_knows_what_is_out() -> None:
    table = deal("seats=5")
    assert table.told("set_aside") == [{"count": "4"}]
    other = Scene(table.game, table.state.copy())
    other.state.out, other.state.hands[4][:4] = sorted(table.state.hands[4][:4]), table.state.out
    other.state.hands[4].sort()
    for seat in (NOBODY, 0, 1, 2, 3):
        view = table.game.view(table.state, seat)
        assert view == other.game.view(other.state, seat)
        assert view.out == 4


def test_oc_40_two_suits_leave_for_good_by_lot() -> None:
    pairs = {dealing("oh_crud", "seats=2", seed).state.suits for seed in SEEDS}
    assert len(pairs) == 15
    table = Table("oh_crud", seats=2, seed="two")
    removed = set(range(6)) - set(table.view(NOBODY).suits)
    outs, shown = [], []
    while not table.over:
        events = table.act(table.turn, table.moves(table.turn)[0])
        shown += [event for event in events if isinstance(event, SuitsRemoved)]
        if events[-1].kind == "dealt" and table.view(NOBODY).round <= 5:
            s = table._state
            outs.append(tuple(s.out))
            assert sizes(Scene(table.game, s)) == [14, 14, 8]
            assert not {SUIT[card] for card in [*s.out, *s.hands[0], *s.hands[1]]} & removed
    assert [set(event.suits) for event in shown] == [removed]
    assert len(set(outs)) == 5
    assert not {SUIT[card] for out in outs for card in out} & removed


def test_oc_40_or_by_agreement_and_only_with_two_seats() -> None:
    assert dealing("oh_crud", "seats=2 removed=BP").state.suits == (0, 2, 3, 5)
    with pytest.raises(OptionError) as error:
        Options.read("seats=3 removed=BP")
    assert isinstance(error.value.refusal, OnlyWithTwoSeats)


def test_oc_40_round_six_deals_all_36() -> None:
    assert sizes(deal("seats=2", round=6)) == [18, 18, 0]


def test_oc_40_a_colour_that_left_is_rolled_again_a_number_stands() -> None:
    again = 0
    for seed in SEEDS:
        table = deal("seats=2", seed, round=3)
        rolls = [event for event in table.events if isinstance(event, ColourRolled)]
        again += len(rolls) - 1
        assert [event.again for event in rolls] == [True] * (len(rolls) - 1) + [False]
        assert all((event.suit in table.state.suits) != event.again for event in rolls)
        assert table.state.colour == rolls[-1].suit
        assert len(table.told("number_rolled")) == 1
    assert again > 50


def test_oc_50_unrevealed_takes_a_card_a_seat_out_unseen() -> None:
    expected = {2: (13, 10), 3: (17, 3), 4: (12, 6), 5: (9, 9), 6: (8, 6), 7: (14, 10), 12: (8, 12)}
    for seats, (share, out) in expected.items():
        for number in range(1, 6):
            assert sizes(deal(f"seats={seats} unrevealed=yes", round=number)) == [share] * seats + [out]


def test_oc_50_not_in_round_six() -> None:
    assert sizes(deal("seats=4 unrevealed=yes", round=6))[-1] == 0
    assert sizes(deal("seats=2 unrevealed=yes", round=6)) == [18, 18, 0]


def test_oc_5_worked_case_seven_seats_two_decks_fifteen_each_three_out() -> None:
    assert sizes(deal("seats=7")) == [15] * 7 + [3]
    assert len(pack(tuple(range(6)), 2)) == 108


def test_oc_15_worked_case_round_four_five_seats_ten_tricks_four_out() -> None:
    table = deal("seats=5", round=4)
    assert sizes(table) == [10] * 5 + [4]
    points: list[dict[str, str]] = []
    while not points:
        table.game.play(table.state, table.turn, table.game.moves(table.state, table.turn)[0], table.events)
        points = table.told("round_scored")
    assert len(table.told("trick_taken")) == 10
    assert sum(table.scores) == 100
