"""What makes the site installable: manifest.webmanifest, with a shortcut for every game that can be played."""

import json
from typing import Any

from tools.icons import KINDS
from ui import words
from ui.tables import playable

FELT = "#124a38"


def icons(addresses: dict[str, str]) -> list[dict[str, str]]:
    """The icons by size; `addresses` gives where a file of tools/icons.py lies in the site."""
    drawn = [
        {"src": addresses[icon.name], "sizes": f"{icon.side}x{icon.side}", "type": "image/png",
         "purpose": icon.purpose}
        for icon in KINDS
        if icon.purpose
    ]  # fmt: skip
    return [*drawn, {"src": "favicon.svg", "sizes": "any", "type": "image/svg+xml"}]


def shortcut(game: str, icon: str) -> dict[str, Any]:
    """What a long press on the installed icon offers: the set-up of a game."""
    title, line, _ = words.game_words(game)
    return {
        "name": title,
        "description": line,
        "url": f"./#game={game}",
        "icons": [{"src": icon, "sizes": "192x192", "type": "image/png"}],
    }


def manifest(addresses: dict[str, str]) -> str:
    """The whole file. All addresses are relative to it, so that it works under any path.

    It has no `id`: that one is relative to the host, and "./" would be the same for all projects of a host. Without
    it the app is known by `start_url`.
    """
    about = {
        "name": "Rowdy Table",
        "short_name": "Rowdy Table",
        "description": "Rowdy card games against bots, without a network too. Unofficial.",
        "lang": "en",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": FELT,
        "theme_color": FELT,
        "categories": ["games"],
        "icons": icons(addresses),
        "shortcuts": [shortcut(game, addresses["icon-192.png"]) for game in playable()],
    }
    return json.dumps(about, indent=1) + "\n"
