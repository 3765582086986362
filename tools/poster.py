"""The poster of a game: emblem and lettered title on its own colour, as an SVG that stands alone."""

import re
from math import cos, pi, sin

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
    """The whole picture."""
    ground, ink = colours(game)
    name = words.game_words(game)[0]
    text = lettered(game)
    if text:
        wide = width(text)
        high = min(190.0, 1080 * 36 / wide)
        title = (
            f'<svg x="60" y="{600 - high:.0f}" width="1080" height="{high:.0f}" viewBox="0 0 {wide:.4g} 36" '
            f'overflow="visible" color="{ink}">{lettering(text)}</svg>'
        )
    else:
        title = (
            f'<text x="600" y="560" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="700" '
            f'font-size="120" fill="{ink}">{escape(name)}</text>'
        )
    picture = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}">'
        f'<rect x="-{FAR}" y="-{FAR}" width="{3 * FAR}" height="{3 * FAR}" fill="{ground}"/>{rays()}'
        f'<svg x="400" y="20" width="400" height="400" viewBox="-2 -3 54 54">{emblem(game)}</svg>{title}</svg>'
    )
    return TOKEN.sub(lambda found: token(found[1]), picture)
