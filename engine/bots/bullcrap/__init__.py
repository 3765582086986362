"""Bots for BULLCRAP: a planner and its characters, an honest one, and yardsticks."""

from engine.bots.bullcrap.honest import Anything, Honest, Naive
from engine.bots.bullcrap.planner import Brazen, Cautious, Grudging, Planner
from engine.bots.bullcrap.styles import BRAZEN, CAUTIOUS, GRUDGING, PLANNER, Style
from engine.core.game import Bot

BOTS: dict[str, type[Bot]] = {
    "planner": Planner,
    "cautious": Cautious,
    "brazen": Brazen,
    "grudging": Grudging,
    "honest": Honest,
    "naive": Naive,
    "random": Anything,
}
"""The kinds, the best first."""
CHARACTERS: dict[str, Style] = {"planner": PLANNER, "cautious": CAUTIOUS, "brazen": BRAZEN, "grudging": GRUDGING}
"""The kinds that have a name and a manner."""
PARTS = ("cards left",)
"""The points of a match are the cards a seat is left with."""

__all__ = ["BOTS", "CHARACTERS", "PARTS", "Anything", "Honest", "Naive", "Planner", "Style"]
