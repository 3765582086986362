"""Measures drawing in Chromium: a repaint of everything, and a press until it is shown: `python -m tools.paint`."""

import argparse
import json
import statistics
import sys

from playwright.sync_api import Page, expect, sync_playwright

from tools.chromium import chromium, launch_flags
from tools.serve import serving
from tools.sources import DIST, is_current

LIMIT_REPAINT, LIMIT_ANSWER = 5.0, 50.0
SETTINGS = json.dumps({"pace": "instant"})
ASKED = """[data-region="hand"] button[data-act="move"], [data-region="actions"] button"""
REPAINT = """async (runs) => {
  const times = [];
  for (let run = 0; run < runs; run++) {
    await new Promise(done => requestAnimationFrame(() => setTimeout(done)));  // what is dirty is laid out first
    const start = performance.now();
    dispatchEvent(new Event("rowdy:repaint"));
    times.push(performance.now() - start);
  }
  return times;
}"""
ANSWER = """() => new Promise((resolve) => {
  const card = document.querySelector('[data-region="hand"] button[data-act="move"]');
  const button = card ?? document.querySelector('[data-region="actions"] button');
  const stage = document.querySelector('[data-region="stage"]');
  let start = 0;
  const watcher = new MutationObserver(() => {
    watcher.disconnect();
    const answered = performance.now() - start;
    requestAnimationFrame(() => setTimeout(() => resolve([card ? "card" : "button", answered])));
  });
  watcher.observe(stage, { childList: true, subtree: true });
  setTimeout(() => { watcher.disconnect(); resolve(["nothing", 0]); }, 2000);
  start = performance.now();
  button.click();
})"""


def start_game(page: Page, address: str, seats: int) -> None:
    """A new game at an instant pace."""
    page.add_init_script(f"localStorage.setItem('rowdy-table:settings', {json.dumps(SETTINGS)})")
    page.goto(address)
    expect(page.locator('html[data-ready="true"]')).to_be_attached(timeout=30_000)
    page.locator('[data-act="new"][data-game="oh_crud"]').click()
    page.locator('input[name="seats"]').fill(str(seats))
    page.locator('input[name="seats"]').press("Tab")
    page.locator('input[name="seed"]').fill("paint")
    page.locator('[data-act="start"]').click()
    page.wait_for_selector(ASKED)


def line(name: str, times: list[float], limit: float) -> str:
    """Median, 95 of 100, and the most, in milliseconds."""
    ordered = sorted(times)
    late = ordered[min(len(ordered) - 1, len(ordered) * 95 // 100)]
    return f"{name:28}{statistics.median(ordered):9.2f}{late:9.2f}{ordered[-1]:9.2f}   wanted: under {limit:g}"


def main() -> int:
    """Play a part of a game and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m tools.paint", description=__doc__)
    parser.add_argument("--presses", type=int, default=60)
    parser.add_argument("--seats", type=int, default=4)
    given = parser.parse_args()
    if not is_current():
        print("dist/ is missing or older than the sources: run `make build` first", file=sys.stderr)
        return 1
    repaints: list[float] = []
    answers: list[float] = []
    with sync_playwright() as playwright, serving(DIST, path="/us/rowdy-table/") as server:
        browser = playwright.chromium.launch(executable_path=chromium(), args=launch_flags())
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        start_game(page, server.url, given.seats)
        for _ in range(given.presses):
            page.wait_for_selector(ASKED)
            what, after = page.evaluate(ANSWER)
            if what == "card":
                answers.append(after)
            repaints += page.evaluate(REPAINT, 3)
            page.wait_for_timeout(30)
        browser.close()
    print(f"{'ms, in Chromium':28}{'median':>9}{'95 %':>9}{'most':>9}")
    print(line("full repaint, all regions", repaints, LIMIT_REPAINT))
    print(line("a card until it is shown", answers, LIMIT_ANSWER))
    return 0


if __name__ == "__main__":
    sys.exit(main())
