"""The score sheet of Craits: up to fifteen hands, what threes cancelled, shuffle pressure."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Event
from engine.games.craits import Row, View, hand_size
from ui.html import Child, Markup, el, join
from ui.parts.paper import ScoreRow, player_head, score_table
from ui.parts.paper import sheet as paper_sheet
from ui.parts.sprite import icon
from ui.words.craits_names import card_words
from ui.words.speech import card_count, listed, seat_name
from ui.words.tongue import _, ngettext, pgettext


def sheet(view: View, names: Sequence[str], _heard: Sequence[Event] = ()) -> Markup:
    """A line for each seat, a column for each hand up to the one played, place and total."""
    shown = min(view.number, view.options.last_hand)
    standing = [1 + sum(other < own for other in view.scores) for own in view.scores]
    lines = []
    for seat, score in enumerate(view.scores):
        cells: list[Child] = [cell(row, seat) for row in view.rows]
        if len(cells) < shown:
            now = view.pressure[seat] if view.pressure else 0
            cells.append(pressure_mark(now) if now else "")
        place = pgettext("place", "{number}.").format(number=standing[seat]) if view.rows else ""
        leads = bool(view.rows) and standing[seat] == 1
        lines.append(ScoreRow(player_head(seat_name(names, seat), seat), [*cells, place, str(score)], marked=leads))
    heads: list[Child] = [_("Hand"), *(head(number) for number in range(1, shown + 1))]
    over = len(view.rows) == view.options.last_hand
    table = score_table(
        _("Points, the fewest win"), [*heads, _("Place"), _("Total")], lines, now=-1 if over else view.number,
        total=True,
    )  # fmt: skip
    return paper_sheet(_("Score sheet"), table, key(view), cls="craits-sheet")


def head(number: int) -> Markup:
    """The number of a hand, and how many cards it is dealt with."""
    title = _("Hand {number}, {cards} each").format(number=number, cards=card_count(hand_size(number)))
    return el("abbr", str(number), title=title)


def cell(row: Row, seat: int) -> Markup:
    """What a hand cost a seat: the cards left, with marks for threes and pressure; who went out is marked, too."""
    parts: list[Markup | str] = [str(row.points[seat])]
    if row.out == seat:
        parts.append(icon("check", _("went out"), "out-mark"))
    if row.cancelled[seat]:
        gone = listed([card_words(card) for card in row.cancelled[seat]])
        told = _("threes cancel the {cards}").format(cards=gone)
        parts.append(el("small", "3", cls="three-mark", role="img", aria_label=told, title=told))
    if row.pressure[seat]:
        parts.append(pressure_mark(row.pressure[seat]))
    return join(parts)


def pressure_mark(count: int) -> Markup:
    """The points of shuffle pressure, beside those of the cards."""
    told = ngettext("{count} point of shuffle pressure", "{count} points of shuffle pressure", count)
    told = told.format(count=count)
    return el("small", f"+{count}", cls="pressure-mark", role="img", aria_label=told, title=told)


def key(view: View) -> Markup | None:
    """What the marks mean, as far as there are any."""
    marks = []
    if any(row.out >= 0 for row in view.rows):
        marks.append(el("span", icon("check", cls="out-mark"), " ", _("went out")))
    if any(any(row.cancelled) for row in view.rows):
        mark = el("small", "3", cls="three-mark", aria_hidden="true")
        marks.append(el("span", mark, " ", _("threes cancelled cards")))
    if any(view.pressures):
        mark = el("small", "+5", cls="pressure-mark", aria_hidden="true")
        marks.append(el("span", mark, " ", _("shuffle pressure")))
    return el("p", *marks, cls="marks") if marks else None
