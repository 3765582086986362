"""BULLCRAP in the browser: whole games by mouse and keyboard, reloads, double presses, many cards, secrets, axe."""

import itertools
import re

import pytest
from playwright.sync_api import expect

from engine import Table
from engine.core.rng import Rng
from engine.games.bullcrap import Called
from tests.browser.bullcrap import ASKED, claim, has, picked, play_on, seated, tab_to
from tests.browser.conftest import NewPage, open_table
from tests.browser.play import SAVE, button, over, region, saved, stored
from tests.browser.test_accessible import Examined
from tests.browser.test_oh_crud_secrets import RECORD
from ui.words.bullcrap import card_words


def large_hand(cards: int = 30) -> Table:
    """A table at the turn of a person with so many cards: wilds in the deck, all piles taken by seat 0."""
    for seed in range(200):
        table, rng = seated("deck=custom wilds=deck", f"large {seed}", 2), Rng(1, "large")
        while not table.over and table.length < 60:
            claims = any(offer.verb == "claim" for offer in table.offers(0))
            if table.turn == 0 and claims and len(table.view(0).hand) >= cards:
                return table
            seat = 0 if 0 in table.window else table.turn
            move = "call" if 0 in table.window else ""
            if not move:
                moves = table.game.moves(table._state, seat)
                move = table.game.notation.text(moves[rng.below(len(moves))])
            table.act(seat, move)
    raise AssertionError("nobody took so many")


DECKS = {
    "Classic": "classic", "Chick or Treat": "chick-or-treat", "Naked Truth": "naked-truth", "Poopnado": "poopnado",
    "Maximum Chaos": "maximum-chaos", "No More Secrets": "no-more-secrets", "Wild Deck": "custom",
}  # fmt: skip


def calls_of(table: Table) -> int:
    """How often the person called."""
    return sum(event.seat == 0 for event in table.heard(0) if isinstance(event, Called))


def test_a_whole_game_a_deck_with_a_person_who_calls_every_third_claim(new_page: NewPage, site: str) -> None:
    """All on one page, each set up after the one before; the third claim is counted from game to game."""
    watched = new_page(init=stored())
    page = watched.page
    open_table(page, site)
    page.locator('[data-key="new-bullcrap"]').click()
    page.get_by_role("spinbutton", name="Seats").fill("2")
    answered = calls = 0
    for preset, deck in DECKS.items():
        page.get_by_label("Preset").select_option(label=preset)
        page.get_by_label("Deal code").fill(f"whole {deck}")
        button(page, "Start").click()
        answered = play_on(page, lambda: over(page), answered=answered)
        table = saved(page)
        assert table.over
        assert (table.view(0).options.deck, table.seats) == (deck, 2)
        calls += calls_of(table)
        stage = region(page, "stage")
        expect(stage).to_contain_text("King of Crap")
        expect(stage.get_by_role("table", name=re.compile("claims and calls"))).to_be_visible()
        button(page, "New game").click()
    assert calls == answered // 3 > 2
    assert watched.errors == []


def test_a_whole_game_by_keyboard_alone(new_page: NewPage, site: str) -> None:
    """From the menu through the set-up to the King of Crap; the mouse is never used, the focus never set."""
    watched = new_page(init=stored())
    page = watched.page
    open_table(page, site)
    tab_to(page, "new-bullcrap")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Preset")).to_be_visible()
    tab_to(page, "preset")
    page.keyboard.type("Max")
    tab_to(page, "start")
    page.keyboard.press("Enter")
    answered = play_on(page, lambda: over(page), by_key=True)
    table = saved(page)
    assert table.over
    assert (table.view(0).options.deck, table.seats) == ("maximum-chaos", 4)
    assert calls_of(table) == answered // 3
    expect(region(page, "stage")).to_contain_text("King of Crap")
    assert watched.errors == []


def test_reloads_in_the_window_with_a_draft_and_during_the_reveal(new_page: NewPage, site: str) -> None:
    page = new_page(init=stored(seated("deck=custom wilds=deck").save(), pace="slow")).page
    open_table(page, site)

    def resume() -> None:
        page.reload()
        expect(page.locator('html[data-ready="true"]')).to_be_attached()
        button(page, "Continue").click()
        page.evaluate(ASKED)

    button(page, "Continue").click()
    play_on(page, lambda: has(page, "let-go"))
    before = saved(page).length
    resume()
    assert has(page, "let-go")
    assert saved(page).length == before
    play_on(page, lambda: has(page, "send"))
    region(page, "hand").locator('button:not([aria-disabled="true"])').first.click(position={"x": 8, "y": 8})
    expect(region(page, "hand").locator('[aria-pressed="true"]')).to_have_count(1)
    resume()
    play_on(page, lambda: has(page, "send"))
    assert picked(page) == 0
    play_on(page, lambda: has(page, "let-go"))
    before = saved(page).length
    button(page, "BULLCRAP!").dblclick()
    expect(region(page, "stage").locator(".close-up")).to_be_visible()
    assert saved(page).length == before + 1
    expect(button(page, "Continue")).to_be_visible()
    resume()
    expect(region(page, "stage").locator(".close-up")).to_be_visible()
    expect(region(page, "stage").locator(".stamp")).to_be_visible()
    expect(region(page, "stage").locator(".close-end")).to_be_visible()
    button(page, "Continue").click()
    page.evaluate(ASKED)
    assert saved(page).length >= before + 1


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_thirty_cards_on_a_small_phone(new_page: NewPage, site: str, theme: str) -> None:
    """Every card shows 24 px of itself at least, nothing is wider than the screen, axe finds nothing."""
    watched = new_page(
        init=stored(large_hand().save()), viewport={"width": 320, "height": 640}, color_scheme=theme,
        reduced_motion="reduce",
    )  # fmt: skip
    page = watched.page
    open_table(page, site)
    button(page, "Continue").click()
    page.evaluate(ASKED)
    play_on(page, lambda: has(page, "send"))
    cards = region(page, "hand").get_by_role("button")
    assert cards.count() >= 29
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    spots = page.evaluate(
        "[...document.querySelectorAll('[data-region=hand] button')].map(it => it.getBoundingClientRect()).map("
        "box => [box.x, box.y])"
    )
    rows = {round(y): sorted(x for x, other in spots if abs(other - y) < 9) for _x, y in spots}
    assert all(two - one >= 24 for row in rows.values() for one, two in itertools.pairwise(row))
    eyes = Examined(page)
    eyes.look("composer")
    claim(page, cards=3)
    page.evaluate(ASKED)
    eyes.look("after the claim")
    for name in ("Scores", "More"):
        eyes.panel(name)
    assert eyes.found == []
    assert watched.errors == []


def test_no_hidden_card_is_on_the_page(new_page: NewPage, site: str) -> None:
    """Every picture of the page through a game, against the hands of the others as the save has them."""
    watched = new_page(init=stored(seated("deck=custom wilds=deck", "secret").save()))
    page = watched.page
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.add_init_script(RECORD % (SAVE, SAVE))
    open_table(page, site)
    button(page, "Continue").click()
    play_on(page, lambda: over(page) or saved(page).length > 14)
    for key in ("t", "w", "h", "g", "e"):
        page.keyboard.press(key)
        page.wait_for_timeout(50)
    table = saved(page)
    pictures = [picture for picture in page.evaluate("window.pictures") if picture["save"]]
    assert len(pictures) > 20
    looked = 0
    for picture in pictures:
        table = Table.load(picture["save"])
        if table.view(0).dealing or table.over:
            continue
        known = {card for fact in table.view(0).known for card in [fact.card]}
        seen = {*table.view(0).hand, *known, *(card for laid in table.view(0).pile for card in laid.cards)}
        text = " ".join(part for name, part in picture["regions"].items() if name not in {"log", "polite"})
        for seat in range(1, table.seats):
            for card in {card for card in table.view(seat).hand if card < 32} - seen:
                looked += 1
                name = table.game.notation.faces.text(card)
                assert card_words(card) not in text.lower(), (table.length, card_words(card))
                assert not re.search(rf"(?<![A-Za-z0-9]){name}(?![A-Za-z0-9])", text), (table.length, name)
    assert looked > 100
    faces = "|".join(table.game.notation.faces.text(card) for card in range(32))
    assert said
    assert not [line for line in said if re.search(rf"(?<!\w)({faces})(?!\w)|(clubs|hearts|spades|diamonds)", line)]


def test_brisk_calls_run_out_and_a_press_ends_the_wait(new_page: NewPage, site: str) -> None:
    page = new_page(init=stored()).page
    open_table(page, site)
    page.locator('[data-key="new-bullcrap"]').click()
    page.get_by_label("Deal code").fill("brisk")
    page.get_by_role("switch", name="Brisk calls").check(force=True)
    button(page, "Start").click()
    play_on(page, lambda: has(page, "let-go"))
    expect(region(page, "actions").locator(".brisk")).to_be_visible()
    before = saved(page).length
    button(page, "Let it go").click()
    page.wait_for_timeout(900)
    assert saved(page).length > before or has(page, "send")
    play_on(page, lambda: has(page, "let-go"))
    before = saved(page).length
    page.wait_for_timeout(6000)
    assert saved(page).length > before or has(page, "send")
