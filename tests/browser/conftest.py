"""A browser, the built site under a sub-path, and pages that fail a test when anything is amiss."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Route, expect, sync_playwright

from tools.chromium import chromium, launch_flags
from tools.serve import serving
from tools.sources import DIST, is_current

SUB_PATH = "/somebody/rowdy-table/"
READY = 'html[data-ready="true"]'
NewPage = Callable[..., "WatchedPage"]

expect.set_options(timeout=20_000)
"""Milliseconds: what is waited for comes, on a busy machine later."""


@dataclass
class WatchedPage:
    """A page with what it asked of others and what it complained of."""

    page: Page
    outside: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One Chromium for the tests of this folder; gone with its event loop before tests of others run loops."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=launch_flags())
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of dist/, served as GitHub Pages would serve a project's site."""
    if not is_current():
        pytest.fail("dist/ is missing or older than the sources: run `make build` first", pytrace=False)
    with serving(DIST, path=SUB_PATH) as server:
        yield server.url


def watch(context: BrowserContext, site: str) -> WatchedPage:
    """A new page of the context; every request that leaves the site is stopped and noted."""
    page = context.new_page()
    watched = WatchedPage(page)

    def stop(route: Route) -> None:
        watched.outside.append(route.request.url)
        route.abort()

    def note(message: ConsoleMessage) -> None:
        if message.type == "error":
            watched.errors.append(message.text)

    context.route(re.compile("^(?!" + re.escape(site) + ")(?!data:)(?!blob:)"), stop)
    page.on("console", note)
    page.on("pageerror", lambda error: watched.errors.append(str(error)))
    return watched


@pytest.fixture
def new_page(browser: Browser, site: str) -> Iterator[NewPage]:
    """Makes watched pages with options of Playwright's `new_context`; `init` is a script that runs first.

    Nothing may be asked of other sites. Errors are the test's to judge: `watched.errors`.
    """
    made: list[tuple[BrowserContext, WatchedPage]] = []

    def make(init: str = "", **options: Any) -> WatchedPage:
        context = browser.new_context(service_workers="block", **options)
        context.set_default_timeout(20_000)
        if init:
            context.add_init_script(init)
        watched = watch(context, site)
        made.append((context, watched))
        return watched

    yield make
    for context, watched in made:
        context.close()
        assert watched.outside == [], "the site asked somebody else"


@pytest.fixture
def page(new_page: NewPage) -> Iterator[Page]:
    """A page for which any error in the console fails the test."""
    watched = new_page()
    yield watched.page
    assert watched.errors == [], "the console shows errors"


def open_table(page: Page, site: str, fragment: str = "") -> None:
    """Go to the site and wait until the table answers, however busy the machine is."""
    page.goto(site + fragment)
    expect(page.locator(READY)).to_be_attached(timeout=60_000)
