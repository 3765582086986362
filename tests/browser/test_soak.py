"""A thousand moves in one page: memory hardly grows, and nothing is left behind."""

from playwright.sync_api import Page

from tools.soak import LIMIT_MEGABYTES, grown, measure, open_page, soak

LEAK = "rowdy.python.runPython('from pyodide.ffi import create_proxy; left = create_proxy([]); None')"


def test_a_thousand_moves_leave_nothing_behind(page: Page, site: str) -> None:
    """Game after game through the buttons: under 20 MB more, no listener and no proxy more."""
    open_page(page, site)
    made, before, after = soak(page, 1000)
    assert made >= 1000
    assert grown(before, after) < LIMIT_MEGABYTES, (before, after)
    assert after.proxies <= before.proxies, (before, after)
    assert after.listeners <= before.listeners, (before, after)
    page.evaluate(LEAK)
    assert measure(page).proxies == after.proxies + 1, "a proxy that is left behind would have been seen"
