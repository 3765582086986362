"""A journey through every game in every browser: start, ten moves, reload, go on."""

import json
import sys
import time
from collections.abc import Iterator
from typing import Any

import pytest

from engine import Table
from tools.engines import ENGINES, Driver, absent, guarded, wait_for
from tools.serve import serving
from tools.sources import DIST, is_current
from ui.tables import playable

MOVES = 10
PRESSES = 60
"""More than ten moves and the pauses between them need."""
LONGEST = 9 * 60
"""Seconds for all journeys; with the measuring after it (tools/boot.py) a quarter of an hour."""
HERE = [engine for engine in ENGINES if engine.here()]
SETTINGS = json.dumps(json.dumps({"pace": "instant"}))
READY = "globalThis.reloaded === undefined && document.documentElement.dataset.ready === 'true'"
SAVE = """(() => {
  const key = Object.keys(localStorage).find(key => /^rowdy-table:save/.test(key));
  return key ? localStorage.getItem(key) : "";
})()"""
LEADS = [
    '[data-region="hand"] [data-act="move"]',
    '[data-region="actions"] [data-act="move"]:not([data-key="end"])',
    '[data-region="actions"] :is([data-act="let-go"], [data-act="continue"], [data-act="send"])',
    '[data-region="actions"] .chips:not(:has([aria-pressed="true"])) [data-act="choose"]',
    '[data-region="hand"] :is([data-act="suit"], [data-act="pick-card"]):not([aria-pressed="true"])',
    '[data-region="stage"] [data-act="continue"]',
]
"""What leads on, in this order: a card or a button that is a move, what goes on or sends, what a claim is made of."""
MOVES_MADE = {"move", "send"}
NEXT = f"""(() => {{
  const shown = (item) => item.getClientRects().length > 0 && item.getAttribute("aria-disabled") !== "true";
  for (const lead of {json.dumps(LEADS)}) {{
    const found = [...document.querySelectorAll(lead)].find(shown);
    const place = found?.closest("[data-region]").dataset.region;
    if (found) return [place, found.dataset.act, found.dataset.key, document.querySelector("main").innerText].join("|");
  }}
  return "";
}})()"""
"""What to press, and the text of the table, which shows whether it has settled."""
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


@pytest.fixture(scope="module", autouse=True)
def patience() -> Iterator[None]:
    """A browser that hangs ends the journeys."""
    with guarded(LONGEST, "The journeys through the browsers"):
        yield


@pytest.fixture(params=HERE, ids=lambda engine: engine.name)
def driver(request: pytest.FixtureRequest) -> Iterator[Driver]:
    """A browser that has never been here."""
    with request.param.start() as driver:
        yield driver


def press(driver: Driver, selector: str) -> None:
    """Press a control as soon as it is there."""
    wait_for(driver, f"document.querySelector({json.dumps(selector)}) !== null", selector)
    driver.click(selector)


def next_press(driver: Driver) -> tuple[str, str]:
    """The selector of what leads on and what it does, when nothing has changed for a moment."""
    before: Any = None
    for _ in range(200):
        found = wait_for(driver, NEXT, "something to press at the table")
        if found == before:
            place, act, key, _ = found.split("|", 3)
            return f'[data-region="{place}"] [data-act="{act}"][data-key="{key}"]', act
        before = found
        time.sleep(0.05)
    raise TimeoutError(f"the table does not come to rest: {before}")


def saved(driver: Driver) -> Table:
    """The one game that is kept, opened by this Python; all of it must be playable."""
    table = Table.load(driver.run(SAVE))
    assert table.loaded is not None
    assert table.loaded.complete
    return table


@pytest.mark.parametrize("game", playable())
def test_start_ten_moves_reload_continue(driver: Driver, site: str, game: str) -> None:
    """Every move is kept: after a reload the game stands where it was, and goes on."""
    driver.open(site + "404.html")
    driver.run(f"localStorage.setItem('rowdy-table:settings', {SETTINGS})")
    driver.open(site)
    wait_for(driver, READY, "a table that answers")
    press(driver, f'[data-act="new"][data-game="{game}"]')
    press(driver, '[data-act="start"]')
    made = 0
    for _ in range(PRESSES):
        selector, act = next_press(driver)
        driver.click(selector)
        made += act in MOVES_MADE
        if made == MOVES:
            break
    assert made == MOVES
    next_press(driver)
    before = saved(driver)
    assert before.length >= MOVES
    driver.run("globalThis.reloaded = false")
    driver.reload()
    wait_for(driver, READY, "a table that answers")
    press(driver, '[data-act="resume"]')
    next_press(driver)
    assert saved(driver).log()[: before.length] == before.log()
    for _ in range(3):
        driver.click(next_press(driver)[0])
    next_press(driver)
    assert saved(driver).length > before.length
    assert not driver.run("document.querySelector('.boot-panel') !== null")
