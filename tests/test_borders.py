"""The borders between the folders, read off the source: who may import what, and how long a file may be."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BROWSER = {"js", "pyscript", "pyodide"}
CHANCE_AND_TIME = {"random", "time", "datetime"}
PUBLIC = ("engine", "engine.core", "engine.bots", "engine.host", "engine.table", "engine.save", "engine.games")
BROWSER_MODULES = {
    "ui/bridge.py", "ui/files.py", "ui/main.py", "ui/paint.py", "ui/site.py", "ui/store.py", "ui/worker.py",
}  # fmt: skip
LONGEST = 400
"""Lines; about 300 is meant, this is where a module surely holds two things."""


def modules(folder: str) -> list[Path]:
    """The Python files of a folder, as paths relative to the root."""
    return sorted(path.relative_to(ROOT) for path in (ROOT / folder).rglob("*.py"))


def imports(path: Path) -> Iterator[str]:
    """Every module a file imports, `from a.b import c` as `a.b`."""
    for node in ast.walk(ast.parse((ROOT / path).read_text())):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            yield node.module or ""


def inside(name: str, *packages: str) -> bool:
    """Whether a module is one of the packages or lies in one."""
    return any(name == package or name.startswith(package + ".") for package in packages)


def top(name: str) -> str:
    """The first part of a module's name."""
    return name.partition(".")[0]


@pytest.mark.parametrize("path", modules("engine/core"), ids=str)
def test_core_knows_the_standard_library_only(path: Path) -> None:
    """And neither chance nor time nor the browser."""
    for name in imports(path):
        assert inside(name, "engine.core") or top(name) in sys.stdlib_module_names, name
        assert top(name) not in CHANCE_AND_TIME | BROWSER, name


@pytest.mark.parametrize("path", modules("engine/games"), ids=str)
def test_games_know_core_and_themselves(path: Path) -> None:
    """A game imports no other game, no table, no bot."""
    own = ".".join(path.parts[:3]) if len(path.parts) > 3 else "engine.games"
    for name in imports(path):
        if top(name) == "engine":
            assert inside(name, "engine.core", own), name
        else:
            assert top(name) in sys.stdlib_module_names, name
            assert top(name) not in CHANCE_AND_TIME | BROWSER, name


@pytest.mark.parametrize("path", modules("engine/bots"), ids=str)
def test_bots_know_core_and_the_public_face_of_a_game(path: Path) -> None:
    """Never a state, a table or the rules as they are inside."""
    for name in imports(path):
        if top(name) == "engine":
            public = inside(name, "engine.core", "engine.bots") or (
                inside(name, "engine.games") and name.count(".") == 2
            )
            assert public, name
        else:
            assert top(name) in sys.stdlib_module_names - CHANCE_AND_TIME, name


def test_no_bot_speaks_of_a_state() -> None:
    """A bot's source names no State class and no `start`."""
    for path in modules("engine/bots"):
        names = {node.id for node in ast.walk(ast.parse((ROOT / path).read_text())) if isinstance(node, ast.Name)}
        assert not {name for name in names if name.endswith("State")}, path


@pytest.mark.parametrize("path", modules("engine"), ids=str)
def test_the_engine_knows_no_browser_and_no_screen(path: Path) -> None:
    """It runs on any Python."""
    for name in imports(path):
        assert top(name) not in BROWSER | {"ui", "tools", "tests"}, name


def test_only_the_table_plays_on_a_live_state() -> None:
    """Outside the games only the table, and what measures games with no table, calls `play` on a state."""
    allowed = {Path("engine/table.py"), Path("engine/arena.py")}
    for path in modules("engine"):
        if inside(".".join(path.parts), "engine.games") or path in allowed:
            continue
        calls = [
            node
            for node in ast.walk(ast.parse((ROOT / path).read_text()))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "play"
        ]
        assert not calls, path


@pytest.mark.parametrize("path", modules("ui"), ids=str)
def test_the_screen_knows_the_public_engine_and_few_modules_the_browser(path: Path) -> None:
    """Everything else of the screen runs on plain Python."""
    for name in imports(path):
        if top(name) in BROWSER:
            assert path.as_posix() in BROWSER_MODULES, name
        elif top(name) == "engine":
            game_face = inside(name, "engine.games") and name.count(".") == 2
            assert name in PUBLIC or inside(name, "engine.core") or game_face, name
        else:
            assert top(name) in sys.stdlib_module_names | {"ui"}, name


def test_one_script_touches_the_window_above_and_one_module_speaks_to_it() -> None:
    """What a page around ours hears and may ask for is decided in one place."""
    for path in [*(ROOT / "ui").rglob("*.py"), *(ROOT / "ui" / "boot").glob("*.*js")]:
        code = re.sub(r"(?<!:)//.*|#.*|/\*.*?\*/|\"[^\"\n]*\"", "", path.read_text())
        if path.name != "frame.js":
            assert not re.search(r"\bwindow\.(parent|top)\b|(?<![.\w])parent\.|\bparent !==", code), path
        if path.name != "bridge.py":
            assert "rowdy.frame." not in code, path


@pytest.mark.parametrize("folder", ["engine", "ui", "tools", "tests"])
def test_every_module_says_what_lives_in_it_and_can_be_read_at_a_sitting(folder: str) -> None:
    """A docstring first, and no more lines than one sitting reads."""
    for path in modules(folder):
        text = (ROOT / path).read_text()
        assert ast.get_docstring(ast.parse(text)), path
        assert len(text.splitlines()) <= LONGEST, path
