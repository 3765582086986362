"""Collects the licences of everything dist/ ships into one readable page."""

import html
import json
import re
from typing import Any, NamedTuple

from tools.sources import ROOT, package_version

MODULES = ROOT / "node_modules"
TEXTS = ROOT / "tools" / "licences"
SHIPPED = ("pyodide", "@pyscript/core", "morphdom", "@fontsource/atkinson-hyperlegible", "workbox-precaching")
FLOWING = 50
"""Characters: a block whose lines are all longer, but the last, is a paragraph that was broken to fit a terminal."""


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


CHANGED = (
    "Changed here: of the library only what the app can reach is shipped, compiled and without docstrings; its classes "
    "and the app's get methods that were compiled when the site was built."
)
"""What the licence of Python wants said: how what is shipped differs from what it was made from."""


def bundled() -> list[Part]:
    """Licences PyScript brings for what it has bundled itself."""
    folder = MODULES / "@pyscript" / "core" / "src" / "3rd-party-licenses"
    return [Part("@pyscript/core's TOML parser", path.read_text()) for path in folder.glob("toml*")]


def paragraphs(text: str) -> str:
    """A text as HTML: blocks of long lines may be broken anew to fit a screen, others keep their lines."""
    blocks = []
    for block in re.split(r"\n[ \t]*\n", text.strip("\n")):
        lines = block.splitlines()
        flows = all(len(line) > FLOWING for line in lines[:-1])
        words = html.escape(" ".join(line.strip() for line in lines) if flows else block)
        blocks.append(f"<p>{words}</p>" if flows else f"<pre>{words}</pre>")
    return "\n".join(blocks)


def parts() -> list[Part]:
    """All that the site ships, our own first."""
    return [
        Part("Rowdy Table (MIT)", (ROOT / "LICENSE").read_text()),
        *(licence_of(name) for name in packages()),
        *bundled(),
        Part("Python and its standard library (PSF-2.0)", f"{CHANGED}\n\n{(TEXTS / 'PSF-2.0.txt').read_text()}"),
        Part("Inside Pyodide", (TEXTS / "inside-pyodide.txt").read_text()),
    ]


def body() -> str:
    """The contents, then every text under its title, as HTML."""
    shipped = list(enumerate(parts(), start=1))
    contents = "\n".join(
        f'<li><a href="#part-{number}">{html.escape(part.title)}</a></li>' for number, part in shipped
    )
    texts = "\n".join(
        f'<h2 id="part-{number}">{html.escape(part.title)}</h2>\n{paragraphs(part.text)}' for number, part in shipped
    )
    return f'<nav aria-label="Contents">\n<ol>\n{contents}\n</ol>\n</nav>\n{texts}'
