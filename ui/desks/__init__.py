"""The desks that answer the messages of the screen; a new group of messages is a module here and a line below."""

from __future__ import annotations

from ui.desks.composer import ComposerDesk
from ui.desks.craits import CraitsDesk
from ui.desks.desk import Desk, Handler
from ui.desks.embed import EmbedDesk
from ui.desks.menu import MenuDesk
from ui.desks.panels import PanelDesk
from ui.desks.rules import RulesDesk
from ui.desks.saves import SavesDesk
from ui.desks.setup import SetupDesk
from ui.desks.table import TableDesk

DESKS: tuple[type[Desk], ...] = (
    MenuDesk, TableDesk, ComposerDesk, CraitsDesk, PanelDesk, RulesDesk, SavesDesk, SetupDesk, EmbedDesk,
)  # fmt: skip

__all__ = ["DESKS", "Desk", "Handler"]
