"""The start: painted before Python, early presses answered, and a first visit that is light."""

import re

from playwright.sync_api import Page, Request, Route, expect

from tests.browser.conftest import READY, NewPage, open_table
from ui.app import first_paint

APP = re.compile(r"/app-\w+\.zip$")
FIRST_VISIT_LIMIT = 5_800_000  # bytes as a server that compresses sends them


def test_the_table_answers(page: Page, site: str) -> None:
    """The site starts under a sub-path without an error and without asking anybody else."""
    open_table(page, site)
    expect(page).to_have_title(re.compile("Rowdy Table"))
    expect(page.locator(".boot-panel, .boot-notice")).to_have_count(0)


def test_the_first_screen_is_there_without_any_script(new_page: NewPage, site: str) -> None:
    """What is painted before Python is what the app's own Python gives, and a sentence asks for scripts."""
    page = new_page(java_script_enabled=False).page
    page.goto(site)
    for name, content in first_paint().items():
        region = page.locator(f'[data-region="{name}"]')
        text = re.sub(r"<[^>]*>", " ", content)
        for word in re.findall(r"[A-Za-z]{3,}", text):
            expect(region).to_contain_text(word)
    expect(page.locator("noscript p")).to_be_visible()


def table_of(page: Page) -> str:
    """The main part of the page as it stands."""
    return str(page.locator("main").evaluate("main => main.outerHTML"))


def test_a_press_before_python_is_there_is_answered(page: Page, new_page: NewPage, site: str) -> None:
    """A button pressed too early says that it is starting, and does its work when Python is there."""
    untouched = new_page().page
    open_table(untouched, site)
    held: list[Route] = []
    page.route(APP, lambda route: held.append(route))
    page.goto(site, wait_until="commit")
    button = page.locator("main [data-act]").first
    button.click()
    expect(button).to_have_attribute("aria-busy", "true")
    expect(page.locator('[data-region="polite"]')).to_contain_text("kept")
    assert page.evaluate("rowdy.early.length") == 1
    page.evaluate("rowdy.release()")  # as a panel does that comes in between
    button.click()
    expect(button).to_have_attribute("aria-busy", "true")
    assert page.evaluate("rowdy.early.length") == 1, "an impatient second press counts once"
    for route in held:
        route.continue_()
    page.unroute(APP)  # lets pass what is asked from now on, too
    expect(page.locator(READY)).to_be_attached()
    expect(page.locator("[data-early]")).to_have_count(0)
    assert page.evaluate("rowdy.early.length") == 0
    assert table_of(page) != table_of(untouched)


def test_a_first_visit_is_light(page: Page, site: str) -> None:
    """All that a first visit fetches, as sent, stays under the limit."""
    fetched: dict[str, int] = {}

    def weigh(request: Request) -> None:
        fetched[request.url] = request.sizes()["responseBodySize"]

    page.on("requestfinished", weigh)
    open_table(page, site)
    page.wait_for_load_state("networkidle")
    assert any(address.endswith(".wasm") for address in fetched)
    assert sum(fetched.values()) <= FIRST_VISIT_LIMIT, fetched


def test_python_runs_on_the_page_s_own_stack(page: Page, site: str) -> None:
    """Chromium crashes now and then where it has one of its own."""
    open_table(page, site)
    assert page.evaluate("rowdy.python._module.jspiSupported") is False


def test_a_slow_start_says_that_it_is_still_loading(new_page: NewPage, site: str) -> None:
    """While a part does not arrive, a line says so; it is no error."""
    page = new_page(own=True).page  # its clock is that of all pages of its browser
    page.clock.install()
    page.route(APP, lambda _: None)
    page.goto(site, wait_until="commit")
    expect(page.locator("main")).to_be_attached()
    page.clock.run_for(10_000)
    expect(page.get_by_role("status")).to_contain_text("Still loading")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.clock.run_for(80_000)
    expect(page.get_by_role("alert")).to_contain_text("longer than it should")
