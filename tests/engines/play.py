"""Plays any game in any browser: presses what leads on, reads what is saved."""

import json
import time
from collections.abc import Callable
from typing import Any

from engine import Table
from tests.browser.play import LATEST, PREFIX, SAVE
from tools.driver import Driver, wait_for

PRESSES = 60
"""More than ten moves and the pauses between them need."""
SETTINGS = json.dumps(json.dumps({"pace": "instant"}))
READY = "window.reloaded === undefined && document.documentElement.dataset.ready === 'true'"
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
NEXT = f"""((barred) => {{
  const shown = (item) => item.getClientRects().length > 0 && item.getAttribute("aria-disabled") !== "true"
    && item.dataset.act !== barred;
  for (const lead of {json.dumps(LEADS)}) {{
    const found = [...document.querySelectorAll(lead)].find(shown);
    const place = found?.closest("[data-region]").dataset.region;
    if (found) return [place, found.dataset.act, found.dataset.key, document.querySelector("main").innerText].join("|");
  }}
  return "";
}})"""
"""What to press, nothing that does what is barred, and the text of the table, which shows whether it has settled."""


def first_visit(driver: Driver, site: str) -> None:
    """The menu of the site in a browser that has never been there; nothing at its tables takes its time."""
    driver.open(site + "404.html")
    driver.run(f"localStorage.setItem('rowdy-table:settings', {SETTINGS})")
    driver.open(site)
    wait_for(driver, READY, "a table that answers")


def begin(driver: Driver, game: str) -> None:
    """From the menu to a game with bots."""
    press(driver, f'[data-act="new"][data-game="{game}"]')
    press(driver, '[data-act="start"]')


def play_moves(driver: Driver, count: int) -> None:
    """Press so many times what makes a move (the table may refuse a claim), and wait until the table rests."""
    play_on(driver, lambda made: made >= count)


def play_until_saved(driver: Driver, count: int) -> Table:
    """Play on until so many moves are saved, by whomever; the table then."""
    play_on(driver, lambda _: saved(driver).length >= count)
    return saved(driver)


def play_on(driver: Driver, enough: Callable[[int], bool]) -> None:
    """Press what leads on until it is enough, asked with the presses that meant a move."""
    made, act = 0, ""
    for _ in range(PRESSES):
        # A claim that was refused is still picked: it gets another card before it is sent again.
        selector, act = next_press(driver, barred="send" if act == "send" else "")
        if enough(made):
            return
        # At the instant pace one may be gone again.
        if act == "continue":
            driver.run(f"document.querySelector({json.dumps(selector)})?.click()")
        else:
            driver.click(selector)
        made += act in MOVES_MADE
    raise AssertionError(f"not enough: {made} moves made with {PRESSES} presses")


def press(driver: Driver, selector: str) -> None:
    """Press a control as soon as it is there."""
    wait_for(driver, f"document.querySelector({json.dumps(selector)}) !== null", selector)
    driver.click(selector)


def next_press(driver: Driver, barred: str = "") -> tuple[str, str]:
    """The selector of what leads on and what it does, not this, when nothing has changed for a moment."""
    before: Any = None
    for _ in range(200):
        found = wait_for(driver, f"{NEXT}({json.dumps(barred)})", "something to press at the table")
        if found == before:
            place, act, key, _ = found.split("|", 3)
            return f'[data-region="{place}"] [data-act="{act}"][data-key="{key}"]', act
        before = found
        time.sleep(0.05)
    raise TimeoutError(f"the table does not come to rest: {before}")


def saved(driver: Driver) -> Table:
    """The game that was saved last, opened by this Python; all of it must be playable."""
    table = Table.load(driver.run(f"({LATEST})({json.dumps([PREFIX, SAVE])})"))
    assert table.loaded is not None
    assert table.loaded.complete
    return table
