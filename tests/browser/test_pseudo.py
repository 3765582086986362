"""In words half as long again nothing is cut, nothing lies over anything, and no page is wider than its window."""

import json
from collections.abc import Callable
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from engine import Seated, Table
from engine.bots.bot import any_move
from engine.core.rng import Rng
from tests.browser.conftest import NewPage, open_table
from tests.browser.play import SAVE, SETTINGS, region
from ui.words.tongue import PSEUDO

LOOK = r"""() => {
  const NAMES = ".who, .pile-name, .standings th";
  const bad = [], root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) bad.push(`the page is ${root.scrollWidth} wide in ${root.clientWidth}`);
  const panel = document.querySelector('[role="dialog"]');
  const walker = document.createTreeWalker(panel ?? document.body, NodeFilter.SHOW_TEXT);
  const places = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!node.textContent.trim() || holder.offsetWidth < 2 || holder.offsetHeight < 2) continue;  // only to be heard
    if (!holder.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
    if (holder.closest(".spoken, script, style, noscript, option, textarea, svg, .card")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const says = `${holder.className || holder.localName}: ${node.textContent.trim().slice(0, 40)}`;
    const inside = (box, by, what) => {
      for (const line of range.getClientRects()) {
        const across = Math.max(box.left - line.left, line.right - box.right);
        if (Math.max(across, box.top - line.top, line.bottom - box.bottom) <= by) continue;
        return bad.push(`${says} | sticks out of ${what}`);
      }
    };
    const press = holder.closest("button, .button");
    if (press) inside(press.getBoundingClientRect(), 1, "its button");
    let scrolled = false, right = Infinity;
    for (let box = holder; box && box !== document.body; box = box.parentElement) {
      const look = getComputedStyle(box);
      if (/auto|scroll/.test(look.overflowX + look.overflowY)) scrolled = true;
      if (look.textOverflow === "ellipsis" && holder.closest(NAMES)) right = box.getBoundingClientRect().right;
      if (scrolled || right < Infinity) break;
      if (/hidden|clip/.test(look.overflowX + look.overflowY)) inside(box.getBoundingClientRect(), 2, box.className);
    }
    if (scrolled) continue;
    for (const line of range.getClientRects()) {
      const shown = {left: line.left, top: line.top, bottom: line.bottom, right: Math.min(line.right, right)};
      if (shown.right > root.clientWidth + 1 || shown.left < -1) bad.push(`${says} | leaves the window`);
      if (!holder.closest("[data-region=toast]")) places.push([shown, node, holder, says]);
    }
  }
  const stuck = (holder) => holder.closest("[data-region=bar], [data-region=actions], [data-region=log]");
  for (let first = 0; first < places.length; first++)
    for (let second = first + 1; second < places.length; second++) {
      const [one, a, in_a, says_a] = places[first], [two, b, in_b, says_b] = places[second];
      if (a === b || stuck(in_a) !== stuck(in_b)) continue;
      const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      if (wide > 2 && high > 5) bad.push(`${says_a} | lies over ${says_b}`);
    }
  return [...new Set(bad)];
}"""
"""What is wrong with the words of the page as it stands.

Names that stand beside a picture may end in dots; what scrolls may be out of sight.
"""


def table(seats: int, done: Callable[[Table], bool], game: str = "oh_crud", options: str = "") -> str:
    """The save of a match played until something is so."""
    seated = [Seated("You"), *(Seated(f"Player {seat}", "random") for seat in range(1, seats))]
    chance = Rng(7, "pseudo")
    made = Table(game, None, "pseudo", f"seats={seats} {options}", seated=seated, botseed="1")
    while not done(made):
        offer = chance.choice(made.offers(made.turn))
        made.act(made.turn, any_move(replace(offer, most=offer.least), chance))
    return made.save()


def follows(made: Table) -> bool:
    """Whether the person must follow, and holds what may not be played."""
    return made.turn == 0 and made.length > 3 and 0 < len(made.moves(0)) < len(made.view(0).hand)


GAMES = {
    "trick": table(4, follows),
    "crowd": table(12, follows),
    "piles": table(4, lambda made: made.view(0).piling and not made.view(0).dealing and made.turn == 0),
    "deal": table(4, lambda made: made.view(0).round == 3 and made.view(0).dealing),
    "claim": table(4, lambda made: made.turn == 0 and made.length > 3, "bullcrap"),
    "wilds": table(3, lambda made: made.turn == 0 and made.length > 4, "bullcrap", "deck=custom wilds=deck"),
    "king": table(4, lambda made: made.over, "bullcrap"),
    "count": table(4, lambda made: made.turn == 0 and made.view(0).count > 0, "craits"),
    "faces": table(10, lambda made: made.turn == 0 and made.length > 40, "craits", "jacks=yes kings=yes"),
    "hand": table(5, lambda made: made.view(0).dealing and made.view(0).number > 1, "craits"),
    "end": table(6, lambda made: made.over),
}


TABLES = {"trick", "crowd", "piles"}
"""Where a card may not be played, so that the reason is looked at, and the panels."""


def script() -> str:
    """Fills the storage: the pseudo-locale, and the games."""
    texts = {f"{SAVE}:{name}": text for name, text in GAMES.items()}
    texts[SETTINGS] = json.dumps({"pace": "instant", "language": PSEUDO})
    return f"for (const [key, text] of Object.entries({json.dumps(texts)})) localStorage.setItem(key, text);"


class Eyes:
    """A page whose screens are looked at one after another."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: dict[str, list[str]] = {}
        self.seen = 0

    def look(self, screen: str) -> None:
        """Look at the page as it stands."""
        self.seen += 1
        self.page.evaluate("document.fonts.ready")
        wrong = self.page.evaluate(LOOK)
        if wrong:
            self.found[screen] = wrong

    def press(self, key: str) -> None:
        """Press the control with this data-key."""
        self.page.locator(f'[data-key="{key}"]').first.click()

    def panel(self, key: str) -> None:
        """Look at what a control lays above the screen, and close it again."""
        self.press(key)
        expect(region(self.page, "panel").get_by_role("dialog")).to_be_visible()
        self.look(f"panel {key}")
        self.page.keyboard.press("Escape")
        expect(region(self.page, "panel").get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(320, 640), (1280, 800)])
def test_longer_words_fit(new_page: NewPage, site: str, width: int, height: int) -> None:
    """Menu, set-up, rules, shelf, records, tables small and crowded, every panel, score sheets, the end."""
    page = new_page(init=script(), viewport={"width": width, "height": height}, reduced_motion="reduce").page
    open_table(page, site)
    expect(page.locator(f'html[lang="{PSEUDO}"]')).to_be_attached()
    eyes = Eyes(page)
    eyes.look("menu")
    for key in ("settings", "keys"):
        eyes.panel(key)
    eyes.press("new-oh_crud")
    eyes.look("set-up")
    eyes.press("rules")
    eyes.look("rules")
    page.keyboard.press("Escape")
    eyes.press("menu")
    eyes.press("records")
    eyes.look("records")
    eyes.press("saves")
    eyes.look("saves")
    eyes.press("rename-save:trick")
    eyes.look("rename")
    page.keyboard.press("Escape")
    eyes.panel("export-save:trick")
    for name in GAMES:
        eyes.press(f"open-save:{name}")
        expect(region(page, "log")).not_to_be_empty()
        page.wait_for_timeout(150)
        eyes.look(name)
        if name in TABLES:
            page.locator('[data-act="why"]').first.click(force=True)
            expect(region(page, "toast")).not_to_be_empty()
            eyes.look(f"{name}, a reason")
            page.keyboard.press("Escape")
            for key in ("scores", "more"):
                eyes.panel(key)
            page.keyboard.press("g")
            eyes.look(f"{name}, the log")
            page.keyboard.press("g")
        page.keyboard.press("Escape")
        if name == "end":
            break
        eyes.press("more")
        page.locator('[data-region="panel"] [data-act="menu"]').click()
        eyes.press("saves")
    assert eyes.found == {}
    assert eyes.seen > 20


def test_what_does_not_fit_is_seen(new_page: NewPage, site: str) -> None:
    """A page made worse: cut text, text beside its button, text over text, a page too wide."""
    page = new_page(init=script(), viewport={"width": 320, "height": 640}).page
    open_table(page, site)
    eyes = Eyes(page)
    eyes.look("menu")
    assert eyes.found == {}
    page.add_style_tag(content=".masthead p { margin-bottom: -3rem }")
    page.add_style_tag(content=".tile .button { width: 2rem; white-space: nowrap }")
    page.add_style_tag(content=".menu-note { max-height: 1rem; overflow: hidden } .tiles { width: 400px }")
    eyes.look("worse")
    told = "\n".join(eyes.found["worse"])
    for word in ("wide in", "lies over", "sticks out of its button", "sticks out of menu-note"):
        assert word in told
