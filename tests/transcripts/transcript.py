"""Writes a whole match down: each move, its events, what changed in each view, what is offered, sums of all views."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from pathlib import Path

from engine import NOBODY, Table, game_type, names
from engine.core.cards import Seat
from engine.core.moves import Move
from engine.core.rng import Rng

GOLDEN = Path(__file__).parent / "golden"
SEATS = {"bullcrap": (4, 3, 2, 4, 4, 3, 2), "craits": (4, 2, 3, 6), "oh_crud": (4, 2, 7, 3)}
"""How many seats sit at each game's presets, in their order."""
LONGEST = 700
"""After so many moves a long match is left."""
LOUD = 40
"""Views are told after each deal and each so many moves: the spectator's, then what a seat sees otherwise."""


def matches() -> list[tuple[str, str, int]]:
    """The game, preset and seats of each golden match."""
    return [
        (key, preset, seats)
        for key in names()
        for preset, seats in zip(game_type(key).presets, SEATS[key], strict=True)
    ]


def golden(key: str, preset: str) -> Path:
    """Where a match is written down."""
    return GOLDEN / f"{key}-{preset}.txt"


def lines(key: str, preset: str, seats: int) -> Iterator[str]:
    """The transcript of the match, line by line."""
    agreed = game_type(key).presets[preset]
    table = Table(key, seats=seats, seed=f"golden {preset}", options=agreed, botseed="golden")
    notation, chance = table.game.notation, Rng(7, "golden")
    yield f"{key} {table.options.text() or 'printed'} seed={table.seed!r}"
    seen: dict[int, dict[str, str]] = {seat: {} for seat in range(NOBODY, seats)}
    while True:
        views = {seat: notation.fields(table.view(seat)) for seat in seen}
        spelled = "\n".join(f"{seat} {name}={text}" for seat, view in views.items() for name, text in view.items())
        yield f"   views {zlib.crc32(spelled.encode()):08x}"
        if table.length % LOUD == 0 or table.log()[-1:] == ["deal"] or table.over:
            for seat, fields in views.items():
                own = {name for name, text in fields.items() if seat == NOBODY or views[NOBODY][name] != text}
                new = [name for name in fields if name in own and seen[seat].get(name) != fields[name]]
                yield f"   view {seat}: {' '.join(f'{name}={fields[name]}' for name in new)}"
            seen = views
        for seat in range(seats):
            if offers := table.offers(seat):
                yield f"   offers {seat}: {'; '.join(map(notation.offer, offers))}"
        if table.over or table.length == LONGEST:
            yield f"{'over' if table.over else 'so far'}: scores {table.scores()} places {table.places()}"
            return
        mover, move = next_move(table, chance)
        yield f"{table.length + 1}. {mover} {notation.text(move)}"
        table.act(mover, move)
        for event in table.heard(mover, table.length - 1):
            yield f"   {notation.note(event)}"


def next_move(table: Table, chance: Rng) -> tuple[Seat, Move]:
    """Who moves next and how: who owes words says them three times in four, others speak now and then."""
    if table.mover in table.window and chance.below(4):
        moves = table.game.moves(table._state, table.mover)
        return table.mover, chance.choice([move for move in moves if move.verb in table.game.spoken])
    seat = next((seat for seat in table.window if chance.below(10) == 0), table.turn)
    return seat, chance.choice(table.game.moves(table._state, seat))


def written(key: str, preset: str, seats: int) -> str:
    """The whole transcript."""
    return "".join(f"{line}\n" for line in lines(key, preset, seats))
