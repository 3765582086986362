"""The rule bots of Craits: fair, strong, and right in plain cases."""

from __future__ import annotations

from typing import Any

import pytest

from engine.arena import interval, tournament
from engine.bots import bot, kinds
from engine.bots.bot import bot_rng
from engine.core.notes import Event
from engine.core.rng import Rng
from engine.games.craits import Craits, Options
from tests.scenes import scene

FACES = "jacks=yes queen_of_spades=yes kings=yes"
TABLES = ["hands=8", "seats=2 hands=8 announce=caught_only", "seats=6 hands=8", FACES]


@pytest.mark.parametrize("kind", kinds("craits"))
def test_hidden_cards_do_not_change_a_decision(kind: str) -> None:
    """Deal what the bot cannot see anew, keep its seed: it plays and says the same, in over 500 decisions."""
    decisions = moved = 0
    for options in TABLES:
        game = Craits(Options.read(options))
        s = game.start(11)
        brains, twins = ([bot("craits", kind) for _ in range(s.seats)] for _ in range(2))
        length = 0
        while not game.over(s):
            asked = [*s.window, s.turn]
            for seat in asked:
                view = game.view(s, seat)
                world = game.determinize(view, Rng(length, "world"))
                again, offers = game.view(world, seat), game.offers(view)
                if seat != s.turn or (len(asked) > 1 and seat != asked[-1]):
                    offers = tuple(offer for offer in offers if offer.verb in game.spoken)
                move = brains[seat].choose(view, offers, bot_rng("fair", seat, length))
                other = twins[seat].choose(again, offers, bot_rng("fair", seat, length))
                assert other == move, (options, length)
                decisions += sum(len(offer.cards) for offer in offers) > 1
                moved += world.hands != s.hands
                if move is not None:
                    break
            assert move is not None
            events: list[Event] = []
            game.play(s, seat, move, events)
            for event in events:
                for place in range(s.seats):
                    brains[place].hear(event.seen_by(place))
                    twins[place].hear(event.seen_by(place))
            length += 1
    assert decisions > 500
    assert moved > 500


def test_the_rule_bot_wins_more_hands_than_three_random_ones() -> None:
    """On 25 deals from every seat the whole interval lies above a fair share, and its points are fewer."""
    report = tournament("craits", "rule", "random", deals=25, options="hands=8", seed="strength")
    assert interval(report.won)[1] > 0.25
    assert interval(report.differences("hands"))[2] < 0
    assert report.illegal == 0


def test_the_forgetful_one_pays_for_it() -> None:
    """Against the rule bot it loses points, and it does forget."""
    report = tournament("craits", "forgetful", "rule", deals=20, options="hands=8", seed="forgets")
    assert interval(report.differences("hands"))[1] > 0


def plays(options: str = "", kind: str = "rule", seat: int = 0, **rig: Any) -> str:
    """What a bot plays at a rigged table."""
    table = scene("craits", options, **{"stock": "rest", **rig})
    view = table.game.view(table.state, seat)
    move = bot("craits", kind).choose(view, table.game.offers(view), Rng(1))
    return table.game.notation.text(move) if move else ""


FEW = " | 2C 4C AC 6C | 2D 4D AD 6D"
OTHERS = " | 2C 4C 5C 6C | 2D 4D 5D 6D"


def test_it_sheds_the_dear_card() -> None:
    assert plays(hands="5H KH 3S" + FEW, pile="QH") == "play 5H"


def test_it_keeps_wilds_and_threes_while_others_hold_many() -> None:
    assert plays(hands="8H KH JS QC 7C" + OTHERS, pile="4H") == "play KH"
    assert plays(hands="3H KH JS" + OTHERS, pile="4H") == "play KH"


def test_it_goes_out_when_it_can() -> None:
    assert plays(hands="8H" + OTHERS, pile="3D") == "play 8H"


def test_it_answers_the_count_and_draws_it_only_for_want_of_an_answer() -> None:
    assert plays(hands="AH KH JS" + OTHERS, pile="2S", count=2) == "play AH"
    assert plays(hands="8H KH JS" + OTHERS, pile="2S", count=2) == "draw"


def test_it_hits_the_seat_with_one_card() -> None:
    """A seven costs that seat a card; with many cards there the dear one goes."""
    assert plays(hands="7H KH JS 9C | 2C | 2D 4D 5D 6D", pile="4H") == "play 7H"


def test_it_names_the_suit_it_holds_most_of() -> None:
    assert plays(hands="8H QS JS TS" + OTHERS, pile="3D") == "play 8H as S"


def test_it_says_one_card_and_catches_who_does_not() -> None:
    hands = "3H KH | 4S 5S | 6S 7S"
    table = scene("craits", "announce=caught_only", hands=hands, pile="5H", stock="rest").plays("0 3H")
    for seat, word in ((0, "say"), (1, "catch"), (2, "catch")):
        view = table.game.view(table.state, seat)
        move = bot("craits", "rule").choose(view, table.game.offers(view), Rng(1))
        assert move is not None
        assert move.verb == word


def test_the_forgetful_one_forgets_now_and_then() -> None:
    table = scene("craits", hands="3H KH | 4S 5S", pile="5H", stock="rest").plays("0 3H")
    view = table.game.view(table.state, 0)
    offers = table.game.offers(view)
    said = [bot("craits", "forgetful").choose(view, offers, Rng(seed)) is not None for seed in range(400)]
    assert 0.65 < sum(said) / 400 < 0.85
    assert all(bot("craits", "rule").choose(view, offers, Rng(seed)) is not None for seed in range(50))
