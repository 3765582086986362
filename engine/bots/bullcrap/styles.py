"""Characters: what tells one planner from another, as data."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Style:
    """How a character plays. `name` and `manner` are for who sits across from it."""

    name: str
    manner: str
    margin: float = 3.5
    """How much more a call must promise than it may cost."""
    fear: float = 1.0
    """How likely it thinks a lie is called, against what it has counted."""
    biggest_lie: int = 3
    """The most cards of a claim that is a lie."""
    grudge: float = 0.0
    """How much the margin falls for each time a seat made it take a pile; what its wilds are aimed by."""


PLANNER = Style("Paula", "Counts cards, lies early and small, and calls what cannot be.")
CAUTIOUS = Style("Prudence", "Lies only in small change and calls only what is plainly absurd.",
                 margin=6.0, fear=1.6, biggest_lie=1)  # fmt: skip
BRAZEN = Style("Brutus", "Big lies with a straight face, and quick to shout.",
               margin=2.0, fear=0.5, biggest_lie=4)  # fmt: skip
GRUDGING = Style("Nemo", "Forgets nothing: make it take a pile and it is after you.", grudge=0.4)
