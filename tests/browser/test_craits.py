"""Craits in the browser: whole matches by mouse and by keyboard, reloads, forgotten words, ten seats, secrets, axe."""

import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from engine import Event, Move, Offer, Seated, Table
from engine.bots import bot
from engine.core.rng import Rng
from engine.games.craits import RANK
from engine.host import BotPlayer
from tests.browser.conftest import NewPage, open_table
from tests.browser.play import (
    SAVE,
    button,
    column,
    hand,
    host_until,
    over,
    playable,
    played_to,
    region,
    saved,
    set_up,
    settle,
    stored,
)
from tests.browser.test_accessible import LOOKS, Examined
from tests.browser.test_oh_crud_manners import SMALL
from tests.browser.test_oh_crud_secrets import RECORD
from tests.ui.test_craits_table import at_one_card, plain_move
from ui import words

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ivy")
FACES = "jacks=yes kings=yes queen_of_spades=yes"


def table_of(seats: int, options: str = "", seed: str = "craits") -> Table:
    """A person among bots."""
    seated = [Seated("You", "person"), *[Seated(name, "rule") for name in NAMES[: seats - 1]]]
    return Table("craits", seats, seed, options, seated=seated, botseed="7")


def mine(table: Table) -> bool:
    """Whether the person is to play or to draw."""
    return table.turn == 0 and not table.view(0).dealing and not table.view(0).naming


def opened(page: Page, site: str, table: Table) -> None:
    """The table on the screen, asking."""
    page.add_init_script(stored(table.save()))
    open_table(page, site)
    button(page, "Continue").click()
    settle(page)


def suits(page: Page) -> Any:
    """The buttons that name a suit."""
    return region(page, "actions").locator(".button.suit")


def words_button(page: Page) -> Any:
    """The large button."""
    return region(page, "actions").get_by_role("button", name="One card!", disabled=False)


def leads(page: Page) -> Any:
    """What is to be pressed next: a suit, a card, else a button."""
    if suits(page).count():
        return suits(page).first
    if playable(page).count():
        return playable(page).first
    nexts = region(page, "actions").get_by_role("button", name=re.compile("^(Deal|Draw|Continue)"), disabled=False)
    return nexts.first


def test_a_short_match_by_mouse(page: Page, site: str) -> None:
    """From the menu to the final sheet, whose totals are the engine's; "One card!" is pressed whenever it can be."""
    open_table(page, site)
    set_up(page, seats=3, seed="a short match", pace="Instant", game="craits")
    page.get_by_label("Preset").select_option(label="Short")
    field = page.get_by_role("spinbutton").first
    field.fill("3")
    field.press("Tab")
    button(page, "Start").click()
    for _ in range(600):
        settle(page)
        if over(page):
            break
        with suppress(PlaywrightTimeout):  # a button still stood there whose press was being answered
            if words_button(page).count() and words_button(page).get_attribute("aria-pressed", timeout=5000) != "true":
                words_button(page).click(timeout=5000)
            else:
                leads(page).click(timeout=5000)
    table = saved(page)
    assert table.over
    assert table.seats == 3
    assert len(table.view(0).rows) == 8
    assert column(page, "Total") == table.scores()
    assert column(page, "Place") == table.places()
    told = [event for event in table.heard(0) if event.kind in {"one_card", "forgot"} and event.seat == 0]  # type: ignore[attr-defined]
    assert {event.kind for event in told} <= {"one_card"}


def test_a_short_match_by_keyboard(page: Page, site: str) -> None:
    """D deals and draws, O arms, arrows and Enter play, N goes on."""
    opened(page, site, table_of(3, "hands=8", "keys"))
    for _ in range(500):
        settle(page)
        if over(page):
            break
        if words_button(page).count() and words_button(page).get_attribute("aria-pressed") != "true":
            page.keyboard.press("o")
        elif suits(page).count() or playable(page).count():
            leads(page).focus()
            page.keyboard.press("Enter")
        else:
            name = leads(page).inner_text().strip()
            page.keyboard.press("n" if name.startswith("Continue") else "d")
    assert saved(page).over
    assert column(page, "Total") == saved(page).scores()


def with_wild(table: Table) -> bool:
    """Whether the person can play an eight or a nine among more cards."""
    hand_ = table.view(0).hand
    return mine(table) and not table.view(0).count and len(hand_) > 2 and any(RANK[card] in (7, 8) for card in hand_)


@pytest.mark.parametrize(
    ("where", "wanted"),
    [
        ("chooser", with_wild),
        ("count", lambda table: mine(table) and table.view(0).count > 1),
        ("between", lambda table: table.turn == 0 and table.view(0).dealing and table.view(0).number > 1),
    ],
)
def test_a_reload(page: Page, site: str, where: str, wanted: Any) -> None:
    """With the suit chooser open, inside a count and between hands: nothing was played, and it goes on."""
    table = played_to(table_of(4), wanted)
    opened(page, site, table)
    if where == "chooser":
        page.locator('[data-act="suit"]').first.click()
        assert suits(page).count() in (2, 4)
        expect(suits(page).first).to_be_focused()
    before = region(page, "stage").inner_text()
    page.reload()
    button(page, "Continue").click()
    settle(page)
    assert region(page, "stage").inner_text() == before
    assert saved(page).log() == table.log()
    assert suits(page).count() == 0
    if where == "chooser":
        page.locator('[data-act="suit"]').first.press("Enter")
        page.keyboard.press("Escape")
        assert suits(page).count() == 0
        page.locator('[data-act="suit"]').first.click()
        suits(page).last.click()
    while saved(page).length <= table.length:
        settle(page)
        leads(page).click()  # between hands the score sheet stands before the deal
        page.wait_for_timeout(100)


class Mute:
    """A person who says nothing."""

    person = True

    def hear(self, event: Event) -> None:
        """It does not listen."""

    async def choose(self, view: object, offers: tuple[Offer, ...], rng: Rng) -> Move | None:
        """Nothing."""
        return None

    async def agrees(self, view: object, move: Move) -> bool:
        """It agrees."""
        return True


def pays(table: Table) -> bool:
    """Whether the bots let the person's forfeited turn come."""
    twin = Table.load(table.save())
    twin.act(0, plain_move(twin))
    if twin.window != (0,) or twin.turn == 0:
        return False
    players = [Mute(), *[BotPlayer(bot("craits", "rule")) for _ in range(3)]]

    def paid(at: Table) -> bool:
        return any(event.kind == "forfeited" for event in at.heard(0, table.length))

    host_until(twin, players, lambda at: at.turn == 0 or at.view(0).dealing or paid(at))  # type: ignore[arg-type]
    return paid(twin)


def test_the_forgotten_words_and_their_price(page: Page, site: str) -> None:
    """After the play the table waits; Continue without the words costs the next turn and two cards."""
    table = at_one_card(pays)
    opened(page, site, table)
    move = plain_move(table)
    page.locator(f'[data-move="{move}"]').click()
    settle(page)
    expect(button(page, "Continue")).to_be_visible()
    expect(words_button(page)).to_be_visible()
    assert saved(page).window == (0,)
    button(page, "Continue").click()
    settle(page)
    told = [words.say("craits", event, [seat.name for seat in table.seated], 0)
            for event in saved(page).heard(0, table.length)]  # fmt: skip
    assert any(text.startswith("You have not said") for text in told)
    assert any(text.startswith("You forfeit this turn") for text in told)
    assert any(re.match("You draw 2 cards instead of playing", text) for text in told)


def test_ten_seats_at_320_px(new_page: NewPage, site: str) -> None:
    """Nothing scrolls sideways but the score sheet in itself; every control can be hit."""
    table = played_to(table_of(10, FACES), lambda table: mine(table) and table.view(0).number == 2)
    watched = new_page(viewport={"width": 320, "height": 640})
    page = watched.page
    opened(page, site, table)
    for panel in ("", "s", "e"):
        if panel:
            page.keyboard.press(panel)
            expect(page.get_by_role("dialog")).to_be_visible()
        wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide[0] <= wide[1]
        assert panel or page.evaluate(SMALL) == []
        page.keyboard.press("Escape")
    assert region(page, "stage").locator(".plate").count() == 10
    page.set_viewport_size({"width": 320, "height": 568})
    top = "part => part.getBoundingClientRect().top"
    room = region(page, "actions").evaluate(top) - hand(page).first.evaluate(top)
    assert room > 30, "the hand lies below the edge after the longest news"
    assert watched.errors == []


def test_no_hidden_card_is_on_the_page(page: Page, site: str) -> None:
    """Every picture of the page, its storage but the save, and the console, against the true hands of the others."""
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    table = played_to(table_of(4, FACES), lambda table: mine(table) and table.length > 12)
    page.add_init_script(RECORD % (SAVE, SAVE))
    opened(page, site, table)
    for _ in range(8):
        settle(page)
        leads(page).click()
    settle(page)
    for key in ("t", "h", "w", "g", "s"):
        page.keyboard.press(key)
        page.wait_for_timeout(30)
    pictures = page.evaluate("window.pictures")
    assert len(pictures) > 10
    found, looked = [], 0
    for picture in pictures:
        at = Table.load(picture["save"])
        known: set[int] = set()
        twin = Table.load(picture["save"])
        for back in range(3):  # a picture may show what lay there until just now, before a new deal
            twin.rewind(max(0, at.length - back))
            view = twin.view(0)
            known |= {*view.hand, *view.pile, view.turned, *(step.card for step in view.story)}
        regions = dict(picture["regions"])
        regions.pop("log", None)
        text = picture["around"] + " ".join(regions.values())
        told = " ".join(words.say("craits", event, ["You", *NAMES], 0) for event in at.heard(0, max(0, at.length - 12)))
        for seat in range(1, at.seats):
            for card in at.view(seat).hand:
                name, called = at.game.notation.faces.text(card), words.card_words("craits", card)
                if card in known or called in told:
                    continue
                looked += 1
                shown = re.search(rf"(?<![A-Za-z0-9#]){name}(?![0-9A-Za-z])|\b(?i:{called})", text)
                if shown:
                    near = text[max(0, shown.start() - 90) : shown.end() + 40]
                    found.append(f"after {at.length} moves: {called} at ...{near}")
    assert found == []
    assert looked > 100
    assert not [line for line in said if re.search(r" of (clubs|diamonds|hearts|spades)", line)]


@LOOKS
def test_axe(new_page: NewPage, site: str, theme: str, width: int) -> None:
    """The table, the suit chooser, card counts and the score sheet have no violation."""
    page = new_page(viewport={"width": width, "height": 844}, reduced_motion="reduce", color_scheme=theme).page
    opened(page, site, played_to(table_of(4, FACES), with_wild))
    eyes = Examined(page)
    eyes.look("table")
    page.locator('[data-act="suit"]').first.click()
    expect(suits(page).first).to_be_visible()
    eyes.look("suit chooser")
    page.keyboard.press("Escape")
    eyes.panel("Scores")
    page.keyboard.press("e")
    expect(page.get_by_role("dialog")).to_be_visible()
    eyes.look("card counts")
    assert eyes.found == []
    assert hand(page).count() > 0
