"""Collects the licences of everything dist/ ships into one readable text."""

import json
from typing import Any, NamedTuple

from tools.sources import ROOT, package_version

MODULES = ROOT / "node_modules"
TEXTS = ROOT / "tools" / "licences"
SHIPPED = ("pyodide", "@pyscript/core", "morphdom", "@fontsource/atkinson-hyperlegible")
RULE = "=" * 78


class Part(NamedTuple):
    """One thing we ship that others wrote (or, first, our own)."""

    title: str
    text: str


def described(name: str) -> dict[str, Any]:
    """An installed package's package.json."""
    return dict(json.loads((MODULES / name / "package.json").read_text()))


def packages() -> list[str]:
    """What we ship and all it is bundled from."""
    found: list[str] = []
    waiting = list(SHIPPED)
    while waiting:
        name = waiting.pop(0)
        # Types and Node's own socket library end up in no file of the browser.
        if name in found or name.startswith("@types/") or name == "ws":
            continue
        found.append(name)
        waiting += sorted(described(name).get("dependencies", {}))
    return found


def licence_of(name: str) -> Part:
    """The package's licence file, or the words of its package.json where it has none."""
    about = described(name)
    title = f"{name} {package_version(name)} ({about['license']})"
    files = sorted((MODULES / name).glob("LICEN[CS]E*"))
    if files:
        return Part(title, "\n\n".join(file.read_text() for file in files))
    author = about.get("author", "its authors")
    holder = author if isinstance(author, str) else author.get("name", "its authors")
    source = about.get("repository", {})
    address = source if isinstance(source, str) else source.get("url", "")
    words = f"Copyright (c) {holder}\nSource: {address.removeprefix('git+')}\n\n{known(about['license'])}"
    return Part(title, words)


def known(licence: str) -> str:
    """The text of a licence that a package names without bringing it."""
    path = TEXTS / f"{licence}.txt"
    return path.read_text() if path.exists() else ""


def bundled() -> list[Part]:
    """Licences PyScript brings for what it has bundled itself."""
    folder = MODULES / "@pyscript" / "core" / "src" / "3rd-party-licenses"
    return [Part("@pyscript/core's TOML parser", path.read_text()) for path in folder.glob("toml*")]


def text() -> str:
    """The whole text for the site."""
    parts = [
        Part("Rowdy Table (MIT)", (ROOT / "LICENSE").read_text()),
        *(licence_of(name) for name in packages()),
        *bundled(),
        Part("Python and its standard library (PSF-2.0)", (TEXTS / "PSF-2.0.txt").read_text()),
        Part("Inside Pyodide", (TEXTS / "inside-pyodide.txt").read_text()),
    ]
    head = "Rowdy Table ships the following. Each part stands under its own licence.\n"
    contents = "".join(f"  - {part.title}\n" for part in parts)
    bodies = (f"\n{RULE}\n{part.title}\n{RULE}\n\n{part.text.strip()}\n" for part in parts)
    return head + contents + "".join(bodies)
