"""Which key sends which message at the table."""

from __future__ import annotations

from ui.model import Message

STEPS = frozenset({"ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"})
KEYS = {
    "d": Message("draw"),
    "p": Message("move", {"move": "pass"}),
    "o": Message("one-card"),
    "n": Message("continue"),
    "u": Message("undo"),
    "shift u": Message("redo"),
    "l": Message("last"),
    "s": Message("panel", {"panel": "scores"}),
    "h": Message("read", {"what": "hand"}),
    "t": Message("read", {"what": "table"}),
    "w": Message("read", {"what": "turn"}),
    "r": Message("read", {"what": "again"}),
    "g": Message("log"),
    "m": Message("rules"),
    "?": Message("panel", {"panel": "keys"}),
}
ENTERS = {"slot-name": Message("rename-keep")}
"""What Enter sends in a field, by the field's data-key."""
