"""Menu and set-up: a new game, going on with one that is kept, the way back to the menu."""

from __future__ import annotations

from collections.abc import Mapping

from engine import NOBODY, OptionError
from ui import words
from ui.desks.desk import Desk, Handler
from ui.model import Message
from ui.seating import seating


class MenuDesk(Desk):
    """What is pressed at the menu and in the set-up."""

    def acts(self) -> Mapping[str, Handler]:
        """See Desk."""
        return {
            "new": self.new, "resume": self.resume, "set": self.set, "start": self.start, "menu": self.menu,
        }  # fmt: skip

    def new(self, message: Message) -> None:
        """Open the set-up of a game."""
        made = self.model.seating = seating(message.get("game"))
        made.take(self.app.saves.setup(made.game))
        self.app.show("setup")

    def set(self, message: Message) -> None:
        """Change a field of the set-up."""
        if self.model.seating is not None:
            self.model.seating.set(message.get("name"), message.get("value"))

    def start(self, message: Message) -> None:
        """Begin."""
        if self.model.seating is None:
            return
        try:
            table = self.model.seating.table()
        except OptionError as error:
            told = words.say(self.model.seating.game, error.refusal, self.model.seating.names, NOBODY)
            self.app.refuse(told, error.refusal.rule, message)
            return
        self.model.seating.last_seed = table.seed
        self.app.saves.keep_setup(table.game.key, self.model.seating.text())
        self.app.play(table)

    def resume(self, message: Message) -> None:
        """Go on with a game of the shelf: the one that is named, else the latest unfinished one."""
        slot = self.model.shelf.offered()
        key = message.get("slot") or (slot.key if slot else "")
        if key:
            self.app.sitting.resume(key)

    def menu(self, _message: Message) -> None:
        """Leave the table, or any other screen."""
        self.app.sitting.leave()
        self.app.show("menu")
        self.app.sitting.restock()
