"""What lies above the screen: panels, the log, the last trick, notices; and the settings."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

from ui.desks.desk import Desk, Handler
from ui.model import PACES, Message
from ui.saves import THEMES
from ui.screens.panels import PANELS
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
        if message.get("panel") in PANELS:
            self.model.panel = message.get("panel")

    def close(self, _message: Message) -> None:
        """Close the panel."""
        self.model.panel = ""

    def log(self, _message: Message) -> None:
        """Open or close the log."""
        self.model.log_open = not self.model.log_open

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
        now = self.model.settings
        if name == "pace" and value in PACES:
            now = dataclasses.replace(now, pace=value)
        elif name == "theme" and value in THEMES:
            now = dataclasses.replace(now, theme=value)
        elif name == "keys":
            now = dataclasses.replace(now, keys=value == "true")
        elif name == "offline":
            now = dataclasses.replace(now, offline=value == "true")
            self.app.site.keep(now.offline)
        elif name == "language" and value in dict(languages()):
            now = dataclasses.replace(now, language=value)
            self._speak(value)
        self.model.settings = now
        self.app.saves.keep_settings(now)

    def _speak(self, language: str) -> None:
        """Speak another language: what was said is not said again, what the shelf says is said anew."""
        speak(language)
        self.model.polite = ""
        if self.model.match is not None:
            self.model.match.telling.news = []
        self.model.notice = self.app.saves.look()
        self.app.sitting.restock()
