"""The table: moves, pauses, the way back, another game, and what is read out."""

from __future__ import annotations

from collections.abc import Mapping

from engine import NOBODY, Move
from ui import words
from ui.desks.desk import Desk, Handler
from ui.model import Message
from ui.pauses import pauses_of
from ui.seating import again
from ui.words.speech import row
from ui.words.tongue import _, ngettext


class TableDesk(Desk):
    """What is pressed while a match is played."""

    def acts(self) -> Mapping[str, Handler]:
        """See Desk."""
        return {
            "move": self.move, "draw": self.draw, "why": self.why, "continue": self.go_on, "elsewhere": self.elsewhere,
            "undo": self.undo, "redo": self.redo, "again": self.again, "same": self.same, "read": self.read,
        }  # fmt: skip

    def again(self, _message: Message) -> None:
        """Open the set-up that was played."""
        if self.model.match is not None:
            self.model.seating = again(self.model.match.table)
            self.app.sitting.leave()
            self.app.show("setup")

    def same(self, _message: Message) -> None:
        """Deal the same cards again."""
        if self.model.match is not None:
            table = self.model.match.table
            self.app.play(again(table, table.seed).table())

    def move(self, message: Message) -> None:
        """Make a move, or end a pause."""
        match = self.model.match
        if match is None:
            return
        if match.waiting:
            match.go_on()
        elif message.get("clicks") in {"", "0", "1"}:  # a double tap never plays two cards
            self.model.last_trick_open = False
            refusal = match.refusal(message.get("move"))
            self.app.refuse(match.answer(message.get("move")), refusal.rule if refusal else "", message)

    def draw(self, message: Message) -> None:
        """Deal, or draw a card in a game that draws."""
        match = self.model.match
        draws = match is not None and "draw" in match.table.game.notation.verbs and not match.view.dealing
        self.move(Message("move", {**message.data, "move": "draw" if draws else "deal"}))

    def why(self, message: Message) -> None:
        """Say why a card cannot be played."""
        match = self.model.match
        if match is None:
            return
        name = message.get("card")
        faces = match.table.game.notation.faces
        card = faces.card(name) if name in faces.names else int(name)
        refusal = match.refusal(Move("play", (card,))) or match.too_late(card)
        if match.waiting and (refusal is None or match.held):
            match.go_on()
            return
        told = match.say(refusal) if refusal else ""
        self.app.refuse(told or match.say_turn(), refusal.rule if refusal else "", message)

    def go_on(self, _message: Message) -> None:
        """End a pause."""
        if self.model.match is not None:
            self.model.match.go_on()

    def elsewhere(self, _message: Message) -> None:
        """A press beside all buttons skips a pause; it lifts no curtain, puts no sheet away, leaves no word unsaid."""
        match = self.model.match
        stays = match is None or match.sheet or match.speaking or match.curtain != NOBODY
        if match is not None and self.model.reading is None and not stays:
            match.go_on()

    def undo(self, _message: Message) -> None:
        """Go back to the last decision."""
        self._travel(self.model.match.back() if self.model.match else None, _("There is nothing to take back."))

    def redo(self, _message: Message) -> None:
        """Go on to the next decision that was taken back."""
        self._travel(self.model.match.forward() if self.model.match else None, _("There is nothing to make again."))

    def _travel(self, length: int | None, otherwise: str) -> None:
        match = self.model.match
        if match is None or length is None:
            self.model.toast = otherwise
            return
        self.model.panel, self.model.last_trick_open = "", False
        match.go_to(length)

    def read(self, message: Message) -> None:
        """Say the hand, the table, whose turn it is, or what was said."""
        match = self.model.match
        if match is None:
            return
        what = message.get("what")
        if what == "turn":
            self.model.toast = match.say_turn()
        elif what == "hand":
            cards = [words.card_words(match.game, card) for card in match.view.hand]
            told = ngettext("{count} card: {cards}.", "{count} cards: {cards}.", len(cards))
            self.model.toast = told.format(count=len(cards), cards=row(cards)) if cards else _("No cards in hand.")
        elif what == "table":
            self.model.toast = pauses_of(match.game).table_words(match.view, match.names)
        else:
            self.model.toast = " ".join(said.text for said in match.telling.news) or match.say_turn()
