"""Finding a Chromium: whichever is taken runs, and where none does a sentence says what to do."""

from pathlib import Path

import pytest

from tools import chromium as search


def pretend(folder: Path, name: str, script: str) -> Path:
    """A program that does what the script says."""
    program = folder / name
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    return program


def test_the_named_one_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """CHROMIUM goes before the system's."""
    named = pretend(tmp_path, "mine", "exit 0")
    monkeypatch.setenv("CHROMIUM", str(named))
    assert search.found() == named


@pytest.mark.parametrize("name", ["broken", "absent", "noise"])
def test_the_named_one_must_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """One that is named and cannot be run is said; no other is taken in silence."""
    pretend(tmp_path, "broken", "exit 127")
    (tmp_path / "noise").write_bytes(b"\x7fELF nothing of the kind")
    (tmp_path / "noise").chmod(0o755)
    monkeypatch.setenv("CHROMIUM", str(tmp_path / name))
    with pytest.raises(search.NoChromium, match="cannot be run"):
        search.chromium()


def test_one_that_does_not_run_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stand-in that only says what to install is no Chromium."""
    monkeypatch.delenv("CHROMIUM", raising=False)
    pretend(tmp_path, "chromium", "echo install the snap; exit 1")
    good = pretend(tmp_path, "google-chrome", "exit 0")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert search.found() == good


def test_none_to_be_had(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """What to install, and how to name one."""
    monkeypatch.setattr(search, "found", lambda: None)
    monkeypatch.setattr(search, "fetched", lambda: None)
    assert search.main() == 1
    said = capsys.readouterr().err
    assert "apt-get install chromium" in said
    assert "CHROMIUM=" in said
