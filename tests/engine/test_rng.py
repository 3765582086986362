"""Chance: values frozen for ever, no bias, and streams that do not depend on one another."""

from __future__ import annotations

import hashlib
import unicodedata
from collections import Counter
from itertools import permutations

import pytest

from engine.bots.bot import bot_rng
from engine.core.rng import Rng, seed_number


def test_the_generator_is_splitmix64() -> None:
    """Against the published algorithm, written out here once more."""
    rng = Rng(42, "deal", 3)
    state = rng._state
    for _ in range(100):
        state = (state + 0x9E3779B97F4A7C15) % 2**64
        word = state
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) % 2**64
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) % 2**64
        assert rng.bits() == word ^ (word >> 31)


def test_streams_are_frozen() -> None:
    """These numbers are in every save: they never change."""
    deck = list(range(54))
    Rng(seed_number("k3x9"), "shuffle", 1).shuffle(deck)
    assert seed_number("k3x9") == FROZEN_SEED
    assert [Rng(1, "deal", 2).bits(), Rng(0).bits(), Rng(2**63, 5).bits()] == FROZEN_BITS
    assert deck[:12] == FROZEN_DECK


def test_a_seed_is_sha256_of_its_normal_form() -> None:
    for text in ("", "k3x9", "\u00e1", "a\u0301", "\U0001f0cf", "\ud800"):
        data = unicodedata.normalize("NFC", text).encode("utf-8", "surrogatepass")
        assert seed_number(text) == int(hashlib.sha256(data).hexdigest()[:16], 16)


def test_labels_make_streams_of_their_own() -> None:
    starts = {Rng(seed_number(str(seed)), *labels).bits() for seed in range(20) for labels in
              [(), ("deal",), ("dice",), ("deal", 1), ("deal", 2), (1, 2), (2, 1), (1,), (2,)]}  # fmt: skip
    assert len(starts) == 180
    with pytest.raises(ValueError, match="eight"):
        Rng(1, "too long a label")


def test_every_order_is_as_likely() -> None:
    """All 24 orders of four, each within five standard deviations of its share."""
    rng, counts, draws = Rng(3), Counter[tuple[int, ...]](), 24_000
    for _ in range(draws):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert all(abs(count - 1000) < 5 * 1000**0.5 for count in counts.values())


def test_below_is_within_its_bound_and_reaches_all_of_it() -> None:
    rng = Rng(9)
    for bound in (1, 2, 6, 9, 54, 2**63 + 1):
        drawn = [rng.below(bound) for _ in range(600)]
        assert all(0 <= number < bound for number in drawn)
        if bound <= 54:
            assert set(drawn) == set(range(bound))
    assert all(0 <= rng.random() < 1 for _ in range(100))
    with pytest.raises(IndexError):
        rng.choice([])


def test_a_bots_chance_is_its_own() -> None:
    """It comes from the bot seed, the seat and the length of the log, and from nothing else."""
    drawn = {bot_rng(seed, seat, length).bits() for seed in "ab" for seat in range(4) for length in range(50)}
    assert len(drawn) == 400
    assert bot_rng("a", 1, 2).bits() == bot_rng("a", 1, 2).bits()


FROZEN_SEED = 4576457392509652246
FROZEN_BITS = [16860526585679592630, 12035550249420947055, 1813581973798236247]
FROZEN_DECK = [42, 27, 52, 38, 16, 4, 48, 11, 14, 8, 26, 51]
