"""Leaving and coming back: reload at every kind of stop, undo, practice, redo."""

import re

import pytest
from playwright.sync_api import Page, expect

from engine import Seated, Table
from tests.browser.conftest import READY, open_table
from tests.browser.play import (
    begin,
    button,
    column,
    hand_names,
    over,
    picture,
    play_until,
    playable,
    played_to,
    region,
    save_text,
    saved,
    settle,
    stored,
)
from tests.browser.play import (
    hand as hand_cards,
)

SEATED = [Seated("You", "person"), Seated("Ann", "random"), Seated("Bo", "random"), Seated("Cy", "random")]


def in_a_trick(table: Table) -> bool:
    """The person is to play third or last to a trick of round two."""
    return table.turn == 0 and table.view(0).round == 2 and len(table.view(0).trick) >= 2


def before_a_deal(table: Table) -> bool:
    """The person is to deal, not for the first time in the match."""
    return table.turn == 0 and table.view(0).dealing and table.view(0).round > 1


def in_round_six(table: Table) -> bool:
    """The person is to lay a card on piles that are begun."""
    return table.turn == 0 and table.view(0).piling and len(table.view(0).laid) > 8


STOPS = {"trick": in_a_trick, "deal": before_a_deal, "round six": in_round_six, "end": lambda table: table.over}


def come_back(page: Page) -> None:
    """From the menu to the table that is kept, past the score sheet of the round before if that is shown."""
    expect(page.locator(READY)).to_be_attached()
    page.get_by_role("button", name=re.compile("^(Continue|See the result)$")).click()
    settle(page)
    if page.get_by_role("heading", name="Score sheet").count() and not over(page):
        button(page, "Continue").click()
        settle(page)


@pytest.mark.parametrize("stop", STOPS)
def test_continue_after_a_reload(page: Page, site: str, stop: str) -> None:
    """Continue shows the very table that was left: hand, trick, piles, points, log, what may be done."""
    table = played_to(Table("oh_crud", 4, "come back", seated=SEATED, botseed="7"), STOPS[stop])
    page.add_init_script(stored(table.save()))
    open_table(page, site)
    come_back(page)
    assert over(page) == table.over
    assert button(page, "Deal").count() == (stop == "deal")
    if playable(page).count():
        playable(page).first.click()
        settle(page)
        assert saved(page).length > table.length
    before, kept = picture(page), save_text(page)
    assert before["log"]
    page.reload()
    come_back(page)
    assert picture(page) == before
    assert save_text(page) == kept


def test_the_score_sheet_between_rounds_comes_back(page: Page, site: str) -> None:
    """A reload while the sheet of a round is read shows that sheet again, not the next round."""
    table = Table("oh_crud", 4, "sheet", seated=SEATED, botseed="7")
    played_to(table, lambda table: table.view(0).round == 2 and table.view(0).dealing)
    page.add_init_script(stored(table.save()))
    open_table(page, site)
    for _ in range(2):
        button(page, "Continue").click()
        expect(page.get_by_role("heading", name="Score sheet")).to_be_visible()
        assert column(page, "Total") == table.scores()
        page.reload()
        expect(page.locator(READY)).to_be_attached()
    assert saved(page).log() == table.log()


def test_undo_and_redo(page: Page, site: str) -> None:
    """U and the button take back to the own last decision and mark it as practice; Shift+U makes it again."""
    page.add_init_script(stored())
    open_table(page, site)
    begin(page, seed="undo")
    play_until(page, lambda: saved(page).length > 8 and playable(page).count() > 0)
    start, hand = saved(page), hand_names(page)
    practice = region(page, "bar").get_by_text("Practice")
    expect(practice).to_have_count(0)
    before = picture(page)
    playable(page).first.click()
    settle(page)
    after, made = picture(page), saved(page)
    assert made.length > start.length

    page.keyboard.press("u")
    expect(practice).to_be_visible()
    settle(page)
    assert hand_names(page) == hand
    taken_back = picture(page)
    for part in ("stage", "hand", "log", "cards"):
        assert taken_back[part] == before[part]
    assert saved(page).log() == start.log()
    assert saved(page).undone == made.length - start.length
    assert saved(page).assisted

    page.keyboard.press("Shift+U")
    settle(page)
    assert saved(page).log() == made.log()
    again = picture(page)
    for part in ("stage", "hand", "log", "cards"):
        assert again[part] == after[part]

    button(page, "Undo").click()
    settle(page)
    assert saved(page).log() == start.log()
    playable(page).last.click()
    settle(page)
    assert saved(page).undone == 0, "another move takes the place of those taken back"
    expect(practice).to_be_visible()


def test_undo_before_anything_was_seen_is_free(page: Page, site: str) -> None:
    """A card taken back before another seat played does not count as practice."""
    table = Table("oh_crud", 4, "free", seated=SEATED, botseed="7")
    played_to(table, lambda table: table.turn == 0 and table.view(0).round == 1 and 12 < table.length < 40
              and len(table.view(0).trick) < 2)  # fmt: skip
    page.add_init_script(stored(table.save(), pace="slow"))
    open_table(page, site)
    come_back(page)
    button(page, "Continue").click()  # the trick before it is held again
    settle(page)
    hand = hand_names(page)
    playable(page).first.click()
    expect(hand_cards(page)).to_have_count(len(hand) - 1)
    assert saved(page).length == table.length + 1
    page.keyboard.press("u")
    settle(page)
    assert hand_names(page) == hand
    assert saved(page).log() == table.log()
    assert not saved(page).assisted
    expect(region(page, "bar").get_by_text("Practice")).to_have_count(0)
