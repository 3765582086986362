"""The browser's files and clipboard; the only module that touches them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from pyodide.ffi import create_once_callable
from pyscript import document, window

LARGEST = 4_000_000
"""Bytes of a file; what is longer is not read."""


class BrowserFiles:
    """Downloads, the file picker and the clipboard; where one is blocked nothing happens, or False is answered."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        """What is under way: a task nobody holds may be swept away."""
        self.address = str(window.location.href).partition("#")[0]

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def download(self, name: str, text: str) -> None:
        """Let the browser save a text as a file."""
        blob = window.Blob.new([text], type="application/json")
        address = window.URL.createObjectURL(blob)
        link = document.createElement("a")
        link.href, link.download = address, name
        document.body.append(link)
        link.click()
        link.remove()
        asyncio.get_event_loop().call_later(60, window.URL.revokeObjectURL, address)

    def pick(self, got: Callable[[str], None]) -> None:
        """Open the browser's picker; the text of the file that is chosen."""
        field = document.createElement("input")
        field.type, field.accept, field.hidden = "file", ".json,.txt,application/json,text/plain", True

        def chosen(_event: Any) -> None:
            if field.files.length:
                self._begin(self._read(field.files.item(0), got))
            field.remove()

        field.addEventListener("change", create_once_callable(chosen))
        document.body.append(field)
        field.click()

    async def _read(self, file: Any, got: Callable[[str], None]) -> None:
        try:
            text = str(await file.text()) if file.size <= LARGEST else "too long: " + "." * LARGEST
        except Exception:  # it was moved or may not be read
            text = "unreadable"
        got(text)

    def copy(self, text: str, done: Callable[[bool], None]) -> None:
        """Put a text on the clipboard."""
        self._begin(self._copy(text, done))

    async def _copy(self, text: str, done: Callable[[bool], None]) -> None:
        try:
            await window.navigator.clipboard.writeText(text)
            there = True
        except Exception:  # blocked, not asked for by a press, or not there at all
            there = False
        done(there)
