"""What holds in BULLCRAP besides the laws of all games: no table gets stuck, what a seat is sure of is true."""

from __future__ import annotations

from collections import Counter

import pytest

from engine import HIDDEN, NOBODY, game_type
from engine.core.rng import Rng
from engine.games.bullcrap.cards import FIRST_WILD, GONE, OUT
from engine.games.bullcrap.state import BullcrapState
from tests.laws.many import TABLES, play
from tests.laws.matches import sit, stopped

DECKS = [*game_type("bullcrap").presets, "classic deck=custom", "classic deck=custom wilds=dealt share=3"]


def test_random_games_at_every_table_end() -> None:
    """One game a table; `python -m tests.laws.many 100000` plays more."""
    made = sum((play(number) for number in range(len(TABLES))), Counter[str]())
    assert {"call", "accept", "shed", "distract", "xray", "gift", "nuke", "poop", "games won"} <= set(made)


def hiding(s: BullcrapState, place: int, since: int) -> list[int]:
    """The cards at a place that not everybody sees, out of claims only from `since` on."""
    if place in (GONE, OUT):
        return s.gone if place == GONE else s.out
    laid = [card for claim in s.pile[since:] if claim.seat == place and not claim.shown for card in claim.cards]
    return s.hands[place] + laid


def holds(s: BullcrapState, viewer: int) -> bool:
    """Whether each fact can be given a card of its own that it is true of (augmenting paths)."""
    facts = s.memory.facts(viewer)
    lying = [(place, card) for place in (*range(s.seats), GONE, OUT) for card in sorted(set(hiding(s, place, 0)))]
    slots = [(place, card, copy) for place, card in lying for copy in range(hiding(s, place, 0).count(card))]
    owner: dict[tuple[int, int, int], int] = {}

    def fits(index: int, slot: tuple[int, int, int]) -> bool:
        card, places, since = facts[index]
        place, there, copy = slot
        same = there == card if card != HIDDEN else there >= FIRST_WILD
        return same and bool(places >> place & 1) and copy < hiding(s, place, since).count(there)

    def seat_it(index: int, tried: set[tuple[int, int, int]]) -> bool:
        for slot in slots:
            if slot not in tried and fits(index, slot):
                tried.add(slot)
                if slot not in owner or seat_it(owner[slot], tried):
                    owner[slot] = index
                    return True
        return False

    return all(seat_it(index, set()) for index in range(len(facts)))


@pytest.mark.parametrize("deck", DECKS)
def test_what_a_seat_is_sure_of_is_true_here_and_in_every_world(deck: str) -> None:
    checked = 0
    for seed in range(24):
        rng = Rng(seed, "sure")
        table = stopped(sit("bullcrap", deck, 2 + seed % 3, seed), rng)
        state = table._state
        for viewer in range(NOBODY, table.seats):
            assert holds(state, viewer), (seed, viewer)
            world = table.game.determinize(table.view(viewer), rng)
            assert holds(world, viewer), (seed, viewer)
            checked += len(state.memory.facts(viewer))
    assert checked > 50


@pytest.mark.parametrize("deck", DECKS)
def test_worlds_differ_where_something_is_hidden(deck: str) -> None:
    for seed in range(6):
        table = sit("bullcrap", deck, 4, seed)
        table.act(0, "deal")
        for viewer in range(NOBODY, 4):
            worlds = [table.game.determinize(table.view(viewer), Rng(seed, draw)).hands for draw in range(4)]
            others = {tuple(map(tuple, hands)) for hands in worlds}
            assert len(others) == 4
            for hands in worlds:
                wilds = [sum(card >= FIRST_WILD for card in hand) for hand in hands]
                if "deck" not in table.game.options.wilds:
                    assert wilds == [sum(card >= FIRST_WILD for card in hand) for hand in table._state.hands]


def test_a_hand_too_small_for_its_wilds_leaves_one_in_a_claim() -> None:
    """Three cards in hand, four wilds somewhere with that seat, and a claim too large for a Shield."""
    table = stopped(sit("bullcrap", "classic deck=custom wilds=dealt share=4 shields=8", 3, 147), Rng(147, "laws"))
    view = table.view(1)
    assert view.counts[2] < sum(known.places == (2,) for known in view.known)
    for draw in range(40):
        assert table.game.view(table.game.determinize(view, Rng(draw, "small")), 1) == view
