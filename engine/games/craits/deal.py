"""Between hands: lots, the deal, the card turned up, the score sheet and the end of the match."""

from __future__ import annotations

from engine.core.cards import HIDDEN, NOBODY, Card, Seat
from engine.core.notes import Event
from engine.core.rng import Rng
from engine.games.craits import notes
from engine.games.craits.cards import RANK, SUIT, WILD, Suit, pack
from engine.games.craits.options import Options, hand_size
from engine.games.craits.powers import Power, advance, clear_debt
from engine.games.craits.scoring import cancelled, hand_points
from engine.games.craits.state import CraitsState, Row


def first_state(options: Options, seed: int) -> CraitsState:
    """The state before the first deal; the dealer is drawn by lot (CR-2)."""
    s = CraitsState()
    s.seed, s.seats = seed, options.seats
    s.lots, dealer = draw_lots(options, Rng(seed, "lots"))
    s.first_dealer = s.dealer = s.turn = dealer
    s.dealing, s.number = True, 1
    s.scores, s.pressures, s.rows = [0] * s.seats, [0] * s.seats, []
    clear_hand(s)
    return s


def draw_lots(options: Options, rng: Rng) -> tuple[tuple[tuple[Seat, Card], ...], Seat]:
    """The cards drawn for the first deal, in order, and who drew the lowest; who ties for it draws again."""
    lots: list[tuple[Seat, Card]] = []
    contenders = list(range(options.seats))
    deck: list[Card] = []
    while len(contenders) > 1:
        if len(deck) < len(contenders):
            deck = list(pack(options.decks))
            rng.shuffle(deck)
        drawn = [(seat, deck.pop()) for seat in contenders]
        lots += drawn
        lowest = min(RANK[card] for _, card in drawn)
        contenders = [seat for seat, card in drawn if RANK[card] == lowest]
    return tuple(lots), contenders[0]


def clear_hand(s: CraitsState) -> None:
    """Put away the cards and notes of a hand."""
    s.hands = [[] for _ in range(s.seats)]
    s.stock, s.pile, s.shuffles = [], [], 0
    s.turned, s.suit, s.naming = HIDDEN, -1, False
    s.direction, s.count, s.emptied, s.jacks, s.slot = 1, 0, [], 0, 0
    s.forfeits, s.story = [], []
    s.pressure = [0] * s.seats
    clear_debt(s)


def deal(s: CraitsState, options: Options, powers: tuple[Power | None, ...], out: list[Event] | None) -> None:
    """Deal the hand and turn up its first card, which counts as played by the dealer (CR-3, CR-4)."""
    cards = list(pack(options.decks))
    Rng(s.seed, "deal", s.number).shuffle(cards)
    size = hand_size(s.number)
    s.hands = [sorted(cards[seat * size : (seat + 1) * size]) for seat in range(s.seats)]
    s.stock = cards[s.seats * size :]
    s.dealing = False
    if out is not None:
        if s.number == 1:
            out.extend(notes.LotDrawn(seat, card) for seat, card in s.lots)
            out.append(notes.DealerDrawn(s.dealer))
        out.append(notes.HandBegun(s.number, s.dealer, size))
        unseen = s.dealer if RANK[s.stock[-1]] in WILD else NOBODY
        order = ((s.dealer + step) % s.seats for step in range(1, s.seats + 1))
        out.extend(notes.Dealt(seat, tuple(s.hands[seat]), seat == unseen) for seat in order)
    turn_up(s, options, powers, out)


def turn_up(s: CraitsState, options: Options, powers: tuple[Power | None, ...], out: list[Event] | None) -> None:
    """Turn over the stock's top card and carry out its function as if the dealer had played it."""
    card = s.turned = s.stock.pop()
    s.pile.append(card)
    if out is not None:
        out.append(notes.TurnedUp(s.dealer, card))
    if RANK[card] in WILD:
        s.naming = True
        return
    s.suit = SUIT[card]
    power = powers[card]
    advance(s, s.dealer, power(s, options, s.dealer, out) if power else 1, out)


def name_suit(s: CraitsState, suit: Suit, out: list[Event] | None) -> None:
    """The dealer names the suit of the wild turned up, then looks at its cards."""
    s.suit, s.naming = suit, False
    if out is not None:
        out.append(notes.Named(s.dealer, suit))
        out.append(notes.PickedUp(s.dealer, tuple(s.hands[s.dealer])))
    advance(s, s.dealer, 1, out)


def finish_hand(s: CraitsState, options: Options, out: list[Event] | None) -> None:
    """Score the hand and go on to the next deal, or to the end of the match (CR-5, CR-40 to CR-43)."""
    named = s.emptied[0] if s.emptied else NOBODY
    points = [hand_points(hand) for hand in s.hands]
    gone = tuple(cancelled(hand) for hand in s.hands)
    s.rows.append(Row(named, tuple(points), tuple(s.pressure), gone))
    s.scores = [total + cost for total, cost in zip(s.scores, points, strict=True)]
    if out is not None:
        if named != NOBODY:
            out.append(notes.WentOut(named))
        for seat, hand in enumerate(s.hands):
            if hand:
                out.append(notes.CardsScored(seat, tuple(hand), gone[seat], points[seat]))
        both = tuple(cost + more for cost, more in zip(points, s.pressure, strict=True))
        out.append(notes.HandScored(s.number, both, tuple(s.scores)))
    clear_hand(s)
    if s.number == options.last_hand:
        s.turn = NOBODY
        if out is not None:
            out.append(notes.MatchEnded(winners(s), tuple(places(s))))
        return
    s.number += 1
    s.dealer = s.turn = (s.dealer + 1) % s.seats
    s.dealing = True


def places(s: CraitsState) -> list[int]:
    """The place of each seat as it stands, the lowest total first; equal totals share a place (CR-5)."""
    return [1 + sum(other < own for other in s.scores) for own in s.scores]


def winners(s: CraitsState) -> tuple[Seat, ...]:
    """The seats with the lowest total."""
    return tuple(seat for seat, place in enumerate(places(s)) if place == 1)
