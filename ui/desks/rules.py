"""The rules: opening them, at the rule that stopped somebody; going about in them; back to where one was."""

from __future__ import annotations

from collections.abc import Mapping

from ui.desks.desk import Desk, Handler
from ui.model import Message, Reading
from ui.rulebook import rules_of
from ui.screens.rules import first_key


class RulesDesk(Desk):
    """What is pressed to get to the rules and in them."""

    def acts(self) -> Mapping[str, Handler]:
        """See Desk."""
        return {
            "rules": self.open, "rules-back": self.back, "rules-to": self.go_to, "rules-find": self.find,
        }  # fmt: skip

    def open(self, message: Message) -> None:
        """Lay the rules over the screen, at a rule if one is named; the table rests meanwhile.

        `data-back` is the control that gets the focus afterwards, if not the one that was pressed.
        """
        game = message.get("game") or self._game()
        rule = message.get("rule") if message.get("rule") in rules_of(game) else ""
        self.model.panel = ""
        self.model.reading = Reading(game, rule, message.get("back") or message.get("key"))
        self.app.focus_next = f"rule-{rule}" if rule else first_key(game)
        if self.model.match is not None:
            self.model.match.rest(True)

    def _game(self) -> str:
        """The game of the table or of the set-up."""
        if self.model.match is not None:
            return self.model.match.game
        if self.model.seating is None:
            raise ValueError("the rules of which game?")
        return self.model.seating.game

    def back(self, _message: Message) -> None:
        """Take the rules away again."""
        reading = self.model.reading
        if reading is not None:
            self.model.reading = None
            self.app.focus_next = reading.back
            if self.model.match is not None:
                self.model.match.rest(False)

    def go_to(self, message: Message) -> None:
        """Lead to a heading or to a rule."""
        if self.model.reading is not None:
            self.model.reading.rule = message.get("rule")
            self.model.reading.find = ""
            self.app.focus_next = message.get("to")

    def find(self, message: Message) -> None:
        """Show only what has these words."""
        if self.model.reading is not None:
            self.model.reading.find = message.get("value")
