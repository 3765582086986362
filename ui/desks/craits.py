"""Craits: the suit of a wild is chosen."""

from __future__ import annotations

from collections.abc import Mapping

from engine import HIDDEN, NOBODY
from ui.desks.desk import Desk, Handler
from ui.model import Message


class CraitsDesk(Desk):
    """What only Craits has buttons for."""

    def acts(self) -> Mapping[str, Handler]:
        """See Desk."""
        return {"suit": self.suit, "suit-back": self.back}

    def suit(self, message: Message) -> None:
        """Choose a suit for this wild; a second press on the card puts it back."""
        match = self.model.match
        if match is None:
            return
        if match.waiting:
            match.go_on()
        elif match.asking != NOBODY and message.get("clicks") in {"", "0", "1"}:
            card = match.table.game.notation.faces.card(message.get("card"))
            match.chosen = HIDDEN if match.chosen == card else card
            offers = [offer for offer in match.offers if card in offer.cards]
            written = match.table.game.notation.verbs
            if match.chosen != HIDDEN and offers and (suits := written[offers[0].verb]):
                self.app.focus_next = f"suit-{suits.names[offers[0].choices[0]]}"

    def back(self, _message: Message) -> None:
        """Choose no suit after all: the card is still in the hand."""
        match = self.model.match
        if match is not None:
            name = match.table.game.notation.faces.text(match.chosen) if match.chosen != HIDDEN else ""
            match.chosen = HIDDEN
            self.app.focus_next = f"card-{name}-1" if name else ""
