"""Set-ups from outside and from before: a link that is followed, a set-up as a link, the set-up played last."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

from engine import OptionError
from ui import link
from ui.desks.desk import Desk, Handler
from ui.model import PACES, Message
from ui.saves import THEMES
from ui.seating import Seating
from ui.words.tongue import _


class SetupDesk(Desk):
    """What has to do with links to a set-up."""

    def acts(self) -> Mapping[str, Handler]:
        """See Desk."""
        return {"link": self.follow, "copy-link": self.copy}

    def follow(self, message: Message) -> None:
        """Open the set-up of a link; its parameters are the message's data.

        `play=1` goes on at once with the game that this set-up began, or begins it; `play=new` begins it anew.
        """
        made, told = link.follow(message.data)
        self.model.notice = told or self.model.notice
        if made is None:
            return
        self._look(message)
        self.app.sitting.leave()
        made.take(self.app.saves.setup(made.game), rules=False)
        self.model.seating = made
        self.app.show("setup")
        if message.get("play") in {"1", "new"} and not told and not made.problem:
            self._begin(made, anew=message.get("play") == "new")

    def _look(self, message: Message) -> None:
        """Colours and pace as the link has them, for this visit; a pace the player has chosen stays."""
        if message.get("theme") in THEMES:
            self.model.settings = dataclasses.replace(self.model.settings, theme=message.get("theme"))
        if message.get("pace") in PACES and not self.app.saves.chose("pace"):
            self.model.settings = dataclasses.replace(self.model.settings, pace=message.get("pace"))

    def _begin(self, made: Seating, anew: bool) -> None:
        table = made.table()
        self.app.sitting.restock()
        key = "" if anew else self.app.sitting.running(table, made.seed.strip())
        if key:
            self.app.sitting.resume(key)
        else:
            self.app.play(table)

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
