"""Plays some moves of any game, as a user does."""

from playwright.sync_api import Page

from tests.browser import bullcrap
from tests.browser.play import region, settle, what_leads_on


def play_moves(game: Page, count: int) -> None:
    """Press what leads on so many times, whatever is played."""
    if region(game, "stage").locator('[data-game="bullcrap"]').count():
        left = iter(range(count))
        bullcrap.play_on(game, lambda: next(left, None) is None)
        return
    for _ in range(count):
        settle(game)
        suits = region(game, "actions").locator(".button.suit")  # of Craits
        (suits if suits.count() else what_leads_on(game)).first.click(position={"x": 12, "y": 12})
    settle(game)
