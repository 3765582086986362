"""`python -m tests.laws.many 100000` plays so many random games of BULLCRAP over all its tables; none may get stuck."""

from __future__ import annotations

import sys
from collections import Counter
from itertools import product

from engine import game_type
from engine.core.rng import Rng
from engine.games.bullcrap import SEQUENCES
from tests.laws.matches import bullcrap_cards

KIND = game_type("bullcrap")
EXTRA = ("", "lowest=8", "most_cards=4", "half_deck=no")
TABLES = [
    KIND(KIND.options_type.read(f"{preset} {sequence} {extra} seats={seats}"))
    for preset, sequence, extra, seats in product(
        [*KIND.presets.values(), "deck=custom", "deck=custom wilds=dealt share=3"],
        [f"sequence={name}" for name in SEQUENCES],
        EXTRA,
        (2, 3, 4),
    )
]
LONGEST = 3000


def play(number: int) -> Counter[str]:
    """The moves by verb of the random game of this number; AssertionError where nobody can move, or cards get lost."""
    game, chance = TABLES[number % len(TABLES)], Rng(number, "many")
    s, made = game.start(number), Counter[str]()
    calling = 4 + chance.below(12)
    game.play(s, 0, game.moves(s, 0)[0])
    cards = bullcrap_cards(s)
    while not game.over(s):
        seat = next((seat for seat in s.window if chance.below(calling) == 0), s.turn)
        moves = game.moves(s, seat)
        assert len(moves), f"game {number}: seat {seat} is stuck"
        move = moves[0 if chance.below(4) == 0 else chance.below(len(moves))]
        assert game.check(s, seat, move) is None, f"game {number}: {game.notation.text(move)} is listed but refused"
        game.play(s, seat, move)
        made[move.verb] += 1
        assert made.total() < LONGEST, f"game {number} does not end"
    assert bullcrap_cards(s) == cards, f"game {number}: a card appeared or vanished"
    made["games drawn" if s.drawn else "games won"] += 1
    return made


def main() -> None:
    """Play them and print what was done how often."""
    games, total, longest = int(sys.argv[1]), Counter[str](), 0
    for number in range(games):
        made = play(number)
        total += made
        longest = max(longest, made.total() - 1)
    print(f"{games} games at {len(TABLES)} tables, none stuck; the longest had {longest} moves")
    print(", ".join(f"{verb} {count}" for verb, count in total.most_common()))


if __name__ == "__main__":
    main()
