"""One Tab stop for a region: arrows move inside, so all buttons but one are taken out of the Tab order."""

from __future__ import annotations

import re

BUTTON = re.compile(r'<button\b[^>]*?\bdata-key="([^"]*)"[^>]*>')
STOPS = re.compile(r' tabindex="-?\d+"')


def keys_of(text: str) -> list[str]:
    """The data-keys of the buttons, in order."""
    return BUTTON.findall(text)


def rove(text: str, cursor: str) -> str:
    """The region with the cursor's button as its only stop; without one, the first that can be pressed."""
    found = list(BUTTON.finditer(text))
    if not found:
        return text
    able = [match[1] for match in found if 'aria-disabled="true"' not in match[0]]
    keys = [match[1] for match in found]
    stop = cursor if cursor in keys else (able or keys)[0]

    def button(match: re.Match[str]) -> str:
        tag = STOPS.sub("", match[0])
        return tag if match[1] == stop else f'<button tabindex="-1"{tag[7:]}'

    return BUTTON.sub(button, text)


def neighbour(keys: list[str], key: str, step: str) -> str:
    """Where an arrow leads from here; it goes round at the ends."""
    if not keys:
        return ""
    if step in {"Home", "End"} or key not in keys:
        return keys[-1] if step == "End" else keys[0]
    return keys[(keys.index(key) + (1 if step in {"ArrowRight", "ArrowDown"} else -1)) % len(keys)]
