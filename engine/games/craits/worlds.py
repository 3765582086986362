"""Determinization: the states a viewer could be in, dealt anew from what its view knows for sure."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from engine.core.cards import NOBODY, Card, Seat
from engine.core.rng import Rng
from engine.core.worlds import NoWorld, deal_anew
from engine.games.craits.cards import CARDS, FITTING, pack
from engine.games.craits.options import hand_size
from engine.games.craits.state import CraitsState, Step, View, window

TRIES = 4
"""Random choices of what the played cards were, before a world is searched for."""


class Place(NamedTuple):
    """So many cards that a seat got at one time (a step of the story) out of one stock; NOBODY: the stock itself."""

    seat: Seat
    since: int
    size: int
    stock: int


class Played(NamedTuple):
    """A card that a seat played at a step; `blocked` is when it was last known not to hold it, -1 for never."""

    card: Card
    seat: Seat
    until: int
    blocked: int


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
    no other. So each card a seat has played is first said to be one of those it got at some time, by chance;
    where that leaves no deal of the unseen ones, all cards the seats ever got are dealt anew.
    """
    blind = view.seat if not (view.naming and view.seat == view.dealer) else NOBODY
    history = History(view, blind)
    for _ in range(TRIES):
        rooms = played_by_lot(history, rng)
        if rooms is None:
            continue
        places = [place._replace(size=room) for place, room in zip(history.places, rooms, strict=True) if room]
        try:
            dealt = deal_anew(history.unseen, [place.size for place in places], history.bans(places), rng)
        except NoWorld:
            continue
        break
    else:
        places, dealt = history.places, searched(history, rng)
    for place, cards in zip(places, dealt, strict=True):
        (s.stock if place.seat == NOBODY else s.hands[place.seat]).extend(cards)
    for hand in s.hands:
        hand.sort()
    if blind != NOBODY:
        s.hands[blind] = list(view.hand)
    rng.shuffle(s.stock)


def played_by_lot(history: History, rng: Rng) -> list[int] | None:
    """How many cards each place has left when each played card came from one that may be its own; None if stuck."""
    rooms = [place.size for place in history.places]
    for item in history.played:
        own = [index for index in history.by_seat[item.seat] if rooms[index]]
        fitting = [index for index in own if history.possible(history.places[index], item)]
        if not fitting:
            return None
        rooms[rng.choice(fitting)] -= 1
    return rooms


def searched(history: History, rng: Rng) -> list[list[Card]]:
    """The unseen cards of each place, when all cards, the played ones among them, are dealt by augmenting paths."""
    places, start = history.places, len(history.played)
    homes = [[n for n in history.by_seat[item.seat] if history.possible(places[n], item)] for item in history.played]
    bans = history.bans(places)
    homes += [[n for n, ban in enumerate(bans) if card not in ban] for card in history.unseen]
    for choices in homes:
        rng.shuffle(choices)
    order = list(range(len(homes)))
    rng.shuffle(order)
    held: list[list[int]] = [[] for _ in places]
    home: dict[int, int] = {}
    for number in order:
        _put(number, homes, held, home, places)
    return [[history.unseen[number - start] for number in numbers if number >= start] for numbers in held]


def _put(number: int, homes: list[list[int]], held: list[list[int]], home: dict[int, int], places: list[Place]) -> None:
    """Give one card a home, moving others along a shortest path to a place with room."""
    wanted_by: dict[int, int] = {}
    queue = [number]
    for mover in queue:
        for place in homes[mover]:
            if place in wanted_by:
                continue
            wanted_by[place] = mover
            if len(held[place]) == places[place].size:
                queue += held[place]
                continue
            while place >= 0:
                moved = wanted_by[place]
                held[place].append(moved)
                before, home[moved] = home.get(moved, -1), place
                if before >= 0:
                    held[before].remove(moved)
                place = before
            return
    raise NoWorld("no deal satisfies what is known of the hands")


class History:
    """What the viewer knows of the hand so far, as the places cards went to and the cards that went there."""

    def __init__(self, view: View, viewer: Seat) -> None:
        self.decks = view.options.decks
        seats = range(view.options.seats)
        others = [seat for seat in seats if seat != viewer]
        self.places = [Place(seat, -1, hand_size(view.number), 0) for seat in others]
        self.played: list[Played] = []
        self.blocked: list[dict[Card, int]] = [{} for _ in seats]
        """For each seat and card, when it was last known not to hold it."""
        pile = [view.turned]
        self.stocks = [frozenset(CARDS) - self._all_of(pile)]
        """What could be in each new stock, the first of the hand included."""
        for time, step in enumerate(view.story):
            if step.card >= 0:
                pile.append(step.card)
            elif step.drawn < 0:
                for blocked in self.blocked:
                    blocked.update(dict.fromkeys(self._all_of(pile), time))
                top = pile.pop()
                self.stocks.append(frozenset(pile))
                pile = [top]
            if step.seat != viewer:
                self._note(time, step)
        self.by_seat = [[n for n, place in enumerate(self.places) if place.seat == seat] for seat in seats]
        self.places.append(Place(NOBODY, len(view.story), view.stock, len(self.stocks) - 1))
        left = Counter(pack(self.decks))
        left.subtract([*view.pile, *(view.hand if viewer != NOBODY else ())])
        self.unseen = sorted(left.elements())

    def _note(self, time: int, step: Step) -> None:
        """Note a play or a draw of a seat whose cards are hidden."""
        blocked = self.blocked[step.seat]
        if step.card >= 0:
            self.played.append(Played(step.card, step.seat, time, blocked.get(step.card, -1)))
            return
        if step.lacking >= 0:
            blocked.update(dict.fromkeys(FITTING[step.lacking], time))
        if step.drawn > 0:
            self.places.append(Place(step.seat, time, step.drawn, len(self.stocks) - 1))

    def _all_of(self, cards: list[Card]) -> frozenset[Card]:
        """The faces of which every copy is among these cards."""
        counts = Counter(cards)
        return frozenset(card for card in counts if counts[card] == self.decks)

    def possible(self, place: Place, item: Played) -> bool:
        """Whether the played card may have come to its seat at this place's time and stayed there since."""
        return (
            item.seat == place.seat
            and item.blocked <= place.since < item.until
            and item.card in self.stocks[place.stock]
        )

    def bans(self, places: list[Place]) -> list[set[Card]]:
        """For each place the unseen cards it cannot hold now."""
        found = []
        for place in places:
            stock, blocked = self.stocks[place.stock], self.blocked[place.seat] if place.seat >= 0 else {}
            found.append({c for c in self.unseen if c not in stock or blocked.get(c, -1) > place.since})
        return found
