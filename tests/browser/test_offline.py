"""Playing without a network: the service worker, its upgrades, what it leaves alone, and that nothing needs it."""

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser import play
from tests.browser.conftest import READY, SUB_PATH, NewPage, open_table
from tests.browser.moves import play_moves
from tools import page as pages
from tools.serve import Handler, Server, serving
from tools.sources import DIST, ROOT, is_current
from ui.tables import playable

NEW_VERSION = "Use the new version"
KEPT = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const until = Date.now() + 60000;
  while (registration.active?.state !== "activated" && Date.now() < until) await new Promise(go => setTimeout(go, 50));
  const ours = (name) => name.startsWith("rowdy-table-precache") && name.endsWith(registration.scope);
  return (await caches.keys()).filter(ours).length;
}"""
"""Waits for the worker; how many caches it has filled."""
REGISTERED = "async () => (await navigator.serviceWorker.getRegistrations()).map(found => found.scope)"
CACHES = """async () => {
  const snapshot = `rowdy-table-snapshot-${new URL(".", location.href).href}`;
  return (await caches.keys()).filter((name) => name !== snapshot).sort();
}"""
"""But the page's own, of what later visits start from: that comes and goes by itself."""
COUNT = """async () => {
  let count = 0;
  for (const name of await caches.keys()) {
    if (name.startsWith("rowdy-table-precache")) count += (await (await caches.open(name)).keys()).length;
  }
  return count;
}"""
"""How many files the worker's cache holds."""
WAITING = """async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  const until = Date.now() + 60000;
  while (!registration.waiting && Date.now() < until) await new Promise(go => setTimeout(go, 50));
  return Boolean(registration.waiting);
}"""
"""Looks for a new version; whether one waits."""
FOREIGN = """async (names) => {
  for (const name of names) await (await caches.open(name)).put("/theirs", new Response("theirs"));
  localStorage.setItem("theirs:save", "untouched");
}"""


@pytest.fixture
def server() -> Iterator[Server]:
    """The site behind a server that a test may stop or give another version to."""
    if not is_current():
        pytest.fail("dist/ is missing or older than the sources: run `make build` first", pytrace=False)
    with serving(DIST, path=SUB_PATH) as server:
        yield server


@pytest.fixture
def context(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    """A browser that lets the worker in; whatever is asked, by page or worker, is asked of this machine."""
    context = browser.new_context()
    context.set_default_timeout(60_000)
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    context.add_init_script(play.stored())
    yield context
    context.close()
    assert [url for url in asked if not url.startswith(("http://127.0.0.1:", "blob:", "data:"))] == []


@pytest.fixture(scope="module")
def second_version(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as it might be after the next change, with a mark on its page."""
    folder = tmp_path_factory.mktemp("second") / "site"
    shutil.copytree(DIST, folder)
    text = (folder / "index.html").read_text()
    (folder / "index.html").write_text(text.replace("<html ", '<html data-release="2" ', 1))
    subprocess.run(["node", "tools/offline.mjs", str(folder)], cwd=ROOT, check=True)
    return folder


def kept(context: BrowserContext, server: Server) -> Page:
    """A page of the site whose worker has everything."""
    page = context.new_page()
    open_table(page, server.url)
    assert page.evaluate(KEPT) == 1
    return page


def forget(page: Page) -> None:
    """Empty the browser's own cache, in which a page may be found for ten minutes."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.send("Network.clearBrowserCache")


def cut_off(page: Page, server: Server) -> None:
    """Stop the server and empty the browser's own cache."""
    server.shutdown()
    server.server_close()
    forget(page)


def to_menu(page: Page) -> None:
    """Leave the table."""
    play.button(page, "More").click()
    play.button(page, "Leave to the menu").click()


def played_by_bots(page: Page, game: str) -> bool:
    """Whether the game saved last is this one, and a bot has made a move in it."""
    table = play.saved(page)
    return table.game.key == game and any(table.seated[entry.seat].kind != "person" for entry in table.record())


def release(page: Page) -> Any:
    """The mark of the version that runs."""
    return page.locator("html").get_attribute("data-release")


def test_every_game_is_played_with_bots_without_a_network(context: BrowserContext, server: Server) -> None:
    """Server gone, cache empty: the site starts, also at links and in a new tab; each game begins, and bots play."""
    page = kept(context, server)
    cut_off(page, server)
    open_table(page, server.url, "?theme=dark#game=oh_crud&seed=k3x9")
    expect(page.get_by_label("Deal code")).to_have_value("k3x9")
    open_table(page, server.url)
    for game in playable():
        play.new_game(page, game)
        play.button(page, "Start").click()
        play_moves(page, 4)
        to_menu(page)
        assert played_by_bots(page, game)
    page.close()
    page = context.new_page()
    for game in playable():
        page.goto(f"{server.url}{game.replace('_', '-')}.html")
        assert page.locator("img").evaluate("(poster) => poster.naturalWidth > 0")
    page.get_by_role("link", name=re.compile("^Play ")).click()
    expect(page.locator(READY)).to_be_attached()
    expect(page.locator("html")).to_have_attribute("data-screen", "setup")
    play.button(page, "Start").click()
    play_moves(page, 2)
    page.goto(server.url + "licences.html")
    expect(page.get_by_role("heading", name="Licences")).to_be_visible()


def test_it_is_not_fetched_twice_nor_before_the_table_answers(
    context: BrowserContext, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worker comes when the table is ready; what the first visit has brought is only asked after."""
    sent: list[str] = []

    def note(handler: Handler, code: Any = "-", size: Any = "-") -> None:
        if code == HTTPStatus.OK:
            sent.append(handler.path)

    monkeypatch.setattr(Handler, "log_request", note)
    context.add_init_script(
        "const register = navigator.serviceWorker.register;"
        "navigator.serviceWorker.register = function (...given) {"
        " globalThis.registeredAt = document.documentElement.dataset.ready;"
        " return register.apply(this, given); };"
    )
    page = kept(context, server)
    assert page.evaluate("registeredAt") == "true"
    big = [path for path in sent if path.endswith((".wasm", ".zip", ".asm.mjs"))]
    assert len(big) == 4, big
    assert len(set(big)) == 4, big


def test_a_new_version_is_offered_between_games_only(
    context: BrowserContext, server: Server, second_version: Path
) -> None:
    """A game under way goes on in the old version, through a reload; the menu offers the new one, the save stays."""
    page = kept(context, server)
    play.begin(page)
    server.folder = second_version
    assert page.evaluate(WAITING)
    play.play_until(page, lambda: play.saved(page).length >= 8)
    expect(play.button(page, NEW_VERSION)).to_have_count(0)
    open_table(page, server.url)
    assert release(page) is None, "nobody has asked for the new version"
    expect(play.button(page, NEW_VERSION)).to_be_visible()
    play.button(page, "Continue").click()
    play.settle(page)
    expect(play.button(page, NEW_VERSION)).to_have_count(0)
    play.play_until(page, lambda: play.saved(page).length >= 12)
    before = play.saved(page).length
    to_menu(page)
    with page.expect_navigation():
        play.button(page, NEW_VERSION).click()
    expect(page.locator(READY)).to_be_attached()
    assert release(page) == "2"
    expect(play.button(page, NEW_VERSION)).to_have_count(0)
    play.button(page, "Continue").click()
    play.play_until(page, lambda: play.saved(page).length > before)
    cut_off(page, server)
    open_table(page, server.url)
    assert release(page) == "2"


def test_putting_off_the_new_version(context: BrowserContext, server: Server, second_version: Path) -> None:
    """The slip covers nothing and can be closed, by its cross or by Escape; the version keeps waiting."""
    page = kept(context, server)
    server.folder = second_version
    assert page.evaluate(WAITING)
    expect(play.button(page, NEW_VERSION)).to_be_visible()
    for width in (320, 1280):
        page.set_viewport_size({"width": width, "height": 700})
        slip, title = (page.locator(found).first.bounding_box() for found in (".toast", "#table .title"))
        assert slip is not None
        assert title is not None
        assert slip["y"] + slip["height"] <= title["y"], width
    page.keyboard.press("Escape")
    expect(play.button(page, NEW_VERSION)).to_have_count(0)
    open_table(page, server.url)
    play.region(page, "toast").get_by_role("button", name="Close").click()
    expect(play.button(page, NEW_VERSION)).to_have_count(0)
    assert release(page) is None


def test_another_tab_is_not_disturbed_at_its_game(
    context: BrowserContext, server: Server, second_version: Path
) -> None:
    """One tab takes the new version; the game in the other goes on, and is offered it at its menu."""
    playing = kept(context, server)
    play.begin(playing)
    other = kept(context, server)
    server.folder = second_version
    assert other.evaluate(WAITING)
    playing.evaluate("globalThis.same = true")
    with other.expect_navigation():
        play.button(other, NEW_VERSION).click()
    expect(other.locator(READY)).to_be_attached()
    assert release(other) == "2"
    play.play_until(playing, lambda: play.saved(playing).length >= 8)
    assert playing.evaluate("globalThis.same") is True
    expect(play.button(playing, NEW_VERSION)).to_have_count(0)
    to_menu(playing)
    with playing.expect_navigation():
        play.button(playing, NEW_VERSION).click()
    expect(playing.locator(READY)).to_be_attached()
    assert release(playing) == "2"


def neighbours(server: Server) -> list[str]:
    """Names of caches that are not ours: of another project, of the whole host, of a copy of ours elsewhere."""
    origin = server.url.removesuffix(SUB_PATH)
    return sorted([
        f"workbox-precache-v2-{origin}/somebody/other/",
        f"workbox-precache-v2-{server.url}inside/",
        f"rowdy-table-precache-v2-{origin}/a-copy/",
        f"rowdy-table-precache-v2-{origin}/",
        f"rowdy-table-snapshot-{origin}/a-copy/",
        "theirs",
    ])  # fmt: skip


def test_what_others_keep_is_left_alone(context: BrowserContext, server: Server, second_version: Path) -> None:
    """Caches and keys of other projects of the host outlive install, upgrade and switching off; old ones of ours go."""
    theirs = neighbours(server)
    page = context.new_page()
    page.goto(server.url + "404.html")
    page.evaluate(FOREIGN, [*theirs, f"rowdy-table-precache-v1-{server.url}"])
    open_table(page, server.url)
    assert page.evaluate(KEPT) == 1
    ours = f"rowdy-table-precache-v2-{server.url}"
    assert page.evaluate(CACHES) == sorted([*theirs, ours])
    server.folder = second_version
    assert page.evaluate(WAITING)
    with page.expect_navigation():
        play.button(page, NEW_VERSION).click()
    expect(page.locator(READY)).to_be_attached()
    assert page.evaluate(CACHES) == sorted([*theirs, ours])
    play.button(page, "Settings").click()
    page.get_by_label("Offline").uncheck()
    play.wait_until(page, "async () => !(await navigator.serviceWorker.getRegistrations()).length")
    play.wait_until(page, "async (name) => !(await caches.has(name))", ours)
    assert page.evaluate(CACHES) == theirs
    assert page.evaluate("localStorage.getItem('theirs:save')") == "untouched"
    open_table(page, server.url)
    page.wait_for_timeout(500)
    assert page.evaluate(REGISTERED) == [], "the setting is kept"


def test_the_way_out_by_the_address(context: BrowserContext, server: Server, second_version: Path) -> None:
    """?no-worker gets the page from the server, unregisters the worker and empties its cache."""
    page = kept(context, server)
    server.folder = second_version
    open_table(page, server.url, "?no-worker")
    assert release(page) == "2", "the page comes from the server"
    assert page.evaluate(REGISTERED) == []
    assert page.evaluate(CACHES) == []


def test_a_site_without_a_worker_ends_earlier_ones(
    context: BrowserContext, server: Server, second_version: Path, tmp_path: Path
) -> None:
    """sw.js as --no-worker builds it takes over by itself, clears up and goes, and disturbs nobody."""
    page = kept(context, server)
    play.begin(page)
    folder = tmp_path / "site"
    shutil.copytree(second_version, folder)
    (folder / "sw.js").write_text((pages.BOOT / "farewell.js").read_text())
    server.folder = folder
    page.evaluate("async () => { await (await navigator.serviceWorker.ready).update(); }")
    play.wait_until(page, "async () => !(await navigator.serviceWorker.getRegistrations()).length")
    play.wait_until(page, "async () => !(await caches.keys()).length")
    play.play_until(page, lambda: play.saved(page).length >= 8)
    forget(page)
    open_table(page, server.url)
    assert release(page) == "2"


def test_switched_off_and_on_again_it_keeps_everything_again(context: BrowserContext, server: Server) -> None:
    """A worker that a page still uses is not installed again; what was deleted is fetched all the same."""
    page = kept(context, server)
    everything = page.evaluate(COUNT)
    page.evaluate("rowdy.offline.keep(false)")
    play.wait_until(page, f"async () => !(await ({COUNT})())")
    page.evaluate("() => void rowdy.offline.keep(true)")
    play.wait_until(page, f"async (all) => await ({COUNT})() === all", everything)
    cut_off(page, server)
    open_table(page, server.url)


WITHOUT = {
    "missing": "Object.defineProperty(Navigator.prototype, 'serviceWorker', {get: () => undefined});",
    "forbidden": "Object.defineProperty(Navigator.prototype, 'serviceWorker',"
    " {get: () => { throw new DOMException('no', 'SecurityError'); }});",
    "failing": "ServiceWorkerContainer.prototype.register = () => Promise.reject(new TypeError('no'));",
}


@pytest.mark.parametrize("kind", WITHOUT)
def test_everything_works_without_it(new_page: NewPage, site: str, kind: str) -> None:
    """Missing, forbidden or refused: the table answers, a game is played, and nobody is told of trouble."""
    watched = new_page(init=play.stored() + WITHOUT[kind])
    page = watched.page
    open_table(page, site)
    play.begin(page)
    play.play_until(page, lambda: play.saved(page).length >= 4)
    page.wait_for_timeout(300)
    expect(page.locator(".boot-panel")).to_have_count(0)
    assert watched.errors == []


def test_a_frame_keeps_nothing(context: BrowserContext, server: Server, tmp_path: Path) -> None:
    """Inside another page no worker is registered."""
    (tmp_path / "index.html").write_text(f'<iframe src="{server.url}" title="game"></iframe>')
    with serving(tmp_path) as host:
        page = context.new_page()
        page.goto(host.url)
        frame = page.frame_locator("iframe")
        expect(frame.locator(READY)).to_be_attached()
        page.wait_for_timeout(500)
        inside = next(frame for frame in page.frames if frame.url.startswith(server.url))
        assert inside.evaluate(REGISTERED) == []


def test_it_can_be_installed(context: BrowserContext, server: Server) -> None:
    """The browser finds nothing wrong with the manifest; every shortcut opens the set-up of its game."""
    page = kept(context, server)
    devtools = context.new_cdp_session(page)
    found = devtools.send("Page.getAppManifest")
    assert found["errors"] == []
    about = json.loads(found["data"])
    assert {icon["sizes"] for icon in about["icons"]} >= {"192x192", "512x512", "any"}
    assert about["shortcuts"]
    for shortcut in about["shortcuts"]:
        open_table(page, server.url, shortcut["url"].removeprefix("./"))
        expect(page.locator("html")).to_have_attribute("data-screen", "setup")
        page.goto("about:blank")
