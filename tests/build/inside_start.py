"""Runs inside Pyodide: says how much a start still compiles out of text, without and with what was compiled ahead."""

import sys
from pathlib import Path
from typing import Any

compiled: list[str] = []


def heard(event: str, given: tuple[Any, ...]) -> None:
    """Note what is compiled and stands in no file."""
    if event == "compile" and given[1] == "<string>":
        compiled.append(str(given[0]))


def count(module: str) -> int:
    """How many texts are compiled while a module is imported."""
    compiled.clear()
    __import__(module)
    return len(compiled)


sys.path[:0] = [str(next(Path("/mounted").glob("app-*.zip")))]
sys.addaudithook(heard)
first = count("engine.core.moves")
count("compiled_ahead")
print(first, count("ui.app"), sys.modules["ui.app"].__file__)
