"""Whole games of Oh Crud in the browser: by mouse, by keyboard alone, and the same again on this Python."""

import re

from playwright.sync_api import Page, expect

from engine import Seated, Table
from engine.bots import kinds
from tests.browser.conftest import open_table
from tests.browser.play import (
    button,
    column,
    hand,
    over,
    play_until,
    playable,
    played_again,
    played_to,
    region,
    saved,
    set_up,
    settle,
    stored,
)
from ui import words

FOCUS = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return "";
  const ring = getComputedStyle(at);
  const seen = ring.outlineStyle !== "none" || ring.boxShadow !== "none" || ring.borderStyle !== "none";
  const box = at.getBoundingClientRect();
  const shown = at.matches(":focus-visible") && seen && box.width > 0 && box.height > 0;
  return (shown ? "" : "unseen: ") + (at.getAttribute("aria-label") || at.labels?.[0]?.textContent || at.textContent);
}"""
"""The name of what has the focus, marked when the focus is not to be seen; empty if it is lost."""


def test_a_whole_game_by_mouse(page: Page, site: str) -> None:
    """From the menu to the final sheet; places and totals are those the engine finds in the save."""
    open_table(page, site)
    set_up(page, seats=6, seed="a whole game", pace="Instant")
    button(page, "Start").click()
    play_until(page, lambda: over(page))
    table = saved(page)
    assert table.over
    assert table.seats == 6
    assert table.seed == "a whole game"
    assert column(page, "Total") == table.scores()
    assert column(page, "Place") == table.places()
    winner = table.seated[table.places().index(1)].name
    expect(page.locator(".result-name")).to_have_text(winner)
    for seat, seated in enumerate(table.seated):
        told = f"{table.places()[seat]}. {seated.name} {table.scores()[seat]}"
        expect(page.locator(".result-line")).to_contain_text(told)


def focused(page: Page) -> str:
    """The name of what has the focus; it must be there and in sight."""
    name = str(page.evaluate(FOCUS))
    assert name, f"the focus is lost: {region(page, 'stage').inner_text()[:300]}"
    assert not name.startswith("unseen"), f"the focus cannot be seen: {name}"
    return name.strip()


def tab_to(page: Page, name: str, limit: int = 40) -> None:
    """Press Tab until this has the focus."""
    met = []
    for _ in range(limit):
        page.keyboard.press("Tab")
        at = str(page.evaluate(FOCUS)).strip()
        met.append(at)
        if at == name:
            return
        assert not at.startswith("unseen"), f"the focus cannot be seen: {at}"
    raise AssertionError(f"Tab never came to {name}: {met}")


def test_a_whole_game_by_keyboard(page: Page, site: str) -> None:
    """Tab, arrows, letters and Enter suffice, and the focus is always somewhere and to be seen."""
    page.add_init_script(stored(pace="instant"))
    open_table(page, site)
    while page.evaluate("document.activeElement.dataset.key") != "new-oh_crud":
        tab_to(page, "New game")
    page.keyboard.press("Enter")
    expect(button(page, "Start")).to_be_visible()
    focused(page)
    tab_to(page, "Deal code")
    page.keyboard.type("keys only")
    tab_to(page, "Start")
    page.keyboard.press("Enter")
    for presses in range(250):
        settle(page)
        focused(page)
        if over(page):
            break
        press_a_key(page, presses)
    assert saved(page).over
    assert saved(page).seed == "keys only"
    assert column(page, "Total") == saved(page).scores()


def press_a_key(page: Page, presses: int) -> None:
    """Do what is asked, by one way or another: a playable card by arrows, a button by its letter or by Enter."""
    odd = presses % 2 == 1
    actions = region(page, "actions")
    if playable(page).count():
        wanted = playable(page).last.get_attribute("data-key")
        page.keyboard.press("1" if odd else "End")
        for _ in range(hand(page).count()):
            if page.evaluate("document.activeElement.dataset.key") == wanted:
                break
            page.keyboard.press("ArrowRight" if odd else "ArrowLeft")
            focused(page)
        assert page.evaluate("document.activeElement.dataset.key") == wanted
        page.keyboard.press("Enter" if presses % 3 else "Space")
    elif actions.get_by_role("button", name=re.compile("^(Deal|Pass)")).count():
        name = actions.get_by_role("button", name=re.compile("^(Deal|Pass)")).inner_text()
        page.keyboard.press("d" if name.startswith("Deal") else "p")
    else:
        page.keyboard.press("n" if odd else "Enter")


def test_the_same_game_on_this_python(page: Page, site: str) -> None:
    """A game begun on CPython and finished in the browser is on either the same, bots' moves and sentences included."""
    options = "sting=yes unrevealed=yes free_passes=3"
    seated = [Seated("You", "person"), *[Seated(name, next(iter(kinds("oh_crud")))) for name in "ABCDEF"]]
    table = Table("oh_crud", 7, "two decks", options, seated=seated, botseed="fixed")
    played_to(table, lambda table: table.view(0).round == 5 and table.turn == 0)
    page.add_init_script(stored(table.save()))
    open_table(page, site)
    button(page, "Continue").click()
    play_until(page, lambda: over(page))
    table = saved(page)
    assert table.over
    assert column(page, "Total") == table.scores()
    again = played_again(table)
    assert again.log() == table.log()
    assert again.save() == table.save()
    page.keyboard.press("g")
    told = [words.say("oh_crud", event, [seat.name for seat in table.seated], 0) for event in table.heard(0)]
    assert region(page, "log").locator("li").all_text_contents() == told
