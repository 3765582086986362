"""What a seat may do: its moves as a list that makes each only when it is asked for, and their outline."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain, combinations
from operator import itemgetter
from typing import overload

from engine.core.cards import NOBODY, Card, Seat
from engine.core.moves import Move, Offer
from engine.games.bullcrap import wilds
from engine.games.bullcrap.cards import (
    ACCEPT,
    BEARS,
    CALL,
    DEAL,
    DISTRACT,
    END,
    FIRST_WILD,
    GIFT,
    LAST_FACE_DOWN,
    NUKE,
    POOP,
    SHIELD,
    XRAY,
    Rank,
)
from engine.games.bullcrap.claims import OTHERS
from engine.games.bullcrap.state import BullcrapState, View

FIRST_END = 200
"""After so many turns the turn seat may end the game (BC-60)."""
PICKED = 10
"""Hands of so many number cards or fewer find a group of them in a table."""


def picker(number: int) -> Callable[[tuple[Card, ...]], tuple[Card, ...]]:
    """What picks from sorted cards the group of this number: its bits are the places."""
    places = [bit for bit in range(PICKED) if number >> bit & 1]
    return itemgetter(*places) if len(places) > 1 else itemgetter(slice(places[0], places[0] + 1))


PICK = (lambda _cards: (), *(picker(number) for number in range(1, 1 << PICKED)))


def group(number: int, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards at the places of the number's bits."""
    found = PICK[number & (1 << PICKED) - 1](cards)
    number >>= PICKED
    return found + group(number, cards[PICKED:]) if number else found


class Some:
    """The different sub-multisets of sorted cards, of 1 (or 0, if `empty`) to `most`, each found by its number."""

    __slots__ = ("cards", "counts", "size", "skip", "ways")

    def __init__(self, cards: Sequence[Card], most: int, empty: bool = False) -> None:
        faces = sorted(set(cards))
        most = min(most, len(cards))
        self.cards, self.counts = faces, [cards.count(face) for face in faces]
        # ways[i][room]: how many there are of the faces from the i-th on, of at most `room` cards
        ways = [[1] * (most + 1)]
        for count in reversed(self.counts):
            below = ways[-1]
            ways.append([sum(below[room - min(room, count) : room + 1]) for room in range(most + 1)])
        self.ways = ways[::-1]
        self.skip = 0 if empty else 1
        self.size = self.ways[0][most] - self.skip

    def __getitem__(self, number: int) -> tuple[Card, ...]:
        """The sub-multiset of this number, from 0 to `size` - 1, sorted."""
        number += self.skip
        room, found = len(self.ways[0]) - 1, list[Card]()
        for index, (face, count) in enumerate(zip(self.cards, self.counts, strict=True)):
            below, taken = self.ways[index + 1], 0
            while taken < count and number >= below[room - taken]:
                number -= below[room - taken]
                taken += 1
            room -= taken
            found += [face] * taken
        return tuple(found)


class Menu(Sequence[Move]):
    """Some moves, then every claim of these cards as each of these ranks; a hand of 20 has millions.

    `cards` are those of the hand that may lie face down, sorted; a claim has at most `most` of them.
    """

    __slots__ = ("cards", "claims", "first", "ranks", "shielded", "size", "some")

    def __init__(self, first: list[Move], cards: tuple[Card, ...], ranks: tuple[Rank, ...], most: int) -> None:
        self.first, self.cards, self.ranks = first, cards, ranks
        self.some: Some | None = None
        self.shielded: Some | None = None
        if len(cards) > most or (cards and cards[-1] >= FIRST_WILD):
            others = [card for card in cards if card != SHIELD]
            self.some = Some(others, most)
            self.claims = self.some.size
            shielded = 0
            if len(others) < len(cards):  # one Shield, and up to three cards of the rest (BC-31)
                self.shielded = Some(cards[:-1], BEARS, empty=True)
                shielded = self.shielded.size
            self.size = len(first) + (self.claims + shielded) * len(ranks)
        else:
            self.claims = (1 << len(cards)) - 1
            self.size = len(first) + self.claims * len(ranks)

    def __len__(self) -> int:
        return self.size

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(self.size))]
        number = index
        if number < 0:
            number += self.size
        if not 0 <= number < self.size:
            raise IndexError(f"move {index} of {self.size}")
        number -= len(self.first)
        if number < 0:
            return self.first[number]
        ranks = self.ranks
        number, which = divmod(number, len(ranks))
        cards = self._group(number) if self.some is not None else group(number + 1, self.cards)
        return new_tuple(Move, ("claim", cards, ranks[which]))

    def _group(self, number: int) -> tuple[Card, ...]:
        """Where there are wilds among the cards, or fewer may be laid than there are."""
        assert self.some is not None
        if number < self.claims:
            return self.some[number]
        assert self.shielded is not None
        return tuple(sorted((*self.shielded[number - self.claims], SHIELD)))


new_tuple = tuple.__new__
"""Makes a Move twice as fast as calling its class."""


def moves(s: BullcrapState, seat: Seat, after: tuple[tuple[Rank, ...], ...], most: int) -> Sequence[Move]:
    """Every move of the seat; `after` are the ranks that may follow each rank."""
    calling = [CALL] if seat in s.window else []
    if seat != s.turn or seat == NOBODY:
        return calling
    if s.dealing:
        return [DEAL]
    if s.answering:
        return [CALL, ACCEPT]
    hand = tuple(s.hands[seat])
    first = calling
    if s.turns >= FIRST_END:
        first.append(END)
    if hand[-1] > LAST_FACE_DOWN:
        first += wild_moves(s, seat)
        hand = tuple([card for card in hand if card <= LAST_FACE_DOWN])
    return Menu(first, hand, after[s.pile[-1].rank if s.pile else -1], most)


def wild_moves(s: BullcrapState, seat: Seat) -> list[Move]:
    """What the wilds in the hand can do, or, if nothing can be done, which of them may be shed."""
    hand, others = s.hands[seat], OTHERS[s.seats][seat]
    if wilds.stuck(s, seat):
        return [Move("shed", (card,)) for card in sorted(set(hand))]
    found = []
    if DISTRACT in hand:
        found += [Move("distract", (), other) for other in others if not s.distracted >> other & 1]
    if XRAY in hand:
        found += [Move("xray", (), other) for other in others if not s.xrayed >> other & 1]
    if POOP in hand and s.pile:
        found += [Move("poop", (), other) for other in others]
    if GIFT in hand:
        least = 1 if len(hand) > 1 else 0
        found += [Move("gift", cards, other) for cards in groups(hand, GIFT, least) for other in others]
    if NUKE in hand:
        found += [Move("nuke", cards) for cards in groups(hand, NUKE, 0)]
    return found


def groups(hand: list[Card], wild: Card, least: int) -> list[tuple[Card, ...]]:
    """Which cards may go with this wild, each group once."""
    rest = hand[:]
    rest.remove(wild)
    sizes = (combinations(rest, size) for size in range(least, BEARS + 1))
    return list(dict.fromkeys(chain.from_iterable(sizes)))


def offers(view: View, after: tuple[tuple[Rank, ...], ...], most: int) -> tuple[Offer, ...]:
    """The outline of the seat's moves, exact: whatever lies in an offer is allowed.

    A hand with a Shield and many other cards has two offers to claim: of up to four cards of any kind, and of any
    number without a Shield.
    """
    seat, hand = view.seat, view.hand
    found = [Offer("call")] if seat in view.window else []
    if seat != view.turn or seat == NOBODY:
        return tuple(found)
    if view.dealing:
        return (Offer("deal"),)
    if view.answering:
        return (Offer("call"), Offer("accept"))
    ranks = after[view.pile[-1].rank if view.pile else -1]
    face_down = tuple(card for card in hand if card <= LAST_FACE_DOWN)
    without = tuple(card for card in face_down if card != SHIELD)
    if len(without) < len(face_down):
        found.append(Offer("claim", face_down, 1, min(len(face_down), BEARS + 1), ranks))
    if len(without) == len(face_down) > 0 or min(len(without), most) > BEARS + 1:
        found.append(Offer("claim", without, 1, min(len(without), most), ranks))
    found += wild_offers(view)
    if view.turns >= FIRST_END:
        found.append(Offer("end"))
    return tuple(found)


def wild_offers(view: View) -> list[Offer]:
    """The outline of what the wilds in the hand can do."""
    hand, others = view.hand, OTHERS[view.options.seats][view.seat]
    found = []
    free = {
        DISTRACT: tuple(other for other in others if other not in view.distracted),
        XRAY: tuple(other for other in others if other not in view.xrayed),
        POOP: others if view.pile else (),
    }
    for card, verb in ((DISTRACT, "distract"), (XRAY, "xray"), (POOP, "poop")):
        if card in hand and free[card]:
            found.append(Offer(verb, choices=free[card]))
    for card, verb, least, choices in ((GIFT, "gift", 1, others), (NUKE, "nuke", 0, ())):
        if card in hand:
            rest = list(hand)
            rest.remove(card)
            found.append(Offer(verb, tuple(rest), min(least, len(rest)), min(BEARS, len(rest)), choices))
    if not found and hand[0] > LAST_FACE_DOWN:
        found.append(Offer("shed", hand, 1, 1))
    return found
