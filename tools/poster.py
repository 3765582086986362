"""The poster of a game: emblem and lettered title on its own colour, as an SVG that stands alone."""

import re
from math import cos, pi, sin
from typing import NamedTuple

from tools.sources import ROOT
from ui import words
from ui.html import escape
from ui.parts.emblems import emblem
from ui.parts.lettering import lettering, width
from ui.parts.sprite import lettered

WIDE, HIGH = 1200, 630
"""What pages that show links like best; the ground goes on beyond it, to fill whatever shape it is shown in."""
FAR = 3000
STYLE = ROOT / "ui" / "style"
TOKEN = re.compile(r"var\((--[\w-]+)\)")


def token(name: str) -> str:
    """The value of a style's token by day."""
    found = re.search(rf"{name}: (?:light-dark\()?(#\w+|[a-z]+)", (STYLE / "00-base.css").read_text())
    if found is None:
        raise KeyError(name)
    return found[1]


def colours(game: str) -> tuple[str, str]:
    """The poster's colour and that of its letters, as the menu has them."""
    sheet = (STYLE / "60-menu.css").read_text()
    found = re.search(rf'data-game="{game}"\] {{ --poster: (#\w+); --lettering: (#\w+);', sheet)
    return (found[1], found[2]) if found else ("#6d3a80", "#ffcf3f")


def rays() -> str:
    """What shines behind the emblem."""
    wedges = []
    for step in range(18):
        turn = step * pi / 9
        ends = [f"{600 + FAR * cos(angle):.0f} {270 + FAR * sin(angle):.0f}" for angle in (turn, turn + pi / 18)]
        wedges.append(f"M600 270 {ends[0]} {ends[1]}Z")
    return f'<path d="{"".join(wedges)}" fill="#000" fill-opacity=".13"/>'


def poster(game: str) -> str:
    """The whole picture: the emblem above the title."""
    return drawn(game, Box(400, 20, 400, 400), Box(60, 410, 1080, 190))


class Box(NamedTuple):
    """A part of the picture."""

    left: int
    top: int
    width: int
    height: int


def drawn(game: str, first: Box, second: Box) -> str:
    """The ground, the emblem in the first box, the title in the second: at its foot, as large as it can be."""
    ground, ink = colours(game)
    name = words.game_words(game)[0]
    text = lettered(game)
    foot = second.top + second.height
    if text:
        wide = width(text)
        high = min(second.height, second.width * 36 / wide)
        title = (
            f'<svg x="{second.left}" y="{foot - high:.0f}" width="{second.width}" height="{high:.0f}" '
            f'viewBox="0 0 {wide:.4g} 36" overflow="visible" color="{ink}">{lettering(text)}</svg>'
        )
    else:
        title = (
            f'<text x="{second.left + second.width // 2}" y="{foot - 40}" text-anchor="middle" '
            f'font-family="system-ui, sans-serif" font-weight="700" font-size="{second.width // 9}" fill="{ink}">'
            f"{escape(name)}</text>"
        )
    picture = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}">'
        f'<rect x="-{FAR}" y="-{FAR}" width="{3 * FAR}" height="{3 * FAR}" fill="{ground}"/>{rays()}'
        f'<svg x="{first.left}" y="{first.top}" width="{first.width}" height="{first.height}" '
        f'viewBox="-2 -3 54 54">{emblem(game)}</svg>{title}</svg>'
    )
    return TOKEN.sub(lambda found: token(found[1]), picture)
