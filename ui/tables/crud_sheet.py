"""The score sheet of Oh Crud."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.cards import Seat
from engine.games.oh_crud import View
from ui.html import Markup, join
from ui.parts.paper import ScoreRow, player_head, score_table
from ui.parts.paper import sheet as paper_sheet
from ui.parts.sprite import icon
from ui.words.oh_crud import ROUNDS


def sheet(view: View, names: Sequence[str]) -> Markup:
    """The score sheet: rounds and total down, seats across, places below; `D` marks who dealt."""
    seats = range(len(view.scores))
    called = [seat_name(names, seat) for seat in seats]
    best = min(view.scores)
    rows = []
    for index in range(ROUNDS):
        dealer = (view.first_dealer + index) % len(view.scores)
        costs = view.rows[index] if index < len(view.rows) else None
        cells: list[Markup | str] = []
        for seat in seats:
            cell = str(costs[seat]) if costs else ""
            mark = icon("dealer", f"{called[seat]} dealt" if costs else f"{called[seat]} deals", "dealt")
            cells.append(join([cell, " ", mark]) if seat == dealer else cell)
        rows.append(ScoreRow(f"Round {index + 1}", cells))
    if view.round > ROUNDS:
        won = ["wins" if seat == view.winner else "plays" if seat in view.duellists else "" for seat in seats]
        rows.append(ScoreRow("Duel", won))
    rows.append(ScoreRow("Place", [f"{place}." for place in places(view)], marked=True))
    heads = ["", *(player_head(called[seat], seat, "leads" if view.scores[seat] == best else "") for seat in seats)]
    foot = ScoreRow("Total", [str(score) for score in view.scores])
    return paper_sheet("Score sheet", score_table("Points by round; the lowest total wins", heads, rows, foot=foot))


def places(view: View) -> list[int]:
    """The place of each seat as it stands; the winner of a Duel stands above those it tied with (OC-61)."""
    ranks = [(score, seat != view.winner) for seat, score in enumerate(view.scores)]
    return [1 + sum(other < own for other in ranks) for own in ranks]


def seat_name(names: Sequence[str], seat: Seat) -> str:
    """The seat's name, or its number where it has none."""
    return names[seat] if 0 <= seat < len(names) and names[seat] else f"Seat {seat + 1}"
