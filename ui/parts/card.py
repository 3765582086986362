"""Cards: a face to press or to look at, a back, a stack, an empty place, and the hand."""

from collections.abc import Sequence
from functools import cache
from math import ceil

from ui.html import Markup, Value, classes, el, join
from ui.parts.sprite import icon

# How many cards of a hand stand in a row, by the width of the room (ui/style/30-cards.css); the second figure
# is for hands above `LARGE_HAND`, whose cards lie closer.
ROWS = {"narrow": (7, 9), "phone": (9, 11), "wide": (13, 14), "table": (16, 18), "broad": (22, 18)}
LARGE_HAND = 28


def sign(suit: str) -> str:
    """The drawing of a suit by its letter, or of a wild by its two."""
    return f"wild-{suit}" if len(suit) > 1 else f"suit-{suit}"


@cache
def face(rank: str, suit: str, crud: str = "", power: bool = False) -> Markup:
    """What is printed on a card; the element around it says in words what this is.

    Rank, letter and points are set by the style from `data-sign`: as text they would be a label other than the
    card's name (WCAG 2.5.3).
    """
    shape = icon(sign(suit))
    corner = el("span", el("b", data_sign=rank), el("i", data_sign=suit), shape, cls="corner", aria_hidden="true")
    badge = None
    if crud:
        badge = el("span", icon("crud"), el("b", data_sign=crud), cls="badge", aria_hidden="true")
    elif power:
        badge = el("span", icon("power"), cls="badge", aria_hidden="true")
    return join((corner, icon(sign(suit), cls="pip"), badge))


def look(suit: str, crud: str, power: bool, *more: str | bool) -> str | None:
    """The classes of a card."""
    wild = len(suit) > 1 and "is-wild"
    return classes("card", sign(suit).lower(), wild, bool(crud) and "is-crud", power and "is-power", *more)


def card_button(
    rank: str | int, suit: str, label: str, *, crud: str = "", power: bool = False, playable: bool = True,
    selected: bool | None = None, gliding: str = "", **attributes: Value,
) -> Markup:  # fmt: skip
    """A card of the own hand. `suit` is its letter, `crud` its points as text ("20"), `label` says it all.

    What is not playable is dimmed but can be focused (aria-disabled). `selected` None: nothing to select.
    Further attributes (data_act, data_key, tabindex ...) stand on the button.
    """
    return el(
        "button", face(str(rank), suit, crud, power), type="button", aria_label=label,
        cls=look(suit, crud, power, not playable and "is-blocked", bool(selected) and "is-selected"),
        aria_disabled=None if playable else "true",
        aria_pressed=None if selected is None else str(selected).lower(),
        data_glide=gliding or None, **attributes,
    )  # fmt: skip


def card_figure(
    rank: str | int, suit: str, label: str, *, crud: str = "", power: bool = False, last: bool = False,
    winning: bool = False, blocked: bool = False, gliding: str = "",
) -> Markup:  # fmt: skip
    """A card on the table. `last`: the one just played; `winning`: it takes the trick as things stand.

    `blocked`: it may not be played; for pictures in the rules.
    """
    return el(
        "span", face(str(rank), suit, crud, power), role="img", aria_label=label, data_glide=gliding or None,
        cls=look(suit, crud, power, last and "is-last", winning and "is-winning", blocked and "is-blocked"),
    )  # fmt: skip


def card_back(label: str = "", *, gliding: str = "") -> Markup:
    """A card face down. It carries nothing of what it is: name its `gliding` by place, never by card."""
    return el(
        "span", Markup('<svg class="back" viewBox="0 0 50 70" preserveAspectRatio="none">'
                       '<use href="#card-back"/></svg>'),
        cls="card is-back", role="img" if label else None, aria_label=label or None,
        aria_hidden=None if label else "true", data_glide=gliding or None,
    )  # fmt: skip


def stack(count: int, label: str) -> Markup:
    """Cards face down on each other, with their number."""
    top = card_back() if count else card_slot()
    return el(
        "span", top, el("b", count, cls="count", aria_hidden="true"), cls="stack",
        role="img", aria_label=label, style=f"--depth:{min(3, max(0, count - 1))}",
    )  # fmt: skip


def card_slot(suit: str = "", rank: str = "") -> Markup:
    """A place where a card will lie; with a suit and a number, the card it waits for."""
    mark = join((el("b", rank), icon(f"suit-{suit}"))) if suit else None
    return el("span", mark, cls="card is-slot", aria_hidden="true")


def hand(cards: Sequence[Markup], label: str) -> Markup:
    """All cards of a hand in rows of equal length, overlapping as much as the room demands."""
    count = max(1, len(cards))
    spans = []
    for name, fits in ROWS.items():
        columns = ceil(count / ceil(count / fits[count > LARGE_HAND]))
        spans.append(f"--{name}:{max(1, columns - 1)}")
    return el(
        "ul", *(el("li", card) for card in cards), cls=classes("hand", count == 1 and "is-single"),
        aria_label=label, style=";".join(spans),
    )  # fmt: skip
