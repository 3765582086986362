"""What the build makes for offline play and for installing: the list of what is kept, icons, the manifest."""

import hashlib
import json
import re
import struct
import zlib
from pathlib import Path

import pytest

from tools import icons
from tools.page import BOOT
from ui.tables import playable

LEFT_OUT = {"sw.js", "build.json", "404.html", ".nojekyll"}


def test_the_worker_keeps_every_file_by_its_content(dist: Path) -> None:
    """All that lies in dist/, but what is not for playing, each with the hash of its content."""
    listed = re.findall(r'\{"?revision"?:"(\w+)","?url"?:"([^"]+)"\}', (dist / "sw.js").read_text())
    kept = {address: revision for revision, address in listed}
    there = {path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file()}
    shared = {path for path in there if path.endswith((".oembed.json", ".png")) and "/" not in path}
    snapshot = {path.relative_to(dist).as_posix() for path in dist.glob("assets/snapshot-*")}  # the page's own
    assert set(kept) == there - LEFT_OUT - shared - snapshot
    for address, revision in kept.items():
        assert hashlib.md5((dist / address).read_bytes()).hexdigest() == revision, address


def test_the_worker_asks_nobody_else(dist: Path) -> None:
    """Workbox is bundled: no script is fetched, and no address of a host is asked for."""
    text = (dist / "sw.js").read_text()
    assert "importScripts" not in text
    assert set(re.findall(r"https?://[\w.]+", text)) <= {"https://bit.ly"}, "Workbox names a page in an error"


def unpacked(picture: bytes) -> bytes:
    """The lines of a PNG as tools/icons.py writes them."""
    at, lines = 8, b""
    while at < len(picture):
        length, name = struct.unpack(">I4s", picture[at : at + 8])
        lines += picture[at + 8 : at + 8 + length] if name == b"IDAT" else b""
        at += 12 + length
    return zlib.decompress(lines)


def test_the_icons_are_what_is_drawn() -> None:
    """The smallest one, drawn anew."""
    smallest = min(icons.KINDS, key=lambda icon: icon.side)
    drawn = icons.png(smallest.side, icons.picture(smallest.side, smallest.room))
    assert unpacked(drawn) == unpacked(icons.read(smallest))


@pytest.mark.parametrize("icon", icons.KINDS, ids=lambda icon: icon.name)
def test_icons_have_their_size(icon: icons.Icon) -> None:
    """As their names and the manifest say."""
    assert struct.unpack(">II", icons.read(icon)[16:24]) == (icon.side, icon.side)


def test_the_manifest_names_what_is_there(dist: Path) -> None:
    """Icons that lie in the site, a shortcut for every game, addresses that work under any path."""
    about = json.loads((dist / "manifest.webmanifest").read_text())
    pictures = [*about["icons"], *(icon for shortcut in about["shortcuts"] for icon in shortcut["icons"])]
    for icon in pictures:
        assert (dist / icon["src"]).is_file(), icon
    assert [shortcut["url"] for shortcut in about["shortcuts"]] == [f"./#game={game}" for game in playable()]
    assert about["start_url"] == about["scope"] == "./"
    assert "id" not in about, "an id is relative to the host: all projects of a host would be the same app"


def test_the_worker_that_ends_workers_keeps_to_our_names() -> None:
    """Both workers and the page name the same prefix."""
    prefixes = {
        name: re.search(r'PREFIX = "([^"]+)"', (BOOT / name).read_text())
        for name in ("worker.js", "farewell.js", "offline.js")
    }
    assert {found[1].rstrip("-") for found in prefixes.values() if found} == {"rowdy-table"}
    assert all(prefixes.values())
