"""Oh Crud stops at finished tricks, at the end of each round, and for the dice; where it stands, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine import NOBODY, Event
from engine.games.oh_crud import ROUNDS, Laid, Played, Trick, TrickTaken, Turn, View, WentOut
from ui.pauses.hands import plus, without
from ui.words.oh_crud import card_words
from ui.words.speech import onlooker, row, seat_name
from ui.words.tongue import _

HOLDS = frozenset({"trick_taken"})
SHEETS = frozenset({"round_scored", "match_ended"})
STEPS = 0
LOOKS = frozenset({"round_begun"})


def closing(before: View, events: Sequence[Event]) -> View:
    """The view after the last card of a round, with that card still on the table."""
    view = before
    for event in events:
        if isinstance(event, Played):
            view = replace(without(view, event.seat, event.card), trick=(*view.trick, event.card))
        elif isinstance(event, TrickTaken):
            taken = Trick(view.leader, view.trick, event.seat)
            points = plus(view.points, event.seat, event.points)
            view = replace(view, trick=(), tricks=(*view.tricks, taken), points=points)
        elif isinstance(event, Laid):
            view = without(view, event.seat, event.card)
            view = replace(view, laid=(*view.laid, Turn(event.seat, event.card)))
        elif isinstance(event, WentOut):
            points = plus(view.points, event.seat, event.points)
            view = replace(view, gone=(*view.gone, event.seat), points=points)
    return replace(view, turn=NOBODY)


def where(view: View) -> str:
    """Where the match stands: `Round 3 of 6`."""
    if view.round > ROUNDS:
        return _("The Duel")
    return _("Round {number} of {total}").format(number=view.round, total=ROUNDS)


def after(view: View) -> str:
    """What the score sheet counts: `After round 3 of 6`."""
    if view.winner != NOBODY:
        return _("Final scores")
    return _("After round {number} of {total}").format(number=len(view.rows), total=ROUNDS)


def table_words(view: View, names: Sequence[str]) -> str:
    """What lies on the table, in words."""
    if view.dealing:
        return onlooker("oh_crud", names).tell(view.dealer, _("You have to deal."), _("{name} has to deal."))
    if view.piling:
        tops = [card_words(pile[-1]) for pile in view.piles if pile]
        return _("On the piles: {cards}.").format(cards=row(tops)) if tops else _("No pile is begun.")
    if not view.trick:
        return _("No card has been played to this trick.")
    seats = [(view.leader + step) % len(names) for step in range(len(view.trick))]
    played = [
        _("{name} {card}").format(name=seat_name(names, seat), card=card_words(card))
        for seat, card in zip(seats, view.trick, strict=True)
    ]
    return _("In the trick: {cards}.").format(cards=row(played))
