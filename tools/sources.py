"""What dist/ is made from, and whether it is still what the sources say."""

import hashlib
import json
import os
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
FACTS = DIST / "build.json"
FOLDER = re.compile(r"https?://[\w.-]+(:\d+)?(/(?![\w.~%-]+\.html)[\w.~%-]+)*/*", re.ASCII)
"""An address of a folder: no page, no parameters, nothing that HTML would have to escape."""
DERIVED = {".pot", ".mo"}
"""Made from other sources."""
PLACES = (
    "engine", "ui", "docs/rules", "index.html", "pyscript.toml", "package-lock.json", "pyproject.toml",
    "tools/licences", "tools/ahead.py", "tools/build.py", "tools/embed.py", "tools/icons.py", "tools/licences.py",
    "tools/manifest.py", "tools/offline.mjs", "tools/page.py", "tools/poster.py", "tools/slim.mjs", "tools/slim.py",
    "tools/snapshot.mjs", "tools/snapshot.py", "tools/sources.py", "tools/words.py",
)  # fmt: skip


def source_files() -> Iterator[Path]:
    """Every file that decides what dist/ holds, in a fixed order."""
    for place in PLACES:
        path = ROOT / place
        if path.is_dir():
            yield from sorted(
                file
                for file in path.rglob("*")
                if file.is_file() and "__pycache__" not in file.parts and file.suffix not in DERIVED
            )
        elif path.exists():
            yield path


def fingerprint() -> str:
    """Twelve hex digits that change when any source does, or the address the site is built for."""
    digest = hashlib.sha256(site_url().encode())
    for path in source_files():
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()[:12]


def site_url() -> str:
    """Where the site will stand, with a closing slash, as SITE_URL says; empty if it does not.

    What cannot be a folder on the web ends the program with a sentence: it would stand in pages and in links.
    """
    address = os.environ.get("SITE_URL", "").strip()
    if address and not FOLDER.fullmatch(address):
        raise SystemExit(f"SITE_URL={address} cannot be: it must look like https://cards.example/rowdy-table/")
    return address and f"{address.rstrip('/')}/"


def facts() -> dict[str, object]:
    """What the last build said about itself; empty when there was none."""
    try:
        return dict(json.loads(FACTS.read_text()))
    except (FileNotFoundError, ValueError):
        return {}


def is_current() -> bool:
    """Whether dist/ was built from the sources as they are now."""
    return facts().get("build") == fingerprint()


def project_version() -> str:
    """The version of pyproject.toml."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        return str(tomllib.load(file)["project"]["version"])


def package_version(name: str) -> str:
    """The version of an npm package as installed."""
    return str(json.loads((ROOT / "node_modules" / name / "package.json").read_text())["version"])
