"""The arena's arithmetic and its command line."""

from __future__ import annotations

import asyncio
import math

import pytest

from engine import Seated, Table
from engine.arena import Room, interval, main, tournament, wilson
from engine.bots import kinds
from engine.core.moves import Move
from engine.games.oh_crud import OhCrud, Options
from engine.host import INSTANT, Host, bot_players


def test_a_match_is_the_one_the_host_would_play() -> None:
    """Same seeds, same bots: the room without waiting and the host at a table come to the same end."""
    sitting = [Seated(kind=kind) for kind in ("rule", "random", "rule", "random")]
    table = Table("oh_crud", seats=4, seed="same", seated=sitting, botseed="bots", manner=INSTANT)
    asyncio.run(Host(table, bot_players(table)).run())
    room = Room(OhCrud(Options()), [kinds("oh_crud")[seated.kind] for seated in sitting])
    match = room.match("same", "bots")
    assert match.length == table.length
    assert list(match.places) == table.places()
    assert [sum(column) for column in zip(*match.hands, strict=True)] == table.scores()
    assert match.hands[:6] == list(table.view(-1).rows)


def test_an_answer_that_is_not_allowed_is_counted_and_replaced() -> None:
    """The match goes on with a random move."""

    class Stubborn:
        def hear(self, event: object) -> None:
            """Deaf."""

        def choose(self, view: object, offers: object, rng: object) -> Move:
            return Move("pass")

    room = Room(OhCrud(Options()), [Stubborn, *[kinds("oh_crud")["random"]] * 3])
    match = room.match("stubborn", "bots")
    assert match.finished
    assert match.illegal[0] > 60
    assert match.illegal[1:] == [0, 0, 0]


def test_equal_bots_differ_by_chance_only() -> None:
    """The rotation leaves no seat an advantage: rule against rule differs by exactly nothing."""
    report = tournament("oh_crud", "rule", "rule", deals=2)
    assert report.differences("trick rounds") == pytest.approx([0, 0])
    assert report.wins == report.matches / 4


def test_interval_is_student_s() -> None:
    """Ten values, by the book: 2.262 standard errors each way."""
    values = [float(value) for value in range(10)]
    middle, low, high = interval(values)
    half = 2.262157 * math.sqrt(55 / 6 / 10)
    assert (middle, low, high) == pytest.approx((4.5, 4.5 - half, 4.5 + half), abs=0.01)
    assert interval([3.0]) == (3.0, -math.inf, math.inf)


def test_wilson_s_interval() -> None:
    """Known values: 0 of 10 and 5 of 10."""
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)


def test_the_command_prints_a_report(capsys: pytest.CaptureFixture[str]) -> None:
    """Points a trick round and in round six, wins, illegal moves, time a decision."""
    assert main(["oh_crud", "rule", "--against", "random", "--deals", "2", "--seats", "3"]) == 0
    told = capsys.readouterr().out
    for words in ("2 deals", "trick rounds", "round six", "95 %", "wins", "illegal moves 0", "p95", "unfinished 0"):
        assert words in told


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["chess", "rule"], "unknown game 'chess': there are "),
        (["oh_crud", "clever"], "no bot 'clever' for oh_crud: there are rule, hasty, dozy, random"),
        (["oh_crud", "rule", "--against", "clever"], "no bot 'clever'"),
        (["oh_crud", "rule", "--seats", "13"], "seats=13: allowed is 2 to 12"),
        (["oh_crud", "rule", "--deals", "0"], "--deals must be at least 1"),
    ],
)
def test_what_cannot_be_played_is_said(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Status 2 and a sentence."""
    with pytest.raises(SystemExit) as stopped:
        main(words)
    assert stopped.value.code == 2
    assert says in capsys.readouterr().err
