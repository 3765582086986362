"""The score sheet of Oh Crud."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Event
from engine.games.oh_crud import View
from ui.html import Markup, el, join
from ui.parts.paper import ScoreRow, player_head, score_table
from ui.parts.paper import sheet as paper_sheet
from ui.parts.sprite import icon
from ui.words.oh_crud import ROUNDS
from ui.words.speech import seat_name
from ui.words.tongue import _, pgettext


def sheet(view: View, names: Sequence[str], _heard: Sequence[Event] = ()) -> Markup:
    """The score sheet: a line for each seat, a column for each round, place and total; who dealt is marked."""
    seats = len(view.scores)
    standing, best = places(view), min(places(view))
    duel = view.round > ROUNDS
    rows = []
    for seat in range(seats):
        name = seat_name(names, seat)
        cells: list[Markup | str] = []
        for index in range(ROUNDS):
            cost = str(view.rows[index][seat]) if index < len(view.rows) else ""
            deals = (view.first_dealer + index) % seats == seat
            label = (_("{name} dealt") if cost else _("{name} deals")).format(name=name)
            cells.append(join([f"{cost} ", icon("dealer", label, "dealt")]) if deals else cost)
        if duel:
            plays = _("plays") if seat in view.duellists else ""
            cells.append(pgettext("the Duel", "won") if seat == view.winner else plays)
        place = pgettext("place", "{number}.").format(number=standing[seat])
        cells += [place if view.rows else "", str(view.scores[seat])]
        leads = bool(view.rows) and standing[seat] == best
        rows.append(ScoreRow(player_head(name, seat), cells, marked=leads))
    rounds = [
        el("abbr", str(number), title=_("Round {number}").format(number=number)) for number in range(1, ROUNDS + 1)
    ]
    last = [pgettext("title", "Duel")] if duel else []
    heads = [_("Round"), *rounds, *last, _("Place"), _("Total")]
    now = len(view.rows) if view.rows and view.dealing else min(view.round, ROUNDS + 1)
    table = score_table(_("Points, the fewest win"), heads, rows, now=now if view.winner < 0 else -1, total=True)
    return paper_sheet(_("Score sheet"), table)


def places(view: View) -> list[int]:
    """The place of each seat as it stands; the winner of a Duel stands above those it tied with (OC-61)."""
    ranks = [(score, seat != view.winner) for seat, score in enumerate(view.scores)]
    return [1 + sum(other < own for other in ranks) for own in ranks]
