"""How sentences are told: to whom, of whom, one card or two, first and second, this and that."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.cards import Seat
from ui.words.tongue import N_, _, ngettext, pgettext

YOU = "You"
"""The name of a person alone among bots, as it is kept; it is said in the language that is spoken."""
NUMBERS = (
    N_("no"), N_("one"), N_("two"), N_("three"), N_("four"), N_("five"), N_("six"), N_("seven"), N_("eight"),
    N_("nine"), N_("ten"), N_("eleven"), N_("twelve"),
)  # fmt: skip
ORDINALS = (
    N_("first"), N_("second"), N_("third"), N_("fourth"), N_("fifth"), N_("sixth"), N_("seventh"), N_("eighth"),
    N_("ninth"), N_("tenth"), N_("eleventh"), N_("twelfth"),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Speaker:
    """Who is told something: `me` is "you", the others have their names."""

    game: str
    names: Sequence[str]
    me: Seat

    def tell(self, seat: Seat, yours: str, theirs: str, **facts: object) -> str:
        """`yours` if the sentence is about who is told, else `theirs` with its {name}; both come translated."""
        return (yours if seat == self.me else theirs).format(name=self.name(seat, first=True), **facts)

    def name(self, seat: Seat, *, first: bool = False) -> str:
        """The seat as the subject or object of a sentence; `first`: it begins the sentence."""
        if seat == self.me:
            return pgettext("begins a sentence", "You") if first else _("you")
        if seat < 0:
            return pgettext("begins a sentence", "Nobody") if first else _("nobody")
        return seat_name(self.names, seat)

    def all_names(self, seats: Iterable[Seat], *, first: bool = True) -> str:
        """Several seats, oneself before the others; `first`: they stand at the head of a sentence."""
        ordered = sorted(seats, key=lambda seat: seat != self.me)
        return listed([self.name(seat, first=first and index == 0) for index, seat in enumerate(ordered)])


Sentence = Callable[[Any, Speaker], str]
"""Makes the sentence of a note of one kind; the note's fields are those of its class."""


def seat_name(names: Sequence[str], seat: Seat) -> str:
    """What a seat is called: its name, or its number where it has none."""
    if 0 <= seat < len(names) and names[seat]:
        return called(names[seat])
    return _("Seat {number}").format(number=seat + 1)


def called(name: str) -> str:
    """A player's name as it is shown."""
    return pgettext("a player's name", "You") if name == YOU else name


def onlooker(game: str, names: Sequence[str]) -> Speaker:
    """Who reads what stands at the table: "you" is the player of that name, if there is one."""
    return Speaker(game, names, names.index(YOU) if YOU in names else -2)


def points(count: int) -> str:
    """`20 points`."""
    return ngettext("{count} point", "{count} points", count).format(count=count)


def card_count(count: int) -> str:
    """`1 card`, `2 cards`."""
    return ngettext("{count} card", "{count} cards", count).format(count=count)


def hands_held(names: Sequence[str], counts: Sequence[int]) -> list[str]:
    """`Ann 3 cards` for each seat."""
    return [
        _("{name} {cards}").format(name=seat_name(names, seat), cards=card_count(count))
        for seat, count in enumerate(counts)
    ]


def seat_count(count: int) -> str:
    """`2 seats`."""
    return ngettext("{count} seat", "{count} seats", count).format(count=count)


def listed(parts: Sequence[str], last: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`; `last` is "and" or "or"."""
    if len(parts) < 2:
        return "".join(parts)
    pattern = _("{these} or {last}") if last == "or" else _("{these} and {last}")
    return pattern.format(these=row(parts[:-1]), last=parts[-1])


def row(parts: Sequence[str]) -> str:
    """`a, b, c`."""
    return joined(parts, _("{before}, {after}"))


def joined(parts: Sequence[str], pattern: str) -> str:
    """The parts by a translated pattern for two of them, {before} and {after}."""
    told = parts[0] if parts else ""
    for part in parts[1:]:
        told = pattern.format(before=told, after=part)
    return told


def ordinal(number: int) -> str:
    """`first` for 1; in figures beyond twelve."""
    return _(ORDINALS[number - 1]) if 1 <= number <= len(ORDINALS) else _("{number}th").format(number=number)


def sentence(text: str) -> str:
    """The text with its first letter large."""
    return text[:1].upper() + text[1:]
