"""The rules in the app: from a card that may not be played to its rule and back, from the menu, finding words."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, open_table
from tests.browser.play import blocked, button, new_game, region, saved, settle, stored
from tests.browser.test_oh_crud_manners import SMALL, following

FOCUS = "document.activeElement.dataset.key ?? null"
IN_SIGHT = """key => {
  const box = document.querySelector(`[data-key="${key}"]`).getBoundingClientRect();
  const bar = document.querySelector('[data-region="bar"]').getBoundingClientRect();
  const actions = document.querySelector('[data-region="actions"]').getBoundingClientRect();
  return box.top >= bar.bottom && box.bottom <= actions.top;
}"""
"""Whether something stands between the header and the way back, covered by neither."""


def at_the_table(page: Page, site: str) -> None:
    """A table at which some cards of the hand may not be played."""
    open_table(page, site)
    button(page, "Continue").click()
    settle(page)


@pytest.mark.parametrize("how", ["mouse", "keys", "letter"])
@pytest.mark.parametrize("width", [320, 1280])
def test_from_an_illegal_card_to_its_rule_and_back(new_page: NewPage, site: str, how: str, width: int) -> None:
    """The rule is marked, in sight and has the focus; afterwards table, scroll and focus are as before."""
    table = following()
    watched = new_page(viewport={"width": width, "height": 640}, init=stored(table.save()))
    page = watched.page
    at_the_table(page, site)
    card = blocked(page).last
    key = card.get_attribute("data-key")
    card.scroll_into_view_if_needed()
    before = [region(page, name).inner_text() for name in ("bar", "stage", "hand", "actions")]
    scrolled = page.evaluate("scrollY")
    if how == "mouse":
        card.click(force=True)
        button(page, "Show the rule").click()
    else:
        card.focus()
        page.keyboard.press("Enter")
        expect(button(page, "Show the rule")).to_be_visible()
        if how == "keys":
            for _ in range(12):
                page.keyboard.press("Tab")
                if page.evaluate(FOCUS) == "show-rule":
                    break
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("m")
    rule = page.locator('[data-key="rule-OC-11"]')
    expect(rule).to_be_focused()
    expect(rule).to_have_class(re.compile("is-shown"))
    assert page.evaluate(IN_SIGHT, "rule-OC-11")
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    expect(region(page, "hand")).to_be_empty()
    if how == "mouse":
        button(page, "Back to the table").click()
    else:
        page.keyboard.press("Escape" if how == "keys" else "m")
    expect(page.locator(f'[data-key="{key}"]')).to_be_focused()
    assert [region(page, name).inner_text() for name in ("bar", "stage", "hand", "actions")] == before
    assert page.evaluate("scrollY") == scrolled
    assert saved(page).log() == table.log()
    assert watched.errors == []


@pytest.mark.parametrize("width", [320, 1280])
def test_the_rules_can_be_read_and_pressed(new_page: NewPage, site: str, width: int) -> None:
    """From the menu: nothing scrolls sideways, every control can be hit, contents and ids lead where they say."""
    watched = new_page(viewport={"width": width, "height": 640}, init=stored())
    page = watched.page
    open_table(page, site)
    page.locator('[data-key="rules-oh_crud"]').click()
    expect(page.get_by_role("heading", name="How it goes in a minute")).to_be_focused()
    assert page.evaluate("scrollY") == 0
    assert page.get_by_role("figure").count() >= 3
    wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1]
    assert page.evaluate(SMALL) == []
    page.get_by_role("navigation", name="Contents").get_by_role("button", name="Piles").click()
    expect(page.get_by_role("heading", name=re.compile("^Piles"))).to_be_focused()
    assert page.evaluate(IN_SIGHT, "rules-oh_crud-3")
    page.locator('[data-key="rule-OC-60"]').get_by_role("button", name="OC-21", exact=True).click()
    expect(page.locator('[data-key="rule-OC-21"]')).to_be_focused()
    assert page.evaluate(IN_SIGHT, "rule-OC-21")
    page.keyboard.press("Escape")
    expect(page.locator('[data-key="rules-oh_crud"]')).to_be_focused()
    expect(button(page, "New game").first).to_be_visible()
    assert watched.errors == []


def test_finding_keeps_the_field(page: Page, site: str) -> None:
    """What is typed stays as it was typed while the rules below change with every letter."""
    page.add_init_script(stored())
    open_table(page, site)
    page.locator('[data-key="rules-oh_crud"]').click()
    field = page.get_by_label("Find in the rules")
    field.press_sequentially("twixns")
    for _ in range(2):
        page.keyboard.press("ArrowLeft")
    page.keyboard.press("Backspace")
    expect(page.get_by_role("article")).to_have_count(3)
    page.keyboard.type("k")
    expect(field).to_have_value("twikns")
    expect(page.get_by_text("Nothing in these rules has that in it.")).to_be_visible()
    page.keyboard.press("Backspace")
    expect(page.get_by_role("article", name="OC-13")).to_be_visible()
    expect(region(page, "polite")).to_have_text(re.compile("^3 rules"))


def test_the_rules_from_the_set_up_and_from_the_table(page: Page, site: str) -> None:
    """What was typed in the set-up is still there; at the table the focus comes back to More."""
    page.add_init_script(stored())
    open_table(page, site)
    new_game(page)
    page.get_by_label("Deal code").fill("kept")
    button(page, "Rules").click()
    button(page, "Back to the set-up").click()
    expect(button(page, "Rules")).to_be_focused()
    expect(page.get_by_label("Deal code")).to_have_value("kept")
    button(page, "Start").click()
    settle(page)
    button(page, "More").click()
    button(page, "Rules").click()
    expect(page.get_by_text("At this table").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(button(page, "More")).to_be_focused()
    expect(region(page, "panel")).to_be_empty()
