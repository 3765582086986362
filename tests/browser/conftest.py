"""A browser, the built site under a sub-path, and pages that fail a test when anything is amiss."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    expect,
    sync_playwright,
)  # fmt: skip

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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser whose page crashed, or that was too busy, is asked once more; the summary counts it as a rerun."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Gone with its event loop before tests of other folders run loops."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One Chromium for the pages of this folder that need a browser as it first comes."""
    browser = playwright.chromium.launch(executable_path=chromium(), args=launch_flags())
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def visited(playwright: Playwright, site: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[BrowserContext]:
    """One that has been here before, as most have: what it fetched, compiled, and starts from is kept between tests."""
    flags = [*launch_flags(), "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost"]
    context = playwright.chromium.launch_persistent_context(
        tmp_path_factory.mktemp("chromium"), executable_path=chromium(), args=flags, service_workers="block"
    )
    page = context.new_page()
    page.goto(site)
    page.wait_for_function("globalThis.rowdy?.snapshot?.settled()", timeout=120_000)
    forget(context, site)
    yield context
    context.close()


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of dist/, served as GitHub Pages would serve a project's site."""
    if not is_current():
        pytest.fail("dist/ is missing or older than the sources: run `make build` first", pytrace=False)
    with serving(DIST, path=SUB_PATH) as server:
        yield server.url


def watch(page: Page, site: str) -> WatchedPage:
    """The page, with every request that leaves the site noted."""
    watched = WatchedPage(page)

    def asked(request: Request) -> None:
        if not request.url.startswith((site, "data:", "blob:")):
            watched.outside.append(request.url)

    def note(message: ConsoleMessage) -> None:
        if message.type == "error":
            watched.errors.append(message.text)

    page.on("request", asked)
    page.on("console", note)
    page.on("pageerror", lambda error: watched.errors.append(str(error)))
    return watched


@pytest.fixture
def new_page(request: pytest.FixtureRequest, site: str) -> Iterator[NewPage]:
    """Makes watched pages with options of Playwright's `new_context`; `init` is a script that runs first.

    Pages share a browser that has been here before and remembers nothing of a game, unless their options (`own`, if
    there is no other) ask for one that was never here. Nothing may be asked of other sites. Errors are the test's to
    judge: `watched.errors`.
    """
    made: list[WatchedPage] = []
    contexts: list[BrowserContext] = []

    def make(init: str = "", own: bool = False, **options: Any) -> WatchedPage:
        if own or options.keys() - {"viewport", "color_scheme", "reduced_motion"}:
            browser: Browser = request.getfixturevalue("browser")
            context = browser.new_context(service_workers="block", **options)
            contexts.append(context)
            context.add_init_script(init)
            page = context.new_page()
        else:
            visited: BrowserContext = request.getfixturevalue("visited")
            page = visited.new_page()
            page.add_init_script(init)
            if "viewport" in options:
                page.set_viewport_size(options.pop("viewport"))
            page.emulate_media(**options)
        page.set_default_timeout(20_000)
        made.append(watch(page, site))
        return made[-1]

    yield make
    for context in contexts:
        context.close()
    if len(contexts) < len(made):
        forget(request.getfixturevalue("visited"), site)
    for watched in made:
        assert watched.outside == [], "the site asked somebody else"


def forget(context: BrowserContext, site: str) -> None:
    """Close the context's pages, and forget what they kept."""
    blank, *used = context.pages
    for page in used:
        page.close()
    kept = "local_storage,indexeddb,cookies"
    origin = "/".join(site.split("/")[:3])
    context.new_cdp_session(blank).send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": kept})


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
