"""The engine inside the browser's Python, run by Node."""

from pathlib import Path

import pytest

from engine import Table
from tests.build.conftest import Inside
from tools.sources import facts

SUITES = ("tests/rulebook", "tests/transcripts", "tests/perft")


def test_every_module_of_the_slim_library_loads(dist: Path, inside: Inside) -> None:
    """What was kept works, and it is enough for the whole engine."""
    assert dist.exists()
    library, engine = map(int, inside("inside_library.py", options=("--slim",)).split())
    kept = facts()["stdlib"]
    assert isinstance(kept, list)
    assert library == len(kept)
    assert engine > 1


def test_a_start_compiles_no_text(dist: Path, inside: Inside) -> None:
    """The methods of dataclasses and named tuples come compiled, the library's and the app's."""
    left, without, path = inside("inside_start.py", options=("--slim", "--mount", str(dist / "assets"))).split()
    assert int(left) == 0
    assert int(without) > 100
    assert ".zip/" in path


@pytest.mark.parametrize("suite", SUITES)
def test_the_engine_s_tests_pass_there(inside: Inside, suite: str) -> None:
    """Rulebook, golden transcripts and perft counts hold on 32-bit Python 3.14."""
    assert " passed" in inside("inside_pytest.py", suite).splitlines()[-1]


def test_the_wheel_installs_with_micropip_and_plays(inside: Inside, wheels: Path) -> None:
    """micropip installs it; a game played there ends as the same game ends here."""
    table = Table("oh_crud", seats=4, seed="k3x9")
    moves = 0
    while not table.over:
        table.act(table.turn, str(table.moves(table.turn)[0]))
        moves += 1
    there = inside("inside_wheel.py", options=("--mount", str(wheels))).split()
    assert there == [str(number) for number in (moves, *table.scores())]
