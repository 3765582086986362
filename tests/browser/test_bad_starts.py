"""What can be missing or broken at the start, and the sentence each says within ten seconds."""

import io
import re
import time
import zipfile
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import READY, NewPage, open_table
from tools.sources import DIST, facts

THROWING = """Object.defineProperty(globalThis, '%s', {
    configurable: true,
    get() { throw new DOMException('no', 'SecurityError') },
})"""
NOTE_PANELS = """window.panels = 0;
new MutationObserver(() => { window.panels += document.querySelectorAll(".boot-panel").length; })
  .observe(document, {childList: true, subtree: true});"""
ARRIVED = "all => all.every(address => performance.getEntriesByName(address).some(entry => entry.responseEnd))"
LATER = "const now = performance.now.bind(performance); performance.now = () => now() + (window.later ?? 0);"
"""Lets ten seconds pass at once, and leaves what has arrived by when as it is."""
HOTEL = "<h1>Welcome, guest</h1>"
TYPES = {"js": "text/javascript", "mjs": "text/javascript", "zip": "application/zip", "wasm": "application/wasm"}
SENTENCES = {
    "page": "The page's own scripts could not be loaded.",
    "runtime": "The game's Python could not be loaded.",
    "library": "Python's library could not be loaded.",
    "app": "The game itself could not be loaded.",
}
WAITS = {
    "page": "the page's own scripts",
    "runtime": "the game's Python",
    "library": "Python's library",
    "app": "the game itself",
}
FRAME = '<iframe title="game" sandbox="allow-scripts" src="%s" width="600" height="600"></iframe>'
POLICY = "script-src 'self' 'unsafe-inline'"


def expect_panel(page: Page, sentence: str) -> None:
    """The panel is there, with a sentence, advice, text to copy and a way on."""
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(sentence)
    expect(alert.locator("p").first).not_to_be_empty()
    expect(page.get_by_role("button", name="Reload")).to_be_visible()
    text = page.get_by_label("Text to copy").input_value()
    assert str(facts()["build"]) in text
    assert "Chrom" in text


def parts() -> dict[str, str]:
    """The files that the page itself says it cannot start without, and the stage that needs each."""
    links = re.findall(r'data-part="(\w+)" data-size="\d+" href="([^"]+)"', (DIST / "index.html").read_text())
    return {address: stage for stage, address in links}


def test_the_page_knows_every_part_of_the_first_visit(page: Page, site: str) -> None:
    """What a first visit asks for is the page, the parts that the watch knows of, fonts, the icon and the manifest."""
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url.removeprefix(site)))
    open_table(page, site)
    page.wait_for_load_state("networkidle")
    rest = asked - set(parts())
    assert set(parts()) < asked
    assert "" in rest
    assert all(re.search(r"(^|\.woff2|favicon\.svg|\.webmanifest)$", address) for address in rest), rest


def answering(how: str, part: str) -> Callable[[Route], None]:
    """What answers requests for a part in one of the ways in which it goes wrong."""
    kind, content = TYPES[part.rpartition(".")[2]], (DIST / part).read_bytes()

    def answer(route: Route) -> None:
        if how.isdecimal():
            route.fulfill(status=int(how), content_type="text/html", body=HOTEL)
        elif how == "garbage":
            route.fulfill(content_type=kind, body=HOTEL)
        elif how == "cut short":
            route.fulfill(content_type=kind, body=content[: len(content) // 2])
        elif how == "wrong type":
            route.fulfill(content_type="text/html", body=content)
        else:
            time.sleep(0.4 if how == "refused late" else 0)
            route.abort("connectionreset")

    return answer


@pytest.mark.parametrize("how", ["404", "500", "garbage", "cut short", "wrong type", "refused"])
def test_each_part_that_does_not_arrive_as_it_was_built(new_page: NewPage, site: str, how: str) -> None:
    """Missing, broken, something else as behind some hotels' networks: the panel names the stage and the file.

    Of a wrong type only scripts matter: the rest is taken for what it is.
    """
    told: dict[str, str] = {}
    wanted: dict[str, str] = {}
    for part, stage in parts().items():
        page = new_page().page
        page.route(site + part, answering(how, part))
        page.goto(site, wait_until="commit")
        said = page.locator(".boot-panel:not(.is-calm)")
        expect(said.or_(page.locator(READY))).to_be_attached()
        plays = how == "wrong type" and not part.endswith("js")
        wanted[part] = "plays" if plays else stage
        told[part] = str(said.get_attribute("data-stage")) if said.count() else "plays"
        if said.count():
            expect_panel(page, SENTENCES[stage])
            assert part.rpartition("/")[2] in page.get_by_label("Text to copy").input_value()
        page.close()
    assert told == wanted


def test_each_part_that_never_comes(new_page: NewPage, site: str) -> None:
    """Within ten seconds a line says what is waited for; it is no error yet, and the panel is the same."""
    for part, stage in parts().items():
        page = new_page(LATER).page
        page.route(site + part, lambda _: None)
        page.goto(site, wait_until="commit")
        page.wait_for_function(ARRIVED, arg=[site + other for other in parts() if other != part])
        page.evaluate("window.later = 10_000")
        told = page.get_by_role("status")
        expect(told).to_contain_text(f"Still loading: waiting for {WAITS[stage]}.")
        expect(told.locator("p")).to_contain_text("reload")
        expect(page.get_by_role("button", name="Reload")).to_be_visible()
        text = page.get_by_label("Text to copy").input_value()
        assert f"waiting for: {part.rpartition('/')[2]}\n" in text
        assert str(facts()["build"]) in text
        expect(page.get_by_role("alert")).to_have_count(0)
        page.close()


@pytest.mark.parametrize("how", ["refused", "refused late", "cut short"])
def test_each_big_part_that_fails_once(new_page: NewPage, site: str, how: str) -> None:
    """It is asked for again, and no failure is said; on a busy machine a line may say that it takes longer.

    Late is when whoever needs the part waits for it already.
    """
    big = re.findall(r'rel="part" [^>]*href="([^"]+)"', (DIST / "index.html").read_text())
    assert {address.rpartition(".")[2] for address in big} == {"mjs", "wasm", "zip"}
    for part in big:
        if how == "cut short" and not part.endswith(".wasm"):
            continue  # the rest does not say so until it is used
        page = new_page(NOTE_PANELS.replace(".boot-panel", ".boot-panel:not(.is-calm)"), own=True).page
        page.route(site + part, answering(how, part), times=1)
        open_table(page, site)
        assert page.evaluate("window.panels") == 0, part
        page.close()


FOREIGN = """addEventListener("DOMContentLoaded", () => {
  const script = document.createElement("script");
  script.onerror = () => { window.refused = true; };
  script.src = "blob:nothing";
  document.head.append(script);
});"""
"""Puts a script into the page that does not come, as extensions do whose own files are blocked."""


def test_what_is_not_needed_may_be_missing(new_page: NewPage, site: str) -> None:
    """The table answers in the system's face, without an icon and what others put in, and nothing was ever said."""
    page = new_page(NOTE_PANELS + FOREIGN).page
    asked: list[str] = []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(status=404, body="none")

    page.route(re.compile(r"\.woff2$|favicon"), refuse)
    open_table(page, site)
    assert asked
    assert page.evaluate("window.refused")
    assert page.evaluate("window.panels") == 0


def test_no_webassembly(new_page: NewPage, site: str) -> None:
    """Strict security modes switch it off."""
    page = new_page("delete globalThis.WebAssembly").page
    page.goto(site, wait_until="commit")
    expect_panel(page, "cannot run WebAssembly")


def test_webassembly_refused_by_a_policy(new_page: NewPage, site: str) -> None:
    """It is there, but a policy of the site around it forbids to compile it."""
    page = new_page().page
    text = (DIST / "index.html").read_text()
    headers = {"Content-Type": "text/html", "Content-Security-Policy": POLICY}
    page.route(site, lambda route: route.fulfill(body=text, headers=headers))
    page.goto(site, wait_until="commit")
    expect_panel(page, "cannot run WebAssembly")
    assert "Content Security Policy" in page.get_by_label("Text to copy").input_value()


def test_a_browser_that_cannot_read_our_scripts(new_page: NewPage, site: str) -> None:
    """What is too old for them reads a script in old words, which says so."""
    page = new_page().page
    text = (DIST / "index.html").read_text()
    assert text.count("globalThis.rowdy = {") == 1
    unreadable = text.replace("globalThis.rowdy = {", "globalThis.rowdy = from the future {")
    page.route(site, lambda route: route.fulfill(body=unreadable, content_type="text/html"))
    page.goto(site, wait_until="commit")
    expect_panel(page, "too old for the game")


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


@pytest.mark.parametrize(
    ("broken", "traceback"),
    [
        ("def start():\n    raise LookupError('the <b>deck</b> is gone')\n", "LookupError: the <b>deck</b> is gone"),
        ("import ui.missing\n", "ModuleNotFoundError: No module named 'ui.missing'"),
        ("def start(:\n", "SyntaxError"),
    ],
    ids=["raises", "imports", "reads"],
)
def test_python_that_fails_at_the_start(
    new_page: NewPage, site: str, broken: str, traceback: str
) -> None:
    """An exception of the app's own start is shown with its traceback to copy, and what is kept can be copied."""
    page = new_page("localStorage.setItem('rowdy-table:save', '{kept}')").page
    archived = archive(ui_main=broken)
    page.route(re.compile(r"/app-\w+\.zip$"), lambda route: route.fulfill(body=archived))
    page.goto(site)
    expect_panel(page, "The table could not be set up")
    area = page.get_by_label("Text to copy")
    assert traceback in area.input_value()
    assert "at stage: start" in area.input_value()
    page.get_by_role("button", name="Copy the game").click()
    expect(page.get_by_text("Copied.").or_(page.get_by_text("by hand"))).to_be_visible()


def test_an_app_that_is_none_is_called_so(new_page: NewPage, site: str) -> None:
    """Of the right size, but no archive: nothing shows what is wrong but the stage."""
    page = new_page(own=True).page
    (part,) = [address for address, stage in parts().items() if stage == "app"]
    size = (DIST / part).stat().st_size
    page.route(site + part, lambda route: route.fulfill(content_type="application/zip", body=bytes(size)))
    page.goto(site)
    expect_panel(page, SENTENCES["app"])
    assert "at stage: app" in page.get_by_label("Text to copy").input_value()


def test_reload_goes_past_the_cache(new_page: NewPage, site: str) -> None:
    """The panel's button fetches the page anew: after an update the old one asks for files that are gone."""
    page = new_page().page
    page.route(re.compile(r"/app-\w+\.zip$"), lambda route: route.fulfill(status=404))
    page.goto(site, wait_until="commit")
    expect_panel(page, SENTENCES["app"])
    page.unroute_all()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    with page.expect_request(lambda request: request.url == site and not request.is_navigation_request()):
        page.get_by_role("button", name="Reload").click()
    expect(page.locator(READY)).to_be_attached()
    assert any(address.endswith(".zip") and "/app-" in address for address in asked[: asked.index(site, 1) + 2])
