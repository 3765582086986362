"""Craits stops at the end of each hand, with its last card still in sight; where it stands, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine import NOBODY, Event
from engine.games.craits import Counted, Drew, Played, Shuffled, View
from ui.pauses.hands import plus, without
from ui.words.craits_names import SUITS, card_words
from ui.words.speech import onlooker, row
from ui.words.tongue import _

HOLDS: frozenset[str] = frozenset()
SHEETS = frozenset({"hand_scored", "match_ended"})
LOOKS = frozenset({"hand_begun"})


def closing(before: View, events: Sequence[Event]) -> View:
    """The view when a hand has ended, its cards still on the table."""
    view = before
    for event in events:
        if isinstance(event, Played):
            view = without(view, event.seat, event.card)
            view = replace(view, pile=(*view.pile, event.card), suit=event.card // 13 if event.suit < 0 else event.suit)
        elif isinstance(event, Drew):
            drawn = len(event.cards)
            hand = tuple(sorted((*view.hand, *event.cards))) if event.seat == view.seat else view.hand
            counts = plus(view.counts, event.seat, drawn)
            view = replace(view, counts=counts, hand=hand, stock=max(0, view.stock - drawn))
        elif isinstance(event, Shuffled):
            view = replace(view, pile=view.pile[-1:], stock=event.count)
        elif isinstance(event, Counted):
            view = replace(view, count=event.count)
    return replace(view, turn=NOBODY, owes=NOBODY, slot=0)


def where(view: View) -> str:
    """Where the match stands: `Hand 3 of 15`."""
    return _("Hand {number} of {total}").format(number=view.number, total=view.options.last_hand)


def after(view: View) -> str:
    """What the score sheet counts: `After hand 3 of 15`."""
    if view.turn == NOBODY:
        return _("Final scores")
    return _("After hand {number} of {total}").format(number=len(view.rows), total=view.options.last_hand)


def table_words(view: View, names: Sequence[str]) -> str:
    """What lies on the table, in words."""
    if view.dealing or not view.pile:
        return onlooker("craits", names).tell(view.dealer, _("You have to deal."), _("{name} has to deal."))
    told = [_("On top lies the {card}").format(card=card_words(view.top))]
    if view.count:
        told.append(_("the count stands at {number}").format(number=view.count))
    elif view.suit >= 0:
        told.append(_("the suit in force is {suit}").format(suit=_(SUITS[view.suit])))
    told.append(_("play goes clockwise") if view.direction > 0 else _("play goes counter-clockwise"))
    return _("{facts}.").format(facts=row(told))
