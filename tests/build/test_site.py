"""The built site as files, and the server that shows it."""

import gzip
import html
import json
import re
import socket
import struct
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from urllib.parse import parse_qsl
from xml.etree import ElementTree

import pytest

from tools import embed, page, poster, share
from tools.serve import serving
from tools.sources import ROOT, facts, fingerprint, project_version, site_url
from ui import link
from ui.tables import playable


def test_every_address_is_relative_and_there(dist: Path) -> None:
    """The site works under any path: what the page names lies beside it."""
    text = (dist / "index.html").read_text()
    named = re.findall(r'(?:href|src)="([^"#]+)"', text) + re.findall(r'url\("([^")]+)"\)', text)
    assert len(named) > 8
    for address in named:
        assert not re.match(r"[a-z]+:|/", address), address
        assert (dist / address).is_file(), address


def test_regions_hold_the_first_screen(dist: Path) -> None:
    """The app's own Python wrote what is painted first."""
    text = (dist / "index.html").read_text()
    for name, content in page.first_paint().items():
        assert re.search(rf'data-region="{name}"[^>]*>' + re.escape(content), text), name


def test_facts_say_what_was_built(dist: Path) -> None:
    """build.json names version, fingerprint and the size of every file."""
    about = json.loads((dist / "build.json").read_text())
    assert about["version"] == project_version()
    assert about["build"] == fingerprint() == facts()["build"]
    for name, size in about["files"].items():
        content = (dist / name).read_bytes()
        assert size == {"raw": len(content), "gzip": len(gzip.compress(content, 6))}, name


def test_every_part_has_its_licence(dist: Path) -> None:
    """The texts of all that is shipped are shipped too."""
    text = (dist / "licences.html").read_text()
    for words in (
        "Mozilla Public License Version 2.0", "Apache License", "SIL OPEN FONT LICENSE",
        "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2", "Permission to use, copy, modify, and/or distribute",
    ):  # fmt: skip
        assert words in text
    for package in ("pyodide", "@pyscript/core", "polyscript", "coincident"):
        assert re.search(rf"<h2[^>]*>{package} \d", text), package


def test_nothing_is_asked_of_a_package_host() -> None:
    """The lock file holds no download addresses."""
    lock = json.loads((ROOT / "package-lock.json").read_text())
    assert not [name for name, entry in lock["packages"].items() if "resolved" in entry]


def test_a_template_without_its_value_is_an_error() -> None:
    """No page goes out with a hole."""
    with pytest.raises(KeyError, match="missing"):
        page.fill("a {{missing}} part", {})
    with pytest.raises(ValueError, match="nowhere"):
        page.fill_regions('<p data-region="here"></p>', {"nowhere": "text"})
    assert page.fill_regions('<p data-region="here"></p>', {"here": "<b>1</b>"}).count("<b>1</b>") == 1


def test_the_server_keeps_to_its_folder(tmp_path: Path) -> None:
    """Types, sub-path, compression and the site's own 404 page; never a file outside."""
    (tmp_path / "secret.txt").write_text("secret")
    site = tmp_path / "site"
    site.mkdir()
    (site / "index.html").write_text("<p>home</p>")
    (site / "404.html").write_text("<p>nothing</p>")
    (site / "tool.mjs").write_text("export {}")
    with serving(site, path="/sub/") as server:
        with urllib.request.urlopen(server.url) as answer:
            assert answer.read() == b"<p>home</p>"
        asked = urllib.request.Request(server.url + "tool.mjs", headers={"Accept-Encoding": "gzip"})
        with urllib.request.urlopen(asked) as answer:
            assert answer.headers["Content-Type"].startswith("text/javascript")
            assert answer.headers["Access-Control-Allow-Origin"] == "*"
            assert gzip.decompress(answer.read()) == b"export {}"
        for address in (server.url + "../secret.txt", server.url + "%2e%2e/secret.txt", server.url + "gone"):
            with pytest.raises(urllib.error.HTTPError, match="404") as refused:
                urllib.request.urlopen(address)
            assert refused.value.read() == b"<p>nothing</p>"
            refused.value.close()


def test_a_busy_port_is_said() -> None:
    """`make play` stops and says so, naming another way."""
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        holder.listen()
        port = holder.getsockname()[1]
        command = [sys.executable, "-m", "tools.serve", "--port", str(port)]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=30)
    assert done.returncode == 1
    assert str(port) in done.stderr
    assert "PORT=" in done.stderr


@pytest.mark.parametrize("port", ["99999", "-1", "abc", "80 81"])
def test_an_impossible_port_is_said(port: str) -> None:
    """What is no port ends in a sentence, not in a traceback."""
    command = [sys.executable, "-m", "tools.serve", f"--port={port}"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=30)
    assert done.returncode == 2
    assert "allowed is 0 to 65535" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("game", playable())
def test_a_share_picture_shows_cards_of_the_game(game: str) -> None:
    cards = share.cards_of(game)
    assert 6 <= len({card.name for card in cards}) == len(cards) <= share.MOST
    drawn = share.shared(game)
    assert len(re.findall(r'class="card[ "]', drawn)) == len(cards)
    assert "{{" not in drawn


def test_what_other_pages_need_is_there_and_light(dist: Path) -> None:
    """embed.js, a page, a poster and a share picture a game; no absolute address unless the build knows one."""
    script = (dist / "embed.js").read_bytes()
    assert len(script) < 6_000
    assert b"customElements.define" in script
    assert (dist / ".nojekyll").is_file()
    assert not [path for path in dist.rglob("_*") if path.is_file()]
    for game in playable():
        name = embed.file_name(game)
        text = (dist / f"{name}.html").read_text()
        assert f'href="./#game={game}"' in text
        picture = (dist / f"{name}.png").read_bytes()
        assert picture.startswith(b"\x89PNG\r\n\x1a\n")
        assert struct.unpack(">II", picture[16:24]) == (poster.WIDE, poster.HIGH)
        svg = (dist / f"{name}.svg").read_text()
        assert "var(" not in svg
        ElementTree.fromstring(svg)
        if not site_url():
            assert "og:image" not in text
            assert "http" not in text
            assert not (dist / f"{name}.oembed.json").exists()


@pytest.mark.parametrize(
    "address",
    ["cards.example", "//cards.example", "ftp://cards.example/", "https://", 'https://cards.example/"><script>',
     "https://cards.example/?a=b", "https://cards.example/#here", "https://cards.example/index.html",
     "https://cards.example/a b", "https:///path"],
)  # fmt: skip
def test_an_impossible_site_address_is_said(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    """Before anything is built with it."""
    monkeypatch.setenv("SITE_URL", address)
    with pytest.raises(SystemExit, match="SITE_URL"):
        site_url()


@pytest.mark.parametrize("address", ["http://127.0.0.1:8765", "https://a.example/t", " https://a.example/t/ "])
def test_the_site_address_is_a_folder(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    """With or without its closing slash."""
    monkeypatch.setenv("SITE_URL", address)
    assert site_url() == f"{address.strip().rstrip('/')}/"


def test_with_a_site_address_pages_can_be_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    """oEmbed and the share picture have absolute addresses, and the site is another build."""
    monkeypatch.delenv("SITE_URL", raising=False)
    before = fingerprint()
    monkeypatch.setenv("SITE_URL", "https://cards.example/rowdy-table")
    assert fingerprint() != before
    files = embed.files()
    answer = json.loads(files["oh-crud.oembed.json"])
    assert (answer["version"], answer["type"]) == ("1.0", "rich")
    assert 'src="https://cards.example/rowdy-table/#game=oh_crud&amp;play=1"' in answer["html"]
    text = files["oh-crud.html"].decode()
    assert 'property="og:image" content="https://cards.example/rowdy-table/oh-crud.png"' in text
    assert 'type="application/json+oembed" href="https://cards.example/rowdy-table/oh-crud.oembed.json"' in text
    assert answer["thumbnail_url"] == "https://cards.example/rowdy-table/oh-crud.png"
    for name in ("oh-crud.png", "oh-crud.oembed.json"):
        assert name in files


def test_the_blog_page_names_only_what_is_there(dist: Path) -> None:
    """Its tables, links and scripts."""
    text = (dist / "blog.html").read_text()
    assert set(re.findall(r'<card-table [^>]*game="(\w+)"', text)) <= set(playable())
    for address in re.findall(r'(?:href|src)="([^"#]+)[#"]', text):
        assert (dist / address).exists(), address
    tables = [dict(re.findall(r'([a-z-]+)="([^"]*)"', tag)) for tag in re.findall(r"<card-table ([^>]*)>", text)]
    links = [dict(parse_qsl(html.unescape(behind))) for behind in re.findall(r'"\./#([^"]+)"', text)]
    assert {game["game"] for game in tables} == set(playable())
    assert len(links) > len(tables)
    for wanted in tables + links:
        made, told = link.follow(wanted)
        assert made is not None
        assert (told, made.problem) == ("", None)
