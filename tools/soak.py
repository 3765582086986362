"""Plays game after game in one page and measures what it keeps: `python -m tools.soak --moves 1000`.

A person's seat is played through the buttons at an instant pace, bots play the others. Memory is the JavaScript
heap plus the memory of Python, both after a collection; listeners, nodes and proxies are counted at the menu.
"""

import argparse
import json
import sys
from typing import NamedTuple

from playwright.sync_api import Page, expect, sync_playwright

from tools.chromium import chromium, launch_flags
from tools.serve import serving
from tools.sources import DIST, is_current

LIMIT_MEGABYTES = 20
SETTINGS = json.dumps({"pace": "instant"})
PREPARE = f"""localStorage.setItem('rowdy-table:settings', {json.dumps(SETTINGS)});
new MutationObserver(() => globalThis.rowdy?.python?._module.enable_pyproxy_allocation_tracing())
  .observe(document, {{ attributes: true, attributeFilter: ["data-ready"], subtree: true }});"""
COUNT = """() => {
  rowdy.python.runPython("import gc; gc.collect()");
  return [rowdy.python._module.HEAPU8.byteLength, rowdy.python._module.pyproxy_alloc_map.size];
}"""
PLAY = """async () => {
  const next = /^(Deal|Pass|Continue|I am )/;
  const button = (region, wanted) =>
    [...document.querySelectorAll(`[data-region="${region}"] button`)].find(wanted);
  const wait = () => new Promise((done) => setTimeout(done, 5));
  for (let idle = 0; idle < 2000; idle++) {
    if (button("actions", (it) => it.textContent.trim() === "New game")) return true;
    const card = button("hand", (it) => it.getAttribute("aria-disabled") !== "true");
    const press = card ?? button("actions", (it) => next.test(it.textContent.trim()));
    if (press) { idle = 0; press.click(); }
    await wait();
  }
  return false;
}"""
"""Presses what leads on until the last score sheet; false when nothing did for long."""


class Figures(NamedTuple):
    """What a page holds: bytes, and numbers of things."""

    heap: int
    python: int
    nodes: int
    listeners: int
    proxies: int


def open_page(page: Page, address: str) -> None:
    """Open the site at an instant pace, with proxies counted from the start of play."""
    page.add_init_script(PREPARE)
    page.goto(address)
    expect(page.locator('html[data-ready="true"]')).to_be_attached(timeout=60_000)


def measure(page: Page) -> Figures:
    """Collect garbage on both sides, then count."""
    python, proxies = page.evaluate(COUNT)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    for _ in range(2):
        session.send("HeapProfiler.collectGarbage")
    found = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    session.detach()
    return Figures(
        int(found["JSHeapUsedSize"]), python, int(found["Nodes"]), int(found["JSEventListeners"]), proxies
    )


def play_a_game(page: Page, seed: str, seats: int) -> int:
    """From the menu through a whole game and back; how many moves were made."""
    page.locator('[data-act="new"][data-game="oh_crud"]').click()
    page.locator('input[name="seats"]').fill(str(seats))
    page.locator('input[name="seats"]').press("Tab")
    page.locator('input[name="seed"]').fill(seed)
    page.locator('[data-act="start"]').click()
    if not page.evaluate(PLAY):
        raise RuntimeError(f"nothing leads on: {page.locator('main').inner_text()}")
    moves = page.evaluate("JSON.parse(rowdy.game()).moves.split('; ').length")
    page.locator('[data-act="menu"]').first.click()
    page.wait_for_selector('[data-act="new"]')
    return int(moves)


def soak(page: Page, moves: int, seats: int = 4) -> tuple[int, Figures, Figures]:
    """Play at least so many moves; how many were made, and what the page held after the first game and at the end."""
    made, games = play_a_game(page, "soak", seats), 0
    before = measure(page)
    while made < moves:
        games += 1
        made += play_a_game(page, f"soak {games}", seats)
    return made, before, measure(page)


def grown(before: Figures, after: Figures) -> float:
    """Megabytes that were added."""
    return (after.heap + after.python - before.heap - before.python) / 1e6


def main() -> int:
    """Play and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m tools.soak", description=__doc__)
    parser.add_argument("--moves", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=4)
    given = parser.parse_args()
    if not is_current():
        print("dist/ is missing or older than the sources: run `make build` first", file=sys.stderr)
        return 1
    with sync_playwright() as playwright, serving(DIST, path="/us/rowdy-table/") as server:
        browser = playwright.chromium.launch(executable_path=chromium(), args=launch_flags())
        page = browser.new_page()
        open_page(page, server.url)
        made, before, after = soak(page, given.moves, given.seats)
        browser.close()
    print(f"{made} moves{'first game':>15}{'the end':>12}")
    for name in Figures._fields:
        print(f"{name:12}{getattr(before, name):14,}{getattr(after, name):12,}")
    print(f"memory grew by {grown(before, after):.2f} MB; wanted: less than {LIMIT_MEGABYTES}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
