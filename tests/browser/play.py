"""Plays a game as a user does: presses what has a role and a name, reads what stands there and what is saved."""

import asyncio
import json
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from engine import Event, Move, Offer, Table
from engine.bots import bot
from engine.core.rng import Rng
from engine.host import BotPlayer, Host, Player, bot_players

PREFIX = "rowdy-table:"
SAVE, SETTINGS = PREFIX + "save", PREFIX + "settings"
NEXT = re.compile("^(Deal|Draw|Pass|Clubs|Diamonds|Hearts|Spades|Continue|I am )")
"""The buttons that lead on, beside the cards of the hand."""

ASKED = """() => new Promise((resolve, reject) => {
  const next = /^(Deal|Draw|Pass|Clubs|Diamonds|Hearts|Spades|Continue|New game|I am )/;
  const asked = () =>
    document.querySelector('[data-region="hand"] button:not([aria-disabled="true"])') ||
    [...document.querySelectorAll('[data-region="actions"] button')].some(it => next.test(it.textContent.trim()));
  let quiet = 0, limit = 0;
  const end = Date.now() + 120000;
  const watcher = new MutationObserver(() => wait());
  function stuck() {
    watcher.disconnect();
    reject(new Error("nobody is asked: " + document.querySelector("main").innerText));
  }
  function wait() {
    clearTimeout(quiet);
    clearTimeout(limit);
    quiet = setTimeout(look, 40);
    limit = setTimeout(stuck, Math.min(15000, end - Date.now()));
  }
  function look() {
    if (!asked()) return;
    watcher.disconnect();
    clearTimeout(limit);
    resolve(true);
  }
  watcher.observe(document.documentElement, {subtree: true, childList: true, attributes: true});
  wait();
})"""
"""Waits until the table asks for a press and has been still for a moment.

Stuck is a table on which nothing changes for 15 s, not one where bots play a long Duel on a busy machine.
"""


LATEST = """([prefix, save]) => {
  const about = (key) => localStorage.getItem(prefix + "about:" + key.slice(prefix.length)) ?? "{}";
  const when = (key) => JSON.parse(about(key)).when ?? 0;
  const games = Object.keys(localStorage).filter((key) => key === save || key.startsWith(save + ":"));
  return localStorage.getItem(games.sort((one, other) => when(other) - when(one))[0]);
}"""


def stored(save: str = "", pace: str = "instant") -> str:
    """A script that fills the storage of a first visit: a pace, and a save if one is given."""
    texts = {SETTINGS: json.dumps({"pace": pace})} | ({SAVE: save} if save else {})
    return (
        f"for (const [key, text] of Object.entries({json.dumps(texts)}))"
        " if (location.protocol.startsWith('http') && localStorage.getItem(key) === null)"
        " localStorage.setItem(key, text);"
    )


def button(page: Page, name: str) -> Locator:
    """The button of this name."""
    return page.get_by_role("button", name=name, exact=True)


def region(page: Page, name: str) -> Locator:
    """A part of the page: bar, stage, hand, actions, log, panel, toast, polite, assertive."""
    return page.locator(f'[data-region="{name}"]')


def hand(page: Page) -> Locator:
    """The cards of the hand."""
    return page.get_by_role("list", name=re.compile("^Your hand")).get_by_role("button")


def playable(page: Page) -> Locator:
    """The cards of the hand that may be played now."""
    return page.get_by_role("list", name=re.compile("^Your hand")).get_by_role("button", disabled=False)


def blocked(page: Page) -> Locator:
    """The cards of the hand that may not be played now."""
    return page.get_by_role("list", name=re.compile("^Your hand")).get_by_role("button", disabled=True)


def hand_names(page: Page) -> list[str]:
    """The cards of the hand in words, whether they may be played or not."""
    names = hand(page).evaluate_all("cards => cards.map(card => card.getAttribute('aria-label'))")
    return [str(name).removesuffix(", not now") for name in names]


def settle(page: Page) -> None:
    """Wait until a person is asked."""
    page.evaluate(ASKED)


def over(page: Page) -> bool:
    """Whether the final score sheet is shown."""
    return region(page, "actions").get_by_role("button", name="New game").count() > 0


def what_leads_on(page: Page) -> Locator:
    """The first card that may be played, else the button that leads on."""
    cards = playable(page)
    return cards.first if cards.count() else region(page, "actions").get_by_role("button", name=NEXT).first


def play_until(page: Page, done: Callable[[], bool], limit: int = 250, by_key: bool = False) -> None:
    """Press what leads on until `done`, with the mouse in its middle or with Enter; it fails if it never gets there."""
    for _ in range(limit):
        settle(page)
        if done():
            return
        lead = what_leads_on(page)
        with suppress(PlaywrightTimeout):  # a button still stood there whose press was being answered
            if by_key:
                lead.press("Enter", timeout=5000)
            else:
                lead.click(timeout=5000)
    raise AssertionError(f"not there after {limit} presses")


def new_game(page: Page, game: str = "oh_crud") -> None:
    """From the menu to the set-up of a game."""
    page.locator(f'[data-key="new-{game}"]').click()


def set_up(page: Page, seats: int = 4, seed: str = "k3x9", pace: str = "", game: str = "oh_crud") -> None:
    """From the menu to the set-up with seats and seed filled in, by mouse; `pace` as the settings call it."""
    if pace:
        button(page, "Settings").click()
        page.get_by_label("Pace", exact=True).select_option(label=pace)
        button(page, "Done").click()
    new_game(page, game)
    field = page.get_by_role("spinbutton", name=re.compile("seats|players", re.I))
    field.fill(str(seats))
    field.press("Tab")
    expect(page.get_by_label(re.compile(r"^Name of seat"))).to_have_count(seats)
    page.get_by_label("Deal code").fill(seed)


def begin(page: Page, seats: int = 4, seed: str = "k3x9") -> None:
    """Set up and start; the table asks for the first move."""
    set_up(page, seats, seed)
    button(page, "Start").click()
    settle(page)


def wait_until(page: Page, script: str, argument: object = None) -> None:
    """Ask an asynchronous function until it gives something true; `wait_for_function` does not wait for its promise."""
    for _ in range(300):
        if page.evaluate(script, argument):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"never true: {script}")


def save_text(page: Page) -> str:
    """The game that was saved last."""
    return str(page.evaluate(LATEST, [PREFIX, SAVE]))


def saved(page: Page) -> Table:
    """The autosave, opened by this Python; all of it must be playable."""
    table = Table.load(save_text(page))
    assert table.loaded is not None
    assert table.loaded.complete, table.loaded
    return table


def column(page: Page, head: str) -> list[int]:
    """A column of the score sheet, by seat: "Total", "Place"."""
    sheet = page.get_by_role("table", name=re.compile("Points"))
    heads = sheet.locator("thead th").all_inner_texts()
    place = [text.strip().lower() for text in heads].index(head.lower())
    cells = sheet.locator(f"tbody tr > :nth-child({place + 1})").all_inner_texts()
    return [int(cell.strip().rstrip(".")) for cell in cells]


def picture(page: Page) -> dict[str, str]:
    """All that is to be read at the table, part by part."""
    texts = {name: region(page, name).inner_text() for name in ("bar", "stage", "hand", "actions")}
    lines = region(page, "log").locator("li")
    texts["log"] = "\n".join(lines.evaluate_all("lines => lines.map(line => line.textContent)"))
    texts["cards"] = "\n".join(hand_names(page))
    return texts


class Script:
    """A person whose moves are known beforehand."""

    person = True

    def __init__(self, moves: list[str], table: Table) -> None:
        """`moves` are all moves of the match in order, `table` the one being played."""
        self._moves, self._table = moves, table

    def hear(self, event: Event) -> None:
        """It does not listen."""

    async def choose(self, view: object, offers: tuple[Offer, ...], rng: Rng) -> Move | None:
        """The move that was made at this point."""
        return self._table.game.notation.move(self._moves[self._table.length])

    async def agrees(self, view: object, move: Move) -> bool:
        """It agrees."""
        return True


def seated_again(table: Table) -> Table:
    """A table with the same seed, options, seats and bots, before its first move."""
    return Table(
        table.game.key, None, table.seed, table.options, seated=table.seated, botseed=table.botseed,
        manner=table.manner,
    )  # fmt: skip


def played_again(table: Table) -> Table:
    """The same match played anew: persons repeat their moves, bots think again."""
    again, length = seated_again(table), table.length
    players: list[Player] = [
        Script(table.log(), again) if seat.kind == "person" else BotPlayer(bot(table.game.key, seat.kind))
        for seat in table.seated
    ]
    host_until(again, players, lambda table: table.length == length)
    return again


def host_until(table: Table, players: list[Player], done: Callable[[Table], bool]) -> None:
    """Let players play until `done`, in a thread of its own: Playwright has an event loop in this one."""
    host = Host(table, players)

    async def play() -> None:
        while not done(table):
            assert not table.over, "the match ended before"
            await host.step()

    with ThreadPoolExecutor(1) as threads:
        threads.submit(asyncio.run, play()).result()


def played_to(table: Table, done: Callable[[Table], bool]) -> Table:
    """Play a table on until `done`, with random moves for persons."""
    host_until(table, bot_players(table), done)
    return table
