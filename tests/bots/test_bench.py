"""The measuring of `make bench`: that it measures every figure, and that saves are small; no test is timed."""

from __future__ import annotations

import pytest

from engine import names
from tools.bench import UNITS, measure, report


@pytest.mark.parametrize("game", names())
def test_every_figure_is_measured_and_saves_are_small(game: str) -> None:
    """A whole match: at most 10 KB as text, 2 KB as code; of Craits, which chance plays on and on, ten times that."""
    figures = measure(game, seconds=0.01)
    assert list(figures) == list(UNITS)
    assert all(value > 0 for value in figures.values())
    times = 10 if game == "craits" else 1
    assert figures["text"] <= times * 10_000
    assert figures["code"] <= times * 2_000


def test_the_report_prints_where_nothing_else_is_installed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without Node and without RLCard it says so and prints the rest."""
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    report(seconds=0.005)
    told = capsys.readouterr().out
    assert all(words in told for words, _, _ in UNITS.values())
    assert "Pyodide is not installed" in told
    assert "RLCard is not installed" in told
