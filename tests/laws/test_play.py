"""Somebody can always move, the menu is the law, cards are conserved, logs replay, copies are their own."""

from hypothesis import given
from hypothesis import strategies as st

from engine import NOBODY, Table
from engine.bots.bot import any_move
from engine.core.rng import Rng
from tests.laws.matches import CARDS, FEW, MANY, early, every_move, every_table, facts, sit, stopped, walk

SEEDS = st.integers(min_value=0, max_value=2**64 - 1)


def check_menu(table: Table, rng: Rng) -> None:
    """What is listed, what the law allows and what is offered are the same, for every seat."""
    game, state = table.game, table._state
    universe = every_move(game.notation)
    for seat in range(table.seats):
        everything = game.moves(state, seat)
        offers = table.offers(seat)
        if len(everything) > MANY:
            listed = [everything[index] for index in sorted({rng.below(len(everything)) for _ in range(MANY)})]
        else:
            listed = list(everything)
            assert {move for move in universe if game.check(state, seat, move) is None} == {
                move for move in listed if len(move.cards) <= 1
            }
        assert len(set(listed)) == len(listed), "a move is listed twice"
        for move in listed:
            assert game.check(state, seat, move) is None
            assert any(offer.holds(move) for offer in offers), "allowed but not offered"
            assert game.notation.move(game.notation.text(move)) == move
        for offer in offers:
            some = (any_move(offer, rng) for _ in range(MANY))
            assert any(offer.holds(move) for move in listed) or any(
                game.check(state, seat, move) is None for move in some
            ), "offered but nothing of it is allowed"
        if seat != table.turn and seat not in table.window:
            assert not listed
            assert not offers
    assert table.offers(NOBODY) == ()


def check_places(table: Table) -> None:
    """Places are 1 2 2 4; when the match is over they are those the scores, or the game's own end, say."""
    scores, places = table.scores(), table.places()
    assert len(scores) == len(places) == table.seats
    for place in places:
        assert place == sum(other < place for other in places) + 1, "places are 1 2 2 4"
    if not table.over:
        return
    winners = [seat for seat, place in enumerate(places) if place == 1]
    key = table.game.key
    assert (
        len(winners) == 1
        or (key == "craits" and len({scores[seat] for seat in winners}) == 1)
        or (key == "bullcrap" and table.view(NOBODY).drawn)
    )
    if key == "oh_crud":  # the Duel decides among the lowest only
        assert scores[winners[0]] == min(scores)
        by_place = [score for _, score in sorted(zip(places, scores, strict=True))]
        assert by_place == sorted(scores)


@every_table
@given(seed=SEEDS)
@FEW
def test_somebody_can_always_move_until_it_is_over(key: str, preset: str, seats: int, seed: int) -> None:
    rng = Rng(seed, "laws")
    table = sit(key, preset, seats, seed)
    for there in walk(table, rng):
        if not there.over:
            assert 0 <= there.turn < seats
            assert len(there.game.moves(there._state, there.turn))
        if rng.below(100) == 0 or there.over:
            check_menu(there, rng)
    assert table.over
    check_places(table)
    assert table.turn == NOBODY
    assert table.window == ()


@every_table
@given(seed=SEEDS)
@FEW
def test_cards_are_conserved(key: str, preset: str, seats: int, seed: int) -> None:
    whole = None
    for table in early(sit(key, preset, seats, seed), Rng(seed, "laws")):
        cards = CARDS[key](table._state)
        if cards is not None and whole is not None and not table.over:
            assert cards == whole, "a card appeared or vanished"
        whole = cards


@every_table
@given(seed=SEEDS)
@FEW
def test_places_follow_scores(key: str, preset: str, seats: int, seed: int) -> None:
    rng = Rng(seed, "laws")
    for table in early(sit(key, preset, seats, seed), rng):
        if rng.below(30) == 0:
            check_places(table)


@every_table
@given(seed=SEEDS)
@FEW
def test_the_log_replays_and_saves_are_identity(key: str, preset: str, seats: int, seed: int) -> None:
    rng = Rng(seed, "laws")
    table = stopped(sit(key, preset, seats, seed), rng)
    for text in (table.save(), table.code()):
        again = Table.load(text)
        assert again.loaded is not None
        assert again.loaded.complete
        assert again.save() == table.save()
        assert facts(again._state) == facts(table._state)
        for seat in range(NOBODY, seats):
            assert again.view(seat) == table.view(seat)
            assert again.heard(seat) == table.heard(seat)
    there, state = table.length, facts(table._state)
    table.rewind(rng.below(there + 1))
    table.rewind(there)
    assert facts(table._state) == state


@every_table
@given(seed=SEEDS)
@FEW
def test_a_copy_is_independent(key: str, preset: str, seats: int, seed: int) -> None:
    rng = Rng(seed, "laws")
    table = stopped(sit(key, preset, seats, seed), rng)
    game, state = table.game, table._state
    twin = state.copy()
    before, views = facts(state), [game.view(state, seat) for seat in range(NOBODY, seats)]
    assert facts(twin) == before
    assert [game.view(twin, seat) for seat in range(NOBODY, seats)] == views
    moved = not game.over(twin)
    while not game.over(twin):
        game.play(twin, twin.turn, rng.choice(game.moves(twin, twin.turn)))
    assert facts(state) == before
    assert [game.view(state, seat) for seat in range(NOBODY, seats)] == views
    assert (facts(twin) != before) == moved


@every_table
@given(seed=SEEDS)
@FEW
def test_events_change_nothing(key: str, preset: str, seats: int, seed: int) -> None:
    """A move played without anybody listening leads to the same state."""
    rng = Rng(seed, "laws")
    table = stopped(sit(key, preset, seats, seed), rng)
    game, told, silent = table.game, table._state.copy(), table._state.copy()
    for _ in range(60):
        if game.over(told):
            break
        move = rng.choice(game.moves(told, told.turn))
        game.play(told, told.turn, move, [])
        game.play(silent, silent.turn, move)
        assert facts(told) == facts(silent)
