"""Determinization: the states a viewer could be in, dealt anew from what its view knows for sure."""

from __future__ import annotations

from engine.core.cards import Card, Seat
from engine.core.rng import Rng
from engine.core.worlds import NoWorld, deal_anew
from engine.games.oh_crud.cards import CARDS, SUIT, following
from engine.games.oh_crud.deal import clear_round, unseen
from engine.games.oh_crud.state import OhCrudState, View, first_fits

TRIES = 8
"""Random choices of which passes were free, before a world is searched for."""


def determinize(view: View, rng: Rng) -> OhCrudState:
    """A state the viewer could be in, with a false seed."""
    s = OhCrudState()
    s.seed, s.seats, s.suits = rng.bits(), view.options.seats, view.suits
    s.turn, s.first_dealer, s.dealer = view.turn, view.first_dealer, view.dealer
    s.dealing, s.round, s.winner = view.dealing, view.round, view.winner
    s.scores, s.rows, s.duellists = list(view.scores), list(view.rows), view.duellists
    clear_round(s)
    s.colour, s.number, s.points = view.colour, view.number, list(view.points)
    s.leader, s.trick, s.tricks = view.leader, list(view.trick), list(view.tricks)
    s.voids, s.laid, s.gone = list(view.voids), list(view.laid), list(view.gone)
    s.fits = list(view.fits)
    if view.dealing:
        return s
    deal_unseen(s, view, rng)
    if view.piling:
        s.free = [
            view.options.free_passes - sum(any(card in fits for card in held) for held, fits in record)
            for record in (passes(s, seat, s.hands[seat]) for seat in range(s.seats))
        ]
    return s


def deal_unseen(s: OhCrudState, view: View, rng: Rng) -> None:
    """Deal the cards the viewer does not see to the other hands and the cards out of play."""
    seen = [card for trick in view.tricks for card in trick.cards] + list(view.trick) + list(view.hand)
    seen += [turn.card for turn in view.laid if turn.card >= 0]
    players = len(view.duellists) or view.options.seats
    cards = unseen(view.suits, view.options.decks if players > 6 else 1, seen)
    others = [seat for seat in range(s.seats) if seat != view.seat]
    sizes = [*(view.counts[seat] for seat in others), view.out]
    if view.piling:
        hands = deal_piles(s, view.options.free_passes, others, cards, sizes, rng)
    else:
        banned = [{card for card in CARDS if view.voids[seat] >> SUIT[card] & 1} for seat in others]
        hands = deal_anew(cards, sizes, [*banned, ()], rng)
    for seat, hand in zip(others, hands[:-1], strict=True):
        s.hands[seat] = hand
    s.out = hands[-1]
    if view.seat >= 0:
        s.hands[view.seat] = list(view.hand)


def passes(s: OhCrudState, seat: Seat, hand: list[Card]) -> list[tuple[list[Card], list[Card]]]:
    """Each pass of the seat: the cards it held then, if it holds `hand` now, and the cards that fitted."""
    held = hand + [turn.card for turn in s.laid if turn.seat == seat and turn.card >= 0]
    fits = first_fits(s.number)
    found = []
    for turn in s.laid:
        if turn.card >= 0:
            fits[SUIT[turn.card]] = following(turn.card)
            if turn.seat == seat:
                held.remove(turn.card)
        elif turn.seat == seat:
            found.append((held[:], fits[:]))
    return found


def deal_piles(
    s: OhCrudState, allowance: int, others: list[Seat], cards: list[Card], sizes: list[int], rng: Rng
) -> list[list[Card]]:
    """Deal the unseen cards of round six: a pass means no fitting card, but for the free ones (OC-25, OC-26)."""
    doubtful: list[list[list[Card]]] = []
    spare: list[int] = []
    for seat in others:
        record = passes(s, seat, [])
        doubtful.append([fits for held, fits in record if not any(card in fits for card in held)])
        spare.append(allowance - (len(record) - len(doubtful[-1])))
    for _ in range(TRIES if allowance else 1):
        banned: list[set[Card]] = []
        for fits_of_passes, left in zip(doubtful, spare, strict=True):
            order = fits_of_passes[:]
            rng.shuffle(order)
            free = rng.below(left + 1)
            banned.append({card for fits in order[free:] for card in fits})
        try:
            return deal_anew(cards, sizes, [*banned, set()], rng)
        except NoWorld:
            if not allowance:
                raise
    return search_piles(doubtful, spare, cards, sizes, rng)


def search_piles(
    doubtful: list[list[list[Card]]], spare: list[int], cards: list[Card], sizes: list[int], rng: Rng
) -> list[list[Card]]:
    """Deal by search with backtracking, the cards with the fewest possible homes first."""
    order = cards[:]
    rng.shuffle(order)
    order.sort(key=lambda card: -sum(card in fits for record in doubtful for fits in record))
    hands: list[list[Card]] = [[] for _ in sizes]

    def bearable(place: int) -> bool:
        if place == len(doubtful):
            return True
        used = sum(any(card in fits for card in hands[place]) for fits in doubtful[place])
        return used <= spare[place]

    def put(index: int) -> bool:
        if index == len(order):
            return True
        places = [place for place in range(len(sizes)) if len(hands[place]) < sizes[place]]
        rng.shuffle(places)
        for place in places:
            hands[place].append(order[index])
            if bearable(place) and put(index + 1):
                return True
            hands[place].pop()
        return False

    if not put(0):
        raise NoWorld("no deal satisfies what is known of the passes")
    return [sorted(hand) for hand in hands]
