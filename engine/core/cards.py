"""Cards as small integers, and the alphabet a game writes them in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Seat = int
"""A place at the table, counted clockwise from 0."""
Card = int
"""A face: an index into the game's `Faces`. Two equal cards of two decks are the same integer."""

NOBODY: Seat = -1
"""No seat: the spectator of a view, the turn of a finished match."""
HIDDEN: Card = -1
"""A card whose face the onlooker may not see."""


class NotationError(ValueError):
    """A text that is no card, move or note of this game; the message quotes it."""


class Faces:
    """The faces of one game in sorting order: card `i` is written `names[i]`, a hidden card `??`."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self._cards = {name: card for card, name in enumerate(self.names)}

    def text(self, card: Card) -> str:
        """The card as it is written; `??` for HIDDEN."""
        return "??" if card == HIDDEN else self.names[card]

    def line(self, cards: Iterable[Card]) -> str:
        """Several cards, in the order given, with a space between."""
        return " ".join(self.text(card) for card in cards)

    def card(self, text: str) -> Card:
        """The card written `text`; NotationError if there is none."""
        try:
            return self._cards[text]
        except KeyError:
            raise NotationError(f"{text!r} is no card of this game") from None

    def cards(self, line: str) -> list[Card]:
        """The cards of a line such as `R3 B7`; NotationError at the first that is none."""
        return [self.card(word) for word in line.split()]
