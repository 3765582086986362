"""A game inside somebody else's page in every browser: the page on `localhost`, the game on `127.0.0.1`.

Chromium, whose frames tests/browser/test_embedding.py tries more closely, lets those of other sites store nothing as it
comes. WebKitGTK cannot be told to block only them: there the localStorage is switched off for all, so that the page
around has none to lend; and its driver brings the keyboard into a frame that it is asked about, so that where the
keyboard is must be seen before.
"""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.engines.conftest import HERE
from tests.engines.play import play_moves
from tools.driver import Driver, wait_for
from tools.engines import Engine
from tools.serve import serving

USUAL, BLOCKED, SANDBOX = "usual", "blocked", "sandbox"
SMALL, LARGE = (320, 420), (600, 700)
TABS, ESCAPES = 40, 3  # as many as are needed at most
REST = 0.1
"""Seconds after which a page has told the one around it where the keyboard is."""
PAGE = """<!DOCTYPE html><meta charset="utf-8"><title>Blog</title><link rel="icon" href="data:,">
<script src="{site}embed.js" defer></script>
<style>card-table {{ width: {size[0]}px }} card-table::part(frame) {{ height: {size[1]}px !important }}</style>
<p><input id="before" aria-label="Before"></p>
<card-table id="one" game="{game}" seats="3" seed="blog-1" pace="instant" {more}><a href="{site}">Play</a></card-table>
<p><input id="after" aria-label="After"></p>
<script>
  const told = document.documentElement.dataset;
  document.querySelector("card-table").addEventListener("ready", () => told.heard = "ready");
</script>"""
FRAME = "document.querySelector('card-table').frame"
READY = "document.documentElement.dataset.heard === 'ready'"
INSIDE = "document.querySelector('card-table').shadowRoot.activeElement?.localName === 'iframe'"
STORES = """(() => {
  try {
    localStorage.setItem("probe", "");
    localStorage.removeItem("probe");
    return true;
  } catch {
    return false;
  }
})()"""
LENT = "Object.keys(localStorage).some((key) => key.startsWith('rowdy-table:/:one:'))"
DIALOG = "document.querySelector('[role=\"dialog\"]') !== null"
Blog = Callable[..., str]


@pytest.fixture
def blog(site: str, tmp_path: Path) -> Iterator[Blog]:
    """Writes somebody else's page with a game; where it is."""
    with serving(tmp_path) as server:

        def write(game: str, size: tuple[int, int], more: str) -> str:
            (tmp_path / "index.html").write_text(PAGE.format(site=site, game=game, size=size, more=more))
            return f"{server.url.replace('127.0.0.1', 'localhost')}?{game}"

        yield write


def press(driver: Driver, key: str) -> None:
    """Press a key where the keyboard is."""
    if driver.run(INSIDE):
        with driver.inside(FRAME):
            driver.press(key)
    else:
        driver.press(key)


def write(driver: Driver, field: str, text: str) -> None:
    """Press its letters: they must come to this field."""
    for letter in text:
        press(driver, letter)
    assert str(driver.run(f"document.querySelector('#{field}').value")).endswith(text)


def wait_for_keyboard(driver: Driver, place: str) -> None:
    """It is at this element of the page around, or in the frame."""
    at = INSIDE if place == "frame" else f"document.activeElement.id === '{place}' && !({INSIDE})"
    wait_for(driver, at, f"the keyboard to come to: {place}")


def leave(driver: Driver) -> None:
    """Tab leads into the frame; Esc leaves the buttons, and then the frame; Tab leads in again, and out of it."""
    driver.press("Tab")
    wait_for_keyboard(driver, "frame")
    for _ in range(ESCAPES):
        press(driver, "Escape")
        time.sleep(REST)
    wait_for_keyboard(driver, "one")
    driver.press("Tab")
    wait_for_keyboard(driver, "frame")
    for _ in range(TABS):
        press(driver, "Tab")
        time.sleep(REST)
        if not driver.run(INSIDE):
            break
    wait_for_keyboard(driver, "after")
    write(driver, "after", "out")


def play(driver: Driver, size: tuple[int, int], stores: bool, saved: bool) -> None:
    """Make some moves in the frame, in which this may be stored, and is saved somewhere."""
    with driver.inside(FRAME):
        assert driver.run("[innerWidth, innerHeight]") == [*size]
        assert driver.run(STORES) == stores
        play_moves(driver, 3)
        marked = "document.querySelector('[data-region=\"bar\"] [data-act=\"way-out\"]') !== null"
        assert driver.run(marked) != saved
        assert driver.run("document.documentElement.scrollWidth <= innerWidth")


def ways() -> Iterator[object]:
    """Each browser with each way of storing that is not tried elsewhere."""
    for engine in HERE:
        for way in (USUAL, BLOCKED, SANDBOX):
            if way == USUAL or engine.start_blocking:
                yield pytest.param(engine, way, id=f"{engine.name}-{way}")


GAMES = {USUAL: ("oh_crud", "bullcrap"), BLOCKED: ("bullcrap", "craits"), SANDBOX: ("craits", "oh_crud")}


@pytest.mark.parametrize(("engine", "way"), [*ways()])
def test_it_boots_plays_and_lets_the_keyboard_go(engine: Engine, way: str, blog: Blog) -> None:
    """Small, its poster pressed by mouse: the keyboard stays. Large, by key: it goes in; the page lends its storage."""
    start = engine.start_blocking if way == BLOCKED else engine.start
    more = 'sandbox="allow-scripts"' if way == SANDBOX else ""
    stores = way == USUAL and engine.start_blocking is not None
    small, large = GAMES[way]
    assert start
    with start() as driver:
        driver.open(blog(small, SMALL, more))
        driver.click("card-table")
        driver.click("#before")
        write(driver, "before", "I am ")
        wait_for(driver, READY, "a table that answers")
        write(driver, "before", "here")
        leave(driver)
        play(driver, SMALL, stores, saved=stores)
        driver.open(blog(large, LARGE, more + " keep-saves"))
        lends = driver.run(STORES)
        assert lends or way == BLOCKED
        driver.click("#before")
        driver.press("Tab")
        driver.press("Enter")
        wait_for(driver, READY, "a table that answers")
        wait_for_keyboard(driver, "frame")
        press(driver, "?")
        with driver.inside(FRAME):
            wait_for(driver, DIALOG, "the list of keys")
            driver.press("Escape")
            wait_for(driver, f"!({DIALOG})", "the table")
        play(driver, LARGE, stores, saved=stores or lends)
        assert driver.run(f"{STORES} && {LENT}") == (lends and not stores)
