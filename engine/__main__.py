"""The terminal: bots play a match and the transcript is printed, or a save is replayed and judged."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path

from engine.bots import bot, kinds
from engine.core.options import OptionError
from engine.games import game_type, names
from engine.host import INSTANT, Host, bot_players
from engine.save import SaveError
from engine.table import Seated, Table

FULL, PARTLY, UNREADABLE = 0, 1, 2
"""Exit statuses of a check: every move could be made; it stops early; it cannot be opened (or bad usage)."""


def main(words: Sequence[str] | None = None) -> int:
    """Run the command line; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    parser.add_argument("game", help=f"one of {', '.join(names())}")
    parser.add_argument("--seats", type=int, help="how many seats")
    parser.add_argument("--seed", help="any text; the same seed deals the same cards (default: a new one)")
    parser.add_argument("--options", default="", help='such as "sting=yes free_passes=2"')
    parser.add_argument("--bots", default="", help="the kinds of bot by seat, such as rule,random (default: the best)")
    parser.add_argument("--save", type=Path, metavar="FILE", help="write the match there")
    parser.add_argument("--check", type=Path, metavar="FILE", help="replay a save and say where it stops")
    given = parser.parse_args(words)
    try:
        game_type(given.game)
        if given.check:
            return check(given.game, given.check)
        table = laid(given.game, given.seats, given.seed, given.options, given.bots)
    except SaveError as error:
        parser.error(f"{given.check} cannot be opened: {error}")
    except (OptionError, ValueError) as error:
        parser.error(str(error))
    except OSError as error:
        parser.error(f"{given.check} cannot be read: {error.strerror}")
    play(table)
    if given.save:
        try:
            given.save.write_text(table.save() + "\n", encoding="utf-8")
        except OSError as error:
            parser.error(f"{given.save} cannot be written: {error.strerror}")
        print(f"saved: {given.save}")
    return FULL


def laid(game: str, seats: int | None, seed: str | None, options: str, bots: str) -> Table:
    """A table with a bot in every seat; the last kind named sits in the seats left over."""
    chosen = [kind.strip() for kind in bots.split(",")] if bots else [next(iter(kinds(game)))]
    table = Table(game, seats, seed, options, manner=INSTANT)
    if len(chosen) > table.seats:
        raise ValueError(f"{len(chosen)} bots for {table.seats} seats")
    for kind in chosen:
        bot(game, kind)
    sitting = [*chosen, *[chosen[-1]] * table.seats][: table.seats]
    table.seated = tuple(Seated(f"Seat {seat}", kind) for seat, kind in enumerate(sitting))
    table.botseed = f"bots/{table.seed}"  # so that the same seed gives the same match
    return table


def play(table: Table) -> None:
    """Let the bots play, printing each move and what came of it as they happen, at last the scores and places."""
    note = table.game.notation.note
    print(f"{table.game.key}: seats={table.seats} seed={table.seed} options={table.options.text() or 'as printed'}")
    print("seats: " + ", ".join(f"{seat} {seated.kind}" for seat, seated in enumerate(table.seated)))

    async def told(length: int) -> None:
        for entry in table.record(length):
            print(f"{length + 1}. seat {entry.seat}: {table.game.notation.text(entry.move)}")
            for event in entry.events:
                print(f"     {note(event)}")

    asyncio.run(Host(table, bot_players(table), told).run())
    print(f"scores: {' '.join(map(str, table.scores()))}")
    print(f"places: {' '.join(map(str, table.places()))}")


def check(game: str, path: Path) -> int:
    """Replay a save (text or code), say where it stops and why; the exit status."""
    table = Table.load(path.read_text(encoding="utf-8", errors="replace"))  # bytes that are no text: damage
    if table.game.key != game:
        raise SaveError("foreign", f"this is a match of {table.game.key}, not of {game}")
    loaded = table.loaded
    assert loaded is not None  # load always says how far it came
    print(f"{game}: seats={table.seats} seed={table.seed} options={table.options.text() or 'as printed'}")
    print(f"played {loaded.played} of {loaded.total} moves, {'over' if table.over else 'not over'}")
    if loaded.stopped_by:
        why = f"{table.game.notation.note(loaded.refusal)} ({loaded.refusal.rule})" if loaded.refusal else "unreadable"
        print(f"stops at move {loaded.played + 1}, {loaded.stopped_by!r}: {why}")
    if not loaded.whole:
        print("the file is damaged or was cut short")
    print(f"scores: {' '.join(map(str, table.scores()))}")
    return FULL if loaded.complete else PARTLY


if __name__ == "__main__":
    if isinstance(sys.stdout, TextIOWrapper):  # any text is a seed, also one this terminal cannot write
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        sys.exit(main())
    except BrokenPipeError:  # whoever reads our output (head, less) has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
