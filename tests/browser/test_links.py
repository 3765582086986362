"""A set-up as a link: read once, cleared from the address, followed also while the page is open."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import open_table
from tests.browser.play import begin, button, region


def test_a_link_opens_the_set_up_and_is_cleared(page: Page, site: str) -> None:
    open_table(page, site, "#game=oh_crud&seats=3&options=sting=yes&seed=blog%201")
    expect(page.get_by_label("Deal code")).to_have_value("blog 1")
    expect(page.locator("#seats")).to_have_value("3")
    expect(page.get_by_role("switch", name="Sting!")).to_be_checked()
    assert page.url == site
    page.reload()
    expect(button(page, "New game").first).to_be_visible()
    expect(page.get_by_label("Deal code")).to_have_count(0)


def test_a_link_followed_at_the_table_keeps_the_game(page: Page, site: str) -> None:
    open_table(page, site)
    begin(page)
    page.evaluate("location.hash = '#game=oh_crud&seats=5'")
    expect(page.locator("#seats")).to_have_value("5")
    assert page.url == site
    button(page, "Menu").click()
    expect(button(page, "Continue")).to_be_visible()


def test_a_link_that_asks_for_what_is_not_there_says_so(page: Page, site: str) -> None:
    open_table(page, site, "#game=poker")
    expect(region(page, "toast")).to_contain_text("a game that is not here")


def test_other_fragments_are_let_alone(page: Page, site: str) -> None:
    open_table(page, site, "#somewhere")
    expect(button(page, "New game").first).to_be_visible()
    assert page.url == f"{site}#somewhere"
