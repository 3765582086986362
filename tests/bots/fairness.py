"""`python -m tests.bots.fairness 500` asks so many decisions a deck and kind again, the hidden cards dealt anew."""

from __future__ import annotations

import sys

from engine import game_type
from engine.bots import kinds
from engine.bots.bot import bot_rng
from engine.core.notes import Event
from engine.core.rng import Rng


def compared(deck: str, kind: str, wanted: int) -> tuple[int, int]:
    """Decisions compared at tables of this deck, and in how many of them hidden cards did lie elsewhere.

    AssertionError where a bot decides otherwise because of what it cannot see.
    """
    rules = game_type("bullcrap")
    asked = moved = number = 0
    while asked < wanted:
        number += 1
        seats = 2 + number % 3
        game = rules(rules.options_type.read(f"{rules.presets[deck]} seats={seats}"))
        s = game.start(number)
        brains, twins = ([kinds("bullcrap")[kind]() for _ in range(seats)] for _ in range(2))
        length = 0
        while not game.over(s) and asked < wanted:
            made = None
            for seat in (*s.window, s.turn):
                speaking = made is None and seat != s.turn
                view = game.view(s, seat)
                world = game.determinize(view, Rng(length, "world", seat))
                again = game.view(world, seat)
                offers = game.offers(view)
                move = brains[seat].choose(view, offers, bot_rng("fair", seat, length))
                other = twins[seat].choose(again, game.offers(again), bot_rng("fair", seat, length))
                assert move == other, (deck, number, length, seat, move, other)
                asked += 1
                moved += world.hands != s.hands
                if move is not None and made is None and (speaking or seat == s.turn):
                    made = seat, move
            assert made is not None
            events: list[Event] = []
            game.play(s, *made, events)
            for event in events:
                for place in range(seats):
                    brains[place].hear(event.seen_by(place))
                    twins[place].hear(event.seen_by(place))
            length += 1
    return asked, moved


if __name__ == "__main__":
    for preset in game_type("bullcrap").presets:
        for name in kinds("bullcrap"):
            decisions, elsewhere = compared(preset, name, int(sys.argv[1]))
            print(f"{preset}, {name}: {decisions} decisions, none changed; hidden cards moved in {elsewhere}")
