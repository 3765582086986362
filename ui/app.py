"""The app: a model, the messages that change it, and what they set going; it knows no browser."""

from __future__ import annotations

from collections.abc import Callable

from engine import HIDDEN, NOBODY, Table
from ui.desks import DESKS, Handler
from ui.keys import ENTERS, INTO_HAND, STEPS, message_of
from ui.match import Match
from ui.model import KeyPress, Message, Model, Screen
from ui.outside import Embedder, Files, NetworkOnly, NoEmbedder, NoFiles, OneTab, Site, Tabs
from ui.saves import Saves
from ui.screens import ZONES, looks, render
from ui.screens.roving import keys_of, neighbour
from ui.sitting import Sitting
from ui.words.tongue import _, speak

PLAYING = frozenset({
    "move", "why", "continue", "undo", "redo", "let-go", "arm", "hint", "pick-card", "choose", "send", "consent",
})  # fmt: skip
"""Messages that go on with the game: not for a tab that only looks on."""


def first_paint() -> dict[str, str]:
    """Region name to the HTML it holds before Python is there: the menu of a first visit."""
    return {name: text for name, text in render(Model()).items() if text}


class App:
    """Takes messages, changes the model, draws it."""

    def __init__(
        self,
        saves: Saves,
        screen: Screen,
        failed: Callable[[BaseException], None],
        tabs: Tabs | None = None,
        files: Files | None = None,
        site: Site | None = None,
        embedder: Embedder | None = None,
    ) -> None:
        self.model = Model(settings=saves.settings())
        speak(self.model.settings.language)
        self.saves, self._screen, self.failed = saves, screen, failed
        self.tabs, self.files = tabs or OneTab(), files or NoFiles()
        self.site = site or NetworkOnly()
        self.embedder = embedder or NoEmbedder()
        self.sitting = Sitting(self, saves, self.tabs)
        self.focus_next = ""
        """The data-key of what gets the focus once the next picture is drawn."""
        self._orders: dict[str, list[str]] = {}
        self._handlers: dict[str, Handler] = {}
        for desk in DESKS:
            self._handlers.update(desk(self).acts())

    def open(self) -> None:
        """Show the menu, with the games that are kept."""
        self.model.notice = self.saves.look()
        self.model.shelf.evicts = self.tabs.evicts
        self.model.address = self.files.address
        self.sitting.restock()
        self.tabs.listen(self.sitting.changed)
        self.site.listen(self._renewable)
        self.draw()

    def _renewable(self) -> None:
        """A new version of the site waits: it is offered as soon as no game is under way."""
        self.model.renewable = True
        self.draw()

    def draw(self, typed: bool = False) -> None:
        """Draw the model."""
        model = self.model
        regions = render(model)
        orders = {zone: keys_of(regions[zone]) for zone in ZONES}
        for zone, cursor in list(model.cursors.items()):
            if cursor and cursor not in orders[zone] and model.reading is None:
                model.cursors[zone] = self._beside(zone, cursor, orders[zone])
                regions = render(model)
        self._orders = orders
        focus, self.focus_next = self.focus_next, ""  # a field that goes may send what was written in it, and draw
        self._screen.paint(regions, looks(model), typed)
        if focus:
            self._screen.focus(focus)

    def _beside(self, zone: str, key: str, order: list[str]) -> str:
        """Where the cursor goes when its button is gone: to what has taken its place."""
        old = self._orders.get(zone, [])
        return order[min(old.index(key), len(order) - 1)] if key in old and order else ""

    def send(self, message: Message) -> None:
        """Answer a message; one that is not known is an error of the screen that sent it."""
        self._hush()
        self._stop_at(message.get("key"))
        try:
            if self.model.watching and message.act in PLAYING:
                self.model.toast = _(self.model.watching)
            else:
                self._handlers[message.act](message)
            self.model.answers += bool(self.model.toast)
        except Exception as error:  # whatever it is, the player must hear of it
            self.failed(error)
        self.draw(typed=bool(message.get("typed")))

    def _stop_at(self, key: str) -> None:
        """Let Tab stop at this control of its zone."""
        for zone, order in self._orders.items():
            if key in order:
                self.model.cursors[zone] = key

    # What the desks ask for

    def lead_to(self, key: str) -> None:
        """Give a control the focus with the next picture."""
        self._stop_at(key)
        self.focus_next = key

    def stop(self) -> str:
        """Where Tab stops in the hand, else among the actions."""
        orders = ((zone, self._orders.get(zone)) for zone in ("hand", "actions"))
        return next((self.model.cursors.get(zone) or order[0] for zone, order in orders if order), "")

    def show(self, screen: str) -> None:
        """Change to a screen with nothing lying above it."""
        self.model.screen, self.model.panel = screen, ""
        self.model.polite = ""
        self.model.hinted = ()
        self.model.reading = None
        self.model.log_open = self.model.last_trick_open = False
        self.model.shelf.binned = self.model.shelf.renaming = ""

    def refuse(self, text: str, rule: str, message: Message) -> None:
        """Say why what was pressed is not allowed; the slip leads to the rule, if one says so."""
        self.model.toast, self.model.rule, self.model.asked = text, rule, message.get("key")

    def _hush(self) -> None:
        self.model.toast = self.model.rule = self.model.asked = ""

    def play(self, table: Table, key: str = "") -> None:
        """Sit down at a table: a new game, or the one of this key on the shelf."""
        self.sitting.play(table, key)

    def moved(self) -> None:
        """The table went on by itself: what was said in passing is past, but for a rule while others still move."""
        match = self.model.match
        if not (self.model.rule and match is not None and match.asking == NOBODY and match.table.turn != match.viewer):
            self._hush()
        self.model.hinted = ()
        self.draw()

    # Keys

    def press(self, press: KeyPress) -> bool:
        """Answer a key; whether it was ours."""
        model = self.model
        if press.key == "Escape":
            return self._escape(press)
        if press.key == "Enter" and press.target in ENTERS:
            self.send(ENTERS[press.target])
            return True
        if press.writing or press.key in {"Tab", "Shift", "CapsLock"}:
            return False
        if model.reading is not None:
            return self._close_rules(press)
        if press.key in STEPS and press.zone in ZONES and press.target:
            return self._step(press)
        if model.screen != "play" or model.match is None:
            return False
        if model.panel:
            return self._close_panel(press, model.match)
        if press.key in {"Enter", " "}:
            if press.acts or not model.match.waiting:
                return False
            self.send(Message("elsewhere"))
            return True
        if not model.settings.keys:
            return False
        return self._table_key(press, model.match)

    def _escape(self, press: KeyPress) -> bool:
        model = self.model
        if model.reading is not None and not model.panel:
            self.send(Message("rules-back"))
            return True
        if not model.panel and model.match is not None and model.match.chosen != HIDDEN:
            self.send(Message("suit-back"))
            return True
        shelf = model.shelf
        above = (model.panel, model.log_open, model.last_trick_open, model.toast, model.notice, model.offers_renewal)
        if not any((*above, shelf.renaming, shelf.binned)):
            return self._leave(press)
        if model.panel:
            model.panel = ""
        elif shelf.renaming:
            shelf.renaming = ""
        elif any((model.log_open, model.last_trick_open, model.toast, model.notice, shelf.binned)):
            if model.log_open:
                self.focus_next = model.log_back or self.stop()
            model.log_open = model.last_trick_open = False
            if not model.toast:  # what lies below the slip was not seen
                model.notice = shelf.binned = ""
        else:
            model.renewable = False
        self._hush()
        self.draw()
        return True

    def _leave(self, press: KeyPress) -> bool:
        """Leave the cards, the buttons or the log of a table; the page has its keys back."""
        if self.model.screen != "play" or press.zone not in {"bar", "hand", "actions", "log"}:
            return False
        self._screen.leave()
        return True

    def _close_panel(self, press: KeyPress, match: Match) -> bool:
        """The key that opens a panel closes it, too."""
        ours = self.model.settings.keys and message_of(pressed(press), match) == Message(
            "panel", {"panel": self.model.panel}
        )
        if ours:
            self.send(Message("close"))
        return ours

    def _close_rules(self, press: KeyPress) -> bool:
        """The key that opens the rules at the table closes them, too."""
        ours = self.model.settings.keys and pressed(press) == "m"
        if ours:
            self.send(Message("rules-back"))
        return ours

    def _step(self, press: KeyPress) -> bool:
        order = self._orders.get(press.zone, [])
        if not order:
            return False
        self._go(press.zone, neighbour(order, press.target, press.key))
        return True

    def _go(self, zone: str, key: str) -> None:
        self.model.cursors[zone] = key
        self.draw()
        self._screen.focus(key)

    def _table_key(self, press: KeyPress, match: Match) -> bool:
        hand = self._orders.get("hand", [])
        if press.key in INTO_HAND and press.zone in {"", "stage"} and not press.acts and hand:
            self._go("hand", neighbour(hand, self.model.cursors.get("hand", ""), press.key))
            return True
        if press.key.isdecimal() and press.key != "0":
            if int(press.key) <= len(hand):
                self._go("hand", hand[int(press.key) - 1])
            return True
        message = message_of(pressed(press), match)
        if message == Message("log"):
            message = Message("log", {"key": press.target})
        elif message == Message("rules"):
            rule, asked = self.model.rule, self.model.asked or press.target
            message = Message("rules", {"rule": rule, "back": asked})
        if message is not None:
            self.send(message)
            return True
        if match.waiting and len(press.key) == 1 and not (match.sheet or match.curtain != NOBODY):
            self.send(Message("continue"))
            return True
        return False


def pressed(press: KeyPress) -> str:
    """A key as the table's keys are written: `d`, `shift u`, `?`."""
    name = press.key.lower() if len(press.key) == 1 else press.key
    return f"shift {name}" if press.shift and name.isalpha() and len(name) == 1 else name
