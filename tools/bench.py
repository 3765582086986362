"""Measures the engine: `make bench`; each game on this Python, in Pyodide under Node, and beside RLCard's uno.

All play is random and single-threaded. Of several slices the quickest counts: the others were disturbed (in
Pyodide the processor's time cannot be read, only the clock's). Trust ratios of one run, not figures of two
machines.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import platform
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from engine import Move, Table, TooMany, game_type, names
from engine.bots.bot import any_move
from engine.core.game import Game, State
from engine.core.rng import Rng

ROOT = Path(__file__).resolve().parent.parent
SEATS = 4
SLICES = 7
FLOOR = 0.5  # million moves a second on CPython 3.11
AIMS = {"bullcrap": 0.6}  # of other games 1.0
Figures = dict[str, float]
UNITS = {
    "moves": ("moves", 1e6, "M/s"),
    "matches": ("matches", 1, "/s"),
    "check": ("check", 1e6, "M/s"),
    "view": ("view + offers", 1e-6, "µs"),
    "text": ("save as text", 1, "bytes"),
    "code": ("save as code", 1, "bytes"),
    "load": ("load a save", 1e-3, "ms"),
}
"""For each figure its words, the size of its unit, and the unit."""


def paced(play: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Moves and matches a second of `play`, which plays the match of a number and says how many moves it had."""
    moves: list[float] = []
    matches: list[float] = []
    number = 0
    for _ in range(SLICES):
        played, first, start = 0, number, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            played += play(number)
            number += 1
        moves.append(played / spent)
        matches.append((number - first) / spent)
    return max(moves), max(matches)


def each(act: Callable[[Any], object], things: list[Any], seconds: float) -> float:
    """Seconds that `act` takes on one of the things, going round them."""
    spans: list[float] = []
    for _ in range(SLICES):
        done, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            for thing in things:
                act(thing)
            done += len(things)
        spans.append(spent / done)
    return min(spans)


def random_match(game: Game[Any, Any, Any]) -> Callable[[int], int]:
    """What plays a random match through `moves` and `play`, as fast as it can."""
    moves, play = game.moves, game.play
    chance = random.Random(1).random

    def match(number: int) -> int:
        s, length = game.start(number), 0
        while (seat := s.turn) >= 0:
            found = moves(s, seat)
            play(s, seat, found[int(chance() * len(found))])
            length += 1
        return length

    return match


def positions(game: Game[Any, Any, Any]) -> Iterator[tuple[State, int, Any]]:
    """Every tenth position of a random match, with who is to move and a move of theirs."""
    chance = random.Random(2)
    s, length = game.start(2), 0
    while not game.over(s):
        move = chance.choice(game.moves(s, s.turn))
        if length % 10 == 5:
            yield s.copy(), s.turn, move
        game.play(s, s.turn, move)
        length += 1


def some_move(table: Table, chance: random.Random) -> str | Move:
    """A random move of the turn seat; where they are too many to be written down, one out of the offers."""
    try:
        return chance.choice(table.moves(table.turn))
    except TooMany:
        return any_move(table.offers(table.turn)[-1], Rng(chance.getrandbits(64)))


def measure(key: str, seconds: float) -> Figures:
    """All figures of one game with the printed rules, on the Python that runs this."""
    kind = game_type(key)
    game = kind(kind.options_type.of({"seats": SEATS}))
    moves, matches = paced(random_match(game), seconds)
    sample = list(positions(game))
    table = Table(key, seats=SEATS, seed="bench", botseed="bench")
    chance = random.Random(3)
    while not table.over:
        table.act(table.turn, some_move(table, chance))
    save = table.save()
    return {
        "moves": moves,
        "matches": matches,
        "check": 1 / each(lambda at: game.check(*at), sample, seconds),
        "view": each(lambda at: game.offers(game.view(at[0], at[1])), sample, seconds),
        "text": len(save),
        "code": len(table.code()),
        "load": each(Table.load, [save], seconds),
    }


def measure_all(seconds: float) -> dict[str, Figures]:
    """The figures of every game."""
    return {key: measure(key, seconds) for key in names()}


def in_pyodide(seconds: float) -> tuple[str, dict[str, Figures]] | None:
    """The same inside Pyodide, with the Python there; None without Node or the runtime."""
    if not shutil.which("node") or not (ROOT / "node_modules" / "pyodide").exists():
        return None
    command = ["node", "tools/in_pyodide.mjs", "tools/bench.py", "--raw", "--seconds", str(seconds)]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    version, figures = json.loads(done.stdout.splitlines()[-1])
    return version, figures


def rlcard_uno(seconds: float) -> tuple[float, float] | None:
    """Moves and matches a second of RLCard's bare uno game with its two seats; None if it is not installed."""
    if not importlib.util.find_spec("rlcard"):
        return None
    game = importlib.import_module("rlcard.games.uno").Game()
    chance = random.Random(1).random

    def match(number: int) -> int:
        game.np_random.seed(number)
        game.init_game()
        length = 0
        while not game.is_over():
            actions = game.get_legal_actions()
            game.step(actions[int(chance() * len(actions))])
            length += 1
        return length

    return paced(match, seconds)


def report(seconds: float) -> None:
    """Measure and print everything."""
    here = platform.python_version()
    print(f"CPython {here} on {platform.machine()}, {SEATS} seats, random play")
    ours = measure_all(seconds)
    theirs = in_pyodide(seconds)
    other = rlcard_uno(seconds)
    for key, figures in ours.items():
        print(f"\n{key:16}{'CPython ' + here:>20}{'Pyodide ' + theirs[0] if theirs else '':>20}{'ratio':>10}")
        for name, (words, size, unit) in UNITS.items():
            line = f"{words:16}{figures[name] / size:12.4g} {unit:7}"
            if theirs:
                there = theirs[1][key][name]
                line += f"{there / size:12.4g} {unit:7}{there / figures[name]:10.2f}"
            print(line)
        pace = figures["moves"] / 1e6
        aim = AIMS.get(key, 1.0)
        verdict = "the aim is reached" if pace >= aim else "above the floor" if pace >= FLOOR else "BELOW the floor"
        print(f"{verdict} (floor {FLOOR}, aim {aim} M moves/s)")
        if other:
            times = figures["moves"] / other[0]
            print(f"RLCard's uno core, 2 seats: {other[0] / 1e6:.3f} M moves/s; ours is {times:.1f} times as fast")
    for name, missing in (("Pyodide", theirs is None), ("RLCard", other is None)):
        if missing:
            print(f"\n{name} is not installed and was not measured")


def main() -> int:
    """Measure; `--raw` prints this Python's version and figures as JSON, for the measuring from outside."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="how long each slice of a measurement lasts")
    parser.add_argument("--raw", action="store_true", help="only this Python, as JSON")
    given = parser.parse_args()
    if given.raw:
        print(json.dumps([platform.python_version(), measure_all(given.seconds)]))
    else:
        report(given.seconds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
