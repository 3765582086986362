"""The rule bot of Oh Crud: fair, strong, and right in plain cases."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.arena import interval, tournament
from engine.bots import kinds
from engine.bots.bot import bot_rng
from engine.bots.oh_crud import RuleBot
from engine.core.cards import HIDDEN
from engine.core.notes import Event
from engine.core.rng import Rng
from engine.games.oh_crud import OhCrud, Options, View
from engine.games.oh_crud.cards import FACES, NOTATION

TABLES = ["", "seats=2", "seats=3 sting=yes", "seats=5 free_passes=3", "seats=7 unrevealed=yes", "seats=12"]


@pytest.mark.parametrize("kind", kinds("oh_crud"))
def test_hidden_cards_do_not_change_a_decision(kind: str) -> None:
    """Deal what the bot cannot see anew, keep its seed: it plays the same, in every one of over 500 decisions."""
    decisions = moved = 0
    for options in TABLES:
        game = OhCrud(Options.read(options))
        s = game.start(11)
        brains, twins = ([kinds("oh_crud")[kind]() for _ in range(s.seats)] for _ in range(2))
        length = 0
        while not game.over(s):
            seat = s.turn
            view = game.view(s, seat)
            world = game.determinize(view, Rng(length, "world"))
            again = game.view(world, seat)
            offers = game.offers(view)
            move = brains[seat].choose(view, offers, bot_rng("fair", seat, length))
            other = twins[seat].choose(again, game.offers(again), bot_rng("fair", seat, length))
            assert move is not None
            assert other == move, (options, length)
            decisions += len(offers[0].cards) > 1
            moved += world.hands != s.hands
            events: list[Event] = []
            game.play(s, seat, move, events)
            for event in events:
                for place in range(s.seats):
                    brains[place].hear(event.seen_by(place))
                    twins[place].hear(event.seen_by(place))
            length += 1
    assert decisions > 500
    assert moved > 500


def test_the_rule_bot_beats_three_random_ones_by_ten_points_a_trick_round() -> None:
    """On 25 deals from every seat the whole interval lies below -10; round six is better, too."""
    report = tournament("oh_crud", "rule", "random", deals=25, seed="strength")
    assert interval(report.differences("trick rounds"))[2] < -10
    assert interval(report.differences("round six"))[2] < 0
    assert report.wins / report.matches > 0.5


def at(hand: str, **facts: object) -> View:
    """A view of seat 0 of four, in round one with red Crud unless told otherwise, each other seat with as many."""
    game = OhCrud(Options())
    held = tuple(sorted(FACES.cards(hand)))
    blank = game.view(game.start(1), 0)
    view = replace(blank, seat=0, turn=0, dealing=False, round=1, dealer=3, colour=3, number=-1, hand=held)
    known = dict(facts)
    trick = tuple(FACES.cards(str(known.pop("trick", ""))))
    counts = tuple(len(held) - (seat >= 4 - len(trick)) for seat in range(4))
    out = 54 - sum(counts) - len(trick)
    view = replace(view, counts=counts, trick=trick, leader=(4 - len(trick)) % 4, out=out)
    return replace(view, **known)  # type: ignore[arg-type]


def plays(view: View) -> str:
    """What the rule bot plays there."""
    move = RuleBot().choose(view, OhCrud(view.options).offers(view), Rng(1))
    assert move is not None
    return NOTATION.text(move)


def test_the_gentler_bots_lose_to_the_one_that_looks_twice() -> None:
    """Hasty misjudges a little, dozy a lot; both still beat chance."""
    differences = [
        interval(tournament("oh_crud", kind, "random", deals=12, seed="level").differences("trick rounds"))[0]
        for kind in ("rule", "hasty", "dozy")
    ]
    assert differences == sorted(differences)
    assert differences[-1] < 0


def test_it_ducks_with_its_highest() -> None:
    """Under a nine anything goes: the eight does."""
    assert plays(at("Y2 Y5 Y8 B3", trick="Y9 Y1")) == "play Y8"


def test_it_ducks_a_dear_trick_rather_than_take_it() -> None:
    """Two red cards lie there: the low yellow stays below."""
    assert plays(at("Y2 Y9 B3 B4", trick="Y5 R8 R9")) == "play Y2"


def test_last_to_play_it_takes_a_harmless_trick_with_its_highest() -> None:
    """It must take the trick, which costs nothing: away with the nine."""
    assert plays(at("Y7 Y9 B1 B2", trick="Y5 Y3 Y4")) == "play Y9"


def test_void_it_throws_its_dearest_dangerous_card() -> None:
    """No yellow: the high red goes."""
    assert plays(at("B2 G1 R8 P3", trick="Y5 Y6")) == "play R8"


def test_it_does_not_trump_a_trick_that_costs() -> None:
    """Round four, green is power, no yellow: any card but the green."""
    assert plays(at("G4 B2 P9 O3", trick="Y5 Y6", round=4, colour=2)) != "play G4"


def test_it_throws_its_power_card_under_a_higher_one() -> None:
    """Round four, the green nine takes the trick already: the green eight costs nothing now."""
    assert plays(at("G8 B2 P3 O3", trick="Y5 G9", round=4, colour=2)) == "play G8"


def test_it_keeps_its_low_card_for_the_last_trick() -> None:
    """Round five, two tricks left: the nine goes now, the one stays."""
    assert plays(at("P1 P9", trick="P5 P4", round=5, colour=2)) == "play P9"


def test_it_opens_the_way_to_its_own_cards() -> None:
    """Round six begins with threes: yellow leads on to its own four and five, blue only to others'."""
    assert plays(at("Y3 Y4 Y5 B3 O7", round=6, colour=-1, number=3)) == "play Y3"


def test_it_passes_freely_rather_than_help_the_others() -> None:
    """A free pass in hand and only a three that opens the way for others: it waits."""
    view = at("B3 O7 G8", round=6, colour=-1, number=3, options=Options(free_passes=1), free=1)
    assert plays(view) == "pass"
    assert plays(replace(view, free=0)) == "play B3"


def test_it_deals_when_it_is_the_dealer() -> None:
    """There is nothing to choose."""
    game = OhCrud(Options())
    s = game.start(1)
    view = game.view(s, s.turn)
    assert HIDDEN not in view.hand
    assert plays(view) == "deal"
