"""Runs in Pyodide on the slim library: says how many texts a start compiles, and how many without what is ahead."""

import importlib
import sys
from pathlib import Path
from typing import Any

compiled: list[str] = []


def heard(event: str, given: tuple[Any, ...]) -> None:
    """Note what is compiled and stands in no file."""
    if event == "compile" and given[1] == "<string>":
        compiled.append(str(given[0]))


def count() -> int:
    """How many texts are compiled while the app, and what of the library makes classes early, are loaded."""
    compiled.clear()
    for name in [name for name in sys.modules if name.partition(".")[0] in {"engine", "ui", "tokenize", "_colorize"}]:
        del sys.modules[name]
    for name in ("tokenize", "_colorize", "ui.app"):
        importlib.import_module(name)
    return len(compiled)


sys.path[:0] = [str(next(Path("/mounted").glob("app-*.zip")))]
sys.addaudithook(heard)
left = count()
importlib.import_module("compiled_ahead").CODES.clear()
print(left, count(), sys.modules["ui.app"].__file__)
