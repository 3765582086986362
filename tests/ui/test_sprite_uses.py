"""Every drawing that any screen shows is in the sprite, and every drawing of the sprite is shown or meant to be."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from tests.ui.player import Play, run
from ui.parts.sprite import ICONS, games, sprite
from ui.screens import REGIONS
from ui.screens.panels import PANELS
from ui.tables import playable

ROOT = Path(__file__).resolve().parents[2]
USE = re.compile(r'href="#([\w-]+)"')
SPARE = {"sting", "up", "sound", "mute", "pile", "person", "clock", "dice"}
"""Drawn for what comes."""
FAMILIES = re.compile(r"suit-[SHDC]|wild-..|(?:title|emblem)-\w+|die-\w|face-\d+")
"""Chosen by what is dealt, thrown and seated; French suits and wilds by games to come."""


@cache
def shown() -> frozenset[str]:
    """The drawings on every region of every screen and panel, through whole matches of each game with a table."""
    found: set[str] = set()

    async def story() -> None:
        for game in playable():
            for seats in ("2", "4"):
                play = Play()

                def look(play: Play = play) -> bool:
                    assert set(play.glass.regions) == set(REGIONS)
                    found.update(USE.findall(play.glass.all))
                    return play.match.table.over and not play.match.waiting

                for screen in ("saves", "records", "menu"):
                    play.press(screen)
                    found.update(USE.findall(play.glass.all))
                play.press("rules", game=game)
                found.update(USE.findall(play.glass.all))
                play.press("rules-back")
                play.press("new", game=game)
                found.update(USE.findall(play.glass.all))
                play.press("set", name="seats", value=seats)
                play.press("set", name="seed", value="drawings")
                play.press("start")
                await play.until(lambda play=play: play.match.asking >= 0)  # type: ignore[misc]
                for panel in PANELS:
                    play.press("export" if panel == "export" else "panel", panel=panel)
                    found.update(USE.findall(play.glass.all))
                    play.press("close")
                await play.until(look)
                look()

    run(story)
    return frozenset(found)


def drawn() -> set[str]:
    """The names of the sprite's drawings."""
    return set(re.findall(r'<symbol id="([^"]+)"', sprite()))


def test_every_drawing_that_is_shown_is_in_the_sprite() -> None:
    assert len(shown()) > 40
    assert shown() <= drawn()


def named() -> set[str]:
    """Drawings that the source names: picture="...", icon("..."), a bare use."""
    found: set[str] = set()
    for path in (ROOT / "ui").rglob("*.py"):
        text = path.read_text()
        found |= set(re.findall(r'picture="([\w-]+)"', text)) | set(re.findall(r'\bicon\("([\w-]+)"', text))
        found |= set(USE.findall(text))
    return found


def test_every_drawing_is_shown_or_listed() -> None:
    """What is on no screen, named nowhere and not listed is drawn in vain; what is shown by now is listed no more."""
    used = shown() | named() | set(USE.findall(sprite()))
    assert {name for name in drawn() - used - SPARE if not FAMILIES.fullmatch(name)} == set()
    assert drawn() - used >= SPARE
    assert set(ICONS) <= drawn()


def test_drawings_named_in_the_source_exist() -> None:
    """Those that no match led to, too."""
    assert len(named()) > 15
    assert named() <= drawn()


def test_games_have_title_and_emblem() -> None:
    for game in games():
        assert {f"title-{game}", f"emblem-{game}"} <= drawn()
