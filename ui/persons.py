"""Persons at a table: seats whose moves come from the screen, when they were asked, and what they saw before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine import Event, Move, Offer, Table
from engine.core.cards import Seat
from engine.core.rng import Rng

if TYPE_CHECKING:
    from ui.match import Match


class Stumble(Exception):
    """A bot that raised or answered nonsense; the message is a sentence for the table, the cause what was raised."""


class Person:
    """A seat whose moves come from the screen."""

    person = True

    def __init__(self, match: Match, seat: Seat) -> None:
        self._match, self._seat = match, seat

    def hear(self, event: Event) -> None:
        """The screen shows it."""

    async def choose(self, view: object, offers: tuple[Offer, ...], rng: Rng) -> Move | None:
        """Wait for the person."""
        return await self._match.ask(self._seat, offers)

    async def agrees(self, view: object, move: Move) -> bool:
        """Ask the person."""
        return await self._match.consents(self._seat)


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


def view_before(table: Table, viewer: Seat) -> Any:
    """What a seat saw before the last move."""
    copy = Table.load(table.save())
    copy.rewind(table.length - 1)
    return copy.view(viewer)
