"""Seats: the plate with a player's name and figures, and the ring of seats around a trick."""

from collections.abc import Sequence
from typing import NamedTuple

from ui.html import Markup, classes, el, join
from ui.parts.card import card_slot
from ui.parts.creatures import FACES
from ui.parts.sprite import icon
from ui.words.tongue import _


class Place(NamedTuple):
    """A seat at the table: its plate, and the card it has played or None."""

    plate: Markup
    card: Markup | None = None


def plate(
    name: str, label: str, *, seat: int, cards: int | None = None, points: str = "", total: str = "",
    bot: bool = False, turn: bool = False, dealer: bool = False, thinking: bool = False, own: bool = False,
    out: str = "", carries: Sequence[str] = (), soon: str = "",
) -> Markup:  # fmt: skip
    """A player's plate; `label` says all of it in words, `seat` picks the comic face.

    `carries` are drawings of what lies on the seat, `soon` a word for who is next, where that changes.

    `points` are those of this round ("+20"), `total` those before ("140"), `out` a word in place of the cards
    for a seat that is through ("out", "sits out").
    """
    figures = []
    if out:
        figures.append(el("span", out, cls="out"))
    elif cards is not None:
        figures.append(el("span", icon("cards"), cards, cls="cards"))
    if points:
        figures.append(el("span", points, cls="points"))
    if total:
        figures.append(el("span", total, el("small", " ", _("pts")), cls="total"))
    if carries:
        figures.append(el("span", *(icon(name) for name in carries), cls="carries"))
    marks = (turn and icon("turn", cls="turn"), dealer and icon("dealer", cls="dealer"))
    return el(
        "div",
        icon(f"face-{seat % FACES}", cls="face"),
        icon("bot", cls="bot") if bot else None,
        el("span", el("span", name, cls="who"), cls="name"),
        el("span", *figures, cls="figures"),
        *(mark for mark in marks if mark),
        el("span", soon, cls="soon") if soon else None,
        Markup('<span class="thinking"><i></i><i></i><i></i></span>') if thinking else None,
        cls=classes("plate", turn and "is-turn", own and "is-own", bool(out) and "is-out"),
        role="img", aria_label=label,
    )  # fmt: skip


class Spot(NamedTuple):
    """Where a seat stands: side of the table, and column and row of the wide layout."""

    side: str
    column: int
    row: int


def flanks(others: int) -> int:
    """How many seats stand on either side of the wide layout."""
    return 1 if others < 6 else 2 if others < 9 else 3


def spots(others: int) -> list[Spot]:
    """The places of the other seats, clockwise from the one on the viewer's left."""
    if others == 1:
        return [Spot("top", 2, 1)]
    flank = flanks(others)
    top = others - 2 * flank
    left = [Spot("left", 1, row) for row in range(flank + 1, 1, -1)]
    right = [Spot("right", max(1, top) + 2, row) for row in range(2, flank + 2)]
    return [*left, *(Spot("top", column + 2, 1) for column in range(top)), *right]


def ring(
    others: Sequence[Place], own: Place | None, middle: Markup | None = None, *, label: str = ""
) -> Markup:
    """The table from the own seat: others clockwise from the left, something in the middle, oneself below."""
    where = spots(len(others)) if others else []
    columns = max([2, *(spot.column for spot in where if spot.side == "top")]) - 1
    seats = [
        el(
            "div", other.plate, other.card or card_slot(), cls="place", data_side=spot.side,
            style=f"--column:{spot.column};--row:{spot.row}",
        )
        for other, spot in zip(others, where, strict=True)
    ]
    if middle is not None:
        seats.append(el("div", middle, cls="middle"))
    if own is not None:
        seats.append(el("div", own.plate, own.card or card_slot(), cls="place", data_side="own"))
    return el(
        "div", *seats, role="group" if label else None, aria_label=label or None,
        cls=classes("ring", len(others) > 3 and "is-many", len(others) > 5 and "is-crowd"),
        style=f"--top:{columns};--flank:{flanks(len(others))}",
    )  # fmt: skip


def seat_row(plates: Sequence[Markup], label: str) -> Markup:
    """All seats in one compact row, for tables whose middle needs the room."""
    return el("div", join(plates), cls="seat-row", role="group", aria_label=label)
