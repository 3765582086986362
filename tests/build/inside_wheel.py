"""Runs in Pyodide: installs the wheel in /mounted with micropip and plays a whole game with it."""

import importlib
import os
import sys
from pathlib import Path

os.chdir("/")
sys.path.remove("/project")  # the engine must come from the wheel
wheels = Path("/mounted")
sys.path[:0] = [str(path) for name in ("micropip", "packaging") for path in wheels.glob(f"{name}-*.whl")]


async def install() -> None:
    """Let micropip install the one wheel that is ours."""
    micropip = importlib.import_module("micropip")
    (wheel,) = wheels.glob("rowdy_table-*.whl")
    await micropip.install(f"emfs:{wheel}")


async def main() -> None:
    """Play first moves until the game is over; the number of moves and the points."""
    await install()
    engine = importlib.import_module("engine")
    assert "site-packages" in str(engine.__file__), engine.__file__
    table = engine.Table("oh_crud", seats=4, seed="k3x9")
    moves = 0
    while not table.over:
        seat = table.turn
        table.act(seat, str(table.moves(seat)[0]))
        moves += 1
    print(moves, *table.scores())
