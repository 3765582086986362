"""Small phones, upright and one on its side: nothing is too wide, what leads on is in sight before any scrolling."""

import json

from playwright.sync_api import expect

from engine import Table
from tests.browser.conftest import NewPage, open_table
from tests.browser.play import SAVE, SETTINGS, region
from tests.browser.test_pseudo import follows, table

SIDEWAYS = """() => [document.documentElement, ...document.querySelectorAll("main, main *, [role=dialog] *")]
  .filter(it => it.scrollWidth > it.clientWidth + 1)
  .filter(it => it === document.documentElement || /auto|scroll/.test(getComputedStyle(it).overflowX))
  .map(it => `${it.localName}.${it.className} is ${it.scrollWidth} wide in ${it.clientWidth}`)"""
"""What scrolls sideways."""
IN_SIGHT = """() => {
  const cards = '[data-region="hand"] button:not([aria-disabled="true"])';
  const buttons = '[data-region="actions"] button:not([aria-disabled="true"])';
  return [...document.querySelectorAll(`${cards}, ${buttons}`)].filter((it) => {
    const box = it.getBoundingClientRect();
    const hit = (down) => it.contains(document.elementFromPoint(box.left + 6, box.top + down));
    return hit(4) && hit(26);
  }).map(it => it.closest("[data-region]").dataset.region);
}"""
"""Where what can be pressed shows 24 px of itself at least."""
BELOW = """() => innerWidth < innerHeight ? 0 : [...document.querySelectorAll('[data-region="actions"] button')]
  .filter(it => it.getBoundingClientRect().bottom > innerHeight).length"""
"""How many buttons of a phone on its side end below its window."""


def asked(made: Table) -> bool:
    """Whether the person is to move, with cards in the hand."""
    return made.turn == 0 and not made.view(0).dealing


def fits(made: Table) -> bool:
    """Whether the person holds a card that fits, after many turns."""
    return asked(made) and made.length > 40 and any(offer.verb == "play" for offer in made.offers(0))


def burdened(made: Table) -> bool:
    """Whether a seat at the side carries a Distract and an X-Ray."""
    return asked(made) and 3 in made.view(0).distracted and 3 in made.view(0).xrayed


def test_what_leads_on_is_in_sight_and_nothing_is_too_wide(new_page: NewPage, site: str) -> None:
    games = {
        "trick": (table(12, follows), "hand"),
        "piles": (table(12, lambda made: asked(made) and made.view(0).piling and len(made.moves(0)) > 1), "hand"),
        "sheet": (table(12, lambda made: made.view(0).round == 6 and made.view(0).dealing), "actions"),
        "wilds": (table(4, burdened, "bullcrap", "deck=custom wilds=dealt share=4"), "actions"),
        "bluffs": (table(4, lambda made: made.over, "bullcrap"), "actions"),
        "faces": (table(10, fits, "craits", "jacks=yes kings=yes"), "hand"),
    }
    texts = {f"{SAVE}:{name}": text for name, (text, _) in games.items()}
    texts[SETTINGS] = json.dumps({"pace": "instant"})
    fill = f"for (const [key, text] of Object.entries({json.dumps(texts)})) localStorage.setItem(key, text);"
    watched = new_page(init=fill, viewport={"width": 320, "height": 568}, reduced_motion="reduce")
    page = watched.page
    open_table(page, site)
    page.locator('[data-key="saves"]').first.click()
    for name, (_, leads) in games.items():
        page.locator(f'[data-key="open-save:{name}"]').click()
        expect(region(page, "log")).not_to_be_empty()
        for width, height in ((320, 640), (320, 568), (844, 390)):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(100)
            assert page.evaluate(SIDEWAYS) == [], (name, width, height)
            assert leads in page.evaluate(IN_SIGHT), (name, width, height)
            assert page.evaluate(BELOW) == 0, (name, width, height)
        page.locator('[data-key="more"]').first.click()
        page.locator('[data-region="panel"] [data-act="menu"]').click()
        page.locator('[data-key="saves"]').first.click()
    assert watched.errors == []
