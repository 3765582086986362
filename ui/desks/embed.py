"""Our game in somebody's page: what the page around ours asks for, and the lines that put a game there."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

from ui.desks.desk import Desk, Handler
from ui.desks.saves import COPIED, NOT_COPIED
from ui.model import Message
from ui.saves import THEMES
from ui.screens.place import code
from ui.seating import again
from ui.snippet import Placing
from ui.words.tongue import _


class EmbedDesk(Desk):
    """What is pressed in the sheet "Put this in your page", and what a page around ours asks for."""

    def acts(self) -> Mapping[str, Handler]:
        """See Desk."""
        return {
            "place": self.place, "place-how": self.how, "place-copy": self.copy,
            "outer-theme": self.theme, "outer-new": self.new, "outer-pause": self.pause, "outer-load": self.load,
        }  # fmt: skip

    # Into a page

    def place(self, _message: Message) -> None:
        """Open the sheet for the game of the table or of the set-up."""
        match, seated = self.model.match, self.model.seating
        if match is not None:
            seated = again(match.table, match.table.seed)
        if seated is not None and not seated.problem:
            self.model.placing = Placing(dataclasses.replace(seated, seed=seated.seed.strip()))
            self.model.panel = "place"

    def how(self, message: Message) -> None:
        """Change how it is put there."""
        placing = self.model.placing
        if placing is not None and message.get("name") in {"same_deal", "keeps", "script"}:
            setattr(placing, message.get("name"), message.get("value") == "true")
            placing.said = ""

    def copy(self, _message: Message) -> None:
        """Put the lines on the clipboard."""
        placing = self.model.placing
        if placing is None:
            return

        def done(there: bool) -> None:
            placing.said = _(COPIED if there else NOT_COPIED)
            self.app.draw()

        self.app.files.copy(code(placing, self.model.address), done)

    # From the page around

    def theme(self, message: Message) -> None:
        """Change the colours for this visit."""
        if message.get("theme") in THEMES:
            self.model.settings = dataclasses.replace(self.model.settings, theme=message.get("theme"))

    def new(self, message: Message) -> None:
        """Begin the game that the parameters make, whatever is being played; as a link with `play=1` does."""
        match, seated = self.model.match, self.model.seating
        game = match.game if match is not None else seated.game if seated is not None else ""
        named = {"game": game} if game else {}
        self.app.send(Message("link", {**named, **message.data, "play": "new"}))

    def pause(self, message: Message) -> None:
        """Let no pause run out while the page around has something else to show (`paused: true`)."""
        if self.model.match is not None:
            self.model.match.rest(message.get("paused") == "true")

    def load(self, message: Message) -> None:
        """Sit down at the game of a save or a code."""
        key, homeless, told = self.app.saves.bring_in(message.get("text"))
        self.model.notice = told
        if homeless is not None:
            self.app.sitting.loose[key] = homeless
        if key:
            self.model.notice = ""
            self.app.sitting.resume(key)
