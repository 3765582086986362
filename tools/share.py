"""Draws the posters as PNG with the test browser: `python -m tools.share`, after a poster has changed; the PNGs are
kept in the repository, so that a build needs no browser."""

import sys

from playwright.sync_api import sync_playwright

from tools.chromium import chromium, launch_flags
from tools.embed import SHARE, file_name
from tools.poster import HIGH, WIDE, poster
from ui.parts.sprite import games


def main() -> int:
    """Draw them all."""
    SHARE.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=launch_flags())
        page = browser.new_page(viewport={"width": WIDE, "height": HIGH})
        for game in games():
            page.set_content(f'<body style="margin: 0">{poster(game)}</body>')
            page.screenshot(path=SHARE / f"{file_name(game)}.png")
            print(SHARE / f"{file_name(game)}.png")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
