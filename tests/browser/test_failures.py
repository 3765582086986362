"""What breaks while the table answers: the panel, what it offers, and how the table goes on."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, Page, expect

from engine import Table
from tests.browser.conftest import READY, NewPage, open_table
from tests.browser.play import button, playable, region, set_up, settle, stored

RUN = "code => { rowdy.python.runPython(code) }"
BREAK = """
import {module}
kept = {module}.{name}
def broken(*given, **named):
    {module}.{name} = kept
    raise LookupError("dropped a card")
{module}.{name} = broken
"""
"""Python: the next call of a function raises; after that it is as before."""
FOR_GOOD = BREAK.replace("    {module}.{name} = kept\n", "")
TASK = """
import asyncio
async def broken():
    raise LookupError("dropped a card")
asyncio.ensure_future(broken())
"""
TIMER = """
import asyncio
def broken():
    raise LookupError("dropped a card")
asyncio.get_event_loop().call_later(0.01, broken)
"""
BOTS = """
import engine.bots.oh_crud as bots
def broken(self, *given):
    raise LookupError("lost its cards")
for kind in bots.BOTS.values():
    kind.choose = broken
"""
KEPT = """Object.keys(localStorage).filter(name => name.startsWith("rowdy-table:save"))
  .map(name => localStorage[name]).filter(text => text.startsWith("{"))"""
REFUSED = """Object.defineProperty(navigator, "clipboard", {value: {
  writeText: () => Promise.reject(new DOMException("no", "NotAllowedError"))}})"""


def panel(page: Page) -> Locator:
    """The error panel."""
    return page.locator(".boot-panel")


def copied(page: Page) -> str:
    """The text to copy."""
    return page.get_by_label("Text to copy").input_value()


def save_text(page: Page) -> str:
    """The one game that is kept."""
    kept = page.evaluate(KEPT)
    assert len(kept) == 1
    return str(kept[0])


def sit_down(page: Page, site: str) -> None:
    """A game that waits for the person."""
    page.add_init_script(stored())
    open_table(page, site)
    set_up(page, seats=3)
    button(page, "Start").click()
    settle(page)
    if not playable(page).count():
        region(page, "actions").get_by_role("button").first.click()
        settle(page)


def run(page: Page, code: str, **names: str) -> None:
    """Run Python in the page."""
    page.evaluate(RUN, code.format(**names) if names else code)


def expect_trouble(page: Page, stage: str = "table") -> None:
    """The panel says that something went wrong at the table, and names the error."""
    expect(panel(page)).to_have_attribute("data-stage", stage)
    expect(page.get_by_role("alert").locator("p")).not_to_be_empty()
    assert "LookupError: dropped a card" in copied(page)
    assert "Traceback" in copied(page)


def press_a_card(page: Page) -> None:
    """Play the first card that may be played."""
    playable(page).first.click()


BROKEN = {
    "a handler": (BREAK.format(module="ui.match", name="Match.answer"), True),
    "a render": (BREAK.format(module="ui.app", name="render"), True),
    "the host's task": (BREAK.format(module="engine.host", name="Host._make"), True),
    "a pause": (BREAK.format(module="ui.match", name="Match._wait"), True),
    "a task": (TASK, False),
    "a timer": (TIMER, False),
}


@pytest.mark.parametrize("what", BROKEN)
def test_go_on_after_an_error(new_page: NewPage, site: str, what: str) -> None:
    """Wherever Python raises it is said, with a text to copy; Go on closes it and the game can be played on."""
    page = new_page().page
    sit_down(page, site)
    code, wants_a_move = BROKEN[what]
    run(page, code)
    if wants_a_move:
        press_a_card(page)
    expect_trouble(page)
    expect(panel(page)).to_be_focused()
    button(page, "Go on").click()
    expect(panel(page)).to_have_count(0)
    for _ in range(2):
        settle(page)
        before = len(json.loads(save_text(page))["moves"])
        press = playable(page) if playable(page).count() else region(page, "actions").get_by_role("button")
        press.first.click()
        settle(page)
        assert len(json.loads(save_text(page))["moves"]) > before
    expect(panel(page)).to_have_count(0)
    loaded = Table.load(save_text(page)).loaded
    assert loaded is not None
    assert loaded.complete


def test_what_fails_again_ends_in_one_panel(new_page: NewPage, site: str) -> None:
    """No loop of panels: what breaks each time says so once more, without Go on, and stays closed when closed."""
    page = new_page().page
    sit_down(page, site)
    run(page, FOR_GOOD, module="ui.app", name="render")
    press_a_card(page)
    expect_trouble(page)
    button(page, "Go on").click()
    expect_trouble(page, "again")
    expect(panel(page)).to_have_count(1)
    expect(button(page, "Go on")).to_have_count(0)
    button(page, "Close").click()
    page.wait_for_timeout(300)
    expect(panel(page)).to_have_count(0)
    expect(page.get_by_role("button", name="Reload")).to_have_count(0)


def test_reload_after_an_error_goes_on_from_the_last_move(new_page: NewPage, site: str) -> None:
    """The panel's first button leads back to a table with all moves that were kept."""
    page = new_page().page
    sit_down(page, site)
    kept = json.loads(save_text(page))["moves"]
    run(page, FOR_GOOD, module="ui.app", name="render")
    press_a_card(page)
    expect_trouble(page)
    with page.expect_navigation():
        button(page, "Reload").click()
    expect(page.locator(READY)).to_be_attached()
    button(page, "Continue").click()
    settle(page)
    assert json.loads(save_text(page))["moves"].startswith(kept)


@pytest.mark.parametrize("clipboard", ["granted", "refused"])
def test_the_game_can_be_copied(new_page: NewPage, site: str, clipboard: str) -> None:
    """Copy the game gives the whole save; where the clipboard is refused the text stands selected."""
    granted = ["clipboard-read", "clipboard-write"] if clipboard == "granted" else []
    page = new_page("" if granted else REFUSED, permissions=granted).page
    sit_down(page, site)
    saved = Table.load(save_text(page)).save()
    run(page, TASK)
    expect_trouble(page)
    told = copied(page)
    for name, text in (("Copy the text", told), ("Copy the game", saved)):
        button(page, name).click()
        if granted:
            expect(panel(page).get_by_text("Copied.")).to_be_visible()
            found = page.evaluate("navigator.clipboard.readText()")
        else:
            expect(panel(page).get_by_text("copy it by hand")).to_be_visible()
            found = page.evaluate("getSelection().toString()") or copied(page)
            expect(page.get_by_label("Text to copy")).to_be_focused()
        assert found == text


def test_the_panel_keeps_its_keys_and_presses(new_page: NewPage, site: str) -> None:
    """A key or a press in the panel does nothing at the table behind it; closed, it gives the focus back."""
    page = new_page().page
    sit_down(page, site)
    card = playable(page).first
    card.focus()
    name = card.get_attribute("aria-label")
    run(page, TASK)
    expect_trouble(page)
    before = save_text(page)
    for key in ("g", "u", "Enter", "1"):
        page.keyboard.press(key)
    panel(page).locator("h2").click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert save_text(page) == before
    button(page, "Go on").click()
    expect(page.get_by_label(str(name), exact=True)).to_be_focused()


def test_a_bot_that_raises(new_page: NewPage, site: str) -> None:
    """Somebody stands in for it, the table says so in a sentence, and the game goes on; it is no error."""
    watched = new_page()
    page = watched.page
    sit_down(page, site)
    run(page, BOTS)
    length = Table.load(save_text(page)).length
    said = region(page, "toast").get_by_text("has lost the thread")
    while not said.count():
        press = playable(page) if playable(page).count() else region(page, "actions").get_by_role("button")
        press.first.click()
        settle(page)
    expect(said).to_be_visible()
    for _ in range(4):
        press = playable(page) if playable(page).count() else region(page, "actions").get_by_role("button")
        press.first.click()
        settle(page)
    assert Table.load(save_text(page)).length >= length + 8
    expect(panel(page)).to_have_count(0)
    region(page, "toast").get_by_role("button", name="Close").click()
    expect(said).to_have_count(0)
    assert watched.errors == []


OURS = "setTimeout(() => {{ const error = new Error('dropped a die'); error.stack = '{where}'; {how} }})"
FOREIGN = "chrome-extension://abc/content.js:1:1"


@pytest.mark.parametrize("how", ["throw error", "Promise.reject(error)"], ids=["thrown", "rejected"])
def test_errors_of_our_scripts_are_said_and_those_of_others_are_not(new_page: NewPage, site: str, how: str) -> None:
    """What a browser's extension throws once the table answers is not the table's."""
    page = new_page(own=True).page
    open_table(page, site)
    page.evaluate(OURS.format(where=FOREIGN, how=how))
    page.evaluate("setTimeout(() => { throw 'no error at all' })")
    page.evaluate("Promise.reject(undefined) && 1")
    page.evaluate("new Promise(done => setTimeout(done, 50))")
    expect(panel(page)).to_have_count(0)
    page.evaluate(OURS.format(where=f"at tap ({site}pyscript/core.js:1:1)", how=how))
    expect(panel(page)).to_have_attribute("data-stage", "table")
    assert "dropped a die" in copied(page)


def test_a_page_that_is_not_there_shows_the_way_back(new_page: NewPage, site: str) -> None:
    """At any depth under any path, and with the game that a link asked for."""
    page = new_page().page
    for address in ("nothing", "deep/er/nothing.html", "engine/#game=oh_crud&seed=7"):
        page.goto(site + address)
        expect(page.get_by_role("heading")).to_contain_text("Nothing")
        fragment = address.partition("#")[2]
        expected = site + (f"#{fragment}" if fragment else "")
        link = page.get_by_role("link", name="Back to the games")
        expect(link).to_have_js_property("href", expected)
    link.click()
    expect(page.locator(READY)).to_be_attached()


def test_the_licences_can_be_read(page: Page, site: str) -> None:
    """A link of the menu leads to a page with all licences, which fits a phone, and back."""
    page.set_viewport_size({"width": 320, "height": 640})
    open_table(page, site)
    page.get_by_role("link", name="Licences").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Licences")
    contents = page.get_by_role("navigation").get_by_role("link")
    assert contents.count() > 8
    contents.filter(has_text="Atkinson").first.click()
    expect(page.get_by_role("heading", name="Atkinson").first).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("link", name="Back to the games").first.click()
    expect(page.locator(READY)).to_be_attached()


def test_the_save_is_what_is_copied_when_python_is_beyond_answering(new_page: NewPage, site: str) -> None:
    """Even then nothing is lost: the text comes from the browser's storage."""
    page = new_page(REFUSED).page
    sit_down(page, site)
    run(page, TASK)
    expect_trouble(page)
    page.evaluate("void (rowdy.game = () => { throw new Error('gone') })")
    button(page, "Go on").click()
    run(page, TASK)
    button(page, "Copy the game").click()
    assert copied(page) == save_text(page)
