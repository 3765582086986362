"""A game on its way into somebody's page: the lines of HTML that put it there."""

from __future__ import annotations

from dataclasses import dataclass

from ui import link
from ui.html import Markup, el, join
from ui.seating import Seating

FRAME_SIZE = {"width": "100%", "height": "600"}
"""Attributes: a page's policy may forbid styles, and a frame as high as browsers make it is too low."""


@dataclass(slots=True)
class Placing:
    """What is put there, and how."""

    seated: Seating
    """The set-up; its seed is the deal that everybody gets."""
    same_deal: bool = True
    """Whether all readers play the same deal."""
    keeps: bool = False
    """Whether the page around lends its storage where a frame has none."""
    script: bool = True
    """Whether the page may have a script of ours; otherwise a bare frame it is."""
    said: str = ""
    """What came of copying."""


def base(address: str) -> str:
    """The folder of the site, from the address of a page in it."""
    return address.partition("?")[0].rpartition("/")[0] + "/"


def snippet(placing: Placing, address: str, words: str) -> str:
    """The lines; `address` is that of our page, `words` are the text of the link. Raises OptionError."""
    parameters = link.parameters_of(placing.seated)
    if not placing.same_deal:
        parameters.pop("seed", None)
    behind = link.written(parameters)
    if not placing.script:
        return frame(address, behind, words)
    table = el(
        "card-table", "\n  ", el("a", words, href=f"{base(address)}#{behind}"), "\n",
        **parameters, keep_saves=placing.keeps,
    )  # fmt: skip
    return join((el("script", src=f"{base(address)}embed.js", defer=True), "\n", table))


def frame(address: str, behind: str, title: str) -> Markup:
    """A bare frame in which the game of the parameters `behind` the # begins at once."""
    return el(
        "iframe", src=f"{base(address)}#{behind}&play=1", title=title, loading="lazy", **FRAME_SIZE, style="border: 0"
    )  # fmt: skip
