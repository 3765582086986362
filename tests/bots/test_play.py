"""What every bot of every game keeps to: legal moves, silence where nothing is offered, the same move again."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from engine import Event, Move, Offer, Table, game_type, names
from engine.arena import Room, tournament
from engine.bots import bot, kinds
from engine.bots.bot import bot_rng
from engine.core.game import Bot
from engine.core.rng import Rng

ALL = [(game, kind) for game in names() for kind in kinds(game)]


def tables(game: str) -> Iterator[tuple[str, int]]:
    """Every preset with every seat count it allows."""
    options = game_type(game).options_type
    for preset in game_type(game).presets.values():
        for seats in range(2, 13):
            try:
                options.of({**options.values(preset), "seats": seats})
            except ValueError:
                continue
            yield preset, seats


@pytest.mark.parametrize(("game", "kind"), ALL)
def test_every_bot_plays_legal_moves_at_every_table(game: str, kind: str) -> None:
    """A whole match of its own kind: no answer refused, no seat without one, the match ends."""
    played = 0
    for preset, seats in tables(game):
        rules = game_type(game)
        room = Room(rules(rules.options_type.of({**rules.options_type.values(preset), "seats": seats})), [
            kinds(game)[kind] for _ in range(seats)
        ])  # fmt: skip
        match = room.match(f"legal/{preset}", "bots")
        assert match.illegal == [0] * seats, (preset, seats)
        assert match.finished, (preset, seats)
        played += 1
    assert played >= 11


@pytest.mark.parametrize(("game", "kind"), ALL)
def test_the_same_seeds_give_the_same_match(game: str, kind: str) -> None:
    """A bot draws on nothing but what it is given."""
    rules = game_type(game)
    room = Room(rules(rules.options_type.of({})), [kinds(game)[kind]] * int(rules.options_type().seats))
    one, two = room.match("again", "bots"), room.match("again", "bots")
    assert (one.hands, one.length, one.places) == (two.hands, two.length, two.places)


@pytest.mark.parametrize(("game", "kind"), ALL)
def test_where_nothing_is_offered_a_bot_stays_silent(game: str, kind: str) -> None:
    """The seats that are not to move are offered nothing and answer None."""
    table = Table(game, seed="quiet")
    other = (table.turn + 1) % table.seats
    assert table.offers(other) == ()
    assert bot(game, kind).choose(table.view(other), (), bot_rng("", other, 0)) is None


@pytest.mark.parametrize("game", names())
def test_a_bot_that_is_not_there_is_refused(game: str) -> None:
    """The error names those that are."""
    with pytest.raises(ValueError, match=r"there are .*random"):
        bot(game, "nobody")


@pytest.mark.parametrize(("game", "kind"), ALL)
def test_what_a_bot_hears_and_answers(game: str, kind: str) -> None:
    """It hears every event in order as its own seat sees it, is asked with that seat's view, never twice at once."""
    heard: list[tuple[int, Event]] = []
    asked: list[int] = []

    def listener(seat: int) -> Bot:
        inner = kinds(game)[kind]()

        class Listener:
            def hear(self, event: Event) -> None:
                heard.append((seat, event))
                inner.hear(event)

            def choose(self, view: object, offers: tuple[Offer, ...], rng: Rng) -> Move | None:
                assert view.seat == seat  # type: ignore[attr-defined]
                asked.append(seat)
                return inner.choose(view, offers, rng)

        return Listener()

    rules = game_type(game)
    seats = int(rules.options_type().seats)
    room = Room(rules(rules.options_type.of({})), [partial(listener, seat) for seat in range(seats)])
    match = room.match("heard", "bots")
    events = [[event for to, event in heard if to == seat] for seat in range(seats)]
    assert len({len(row) for row in events}) == 1
    assert all(event == event.seen_by(seat) for seat, row in enumerate(events) for event in row)
    assert len(asked) >= match.length
    assert len(events[0]) > match.length


@pytest.mark.parametrize("game", names())
def test_the_best_bot_beats_chance(game: str) -> None:
    """On twenty deals from every seat its points are surely lower: the interval lies below nought."""
    best = next(iter(kinds(game)))
    report = tournament(game, best, "random", deals=20, seed="small")
    assert report.illegal == 0
    assert report.finished == report.matches == 20 * report.seats
    assert report.wins / report.matches > 1.5 / report.seats
