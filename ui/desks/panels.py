"""What lies above the screen: panels, the log, the last trick, notices; and the settings."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

from ui.desks.desk import Desk, Handler
from ui.model import PACES, Message
from ui.saves import THEMES
from ui.screens.panels import PANELS
from ui.tables import table_of
from ui.words.tongue import languages, speak


class PanelDesk(Desk):
    """What opens, closes and is preferred."""

    def acts(self) -> Mapping[str, Handler]:
        """See Desk."""
        return {
            "panel": self.panel, "close": self.close, "log": self.log, "last": self.last, "dismiss": self.dismiss,
            "prefer": self.prefer, "renew": self.renew,
        }  # fmt: skip

    def panel(self, message: Message) -> None:
        """Open a panel that there is."""
        if message.get("panel") not in PANELS:
            return
        self.model.panel = message.get("panel")
        self.model.cursors["panel"] = ""
        match = self.model.match
        if self.model.panel == "counts" and match is not None:
            match.telling.announce(table_of(match.game).counts_words(match.view, match.names))

    def close(self, _message: Message) -> None:
        """Close the panel."""
        self.model.panel = ""

    def log(self, message: Message) -> None:
        """Open the log and go there, or close it and go back."""
        self.model.log_open = not self.model.log_open
        if self.model.log_open:
            self.model.log_back = message.get("key")
        self.app.focus_next = "log-list" if self.model.log_open else self.model.log_back or self.app.stop()

    def last(self, _message: Message) -> None:
        """Open or close the last trick."""
        self.model.panel = ""
        self.model.last_trick_open = not self.model.last_trick_open

    def dismiss(self, _message: Message) -> None:
        """Put a notice away."""
        if self.model.shelf.binned:
            self.model.shelf.binned = ""
        elif self.model.notice:
            self.model.notice = ""
        else:
            self.model.renewable = False

    def renew(self, _message: Message) -> None:
        """Begin to use the new version of the site."""
        if self.model.offers_renewal:
            self.app.site.renew()

    def prefer(self, message: Message) -> None:
        """Change a setting, and keep it."""
        name, value = message.get("name"), message.get("value")
        known = {"pace": PACES, "theme": THEMES, "language": dict(languages())}
        chosen: Any
        if name in known and value in known[name]:
            chosen = value
        elif name in {"keys", "offline"}:
            chosen = value == "true"
        else:
            return
        self.model.settings = dataclasses.replace(self.model.settings, **{name: chosen})
        self.app.saves.keep_setting(name, chosen)
        if name == "offline":
            self.app.site.keep(self.model.settings.offline)
        elif name == "language":
            self._speak(value)

    def _speak(self, language: str) -> None:
        """Speak another language: what was said is not said again, what the shelf says is said anew."""
        speak(language)
        self.model.polite = ""
        if self.model.match is not None:
            self.model.match.telling.news = []
        self.model.notice = self.app.saves.look()
        self.app.sitting.restock()
