"""Determinization: the states a viewer could be in, dealt anew from what its view knows for sure."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from engine.core.cards import NOBODY, Card, Seat
from engine.core.rng import Rng
from engine.core.worlds import deal_anew
from engine.games.craits.cards import CARDS, FITTING, pack
from engine.games.craits.options import hand_size
from engine.games.craits.state import CraitsState, View, window


class Place(NamedTuple):
    """So many cards that a seat got at one time (a step of the story), out of one stock."""

    seat: Seat
    since: int
    size: int
    stock: int


class Item(NamedTuple):
    """A card that was in a hand or is unseen now: played by a seat at a step, or (NOBODY) not yet."""

    card: Card
    seat: Seat
    until: int


def determinize(view: View, rng: Rng) -> CraitsState:
    """A state the viewer could be in, with a false seed."""
    s = CraitsState()
    s.seed, s.seats, s.turn = rng.bits(), view.options.seats, view.turn
    s.lots, s.first_dealer, s.dealer = view.lots, view.first_dealer, view.dealer
    s.dealing, s.naming, s.number = view.dealing, view.naming, view.number
    s.scores, s.pressures, s.pressure = list(view.scores), list(view.pressures), list(view.pressure)
    s.rows = list(view.rows)
    s.turned, s.suit, s.direction, s.count = view.turned, view.suit, view.direction, view.count
    s.pile, s.shuffles, s.story = list(view.pile), view.shuffles, list(view.story)
    s.emptied, s.jacks, s.slot = list(view.emptied), view.jacks, view.slot
    s.owes, s.forfeits, s.window = view.owes, list(view.forfeits), window(view.options, view.owes)
    s.hands, s.stock = [[] for _ in range(s.seats)], []
    if not view.dealing and view.turn != NOBODY:
        deal_unseen(s, view, rng)
    return s


def deal_unseen(s: CraitsState, view: View, rng: Rng) -> None:
    """Deal the cards the viewer does not see to the other hands and the stock.

    All that is known of hidden cards is what their seats could not have held at some time: a seat that drew
    for want of a card held none that fitted, and what lay in the discard pile or in the viewer's hand lay in
    no other. So every card a seat ever got is dealt anew, those it has played among them.
    """
    blind = view.seat if not view.naming or view.seat != view.dealer else NOBODY
    history = History(view, blind)
    places, items = history.places, history.items
    banned = [
        frozenset(number for number, item in enumerate(items) if not history.possible(place, item))
        for place in places
    ]
    dealt = deal_anew(range(len(items)), [place.size for place in places], banned, rng)
    for place, numbers in zip(places, dealt, strict=True):
        held = [items[number].card for number in numbers if items[number].seat == NOBODY]
        (s.stock if place.seat == NOBODY else s.hands[place.seat]).extend(held)
    for hand in s.hands:
        hand.sort()
    if blind != NOBODY:
        s.hands[blind] = list(view.hand)
    rng.shuffle(s.stock)


class History:
    """What the viewer knows of the hand so far, as the places cards went to and the cards that went there."""

    def __init__(self, view: View, viewer: Seat) -> None:
        self.now = len(view.story)
        self.lacking: list[list[tuple[int, frozenset[Card]]]] = [[] for _ in range(view.options.seats)]
        """For each seat, when it had nothing that fitted, and what would have."""
        self.visible: list[tuple[int, frozenset[Card]]] = []
        """For each shuffle, when it was, and the cards of which none was in another hand then."""
        self.stocks: list[frozenset[Card]] = []
        """What could be in each new stock, the first of the hand included."""
        self.viewer, self.decks = viewer, view.options.decks
        own = self._follow(view)
        unseen = Counter(pack(self.decks))
        unseen.subtract([*view.pile, *(view.hand if viewer != NOBODY else ())])
        assert own >= 0
        self.items += [Item(card, NOBODY, self.now) for card in sorted(unseen.elements())]
        self.places.append(Place(NOBODY, self.now, view.stock, len(self.stocks) - 1))

    def _follow(self, view: View) -> int:
        """Go through the story, noting places, items, wants and shuffles."""
        size = hand_size(view.number)
        others = [seat for seat in range(view.options.seats) if seat != self.viewer]
        self.places = [Place(seat, -1, size, 0) for seat in others]
        self.items: list[Item] = []
        pile = [view.turned]
        self.stocks.append(self._rest(pile))
        for time, step in enumerate(view.story):
            if step.card >= 0:
                pile.append(step.card)
                if step.seat != self.viewer:
                    self.items.append(Item(step.card, step.seat, time))
            elif step.drawn < 0:
                top = pile.pop()
                self.stocks.append(frozenset(pile))
                self.visible.append((time, self._all_of([*pile, top])))
                pile = [top]
            elif step.seat != self.viewer:
                if step.lacking >= 0:
                    self.lacking[step.seat].append((time, FITTING[step.lacking]))
                if step.drawn:
                    self.places.append(Place(step.seat, time, step.drawn, len(self.stocks) - 1))
        return len(pile)

    def _rest(self, pile: list[Card]) -> frozenset[Card]:
        """The faces that are not all in the pile."""
        return frozenset(CARDS) - self._all_of(pile)

    def _all_of(self, cards: list[Card]) -> frozenset[Card]:
        """The faces of which every copy is among these cards."""
        counts = Counter(cards)
        return frozenset(card for card in counts if counts[card] == self.decks)

    def possible(self, place: Place, item: Item) -> bool:
        """Whether the item may have come to this place and stayed there for its time."""
        if item.card not in self.stocks[place.stock]:
            return False
        if place.seat == NOBODY:
            return item.seat == NOBODY
        if item.until <= place.since or item.seat not in (place.seat, NOBODY):
            return False
        spans = (*self.lacking[place.seat], *self.visible)
        return not any(place.since < time < item.until and item.card in cards for time, cards in spans)
