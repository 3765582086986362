"""The composer: cards are picked, something is chosen, the move is sent."""

from __future__ import annotations

from collections.abc import Mapping

from ui.desks.desk import Desk, Handler
from ui.match import Match
from ui.model import Message
from ui.screens.play import scene_of
from ui.tables import Composing, composing


class ComposerDesk(Desk):
    """What is pressed while a move is in the making; a pause is ended first."""

    def acts(self) -> Mapping[str, Handler]:
        """See Desk."""
        return {"pick-card": self.pick, "choose": self.choose, "send": self.send}

    def _open(self, message: Message) -> tuple[Match, Composing] | None:
        """The match and its composer, if the viewer is asked for a move; says why not."""
        match = self.model.match
        layout = composing(match.game) if match is not None else None
        if match is None or layout is None:
            return None
        if match.waiting:
            match.go_on()
        elif message.get("clicks") not in {"", "0", "1"}:
            pass  # a double tap is one press
        elif not match.offers or match.silent:
            self.model.toast = match.say_turn()
        else:
            return match, layout
        return None

    def pick(self, message: Message) -> None:
        """Pick a card or put it back; or say why it cannot be picked."""
        found = self._open(message)
        if found is None:
            return
        match, layout = found
        draft = self.model.draft.at(match.table.length, match.viewer)
        picked = layout.pick(draft, message.get("key"), match.offers)
        self.model.last_trick_open = False
        if message.get("card"):
            self.model.draft = picked
            self._try(message)
            self.model.draft = draft
        else:
            self.model.draft = picked

    def choose(self, message: Message) -> None:
        """Choose a rank or a seat."""
        found = self._open(message)
        if found is not None and message.get("choice").isdecimal():
            draft = self.model.draft.at(found[0].table.length, found[0].viewer)
            self.model.draft = draft._replace(choice=int(message.get("choice")))

    def send(self, message: Message) -> None:
        """Make the move, or say what is missing or which rule stands against it."""
        if self._open(message) is not None:
            self.model.last_trick_open = False
            self._try(message)

    def _try(self, message: Message) -> None:
        match = self.model.match
        layout = composing(match.game) if match is not None else None
        if match is None or layout is None:
            return
        text, missing = layout.composed(scene_of(self.model, match))
        if not text:
            self.model.toast = missing
            return
        refusal = match.refusal(text)
        self.app.refuse(match.answer(text), refusal.rule if refusal else "", message)
