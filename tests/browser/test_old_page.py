"""After the site has changed: a page out of a cache that asks for files which are gone."""

from playwright.sync_api import Route, expect

from tests.browser.conftest import READY, NewPage
from tests.browser.play import button
from tools.sources import DIST, facts


def old_page() -> str:
    """index.html of another build, whose archive and runtime are called otherwise."""
    text = (DIST / "index.html").read_text()
    for name in ("app", "runtime"):
        text = text.replace(f"assets/{name}-", f"assets/old-{name}-")
    return text.replace(str(facts()["build"]), "0ldbui1d0ldb")


def test_it_heals_itself_by_one_reload(new_page: NewPage, site: str) -> None:
    """The cache's page is fetched anew, past the cache, and what its address asks for is not forgotten."""
    page, loads = new_page().page, list[str]()
    page.on("framenavigated", lambda frame: loads.append(frame.url))
    page.route(site, lambda route: route.fulfill(body=old_page(), content_type="text/html"), times=1)
    page.goto(f"{site}#game=oh_crud&seed=kept")
    expect(page.locator(READY)).to_be_attached(timeout=30_000)
    expect(page.get_by_label("Deal code")).to_have_value("kept")
    assert len([address for address in loads if "#" in address]) == 2


def test_a_site_that_stays_old_is_loaded_again_only_once(new_page: NewPage, site: str) -> None:
    """Then it says what is missing."""
    page, asked = new_page().page, list[str]()

    def answer(route: Route) -> None:
        asked.append(route.request.resource_type)
        fresh = route.request.resource_type != "document"  # what is fetched seems new, what is loaded never is
        body = (DIST / "index.html").read_text() if fresh else old_page()
        route.fulfill(body=body, content_type="text/html")

    page.route(site, answer)
    page.goto(site)
    expect(page.locator('.boot-panel[data-stage="runtime"]')).to_be_visible(timeout=30_000)
    page.wait_for_timeout(1_000)
    assert asked.count("document") == 2
    expect(button(page, "Reload")).to_be_visible()
