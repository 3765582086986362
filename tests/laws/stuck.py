"""Random hands of Craits at every kind of table, none stuck: `python -m tests.laws.stuck --hands 100000`."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence

from engine.core.rng import Rng
from engine.games.craits import Craits, Options, pack
from engine.games.craits.state import CraitsState

LONGEST = 100_000
"""A hand of more moves than this is stuck."""
SWITCHES = {
    "announce": ("must_say", "caught_only", "automatic"),
    "nines": ("own_colour", "colour_in_force", "any"),
    "two_seat_ten": ("skip", "nothing"),
    "last_six": ("play_on", "goes_out"),
    "jacks": ("no", "yes"),
    "queen_of_spades": ("no", "yes"),
    "kings": ("no", "yes"),
}


def tables(rng: Rng) -> Iterator[Options]:
    """Options by lot, for ever; every number of seats in turn."""
    while True:
        for seats in range(2, 11):
            yield Options.of({"seats": seats, **{name: rng.choice(values) for name, values in SWITCHES.items()}})


def play_hand(game: Craits, s: CraitsState, rng: Rng) -> int:
    """Play one hand at random, how many moves it took; AssertionError if somebody cannot move or cards go astray."""
    whole, number, length = pack(game.options.decks), s.number, 0
    while s.turn >= 0 and s.number == number:
        if s.window and rng.below(4):
            speaker = rng.choice(s.window)
            game.play(s, speaker, game.moves(s, speaker)[-1])  # the words, or the catch, come last in the list
        else:
            moves = game.moves(s, s.turn)
            assert moves, "stuck: the turn seat has no move"
            move = rng.choice(moves)
            assert game.check(s, s.turn, move) is None
            game.play(s, s.turn, move)
        length += 1
        assert length < LONGEST, "stuck: the hand does not end"
        assert s.turn not in s.forfeits, "a turn to be forfeited is being played"
        if not s.dealing and s.turn >= 0 and length % 8 == 0:
            lying = [*s.stock, *s.pile, *(card for hand in s.hands for card in hand)]
            assert tuple(sorted(lying)) == whole, "a card appeared or vanished"
    return length


def play_hands(hands: int, seed: str = "stuck") -> Counter[str]:
    """Play so many random hands; what came of them."""
    rng = Rng(int.from_bytes(seed.encode(), "big"))
    found: Counter[str] = Counter()
    for options in tables(rng):
        game = Craits(options)
        s = game.start(rng.bits())
        while s.turn >= 0:
            length = play_hand(game, s, rng)
            found["hands"] += 1
            found["moves"] += length
            found["longest"] = max(found["longest"], length)
            found["nobody out"] += s.rows[-1].out < 0
            found["with a shuffle"] += any(s.rows[-1].pressure)
            if found["hands"] == hands:
                return found
    raise AssertionError("there is no end of tables")


def main(words: Sequence[str] | None = None) -> int:
    """Play and report."""
    parser = argparse.ArgumentParser(prog="python -m tests.laws.stuck", description=__doc__)
    parser.add_argument("--hands", type=int, default=100_000)
    found = play_hands(parser.parse_args(words).hands)
    print(", ".join(f"{name} {count}" for name, count in found.items()), "- none stuck")
    return 0


if __name__ == "__main__":
    sys.exit(main())
