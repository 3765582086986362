"""The browser's storage: texts by key under the project's prefix; the only module that touches it."""

from __future__ import annotations

from pyscript import window

PREFIX = "rowdy-table:"
"""All pages of a host share one storage: we keep to keys of our own."""


class BrowserStore:
    """localStorage. Where it is blocked or full it answers None or False and never raises."""

    def get(self, key: str) -> str | None:
        """The text under a key. A missing one arrives as JavaScript's null, which is not None."""
        try:
            text = window.localStorage.getItem(PREFIX + key)
        except Exception:  # any access may throw: blocked, sandboxed, full
            return None
        return text if isinstance(text, str) else None

    def put(self, key: str, text: str) -> bool:
        """Keep a text; False if it could not be."""
        try:
            window.localStorage.setItem(PREFIX + key, text)
        except Exception:
            return False
        return True
