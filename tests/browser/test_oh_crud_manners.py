"""Manners of the table: cards that may not be played, double presses, odd names and seeds, small screens."""

import pytest
from playwright.sync_api import Page, expect

from engine import Seated, Table
from tests.browser.conftest import NewPage, open_table
from tests.browser.play import (
    begin,
    blocked,
    button,
    hand,
    new_game,
    play_until,
    playable,
    played_to,
    region,
    saved,
    set_up,
    settle,
    stored,
)

SEATED = [Seated("You", "person"), Seated("Ann", "random"), Seated("Bo", "random")]
SMALL = """() => [...document.querySelectorAll("button, select, input, a[href]")].flatMap((it) => {
  it.scrollIntoView({block: "center", inline: "center"});
  const own = it.closest(".switch") ?? it, box = own.getBoundingClientRect(), hits = [];
  if (!box.width || getComputedStyle(it).visibility === "hidden") return [];
  for (let x = box.left + 1; x < box.right; x += 2)
    for (let y = box.top + 1; y < box.bottom; y += 2) {
      const top = document.elementFromPoint(x, y);
      if (top && (own.contains(top) || it.labels?.[0]?.contains(top))) hits.push([x, y]);
    }
  const span = (numbers) => numbers.length && Math.max(...numbers) - Math.min(...numbers) + 2;
  const wide = span(hits.map(([x]) => x)), high = span(hits.map(([, y]) => y));
  const name = it.getAttribute("aria-label") || it.textContent || it.name;
  return wide >= 24 && high >= 24 ? [] : [`${name}: ${wide} x ${high}`];
})"""
"""Controls of which less than 24 px can be hit in either direction, after overlap."""


def counted(table: Table) -> int:
    """How many moves seat 0 has made."""
    copy = Table.load(table.save())
    count = 0
    for length in range(table.length):
        copy.rewind(length)
        count += copy.turn == 0
    return count


def following() -> Table:
    """A table at which the person must follow suit and holds other suits, too."""
    table = Table("oh_crud", 3, "follow", seated=SEATED, botseed="7")
    return played_to(
        table, lambda table: table.turn == 0 and table.length > 3 and 0 < len(table.moves(0)) < len(table.view(0).hand)
    )


def leading_next() -> Table:
    """A table at which, once the person has played its first card, any card may follow when the bots are through."""
    table = Table("oh_crud", 3, "twice", seated=SEATED, botseed="7")
    while True:
        played_to(table, lambda table: table.turn == 0 and len(table.view(0).hand) > 4)
        after = Table.load(table.save())
        after.act(0, after.moves(0)[0])
        played_to(after, lambda table: table.turn == 0)
        if len(table.view(0).hand) - 1 == len(after.moves(0)) == len(after.view(0).hand):
            return table
        table.act(0, table.moves(0)[0])


def test_an_illegal_card_says_why(page: Page, site: str) -> None:
    """It can be pressed and focused, plays nothing, and the reason is seen and said."""
    table = following()
    page.add_init_script(stored(table.save()))
    open_table(page, site)
    button(page, "Continue").click()
    settle(page)
    card = blocked(page).first
    for by in ("mouse", "keys"):
        if by == "mouse":
            card.click(force=True)  # aria-disabled, yet it can be pressed
        else:
            card.focus()
            page.keyboard.press("Enter")
        told = region(page, "toast").inner_text().strip().removesuffix("Show the rule").strip()
        assert "follow" in told.lower(), told
        expect(region(page, "toast")).to_be_visible()
        expect(region(page, "assertive")).to_have_text(told)
        assert saved(page).log() == table.log()
        page.keyboard.press("Escape")
        expect(region(page, "toast")).to_have_text("")


def go_on(page: Page, site: str) -> Page:
    """The page at the game that it keeps."""
    open_table(page, site)
    button(page, "Continue").click()
    settle(page)
    return page


TAPS = """async ([x, y]) => {
  for (let count = 0; count < 3; count++) {
    const where = { clientX: x, clientY: y, bubbles: true, cancelable: true };
    const target = document.elementFromPoint(x, y);
    target.dispatchEvent(new PointerEvent("pointerdown", { ...where, pointerType: "touch", isPrimary: true }));
    target.dispatchEvent(new MouseEvent("click", { ...where, detail: 1 }));
    await new Promise((done) => setTimeout(done, 60));
  }
}"""
"""Three quick taps in a browser that counts each as a first, and whose clicks do not say what made them (Safari before
18.2); made in the page: a busy machine cannot part them."""


@pytest.mark.parametrize("how", ["click", "tap", "hold"])
def test_a_double_press_plays_one_card(new_page: NewPage, site: str, how: str) -> None:
    """A double click, a double tap and Enter held down play one card, though the next could be played, too."""
    table = leading_next()
    watched = new_page(init=stored(table.save()))
    page = go_on(watched.page, site)
    card = playable(page).first
    box = card.bounding_box()
    assert box
    card.focus()
    page.mouse.move(box["x"] + 14, box["y"] + 22)
    for count in (1, 2, 3):
        if how == "click":
            page.mouse.down(click_count=count)
            page.mouse.up(click_count=count)
        elif how == "tap":
            page.evaluate(TAPS, [box["x"] + 14, box["y"] + 22])
            break
        else:
            page.keyboard.down("Enter")
        page.wait_for_timeout(150 if how == "hold" else 60)
    if how == "hold":
        page.keyboard.up("Enter")
    settle(page)
    assert counted(saved(page)) == counted(table) + 1
    assert playable(page).count() == len(table.view(0).hand) - 1
    assert watched.errors == []


def test_a_card_that_sinks_away_under_the_pointer_is_played(new_page: NewPage, site: str) -> None:
    """A card rises where the pointer is and sinks when pressed: at its upper edge the pointer then is over nothing.

    One that rises away from a pointer at its foot stays risen.
    """
    table = leading_next()
    page = go_on(new_page(init=stored(table.save())).page, site)
    page.mouse.move(1, 1)
    settle(page)
    last = playable(page).last
    rests = last.bounding_box()
    assert rests
    for across in (14, 15, 16):
        page.mouse.move(rests["x"] + across, rests["y"] + rests["height"] - 2)
        settle(page)
        risen = last.bounding_box()
        assert risen
        assert risen["y"] < rests["y"] - 4
    card = playable(page).first
    card.hover(position={"x": 14, "y": 22})
    settle(page)
    box = card.bounding_box()
    assert box
    page.mouse.move(box["x"] + 14, box["y"] + 2)
    page.mouse.down()
    settle(page)
    over = "([x, y]) => document.elementFromPoint(x, y).closest('[data-act]') === null"
    assert page.evaluate(over, [box["x"] + 14, box["y"] + 2]), "it has sunk away"
    page.mouse.up()
    settle(page)
    assert counted(saved(page)) == counted(table) + 1


def test_who_goes_on_pressing_means_it(new_page: NewPage, site: str) -> None:
    """Browsers count on as long as a row of presses goes on; a second one is a double press, a late third is not."""
    table = leading_next()
    page = go_on(new_page(init=stored(table.save())).page, site)
    box = playable(page).first.bounding_box()
    assert box
    page.mouse.move(box["x"] + 14, box["y"] + 22)
    for count, moves in ((1, 1), (2, 1), (3, 2)):
        page.mouse.down(click_count=count)
        page.mouse.up(click_count=count)
        settle(page)
        assert counted(saved(page)) == counted(table) + moves
        page.wait_for_timeout(450)


def test_names_and_seeds_are_text(page: Page, site: str) -> None:
    """Markup in names and in the seed is shown as it was written and does nothing."""
    names = ["<img src=x onerror=hit()>", "</li><b id=hit>&amp;", "'\"><script>hit()", "&lt;i&gt; \u202e\U0001f921"]
    seed = "\"><img src=x onerror=hit()>'; drop \u0000 \u202e \U0001f921"
    page.add_init_script("window.hit = () => { window.wasHit = true; }")
    page.add_init_script(stored())
    open_table(page, site)
    set_up(page, seats=4, seed=seed)
    for seat, name in enumerate(names):
        page.get_by_label(f"Name of seat {seat + 1}").fill(name)
    seed = page.get_by_label("Deal code").input_value()
    names = [page.get_by_label(f"Name of seat {seat + 1}").input_value() for seat in range(4)]
    button(page, "Start").click()
    play_until(page, lambda: playable(page).count() > 0 and saved(page).length > 4)
    assert [seated.name for seated in saved(page).seated] == [name.strip() for name in names]
    assert saved(page).seed == seed.strip()
    text = page.locator("body").inner_text()
    for name in names[1:3]:
        assert name.strip() in text
    button(page, "Scores").click()
    for name in names[:3]:
        expect(region(page, "panel").get_by_text(name.strip(), exact=True)).to_be_visible()
    button(page, "Back to the table").click()
    button(page, "More").click()
    expect(region(page, "panel").locator("code")).to_be_visible()
    assert page.locator("#hit, img").count() == 0
    assert page.evaluate("window.wasHit") is None


def test_a_seed_that_is_no_text(page: Page, site: str) -> None:
    """Half a character, as a broken paste may leave one, is a seed as well."""
    page.add_init_script(stored())
    open_table(page, site)
    set_up(page, seats=3)
    page.get_by_label("Deal code").evaluate(
        "it => { it.value = 'half \\ud83d'; it.dispatchEvent(new Event('input', {bubbles: true})); }"
    )
    button(page, "Start").click()
    settle(page)
    play_until(page, lambda: playable(page).count() > 0)
    page.reload()
    button(page, "Continue").click()
    settle(page)
    expect(hand(page)).to_have_count(18)


@pytest.mark.parametrize("width", [320, 1280])
def test_every_screen_fits(new_page: NewPage, site: str, width: int) -> None:
    """No screen scrolls sideways, and every control, cards that overlap too, can be hit on 24 px or more."""
    table = Table("oh_crud", 2, "wide", seated=SEATED, botseed="7")
    piles = played_to(table, lambda table: table.turn == 0 and table.view(0).piling and len(table.view(0).hand) > 15)
    watched = new_page(viewport={"width": width, "height": 720}, init=stored(piles.save()))
    page = watched.page

    def fits(what: str) -> None:
        wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide[0] <= wide[1], f"{what} is {wide[0]} px wide"
        assert page.evaluate(SMALL) == [], what

    open_table(page, site)
    fits("the menu")
    button(page, "Continue").click()
    settle(page)
    fits("round six")
    page.keyboard.press("Shift+?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    button(page, "More").click()
    button(page, "Leave to the menu").click()
    new_game(page)
    fits("the set-up")
    page.get_by_role("spinbutton").first.fill("3")
    page.keyboard.press("Tab")
    button(page, "Start").click()
    play_until(page, lambda: hand(page).count() > 0)
    fits("a hand of 18")
    assert hand(page).count() >= 17
    assert watched.errors == []


def test_listeners_do_not_grow(page: Page, site: str) -> None:
    """One listener on the document for each kind of event, however often the table was painted."""
    page.add_init_script("""window.heard = {};
      const add = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (type, ...rest) {
        const name = this === document ? `document ${type}` : "elsewhere";
        const late = type === "controllerchange"; // what keeps the site comes whenever the page is idle
        if (!late) window.heard[name] = (window.heard[name] ?? 0) + 1;
        return add.call(this, type, ...rest);
      };""")
    page.add_init_script(stored())
    open_table(page, site)
    before = page.evaluate("window.heard")
    for kind in ("change", "input", "keydown"):
        assert before[f"document {kind}"] == 1
    assert before["document click"] == 2, "the app's, and the one that keeps early presses"
    begin(page, seats=6)
    play_until(page, lambda: saved(page).length > 25)
    assert page.evaluate("window.heard") == before
