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
  function wait() { clearTimeout(quiet); quiet = setTimeout(() => requestIdleCallback(look, {timeout: 1000}), 40); }
  function look() {
    if (!asked()) return;
    watcher.disconnect();
    clearTimeout(limit);
    resolve([...document.querySelectorAll('[data-region="actions"] button')].map(it => it.dataset.key));
  }
  watcher.observe(document.documentElement, {subtree: true, childList: true, attributes: true});
  wait();
})"""
"""Waits until the table asks for a press and has been still for a moment; the data-keys of its buttons."""

READ = "() => [...document.querySelectorAll('main, [data-region=log]')].map(it => it.textContent).join()"
"""What stands on the table and in its log: an answer has been heard when it changes, on a busy machine later."""

TAKEN = "[document.activeElement.ariaDisabled, document.activeElement.ariaPressed].includes('true')"
"""Whether the card that has the focus cannot be picked, or is."""


def seated(options: str = "", seed: str = "bull", seats: int = 4) -> Table:
    """A table that a person plays with bots."""
    return Table("bullcrap", seats, seed, options, seated=SEATED[:seats], botseed="7")


def has(page: Page, key: str) -> bool:
    """Whether there is such a button among the actions."""
    return region(page, "actions").locator(f'[data-key="{key}"]').count() > 0


def picked(page: Page) -> int:
    """How many cards are picked."""
    return region(page, "hand").locator('[aria-pressed="true"]').count()


def tab_to(page: Page, key: str, most: int = 40) -> None:
    """Press Tab until the control of this data-key has the focus."""
    for _ in range(most):
        if page.evaluate("document.activeElement.dataset.key ?? ''") == key:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{key} is not reached by Tab")


def claim(page: Page, cards: int = 1) -> None:
    """Compose a claim of the first cards that can be picked, and send it, by mouse.

    What was refused is still picked: a Gift by itself gets company, a Poop without a pile gives way.
    """
    stops = region(page, "hand").locator('button:not([aria-disabled="true"]):not([aria-pressed="true"])')
    for _ in range(min(cards, stops.count())):
        stops.first.click(position={"x": 8, "y": 8})
        expect(region(page, "hand").locator('[aria-pressed="true"]')).not_to_have_count(0)
    chips = region(page, "actions").locator(".chips button")
    if chips.count() and not region(page, "actions").locator('.chips [aria-pressed="true"]').count():
        chips.first.click()
    region(page, "actions").locator('[data-key="send"]').click()


def claim_by_key(page: Page) -> None:
    """The same with one card and nothing but keys: 1 and Right to a card, Enter, Tab to the ranks, Space, C."""
    page.keyboard.press("1")
    for _ in range(region(page, "hand").locator("button").count()):
        if not page.evaluate(TAKEN):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(region(page, "hand").locator('[aria-pressed="true"]')).not_to_have_count(0)
    chips = region(page, "actions").locator(".chips button")
    if chips.count() and not region(page, "actions").locator('.chips [aria-pressed="true"]').count():
        page.keyboard.press("Tab")
        page.keyboard.press("Home")
        page.keyboard.press("Space")
    page.keyboard.press("c")


def play_on(
    page: Page, done: Callable[[], bool], by_key: bool = False, limit: int = 300, answered: int = 0
) -> int:
    """Call every third claim, let the others go, claim when asked, until `done`.

    How many claims were answered, `answered` of them before.
    """
    for _ in range(limit):
        keys = page.evaluate(ASKED)
        if done():
            return answered
        if "continue" in keys:
            if by_key:
                page.keyboard.press("n")
            else:  # at the instant pace it may be gone again
                page.evaluate("document.querySelector('[data-key=continue]')?.click()")
        elif "deal" in keys:
            page.keyboard.press("d") if by_key else button(page, "Deal").click()
        elif {"let-go", "accept"} & {*keys}:
            answered += 1
            before = page.evaluate(READ)
            if answered % 3 == 0:
                page.keyboard.press("b") if by_key else button(page, "BULLCRAP!").click()
            else:
                page.keyboard.press("Shift+B") if by_key else button(page, "Let it go").click()
            page.wait_for_function(f"(before) => ({READ})() !== before", arg=before)
        else:
            claim_by_key(page) if by_key else claim(page)
    raise AssertionError(f"not there after {limit} presses")


__all__ = ["ASKED", "claim", "has", "picked", "play_on", "seated", "tab_to"]
