"""What a desk is: a group of messages and what answers them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ui.model import Message, Model

if TYPE_CHECKING:
    from ui.app import App

Handler = Callable[[Message], None]


class Desk:
    """Answers a group of messages; the app draws afterwards."""

    def __init__(self, app: App) -> None:
        self.app = app

    @property
    def model(self) -> Model:
        """What the screen is drawn from."""
        return self.app.model

    def acts(self) -> Mapping[str, Handler]:
        """The messages answered here, by name; no two desks answer the same."""
        return {}
