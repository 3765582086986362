"""BULLCRAP stops at calls, step by step, and at the end; where it stands and what lies on the table, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine import NOBODY, Event
from engine.games.bullcrap import View
from ui.words.bullcrap import claim_words
from ui.words.speech import card_count, onlooker, row, seat_name
from ui.words.tongue import _, ngettext

HOLDS = frozenset({"revealed"})
SHEETS = frozenset({"game_won", "game_drawn"})
LOOKS: frozenset[str] = frozenset()
STEPS = 3
"""A call: cards face down, the verdict, who takes the pile."""


def closing(before: View, _events: Sequence[Event]) -> View:
    """The table as it stood when the call was made, or before the last move: the pile still lies there."""
    return replace(before, turn=NOBODY, window=())


def where(view: View) -> str:
    """Where the match stands: `Turn 12`."""
    return _("Turn {number}").format(number=view.turns + 1)


def after(view: View) -> str:
    """What the score sheet counts."""
    if view.winner != NOBODY or view.drawn:
        return _("Game over")
    return ngettext("After {count} turn", "After {count} turns", view.turns).format(count=view.turns)


def table_words(view: View, names: Sequence[str]) -> str:
    """What lies on the table, in words."""
    to = onlooker("bullcrap", names)
    if view.dealing:
        return to.tell(view.turn, _("You have to deal."), _("{name} has to deal."))
    told = []
    last = view.last
    if last is None:
        told.append(_("The Play Pile is empty."))
    else:
        told.append(_("In the Play Pile: {cards}.").format(cards=card_count(view.pile_size)))
        claim = claim_words(len(last.cards), last.rank)
        theirs = _("The last claim is {claim}, by {name}.").format(claim=claim, name=seat_name(names, last.seat))
        told.append(to.tell(last.seat, _("The last claim is {claim}, by you.").format(claim=claim), theirs))
    if view.rewards:
        told.append(_("In the Reward Pile: {cards}.").format(cards=card_count(view.rewards)))
    for seats, line in ((view.distracted, _("Distracted: {names}.")), (view.xrayed, _("Under an X-Ray: {names}."))):
        if seats:
            told.append(line.format(names=row([seat_name(names, seat) for seat in seats])))
    held = [
        _("{name} {cards}").format(name=seat_name(names, seat), cards=card_count(count))
        for seat, count in enumerate(view.counts)
    ]
    return " ".join([*told, _("In hand: {hands}.").format(hands=row(held))])
