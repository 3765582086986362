"""Pages that are hard to be a guest in: strict policies, styles for everything, sandboxes, scripts at odd moments."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Frame, Page, Route, expect

from tests.browser.conftest import READY
from tests.browser.test_embedding import HEAD
from tools.serve import serving

TABLE = '<main><card-table game="oh_crud" seats="3"><a href="#">Play Oh Crud</a></card-table></main>'
STRICT = """<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src {origin};
img-src {origin} data:; frame-src {origin}; require-trusted-types-for 'script'; trusted-types 'none'">"""
STYLED = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`main { display: flex; flex-direction: column; align-items: center }
    * { box-sizing: border-box; margin: 0; padding: 0; color: #222; background: #fff }`);
  document.adoptedStyleSheets = [sheet];
}"""
MADE = """() => {
  const made = document.createElement("card-table");
  document.body.append(made);
  made.setAttribute("game", "craits");
  made.append("Play Craits");
}"""
Host = Callable[..., Page]


@pytest.fixture
def host(browser: Browser, site: str, tmp_path: Path) -> Iterator[Host]:
    """Opens the first of these pages of somebody else; errors in a console fail the test, unless `fails`."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []
    origin = "/".join(site.split("/")[:3])
    with serving(tmp_path) as server:

        def make(fails: bool = False, **pages: str) -> Page:
            for name, body in pages.items():
                text = HEAD + body.replace("{origin}", origin).replace("{site}", site)
                (tmp_path / f"{name}.html").write_text(text)
            contexts.append(browser.new_context(viewport={"width": 800, "height": 900}))
            page = contexts[-1].new_page()
            if not fails:
                page.on("console", lambda message: errors.extend([message.text] if message.type == "error" else []))
                page.on("pageerror", lambda error: errors.append(str(error)))
            page.goto(f"{server.url.replace('127.0.0.1', 'localhost')}{next(iter(pages))}.html")
            return page

        yield make
        for context in contexts:
            context.close()
    assert errors == []


@pytest.mark.parametrize(
    "script",
    ['<script src="{site}embed.js"></script>' * 2, '<script type="module" src="{site}embed.js"></script>'],
    ids=["twice", "module"],
)
def test_a_poster_in_a_page_that_forbids_and_restyles_everything(host: Host, script: str) -> None:
    """Named twice or as a module, before what it works on; no policy is broken, and it is to be seen and read."""
    page = host(index=STRICT + script + TABLE)
    table = page.locator("card-table").first
    expect(table.get_by_role("button", name="Play Oh Crud")).to_be_visible()
    page.evaluate(STYLED)
    box = table.bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) == (600, 456)
    words = table.get_by_text("or on its own page")
    assert words.evaluate("(it) => getComputedStyle(it).color") == "rgb(255, 248, 230)"
    link = table.get_by_role("link").evaluate("(it) => getComputedStyle(it)")
    assert (link["color"], link["backgroundColor"]) == ("rgb(255, 248, 230)", "rgba(0, 0, 0, 0)")
    page.evaluate(MADE)
    made = page.locator("card-table").last
    expect(made.get_by_role("button", name="Play Craits")).to_be_visible()
    assert made.locator("img").evaluate("(image) => image.src").endswith("/craits.svg")


def test_a_page_locked_in_a_sandbox_is_heard_at_once(host: Host) -> None:
    """It has no origin of its own, nor has the game inside; what it says too early is said when the game is ready."""
    inner = '<script src="{site}embed.js" defer></script>' + TABLE
    page = host(index='<iframe sandbox="allow-scripts" src="inner.html" height="800"></iframe>', inner=inner)
    table = page.frame_locator("iframe").locator("card-table")
    table.evaluate("(table) => table.send('new', { seats: 5 })")  # before anybody has pressed the poster
    table.get_by_role("button").click()
    table.evaluate("(table) => table.setAttribute('theme', 'dark')")
    game = table.frame_locator("iframe")
    expect(game.locator('html[data-ready="true"][data-theme="dark"]')).to_be_attached(timeout=60_000)
    expect(table.get_by_role("button")).to_have_count(0)
    expect(game.locator(".plate")).to_have_count(5)


def test_no_poster_hides_why_a_game_does_not_start(host: Host) -> None:
    """And the next table has its turn."""
    page = host(fails=True, index='<script src="{site}embed.js" defer></script>' + TABLE * 2)
    asking: list[Frame] = []

    def answer(route: Route) -> None:
        asking.append(route.request.frame)
        if route.request.frame == asking[0]:
            route.fulfill(status=404, body="gone")
        else:
            route.continue_()

    page.route("**/assets/app-*.zip", answer)
    for place in (0, 1):
        page.locator("card-table").nth(place).get_by_role("button").click()
    first, second = (page.locator("card-table").nth(place).frame_locator("iframe") for place in (0, 1))
    expect(first.locator('.boot-panel[data-stage="app"]')).to_be_in_viewport(timeout=30_000)
    expect(page.locator("card-table").first.get_by_role("button", name="Starting")).to_have_count(0)
    expect(second.locator(READY)).to_be_attached(timeout=30_000)
