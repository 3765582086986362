"""The dice of the round, thrown in sight."""

from ui.html import Markup, classes, el
from ui.parts.sprite import icon


def die(face: str | int, *, rolling: bool = False) -> Markup:
    """One die: a suit's letter, or a number from 1 to 9."""
    return el("span", icon(f"die-{face}"), cls=classes("die", rolling and "is-rolling"))


def dice_tray(
    label: str, *, colour: str = "", number: int = 0, caption: str = "", note: str = "", rolling: bool = False
) -> Markup:
    """What was rolled and what it means: `caption` large ("Crud"), `note` small ("10 points each").

    `label` says it in words. `rolling`: the dice tumble once.
    """
    thrown = [die(face, rolling=rolling) for face in (colour, number) if face]
    return el(
        "div",
        el("span", *thrown, cls="dice") if thrown else None,
        el("span", caption, cls="caption") if caption else None,
        el("span", note, cls="note") if note else None,
        cls="tray", role="img", aria_label=label,
    )  # fmt: skip
