"""Log and live regions say the same sentence of the same event, in order, once, and only to who may know."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from engine import NOBODY
from tests.ui.player import SHORT, Glass, Play, run
from tests.ui.pseudo import Texts
from ui import words
from ui.model import KeyPress
from ui.tables import playable

SAID = re.compile(r'<p id="said-(\d+)">(.*?)</p>')
ANSWER = re.compile(r'<p id="(answer-\d+)">(.*?)</p>')


class Listener(Glass):
    """A screen reader: it hears each element once, when it comes."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: dict[int, str] = {}

    def paint(self, regions: Mapping[str, str], looks: Mapping[str, str], typed: bool = False) -> None:
        for number, html in SAID.findall(regions["polite"]):
            text = Texts(html).shown
            assert self.heard.setdefault(int(number), text) == text
        super().paint(regions, looks, typed)


def sentences(play: Play, seat: int, me: int) -> list[str]:
    """The words of all events as a seat heard them."""
    match = play.match
    return [words.say(match.game, event, match.names, me) for event in match.table.heard(seat)]


def listened(play: Play) -> list[str]:
    """What the screen reader heard."""
    assert isinstance(play.glass, Listener)
    assert list(play.glass.heard) == sorted(play.glass.heard)
    return list(play.glass.heard.values())


@pytest.mark.parametrize("game", playable())
@pytest.mark.parametrize("person", [True, False])
@pytest.mark.parametrize("pace", ["instant", "slow"])
def test_what_is_read_out_is_what_happened(game: str, person: bool, pace: str) -> None:
    """A whole match: every event's sentence once, in order, to a player as "you", to a spectator by name."""

    async def story() -> None:
        play = Play(pace=pace, glass=Listener())
        play.set_up(game, seats="3", seed="said", kind_0="person" if person else "random", **SHORT.get(game, {}))
        play.press("start")
        await play.until(lambda: play.match.table.over and not play.match.held)
        me = 0 if person else NOBODY
        assert play.match.viewer == play.match.speaker == me
        told = sentences(play, me, me)
        assert len(told) > 30
        assert listened(play) == told
        assert [line.text for line in play.match.log()] == told

    run(story)


@pytest.mark.parametrize("game", playable())
def test_at_a_shared_screen_nothing_is_said_that_not_all_may_know(game: str) -> None:
    """Nothing behind the curtain, no "you", and no word more than a spectator hears."""

    async def story() -> None:
        play = Play(glass=Listener())
        play.set_up(game, seats="4", seed="shared", kind_1="person", kind_3="person", **SHORT.get(game, {}))
        play.press("start")
        curtains = 0

        def looked() -> bool:
            nonlocal curtains
            if play.match.curtain != NOBODY:
                curtains += 1
                assert play.glass.regions["polite"] == play.glass.regions["assertive"] == ""
            return play.match.table.over and not play.match.held

        await play.until(looked)
        assert curtains > 10
        said = listened(play)
        assert len(said) > 30
        assert set(said) <= set(sentences(play, NOBODY, NOBODY))

    run(story)


@pytest.mark.parametrize("game", playable())
def test_r_repeats_what_was_said_since_the_own_move(game: str) -> None:
    """The same words again are read out again; behind the curtain there is nothing to repeat."""

    async def story() -> None:
        play = Play(glass=Listener())
        play.set_up(game, seats="4", seed="again")
        play.press("start")
        for _ in range(6):
            await play.until(lambda: play.match.asking == 0)
            length = play.match.table.length
            play.move_on()
            await play.until(lambda: play.match.asking == 0)
            events = play.match.table.heard(0, length)
            told = " ".join(words.say(game, event, play.match.names, 0) for event in events)
            told = told or play.match.say_turn()  # after silence that nobody broke
            answers = []
            for _ in range(2):
                assert play.app.press(KeyPress("r"))
                answers += [(key, Texts(html).shown) for key, html in ANSWER.findall(play.glass.regions["assertive"])]
            assert [text for _, text in answers] == [told, told]
            assert answers[0][0] != answers[1][0]

    run(story)


def test_taking_back_is_said_and_the_log_forgets() -> None:
    async def story() -> None:
        play = Play(glass=Listener())
        play.set_up(seats="3", seed="back")
        play.press("start")
        await play.until(lambda: play.match.asking == 0 and play.match.table.length > 6)
        before = [line.text for line in play.match.log()]
        play.move_on()
        await play.settle()
        play.press("undo")
        await play.settle()
        assert listened(play)[-1] == "Taken back."
        assert [line.text for line in play.match.log()] == before

    run(story)
