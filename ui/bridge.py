"""The page around ours, through ui/boot/frame.js: what it is told, what it asks for, and what it keeps for us."""

from __future__ import annotations

import json
from collections.abc import Callable

from pyodide.ffi import create_proxy
from pyscript import window

from ui.model import Message

ASKED = frozenset({"theme", "new", "pause", "load"})
"""What the page around may ask for; anything else is not heard."""


class Bridge:
    """An Embedder (ui/outside.py). frame.js sees to it that only the page named in our address is spoken to."""

    def __init__(self) -> None:
        self.framed = bool(window.rowdy.frame.framed)
        """Whether there is any page around ours."""
        self.there = bool(window.rowdy.frame.there)

    def tell(self, kind: str, **facts: object) -> None:
        """Tell it something, if it has introduced itself."""
        if self.there:
            window.rowdy.frame.tell(kind, json.dumps(facts))

    def listen(self, send: Callable[[Message], None]) -> None:
        """Send on what it asks for, `theme` as the message `outer-theme`; its data are texts."""

        def heard(text: str) -> None:
            data: dict[str, str] = json.loads(text)
            kind = data.get("type", "")
            if kind in ASKED:
                send(Message(f"outer-{kind}", data))

        if self.there:
            window.rowdy.frame.listen(create_proxy(heard))

    async def store(self) -> HostStore | None:
        """The storage of the page around, where ours is blocked and that page lends us some."""
        kept = str(await window.rowdy.frame.kept)
        return HostStore(json.loads(kept)) if kept else None


class HostStore:
    """A Store (ui/saves.py) whose texts lie in the storage of the page around. No other tab reads them."""

    def __init__(self, texts: dict[str, str]) -> None:
        self._texts = dict(texts)

    def get(self, key: str) -> str | None:
        """The text under a key."""
        return self._texts.get(key)

    def put(self, key: str, text: str) -> bool:
        """Keep a text; False while the page around has no room, as far as it has answered."""
        room = bool(window.rowdy.frame.keep(key, text))
        if room:
            self._texts[key] = text
        return room

    def remove(self, key: str) -> bool:
        """Forget a text."""
        self._texts.pop(key, None)
        return bool(window.rowdy.frame.keep(key, None))

    def stored(self) -> list[str]:
        """The keys, in an order that stays."""
        return sorted(self._texts)
