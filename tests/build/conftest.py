"""Ways to reach what the build makes and to run scripts inside Pyodide."""

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

import pytest

from tools.sources import DIST, ROOT, is_current

PINS = Path(__file__).parent / "wheels.txt"
Inside = Callable[..., str]


@pytest.fixture(scope="session")
def dist() -> Path:
    """The built site, never an old one."""
    if not is_current():
        pytest.fail("dist/ is missing or older than the sources: run `make build` first", pytrace=False)
    return DIST


@pytest.fixture
def inside() -> Inside:
    """Runs a script of this folder in Pyodide under Node; what it printed. A failure fails the test."""

    def run(script: str, *arguments: str, options: tuple[str, ...] = ()) -> str:
        path = Path(__file__).parent / script
        packages = sysconfig.get_path("purelib")
        command = ["node", "tools/in_pyodide.mjs", "--packages", packages, *options, str(path), *arguments]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
        if done.returncode != 0:
            pytest.fail(f"{script} in Pyodide:\n{done.stdout}\n{done.stderr[-20_000:]}", pytrace=False)
        return done.stdout

    return run


def pip(*arguments: str) -> None:
    """Run this environment's pip."""
    quietly = ("--quiet", "--disable-pip-version-check")
    subprocess.run([sys.executable, "-m", "pip", *arguments, *quietly], check=True)


@pytest.fixture(scope="session")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with our wheel, built from a copy of the sources, and those that install it inside Pyodide."""
    folder = tmp_path_factory.mktemp("wheels")
    copy = tmp_path_factory.mktemp("sources")
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    shutil.copytree(ROOT / "engine", copy / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(copy))
    kept = ROOT / ".cache" / "wheels"
    pinned = [line for line in PINS.read_text().split() if "==" in line]
    if not all(list(kept.glob(pin.replace("==", "-") + "-*.whl")) for pin in pinned):
        target = ["--python-version", "3.14", "--only-binary", ":all:", "--no-deps"]
        fresh = tmp_path_factory.mktemp("fresh")
        pip("download", *target, "--dest", str(fresh), "--requirement", str(PINS))
        kept.mkdir(parents=True, exist_ok=True)
        for wheel in fresh.iterdir():  # another process may be at the same: let each file appear whole
            partial = shutil.copy(wheel, kept / f"{wheel.name}.{os.getpid()}")
            Path(partial).replace(kept / wheel.name)
    for pin in pinned:
        (wheel,) = kept.glob(pin.replace("==", "-") + "-*.whl")
        shutil.copy(wheel, folder)
    return folder
