"""The piles of round six: one column a suit."""

from collections.abc import Sequence

from ui.html import Markup, classes, el
from ui.parts.card import card_slot
from ui.parts.sprite import icon


def pile(
    suit: str, name: str, label: str, *, top: Markup | None = None, next_rank: str = "",
    playable: bool = False, count: int = 0,
) -> Markup:  # fmt: skip
    """A suit's pile: `name` above it, the `top` card (None: not open yet), and the number it waits for.

    `label` says all of it in words; `playable`: the viewer holds the card that fits.
    """
    waits = el("span", icon("next"), el("b", next_rank), cls="waits") if next_rank else None
    depth = f"--depth:{min(3, max(0, count - 1))}"
    return el(
        "div",
        el("span", icon(f"suit-{suit}"), el("span", name), cls="pile-name", aria_hidden="true"),
        el("span", top or card_slot(suit, next_rank), cls="pile-cards", style=depth),
        el("span", waits, cls="pile-next", aria_hidden="true"),
        cls=classes("pile", playable and "is-playable"), role="group", aria_label=label,
    )  # fmt: skip


def piles(columns: Sequence[Markup], label: str) -> Markup:
    """All piles side by side: four of them at two seats, else six."""
    items = (el("li", column) for column in columns)
    return el("ul", *items, cls="piles", aria_label=label, style=f"--piles:{max(1, len(columns))}")
