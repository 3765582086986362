"""The browser's storage: texts by key under the project's prefix, and the tabs that share it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from pyodide.ffi import JsException, create_proxy
from pyscript import window

PREFIX = "rowdy-table:"
"""All pages of a host share one storage: we keep to keys of our own."""


class BrowserStore:
    """localStorage. Where it is blocked or full it answers None, False or nothing and never raises."""

    def get(self, key: str) -> str | None:
        """The text under a key. A missing one arrives as JavaScript's null, which is not None."""
        try:
            text = window.localStorage.getItem(PREFIX + key)
        except Exception:  # any access may throw: blocked, sandboxed, full
            return None
        return text if isinstance(text, str) else None

    def put(self, key: str, text: str) -> bool:
        """Keep a text; False if it could not be."""
        try:
            window.localStorage.setItem(PREFIX + key, text)
        except Exception:
            return False
        return True

    def remove(self, key: str) -> bool:
        """Forget a text; False if it could not be."""
        try:
            window.localStorage.removeItem(PREFIX + key)
        except Exception:
            return False
        return True

    def stored(self) -> list[str]:
        """The keys of ours, in an order that stays."""
        try:
            found = [str(key) for key in window.Object.keys(window.localStorage)]
        except Exception:
            return []
        return sorted(key.removeprefix(PREFIX) for key in found if key.startswith(PREFIX))


class BrowserTabs:
    """Web Locks and storage events. Where there are no locks every tab gets the game, and the stamp of who wrote
    last, which comes with the storage event, makes the other one look on."""

    def __init__(self) -> None:
        self._held: dict[str, asyncio.Future[None]] = {}
        self._asked: dict[str, asyncio.Task[None]] = {}
        self._persisted: asyncio.Task[None] | None = None
        self.evicts = evicts()

    def hold(self, key: str, steal: bool, got: Callable[[bool], None], lost: Callable[[], None]) -> None:
        """Ask for the lock of a game."""
        before = self._asked.get(key)
        self._asked[key] = asyncio.ensure_future(self._hold(key, steal, got, lost, before))

    async def _hold(
        self, key: str, steal: bool, got: Callable[[bool], None], lost: Callable[[], None],
        before: asyncio.Task[None] | None,
    ) -> None:  # fmt: skip
        if before is not None:
            await before  # what we have just let go is free only when the browser has heard of it
        locks = getattr(window.navigator, "locks", None)
        if not locks:
            got(True)
            return
        answered = False

        async def granted(lock: Any) -> None:
            nonlocal answered
            answered = True
            if not lock:
                got(False)
                return
            self._held[key] = held = asyncio.get_running_loop().create_future()
            got(True)
            await held

        options = window.JSON.parse('{"steal": true}' if steal else '{"ifAvailable": true}')
        proxy = create_proxy(granted)
        try:
            await locks.request(PREFIX + key, options, proxy)
        except JsException:  # stolen; or refused from the start, as in sandboxed frames
            self._held.pop(key, None)
            if answered:
                lost()
            else:
                got(True)
        finally:
            proxy.destroy()

    def release(self, key: str) -> None:
        """Let the lock go."""
        held = self._held.pop(key, None)
        if held is not None and not held.done():
            held.set_result(None)

    def listen(self, changed: Callable[[str], None]) -> None:
        """Hear what other tabs write; the event comes to all tabs but the one that wrote."""

        def told(event: Any) -> None:
            key = event.key
            if isinstance(key, str) and key.startswith(PREFIX):
                changed(key.removeprefix(PREFIX))

        window.addEventListener("storage", create_proxy(told))

    def persist(self) -> None:
        """Ask once that our storage be kept when room is short."""
        if self._persisted is None:
            self._persisted = asyncio.ensure_future(self._persist())

    async def _persist(self) -> None:
        try:
            await window.navigator.storage.persist()
        except Exception:  # not there, or not for this page
            return


def evicts() -> bool:
    """Whether this is Safari's engine, which forgets storage after seven days without a visit.

    All browsers of iOS have it. Nothing but the name tells; a page on the home screen is spared.
    """
    navigator = window.navigator
    name = str(navigator.userAgent)
    others = ("Chrome/", "Chromium/", "Android", "Edg/")
    webkit = "AppleWebKit/" in name and not any(other in name for other in others)
    return webkit and getattr(navigator, "standalone", False) is not True
