"""Everything said in the pseudo-locale, and what on a screen is not: text that comes out of no catalogue."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator, Mapping
from html.parser import HTMLParser

from tests.ui.player import Glass, Memory, Play
from ui.outside import Files, Tabs
from ui.saves import SETTINGS
from ui.words.tongue import PSEUDO

SPOKEN = ("aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt")
BREAKS = frozenset({"p", "li", "td", "th", "h1", "h2", "h3", "button", "div", "caption", "legend", "label", "option"})
UNSPOKEN = frozenset({"code", "kbd", "textarea", "style", "script"})
"""What is not in any language: codes, keys, texts of saves."""
VALUES = frozenset({"text"})
"""Kinds of field whose value the app may have filled in."""
PROPER = ("Rowdy Table", "BULLCRAP", "CRAITS", "deal-code")
PLAYERS = ("Bruno", "Cleo", "Dmitri", "Elif", "Farid", "Greta", "Hugo", "Ines", "Jomo", "Kirsi", "Luc",
           "Ada", "Paula", "Prudence", "Brutus", "Nemo")  # fmt: skip
PAIR = re.compile(r"aA|Aa|eE|Ee|iI|Ii|oO|Oo|uU|Uu|yY|Yy")
ID = re.compile(r"\b[A-Z]+-\d+\b")
INNER = re.compile(r"\[[^\[\]]*\]")


class Texts(HTMLParser):
    """What some HTML says: `shown` is its text, `told` the attributes that are read out."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.shown = ""
        self.told: list[str] = []
        self._silent = 0
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.told += [value for name in SPOKEN if (value := given.get(name))]
        if tag == "input" and given.get("type") in VALUES:
            self.told.append(given.get("value") or "")
        self._silent += tag in UNSPOKEN
        self.shown += "\n" if tag in BREAKS else ""

    def handle_endtag(self, tag: str) -> None:
        self._silent -= tag in UNSPOKEN
        self.shown += "\n" if tag in BREAKS else ""

    def handle_data(self, data: str) -> None:
        self.shown += "" if self._silent else data


def strays(text: str, allowed: Collection[str] = ()) -> list[str]:
    """What in a text is not pseudo: words as they stand in the source, and anything glued on beside the brackets.

    Names, ids of rules and single letters (suits, keys, ranks) are no words. A text that was cut or bent, so that its
    brackets do not pair, is a stray as a whole.
    """
    for name in sorted((*allowed, *PROPER), key=len, reverse=True):
        text = re.sub(rf"(?<![A-Za-z]){re.escape(name)}(?![A-Za-z])", " ", text)
    text = ID.sub(" ", text)
    found = [word for word in re.findall(r"[A-Za-z]{2,}", text) if re.search(r"[aeiouyAEIOUY]", PAIR.sub("", word))]
    outside = text
    while INNER.search(outside):
        outside = INNER.sub(" ", outside)
    found += re.findall(r"[A-Za-z]{2,}", outside)
    if "[" in outside or "]" in outside:
        found.append(text)
    return list(dict.fromkeys(found))


def strays_of(html: str, allowed: Collection[str] = ()) -> Iterator[str]:
    """All strays of some HTML."""
    read = Texts(html)
    for text in (read.shown, *read.told):
        yield from strays(text, allowed)


class Watched(Glass):
    """A screen that looks at all it is given."""

    def __init__(self, allowed: Collection[str]) -> None:
        super().__init__()
        self.allowed = allowed
        self.strays: dict[str, str] = {}
        """Each stray with the region it was first seen in."""
        self.pictures = 0

    def paint(self, regions: Mapping[str, str], looks: Mapping[str, str], typed: bool = False) -> None:
        for name, html in regions.items():
            if self.regions.get(name) != html:
                for stray in strays_of(html, self.allowed):
                    self.strays.setdefault(stray, name)
        self.pictures += 1
        super().paint(regions, looks, typed)


class PseudoPlay(Play):
    """An app that speaks the pseudo-locale, whose screen looks at all it is given."""

    glass: Watched

    def __init__(
        self,
        store: Memory | None = None,
        tabs: Tabs | None = None,
        files: Files | None = None,
        pace: str = "instant",
        allowed: Collection[str] = (),
    ) -> None:
        store = store or Memory()
        store.texts[SETTINGS] = json.dumps({"pace": pace, "language": PSEUDO})
        super().__init__(store, tabs=tabs, files=files, glass=Watched((*PLAYERS, *allowed)))
