"""Plays BULLCRAP as a user does: answers claims, composes its own, looks at what is called."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from engine import Seated, Table
from tests.browser.play import button, region

SEATED = [Seated("You", "person"), Seated("Paula", "planner"), Seated("Brutus", "brazen"), Seated("Hon", "honest")]

ASKED = """() => new Promise((resolve, reject) => {
  const next = /^(Deal|Continue|New game|Let it go|Claim|I am )/;
  const asked = () =>
    [...document.querySelectorAll('[data-region="actions"] button')].some(it => next.test(it.textContent.trim()));
  let quiet = 0;
  const limit = setTimeout(() => reject(new Error(document.querySelector("main").innerText)), 30000);
  const watcher = new MutationObserver(() => wait());
  function wait() { clearTimeout(quiet); quiet = setTimeout(look, 40); }
  function look() {
    if (!asked()) return;
    watcher.disconnect();
    clearTimeout(limit);
    resolve(true);
  }
  watcher.observe(document.documentElement, {subtree: true, childList: true, attributes: true});
  wait();
})"""
"""Waits until the table asks for a press and has been still for a moment."""


def seated(options: str = "", seed: str = "bull", seats: int = 4) -> Table:
    """A table that a person plays with bots."""
    return Table("bullcrap", seats, seed, options, seated=SEATED[:seats], botseed="7")


def has(page: Page, key: str) -> bool:
    """Whether there is such a button among the actions."""
    return region(page, "actions").locator(f'[data-key="{key}"]').count() > 0


def picked(page: Page) -> int:
    """How many cards are picked."""
    return region(page, "hand").locator('[aria-pressed="true"]').count()


def claim(page: Page, by_key: bool, cards: int = 1) -> None:
    """Compose a claim of the first cards that can be picked, by mouse or keyboard, and send it."""
    stops = region(page, "hand").locator('button:not([aria-disabled="true"])')
    for place in range(min(cards, stops.count())):
        if by_key:
            stops.nth(place).focus()
            page.keyboard.press("Enter")
        else:
            stops.nth(place).click(position={"x": 8, "y": 8})
        expect(region(page, "hand").locator('[aria-pressed="true"]')).not_to_have_count(0)
    chips = region(page, "actions").locator(".chips button")
    if chips.count() and not region(page, "actions").locator('.chips [aria-pressed="true"]').count():
        if by_key:
            chips.first.focus()
            page.keyboard.press("Space")
        else:
            chips.first.click()
    if by_key:
        page.keyboard.press("c")
    else:
        region(page, "actions").locator('[data-key="send"]').click()


def play_on(page: Page, done: Callable[[], bool], by_key: bool = False, limit: int = 300) -> int:
    """Call every third claim, let the others go, claim when asked, until `done`; how many claims were answered."""
    answered = 0
    for _ in range(limit):
        page.evaluate(ASKED)
        if done():
            return answered
        if has(page, "continue"):
            if by_key:
                page.keyboard.press("n")
            else:  # at the instant pace it may be gone again
                page.evaluate("document.querySelector('[data-key=continue]')?.click()")
        elif has(page, "deal"):
            page.keyboard.press("d") if by_key else button(page, "Deal").click()
        elif has(page, "let-go") or has(page, "accept"):
            answered += 1
            if answered % 3 == 0:
                page.keyboard.press("b") if by_key else button(page, "BULLCRAP!").click()
            else:
                page.keyboard.press("Shift+B") if by_key else button(page, "Let it go").click()
        else:
            claim(page, by_key)
    raise AssertionError(f"not there after {limit} presses")


__all__ = ["ASKED", "claim", "has", "picked", "play_on", "seated"]
