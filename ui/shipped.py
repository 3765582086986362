"""Files beside the modules: in folders, or in the archive that a browser's Python imports the app out of."""

from __future__ import annotations

from pathlib import Path
from typing import Any

TOP = Path(__file__).parent.parent
LOADER: Any = __spec__.loader
"""Whatever loaded this module reads the files beside it, too."""


def content(path: Path) -> bytes:
    """The bytes of a file under TOP. OSError if there is none; in folders a FileNotFoundError."""
    return bytes(LOADER.get_data(str(path)))


def files_in(folder: Path) -> list[Path]:
    """The files that lie in a folder under TOP, by name; none if there is no such folder."""
    archive = getattr(LOADER, "archive", None)
    if archive is None:
        return sorted(path for path in folder.glob("*") if path.is_file())
    from zipfile import ZipFile  # only who asks pays for it

    with ZipFile(archive) as opened:
        paths = [Path(archive, name) for name in opened.namelist()]
    return sorted(path for path in paths if path.parent == folder)
