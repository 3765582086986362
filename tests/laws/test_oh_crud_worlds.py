"""Worlds of Oh Crud against an oracle: the round replayed in them, move by move, as the viewer saw it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import NOBODY, Table
from engine.core.cards import Seat
from engine.core.notes import Event
from engine.core.rng import Rng
from engine.games.oh_crud import worlds
from engine.games.oh_crud.state import OhCrudState
from tests.laws.matches import THOROUGH, walk

SEEDS = st.integers(min_value=0, max_value=2**64 - 1)
SOME = settings(max_examples=100 if THOROUGH else 4)
PASSES = [0, 1, 3]


class Round:
    """What happened in the round under way: the state after its deal and the moves since."""

    def __init__(self, table: Table) -> None:
        length = table.length
        deals = [index for index, text in enumerate(table.log()) if text == "deal"]
        self.game = table.game
        self.log = table._log[deals[-1] + 1 :]
        table.rewind(deals[-1] + 1)
        self.dealt: OhCrudState = table._state.copy()
        table.rewind(length)

    def told(self, state: OhCrudState, viewer: Seat) -> list[object] | None:
        """What the viewer sees, hears and may do when the moves are replayed with these hands; None if they cannot."""
        start = self.dealt.copy()
        start.out = state.out[:]
        for seat in range(start.seats):
            played = [entry.move.cards[0] for entry in self.log if entry.seat == seat and entry.move.cards]
            start.hands[seat] = sorted([*state.hands[seat], *played])
        seen: list[object] = [self.game.view(start, viewer)]
        for entry in self.log:
            if self.game.check(start, entry.seat, entry.move) is not None:
                return None
            events: list[Event] = []
            self.game.play(start, entry.seat, entry.move, events)
            seen += [event.seen_by(viewer) for event in events]
            view = self.game.view(start, viewer)
            seen += [view, self.game.offers(view), self.game.moves(start, viewer)]
        return [*seen, start.free == state.free, start.hands == state.hands]


RARE = 30_000
"""Draws until a world that fits must have come: of two worlds one may be a thousand times as likely as the other."""


def midway(seats: int, passes: int, seed: int, piling: bool) -> Table:
    """A table at a random moment of a trick round, or of a round of piles."""
    rng = Rng(seed, "laws")
    table = Table("oh_crud", seats=seats, seed=seed, options={"free_passes": passes})
    moments = []
    for there in walk(table, rng):
        view = there.view(NOBODY)
        if not view.dealing and view.piling == piling and not there.over:
            moments.append(there.length)
    table.rewind(rng.choice(moments))
    return table


def hidden(state: OhCrudState) -> list[list[int]]:
    """What is hidden in a state: the hands and what is out."""
    return [*state.hands, state.out]


def exchanges(state: OhCrudState, viewer: Seat) -> Iterator[OhCrudState]:
    """The states in which two hidden cards of different places have changed places."""
    homes = [place for place in range(state.seats + 1) if place != viewer]
    for one, two in combinations(homes, 2):
        for first, second in product(set(hidden(state)[one]), set(hidden(state)[two])):
            if first != second:
                other = state.copy()
                places = hidden(other)
                places[one].remove(first)
                places[two].remove(second)
                places[one].append(second)
                places[two].append(first)
                places[one].sort()
                places[two].sort()
                yield other


def check_worlds(table: Table, seed: int) -> None:
    """Each drawn world could be the true one, and they differ where they can."""
    lived = Round(table)
    true: OhCrudState = table._state
    for viewer in range(NOBODY, table.seats):
        view, rng = table.view(viewer), Rng(seed, "draws", viewer)
        expected = lived.told(true, viewer)
        assert expected is not None
        drawn: list[OhCrudState] = [table.game.determinize(view, rng) for _ in range(3)]
        for world in drawn:
            assert lived.told(world, viewer) == expected, "the viewer would have seen or heard something else"
        if all(hidden(world) == hidden(drawn[0]) for world in drawn):
            more = (table.game.determinize(view, rng) for _ in range(300))
            if all(hidden(world) == hidden(drawn[0]) for world in more):
                for other in exchanges(drawn[0], viewer):
                    other.free = frees(lived, other)
                    if lived.told(other, viewer) == expected:
                        more = (table.game.determinize(view, rng) for _ in range(RARE))
                        found = any(hidden(world) == hidden(other) for world in more)
                        assert found, "another world fits and is never drawn"


def frees(lived: Round, state: OhCrudState) -> list[int]:
    """The free passes left if the round was played with these hands."""
    game: Any = lived.game
    used = [
        sum(any(card in fits for card in held) for held, fits in worlds.passes(state, seat, state.hands[seat]))
        for seat in range(state.seats)
    ]
    return [game.options.free_passes - count for count in used]


@pytest.mark.parametrize("seats", range(2, 13))
@given(seed=SEEDS)
@SOME
def test_worlds_of_tricks(seats: int, seed: int) -> None:
    check_worlds(midway(seats, 0, seed, piling=False), seed)


@pytest.mark.parametrize("passes", PASSES)
@pytest.mark.parametrize("seats", range(2, 13))
@given(seed=SEEDS)
@SOME
def test_worlds_of_piles(seats: int, passes: int, seed: int) -> None:
    check_worlds(midway(seats, passes, seed, piling=True), seed)


@pytest.mark.parametrize("passes", [1, 3])
@pytest.mark.parametrize("seats", range(2, 13))
@given(seed=SEEDS)
@SOME
def test_worlds_of_piles_found_by_search(seats: int, passes: int, seed: int) -> None:
    """The search with backtracking draws fitting worlds, too, were it asked at once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(worlds, "TRIES", 0)
        table = midway(seats, passes, seed, piling=True)
        lived = Round(table)
        for viewer in (NOBODY, seed % seats):
            expected = lived.told(table._state, viewer)
            world = table.game.determinize(table.view(viewer), Rng(seed, "search"))
            assert lived.told(world, viewer) == expected


def test_the_search_is_needed_in_play() -> None:
    """In matches with free passes, random choices of the free ones do fail and the search takes over."""
    asked = []
    search = worlds.search_piles

    def noted(*parts: Any) -> list[list[int]]:
        asked.append(parts)
        return search(*parts)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(worlds, "search_piles", noted)
        for seed in range(40):
            table = midway(6, 3, seed, piling=True)
            for seat in range(6):
                table.game.determinize(table.view(seat), Rng(seed))
    assert asked
