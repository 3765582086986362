"""The lengths of a match to which its way back leads: where a person was asked."""

from __future__ import annotations

from engine import Table
from engine.core.cards import Seat


def asked_before(table: Table, persons: list[Seat]) -> list[int]:
    """The lengths at which a person was asked, taken-back moves included."""
    if not persons or not table.length + table.undone:
        return []
    copy = Table.load(table.save())
    marks = []
    for length in range(copy.length + copy.undone):
        copy.rewind(0) if length == 0 else copy.rewind(length)
        if copy.turn in persons or set(copy.window) & set(persons):
            marks.append(length)
    return marks
