"""Hidden cards: no card of another hand is on the page, in the storage or in the console, at any moment."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engine import Seated, Table
from engine.core.cards import Card, Seat
from tests.browser.conftest import open_table
from tests.browser.play import SAVE, button, play_until, playable, played_to, region, saved, settle, stored
from ui import words

SEATED = [Seated("You", "person"), *[Seated(name, "random") for name in ("Ann", "Bo", "Cy", "Di")]]
RECORD = """window.pictures = [];
new MutationObserver(() => {
  const save = localStorage.getItem("%s"), root = document.documentElement;
  const regions = [...document.querySelectorAll("[data-region]")].map((it) => [it.dataset.region, it.outerHTML]);
  const others = Object.entries({...localStorage}).filter(([key]) => key !== "%s");
  const around = [document.title, location.href, root.cloneNode().outerHTML, JSON.stringify([others, history.state])];
  window.pictures.push({save, regions: Object.fromEntries(regions), around: around.join(" ")});
}).observe(document, {subtree: true, childList: true, attributes: true, characterData: true});"""
"""Keeps every state the page was in, with the save of that moment."""


def tells(table: Table, card: Card) -> re.Pattern[str]:
    """Whatever would give a card away: its notation, its words, its number."""
    name = table.game.notation.faces.text(card)
    said = re.escape(words.card_words("oh_crud", card))
    return re.compile(rf'(?<![A-Za-z0-9#]){name}(?![0-9A-Za-z])|{said}|data-card="{card}"', re.IGNORECASE)


def hidden(table: Table, viewers: list[Seat]) -> list[Card]:
    """All cards in hands but the viewers'."""
    return [card for seat in range(table.seats) if seat not in viewers for card in table.view(seat).hand]


def give_aways(picture: dict[str, Any], viewers: list[Seat]) -> list[str]:
    """What in a picture of the page shows a hidden card; of the log only the round being played counts."""
    table = Table.load(picture["save"])
    regions = dict(picture["regions"])
    regions["log"] = regions.get("log", "").rsplit('class="log-round"', 1)[-1]
    text = picture["around"] + " ".join(regions.values())
    return [
        f"after {table.length} moves: {found[0]} at ...{text[max(0, found.start() - 80) : found.end() + 20]}"
        for card in hidden(table, viewers)
        if (found := tells(table, card).search(text))
    ]


@pytest.mark.parametrize("begun", [1, 3, 6])
def test_no_hidden_card_is_on_the_page(page: Page, site: str, begun: int) -> None:
    """Every picture of the page through tricks or piles, undo, panels and a reload, against the true hands."""
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    table = Table("oh_crud", 5, "secrets", seated=SEATED, botseed="7")
    played_to(table, lambda table: table.view(0).round == begun and not table.view(0).dealing and table.turn == 0)
    page.add_init_script(stored(table.save()))
    page.add_init_script(RECORD % (SAVE, SAVE))
    open_table(page, site)
    button(page, "Continue").click()
    play_until(page, lambda: saved(page).length >= table.length + 20 and playable(page).count() > 0)
    for key in ("t", "w", "h", "g", "l", "u", "Shift+U", "s"):
        page.keyboard.press(key)
        page.wait_for_timeout(30)
    expect(page.get_by_role("dialog")).to_be_visible()
    pictures = page.evaluate("window.pictures")
    page.reload()
    expect(button(page, "Continue")).to_be_visible()
    pictures += page.evaluate("window.pictures")
    assert len(pictures) > 20
    assert len({picture["save"] for picture in pictures}) > 10
    assert [found for picture in pictures for found in give_aways(picture, [0])] == []
    own = saved(page).view(0).hand
    assert own
    shown = "".join(pictures[-30]["regions"].values())
    assert any(tells(table, card).search(shown) for card in own), "the search finds cards that are in sight"
    assert not [card for card in range(54) for line in said if tells(table, card).search(line)]


def test_no_card_is_on_the_page_between_two_persons(page: Page, site: str) -> None:
    """Behind the curtain nobody's hand is on the page; after it only the hand of whom it was drawn for."""
    seated = [Seated("Ann", "person"), Seated("Bo", "person"), Seated("Cy", "random")]
    table = Table("oh_crud", 3, "curtain", seated=seated, botseed="7")
    played_to(table, lambda table: table.turn == 0 and not table.view(0).dealing)
    page.add_init_script(stored(table.save()))
    page.add_init_script(RECORD % (SAVE, SAVE))
    open_table(page, site)
    button(page, "Continue").click()
    for _ in range(6):
        settle(page)
        person = saved(page).turn
        name = seated[person].name
        look = "window.pictures.at(-1)"
        curtain = button(page, f"I am {name}: show my cards")
        if curtain.count():
            assert give_aways(page.evaluate(look), []) == []
            assert "Hand the screen to" in region(page, "stage").inner_text()
            curtain.click()
            settle(page)
        assert playable(page).count()
        assert give_aways(page.evaluate(look), [person]) == []
        playable(page).first.click()
