"""Craits before the first play: decks, lots, the fifteen deals, the card turned up (CR-1 to CR-5, CR-60)."""

from typing import Any

import pytest

from engine import Table
from engine.core.notes import Malformed
from engine.games.craits import (
    RANK,
    SUIT,
    AlreadyDealt,
    DealFirst,
    MayNotName,
    NameFirst,
    NothingToName,
    hand_size,
)
from engine.games.craits.cards import FACES, RANKS, SUITS
from engine.games.craits.deal import turn_up
from engine.games.craits.notes import Dealt
from tests.scenes import Scene, dealing, scene


def dealt(rank: str, options: str = "", number: int = 1) -> Scene:
    """A hand just dealt in which a card of this rank was turned up; seat 0 deals."""
    for seed in range(2000):
        table = dealing("craits", options, seed, number=number, dealer=0, turn=0)
        table.plays("0 deal")
        if RANKS[RANK[table.state.turned]] == rank:
            return table
    raise AssertionError(rank)


def draws(table: Scene) -> list[tuple[int, int]]:
    """Who drew how many cards, in order."""
    return [(int(event["seat"]), len(event["cards"].split())) for event in table.told("drew")]


@pytest.mark.parametrize(("seats", "cards"), [(2, 52), (5, 52), (6, 104), (10, 104)])
def test_cr_1_one_deck_up_to_five_seats_two_from_six_on(seats: int, cards: int) -> None:
    table = dealing("craits", f"seats={seats}")
    table.plays(f"{table.turn} deal")
    s = table.state
    everything = [*s.stock, *s.pile, *(card for hand in s.hands for card in hand)]
    assert len(everything) == cards
    assert {FACES.text(card) for card in everything} == {rank + suit for rank in RANKS for suit in SUITS}


def test_cr_1_eleven_seats_are_too_many() -> None:
    with pytest.raises(ValueError, match="2 to 10"):
        Table("craits", seats=11)


def test_cr_2_the_lowest_card_deals_and_ties_draw_again() -> None:
    again = 0
    for seed in range(300):
        table = dealing("craits", "seats=4", seed)
        dealer = table.turn
        table.plays(f"{dealer} deal")
        lots = [(int(event["seat"]), event["card"]) for event in table.told("lot_drawn")]
        contenders, found = [0, 1, 2, 3], lots
        while len(contenders) > 1:
            now, found = found[: len(contenders)], found[len(contenders) :]
            assert [seat for seat, _ in now] == contenders
            lowest = min(RANKS.index(card[0]) for _, card in now)
            contenders = [seat for seat, card in now if RANKS.index(card[0]) == lowest]
            again += len(contenders) > 1
        assert (contenders, found) == ([dealer], [])
        assert len({card for _, card in lots}) == len(lots)
        assert table.told("dealer_drawn") == [{"seat": str(dealer)}]
    assert again > 10


def test_cr_2_nothing_before_the_deal_and_no_deal_while_a_hand_is_on() -> None:
    table = dealing("craits", dealer=2, turn=2)
    table.refuses("2 draw", DealFirst, dealer=2).refuses("2 7H", DealFirst)
    table.plays("2 deal").refuses(f"{table.turn} deal", AlreadyDealt)
    over = scene("craits", hands="7H | KS", pile="7S", dealer=1).plays("0 7H")
    assert (over.turn, over.state.dealer, over.state.dealing) == (0, 0, True)  # the deal went on to the left
    assert not over.plays("0 deal").told("lot_drawn")


@pytest.mark.parametrize(
    ("hands", "sizes"), [("15", [8, 7, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7, 8]), ("8", [8, 7, 6, 5, 4, 3, 2, 1])]
)
def test_cr_3_eight_cards_down_to_one_and_up_again(hands: str, sizes: list[int]) -> None:
    table = Table("craits", seats=3, seed="sizes", options={"hands": hands})
    found = []
    while not table.over:
        dealing_now = table.view(0).dealing
        table.act(table.turn, table.moves(table.turn)[0])
        if dealing_now:
            (begun,) = [event for event in table.heard(0, table.length - 1) if event.kind == "hand_begun"]
            found.append(begun.size)  # type: ignore[attr-defined]
            shares = [event for event in table.heard(-1, table.length - 1) if isinstance(event, Dealt)]
            assert {len(event.cards) for event in shares} == {begun.size}  # type: ignore[attr-defined]
    assert found == sizes == [hand_size(number) for number in range(1, len(found) + 1)]
    assert len(table.view(0).rows) == len(sizes)


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("rank", RANKS)
def test_cr_4_the_card_turned_up_counts_as_played_by_the_dealer(rank: str, seats: int) -> None:
    table = dealt(rank, f"seats={seats}")
    s, others = table.state, list(range(1, seats))
    assert table.told("turned_up") == [{"seat": "0", "card": FACES.text(s.turned)}]
    skipped = 2 % seats
    turns = {"4": skipped, "6": 0, "T": 0 if seats == 2 else seats - 1, "8": 0, "9": 0}
    assert table.turn == turns.get(rank, 1)
    assert draws(table) == {"5": [(seat, 1) for seat in others], "7": [(1, 1)]}.get(rank, [])
    assert s.count == (2 if rank == "2" else 0)
    assert s.direction == (-1 if rank == "T" and seats > 2 else 1)
    assert s.naming == (rank in "89")
    assert s.suit == (-1 if rank in "89" else SUIT[s.turned])
    assert s.owes == -1
    assert s.jacks == s.slot == 0


@pytest.mark.parametrize("seats", range(2, 6))
def test_cr_4_face_cards_turned_up(seats: int) -> None:
    options = f"seats={seats} jacks=yes queen_of_spades=yes kings=yes"
    table = dealt("J", options)
    assert draws(table) == [(1, 2)]
    assert (table.turn, table.state.jacks) == (2 % seats, 1)
    table = dealt("K", options)
    assert (table.turn, table.state.slot, draws(table)) == (0, 1, [])
    queens = set()
    for seed in range(300):
        table = dealing("craits", options, seed, dealer=0, turn=0).plays("0 deal")
        queen = FACES.text(table.state.turned)
        if queen[0] == "Q":
            queens.add(queen)
            assert draws(table) == ([(1, 5)] if queen == "QS" else [])
            assert table.turn == (2 % seats if queen == "QS" else 1)
    assert "QS" in queens
    assert len(queens) > 1


@pytest.mark.parametrize(("nines", "choices"), [("own_colour", 2), ("colour_in_force", 2), ("any", 4)])
def test_cr_4_the_dealer_names_the_suit_of_a_wild_unseen(nines: str, choices: int) -> None:
    table = dealt("9", f"nines={nines}")
    s, game = table.state, table.game
    held = tuple(s.hands[0])
    view = game.view(s, 0)
    assert (view.hand, view.counts[0], view.naming) == ((), 8, True)
    own = next(event for event in table.events if isinstance(event, Dealt) and event.seat == 0)
    assert own.seen_by(0).cards == (-1,) * 8
    assert game.view(s, 1).hand == tuple(s.hands[1])
    table.refuses("0 draw", NameFirst).refuses(f"0 {FACES.text(held[0])}", NameFirst).refuses("0 name", Malformed)
    suits = [move.choice for move in game.moves(s, 0)]
    assert len(suits) == choices
    assert SUIT[s.turned] in suits
    for suit in set(range(4)) - set(suits):
        table.refuses(f"0 name {SUITS[suit]}", MayNotName)
    table.plays(f"0 name {SUITS[suits[0]]}").refuses("1 name H", NothingToName)
    assert (s.suit, table.turn, game.view(s, 0).hand) == (suits[0], 1, held)
    assert len(table.told("picked_up")) == 1
    assert "??" in game.notation.note(table.events[1].seen_by(1))
    dealt("8").allows("0 name C", "0 name D", "0 name H", "0 name S")


def test_cr_5_the_lowest_total_wins_and_equal_ones_share() -> None:
    last: dict[str, Any] = {"number": 15, "pile": "JS", "hands": "JH | KS | AC | 2C"}
    table = scene("craits", **last, scores=[30, 0, 29, 20], stock="3C").plays("0 JH")
    assert table.scores == [30, 10, 30, 40]
    assert table.places == [2, 1, 2, 4]
    assert (table.turn, table.told("match_ended")) == (-1, [{"winners": "[1]", "places": "[2 1 2 4]"}])
    table = scene("craits", **last, scores=[20, 10, 99, 99]).plays("0 JH")
    assert table.told("match_ended") == [{"winners": "[0 1]", "places": "[1 1 3 4]"}]


def test_cr_60_twins_are_one_move() -> None:
    table = scene("craits", hands="7H 7H 8S 8S | KH | 2C | 3C | 4C | 5C", pile="5H", stock="rest")
    table.allows("0 7H", *(f"0 8S as {suit}" for suit in SUITS))
    table.plays("0 8S as H")
    assert table.state.hands[0] == sorted(FACES.cards("7H 7H 8S"))
    (offer,) = [offer for offer in table.game.offers(table.game.view(table.state, 1)) if offer.verb == "play"]
    assert offer.cards == (FACES.card("KH"),)


def test_cr_4_turning_up_never_needs_more_than_the_stock() -> None:
    for seats in (5, 10):
        table = dealing("craits", f"seats={seats} jacks=yes", dealer=0, turn=0).plays("0 deal")
        s = table.state
        assert len(s.stock) >= seats
        s.stock.append(FACES.card("5H"))
        s.pile.clear()
        turn_up(s, table.game.options, table.game._powers, [])  # type: ignore[attr-defined]
        assert s.shuffles == 0
