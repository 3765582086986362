"""Saved games in a real browser: the shelf, code and file, two tabs, a storage that is full or blocked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from engine import Seated, Table
from tests.browser.conftest import NewPage, WatchedPage, open_table
from tests.browser.play import (
    PREFIX,
    SAVE,
    begin,
    button,
    play_until,
    playable,
    played_to,
    region,
    save_text,
    saved,
    settle,
    stored,
)

SEATED = [Seated("You", "person"), Seated("Ann", "random"), Seated("Bo", "random")]
BLOCKED = 'Object.defineProperty(window, "localStorage", {get() { throw new DOMException("no", "SecurityError"); }});'
NO_LOCKS = 'Object.defineProperty(navigator, "locks", {value: undefined});'
SAFARI = "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15"


def running(seed: str = "tabs") -> Table:
    """A game in its first round, with its person to play."""
    table = Table("oh_crud", 3, seed, seated=SEATED, botseed="7")
    return played_to(table, lambda table: table.turn == 0 and len(table.view(0).tricks) == 2)


def finished() -> Table:
    """A game played to its end."""
    return played_to(Table("oh_crud", 2, "over", seated=SEATED[:2], botseed="7"), lambda table: table.over)


def games(page: Page) -> int:
    """How many games are on the shelf."""
    keys = page.evaluate("Object.keys(localStorage)")
    return sum(key == SAVE or key.startswith(f"{SAVE}:") for key in keys)


def leave(page: Page) -> None:
    """From the table to the menu."""
    button(page, "More").click()
    button(page, "Leave to the menu").click()


def resumed(page: Page, site: str, table: Table) -> None:
    """Open the site with this game kept, and go on with it."""
    page.add_init_script(stored(table.save()))
    open_table(page, site)
    button(page, "Continue").click()
    settle(page)


def looks_on(page: Page, why: str) -> None:
    """The table can only be looked at, and the page says so."""
    expect(region(page, "actions").get_by_text(why)).to_be_visible()
    expect(button(page, "Take over")).to_be_visible()
    expect(playable(page)).to_have_count(0)


def test_a_shelf_of_games(page: Page, site: str) -> None:
    """Two games, one renamed by keyboard and one deleted and had back; they are there after a reload."""
    page.add_init_script(stored())
    open_table(page, site)
    for seed in ("first", "second"):
        begin(page, seats=3, seed=seed)
        play_until(page, lambda: saved(page).length > 3 and playable(page).count() > 0)
        leave(page)
    assert games(page) == 2
    button(page, "Saved games").click()
    page.get_by_role("button", name=re.compile("^Rename")).last.press("Enter")
    expect(page.get_by_label("Name of this game")).to_be_focused()
    page.keyboard.type("Sunday <b>")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Sunday <b>")).to_be_visible()
    expect(button(page, "Rename: Sunday <b>")).to_be_focused()
    button(page, "Delete: Sunday <b>").press("Enter")
    expect(button(page, "Undo")).to_be_focused()
    assert games(page) == 1
    button(page, "Undo").press("Enter")
    expect(page.get_by_role("heading", name="Sunday <b>")).to_be_visible()
    assert games(page) == 2
    page.reload()
    button(page, "Saved games").click()
    button(page, "Open: Sunday <b>").click()
    settle(page)
    assert saved(page).seed == "first"


@pytest.mark.parametrize("way", ["code", "file"])
def test_from_one_browser_to_another(new_page: NewPage, site: str, tmp_path: Path, way: str) -> None:
    """As a code by the clipboard or as a file by the picker, the very game arrives."""
    table = running()
    here = new_page(permissions=["clipboard-read", "clipboard-write"], accept_downloads=True)
    resumed(here.page, site, table)
    button(here.page, "More").click()
    button(here.page, "Export this game").click()
    there = new_page()
    open_table(there.page, site)
    button(there.page, "Saved games").click()
    if way == "code":
        button(here.page, "Copy the code").click()
        expect(here.page.get_by_role("status").filter(has_text="Copied")).to_be_visible()
        code = here.page.evaluate("navigator.clipboard.readText()")
        assert len(code) < 2560
        there.page.get_by_label("Code of a game").fill(code)
        button(there.page, "Open the code").click()
    else:
        with here.page.expect_download() as loading:
            button(here.page, "Save as a file").click()
        assert loading.value.suggested_filename == "rowdy-table-oh-crud-tabs.json"
        loading.value.save_as(tmp_path / "game.json")
        with there.page.expect_file_chooser() as choosing:
            button(there.page, "Choose a file").click()
        choosing.value.set_files(tmp_path / "game.json")
    expect(region(there.page, "toast")).to_contain_text("on the shelf")
    assert save_text(there.page) == save_text(here.page)
    page = there.page
    page.get_by_role("button", name=re.compile("^Open: ")).click()
    settle(page)
    assert saved(page).log() == table.log()
    assert here.errors + there.errors == []


def two_tabs(watched: WatchedPage, site: str) -> tuple[Page, Page]:
    """One game open in the first tab, and the menu in the second."""
    resumed(watched.page, site, running())
    other = watched.page.context.new_page()
    other.on("pageerror", lambda error: watched.errors.append(str(error)))
    open_table(other, site)
    return watched.page, other


def test_two_tabs_take_a_game_from_each_other(new_page: NewPage, site: str) -> None:
    """The second looks on and follows; after Take over the first one does; nothing is lost."""
    watched = new_page()
    first, second = two_tabs(watched, site)
    button(second, "Continue").click()
    looks_on(second, "open in another tab")
    length = saved(first).length
    playable(first).first.click()
    settle(first)
    assert saved(first).length > length
    lines = region(first, "log").locator("li")
    expect(region(second, "log").locator("li")).to_have_count(lines.count())
    button(second, "Take over").click()
    settle(second)
    looks_on(first, "taken this game over")
    log = saved(second).log()
    playable(second).first.click()
    settle(second)
    assert saved(second).log()[: len(log)] == log
    button(first, "Take over").click()
    settle(first)
    looks_on(second, "taken this game over")
    button(second, "Menu").click()
    leave(first)
    button(second, "Continue").click()
    settle(second)
    assert playable(second).count() > 0
    assert watched.errors == []


def test_two_tabs_without_locks(new_page: NewPage, site: str) -> None:
    """Who opened the game last plays; the other one hears of it."""
    watched = new_page(init=NO_LOCKS, own=True)
    first, second = two_tabs(watched, site)
    button(second, "Continue").click()
    settle(second)
    looks_on(first, "taken this game over")
    playable(second).first.click()
    settle(second)
    log = saved(second).log()
    button(first, "Take over").click()
    settle(first)
    looks_on(second, "taken this game over")
    assert saved(first).log() == log
    assert watched.errors == []


def test_a_full_storage_and_the_way_out(page: Page, site: str) -> None:
    """The mark opens the sheet; a finished game is deleted there, and the game is saved again."""
    page.add_init_script(stored(finished().save()))
    open_table(page, site)
    page.evaluate(
        """prefix => { let size = 2 ** 21;
        for (let at = 0; size >= 1; at += 1)
          try { localStorage.setItem("filler" + at, "x".repeat(size)); } catch { size = Math.floor(size / 2); } }""",
        PREFIX,
    )
    begin(page, seats=3, seed="no room")
    mark = button(page, "Not saved")
    expect(mark).to_be_visible()
    mark.click()
    sheet = page.get_by_role("dialog", name="This game is not saved")
    code = sheet.get_by_label(re.compile("^Code")).input_value()
    assert Table.load(code).seed == "no room"
    sheet.get_by_role("button", name=re.compile("^Delete")).click()
    expect(mark).to_have_count(0)
    assert saved(page).seed == "no room"


def test_a_storage_blocked_from_the_start_has_the_way_out(new_page: NewPage, site: str) -> None:
    """A game goes from a page that may keep nothing to another one like it, and is played there."""
    here = new_page(init=BLOCKED).page
    open_table(here, site)
    begin(here, seats=3, seed="nowhere")
    button(here, "Not saved").click()
    code = here.get_by_label(re.compile("^Code")).input_value()
    assert Table.load(code).seed == "nowhere"
    button(here, "Close").click()
    leave(here)
    expect(button(here, "Continue")).to_have_count(1)
    there = new_page(init=BLOCKED).page
    open_table(there, site)
    button(there, "Saved games").click()
    there.get_by_label("Code of a game").fill(code)
    button(there, "Open the code").click()
    there.get_by_role("button", name=re.compile("^Open: ")).click()
    settle(there)
    button(there, "Not saved").click()
    assert Table.load(there.get_by_label(re.compile("^Code")).input_value()).seed == "nowhere"


def test_where_the_browser_forgets_the_menu_says_so(new_page: NewPage, site: str) -> None:
    """Safari is known by its name only."""
    page = new_page(user_agent=SAFARI).page
    open_table(page, site)
    expect(page.get_by_text("forgets saved games after seven days")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_shelf_at_320_pixels(new_page: NewPage, site: str, scheme: str) -> None:
    """Nothing sticks out, every button is large enough."""
    page = new_page(viewport={"width": 320, "height": 640}, color_scheme=scheme).page
    page.add_init_script(stored(running().save()))
    page.add_init_script(f'localStorage.setItem("{PREFIX}aside:5", "rubbish".repeat(99))')
    open_table(page, site)
    button(page, "Saved games").click()
    expect(page.get_by_role("heading", name="Set aside")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    sizes = page.locator("main button").evaluate_all("all => all.map(it => it.getBoundingClientRect().height)")
    assert min(sizes) >= 44
