"""Things on paper: score sheet, log, dialog, toast, a plain sheet of text."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ui.html import Child, Markup, classes, el
from ui.parts.controls import icon_button
from ui.parts.sprite import icon
from ui.words.tongue import _


class ScoreRow(NamedTuple):
    """A line of a score sheet; the cells line up with the heads. `marked`: the leader, the winner."""

    head: Child
    cells: Sequence[Child]
    marked: bool = False


def score_table(
    caption: str, heads: Sequence[Child], rows: Sequence[ScoreRow], *, foot: ScoreRow | None = None,
    now: int = -1, total: bool = False,
) -> Markup:  # fmt: skip
    """A score sheet: a real table that scrolls in itself, its first column staying in sight.

    `heads[0]` stands above the row heads; `now` is the index of the column being played, for a tint;
    with `total` the last column stays in sight, too.
    """

    def tint(place: int) -> str | None:
        return "is-now" if place == now else None

    def line(row: ScoreRow, cls: str | None) -> Markup:
        cells = [el("td", cell, cls=tint(place)) for place, cell in enumerate(row.cells, 1)]
        return el("tr", el("th", row.head, scope="row"), *cells, cls=cls)

    top = [el("th", head, scope="col", cls=tint(place)) for place, head in enumerate(heads)]
    return el(
        "div",
        el(
            "table",
            el("caption", el("span", caption)),
            el("thead", el("tr", *top)),
            el("tbody", *(line(row, "is-marked" if row.marked else None) for row in rows)),
            el("tfoot", line(foot, None)) if foot else None,
            cls=classes("scores", total and "has-total"),
        ),
        cls="scroll-x", tabindex="0", role="region", aria_label=caption,
    )  # fmt: skip


def player_head(name: str, seat: int, note: str = "") -> Markup:
    """A player's head in a table or a list: comic face and name."""
    tail = el("small", note) if note else None
    return el("span", icon(f"face-{seat % 12}", cls="face"), el("span", name), tail, cls="player")


class LogLine(NamedTuple):
    """One sentence of the log. `seat` shows a player's face, `picture` an icon; `heading` opens a round."""

    text: str
    seat: int = -1
    picture: str = ""
    heading: bool = False
    fresh: bool = False


@lru_cache(maxsize=512)
def log_item(line: LogLine) -> Markup:
    """One sentence; most stand there from one picture to the next."""
    if line.heading:
        return el("li", el("h3", line.text), cls="log-round")
    mark = icon(line.picture) if line.picture else None
    if line.seat >= 0:
        mark = icon(f"face-{line.seat % 12}", cls="face")
    look = classes(line.fresh and "is-fresh", mark is None and "is-bare")
    return el("li", mark, el("span", line.text), cls=look)


def log_panel(lines: Sequence[LogLine], *, is_open: bool, close: str = "log") -> Markup:
    """The log: a column on wide screens, on small ones a sheet shown while `is_open`. Latest line last."""
    cross = icon_button(_("Close"), close, "close", key="log-close", cls="narrow", tabindex="-1")
    sentences = (log_item(line) for line in lines)
    return el(
        "section",
        el("div", el("h2", _("Log"), id="log-title"), cross, cls="log-head"),
        el("ol", *sentences, tabindex="0", aria_labelledby="log-title", data_scroll="end", data_key="log-list"),
        cls=classes("paper log", is_open and "is-open"), aria_labelledby="log-title",
    )  # fmt: skip


def dialog(
    title: str, *body: Markup | None, buttons: Sequence[Markup] = (), close: str = "", wide: bool = False
) -> Markup:
    """A sheet above the table that wants an answer. `close`: the message of its cross, if it has one."""
    cross = icon_button(_("Close"), close, "close", key="dialog-close") if close else None
    return el(
        "div",
        el(
            "section",
            el("div", el("h2", title, id="dialog-title", tabindex="-1"), cross, cls="dialog-head"),
            el("div", *body, cls="dialog-body"),
            el("div", *buttons, cls="buttons") if buttons else None,
            cls=classes("paper dialog", wide and "is-wide"), role="dialog", aria_modal="true",
            aria_labelledby="dialog-title",
        ),
        cls="shade", id="-".join(("dialog", *title.split())),  # another dialog begins at its top
    )  # fmt: skip


def toast(text: str, *, kind: str = "", picture: str = "info", button: Markup | None = None) -> Markup:
    """A slip that says something in passing. `kind`: "" or "warning"."""
    look = classes("toast", kind and f"is-{kind}")
    return el("section", icon(picture), el("span", text), button, cls=look, aria_label=_("Notice"))


def sheet(title: str, *body: Markup | None, cls: str = "") -> Markup:
    """A sheet of paper with a heading on the felt."""
    return el("section", el("h2", title), *body, cls=classes("paper sheet", cls))


def result(place: str, name: str, seat: int, line: Child) -> Markup:
    """The winner: a large face with a crown, the name, and a line below."""
    return el(
        "div",
        el("span", icon(f"face-{seat % 12}", cls="face"), icon("crown", cls="crown"), cls="champion"),
        el("p", place, cls="result-place"),
        el("p", name, cls="result-name"),
        el("p", line, cls="result-line"),
        cls="result",
    )  # fmt: skip
