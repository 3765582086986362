"""Perft: the number of lines of play of a position, counted through the engine."""

from __future__ import annotations

from tests.scenes import Scene


def lines(table: Scene, depth: int) -> int:
    """How many sequences of `depth` moves there are, a line that ends earlier counting once."""
    game, state = table.game, table.state
    if depth == 0 or game.over(state):
        return 1
    total = 0
    for move in game.moves(state, state.turn):
        twin = state.copy()
        game.play(twin, twin.turn, move)
        total += lines(Scene(game, twin), depth - 1)
    return total
