"""BC-1 to BC-5 and BC-40: the deck, the deal, who starts, where the wilds are."""

from collections import Counter

import pytest

from engine import HIDDEN, Event, OptionError, Table
from engine.games.bullcrap import DealFirst, Dealt, Options, Starts, TooFewWilds, allowed_ranks
from engine.games.bullcrap.cards import FACES, FIRST_WILD, SPADES, WILDS
from engine.games.bullcrap.deal import find_starter
from tests.scenes import Scene, dealing

SEEDS = range(60)


def deal(options: str = "", seed: int = 1) -> Scene:
    """A table after its deal."""
    return dealing("bullcrap", options, seed).plays("0 deal")


def wilds(cards: list[int]) -> str:
    """The wilds among the cards, as text."""
    return FACES.line(card for card in cards if card >= FIRST_WILD)


def places(table: Scene) -> list[int]:
    """All cards, wherever they are (those that lie on seats not counted)."""
    s = table.state
    return sorted([*s.out, *s.rewards, *(card for hand in s.hands for card in hand)])


def test_bc_1_32_cards_from_seven_to_ace_in_a_ring() -> None:
    assert places(deal()) == list(range(32))
    after = allowed_ranks("one-way", 7)
    assert (after[7], after[0]) == ((0,), (1,))


def test_bc_1_with_lowest_eight_the_sevens_stay_in_the_box() -> None:
    table = deal("lowest=8")
    assert places(table) == list(range(4, 32))
    assert allowed_ranks("one-way", 8)[7] == (1,)


def test_bc_2_two_to_four_seats() -> None:
    for seats in (1, 5):
        with pytest.raises(OptionError):
            Options(seats=seats)
    assert [len(deal(f"seats={seats}").state.hands) for seats in (2, 3, 4)] == [2, 3, 4]


def test_bc_2_two_seats_play_half_the_deck() -> None:
    outs = {tuple(deal("seats=2", seed).state.out) for seed in SEEDS}
    assert len(outs) == len(SEEDS)
    assert {len(out) for out in outs} == {16}
    assert [len(deal(f"seats=2 {words}").state.out) for words in ("half_deck=no", "lowest=8")] == [0, 14]
    assert len(deal("seats=3").state.out) == 2


def test_bc_3_seat_0_deals_even_hands() -> None:
    table = dealing("bullcrap", "seats=3")
    table.refuses("0 claim 7H as 7", DealFirst)
    assert table.turn == 0
    table.plays("0 deal")
    assert table.told("set_aside") == [{"count": "2"}]
    assert [len(hand) for hand in table.state.hands] == [10, 10, 10]
    spectator = table.game.view(table.state, -1)
    assert spectator.out == 2
    dealt = [event.seen_by(-1) for event in table.events if isinstance(event, Dealt)]
    assert [set(event.cards) for event in dealt] == [{HIDDEN}] * 3


def test_bc_4_any_number_of_each_wild_shuffled() -> None:
    table = deal("deck=custom chameleons=0 xrays=8")
    counts = Counter(FACES.line(table.state.rewards).split())
    assert counts == Counter({"SH": 4, "DI": 4, "GI": 4, "NU": 4, "PO": 4, "XR": 8})
    orders = {tuple(deal("deck=custom", seed).state.rewards) for seed in SEEDS}
    assert len(orders) == len(SEEDS)
    for count in (-1, 9):
        with pytest.raises(OptionError):
            Options(gifts=count)


def test_bc_5_the_highest_spade_in_a_hand_starts() -> None:
    below_the_ace = 0
    for seed in SEEDS:
        table = deal("seats=2", seed)
        spade = next(card for card in SPADES if card not in table.state.out)
        assert spade in table.state.hands[table.turn]
        assert table.told("starts") == [{"seat": str(table.turn), "card": FACES.text(spade)}]
        below_the_ace += spade != SPADES[0]
    assert 15 < below_the_ace < 45


def test_bc_5_no_spade_in_a_hand_the_lot_decides() -> None:
    starters: Counter[int] = Counter()
    for seed in SEEDS:
        table = dealing("bullcrap", "seats=2", seed)
        table.state.hands = [[0, 1], [2, 4]]
        table.state.out = list(SPADES)
        events: list[Event] = []
        find_starter(table.state, events)
        starters[table.turn] += 1
        assert events == [Starts(table.turn, HIDDEN)]
    assert len(starters) == 2


def test_bc_40_classic_has_no_wilds() -> None:
    table = deal()
    assert table.state.rewards == []
    assert places(table) == list(range(32))


def test_bc_40_chick_or_treat() -> None:
    table = deal("deck=chick-or-treat seats=3 distracts=8")
    assert [wilds(hand) for hand in table.state.hands] == ["DI"] * 3
    assert FACES.line(table.state.rewards) == "GI GI GI GI"


@pytest.mark.parametrize(("deck", "kind"), [("naked-truth", "XR"), ("poopnado", "PO")])
def test_bc_40_one_kind_as_rewards(deck: str, kind: str) -> None:
    table = deal(f"deck={deck}")
    assert FACES.line(table.state.rewards) == " ".join([kind] * 4)
    assert all(wilds(hand) == "" for hand in table.state.hands)


def test_bc_40_maximum_chaos_deals_two_wilds_to_each() -> None:
    dealt = set()
    for seed in SEEDS:
        table = deal("deck=maximum-chaos", seed)
        assert [len(wilds(hand).split()) for hand in table.state.hands] == [2] * 4
        assert len(table.state.rewards) == 20
        dealt.add(wilds(table.state.hands[0]))
    assert len(dealt) > 15


def test_bc_40_no_more_secrets_lays_an_x_ray_on_each() -> None:
    table = deal("deck=no-more-secrets seats=3")
    view = table.game.view(table.state, 1)
    assert view.xrayed == (0, 1, 2)
    assert FACES.line(table.state.rewards) == "SH SH SH SH"
    assert wilds(places(table)) == "SH SH SH SH"


def test_bc_40_custom_wilds_start_where_agreed() -> None:
    assert len(deal("deck=custom").state.rewards) == 28
    table = deal("deck=custom wilds=dealt share=3 seats=3")
    assert [len(wilds(hand).split()) for hand in table.state.hands] == [3, 3, 3]
    assert len(table.state.rewards) == 28 - 9
    table = deal("deck=custom wilds=deck seats=2")
    assert table.state.rewards == []
    assert [len(hand) for hand in table.state.hands] == [22, 22]  # 16 number cards and 28 wilds
    assert len(wilds(places(table)).split()) == 28
    table = deal("deck=custom wilds=deck seats=3 gifts=3")
    assert [len(hand) for hand in table.state.hands] == [19, 19, 19]
    assert len(table.state.out) == 2


@pytest.mark.parametrize(
    ("options", "name", "needed"),
    [
        ("deck=chick-or-treat distracts=3", "distracts", 4),
        ("deck=no-more-secrets xrays=2 seats=3", "xrays", 3),
        ("deck=maximum-chaos chameleons=1 shields=1 distracts=1 gifts=1 nukes=1 poops=1 xrays=1", "wilds", 8),
        ("deck=custom wilds=dealt share=2 gifts=1 " + "chameleons=0 shields=0 distracts=0 nukes=0 poops=0 xrays=0",
         "wilds", 8),
    ],
)  # fmt: skip
def test_bc_40_too_few_wilds_are_refused(options: str, name: str, needed: int) -> None:
    with pytest.raises(OptionError) as error:
        Options.read(options)
    assert isinstance(error.value.refusal, TooFewWilds)
    assert (error.value.refusal.name, error.value.refusal.needed) == (name, needed)


def test_bc_40_wilds_without_a_place_are_out_of_the_game() -> None:
    table = Table("bullcrap", options="deck=poopnado", seed="p")
    table.act(0, "deal")
    held = Counter(place for place in places(Scene(table.game, table._state)) if place >= FIRST_WILD)
    assert held == {FIRST_WILD + WILDS.index("PO"): 4}
