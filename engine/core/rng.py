"""Chance that replays: SplitMix64 keyed by labels, the same on every Python and every machine."""

from __future__ import annotations

import functools
import hashlib
import unicodedata
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


def _mix(word: int) -> int:
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
    word = (word ^ (word >> 27)) * 0x94D049BB133111EB & _MASK
    return word ^ (word >> 31)


@functools.lru_cache(1024)
def _salt(label: int | str) -> int:
    """What a label mixes into the start of a stream."""
    if isinstance(label, str):
        if len(label) > 8:
            raise ValueError(f"label {label!r}: at most eight ASCII letters, so that no two labels meet")
        label = int.from_bytes(label.encode("ascii"), "big")
    return _mix((label + _STEP) & _MASK)


def seed_number(text: str) -> int:
    """A text seed as a 64-bit number: the first 8 bytes of SHA-256 of its NFC UTF-8. Frozen for ever.

    Any text is a seed, lone surrogates included.
    """
    normal = unicodedata.normalize("NFC", text)
    return int.from_bytes(hashlib.sha256(normal.encode("utf-8", "surrogatepass")).digest()[:8], "big")


@functools.cache
def _shares(size: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The bounds size, size - 1, ..., 2 in groups whose product stays below 2**56, each with its product."""
    shares: list[tuple[int, tuple[int, ...]]] = []
    product, bounds = 1, list[int]()
    for bound in range(size, 1, -1):
        if product * bound >> 56:
            shares.append((product, tuple(bounds)))
            product, bounds = 1, list[int]()
        product *= bound
        bounds.append(bound)
    return (*shares, (product, tuple(bounds))) if bounds else ()


class Rng:
    """A stream of chance for one purpose: `Rng(seed, "deal", 3)` does not depend on what else was drawn.

    The generator is SplitMix64 (Steele, Lea, Flood 2014), labels are mixed into its start. It can be
    inverted, so a bot's generator must never derive from the seed of the deal.
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int, *labels: int | str) -> None:
        state = _mix((seed + _STEP) & _MASK)
        for label in labels:
            state = _mix(((state ^ _salt(label)) + _STEP) & _MASK)
        self._state = state

    def bits(self) -> int:
        """64 random bits."""
        self._state = (self._state + _STEP) & _MASK
        return _mix(self._state)

    def below(self, bound: int) -> int:
        """A uniform integer from 0 to `bound` - 1, without modulo bias."""
        limit = _MASK + 1 - (_MASK + 1) % bound
        while True:
            word = self.bits()
            if word < limit:
                return word % bound

    def random(self) -> float:
        """A uniform float in [0, 1) with 53 bits."""
        return (self.bits() >> 11) * 2.0**-53

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, uniformly; IndexError when there is none."""
        if not items:
            raise IndexError("nothing to choose from")
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Put the items into a uniformly random order, in place (Fisher and Yates).

        Several exchanges share one number, read digit by digit in their mixed radix: a shuffle of 54 takes
        five numbers instead of 53 and stays exactly uniform.
        """
        for product, bounds in _shares(len(items)):
            number = self.below(product)
            for bound in bounds:
                other = number % bound
                number //= bound
                items[bound - 1], items[other] = items[other], items[bound - 1]
