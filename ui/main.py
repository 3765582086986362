"""Where the browser's Python begins: the page, the storage and the app are brought together."""

from __future__ import annotations

import asyncio
import json
import time
import traceback
from collections.abc import Callable
from typing import Any

from pyscript import window

from engine.bots import characters
from ui.app import App, first_paint
from ui.bridge import Bridge
from ui.files import BrowserFiles
from ui.model import Message
from ui.paint import Page
from ui.persons import Stumble
from ui.saves import Saves
from ui.site import BrowserSite
from ui.store import BrowserStore, BrowserTabs
from ui.tables import playable, table_of
from ui.words.lexicon import vocabulary

AHEAD = 0.1
"""Seconds between one part of a game and the next that are loaded ahead of the first press."""


async def start() -> None:
    """Answer early presses, listen for later ones, and say that the table answers."""
    page, bridge = Page(first_paint()), Bridge()

    def failed(error: BaseException) -> None:
        text = "".join(traceback.format_exception(error))
        if isinstance(error, Stumble):
            page.warn(text)
            app.model.notice = str(error)  # drawn with the move that somebody makes in its place
        else:
            page.fail(text)

    def in_a_task(_loop: Any, context: dict[str, Any]) -> None:
        error = context.get("exception")
        failed(error if isinstance(error, BaseException) else RuntimeError(str(context.get("message"))))

    def go_on() -> None:
        """Whatever broke may have ended the host's task: the table asks anew where it stands."""
        if app.model.match is not None:
            app.model.match.stop()
            app.model.match.start()
        app.draw()

    def game() -> str:
        return app.model.match.table.save() if app.model.match is not None else ""

    asyncio.get_event_loop().set_exception_handler(in_a_task)
    store = await bridge.store() or BrowserStore()
    tabs, files, site = BrowserTabs(), BrowserFiles(), BrowserSite()
    app = App(Saves(store, time.time), page, failed, tabs, files, site, bridge)
    app.open()
    page.listen(app.send, app.press)
    page.on_link(lambda parameters: app.send(Message("link", parameters)), clear=not bridge.framed)
    bridge.listen(app.send)
    page.on_repaint(app.draw)
    page.on_failure(go_on, game)
    for kept in json.loads(window.rowdy.take()):
        app.send(Message(kept["act"], {name: str(value) for name, value in kept["data"].items()}))
    page.ready()
    bridge.tell("ready")
    app.site.keep(app.model.settings.offline)
    await load_ahead()


async def load_ahead() -> None:
    """The menu stands without any game; now they come, part by part, before somebody presses."""
    parts: tuple[Callable[[str], object], ...] = (vocabulary, table_of, characters)
    for part in parts:
        for game in playable():
            await asyncio.sleep(AHEAD)
            part(game)
