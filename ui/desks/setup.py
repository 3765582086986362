"""Set-ups from outside and from before: a link that is followed, a set-up as a link, the set-up played last."""

from __future__ import annotations

from collections.abc import Mapping

from engine import OptionError
from ui import link
from ui.desks.desk import Desk, Handler
from ui.model import Message
from ui.words.tongue import _


class SetupDesk(Desk):
    """What has to do with links to a set-up."""

    def acts(self) -> Mapping[str, Handler]:
        """See Desk."""
        return {"link": self.follow, "copy-link": self.copy}

    def follow(self, message: Message) -> None:
        """Open the set-up of a link; its parameters are the message's data."""
        made, told = link.follow(message.data)
        self.model.notice = told or self.model.notice
        if made is not None:
            self.app.sitting.leave()
            made.take(self.app.saves.setup(made.game), rules=False)
            self.model.seating = made
            self.app.show("setup")

    def copy(self, _message: Message) -> None:
        """Put the set-up on the clipboard as a link."""
        if self.model.seating is None:
            return
        try:
            address = f"{self.app.files.address}#{link.fragment(self.model.seating)}"
        except OptionError:
            return  # what cannot be played is said already

        def done(there: bool) -> None:
            told = _("The link is copied.") if there else _("Copy this link yourself: {link}")
            self.model.toast = told.format(link=address)
            self.app.draw()

        self.app.files.copy(address, done)
