"""What each seat can be sure of about cards it does not see: facts that follow the cards from place to place.

A seat is never unsure of its own side, so its facts speak of other places only. A wild nobody has seen is a fact,
too (its card is HIDDEN): unless the wilds are shuffled into the deck, everybody knows where each wild may be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from engine.core.cards import HIDDEN, NOBODY, Card, Seat
from engine.games.bullcrap.cards import FIRST_WILD, LAST_FACE_DOWN, Place

LATEST = 99
"""Later than any claim."""


class Laid(NamedTuple):
    """A claim in the Play Pile. `shown`: it lies face up because of an X-Ray (BC-33)."""

    seat: Seat
    rank: int
    cards: tuple[Card, ...]
    shown: bool


class Fact(NamedTuple):
    """Something a viewer is sure of: this card lies in one of these places (a bit for each).

    A seat's place is its hand and what it laid face down in the pile from claim number `since` on. A card
    that is HIDDEN is some wild, its face unknown.
    """

    card: Card
    places: int
    since: int


class Memory:
    """The facts of every viewer. What happens is only noted, and worked out when somebody looks."""

    __slots__ = ("_noted", "_numbers", "_wilds", "seats")

    def __init__(self, seats: int) -> None:
        self.seats = seats
        # one entry a viewer, the spectator's last; a number card there is once, a wild may have twins
        self._numbers: list[dict[Card, tuple[int, int]]] = [{} for _ in range(seats + 1)]
        self._wilds: list[list[Fact]] = [[] for _ in range(seats + 1)]
        self._noted: list[tuple[Callable[..., None], tuple[Any, ...]]] = []

    def copy(self) -> Memory:
        """An independent copy."""
        twin = Memory(self.seats)
        twin._numbers = [numbers.copy() for numbers in self._numbers]
        twin._wilds = [wilds[:] for wilds in self._wilds]
        twin._noted = self._noted[:]
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Memory) and all(
            self.facts(viewer) == other.facts(viewer) for viewer in range(NOBODY, self.seats)
        )

    __hash__ = None  # type: ignore[assignment]

    def facts(self, viewer: Seat) -> list[Fact]:
        """All the viewer is sure of: number cards in order, then wilds."""
        for happen, what in self._noted:
            happen(self, *what)
        self._noted.clear()
        numbers = self._numbers[viewer]
        return [*(Fact(card, *numbers[card]) for card in sorted(numbers)), *self._wilds[viewer]]

    def learn(self, viewer: Seat, facts: Iterable[Fact]) -> None:
        """The viewer is sure of these from now on."""
        for fact in facts:
            self._add(viewer, *fact)

    def all_saw(self, card: Card, place: Place, but: Seat = LATEST, since: int = 0) -> None:
        """Everybody is sure where this card came to (HIDDEN: some wild), `but` one seat that sees the card itself."""
        self._noted.append((Memory._arrived, (card, place, but, since)))

    def shown(self, seat: Seat, cards: Sequence[Card], place: Place | None = None, since: int = 0) -> None:
        """Everybody saw these cards leave the seat's hand, and where to (None: where all see them lie)."""
        self._noted.append((Memory._shown, (seat, cards, place, since)))

    def given(self, seat: Seat, to: Seat, cards: Sequence[Card], since: int) -> None:
        """A Gift: two seats know its cards, the others that what they know of the giver may be there now."""
        self._noted.append((Memory._given, (seat, to, cards, since)))

    def pile_moved(self, pile: Sequence[Laid], place: Place, revealed: bool) -> None:
        """The Play Pile goes to a seat or is destroyed; `revealed`: all saw its last claim."""
        self._noted.append((Memory._pile_moved, (pile, place, revealed)))

    def _arrived(self, card: Card, place: Place, but: Seat, since: int) -> None:
        for viewer in range(NOBODY, self.seats):
            if viewer != but:
                self._add(viewer, card, 1 << place, since)

    def _shown(self, seat: Seat, cards: Sequence[Card], place: Place | None, since: int) -> None:
        for viewer in range(NOBODY, self.seats):
            for card in cards:
                if viewer != seat:
                    self._left(viewer, card, seat)
                if place is not None and viewer != place:
                    self._add(viewer, card, 1 << place, since)

    def _given(self, seat: Seat, to: Seat, cards: Sequence[Card], since: int) -> None:
        for card in cards:
            self._add(seat, card, 1 << to, since)
            self._left(to, card, seat)
        for viewer in range(NOBODY, self.seats):
            if viewer not in (seat, to) and cards:
                self._widen(viewer, seat, to, LATEST, any_card=True)

    def _pile_moved(self, pile: Sequence[Laid], place: Place, revealed: bool) -> None:
        last = len(pile) - 1
        for viewer in range(NOBODY, self.seats):
            for index, (seat, _, cards, shown) in enumerate(pile):
                if viewer == place or seat == viewer or shown or (revealed and index == last):
                    if seat != viewer and not shown:
                        for card in cards:
                            self._left(viewer, card, seat, index)
                    if viewer != place:
                        for card in cards:
                            self._add(viewer, card, 1 << place, 0)
                elif seat != place:
                    self._widen(viewer, seat, place, index)
            numbers, wilds = self._numbers[viewer], self._wilds[viewer]
            numbers.update({card: (places, 0) for card, (places, since) in numbers.items() if since})
            wilds[:] = [fact._replace(since=0) for fact in wilds]

    def _add(self, viewer: Seat, card: Card, places: int, since: int) -> None:
        if 0 <= card < FIRST_WILD:
            self._numbers[viewer][card] = places, since
        else:
            self._wilds[viewer].append(Fact(card, places, since))

    def _left(self, viewer: Seat, card: Card, seat: Seat, claim: int = LATEST) -> None:
        """The viewer saw the card leave this seat's side (`claim`: out of that claim of the pile).

        Of the facts that may have been about a wild the most certain one goes; what it might as well have been
        about is added to the others.
        """
        if card < FIRST_WILD:
            self._numbers[viewer].pop(card, None)
            return
        wilds = self._wilds[viewer]
        fits = [
            index
            for index, fact in enumerate(wilds)
            if fact.card in (card, HIDDEN) and fact.places >> seat & 1 and fact.since <= claim
        ]
        if not fits:
            return
        chosen = min(fits, key=lambda index: (wilds[index].places.bit_count(), wilds[index].card == HIDDEN))
        gone = wilds[chosen]
        for index in fits:
            other = wilds[index]
            face = other.card if other.card == gone.card else HIDDEN
            wilds[index] = Fact(face, other.places | gone.places, min(other.since, gone.since))
        del wilds[chosen]

    def _widen(self, viewer: Seat, seat: Seat, place: Place, claim: int, any_card: bool = False) -> None:
        """Cards of this seat went to the place unseen (out of that claim of the pile)."""
        numbers, bit, to = self._numbers[viewer], 1 << seat, 1 << place
        for card, (places, since) in numbers.items():
            if places & bit and since <= claim:
                numbers[card] = places | to, since
        self._wilds[viewer] = [
            Fact(card, places | to, since)
            if places & bit and since <= claim and (any_card or card <= LAST_FACE_DOWN)
            else Fact(card, places, since)
            for card, places, since in self._wilds[viewer]
        ]
