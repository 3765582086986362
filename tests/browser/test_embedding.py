"""A game inside somebody else's page: on `localhost`, the game on `127.0.0.1`, whatever the frame may store."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, BrowserContext, Frame, Page, expect

from tests.browser.moves import play_moves
from tests.browser.play import button, playable, region, settle, what_leads_on
from tools.chromium import chromium, launch_flags
from tools.serve import serving

BLOCKED, ALLOWED, SANDBOX = "blocked", "allowed", "sandbox"
SMALL, LARGE = (320, 420), (600, 700)
HEAD = """<!DOCTYPE html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Blog</title>
<link rel="icon" href="data:,">"""
TABLE = """<p><input id="before" aria-label="Before"></p>
<card-table id="one" game="oh_crud" seats="3" seed="blog-1" pace="instant" {more}><a href="{site}">Play Oh Crud</a>
</card-table><p><input id="after" aria-label="After"></p>
<script>
  const heard = [];
  for (const name of ["ready", "resize", "started", "move", "finished", "save"])
    document.querySelector("card-table").addEventListener(name, (event) => heard.push(event.detail));
</script>"""
Blog = Callable[..., Page]


@pytest.fixture
def blog(browser: Browser, site: str, tmp_path: Path) -> Iterator[Blog]:
    """Opens a page of somebody else with this body; errors in its console or the frame's fail the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []
    folder = tmp_path / "blog"
    folder.mkdir()

    def write(body: str, name: str = "index.html") -> None:
        script = f'<script src="{site}embed.js" defer></script>'
        (folder / name).write_text(HEAD + script + body.replace("{site}", site))

    with serving(folder) as server:

        def make(body: str, storage: str = BLOCKED, **options: Any) -> Page:
            write(body)
            if storage == ALLOWED:
                profile = tmp_path / "profile"
                (profile / "Default").mkdir(parents=True)
                preferences = {"profile": {"cookie_controls_mode": 0, "block_third_party_cookies": False}}
                (profile / "Default" / "Preferences").write_text(json.dumps(preferences))
                context = browser.browser_type.launch_persistent_context(
                    profile, executable_path=chromium(), args=launch_flags(), **options
                )
            else:
                context = browser.new_context(**options)
            contexts.append(context)
            page = context.new_page()
            page.on("console", lambda message: errors.extend([message.text] if message.type == "error" else []))
            page.on("pageerror", lambda error: errors.append(str(error)))
            page.goto(server.url.replace("127.0.0.1", "localhost"))
            return page

        yield make
        for context in contexts:
            context.close()
    assert errors == []


def press_poster(page: Page, place: int = 0) -> None:
    """Press a poster of the page."""
    page.locator("card-table").nth(place).get_by_role("button").click()


def frame_of(page: Page, which: str = "card-table iframe") -> Page:
    """The game in a frame of the page, as soon as it answers. A frame is asked as a page is."""
    element = page.locator(which)
    expect(element.content_frame.locator('html[data-ready="true"]')).to_be_attached(timeout=60_000)
    frame = element.element_handle().content_frame()
    assert isinstance(frame, Frame)
    return cast(Page, frame)


def focused(page: Page) -> str:
    """The tag or id of what has the keyboard in the page around."""
    return str(page.evaluate("document.activeElement.id || document.activeElement.localName"))


def heard(page: Page, kind: str) -> list[dict[str, Any]]:
    """What the page has heard of this kind."""
    return list(page.evaluate("(kind) => heard.filter((told) => told.type === kind)", kind))


def send(page: Page, kind: str, **data: Any) -> None:
    """Let the page say something to its game."""
    page.evaluate("([kind, data]) => document.querySelector('card-table').send(kind, data)", [kind, data])


@pytest.mark.parametrize(
    ("storage", "size", "played"),
    [
        (BLOCKED, SMALL, "bullcrap"), (BLOCKED, LARGE, "craits"), (ALLOWED, SMALL, "oh_crud"),
        (ALLOWED, LARGE, "bullcrap"), (SANDBOX, SMALL, "craits"), (SANDBOX, LARGE, "oh_crud"),
    ],
)  # fmt: skip
def test_it_boots_plays_and_lets_the_keyboard_go(
    blog: Blog, storage: str, size: tuple[int, int], played: str
) -> None:
    body = TABLE.replace("{more}", 'sandbox="allow-scripts"' if storage == SANDBOX else "")
    body = body.replace("oh_crud", played)
    # The frame itself has this size: there is nothing around it but the two fields.
    body += "<style>body { margin: 0 } card-table { margin: 0 !important }</style>"
    page = blog(body, storage, viewport={"width": size[0], "height": size[1]})
    press_poster(page)
    page.locator("#before").focus()
    game = frame_of(page)
    play_moves(game, 1)
    game.evaluate("document.activeElement.blur()")
    assert game.evaluate("document.documentElement.scrollWidth <= innerWidth")
    play_moves(game, 4)
    marks = region(game, "bar").get_by_role("button", name="Not saved")
    expect(marks).to_have_count(0 if storage == ALLOWED else 1)
    assert heard(page, "move")[-1]["length"] >= 5
    assert game.evaluate("innerWidth") == size[0]
    for _ in range(40):
        if focused(page) == "after":
            break
        page.keyboard.press("Tab")
    assert focused(page) == "after"


def test_starting_never_takes_the_keyboard(blog: Blog) -> None:
    page = blog(TABLE.replace("{more}", ""), viewport={"width": 800, "height": 900})
    press_poster(page)
    page.locator("#after").fill("I am writ")
    game = frame_of(page)
    settle(game)
    page.keyboard.type("ing")
    expect(page.locator("#after")).to_have_value("I am writing")
    assert focused(page) == "after"
    # A wide one is no phone on its side: the hand lies below the table.
    assert page.locator("card-table iframe").evaluate("(frame) => frame.offsetHeight") >= 500
    table = region(game, "stage").evaluate("(part) => part.getBoundingClientRect().bottom")
    assert region(game, "hand").evaluate("(part) => part.getBoundingClientRect().top") >= table


def test_the_keyboard_goes_in_with_the_press_and_out_with_escape(blog: Blog) -> None:
    page = blog(TABLE.replace("{more}", ""), viewport={"width": 600, "height": 700})
    page.locator("#before").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    game = frame_of(page)
    expect(page.locator("card-table").get_by_role("button")).to_have_count(0)
    assert focused(page) == "one"
    page.keyboard.press("Tab")
    game.wait_for_function("document.activeElement.localName === 'button'")
    game.get_by_role("button", name="More").press("Enter")
    expect(game.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(game.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate("document.querySelector('#one').shadowRoot.activeElement?.localName") == "iframe"
    page.keyboard.press("Escape")  # leaves the buttons
    page.keyboard.press("Escape")  # leaves the frame
    page.wait_for_function("document.querySelector('#one').shadowRoot.activeElement?.localName !== 'iframe'")
    assert focused(page) == "one"
    page.keyboard.press("Shift+Tab")
    assert focused(page) == "before"
    page.keyboard.press("Tab")  # the way in stays open
    page.wait_for_function("document.querySelector('#one').shadowRoot.activeElement?.localName === 'iframe'")


def test_before_a_press_only_the_poster_is_loaded(blog: Blog, browser: Browser, site: str) -> None:
    page = blog("<p>Nothing yet.</p>")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(site)))
    page.evaluate(
        "document.body.insertAdjacentHTML('beforeend',"
        """'<card-table game="oh_crud"><a href="#">Play Oh Crud</a></card-table>')"""
    )
    picture = page.locator("card-table img")
    page.wait_for_function("document.querySelector('card-table').shadowRoot.querySelector('img').complete")
    assert picture.evaluate("(image) => image.naturalWidth") > 0
    assert asked == ["oh-crud.svg"]
    assert page.locator("iframe").count() == 0


def test_without_javascript_the_link_is_there(blog: Blog) -> None:
    page = blog(TABLE.replace("{more}", ""), java_script_enabled=False)
    expect(page.get_by_role("link", name="Play Oh Crud")).to_be_visible()


def test_messages_go_both_ways(blog: Blog) -> None:
    page = blog(TABLE.replace("{more}", ""), viewport={"width": 600, "height": 700})
    press_poster(page)
    game = frame_of(page)
    play_moves(game, 3)
    kinds = page.evaluate("heard.map((told) => told.type)")
    assert kinds.index("resize") < kinds.index("ready")  # so that nothing jumps in sight
    assert heard(page, "started")[0] == {
        "type": "started", "rowdyTable": 1, "game": "oh_crud", "seats": 3, "seed": "blog-1",
    }  # fmt: skip
    save = heard(page, "save")[-1]["text"]
    high = page.locator("card-table iframe").evaluate("(frame) => frame.offsetHeight")
    wanted = [min(max(told["height"], 420), 630) for told in heard(page, "resize")]
    assert high == max(wanted)
    send(page, "theme", theme="dark")
    expect(game.locator('html[data-theme="dark"]')).to_be_attached()
    page.evaluate("document.querySelector('card-table').setAttribute('theme', 'light')")
    expect(game.locator('html[data-theme="light"]')).to_be_attached()
    send(page, "new", seats=5, seed="other")
    page.wait_for_function("heard.some((told) => told.type === 'started' && told.seed === 'other' && told.seats === 5)")
    send(page, "load", text=save)
    page.wait_for_function("heard.filter((told) => told.type === 'started').length === 3")
    assert heard(page, "started")[-1]["seed"] == "blog-1"
    settle(game)
    assert button(game, "Undo").get_attribute("aria-disabled") is None


def test_strangers_are_not_heard(blog: Blog, site: str) -> None:
    stranger = """<iframe id="stranger" srcdoc="<script>onmessage = () =>
      parent.postMessage({rowdyTable: 1, type: 'ready'}, '*')</script>"></iframe>"""
    page = blog(TABLE.replace("{more}", "") + stranger)
    press_poster(page)
    game = frame_of(page)
    settle(game)
    told = len(heard(page, "ready"))
    page.evaluate("document.querySelector('#stranger').contentWindow.postMessage('go', '*')")
    page.evaluate("postMessage({rowdyTable: 1, type: 'ready'}, '*')")
    # To the game speak: another version, and a page that is not the one around.
    page.evaluate(
        "document.querySelector('card-table').frame.contentWindow"
        ".postMessage({rowdyTable: 2, type: 'theme', theme: 'dark'}, '*')"
    )
    game.evaluate("postMessage({rowdyTable: 1, type: 'theme', theme: 'dark'}, '*')")
    # What makes no sense leaves the game as it was.
    send(page, "load", text=[1, {"a": None}])
    for nonsense in (None, 7, {"rowdyTable": 1}, {"rowdyTable": 1, "type": {"theme": "dark"}}):
        page.evaluate(
            "(data) => document.querySelector('card-table').frame.contentWindow.postMessage(data, '*')", nonsense
        )
    page.wait_for_timeout(300)
    assert len(heard(page, "ready")) == told
    assert game.locator('html[data-theme="dark"]').count() == 0
    # And whoever is not named in the address is told nothing.
    bare = f'<iframe src="{site}#game=oh_crud&play=1&host=https://elsewhere.example" title="Oh Crud"></iframe>'
    other = blog(f"<script>const told = []; onmessage = (event) => told.push(event.data)</script>{bare}")
    settle(frame_of(other, "iframe"))
    assert other.evaluate("told") == []


def test_of_two_tables_one_boots_at_a_time(blog: Blog) -> None:
    second = '<card-table id="two" game="oh_crud" seats="4"><a href="{site}">Play another</a></card-table>'
    page = blog(TABLE.replace("{more}", "") + second, viewport={"width": 600, "height": 1400})
    page.evaluate("""() => {
      globalThis.order = [];
      for (const table of document.querySelectorAll("card-table")) {
        table.addEventListener("ready", () => order.push(`${table.id} is ready`));
        new MutationObserver(() => table.frame && order.push(`${table.id} begins`))
          .observe(table.shadowRoot, { childList: true });
      }
    }""")
    press_poster(page, 0)
    press_poster(page, 1)
    one = page.locator("#one")
    expect(one.locator("iframe").content_frame.locator("html[data-framed]")).to_be_attached()
    one.evaluate("(table) => table.hidden = true")  # as a panel of tabs does: it starts unseen, and has no height
    page.wait_for_function("order.length === 4", timeout=60_000)
    assert page.evaluate("order") == ["one begins", "one is ready", "two begins", "two is ready"]
    settle(frame_of(page, "#one iframe"))
    assert all(told["height"] for told in heard(page, "resize")), "of what is not shown nothing is told"
    one.evaluate("(table) => table.hidden = false")
    page.wait_for_function("heard.some((told) => told.type === 'resize' && told.height > 0)")


def test_games_kept_in_the_page_around_survive_its_reload(blog: Blog) -> None:
    page = blog(TABLE.replace("{more}", "keep-saves"), viewport={"width": 600, "height": 700})
    page.evaluate("localStorage.setItem('theirs', 'untouched')")
    press_poster(page)
    game = frame_of(page)
    play_moves(game, 4)
    expect(region(game, "bar").get_by_role("button", name="Not saved")).to_have_count(0)
    length, cards = heard(page, "move")[-1]["length"], region(game, "hand").inner_text()
    page.reload()
    press_poster(page)
    game = frame_of(page)
    settle(game)
    assert region(game, "hand").inner_text() == cards
    play_moves(game, 1)
    assert heard(page, "move")[0]["length"] == length + 1
    keys = page.evaluate("Object.keys(localStorage)")
    assert [key for key in keys if not key.startswith("rowdy-table:/:one:")] == ["theirs"]


def test_a_page_that_cannot_keep_either_says_so(blog: Blog) -> None:
    page = blog(TABLE.replace("{more}", "keep-saves"), viewport={"width": 600, "height": 700})
    page.evaluate("() => { Storage.prototype.setItem = () => { throw new Error('full') } }")
    press_poster(page)
    game = frame_of(page)
    play_moves(game, 2)
    mark = region(game, "bar").get_by_role("button", name="Not saved")
    mark.click()
    expect(game.get_by_label("Code: bring it in")).not_to_be_empty()


def test_a_bare_frame_does_the_same(blog: Blog, site: str) -> None:
    address = "#game=oh_crud&seats=5&seed=blog-2&theme=dark&pace=instant&play=1"
    page = blog(f'<input id="before"><iframe src="{site}{address}" title="Oh Crud" width="320" height="420"></iframe>')
    page.locator("#before").focus()
    game = frame_of(page, "iframe")
    settle(game)
    expect(region(game, "stage").locator(".plate")).to_have_count(5)
    expect(game.locator('html[data-theme="dark"]')).to_be_attached()
    assert focused(page) == "before"
    play_moves(game, 2)
    # In so low a frame the hand and what leads on are in sight without scrolling.
    for pressed in (playable(game).last, what_leads_on(game)):
        pressed.focus()
        assert pressed.evaluate("(button) => button.getBoundingClientRect().bottom") <= 420
    assert game.evaluate("[scrollY, document.documentElement.scrollHeight]") == [0, 420]
    expect(region(game, "bar").get_by_role("button", name="Not saved")).to_have_count(1)


@pytest.mark.parametrize(("game", "key"), [("bullcrap", ".heap.is-play"), ("craits", ".discards .card:last-child")])
def test_in_a_low_frame_all_that_is_played_with_is_in_sight(blog: Blog, site: str, game: str, key: str) -> None:
    """The hand, the buttons, the pile, and that nothing is saved; by mouse, without scrolling."""
    address = f"#game={game}&seats=4&seed=blog-2&pace=instant&play=1"
    page = blog(f'<iframe src="{site}{address}" title="Cards" width="320" height="420"></iframe>')
    frame = frame_of(page, "iframe")
    settle(frame)
    if game == "bullcrap":
        what_leads_on(frame).click()
        settle(frame)
    bottom = "(part) => part.getBoundingClientRect().bottom"
    stage = region(frame, "stage").evaluate(bottom)
    assert region(frame, "stage").locator(key).evaluate(bottom) <= stage
    assert stage <= region(frame, "hand").locator(".card").first.evaluate("(card) => card.getBoundingClientRect().top")
    assert region(frame, "actions").evaluate(bottom) <= 420
    expect(region(frame, "bar").get_by_role("button", name="Not saved")).to_be_in_viewport(ratio=1)
    assert frame.evaluate("[scrollY, document.documentElement.scrollHeight, document.documentElement.scrollWidth]") == [
        0, 420, 320,
    ]  # fmt: skip
    button(frame, "More").click()
    button(frame, "Put this in your page").click()  # far below; the sheet that it opens begins at its top
    expect(frame.get_by_role("heading", name="Put this in your page")).to_be_in_viewport(ratio=1)
