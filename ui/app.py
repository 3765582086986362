"""The app: a model, the messages that change it, and what they set going; it knows no browser."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

from engine import NOBODY, OptionError, Table
from ui import words
from ui.html import escape
from ui.keys import KEYS, STEPS
from ui.match import Match
from ui.model import PACES, KeyPress, Message, Model, Screen
from ui.pauses import pauses_of
from ui.saves import THEMES, Saves
from ui.screens import ZONES, looks, render
from ui.screens.panels import PANELS
from ui.screens.roving import keys_of, neighbour
from ui.seating import again, seating


def first_paint() -> dict[str, str]:
    """Region name to the HTML it holds before Python is there: the menu of a first visit."""
    return {name: text for name, text in render(Model()).items() if text}


class App:
    """Takes messages, changes the model, draws it."""

    def __init__(self, saves: Saves, screen: Screen, failed: Callable[[BaseException], None]) -> None:
        self.model = Model(settings=saves.settings())
        self._saves, self._screen, self._failed = saves, screen, failed
        self._kept: Table | None = None
        """The table that Continue opens."""
        self._orders: dict[str, list[str]] = {}
        self._handlers: dict[str, Callable[[Message], None]] = {
            "new": self._new, "resume": self._resume, "set": self._set, "start": self._start,
            "start-anyway": self._start_anyway, "menu": self._menu, "panel": self._panel, "close": self._close,
            "prefer": self._prefer, "log": self._log, "undo": self._undo, "redo": self._redo, "move": self._move,
            "why": self._why, "continue": self._continue, "elsewhere": self._elsewhere, "again": self._again,
            "same": self._same, "last": self._last, "dismiss": self._dismiss, "read": self._read,
        }  # fmt: skip

    def open(self) -> None:
        """Show the menu, with the game that is kept."""
        self._kept, self.model.notice = self._saves.look()
        self.model.saved = self._saves.saved(self._kept) if self._kept is not None and self._kept.length else None
        self.draw()

    def draw(self, typed: bool = False) -> None:
        """Draw the model."""
        model = self.model
        regions = render(model)
        orders = {zone: keys_of(regions[zone]) for zone in ZONES}
        for zone, cursor in list(model.cursors.items()):
            if cursor and cursor not in orders[zone]:
                model.cursors[zone] = self._beside(zone, cursor, orders[zone])
                regions = render(model)
        self._orders = orders
        match = model.match
        if match is not None and model.screen == "play":
            model.polite = "" if match.curtain != NOBODY else " ".join(match.news) or model.polite
            turn = match.asking != NOBODY and match.asking == match.viewer
            model.assertive = model.toast or ("Your turn." if turn else "")
        else:
            model.assertive = model.toast
        regions["polite"], regions["assertive"] = escape(model.polite), escape(model.assertive)
        self._screen.paint(regions, looks(model), typed)

    def _beside(self, zone: str, key: str, order: list[str]) -> str:
        """Where the cursor goes when its button is gone: to what has taken its place."""
        old = self._orders.get(zone, [])
        return order[min(old.index(key), len(order) - 1)] if key in old and order else ""

    def send(self, message: Message) -> None:
        """Answer a message; one that is not known is an error of the screen that sent it."""
        self.model.toast = ""
        try:
            self._handlers[message.act](message)
        except Exception as error:  # whatever it is, the player must hear of it
            self._failed(error)
        self.draw(typed=bool(message.get("typed")))

    # Menu and set-up

    def _new(self, message: Message) -> None:
        self.model.seating = seating(message.get("game"))
        self._show("setup")

    def _show(self, screen: str) -> None:
        self.model.screen, self.model.panel = screen, ""
        self.model.polite = ""
        self.model.log_open = self.model.last_trick_open = False

    def _set(self, message: Message) -> None:
        if self.model.seating is not None:
            self.model.seating.set(message.get("name"), message.get("value"))

    def _start(self, message: Message) -> None:
        saved = self.model.saved
        if saved is not None and not saved.over:
            self.model.panel = "replace"
        else:
            self._start_anyway(message)

    def _start_anyway(self, _message: Message) -> None:
        if self.model.seating is None:
            return
        try:
            table = self.model.seating.table()
        except OptionError as error:
            self.model.toast = words.say(self.model.seating.game, error.refusal, self.model.seating.names, NOBODY)
            return
        self._play(table)

    def _resume(self, _message: Message) -> None:
        if self._kept is not None:
            self._play(self._kept)

    def _menu(self, _message: Message) -> None:
        if self.model.match is not None:
            self.model.match.stop()
            self._kept = self.model.match.table
            self.model.saved = self._saves.saved(self._kept) if self._kept.length else None
            self.model.match = None
        self._show("menu")

    # The table

    def _play(self, table: Table) -> None:
        if self.model.match is not None:
            self.model.match.stop()
        self._show("play")
        self.model.match = Match(
            table, self._moved, self._keep, lambda: PACES[self.model.settings.pace], self._failed
        )
        self._keep(table)
        self.model.match.start()

    def _moved(self) -> None:
        """The table went on by itself: what was said in passing is past."""
        self.model.toast = ""
        self.draw()

    def _keep(self, table: Table) -> None:
        self.model.kept = self._saves.keep(table)
        if table is not self._kept:
            self._kept = table

    def _again(self, _message: Message) -> None:
        if self.model.match is not None:
            self.model.seating = again(self.model.match.table)
            self.model.match.stop()
            self.model.saved, self.model.match = None, None
            self._show("setup")

    def _same(self, _message: Message) -> None:
        if self.model.match is not None:
            table = self.model.match.table
            self._play(again(table, table.seed).table())

    def _move(self, message: Message) -> None:
        match = self.model.match
        if match is None:
            return
        if match.waiting:
            match.go_on()
        elif message.get("clicks") in {"", "0", "1"}:  # a double tap never plays two cards
            self.model.last_trick_open = False
            self.model.toast = match.answer(message.get("move"))

    def _why(self, message: Message) -> None:
        match = self.model.match
        if match is None:
            return
        if match.waiting:
            match.go_on()
            return
        name = message.get("card")
        faces = match.table.game.notation.faces
        card = faces.card(name) if name in faces.names else int(name)
        self.model.toast = match.refused().get(card, "") or match.say_turn()

    def _continue(self, _message: Message) -> None:
        if self.model.match is not None:
            self.model.match.go_on()

    def _elsewhere(self, _message: Message) -> None:
        """A press beside all buttons skips a pause, but never lifts the curtain or puts a score sheet away."""
        match = self.model.match
        if match is not None and not match.sheet and match.curtain == NOBODY:
            match.go_on()

    def _undo(self, _message: Message) -> None:
        self._travel(self.model.match.back() if self.model.match else None, "There is nothing to take back.")

    def _redo(self, _message: Message) -> None:
        self._travel(self.model.match.forward() if self.model.match else None, "There is nothing to make again.")

    def _travel(self, length: int | None, otherwise: str) -> None:
        match = self.model.match
        if match is None or length is None:
            self.model.toast = otherwise
            return
        self.model.panel, self.model.last_trick_open = "", False
        match.go_to(length)

    # What lies above the table

    def _panel(self, message: Message) -> None:
        if message.get("panel") in PANELS:
            self.model.panel = message.get("panel")

    def _close(self, _message: Message) -> None:
        self.model.panel = ""

    def _log(self, _message: Message) -> None:
        self.model.log_open = not self.model.log_open

    def _last(self, _message: Message) -> None:
        self.model.panel = ""
        self.model.last_trick_open = not self.model.last_trick_open

    def _dismiss(self, _message: Message) -> None:
        self.model.notice = ""

    def _prefer(self, message: Message) -> None:
        name, value = message.get("name"), message.get("value")
        now = self.model.settings
        if name == "pace" and value in PACES:
            now = dataclasses.replace(now, pace=value)
        elif name == "theme" and value in THEMES:
            now = dataclasses.replace(now, theme=value)
        elif name == "keys":
            now = dataclasses.replace(now, keys=value == "true")
        self.model.settings = now
        self._saves.keep_settings(now)

    def _read(self, message: Message) -> None:
        """Say the hand, the table, whose turn it is, or what was said."""
        match = self.model.match
        if match is None:
            return
        what = message.get("what")
        if what == "turn":
            self.model.toast = match.say_turn()
        elif what == "hand":
            cards = [words.card_words(match.game, card) for card in match.view.hand]
            self.model.toast = f"{len(cards)} cards: {', '.join(cards)}." if cards else "No cards in hand."
        elif what == "table":
            self.model.toast = pauses_of(match.game).table_words(match.view, match.names)
        else:
            self.model.toast = self.model.polite or match.say_turn()

    # Keys

    def press(self, press: KeyPress) -> bool:
        """Answer a key; whether it was ours."""
        model = self.model
        if press.key == "Escape":
            return self._escape()
        if press.writing or press.key in {"Tab", "Shift", "CapsLock"}:
            return False
        if press.key in STEPS and press.zone in ZONES and press.target:
            return self._step(press)
        if model.screen != "play" or model.match is None or model.panel:
            return False
        if press.key in {"Enter", " "}:
            if press.acts or not model.match.waiting:
                return False
            self.send(Message("elsewhere"))
            return True
        if not model.settings.keys:
            return False
        return self._table_key(press, model.match)

    def _escape(self) -> bool:
        model = self.model
        if not (model.panel or model.log_open or model.last_trick_open or model.toast or model.notice):
            return False
        if model.panel:
            model.panel = ""
        else:
            model.log_open = model.last_trick_open = False
            model.notice = ""
        model.toast = ""
        self.draw()
        return True

    def _step(self, press: KeyPress) -> bool:
        order = self._orders.get(press.zone, [])
        self._go(press.zone, neighbour(order, press.target, press.key))
        return True

    def _go(self, zone: str, key: str) -> None:
        self.model.cursors[zone] = key
        self.draw()
        self._screen.focus(key)

    def _table_key(self, press: KeyPress, match: Match) -> bool:
        hand = self._orders.get("hand", [])
        if press.key in STEPS and not press.zone and hand:
            self._go("hand", neighbour(hand, self.model.cursors.get("hand", ""), press.key))
            return True
        if press.key.isdecimal() and press.key != "0":
            if int(press.key) <= len(hand):
                self._go("hand", hand[int(press.key) - 1])
            return True
        name = press.key.lower() if len(press.key) == 1 else press.key
        message = KEYS.get(("shift " if press.shift and name.isalpha() else "") + name)
        if message is not None:
            self.send(message)
            return True
        if match.waiting and len(press.key) == 1 and not (match.sheet or match.curtain != NOBODY):
            self.send(Message("continue"))
            return True
        return False
