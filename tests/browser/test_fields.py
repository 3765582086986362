"""Fields: what is written in them and cannot be had does not stay there; they are wide enough to write in."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, open_table
from tests.browser.play import SETTINGS


@pytest.mark.parametrize(("written", "taken"), [("99", "12"), ("0", "2"), ("-3", "4"), ("2.5", "4"), ("", "4")])
def test_a_number_field_shows_the_number_that_is_played(page: Page, site: str, written: str, taken: str) -> None:
    open_table(page, site)
    page.locator('[data-act="new"][data-game="oh_crud"]').click()
    field = page.locator("#seats")
    for _ in range(2):  # the second time the set-up is as it was before
        field.fill(written)
        field.press("Tab")
        expect(field).to_have_value(taken)
    expect(page.get_by_label("Name of seat")).to_have_count(int(taken))


def test_a_name_field_shows_the_name_that_is_played(page: Page, site: str) -> None:
    open_table(page, site)
    page.locator('[data-act="new"][data-game="oh_crud"]').click()
    field = page.get_by_label("Name of seat 2")
    field.press_sequentially("a")
    field.fill("You")
    expect(field).to_have_value("You")
    field.press("Tab")
    expect(field).to_have_value("Bruno")
    field.fill("Young")
    field.press("Tab")
    expect(field).to_have_value("Young")


def test_a_press_right_after_writing_is_not_lost(page: Page, site: str) -> None:
    """A deal code that is written brings buttons, which push aside the one on which the mouse is going down."""
    open_table(page, site)
    page.locator('[data-act="new"][data-game="oh_crud"]').click()
    page.get_by_label("Deal code").fill("k3x9")
    expect(page.get_by_role("button", name="A new deal")).to_have_count(0)
    place = page.get_by_role("button", name="Put this in your page")
    place.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    place.hover()
    page.mouse.down()  # asks for the browser's menu, as with Control on a Mac; then no click comes
    place.evaluate("""(button) => {
      button.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true }));
      button.parentNode.append(button);
    }""")
    page.mouse.up()
    page.wait_for_timeout(100)
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("width", [320, 390, 1280])
@pytest.mark.parametrize("language", ["en", "en-XA"])
def test_the_field_that_finds_rules_has_room_for_a_word(
    new_page: NewPage, site: str, language: str, width: int
) -> None:
    key, text = json.dumps(SETTINGS), json.dumps(json.dumps({"language": language}))
    page = new_page(init=f"localStorage.setItem({key}, {text})", viewport={"width": width, "height": 640}).page
    open_table(page, site)
    page.locator('[data-act="rules"]').first.click()
    box = page.locator("#rules-find").bounding_box()
    assert box is not None
    assert box["width"] >= 80
