"""Every key of the table in a browser; zones, presses that were drags, a hand of 50 cards, motion that a key ends."""

import json

import pytest
from playwright.sync_api import Page, expect

from engine import Seated, Table
from tests.browser.conftest import NewPage, open_table
from tests.browser.play import button, hand, playable, played_to, region, saved, settle, stored
from tests.browser.test_oh_crud_manners import SMALL
from ui.parts.card import card_button
from ui.parts.card import hand as hand_of

SEATED = [Seated("You", "person"), Seated("Ann", "rule"), Seated("Bo", "rule")]
KEY = "document.activeElement?.dataset.key ?? ''"
ZONE = "document.activeElement?.closest('[data-region]')?.dataset.region ?? ''"
RING = """() => { const at = document.activeElement, style = getComputedStyle(at);
  return [style.outlineStyle, parseFloat(style.outlineWidth), at.getBoundingClientRect().width > 0]; }"""


def in_a_trick() -> Table:
    """A table at which the person is to play in the third trick and holds cards that may not be played."""
    table = Table("oh_crud", 3, "keys", seated=SEATED, botseed="7")
    return played_to(
        table,
        lambda table: (
            table.turn == 0 and len(table.view(0).tricks) == 2 and 0 < len(table.moves(0)) < len(table.view(0).hand)
        ),
    )


def opened(page: Page, site: str, table: Table, pace: str = "instant") -> None:
    """The table on the screen, asking."""
    page.add_init_script(stored(table.save(), pace=pace))
    open_table(page, site)
    button(page, "Continue").click()
    settle(page)


def test_every_key(page: Page, site: str) -> None:
    """Each does what the list says; the list is the game's own."""
    table = in_a_trick()
    opened(page, site, table)
    keys, toast = page.keyboard, region(page, "toast")
    cards = hand(page).count()
    names = hand(page).evaluate_all("cards => cards.map(card => card.dataset.key)")
    for key, there in (("1", 0), ("End", cards - 1), ("Home", 0), ("ArrowRight", 1), ("ArrowLeft", 0), ("3", 2)):
        keys.press(key)
        assert page.evaluate(KEY) == names[there], key
    for key, told in (
        ("h", f"{cards} cards"), ("t", "In the trick:"), ("w", "It is your turn."), ("d", "dealt already"),
        ("p", "pass"), ("r", "."),
    ):  # fmt: skip
        keys.press(key)
        expect(toast).to_contain_text(told)
        keys.press("Escape")
        expect(toast).to_be_empty()
    for key in ("b", "Shift+B", "o"):
        keys.press(key)
        expect(toast).to_be_empty()
    for key, title in (("s", "Scores"), ("e", "Card counts"), ("?", "Keys")):
        keys.press(key)
        expect(page.get_by_role("dialog", name=title)).to_be_visible()
        assert page.evaluate(ZONE) == "panel"
        keys.press(key)
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert page.evaluate(KEY) == names[2], "the focus is where it was"
    keys.press("?")
    listed = page.get_by_role("dialog").locator("kbd").all_inner_texts()
    assert {"D", "P", "N", "I", "U", "Shift+U", "H", "T", "L", "S", "E", "W", "G", "R", "M", "?", "Esc"} <= set(listed)
    assert not {"B", "Shift+B", "O"} & set(listed)
    keys.press("Escape")
    keys.press("l")
    expect(region(page, "stage")).to_contain_text("Last trick")
    keys.press("l")
    keys.press("m")
    expect(page.locator("html")).to_have_attribute("data-reading", "rules")
    keys.press("m")
    expect(hand(page)).to_have_count(cards)
    keys.press("g")
    assert page.evaluate(KEY) == "log-list"
    keys.press("Escape")
    assert page.evaluate(KEY) == names[2]
    assert saved(page).log() == table.log(), "nothing was played by all this"
    keys.press("i")
    expect(toast).to_contain_text("Sly bot would play")
    expect(page.locator("[data-hinted]")).to_have_count(1)
    advised = page.locator("[data-hinted]").get_attribute("data-key")
    assert page.evaluate(KEY) == advised
    expect(region(page, "bar").get_by_text("Practice")).to_be_visible()
    assert saved(page).assisted
    keys.press("Enter")
    settle(page)
    assert saved(page).length > table.length
    expect(page.locator("[data-hinted]")).to_have_count(0)
    keys.press("u")
    settle(page)
    assert saved(page).log() == table.log()
    keys.press("Shift+U")
    settle(page)
    assert saved(page).length > table.length


def test_keys_can_be_switched_off(page: Page, site: str) -> None:
    """Then letters are nobody's, while Tab, arrows, Enter and Esc still do."""
    page.add_init_script(
        f"localStorage.getItem('rowdy-table:settings') ?? localStorage.setItem('rowdy-table:settings', "
        f"{json.dumps(json.dumps({'pace': 'instant', 'keys': False}))})"
    )
    table = in_a_trick()
    opened(page, site, table)
    playable(page).first.focus()
    for key in ("h", "i", "u", "s", "1"):
        page.keyboard.press(key)
    expect(region(page, "toast")).to_be_empty()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert saved(page).save() == table.save()
    page.keyboard.press("ArrowRight")
    assert page.evaluate(ZONE) == "hand"
    page.keyboard.press("Escape")
    assert page.evaluate(ZONE) == "stage"


def test_one_stop_a_zone(page: Page, site: str) -> None:
    """Tab goes bar, hand, actions, log and out; arrows move inside; Esc leaves; the ring is to be seen."""
    opened(page, site, in_a_trick())
    met: list[str] = []
    for _ in range(12):
        page.keyboard.press("Tab")
        zone = page.evaluate(ZONE)
        if zone:
            outline, wide, shown = page.evaluate(RING)
            assert (outline, shown) == ("solid", True), zone
            assert wide >= 2, zone
        met += [zone] if zone else []
    assert met[met.index("bar") :][:5] == ["bar", "hand", "actions", "log", "bar"]
    for zone in ("bar", "actions"):
        region(page, zone).locator("button:not([tabindex='-1'])").focus()
        first = page.evaluate(KEY)
        page.keyboard.press("ArrowRight")
        assert page.evaluate(ZONE) == zone
        assert region(page, zone).locator("button").count() == 1 or page.evaluate(KEY) != first
        page.keyboard.press("Escape")
        assert page.evaluate(ZONE) == "stage"
    page.keyboard.press("Tab")
    assert page.evaluate(ZONE) == "hand", "Tab goes on from the stage"


COVERED = """() => [...document.querySelectorAll('[data-region="hand"] .card')].filter(card => {
  const box = card.getBoundingClientRect();
  return [[8, 10], [8, 24], [20, 10]].some(([x, y]) =>
    document.elementFromPoint(box.left + x, box.top + y)?.closest('.card') !== card);
}).map(card => card.getAttribute('aria-label'))"""
"""The cards of the hand of which the corner with rank and suit is not in sight."""


@pytest.mark.parametrize("width", [320, 390])
def test_the_card_with_the_focus_hides_no_other(new_page: NewPage, site: str, width: int) -> None:
    page = new_page(viewport={"width": width, "height": 700}).page
    opened(page, site, in_a_trick())
    page.keyboard.press("i")
    page.keyboard.press("Escape")
    page.keyboard.press("Home")
    for _ in range(hand(page).count()):
        page.wait_for_timeout(150)
        assert page.evaluate(COVERED) == []
        page.keyboard.press("ArrowRight")


def test_a_drag_plays_nothing(page: Page, site: str) -> None:
    """A press that moves 12 px before it goes up is none; one that stays is."""
    table = in_a_trick()
    opened(page, site, table)
    card = playable(page).last
    box = card.bounding_box()
    assert box
    x, y = box["x"] + 12, box["y"] + 12
    for way in ((14, 0), (0, 14)):
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + way[0], y + way[1], steps=3)
        page.mouse.move(x, y)
        page.mouse.up()
    page.wait_for_timeout(100)
    assert saved(page).log() == table.log()
    page.mouse.move(x, y)
    page.mouse.down()
    assert saved(page).log() == table.log(), "it acts when the pointer goes up"
    page.mouse.move(x + 5, y + 5)
    page.mouse.up()
    settle(page)
    assert saved(page).length > table.length


COVER = """([name, x, y]) => {
  const other = document.querySelector(`[data-key="${name}"]`);
  other.style.cssText = `position: fixed; left: ${x - 20}px; top: ${y - 20}px; z-index: 9`;
}"""


def test_a_finger_means_what_was_under_it_when_it_went_down(page: Page, site: str) -> None:
    """Browsers click what lies there when it goes up. What is gone by then is not pressed, nor what came instead."""
    open_table(page, site)
    finger = page.context.new_cdp_session(page)
    for gone in (True, False):
        new = page.locator('[data-key="new-craits"]')
        box = new.bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        page.evaluate(COVER, ["settings", x, y])
        if gone:
            new.evaluate("button => button.replaceWith('')")
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        if gone:
            page.wait_for_timeout(200)
            expect(region(page, "panel")).to_be_empty()
            expect(page.locator("html")).to_have_attribute("data-screen", "menu")
            open_table(page, site)
    expect(page.locator("html")).to_have_attribute("data-screen", "setup")
    expect(region(page, "panel")).to_be_empty()


def test_a_press_that_slips_off_a_switch_leaves_it(page: Page, site: str) -> None:
    """Fields keep the browser's own manners."""
    open_table(page, site)
    page.locator('[data-key="settings"]').click()
    switch = page.get_by_role("switch", name="Keys")
    box = switch.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"]
    page.mouse.move(x, y + 2)
    page.mouse.down()
    page.mouse.move(x, y - 5)
    page.mouse.up()
    page.wait_for_timeout(100)
    expect(switch).to_be_checked()
    switch.click()
    expect(switch).not_to_be_checked()


MOTIONS = """() => document.getAnimations().filter((it) => it.playState === "running"
  && it.effect.getComputedTiming().endTime !== Infinity).length"""


def test_a_key_ends_all_motion_and_the_wait(page: Page, site: str) -> None:
    """At the slow pace a card played glides and lands, and any key puts it there; the trick stays until a key."""
    table = in_a_trick()
    opened(page, site, table, pace="slow")
    page.evaluate("document.documentElement.style.setProperty('--pace', '20')")
    playable(page).first.click()
    page.wait_for_function(f"({MOTIONS})() > 0")
    page.keyboard.press("Shift")
    page.wait_for_function(f"({MOTIONS})() === 0")
    expect(button(page, "Continue")).to_be_visible()
    page.wait_for_timeout(2500)
    expect(button(page, "Continue")).to_be_visible()
    page.keyboard.press("x")
    expect(button(page, "Continue")).to_have_count(0)


def test_a_hand_of_fifty_cards(new_page: NewPage, site: str) -> None:
    """At 320 px each can be hit on 24 px, is named and focused by arrows; nothing scrolls sideways or stays covered."""
    watched = new_page(viewport={"width": 320, "height": 640}, init=stored(in_a_trick().save()))
    page = watched.page
    open_table(page, site)
    button(page, "Continue").click()
    settle(page)
    cards = [
        card_button(number % 9 + 1, "YBGRPO"[number % 6], f"Card {number + 1}", data_key=f"card-{number}")
        for number in range(50)
    ]
    page.evaluate(
        "text => { document.querySelector('[data-region=hand]').innerHTML = text; }", str(hand_of(cards, "Your hand"))
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert page.evaluate(SMALL) == []
    expect(hand(page)).to_have_count(50)
    for number in (0, 8, 24, 49):
        card = page.get_by_role("button", name=f"Card {number + 1}", exact=True)
        card.focus()
        card.scroll_into_view_if_needed()
        free = card.evaluate(
            "card => { const box = card.getBoundingClientRect();"
            " return card.contains(document.elementFromPoint(box.left + 12, box.top + 12)); }"
        )
        assert free, f"card {number + 1} is covered"
    page.evaluate("window.scrollTo(0, document.documentElement.scrollHeight)")
    last, bar = (
        page.locator(f"[data-region={zone}] {what}").last.bounding_box()
        for zone, what in (("hand", "button"), ("actions", ".action-bar"))
    )
    assert last
    assert bar
    assert last["y"] + last["height"] <= bar["y"] + 1, "the whole hand can be scrolled clear of the actions"
    assert watched.errors == []
