"""The keys of the table: each game has those it can use; hints, card counts, silence and armed words."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

from engine import Move, Seated, Table, names
from tests.ui.player import Play, Tags, run
from ui import keys
from ui.keys import listed_keys, message_of, table_keys
from ui.match import Match
from ui.model import KeyPress, Message

ALL = {key.press for key in keys.TABLE_KEYS}
OF_WORDS = {"b", "shift b", "c", "o"}


def started(play: Play, seed: str = "keys", seats: str = "4") -> Play:
    play.set_up(seats=seats, seed=seed)
    play.press("start")
    return play


async def asked(play: Play) -> None:
    """Until a person is to play a card."""
    await play.until(lambda: play.match.asking >= 0 and bool(play.match.offers) and bool(play.match.view.hand))


def test_oh_crud_has_no_words_to_say() -> None:
    """Its list has neither call nor draw, and these keys do nothing."""
    assert {key.press for key in table_keys("oh_crud")} == ALL - OF_WORDS
    listed = dict(listed_keys("oh_crud"))
    assert listed["D"] == "deal"
    assert {"I", "E", "Shift+U", "Esc"} <= set(listed)
    assert not {"B", "Shift+B", "O"} & set(listed)

    async def story() -> None:
        play = started(Play())
        await asked(play)
        before = dict(play.glass.regions)
        for key, shift in (("b", False), ("B", True), ("o", False), ("z", False)):
            assert not play.app.press(KeyPress(key, shift))
        assert play.glass.regions == before
        assert play.app.press(KeyPress("?", shift=True))
        assert "Shift+B" not in play.glass.regions["panel"]
        assert play.app.press(KeyPress("?", shift=True)), "the same key closes it"
        assert play.glass.regions["panel"] == ""

    run(story)


def test_bullcrap_can_call_and_let_go() -> None:
    assert {key.press for key in table_keys("bullcrap")} == ALL - {"o", "p"}
    listed = dict(listed_keys("bullcrap"))
    assert listed["B"] == "call"
    assert listed["Shift+B"] == "let it go"


@pytest.mark.parametrize("game", names())
def test_every_key_has_its_words(game: str) -> None:
    for name, does in listed_keys(game):
        assert name
        assert does


@pytest.mark.parametrize("key", table_keys("oh_crud"), ids=lambda key: key.press)
def test_every_key_of_the_table_is_answered(key: keys.Key) -> None:
    """In whatever way: something changes on the screen or is said, and nothing breaks."""

    async def story() -> None:
        play = started(Play())
        await asked(play)
        await play.until(lambda: play.match.asking >= 0 and len(play.match.view.tricks) == 1)
        play.press("undo") if key.press == "shift u" else None
        await play.settle()
        before = dict(play.glass.regions)
        shift = key.press.startswith("shift ")
        assert play.app.press(KeyPress(key.press[-1].upper() if shift else key.press, shift))
        await asyncio.sleep(0)
        assert play.errors == []
        if key.press != "n":  # nothing waits to be continued
            assert play.glass.regions != before

    run(story)


class Windowed:
    """A match of the game of claims in tests/engine/toy.py, as far as keys see one."""

    game = "toy"

    def __init__(self, *offers: str) -> None:
        self.offers = tuple(Offering(verb) for verb in offers)


class Offering:
    """An offer of a move that needs no cards."""

    def __init__(self, verb: str, least: int = 0, choices: tuple[int, ...] = ()) -> None:
        self.verb, self.least, self.choices = verb, least, choices


@pytest.mark.parametrize(
    ("verbs", "offered", "press", "sent"),
    [
        ("deal draw play", "draw", "d", Message("move", {"move": "draw"})),
        ("deal draw play", "deal", "d", Message("move", {"move": "deal"})),
        ("deal draw play", "", "d", Message("move", {"move": "deal"})),
        ("claim call accept", "call accept", "b", Message("move", {"move": "call"})),
        ("claim call accept", "call accept", "shift b", Message("move", {"move": "accept"})),
        ("claim call accept", "call", "shift b", Message("let-go")),
        ("play say", "say", "o", Message("move", {"move": "say"})),
        ("play say", "", "o", Message("arm", {"verb": "say"})),
        ("play", "", "p", None),
        ("play", "", "shift b", None),
        ("play", "", "i", Message("hint")),
        ("play", "", "shift i", None),
    ],
)
def test_a_key_makes_the_move_that_is_offered(
    monkeypatch: pytest.MonkeyPatch, verbs: str, offered: str, press: str, sent: Message | None
) -> None:
    monkeypatch.setattr(keys, "verbs_of", lambda _game: tuple(verbs.split()))
    match: Any = Windowed(*offered.split())
    assert message_of(press, match) == sent


async def in_window(table: Table) -> Match:
    """The match of a table of BULLCRAP among persons and bots, with nobody to draw it."""
    match = Match(table, lambda: None, lambda _table: None, lambda: (0.0, 0.0), lambda error: None)
    match.start()
    for _ in range(200):
        await asyncio.sleep(0)
    return match


@pytest.fixture
def _claims_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """BULLCRAP stops nowhere for the eye."""

    class Nowhere:
        HOLDS = SHEETS = LOOKS = frozenset[str]()

    monkeypatch.setattr("ui.match.pauses_of", lambda _game: Nowhere)


@pytest.mark.usefixtures("_claims_wait")
def test_letting_go_is_silence() -> None:
    """Who is asked for words only may stay silent; it is no move, and on the own turn it is refused."""

    async def story() -> None:
        seated = [Seated("You", "person"), Seated("Ann", "person"), Seated("Bo", "person")]
        table = Table("bullcrap", 3, "silence", seated=seated)
        table.act(0, "deal")
        starter = table.turn
        other = next(seat for seat in range(3) if seat != starter)
        match = await in_window(table)
        match.go_on()  # the curtain
        for _ in range(50):
            await asyncio.sleep(0)
        assert match.asking == starter
        assert (match.silent, match.let_go()) == (False, False)
        faces = table.game.notation.faces
        assert match.answer(f"claim {faces.text(table.view(starter).hand[0])} as 9") == ""
        for _ in range(50):
            await asyncio.sleep(0)
        length = table.length
        match.go_on()
        for _ in range(50):
            await asyncio.sleep(0)
        assert match.asking in {other, *range(3)} - {starter}
        assert {offer.verb for offer in match.offers} == {"call"}
        first = match.asking
        assert match.silent
        assert match.let_go()
        for _ in range(50):
            await asyncio.sleep(0)
        assert table.length == length
        assert match.asking != first
        match.stop()

    run(story)


def test_armed_words_go_with_the_move() -> None:
    """Who owes words and has armed them is not asked; unarmed it is, and armed words are spent by one move."""

    class Owed:
        mover, turn, over = 0, 1, False

    async def story() -> None:
        play = started(Play())
        await asked(play)
        match: Any = play.match
        match.table = Owed()
        match.armed = "say"
        say: Any = (Offering("say"),)
        assert await match.ask(0, say) == Move("say")
        assert match.armed == ""

    run(story)


def test_zones_are_left_and_entered() -> None:
    """Esc leaves the cards, an arrow comes back; the log is gone to and come back from; a sheet is one stop."""

    async def story() -> None:
        play = started(Play())
        await asked(play)
        hand = Tags(play.glass.regions["hand"]).keys
        assert play.app.press(KeyPress("2"))
        assert play.app.press(KeyPress("Escape", zone="hand", target=hand[1], acts=True))
        assert play.glass.focused == ""
        assert not play.app.press(KeyPress("ArrowDown", zone="stage")), "the page scrolls"
        assert not play.app.press(KeyPress("Home", zone="log", target="log-list")), "the log scrolls"
        assert play.app.press(KeyPress("ArrowRight", zone="stage"))
        assert play.glass.focused == hand[2]
        assert play.app.press(KeyPress("g", zone="hand", target=hand[2], acts=True))
        assert play.glass.focused == "log-list"
        assert play.app.press(KeyPress("Escape", zone="log", target="log-list"))
        assert play.glass.focused == hand[2]
        assert play.app.press(KeyPress("g"))
        assert play.app.press(KeyPress("g", zone="log", target="log-list"))
        assert play.glass.focused == hand[2], "where Tab would stop"
        play.press("panel", panel="more")
        buttons = Tags(play.glass.regions["panel"]).keys
        stops = re.findall(r'<button(?! tabindex)[^>]*data-key="([^"]+)"', play.glass.regions["panel"])
        assert stops == ["hint"]
        assert play.app.press(KeyPress("ArrowDown", zone="panel", target="hint", acts=True))
        assert play.glass.focused == buttons[buttons.index("hint") + 1]
        play.press("panel", panel="settings")
        assert not play.app.press(KeyPress("ArrowDown", zone="panel", target="close", acts=True)), "fields want arrows"
        assert 'tabindex="-1"' not in re.sub(r"<h2[^>]*>", "", play.glass.regions["panel"])

    run(story)


def test_a_press_moves_the_stop() -> None:
    """Where one pressed, Tab stops from then on."""

    async def story() -> None:
        play = started(Play())
        await asked(play)
        hand = Tags(play.glass.regions["hand"]).keys
        play.press("panel", panel="scores", key="scores")
        play.press("why", card="0", key=hand[3])
        stops = re.findall(r'<button(?! tabindex)[^>]*data-key="([^"]+)"', play.glass.regions["hand"])
        assert stops == [hand[3]]

    run(story)
