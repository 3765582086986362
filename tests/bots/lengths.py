"""`python -m tests.bots.lengths 1000 classic` counts the claims of so many games of four planners a deck."""

from __future__ import annotations

import statistics
import sys

from engine import game_type
from engine.arena import Room
from engine.bots import kinds

TOO_MANY = 400
"""Claims that hardly any game should reach."""


def claims(deck: str, games: int, kind: str = "planner") -> list[int]:
    """How many claims each of these games had, shortest first; a game given up as endless counts as too many."""
    rules = game_type("bullcrap")
    counted: list[int] = []

    class Counting(kinds("bullcrap")[kind]):  # type: ignore[misc]
        def hear(self, event: object) -> None:
            super().hear(event)
            counted[-1] += getattr(event, "kind", "") == "claimed"

    room = Room(rules(rules.options_type.read(rules.presets[deck])), [Counting, *[kinds("bullcrap")[kind]] * 3])
    for number in range(games):
        counted.append(0)
        if not room.match(f"lengths/{number}", "bots").finished:
            counted[-1] = max(counted[-1], TOO_MANY)
    return sorted(counted)


if __name__ == "__main__":
    wanted = int(sys.argv[1])
    for preset in sys.argv[2:] or game_type("bullcrap").presets:
        found = claims(preset, wanted)
        many = sum(number >= TOO_MANY for number in found)
        print(f"{preset}: {wanted} games, claims {statistics.median(found):.0f} and {found[-1]}, {many} too long")
