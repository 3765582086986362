"""Names for cards that glide from hand to table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from engine.core.cards import Card, Faces

Glide = Callable[[Card], str]
"""The name of a card on this picture; no two cards share one."""


def glider(faces: Faces) -> Glide:
    """Names a picture's cards in turn: `card-8H`, and `card-8H-2` for its twin of the second deck."""
    seen: Counter[Card] = Counter()

    def name(card: Card) -> str:
        seen[card] += 1
        twin = f"-{seen[card]}" if seen[card] > 1 else ""
        return f"card-{faces.text(card)}{twin}"

    return name
