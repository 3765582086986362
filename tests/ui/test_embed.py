"""A game in somebody's page: the lines that put it there, what the page around asks for and is told."""

import asyncio
import json
from html.parser import HTMLParser
from urllib.parse import parse_qsl, urlsplit

import pytest

from tests.ui.player import Memory, Play, run
from tests.ui.shelves import Desktop
from ui.link import parameters_of
from ui.model import Message
from ui.saves import SETTINGS
from ui.seating import seating
from ui.snippet import Placing, base, snippet

HERE = "https://cards.example/rowdy-table/index.html?x=1"


class Parent:
    """A page around ours that remembers what it was told."""

    there = True

    def __init__(self) -> None:
        self.told: list[tuple[str, dict[str, object]]] = []

    def tell(self, kind: str, **facts: object) -> None:
        self.told.append((kind, facts))

    def all(self, kind: str) -> list[dict[str, object]]:
        return [facts for name, facts in self.told if name == kind]


class Lines(HTMLParser):
    """The tags of the lines, with their attributes, and the text between them."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: dict[str, dict[str, str | None]] = {}
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found[tag] = dict(attrs)

    def handle_data(self, data: str) -> None:
        self.text += data


def embedded(store: Memory | None = None) -> tuple[Play, Parent]:
    play, parent = Play(store), Parent()
    play.app.embedder = parent
    return play, parent


def follow(at: Play, **parameters: str) -> None:
    at.app.send(Message("link", parameters))


@pytest.mark.parametrize("address", ["https://a.example/", "https://a.example/t/", "https://a.example/t/index.html?q=/x"])
def test_the_folder_of_an_address(address: str) -> None:
    assert base(address) in {"https://a.example/", "https://a.example/t/"}
    assert address.startswith(base(address))


def test_the_lines_hold_the_whole_set_up() -> None:
    """As attributes for the script, as a link for whoever has none; quotes and signs do no harm."""
    made = seating("oh_crud")
    made.set("seats", "5")
    made.set("option-sting", "true")
    made.seed = 'a "b" & <c> \u00fc'
    lines = Lines(snippet(Placing(made, keeps=True), HERE, "Play Oh Crud"))
    assert lines.found["script"]["src"] == "https://cards.example/rowdy-table/embed.js"
    table = dict(lines.found["card-table"])
    assert "keep-saves" in table
    del table["keep-saves"]
    assert table == parameters_of(made)
    href = urlsplit(lines.found["a"]["href"] or "")
    assert href.path == "/rowdy-table/"
    assert dict(parse_qsl(href.fragment)) == parameters_of(made)
    assert "Play Oh Crud" in lines.text


def test_the_lines_for_a_page_without_scripts_and_without_a_deal() -> None:
    made = seating("oh_crud")
    made.seed = "one"
    lines = Lines(snippet(Placing(made, same_deal=False, script=False), HERE, "Play Oh Crud"))
    assert set(lines.found) == {"iframe"}
    frame = lines.found["iframe"]
    found = dict(parse_qsl(urlsplit(frame["src"] or "").fragment))
    assert found["play"] == "1"
    assert "seed" not in found
    assert frame["title"] == "Play Oh Crud"
    assert frame["loading"] == "lazy"
    assert (frame["width"], frame["height"]) == ("100%", "600")  # also where the page's policy forbids styles


def test_the_sheet_writes_and_copies_them() -> None:
    async def story() -> None:
        desktop = Desktop()
        play = Play(files=desktop)
        play.set_up(seats="4", seed='"mine" </textarea>')
        play.press("place")
        shown = Lines(play.glass.regions["panel"]).text
        play.press("place-copy")
        assert desktop.clipboard in shown
        assert "&quot;mine&quot;" in desktop.clipboard
        play.press("close")
        play.set_up(seats="4", seed="mine")
        play.press("place")
        assert "card-table" in play.glass.regions["panel"]
        assert "keep-saves" not in play.glass.regions["panel"]
        play.app.send(Message("place-how", {"name": "keeps", "value": "true"}))
        assert "keep-saves" in play.glass.regions["panel"]
        play.press("place-copy")
        assert "Copied" in play.glass.regions["panel"]
        assert 'seed="mine"' in desktop.clipboard
        assert desktop.clipboard.startswith(f'<script src="{desktop.address}embed.js"')
        play.app.send(Message("place-how", {"name": "same_deal", "value": "false"}))
        assert "Copied" not in play.glass.regions["panel"]
        play.press("place-copy")
        assert "mine" not in desktop.clipboard
        play.press("close")
        play.press("start")
        await play.settle()
        play.press("panel", panel="more")
        play.press("place")
        play.press("place-copy")
        assert 'seed="mine"' in desktop.clipboard

    run(story)


def test_a_blocked_clipboard_is_said() -> None:
    play = Play(files=Desktop(blocked=True))
    play.set_up()
    play.press("place")
    play.press("place-copy")
    assert "does not let us copy" in play.glass.regions["panel"]


def test_a_set_up_that_cannot_be_played_is_put_nowhere() -> None:
    play = Play()
    follow(play, game="oh_crud", seats="4", options="removed=YB")
    made = play.app.model.seating
    assert made is not None
    assert made.problem is not None
    play.press("place")
    assert play.app.model.panel == ""


def test_a_link_that_plays_begins_at_once_and_goes_on_later() -> None:
    async def story() -> None:
        store = Memory()
        play, parent = embedded(store)
        follow(play, game="oh_crud", seats="3", seed="blog", play="1")
        await play.settle()
        assert parent.all("started") == [{"game": "oh_crud", "seats": 3, "seed": "blog"}]
        await play.until(lambda: play.match.table.length >= 4)
        length = play.match.table.length
        again, _ = embedded(store)
        follow(again, game="oh_crud", seats="3", seed="blog", play="1")
        assert again.match.table.length == length
        for other in ({"seed": "other"}, {"seats": "4"}, {"options": "sting=yes"}, {"play": "new"}):
            elsewhere, _ = embedded(store)
            follow(elsewhere, **{"game": "oh_crud", "seats": "3", "seed": "blog", "play": "1", **other})
            assert elsewhere.match.table.length == 0, other

    run(story)


def test_a_link_that_asks_for_what_cannot_be_had_does_not_play() -> None:
    play, parent = embedded()
    follow(play, game="oh_crud", seats="77", play="1")
    assert play.app.model.screen == "setup"
    assert parent.told == []


def test_colours_and_pace_of_a_link_are_for_the_visit_and_a_chosen_pace_stays() -> None:
    store = Memory()
    play = Play(store, pace="slow")
    follow(play, game="oh_crud", theme="dark", pace="instant")
    assert (play.app.model.settings.theme, play.app.model.settings.pace) == ("dark", "slow")
    assert json.loads(store.texts[SETTINGS]) == {"pace": "slow"}
    play.press("prefer", name="keys", value="false")
    assert json.loads(store.texts[SETTINGS]) == {"pace": "slow", "keys": False}, "a link's colours are not kept"
    store.texts[SETTINGS] = json.dumps({"keys": False})
    follow(play, game="oh_crud", theme="loud", pace="instant")
    assert (play.app.model.settings.theme, play.app.model.settings.pace) == ("dark", "instant")
    assert json.loads(store.texts[SETTINGS]) == {"keys": False}


def test_the_page_around_is_told_of_moves_saves_and_the_end() -> None:
    async def story() -> None:
        play, parent = embedded()
        follow(play, game="oh_crud", seats="2", seed="short", play="1")
        await play.until(lambda: play.match.table.over)
        table = play.match.table
        lengths = [facts["length"] for facts in parent.all("move")]
        assert lengths == list(range(1, table.length + 1))
        assert parent.all("save")[-1] == {"text": table.save()}
        assert parent.all("finished") == [{"scores": list(table.scores()), "places": list(table.places())}]

    run(story)


def test_the_page_around_may_ask_for_colours_a_new_game_a_pause_and_a_save() -> None:
    async def story() -> None:
        play, parent = embedded()
        follow(play, game="oh_crud", seats="3", seed="blog", play="1")
        await play.until(lambda: play.match.table.length >= 5)
        save = play.match.table.save()
        play.press("outer-theme", theme="dark")
        assert play.glass.looks["data-theme"] == "dark"
        play.press("outer-theme", theme="puce")
        assert play.glass.looks["data-theme"] == "dark"
        play.press("outer-new", seats="4", seed="other")
        await play.settle()
        assert (play.match.table.seats, play.match.table.seed) == (4, "other")
        play.press("outer-load", text=save)
        await play.settle()
        assert play.match.table.seed == "blog"
        assert play.match.table.length >= 5
        before = play.match.table
        play.press("outer-load", text="nonsense")
        assert play.match.table is before
        assert "cannot be opened" in play.glass.regions["toast"]
        assert [facts["seed"] for facts in parent.all("started")] == ["blog", "other", "blog"]

    run(story)


def test_another_game_can_be_asked_for_at_the_set_up_too() -> None:
    async def story() -> None:
        play, parent = embedded()
        follow(play, game="oh_crud", seats="3")
        play.press("outer-new", seats="4")
        await play.settle()
        assert [(facts["game"], facts["seats"]) for facts in parent.all("started")] == [("oh_crud", 4)]

    run(story)


def test_while_paused_no_pause_runs_out() -> None:
    async def story() -> None:
        play, _ = embedded()
        follow(play, game="oh_crud", seats="3", seed="blog", play="1")
        await play.until(lambda: play.match.asking == 0 and play.match.table.length > 1)
        play.press("prefer", name="pace", value="fast")
        length = play.match.table.length
        play.press("outer-pause", paused="true")
        play.press("move", move=play.match.table.moves(0)[0], clicks="1")
        await asyncio.sleep(1.2)
        assert play.match.table.length == length + 1
        play.press("outer-pause", paused="false")
        await asyncio.sleep(0.5)
        assert play.match.table.length > length + 1

    run(story)
