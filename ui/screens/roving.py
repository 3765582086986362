"""One Tab stop for a region: arrows move inside, so all buttons but one are taken out of the Tab order."""

from __future__ import annotations

import re

BUTTON = re.compile(r'<button\b[^>]*?\bdata-key="([^"]*)"[^>]*>')
FIELD = re.compile(r"<(?:input|select|textarea)\b")
STOPS = re.compile(r' tabindex="-?\d+"')


def keys_of(text: str) -> list[str]:
    """The data-keys of the buttons, in order; none where fields want the arrows and Tab must reach each of them."""
    return [] if FIELD.search(text) else BUTTON.findall(text)


def rove(text: str, cursor: str) -> str:
    """The region with the cursor's button as its only stop; else the first that can be pressed, of the answers first.

    A sheet's answers stand in `.buttons`; the cross beside its title is none.
    """
    keys = keys_of(text)
    if not keys:
        return text
    answers = max(0, text.find('class="buttons'))
    found = [*BUTTON.finditer(text, answers), *BUTTON.finditer(text, 0, answers)]
    able = [match[1] for match in found if 'aria-disabled="true"' not in match[0]]
    stop = cursor if cursor in keys else (able or keys)[0]

    def button(match: re.Match[str]) -> str:
        tag = STOPS.sub("", match[0])
        return tag if match[1] == stop else f'<button tabindex="-1"{tag[7:]}'

    return BUTTON.sub(button, text)


def mark(text: str, keys: tuple[str, ...]) -> str:
    """The region with these buttons marked as advised."""

    def button(match: re.Match[str]) -> str:
        return f'<button data-hinted="true"{match[0][7:]}' if match[1] in keys else match[0]

    return BUTTON.sub(button, text) if keys else text


def neighbour(keys: list[str], key: str, step: str) -> str:
    """Where an arrow leads from here; it goes round at the ends."""
    if not keys:
        return ""
    if step in {"Home", "End"} or key not in keys:
        return keys[-1] if step == "End" else keys[0]
    return keys[(keys.index(key) + (1 if step in {"ArrowRight", "ArrowDown"} else -1)) % len(keys)]
