"""How sentences are built: who does what, one card or two, first and second."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.cards import Seat

NUMBERS = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
)  # fmt: skip
ORDINALS = (
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
    "twelfth",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Speaker:
    """Who is told something: `me` is "you", the others have their names."""

    game: str
    names: Sequence[str]
    me: Seat

    def name(self, seat: Seat, *, first: bool = False) -> str:
        """The seat as the subject or object of a sentence; `first`: it begins the sentence."""
        if seat == self.me:
            return "You" if first else "you"
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return f"Seat {seat + 1}" if seat >= 0 else "Nobody" if first else "nobody"

    def does(self, seat: Seat, verb: str, *, first: bool = True) -> str:
        """`You play`, `Anna plays`: the verb is given as for you."""
        return f"{self.name(seat, first=first)} {verb if seat == self.me else third_person(verb)}"

    def whose(self, seat: Seat) -> str:
        """`your`, `Anna's`."""
        return "your" if seat == self.me else f"{self.name(seat)}'s"

    def all_names(self, seats: Iterable[Seat], *, first: bool = True) -> str:
        """Several seats, oneself before the others; `first`: they begin the sentence."""
        ordered = sorted(seats, key=lambda seat: seat != self.me)
        return listed([self.name(seat, first=first and index == 0) for index, seat in enumerate(ordered)])


Sentence = Callable[[Any, Speaker], str]
"""Makes the sentence of a note of one kind; the note's fields are those of its class."""


def name_does(name: str, verb: str) -> str:
    """A seat's name and what it does; the verb is given as for you, and so it stays for one named You."""
    return f"{name} {verb if name == 'You' else third_person(verb)}"


def third_person(verb: str) -> str:
    """What others do: `are` is, `have` has, `pass` passes, `go` goes, `play` plays. Only the first word bends."""
    word, space, rest = verb.partition(" ")
    bent = {"are": "is", "have": "has", "were": "was"}.get(word)
    if bent is None:
        bent = word + ("es" if word.endswith(("s", "sh", "ch", "x", "o")) else "s")
    return bent + space + rest


def plural(count: int, one: str, many: str = "") -> str:
    """`1 card`, `2 cards`."""
    return f"{count} {one if count == 1 else many or one + 's'}"


def points(count: int) -> str:
    """`20 points`."""
    return plural(count, "point")


def listed(parts: Sequence[str], last: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def ordinal(number: int) -> str:
    """`first` for 1; in figures beyond twelve."""
    return ORDINALS[number - 1] if 1 <= number <= len(ORDINALS) else f"{number}th"


def sentence(text: str) -> str:
    """The text with its first letter large."""
    return text[:1].upper() + text[1:]
