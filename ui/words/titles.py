"""What the menu says of each game, so that it stands before any game is loaded."""

from __future__ import annotations

from typing import NamedTuple

from ui.words.tongue import N_


class Title(NamedTuple):
    """A game on the menu: its name, its pitch in one line, that we are not the publisher, and how many may play."""

    name: str
    pitch: str
    note: str
    least: int
    most: int


PUBLISHED = N_("Unofficial: made by players, not by the publisher of the card game.")
TITLES = {
    "bullcrap": Title(
        N_("BULLCRAP"), N_("Lay your cards face down, claim what you like, and see who calls you a liar."),
        PUBLISHED, 2, 4,
    ),
    "craits": Title(
        N_("Craits"), N_("Crazy eights gone rowdy: every rank does something to somebody."),
        N_("Unofficial: a folk game, written down anew by players."), 2, 10,
    ),
    "oh_crud": Title(
        N_("Oh Crud"), N_("Duck every trick you can: five rounds of dodging Crud, then a race up the piles."),
        PUBLISHED, 2, 12,
    ),
}  # fmt: skip
"""By the game's key."""
