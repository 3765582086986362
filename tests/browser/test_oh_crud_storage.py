"""Saves that are damaged, storage that throws or is full: told in sight, copied aside first, played on."""

import json

import pytest
from playwright.sync_api import Page, expect

from engine import Seated, Table
from tests.browser.conftest import open_table
from tests.browser.play import (
    PREFIX,
    SAVE,
    begin,
    button,
    hand,
    play_until,
    playable,
    played_to,
    region,
    saved,
    settle,
    stored,
)

SEATED = [Seated("You", "person"), Seated("Ann", "random"), Seated("Bo", "random")]
WATCHED = """window.writes = [];
const put = Storage.prototype.setItem;
Storage.prototype.setItem = function (key, text) {
  if (this === localStorage) window.writes.push([key, text]);
  put.call(this, key, text);
};"""
BLOCKED = 'Object.defineProperty(window, "localStorage", {get() { throw new DOMException("no", "SecurityError"); }});'
FULL = 'Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };'


def whole() -> Table:
    """A game in its second round."""
    table = Table("oh_crud", 3, "broken", seated=SEATED, botseed="7")
    return played_to(table, lambda table: table.view(0).round == 2 and table.turn == 0 and not table.view(0).dealing)


def spoiled(how: str) -> tuple[str, int]:
    """A damaged text of that game, and how many of its moves can be played; -1: it cannot be opened."""
    table = whole()
    text, fields = table.save(), json.loads(table.save())
    if how == "cut short":
        return text[:-60], -2
    if how == "illegal move":
        moves = fields["moves"].split("; ")
        return json.dumps({**fields, "moves": "; ".join([*moves[:30], moves[29], *moves[31:]])}), 30
    if how == "newer":
        return json.dumps({**fields, "v": 99}), -1
    if how == "other game":
        return json.dumps({**fields, "game": "chess"}), -1
    return "\x00{no save]" + text[5:40], -1


@pytest.mark.parametrize("how", ["cut short", "illegal move", "newer", "other game", "rubbish"])
def test_a_damaged_save(page: Page, site: str, how: str) -> None:
    """It opens to its last sensible move or says why not, and is copied before anything is written over it."""
    text, playable_moves = spoiled(how)
    page.add_init_script(stored(text))
    page.add_init_script(WATCHED)
    open_table(page, site)
    notice = region(page, "toast")
    expect(notice).to_be_visible()
    expect(notice).to_contain_text("copy was put aside")
    opens = playable_moves != -1
    expect(notice).to_contain_text("is damaged" if opens else "cannot be opened")
    assert button(page, "Continue").count() == opens
    if opens:
        button(page, "Continue").click()
        settle(page)
        log, kept = whole().log(), saved(page).log()
        wanted = playable_moves if playable_moves > 0 else Table.load(text).length
        assert kept[:wanted] == log[:wanted]
        assert wanted > 20
    else:
        begin(page, seats=3)
    playing = playable(page).or_(button(page, "Deal")).or_(button(page, "Continue")).first
    expect(playing).to_be_visible()
    writes = [(key, value) for key, value in page.evaluate("window.writes") if "settings" not in key]
    assert writes[0][0].startswith(PREFIX + "aside:")
    assert writes[0][1] == text
    assert any(key.startswith(SAVE) for key, _ in writes[1:])
    assert text in page.evaluate("Object.values(localStorage)")


@pytest.mark.parametrize("storage", [BLOCKED, FULL], ids=["blocked", "full"])
def test_storage_that_refuses(page: Page, site: str, storage: str) -> None:
    """The game plays on, and a mark in sight says that it is not saved."""
    page.add_init_script(storage)
    open_table(page, site)
    button(page, "Settings").click()
    page.get_by_label("Pace", exact=True).select_option(label="Instant")
    button(page, "Done").click()
    begin(page, seats=3)
    expect(region(page, "bar").get_by_text("Not saved")).to_be_visible()
    play_until(page, lambda: 0 < hand(page).count() < 17)
    expect(region(page, "bar").get_by_text("Not saved")).to_be_visible()


def test_full_storage_keeps_a_damaged_save(page: Page, site: str) -> None:
    """Where there is no room for a copy the damaged save is left as it is."""
    text, _ = spoiled("cut short")
    page.add_init_script(stored(text))
    page.add_init_script(FULL)
    open_table(page, site)
    expect(region(page, "toast")).to_contain_text("no room")
    button(page, "Continue").click()
    settle(page)
    expect(region(page, "bar").get_by_text("Not saved")).to_be_visible()
    assert page.evaluate("key => localStorage.getItem(key)", SAVE) == text
