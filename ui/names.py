"""What the seats of a match are called on the screen: on one line, never blank, each of them told from the others."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from itertools import count

from engine import Seated
from engine.core.cards import Seat
from ui.words.speech import called, seat_name

JOINERS = "\u200c\u200d"
"""Invisible signs that names need: between letters of Persian, inside one emoji."""


def names_of(seated: Iterable[Seated], most: int | None = None) -> tuple[str, ...]:
    """What those who sit at a table are called, each in `most` signs or little more."""
    return tuple(apart([shown_name(sitting.name, seat)[:most] for seat, sitting in enumerate(seated)]))


def shown_name(name: str, seat: Seat) -> str:
    """The name as it can stand in a sentence: on one line, turning no other words round, never blank."""
    signs = (sign for sign in name if sign.isprintable() or sign.isspace() or sign in JOINERS)
    line = " ".join("".join(signs).split())
    return line if line.strip(JOINERS) else seat_name((), seat)


def apart(names: Sequence[str]) -> list[str]:
    """The names, each of them once: who bears another's gets a number behind it, so that every sentence says who."""
    found, taken, written = list[str](), set[str](), {alike(name) for name in names}
    for name in names:
        if alike(name) in taken:
            numbered = (f"{name.rstrip()} {number}" for number in count(2))
            name = next(new for new in numbered if alike(new) not in taken | written)
        found.append(name)
        taken.add(alike(name))
    return found


def alike(name: str) -> str:
    """The same text for names that a reader or a listener would take for one: case and unseen signs do not count."""
    seen = "".join(sign for sign in shown_name(called(name), 0) if sign not in JOINERS)
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", seen).casefold())
