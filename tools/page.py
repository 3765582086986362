"""Makes index.html from its template: regions filled by the app's own Python, styles and scripts inline."""

import html
import importlib
import importlib.util
import json
import re
import tomllib
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from tools.sources import ROOT

BOOT = ROOT / "ui" / "boot"
BOOT_SCRIPTS = (
    "storage.js", "early.js", "frame.js", "snapshot.js", "panel.js", "watch.js", "press.js", "patch.js",
    "offline.js",
)  # fmt: skip
BIG = 500_000
"""Bytes of a part from which on it would hold up the first paint."""
MORPHDOM = ROOT / "node_modules" / "morphdom" / "dist" / "morphdom-umd.min.js"


def fill(template: str, values: Mapping[str, str]) -> str:
    """Replace every `{{name}}`; a name without a value is an error."""
    return re.sub(r"\{\{(\w+)\}\}", lambda found: values[found[1]], template)


def fill_regions(page: str, regions: Mapping[str, str]) -> str:
    """Put each region's HTML into the empty element with that `data-region`."""
    for name, content in regions.items():
        place = re.compile(rf'(<(\w+)\b[^>]*\bdata-region="{re.escape(name)}"[^>]*>)(</\2>)')
        page, count = place.subn(lambda found: found[1] + content + found[3], page)  # noqa: B023
        if count != 1:
            raise ValueError(f"index.html has {count} empty elements with data-region={name!r}, not one")
    return page


def first_paint() -> dict[str, str]:
    """The app's first screen, by the same Python that will take it over in the browser."""
    regions = importlib.import_module("ui.app").first_paint()
    if not isinstance(regions, dict):
        raise TypeError("ui.app.first_paint() must give a dictionary of region to HTML")
    return regions


def sprite() -> str:
    """The inline SVG symbols, if the app has any."""
    if importlib.util.find_spec("ui.parts") is None or importlib.util.find_spec("ui.parts.sprite") is None:
        return ""
    return str(importlib.import_module("ui.parts.sprite").sprite())


def styles() -> str:
    """The boot's style, then all of ui/style in the order of names."""
    sheets = [BOOT / "boot.css", *sorted((ROOT / "ui" / "style").glob("*.css"))]
    return "\n".join(sheet.read_text() for sheet in sheets)


def boot(names: Mapping[str, str]) -> str:
    """The scripts that run before Python does; what patches a region comes with the library it stands on."""
    ours = (fill((BOOT / name).read_text(), names) for name in BOOT_SCRIPTS)
    return "\n".join((MORPHDOM.read_text().strip(), *ours))


class PartOfSite(NamedTuple):
    """A file the start cannot do without: its address, the stage that needs it, and its size in bytes."""

    address: str
    stage: str
    """page, runtime, library or app."""
    size: int


def preloads(parts: Iterable[PartOfSite], fonts: Iterable[str]) -> str:
    """Links that let the browser ask at once for what is small; what is big ui/boot/begin.js asks for when the menu is
    painted. The watch over the start reads them, too.
    """
    lines = []
    for part in parts:
        small = part.address.endswith("js") and part.size < BIG
        kind = 'rel="modulepreload"' if small else 'rel="part"'
        lines.append(f'<link {kind} data-part="{part.stage}" data-size="{part.size}" href="{part.address}">')
    lines += [
        f'<link rel="preload" as="font" type="font/woff2" crossorigin href="{name}">' for name in fonts
    ]
    return "\n".join(lines)


def render(names: Mapping[str, str], links: str) -> str:
    """The whole page. `names` gives the addresses of the parts and the facts the templates ask for."""
    config = tomllib.loads(fill((ROOT / "pyscript.toml").read_text(), names))
    if "packages" in config:
        raise ValueError("pyscript.toml: `packages` would load micropip, which is not shipped")
    values = {
        **names,
        "preloads": links,
        "styles": fill(styles(), names),
        "boot": boot(names),
        "old": fill((BOOT / "old.js").read_text(), names),
        "begin": fill((BOOT / "begin.js").read_text(), names),
        "sprite": sprite(),
        "config": html.escape(json.dumps(config)),
        "mpy_config": html.escape(json.dumps({"plugins": config["plugins"]}), quote=False),
    }
    return fill_regions(fill((ROOT / "index.html").read_text(), values), first_paint())


def leaf(name: str, values: Mapping[str, str]) -> str:
    """A page beside the game, which works without a script and, for 404.html, at any depth.

    `name` holds what is its own of the head, then its body; leaf.html what all such pages have.
    """
    common = {"leaf": (BOOT / "leaf.css").read_text(), "picture": (BOOT / "favicon.svg").read_text()}
    own = (BOOT / name).read_text().replace("<body>", "</head>\n<body>", 1)
    return fill(fill((BOOT / "leaf.html").read_text(), {**common, "page": own}), {**common, **values})
