"""A journey through every game in every browser: start, ten moves, reload, go on."""

import json
import sys
import time
from collections.abc import Iterator
from typing import Any

import pytest

from engine import Table
from tools.engines import ENGINES, Driver, absent, wait_for
from tools.serve import serving
from tools.sources import DIST, is_current
from ui.tables import playable

MOVES = 10
HERE = [engine for engine in ENGINES if engine.here()]
SETTINGS = json.dumps(json.dumps({"pace": "instant"}))
READY = "document.documentElement.dataset.ready === 'true' && location.href !== 'about:blank'"
SAVE = """(() => {
  const key = Object.keys(localStorage).find(key => /^rowdy-table:save/.test(key));
  return key ? localStorage.getItem(key) : "";
})()"""
NEXT = """(() => {
  const shown = (item) => item.getClientRects().length > 0;
  const able = ':not([aria-disabled="true"])';
  for (const place of ["hand", "actions", "stage"])
    for (const act of ["move", "continue"]) {
      const region = document.querySelector(`[data-region="${place}"]`);
      const found = [...region.querySelectorAll(`[data-act="${act}"]${able}`)].find(shown);
      if (found) return [place, act, found.dataset.key, document.querySelector("main").innerText].join("|");
    }
  return "";
})()"""
"""What leads on: a card that may be played, else a button; the text of the table shows whether it has settled."""
MISSED = [absent(engine) for engine in ENGINES if not engine.here()]


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    """The site as Pages would serve it."""
    if not is_current():
        pytest.fail("dist/ is missing or older than the sources: run `make build` first", pytrace=False)
    for line in MISSED:
        print(f"\n{line}", file=sys.stderr)
    with serving(DIST, path="/somebody/rowdy-table/") as server:
        yield server.url


@pytest.fixture(scope="module", params=HERE, ids=lambda engine: engine.name)
def driver(request: pytest.FixtureRequest) -> Iterator[Driver]:
    """One browser at a time."""
    with request.param.start() as driver:
        yield driver


def enter(driver: Driver, site: str) -> None:
    """Open the site and wait until the table answers."""
    driver.open("about:blank")
    wait_for(driver, "location.href === 'about:blank'")
    driver.open(site)
    wait_for(driver, READY)


def press(driver: Driver, selector: str) -> None:
    """Press a control as soon as it is there."""
    wait_for(driver, f"document.querySelector({json.dumps(selector)}) !== null")
    driver.click(selector)


def next_press(driver: Driver) -> tuple[str, str]:
    """The selector of what leads on and what it does, when nothing has changed for a moment."""
    before: Any = None
    while True:
        found = wait_for(driver, NEXT)
        if found == before:
            place, act, key, _ = found.split("|", 3)
            return f'[data-region="{place}"] [data-act="{act}"][data-key="{key}"]', act
        before = found
        time.sleep(0.05)


def saved(driver: Driver) -> Table:
    """The one game that is kept, opened by this Python; all of it must be playable."""
    table = Table.load(driver.run(SAVE))
    assert table.loaded is not None
    assert table.loaded.complete
    return table


@pytest.mark.parametrize("game", playable())
def test_start_ten_moves_reload_continue(driver: Driver, site: str, game: str) -> None:
    """Every move is kept: after a reload the game stands where it was, and goes on."""
    enter(driver, site)
    driver.run("localStorage.clear()")
    driver.run(f"localStorage.setItem('rowdy-table:settings', {SETTINGS})")
    enter(driver, site)
    press(driver, f'[data-act="new"][data-game="{game}"]')
    press(driver, '[data-act="start"]')
    made = 0
    while made < MOVES:
        selector, act = next_press(driver)
        driver.click(selector)
        made += act == "move"
    next_press(driver)
    before = saved(driver)
    assert before.length >= MOVES
    enter(driver, site)
    press(driver, '[data-act="resume"]')
    next_press(driver)
    assert saved(driver).log()[: before.length] == before.log()
    for _ in range(3):
        driver.click(next_press(driver)[0])
    next_press(driver)
    assert saved(driver).length > before.length
    assert not driver.run("document.querySelector('.boot-panel') !== null")
