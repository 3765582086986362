"""How a game stands: places, names, points, and a bar for each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ui.html import Markup, classes, el
from ui.parts.sprite import icon
from ui.words.speech import called
from ui.words.tongue import ngettext, pgettext


class Player(Protocol):
    """Points and place of one player."""

    @property
    def name(self) -> str:
        """What the player is called."""

    @property
    def points(self) -> int:
        """Points so far."""

    @property
    def place(self) -> int:
        """1 is the best."""


def number(place: int) -> str:
    """A place, as it stands in a table."""
    return pgettext("place", "{number}.").format(number=place)


def standings(players: Sequence[Player], caption: str, most: int = 12) -> Markup:
    """A small table of the best `most` players, given in the order of seats; bars are as long as the points.

    The bars are drawn behind real cells, so that who hears the table misses nothing. Places that all share say
    nothing yet and are left away.
    """
    placed = len({player.place for player in players}) > 1
    least = min(0, *(player.points for player in players))
    span = max(1, *(player.points - least for player in players))
    ranked = sorted(enumerate(players), key=lambda pair: (pair[1].place, pair[0]))
    rows = [
        el(
            "tr",
            el("td", number(player.place), cls="standing-place") if placed else None,
            el("th", icon(f"face-{seat % 12}", cls="face"), el("span", called(player.name)), scope="row"),
            el("td", el("span", player.points), cls="standing-points"),
            cls=classes(placed and player.place == 1 and "is-first"),
            style=f"--share:{(player.points - least) / span:.2f}",
        )
        for seat, player in ranked[:most]
    ]
    left = len(players) - most
    more = ngettext("and {count} more", "and {count} more", left).format(count=left)
    tail = el("tr", el("td", more, colspan=2 + placed), cls="standing-more") if left > 0 else None
    return el("table", el("caption", caption, cls="spoken"), el("tbody", *rows, tail), cls="standings")
