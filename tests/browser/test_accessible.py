"""axe-core on every screen and panel: no violation of WCAG 2.2 AA nor of what axe calls best practice."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from engine import Table
from tests.browser.conftest import NewPage, open_table
from tests.browser.play import SAVE, begin, button, play_until, played_to, region, set_up, settle, stored
from tests.browser.test_oh_crud_manners import SEATED, following
from tools.sources import ROOT

AXE = (ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text()
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = "rules => axe.run({runOnly: rules, resultTypes: ['violations']}).then(found => found.violations)"
LOOKS = pytest.mark.parametrize(("theme", "width"), [("light", 390), ("dark", 1280)])

KEEP = "([key, save]) => { localStorage.clear(); localStorage.setItem(key, save); }"


MOMENTS: list[tuple[str, str, Callable[[Table], bool]]] = [
    ("sheet", "caption", lambda table: table.view(0).round == 2 and table.view(0).dealing),
    ("piles", ".piles", lambda table: table.view(0).round == 6 and table.turn == 0 and not table.view(0).dealing),
    ("end", "caption", lambda table: table.over),
]
"""Screens of a match, what is seen there, and when they come."""


class Examined:
    """A page whose screens are examined one after another; `found` is what is wrong, by screen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: list[str] = []
        self.seen = 0
        page.wait_for_load_state()
        page.evaluate(AXE)

    def look(self, screen: str) -> None:
        """Examine the page as it stands."""
        self.seen += 1
        for violation in self.page.evaluate(RUN, RULES):
            for node in violation["nodes"]:
                self.found.append(f"{screen}: {violation['id']} {node['target']} {node['failureSummary']}")

    def panel(self, name: str) -> None:
        """Open a panel by its button, examine it and close it again."""
        button(self.page, name).first.click()
        expect(region(self.page, "panel").get_by_role("dialog")).to_be_visible()
        self.look(f"panel {name}")
        self.page.keyboard.press("Escape")
        expect(region(self.page, "panel").get_by_role("dialog")).to_have_count(0)


@LOOKS
def test_the_room_around_the_table(new_page: NewPage, site: str, theme: str, width: int) -> None:
    """Menu, settings, keys, set-up, rules, saved games, records."""
    page = new_page(
        init=stored(following().save()), viewport={"width": width, "height": 844}, reduced_motion="reduce",
        color_scheme=theme,
    ).page  # fmt: skip
    open_table(page, site)
    eyes = Examined(page)
    eyes.look("menu")
    eyes.panel("Settings")
    eyes.panel("Keys")
    for name in ("Saved games", "Records"):
        button(page, name).click()
        eyes.look(name)
        button(page, "Menu").click()
    button(page, "Rules").first.click()
    eyes.look("rules")
    page.keyboard.press("Escape")
    set_up(page, seats=2)
    page.get_by_role("switch").first.check()
    eyes.look("set-up")
    assert eyes.found == []
    assert eyes.seen == 7


@LOOKS
def test_the_table(new_page: NewPage, site: str, theme: str, width: int) -> None:
    """A trick, a reason, the panels, the log, a score sheet, the piles, the end."""
    page = new_page(
        init=stored(following().save()), viewport={"width": width, "height": 844}, reduced_motion="reduce",
        color_scheme=theme,
    ).page  # fmt: skip
    open_table(page, site)
    eyes = Examined(page)
    button(page, "Continue").click()
    settle(page)
    eyes.look("trick")
    page.locator('[data-act="why"]').first.click(force=True)
    expect(region(page, "toast")).not_to_be_empty()
    eyes.look("reason")
    page.keyboard.press("Escape")
    eyes.panel("Scores")
    page.keyboard.press("e")
    expect(page.get_by_role("dialog", name="Card counts")).to_be_visible()
    eyes.look("panel Card counts")
    page.keyboard.press("e")
    page.keyboard.press("i")
    expect(page.locator("[data-hinted]")).to_have_count(1)
    eyes.look("a hint")
    page.keyboard.press("Escape")
    eyes.panel("More")
    page.keyboard.press("g")
    eyes.look("log")
    page.keyboard.press("g")
    table = Table("oh_crud", 3, "looks", seated=SEATED, botseed="7")
    for screen, shown, reached in MOMENTS:
        played_to(table, reached)
        page.evaluate(KEEP, [SAVE, table.save()])
        open_table(page, site)
        button(page, "See the result" if table.over else "Continue").click()
        expect(page.locator(shown).first).to_be_visible()
        settle(page)
        page.evaluate(AXE)
        eyes.look(screen)
    assert eyes.found == []
    assert eyes.seen == 10


def test_the_curtain_and_the_first_deal(new_page: NewPage, site: str) -> None:
    """Two persons at one screen."""
    page = new_page(init=stored(), viewport={"width": 390, "height": 844}, reduced_motion="reduce").page
    open_table(page, site)
    eyes = Examined(page)
    set_up(page, seats=3)
    page.get_by_label("Seat 2 is").select_option(label="Person")
    button(page, "Start").click()
    expect(region(page, "stage")).to_contain_text(re.compile("Hand the screen|Deal|cards"))
    settle(page)
    eyes.look("first deal or curtain")
    curtain = region(page, "stage").locator(".curtain")
    play_until(page, lambda: curtain.count() > 0, by_key=True)
    eyes.look("curtain")
    assert eyes.found == []


def test_the_error_panel(new_page: NewPage, site: str) -> None:
    """What is shown when the table breaks."""
    page = new_page(init=stored()).page
    open_table(page, site)
    begin(page)
    eyes = Examined(page)
    page.evaluate("rowdy.fail('table', 'a test')")
    expect(page.get_by_role("alert")).to_be_visible()
    eyes.look("error panel")
    assert eyes.found == []
