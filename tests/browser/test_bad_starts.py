"""What can be missing or broken at the start, and the sentence each says within ten seconds."""

import io
import re
import zipfile

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewPage, open_table
from tools.sources import facts

WITHIN = 10_000  # ms
PARTS = (
    r"/core\.js$", r"/core-\w+\.js$", r"/error-\w+\.js$", r"/runtime-\w+\.mjs$", r"/pyodide\.mjs$",
    r"/pyodide\.asm\.mjs$", r"/pyodide\.asm\.wasm$", r"/stdlib-\w+\.zip$", r"/app-\w+\.zip$",
)  # fmt: skip
THROWING = """Object.defineProperty(globalThis, '%s', {
    configurable: true,
    get() { throw new DOMException('no', 'SecurityError') },
})"""
HOTEL = "<h1>Welcome, guest</h1>"
FRAME = '<iframe title="game" sandbox="allow-scripts" src="%s" width="600" height="600"></iframe>'
DROP_A_CARD = "throw Object.assign(new Error('dropped a card'), {name: 'PythonError'})"


def expect_panel(page: Page, sentence: str | re.Pattern[str]) -> None:
    """The panel is there in time, with a sentence, advice, text to copy and a way on."""
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(sentence, timeout=WITHIN)
    expect(alert.locator("p")).not_to_be_empty()
    expect(page.get_by_role("button", name="Reload")).to_be_visible()
    assert str(facts()["build"]) in page.get_by_label("Text to copy").input_value()


@pytest.mark.parametrize("part", PARTS)
def test_a_part_that_is_not_there(new_page: NewPage, site: str, part: str) -> None:
    """Any part of the runtime or the app answers 404."""
    page = new_page().page
    asked: list[str] = []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(status=404, content_type="text/html", body="<h1>404</h1>")

    page.route(re.compile(part), refuse)
    page.goto(site, wait_until="commit")
    expect_panel(page, "could not be")
    assert asked


@pytest.mark.parametrize("part", PARTS)
def test_a_part_that_is_garbage(new_page: NewPage, site: str, part: str) -> None:
    """Any part arrives as something else, as behind some hotels' networks."""
    page = new_page().page
    types = {"js": "text/javascript", "zip": "application/zip", "wasm": "application/wasm"}
    kind = next(types[ending] for ending in types if part.rstrip("$").endswith(ending))
    page.route(re.compile(part), lambda route: route.fulfill(content_type=kind, body=HOTEL))
    page.goto(site, wait_until="commit")
    expect_panel(page, "could not be")


def test_fonts_may_be_missing(new_page: NewPage, site: str) -> None:
    """The table answers in the system's face, too."""
    page = new_page().page
    page.route(re.compile(r"\.woff2$"), lambda route: route.fulfill(status=404))
    open_table(page, site)
    expect(page.locator(".boot-panel")).to_have_count(0)


def test_no_webassembly(new_page: NewPage, site: str) -> None:
    """Strict security modes switch it off."""
    page = new_page("delete globalThis.WebAssembly").page
    page.goto(site, wait_until="commit")
    expect_panel(page, "cannot run WebAssembly")


@pytest.mark.parametrize("storage", ["indexedDB", "localStorage", "sessionStorage"])
def test_blocked_storage_does_not_stop_the_start(new_page: NewPage, site: str, storage: str) -> None:
    """A browser that throws at the mere name of a storage still plays."""
    watched = new_page(THROWING % storage)
    open_table(watched.page, site)
    assert watched.errors == []


def test_a_sandboxed_frame(new_page: NewPage, site: str) -> None:
    """In a frame without an origin of its own, where every storage is refused, the table answers."""
    page = new_page().page
    page.goto(site + "404.html")
    page.set_content(FRAME % site)
    frame = page.frame_locator("iframe")
    expect(frame.locator('html[data-ready="true"]')).to_be_attached()
    expect(frame.locator(".boot-panel")).to_have_count(0)


def archive(**files: str) -> bytes:
    """A zip of Python texts; `ui_main` stands for ui/main.py."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as made:
        for name, text in files.items():
            made.writestr(name.replace("_", "/", 1) + ".py", text)
    return content.getvalue()


def test_python_that_fails_at_the_start(new_page: NewPage, site: str) -> None:
    """An exception of the app's own start is shown with its traceback to copy."""
    page = new_page().page
    broken = archive(ui_main="def start():\n    raise LookupError('the <b>deck</b> is gone')\n")
    page.route(re.compile(r"/app-\w+\.zip$"), lambda route: route.fulfill(body=broken))
    page.goto(site)
    expect_panel(page, "The table could not be set up")
    assert "LookupError: the <b>deck</b> is gone" in page.get_by_label("Text to copy").input_value()


def test_an_error_at_the_table_is_said_and_can_be_closed(new_page: NewPage, site: str) -> None:
    """Later exceptions of Python's event handlers do not vanish into the console."""
    page = new_page().page
    open_table(page, site)
    page.evaluate(f"setTimeout(() => {{ {DROP_A_CARD} }})")
    expect_panel(page, "Something went wrong at the table")
    assert "dropped a card" in page.get_by_label("Text to copy").input_value()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_errors_of_others_do_not_disturb_the_table(new_page: NewPage, site: str) -> None:
    """What a browser's extension throws once the table answers is not the table's."""
    page = new_page().page
    open_table(page, site)
    page.evaluate("setTimeout(() => { throw new Error('extension') })")
    page.evaluate("Promise.reject(new Error('extension')) && 1")
    page.evaluate("new Promise(done => setTimeout(done, 50))")
    expect(page.locator(".boot-panel")).to_have_count(0)


def test_reload_goes_past_the_cache(new_page: NewPage, site: str) -> None:
    """The panel's button fetches the page anew: after an update the old one asks for files that are gone."""
    page = new_page().page
    page.route(re.compile(r"/app-\w+\.zip$"), lambda route: route.fulfill(status=404))
    page.goto(site, wait_until="commit")
    expect_panel(page, "could not be")
    page.unroute_all()
    with page.expect_request(lambda request: request.url == site and not request.is_navigation_request()):
        page.get_by_role("button", name="Reload").click()
    expect(page.locator('html[data-ready="true"]')).to_be_attached()
