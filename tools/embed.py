"""What other pages need of the site: embed.js, a page and a poster a game, oEmbed, the blog page that shows it all."""

import json
import subprocess
from pathlib import Path

from tools import page, poster
from tools.sources import ROOT, site_url
from ui import link, words
from ui.html import escape
from ui.snippet import frame
from ui.tables import playable

TERSER = ROOT / "node_modules" / "terser" / "bin" / "terser"
SHARE = ROOT / "ui" / "embed" / "share"
"""Title and cards as PNG, for pages that show no SVG: drawn by `python -m tools.share`, not by the build."""


def files() -> dict[str, bytes]:
    """Name to content."""
    made = {"embed.js": slim(ROOT / "ui" / "embed" / "embed.js"), "blog.html": page.leaf("blog.html", {})}
    pictures = {}
    for game in playable():
        name = file_name(game)
        made[f"{name}.svg"] = poster.poster(game)
        made[f"{name}.html"] = thin(game)
        if site_url():
            made[f"{name}.oembed.json"] = oembed(game)
        pictures[f"{name}.png"] = picture(name)
    return {name: text.encode() for name, text in made.items()} | pictures


def picture(name: str) -> bytes:
    """The share picture."""
    path = SHARE / f"{name}.png"
    if not path.exists():
        raise FileNotFoundError(f"{path} is not drawn yet: run python -m tools.share")
    return path.read_bytes()


def slim(script: Path) -> str:
    """A script as small as it gets without being another one."""
    command = ["node", str(TERSER), str(script), "--compress", "--mangle"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def file_name(game: str) -> str:
    """What a game's files are called."""
    return game.replace("_", "-")


def thin(game: str) -> str:
    """The page of a game: what is shown where somebody shares it."""
    name, line, note = words.game_words(game)
    values = {
        "game": game, "name": escape(name), "line": escape(line), "note": escape(note), "file": file_name(game),
        "shared": shared(game),
    }  # fmt: skip
    return page.leaf("game.html", values)


def shared(game: str) -> str:
    """What needs absolute addresses; nothing if the build does not know where the site will stand."""
    here, name = site_url(), file_name(game)
    if not here:
        return ""
    title = escape(words.game_words(game)[0])
    return "\n".join((
        f'<link rel="canonical" href="{here}{name}.html">',
        f'<link rel="alternate" type="application/json+oembed" href="{here}{name}.oembed.json" title="{title}">',
        f'<meta property="og:url" content="{here}{name}.html">',
        f'<meta property="og:image" content="{here}{name}.png">',
        f'<meta property="og:image:width" content="{poster.WIDE}">',
        f'<meta property="og:image:height" content="{poster.HIGH}">',
        '<meta name="twitter:card" content="summary_large_image">',
    ))


def oembed(game: str) -> str:
    """The answer of an oEmbed provider (oembed.com, version 1.0), as a file."""
    here, name = site_url(), words.game_words(game)[0]
    answer = {
        "version": "1.0",
        "type": "rich",
        "title": name,
        "provider_name": "Rowdy Table",
        "provider_url": here,
        "html": frame(here, link.written({"game": game}), name),
        "width": 700,
        "height": 600,
        "thumbnail_url": f"{here}{file_name(game)}.png",
        "thumbnail_width": poster.WIDE,
        "thumbnail_height": poster.HIGH,
    }
    return json.dumps(answer, indent=1) + "\n"
