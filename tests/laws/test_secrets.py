"""A view and what is heard tell a seat nothing it could not know, and worlds drawn from a view fit it."""

from collections.abc import Callable
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from engine import NOBODY
from engine.core.cards import Card
from engine.core.rng import Rng
from tests.laws.matches import FEW, MANY, early, every_table, facts, sit, stopped

OPEN: dict[str, Callable[[Any], list[Card]]] = {
    "craits": lambda view: [view.turned, *(card for _, card in view.lots if view.number == 1)]
}
"""For each game, which cards everybody sees when it is dealt."""
OPENLY = {"starts"}
"""Events of a deal in which somebody shows a card."""
SEEDS = st.integers(min_value=0, max_value=2**64 - 1)


@every_table
@given(seed=SEEDS)
@FEW
def test_a_drawn_world_looks_the_same_to_who_drew_it(key: str, preset: str, seats: int, seed: int) -> None:
    rng = Rng(seed, "laws")
    table = stopped(sit(key, preset, seats, seed), rng)
    game = table.game
    for seat in range(NOBODY, seats):
        view = table.view(seat)
        for _ in range(2):
            world = game.determinize(view, rng)
            assert game.view(world, seat) == view
            assert list(game.moves(world, seat)[:MANY]) == list(game.moves(table._state, seat)[:MANY])
            assert world.turn == table.turn
            # all that a world is made of is its view: from view-equal states the same chance draws the same world
            one = game.determinize(game.view(world, seat), Rng(seed, "same"))
            assert facts(one) == facts(game.determinize(view, Rng(seed, "same")))


@every_table
@given(seed=SEEDS)
@FEW
def test_a_drawn_world_plays_on_to_an_end(key: str, preset: str, seats: int, seed: int) -> None:
    rng = Rng(seed, "laws")
    table = stopped(sit(key, preset, seats, seed), rng)
    game = table.game
    world = game.determinize(table.view(rng.below(seats)), rng)
    while not game.over(world):
        game.play(world, world.turn, rng.choice(game.moves(world, world.turn)))
    assert sorted(game.places(world))[0] == 1


@every_table
@given(seed=SEEDS)
@FEW
def test_a_drawn_world_has_a_false_seed(key: str, preset: str, seats: int, seed: int) -> None:
    table = stopped(sit(key, preset, seats, seed), Rng(seed, "laws"))
    worlds = [table.game.determinize(table.view(0), Rng(seed, "world", draw)) for draw in range(2)]
    true = facts(table._state)
    assert len({true["seed"], *(facts(world)["seed"] for world in worlds)}) == 3


@every_table
@given(seed=SEEDS)
@FEW
def test_no_text_of_a_deal_shows_another_hand(key: str, preset: str, seats: int, seed: int) -> None:
    """Of what is dealt, the events show a seat its own hand and a spectator only what lies open."""
    for table in early(sit(key, preset, seats, seed), Rng(seed, "laws")):
        if table.log()[-1:] != ["deal"]:
            continue
        names = set(table.game.notation.faces.names)
        for seat in range(NOBODY, seats):
            events = [event for event in table.heard(seat, table.length - 1) if event.kind not in OPENLY]
            told = " ".join(table.game.notation.note(event) for event in events)
            shown = names & set(told.replace("[", " ").replace("]", " ").replace("=", " ").split())
            view = table.view(seat)
            seen = [*view.hand, *OPEN.get(key, lambda view: ())(view)]
            assert shown == {table.game.notation.faces.text(card) for card in seen}
