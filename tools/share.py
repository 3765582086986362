"""Draws the share pictures as PNG with the test browser: `python -m tools.share`, after a poster, a card or a picture
of the rules has changed; the PNGs are kept in the repository, so that a build needs no browser."""

import base64
import sys

from playwright.sync_api import sync_playwright

from tools import build, page
from tools.chromium import chromium, launch_flags
from tools.embed import SHARE, file_name
from tools.poster import HIGH, WIDE, Box, drawn
from ui.html import Markup, el, join
from ui.parts.sprite import games
from ui.rulebook import Picture, Shown
from ui.rulebook import page as rules
from ui.screens.prose import Prose

MOST, TURN = 9, 5.5
"""Cards of the fan, and the degrees between two of them."""
STYLE = """
html, body { margin: 0; background: none }
body > svg:not(.sprite) { position: absolute; inset: 0 }
.fan { all: unset; position: absolute; inset: 0; --card-width: 196px; --pace: 0 }
.fan > * { position: absolute !important; left: 502px; top: 300px; transform-origin: 50% 1200px }
"""


def shared(game: str) -> str:
    """The page that is photographed: emblem and title above the cards that the rules begin with, fanned."""
    cards = [Prose(game, {}).thing(card) for card in cards_of(game)]
    middle = (len(cards) - 1) / 2
    turned = [
        el("span", card, style=f"transform: rotate({(place - middle) * TURN:g}deg)") for place, card in enumerate(cards)
    ]
    styles = page.fill(page.styles(), {"font_regular": face("400"), "font_bold": face("700")})
    return join((
        Markup(f"<!DOCTYPE html><style>{styles}{STYLE}</style>{page.sprite()}"),
        Markup(drawn(game, Box(70, 20, 250, 250), Box(350, 60, 780, 170))),
        el("div", *turned, cls="fan"),
    ))  # fmt: skip


def face(weight: str) -> str:
    """The face of the cards as an address that needs no server."""
    return f"data:font/woff2;base64,{base64.b64encode(build.font(weight)).decode()}"


def cards_of(game: str) -> list[Shown]:
    """Cards of the pictures before the first rule, each once and none that may not be played."""
    found: dict[str, Shown] = {}
    for section in rules(game).sections[:1]:
        for picture in section.blocks:
            for row in picture.rows if isinstance(picture, Picture) else ():
                for card in row.shown:
                    if card.what == "card" and not card.blocked:
                        found.setdefault(card.name, card._replace(takes=False))
    return list(found.values())[:MOST]


def main() -> int:
    """Draw them all."""
    SHARE.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=launch_flags())
        view = browser.new_page(viewport={"width": WIDE, "height": HIGH})
        for game in games():
            view.set_content(shared(game))
            view.evaluate("document.fonts.ready")
            view.screenshot(path=SHARE / f"{file_name(game)}.png")
            print(SHARE / f"{file_name(game)}.png")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
