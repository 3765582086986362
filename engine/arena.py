"""Tournaments of bots on duplicate deals: who scores less, by how much, and how sure that is."""

from __future__ import annotations

import argparse
import math
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.bots import bot, part
from engine.bots.bot import bot_rng
from engine.core.cards import NOBODY, Seat
from engine.core.game import Bot, Game
from engine.core.moves import Move
from engine.core.notes import Event
from engine.core.options import OptionError
from engine.core.rng import seed_number
from engine.games import game_type

MOST_MOVES = 20_000
"""A match longer than this is given up as unfinished."""


@dataclass
class Match:
    """What came of one match: the points of each hand by seat, places, and how the bots behaved."""

    hands: list[tuple[int, ...]] = field(default_factory=list)
    places: tuple[int, ...] = ()
    finished: bool = True
    length: int = 0
    illegal: list[int] = field(default_factory=list)
    """For each seat, how many of its answers were not allowed; a random move stood in for them."""
    seconds: list[list[float]] = field(default_factory=list)
    """For each seat, how long each of its decisions took."""


class Room:
    """Plays matches between bots at once, in the host's order, without waiting: what a bot gets is its view."""

    def __init__(self, game: Game[Any, Any, Any], kinds: Sequence[Callable[[], Bot]]) -> None:
        self.game = game
        self.kinds = kinds

    def match(self, seed: str, botseed: str) -> Match:
        """Play one match; the same seeds give the same match."""
        game, s = self.game, self.game.start(seed_number(seed))
        brains = [kind() for kind in self.kinds]
        seats = len(brains)
        done = Match(illegal=[0] * seats, seconds=[[] for _ in brains])
        before, mover = tuple(game.scores(s)), NOBODY
        while not game.over(s) and done.length < MOST_MOVES:
            seat, move = self._next(s, brains, done, mover, botseed)
            if move.verb == "deal":
                before = self._close(done, s, before)
            if move.verb not in game.spoken:
                mover = seat
            events: list[Event] = []
            game.play(s, seat, move, events)
            done.length += 1
            for event in events:
                for other, brain in enumerate(brains):
                    brain.hear(event.seen_by(other))
        self._close(done, s, before)
        done.places, done.finished = tuple(game.places(s)), game.over(s)
        return done

    def _close(self, done: Match, s: Any, before: tuple[int, ...]) -> tuple[int, ...]:
        """Note the points of the hand that ended, if one was played."""
        now = tuple(self.game.scores(s))
        if done.length:
            done.hands.append(tuple(after - start for after, start in zip(now, before, strict=True)))
        return now

    def _next(self, s: Any, brains: list[Bot], done: Match, mover: Seat, botseed: str) -> tuple[Seat, Move]:
        """Who moves next and how: the first in the window that speaks, else the turn seat."""
        for seat in sorted(s.window, key=lambda seat: (seat - mover) % len(brains)):
            words = self._ask(s, seat, brains[seat], done, botseed, speak=True)
            if words is not None:
                return seat, words
        move = self._ask(s, s.turn, brains[s.turn], done, botseed, speak=False)
        if move is None:
            raise ValueError(f"seat {s.turn} has no move")
        return s.turn, move

    def _ask(self, s: Any, seat: Seat, brain: Bot, done: Match, botseed: str, speak: bool) -> Move | None:
        game = self.game
        view = game.view(s, seat)
        offers = game.offers(view)
        if speak:
            offers = tuple(offer for offer in offers if offer.verb in game.spoken)
        rng = bot_rng(botseed, seat, done.length)
        start = time.perf_counter()
        move = brain.choose(view, offers, rng)
        done.seconds[seat].append(time.perf_counter() - start)
        if move is None and speak:
            return None
        if move is None or game.check(s, seat, move) or (speak and move.verb not in game.spoken):
            done.illegal[seat] += 1
            return None if speak else rng.choice(game.moves(s, seat))
        return move


@dataclass
class Report:
    """One bot against a field: every deal was played once with the bot in each seat."""

    seats: int
    deals: int = 0
    matches: int = 0
    finished: int = 0
    wins: int = 0
    illegal: int = 0
    moves: int = 0
    seconds: list[float] = field(default_factory=list)
    own: dict[str, list[float]] = field(default_factory=dict)
    """For each part of the match, for each deal, the bot's mean points a hand."""
    others: dict[str, list[float]] = field(default_factory=dict)
    """The same of the field."""
    won: list[float] = field(default_factory=list)
    """For each deal, the share of its hands in which the bot alone had the fewest points."""

    def differences(self, name: str) -> list[float]:
        """For each deal, the bot's points a hand less the field's."""
        return [own - other for own, other in zip(self.own[name], self.others[name], strict=True)]

    def lines(self) -> Iterator[str]:
        """The report as text."""
        yield f"{self.deals} deals, each with the bot in all {self.seats} seats: {self.matches} matches"
        for name in self.own:
            own, others = statistics.fmean(self.own[name]), statistics.fmean(self.others[name])
            middle, low, high = interval(self.differences(name))
            yield (
                f"points a hand, {name}: {own:.2f} against {others:.2f}, "
                f"difference {middle:+.2f} (95 % {low:+.2f} to {high:+.2f})"
            )
        middle, low, high = interval(self.won)
        yield f"hands won {middle:.1%} (95 % {low:.1%} to {high:.1%}, fair {1 / self.seats:.1%})"
        low, high = wilson(self.wins, self.matches)
        yield f"wins {self.wins / self.matches:.1%} (95 % {low:.1%} to {high:.1%}, fair {1 / self.seats:.1%})"
        yield f"moves a match {self.moves / self.matches:.0f}, unfinished {self.matches - self.finished}"
        micros = sorted(1e6 * second for second in self.seconds)
        yield (
            f"illegal moves {self.illegal}, decisions {len(micros)}: "
            f"p50 {micros[len(micros) // 2]:.0f} µs, p95 {micros[len(micros) * 95 // 100]:.0f} µs"
        )


def tournament(
    key: str, kind: str, against: str, deals: int, options: str = "", seats: int | None = None, seed: str = "1"
) -> Report:
    """Play `deals` deals, the bot in every seat in turn and the field in the others.

    Deals and seats are the same for all, so the differences are paired by deal. OptionError or ValueError for
    what cannot be played.
    """
    chosen = game_type(key).options_type.values(options)
    game = game_type(key)(game_type(key).options_type.of(chosen if seats is None else {**chosen, "seats": seats}))
    for name in (kind, against):
        bot(key, name)
    seats = int(game.options.seats)
    report = Report(seats)
    for deal in range(deals):
        points: dict[str, list[tuple[float, float]]] = {}
        won: list[bool] = []
        for seat in range(seats):
            sitting = [(lambda name=kind if place == seat else against: bot(key, name)) for place in range(seats)]
            done = Room(game, sitting).match(f"{seed}/{deal}", f"{seed}/bots/{deal}")
            for hand, row in enumerate(done.hands):
                rest = (sum(row) - row[seat]) / (seats - 1)
                if name := part(key, hand):
                    won.append(row[seat] < min(row[:seat] + row[seat + 1 :]))
                    points.setdefault(name, []).append((row[seat], rest))
            report.matches += 1
            report.finished += done.finished
            report.wins += done.finished and done.places[seat] == 1
            report.moves += done.length
            report.illegal += done.illegal[seat]
            report.seconds += done.seconds[seat]
        report.deals += 1
        report.won.append(statistics.fmean(won))
        for name, pairs in points.items():
            report.own.setdefault(name, []).append(statistics.fmean(own for own, _ in pairs))
            report.others.setdefault(name, []).append(statistics.fmean(other for _, other in pairs))
    return report


def interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean and its 95 % interval by Student's t (the quantile to within 0.01 from 10 values on)."""
    middle = statistics.fmean(values)
    if len(values) < 2:
        return middle, -math.inf, math.inf
    z, free = 1.959964, len(values) - 1
    quantile = z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)
    half = quantile * statistics.stdev(values) / math.sqrt(len(values))
    return middle, middle - half, middle + half


def wilson(hits: int, trials: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson 1927)."""
    z = 1.959964
    share, squeeze = hits / trials, 1 + z * z / trials
    middle = (share + z * z / (2 * trials)) / squeeze
    half = z * math.sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials)) / squeeze
    return middle - half, middle + half


def main(words: Sequence[str] | None = None) -> int:
    """Play a tournament and print the report."""
    parser = argparse.ArgumentParser(prog="python -m engine.arena", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bot", help="the kind of bot that is tried, such as rule")
    parser.add_argument("--against", default="random", help="the kind of bot in the other seats")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--options", default="", help='such as "sting=yes"')
    parser.add_argument("--seed", default="1")
    given = parser.parse_args(words)
    if given.deals < 1:
        parser.error("--deals must be at least 1")
    try:
        report = tournament(
            given.game, given.bot, given.against, given.deals, given.options, given.seats, given.seed
        )
    except (OptionError, ValueError) as error:
        parser.error(str(error))
    print(f"{given.game}: {given.bot} against {given.against}", *report.lines(), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
