"""Later visits start from a snapshot of Python's memory; whatever is wrong with it, the table answers all the same."""

import re
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser import play
from tests.browser.conftest import READY, NewPage, open_table

APP = re.compile(r"/app-\w+\.zip$")
FILE = re.compile(r"/snapshot-\w+\.bin$")
TRIED = "`rowdy-table:snapshot:${new URL('.', location.href).href}`"
OURS = "async () => (await caches.keys()).find((name) => name.startsWith('rowdy-table-snapshot-')) ?? ''"
SIZE = f"""async () => {{
  const cache = await caches.open(await ({OURS})());
  const [kept] = await cache.matchAll();
  return kept ? (await kept.arrayBuffer()).byteLength : -1;
}}"""
"""Bytes of what is kept; -1: nothing."""
CHANGE = f"""async ([cut, from, to]) => {{
  const cache = await caches.open(await ({OURS})());
  const [address] = await cache.keys();
  let bytes = new Uint8Array(await (await cache.match(address)).arrayBuffer());
  if (cut) bytes = bytes.slice(0, cut);
  const [old, fresh] = [from, to].map((text) => new TextEncoder().encode(text));
  let count = 0;
  for (let at = bytes.indexOf(old[0]); old.length && at >= 0; at = bytes.indexOf(old[0], at + 1)) {{
    if (!old.every((byte, place) => bytes[at + place] === byte)) continue;
    bytes.set(fresh, at);
    count += 1;
  }}
  await cache.put(address, new Response(bytes));
  return count;
}}"""
"""Cuts what is kept to so many bytes, or puts a text in the place of another of the same length; how often."""


def in_use(page: Page) -> bool:
    """Whether this page's Python began from a snapshot."""
    return bool(page.evaluate("rowdy.snapshot.inUse()"))


def python(page: Page, code: str) -> Any:
    """What an expression of Python gives."""
    return page.evaluate("(code) => rowdy.python.runPython(code)", code)


def wait_until_kept(page: Page) -> None:
    """The page has answered for a while and has fetched what later visits start from."""
    page.wait_for_function("rowdy.snapshot.settled()", timeout=60_000)


def change(page: Page, cut: int = 0, texts: tuple[str, str] = ("", "")) -> None:
    """Damage what is kept."""
    found = page.evaluate(CHANGE, [cut, *texts])
    assert cut or found > 0


@pytest.fixture
def visitor(new_page: NewPage, site: str) -> Iterator[Page]:
    """A page of a browser that keeps a snapshot; whatever is done with that, nothing may be an error."""
    watched = new_page(own=True, init=play.stored())
    open_table(watched.page, site)
    assert not in_use(watched.page)
    wait_until_kept(watched.page)
    yield watched.page
    assert [error for error in watched.errors if "first_paint" not in error] == []
    expect(watched.page.locator(".boot-panel")).to_have_count(0)


def test_later_visits_take_it_up_and_deal_other_games(visitor: Page, site: str) -> None:
    """Chance is not frozen with the memory: neither the table's own nor Python's."""
    size = visitor.evaluate(SIZE)
    seeds, chances = set(), set()
    for _ in range(2):
        open_table(visitor, site)
        assert in_use(visitor)
        assert python(visitor, "import js; js.eval('null') is None"), "as on a first visit"
        chances.add(python(visitor, "import random; random.random()"))
        play.begin(visitor, seed="")
        play.play_until(visitor, lambda: play.saved(visitor).length >= 6)
        seeds.add((play.saved(visitor).seed, play.saved(visitor).botseed))
        play.button(visitor, "More").click()
        play.button(visitor, "Leave to the menu").click()
        visitor.evaluate("localStorage.clear()")
    assert len(seeds) == len(chances) == 2
    assert len({seed for pair in seeds for seed in pair}) == 4
    assert visitor.evaluate("sessionStorage.length") == 0
    assert visitor.evaluate(SIZE) == size
    devtools = visitor.context.new_cdp_session(visitor)
    devtools.send("HeapProfiler.collectGarbage")
    held = devtools.send("Runtime.getHeapUsage")
    assert held["backingStorageSize"] < 20_000_000, "the copy that it began from is let go"


def test_a_damaged_one_is_fetched_again(visitor: Page, site: str) -> None:
    """Its size tells."""
    size = visitor.evaluate(SIZE)
    change(visitor, cut=size // 2)
    open_table(visitor, site)
    assert not in_use(visitor)
    wait_until_kept(visitor)
    assert visitor.evaluate(SIZE) == size
    open_table(visitor, site)
    assert in_use(visitor)


@pytest.mark.parametrize(
    "texts",
    [
        ('"hiwireKeys":', '"xiwireKeys":'),
        ("first_paint", "xirst_paint"),
    ],
    ids=["Python does not start", "the app does not start"],
)  # fmt: skip
def test_one_that_does_not_work_here_is_not_tried_again(visitor: Page, site: str, texts: tuple[str, str]) -> None:
    """The table answers without it, and it is not fetched once more."""
    asked: list[str] = []
    visitor.on("request", lambda request: asked.append(request.url))
    change(visitor, texts=texts)
    for _ in range(2):
        open_table(visitor, site)
        visitor.wait_for_function("document.documentElement.dataset.ready && rowdy.snapshot.settled()")
        assert not in_use(visitor)
        assert visitor.evaluate(SIZE) == 0
    assert not [url for url in asked if FILE.search(url)]
    play.begin(visitor)
    play.play_until(visitor, lambda: play.saved(visitor).length >= 4)


def test_a_damaged_app_is_not_its_fault(new_page: NewPage, site: str) -> None:
    """The panel says what is damaged, and what the browser keeps stays."""
    page = new_page(own=True).page
    open_table(page, site)
    wait_until_kept(page)
    size = page.evaluate(SIZE)
    page.route(APP, lambda route: route.fulfill(content_type="application/zip", body="<h1>Welcome, guest</h1>"))
    page.goto(site)
    expect(page.locator(".boot-panel")).to_have_attribute("data-stage", "app")
    assert "is damaged" in page.get_by_label("Text to copy").input_value()
    assert page.evaluate(SIZE) == size
    page.unroute(APP)
    open_table(page, site)
    assert in_use(page)


@pytest.mark.parametrize("late", [0, 0.4])
def test_what_fails_to_arrive_once_is_not_its_fault(new_page: NewPage, site: str, late: float) -> None:
    """The table answers, at once from the snapshot or without it; what the browser keeps stays in any case."""

    def refuse(route: Route) -> None:
        time.sleep(late)
        route.abort("connectionreset")

    page = new_page(own=True).page
    open_table(page, site)
    wait_until_kept(page)
    size = page.evaluate(SIZE)
    for kind in (r"\.asm\.mjs$", r"\.wasm$", r"/stdlib-\w+\.zip$", APP.pattern):
        page.route(re.compile(kind), refuse, times=1)
        open_table(page, site)
        expect(page.locator(".boot-panel")).to_have_count(0)
        assert page.evaluate(SIZE) == size, kind
    open_table(page, site)
    assert in_use(page)


def test_a_tab_that_died_of_it_starts_without(visitor: Page, site: str) -> None:
    """Who hangs or crashes cannot say so; the tab remembers what was tried. Who only leaves is not suspected."""
    visitor.goto(site, wait_until="commit")
    visitor.wait_for_function("globalThis.rowdy?.snapshot?.inUse()")
    open_table(visitor, site)
    assert in_use(visitor), "left while it started"
    address = visitor.evaluate(f"async () => (await (await caches.open(await ({OURS})())).keys())[0].url")
    for tried, taken in (("assets/an-earlier-one.bin", True), (address.removeprefix(site), False)):
        visitor.add_init_script(f"sessionStorage.setItem({TRIED}, {tried!r})")
        open_table(visitor, site)
        assert in_use(visitor) is taken
    assert visitor.evaluate(SIZE) == 0


SILENT = """const {{ {name} }} = {owner}; {owner}.{name} = function (...given) {{
  if (!({meant})) return {name}.apply(this, given);
  {owner}.{name} = {name}; return new Promise(() => {{}}); }};"""
"""The first call that is meant is never answered."""
HURRIED = """const wait = setTimeout;
globalThis.setTimeout = (act, time, ...more) => wait(act, time >= 5000 ? time / 20 : time, ...more);"""
"""Long waits take a twentieth."""


@pytest.mark.parametrize(
    ("owner", "name", "meant", "stays"),
    [
        ("CacheStorage.prototype", "match", "true", True),
        ("WebAssembly", "instantiate", "WebAssembly.Module.exports(given[0]).length > 100", False),
    ],
    ids=["storage", "Python"],
)
def test_one_that_never_answers_is_given_up(
    visitor: Page, site: str, owner: str, name: str, meant: str, stays: bool
) -> None:
    """After some seconds Python starts without it: this time if the storage was deaf, for good if Python was."""
    size = visitor.evaluate(SIZE)
    visitor.add_init_script(SILENT.format(owner=owner, name=name, meant=meant) + HURRIED)
    open_table(visitor, site)
    assert not in_use(visitor)
    assert visitor.evaluate(SIZE) == (size if stays else 0)


@pytest.mark.parametrize(
    ("kind", "requests"), [("missing", 2), ("damaged", 1), ("no room", 1), ("sparing", 0), ("old browser", 0)]
)
def test_where_it_cannot_be_had_nobody_is_told(new_page: NewPage, site: str, kind: str, requests: int) -> None:
    """Not there, damaged on its way, refused by the storage, not wanted on a costly line, or no way to unpack it."""
    init = {
        "no room": "const { put } = Cache.prototype; Cache.prototype.put = async function (address, answer) {"
        " if ((await answer.clone().arrayBuffer()).byteLength) throw new DOMException('full', 'QuotaExceededError');"
        " return put.call(this, address, answer); };",
        "sparing": "Object.defineProperty(navigator, 'connection', {value: {saveData: true}});",
        "old browser": "delete globalThis.DecompressionStream;",
    }.get(kind, "")
    page = new_page(own=True, init=init).page
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        if kind == "missing":
            route.fulfill(status=404, body="gone")
        elif kind == "damaged":
            route.fulfill(body=route.fetch().body()[:-1000] + bytes(1000))
        else:
            route.continue_()

    page.route(FILE, answer)
    for _ in range(2):
        open_table(page, site)
        assert not in_use(page)
        page.evaluate("async () => { await rowdy.offline.keep(true); }")
    assert len(asked) >= requests
    assert len(asked) == requests or kind == "missing"
    expect(page.locator(".boot-panel")).to_have_count(0)
    assert page.evaluate(SIZE) <= 0


def test_it_goes_with_what_is_kept_for_playing_offline(visitor: Page, site: str) -> None:
    """A page inside another takes none up; the settings and the address let go of it."""
    visitor.evaluate(
        "(address) => document.body.insertAdjacentHTML('beforeend', `<iframe src=\"${address}\" title=\"game\">`)", site
    )
    frame = visitor.frame_locator("iframe")
    expect(frame.locator(READY)).to_be_attached(timeout=60_000)
    assert not frame.locator("html").evaluate("() => rowdy.snapshot.inUse()")
    play.button(visitor, "Settings").click()
    visitor.get_by_label("Offline").uncheck()
    play.wait_until(visitor, f"async () => !(await ({OURS})())")
    open_table(visitor, site)
    assert not in_use(visitor)
    visitor.evaluate("localStorage.clear()")
    open_table(visitor, site)
    wait_until_kept(visitor)
    open_table(visitor, site, "?no-worker")
    assert not in_use(visitor)
    play.wait_until(visitor, f"async () => !(await ({OURS})())")
