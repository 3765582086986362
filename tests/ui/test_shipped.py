"""What lies beside the modules is read in folders and out of an archive alike."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from ui import shipped

TELL = """
from ui.shipped import TOP, content, files_in
print([path.relative_to(TOP).as_posix() for path in files_in(TOP / "ui" / "locale")], files_in(TOP / "nowhere"))
print(content(TOP / "ui" / "locale" / "de.mo"))
try:
    content(TOP / "ui" / "locale" / "fr.mo")
except OSError:
    print("none")
"""


@pytest.mark.parametrize("kind", ["folder", "archive"])
def test_files_are_listed_and_read(tmp_path: Path, kind: str) -> None:
    """The same names, the same content, and an OSError for what is not there."""
    for name, text in (("ui/locale/de.mo", b"Karten"), ("ui/locale/deeper/not.mo", b""), ("ui/__init__.py", b"")):
        target = tmp_path / "app" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(text)
    shutil.copy(str(shipped.__file__), tmp_path / "app" / "ui")
    place = tmp_path / "app"
    if kind == "archive":
        place = tmp_path / "app.zip"
        with zipfile.ZipFile(place, "w") as archive:
            for path in sorted((tmp_path / "app").rglob("*.*")):
                archive.write(path, path.relative_to(tmp_path / "app"))
    told = subprocess.run(
        [sys.executable, "-I", "-c", f"import sys; sys.path.insert(0, {str(place)!r})\n{TELL}"],
        capture_output=True, text=True, check=True,
    ).stdout.splitlines()  # fmt: skip
    assert told == ["['ui/locale/de.mo'] []", "b'Karten'", "none"]
