"""One pace for all motion and all waits, read off the styles and the scripts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ui.model import PACES
from ui.screens import MOTION

UI = Path(__file__).resolve().parents[2] / "ui"
SHEETS = sorted((UI / "style").glob("*.css"))
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
MOVING = re.compile(r"(?<![\w-])((?:animation|transition)(?:-duration|-delay)?):\s*([^;]+);")
TIME = re.compile(r"(?<![\w.-])(\d*\.?\d+)(m?s)\b")
TIMED = {"match.py", "files.py", "main.py"}
"""What waits: a match, a file that is let go once the browser has taken it, games that are loaded ahead."""
OF_THE_START = {"watch.js", "storage.js", "panel.js", "begin.js", "snapshot.js", "press.js"}
ABOUT_THE_PAGE = {"frame.js", "offline.js"}
"""What tells a page around ours how high we are, and what keeps the site: the table waits for none of it."""
CLOCKS = frozenset({".brisk::after"})
"""Selectors of what shows real time."""
UNPACED: dict[str, float] = {}
"""Selectors whose motion answers the hand that hovers or presses, with seconds, 0.1 at most: none so far."""


def moving(text: str) -> list[tuple[str, str, str]]:
    """Selector, property and value of all that moves."""
    plain = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    return [
        (selector.strip(), name, value)
        for selector, body in RULE.findall(plain)
        for name, value in MOVING.findall(body.strip() + ";")
    ]


def unpaced(value: str) -> list[float]:
    """The seconds in a value that the pace does not govern."""
    rest = re.sub(r"calc\([^()]*var\(--pace\)\)", "", value)
    return [float(number) / (1000 if unit == "ms" else 1) for number, unit in TIME.findall(rest)]


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_all_motion_obeys_the_pace(sheet: Path) -> None:
    faults = [
        f"{selector}: {name}: {value}"
        for selector, name, value in moving(sheet.read_text())
        for seconds in unpaced(value)
        if selector not in CLOCKS and seconds > min(0.1, UNPACED.get(selector, 0.0))
    ]
    assert not faults


def test_the_measure_itself() -> None:
    """It finds the motion there is, and motion that has escaped."""
    found = [part for sheet in SHEETS for part in moving(sheet.read_text())]
    assert len(found) > 10
    assert any("--pace" in value for _selector, _name, value in found)
    escaped = ".a { transition: transform 0.2s, opacity calc(0.1s * var(--pace)); } .b { animation-delay: 90ms; }"
    assert [unpaced(value) for _selector, _name, value in moving(escaped)] == [[0.2], [0.09]]


def test_endless_motion_stops_where_nothing_may_move() -> None:
    """At a pace of nothing an endless animation would spin at full speed: it is listed in both places."""
    endless = {
        selector for sheet in SHEETS for selector, _name, value in moving(sheet.read_text()) if "infinite" in value
    }
    comfort = (UI / "style" / "90-comfort.css").read_text()
    assert endless
    for selector in endless:
        last = selector.split(",")[-1].strip()
        assert comfort.count(last) >= 2, last


def test_scripts_wait_for_nothing_at_the_table() -> None:
    """Timers belong to the start and to the match, which asks the settings."""
    for script in (UI / "boot").glob("*.js"):
        if script.name not in OF_THE_START | ABOUT_THE_PAGE:
            assert not re.search(r"setTimeout|setInterval", script.read_text()), script.name
    waits = re.compile(r"call_later|asyncio\.sleep\((?!0\))")
    assert {path.name for path in UI.rglob("*.py") if waits.search(path.read_text())} == TIMED


def test_every_pace_has_its_waits_and_its_motion() -> None:
    assert set(PACES) == set(MOTION)
    assert PACES["instant"] == (0.0, 0.0)
    assert float(MOTION["instant"]) == 0
    assert PACES["slow"][1] is None, "the finished trick stays until a press"
