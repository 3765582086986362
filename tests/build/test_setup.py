"""The set-up says what is missing on a machine, in a sentence."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tools.sources import ROOT

SHELL = shutil.which("sh") or "/bin/sh"


def setup(
    part: str, programs: Path, clone: Path = ROOT, variables: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run the set-up of a clone on a machine that has only these programs."""
    environment = {"PATH": str(programs), "HOME": os.environ.get("HOME", "/"), **(variables or {})}
    command = [SHELL, str(clone / "tools" / "setup.sh"), part]
    return subprocess.run(command, capture_output=True, text=True, env=environment, timeout=60)


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """A folder of programs with nothing but what a shell script needs."""
    (tmp_path / "dirname").symlink_to(shutil.which("dirname") or "/usr/bin/dirname")
    return tmp_path


def pretend(programs: Path, name: str, script: str) -> None:
    """Add a program."""
    program = programs / name
    program.write_text(f"#!{SHELL}\n{script}\n")
    program.chmod(0o755)


def test_without_python(programs: Path) -> None:
    """No Python that is new enough: the version wanted and a way to name one."""
    pretend(programs, "python3", "exit 1")
    done = setup("python", programs)
    assert done.returncode == 1
    assert "Python 3.11 or newer" in done.stderr
    assert "PYTHON3=" in done.stderr


def test_a_named_python_that_will_not_do(programs: Path) -> None:
    """Whoever names one is not given another in silence."""
    pretend(programs, "python3", "exit 0")
    done = setup("python", programs, variables={"PYTHON3": "/no/such/python"})
    assert done.returncode == 1
    assert "PYTHON3=/no/such/python" in done.stderr


def test_without_venv(programs: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    """A Python that leaves half an environment: what to install; nothing stays that a second try would stumble on."""
    clone = tmp_path_factory.mktemp("a clone")
    (clone / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "setup.sh", clone / "tools")
    for name in ("rm", "mkdir"):
        (programs / name).symlink_to(shutil.which(name) or f"/usr/bin/{name}")
    pretend(programs, "python3", '[ "$1" = -m ] && mkdir -p .venv/bin && exit 1; exit 0')
    done = setup("python", programs, clone)
    assert done.returncode == 1
    assert "python3-venv" in done.stderr
    assert not (clone / ".venv").exists()


def test_without_node(programs: Path) -> None:
    """No Node at all, then an old one, then one without npm."""
    assert "Node 20 or newer is needed and was not found" in setup("node", programs).stderr
    pretend(programs, "node", '[ "$1" = --version ] && echo v16.3.0 && exit 0; exit 1')
    assert "Node 20 or newer is needed; this is v16.3.0" in setup("node", programs).stderr
    pretend(programs, "node", "exit 0")
    done = setup("node", programs)
    assert "npm is needed" in done.stderr
    assert done.returncode == 1
