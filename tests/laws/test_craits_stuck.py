"""No random hand of Craits is ever stuck, and none loses a card; worlds of a hand obey what its draws have shown."""

import pytest

from engine.core.rng import Rng
from engine.games.craits import FITTING, Craits, Options
from engine.games.craits.cards import FACES
from engine.games.craits.state import PLAYED
from tests.laws.stuck import play_hands
from tests.scenes import scene


def test_no_random_hand_is_stuck() -> None:
    """A sample, every number of seats some forty times; the 100,000 are played by `python -m tests.laws.stuck`."""
    found = play_hands(600)
    assert found["hands"] == 600
    assert found["with a shuffle"] > 150


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_a_seat_that_just_drew_holds_nothing_else_that_fitted(seats: int) -> None:
    """In every world after a draw all but one card of that hand do not fit what it could not play on."""
    game, rng = Craits(Options(seats=seats, hands="8")), Rng(seats, "worlds")
    s, looked, shuffled = game.start(5), 0, 0
    while looked < 24 or shuffled < 4:
        moves = game.moves(s, s.turn)
        game.play(s, s.turn, rng.choice(moves))
        last = s.story[-1] if s.story else None
        if last is None or last.lacking < 0 or last.drawn != 1 or rng.below(8):
            continue
        viewer = (last.seat + 1) % seats
        hand = game.determinize(game.view(s, viewer), rng).hands[last.seat]
        assert sum(card in FITTING[last.lacking] for card in hand) <= 1
        looked += 1
        shuffled += s.shuffles > 0


def test_after_a_shuffle_two_seats_know_each_other_s_cards() -> None:
    """The stock was empty: what lay neither in the pile nor in one's own hand was in the other's."""
    table = scene("craits", hands="KC QC | KD QD", pile="5S 5H", stock="")
    s = table.state
    pack = [card for card in range(52) if card not in [*s.hands[0], *s.hands[1]]]
    s.pile = [*[card for card in pack if card != FACES.card("5H")], FACES.card("5H")]
    s.turned, s.number = s.pile[0], 7
    s.story = [PLAYED[0][card] for card in s.pile[1:]]
    table.plays("0 draw")
    assert s.shuffles == 1
    for draw in range(20):
        world = table.game.determinize(table.game.view(s, 0), Rng(draw))
        assert world.hands == s.hands
