"""Bots for Craits that play by rule: they weigh what a card costs if it stays against what it is good for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from engine.core.cards import Card, Seat
from engine.core.game import Bot
from engine.core.moves import Move, Offer
from engine.core.notes import Event
from engine.core.rng import Rng
from engine.games.craits import COST, COUNTING, RANK, SUIT, View, fits

ACE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING = range(13)


@dataclass(frozen=True)
class Character:
    """What a bot sets store by; every figure but `forgets` is in points."""

    cost: float = 0.15
    """What a point that leaves the hand is worth."""
    wild: float = 40.0
    """What keeping a wild is worth while others are far from going out."""
    three: float = 12.0
    """What keeping a three is worth."""
    answer: float = 18.0
    """What keeping an ace or a 2, the answers to a count, is worth."""
    follow: float = 7.0
    """What each card is worth that fits on the one played."""
    hurt: float = 5.0
    """What it is worth to hit the next seat, and the more the nearer it is to going out."""
    danger: float = 18.0
    """How much more, when it holds one card."""
    forgets: float = 0.0
    """How likely it forgets to say "one card"."""


class RuleBot:
    """Sheds dear cards first, keeps wilds and threes, holds answers to counts, and hits who is about to go out.

    It remembers nothing: the view has all it needs.
    """

    character = Character()

    def hear(self, event: Event) -> None:
        """It forms no opinions of the others."""

    def choose(self, view: object, offers: tuple[Offer, ...], rng: Rng) -> Move | None:
        """The move that is worth most; of equal ones the one sorted first. Words are said unless forgotten."""
        seen = cast("View", view)
        verbs = {offer.verb for offer in offers}
        if "say" in verbs and rng.random() >= self.character.forgets:
            return Move("say")
        if "catch" in verbs:
            return Move("catch")
        moves = [move for offer in offers if offer.verb != "say" for move in each(offer)]
        if not moves:
            return None
        if moves[0].verb != "play":
            return moves[0]
        weigh = Weighing(seen, self.character)
        return max(sorted(moves), key=weigh.worth)


class ForgetfulBot(RuleBot):
    """The same, but its mind wanders when it should say "one card"."""

    character = Character(forgets=0.25)


def each(offer: Offer) -> list[Move]:
    """Every move of an offer of one card at most."""
    hands: Sequence[tuple[Card, ...]] = [(card,) for card in sorted(set(offer.cards))] or [()]
    return [Move(offer.verb, cards, choice) for cards in hands for choice in offer.choices or (-1,)]


class Weighing:
    """One decision: what is known, and what each play is worth."""

    def __init__(self, view: View, character: Character) -> None:
        self.view, self.character = view, character
        self.seat = view.seat
        others = [seat for seat in range(view.options.seats) if seat != self.seat]
        self.fewest = min(view.counts[seat] for seat in others)
        self.late = 1 / (1 + self.fewest)
        """How near somebody else is to going out: 1/2 with one card."""

    def worth(self, move: Move) -> float:
        """What the play is worth: cost shed, what is kept back, how it goes on, whom it hits."""
        (card,), view, rank = move.cards, self.view, RANK[move.cards[0]]
        rest = list(view.hand)
        rest.remove(card)
        key = COUNTING if view.count else 4 * rank + (move.choice if move.choice >= 0 else SUIT[card])
        worth = self.character.cost * COST[rank] * (1 + self.late)
        worth -= self.keeping(card, rest)
        if view.slot in (1, 2):
            return worth + self.going_on(key, rest)
        return worth + self.going_on(key, rest) + self.hitting(rank, card, key)

    def keeping(self, card: Card, rest: list[Card]) -> float:
        """What the card would be worth in the hand: a wild always fits, a three cancels, an answer saves a draw."""
        rank, early = RANK[card], 1 - self.late
        if not rest:
            return 0.0
        if rank in (EIGHT, NINE):
            return self.character.wild * early * (1.6 if rank == EIGHT and len(rest) > 2 else 1.0)
        if rank == THREE:
            return self.character.three if any(RANK[other] not in (THREE, EIGHT) for other in rest) else 50.0
        if rank in (ACE, TWO) and not self.view.count:
            answers = sum(RANK[other] in (ACE, TWO) for other in rest)
            return self.character.answer * early if not answers else 0.0
        return 0.0

    def going_on(self, key: int, rest: list[Card]) -> float:
        """What the cards left are worth on top of this play: those that fit, and the suits that are many."""
        if not rest:
            return 1000.0
        if key == COUNTING:
            return 0.0
        suits = Counter(SUIT[card] for card in rest if RANK[card] not in (EIGHT, NINE))
        following = sum(fits(card, key) for card in rest)
        return self.character.follow * (min(following, 3) * 0.6 + 0.4 * suits[key & 3])

    def hitting(self, rank: int, card: Card, key: int) -> float:
        """What the card's function is worth: it hits the next seat, or gives another turn."""
        view, character = self.view, self.character
        victim = next_seat_of(view, self.seat)
        near = character.danger if view.counts[victim] == 1 else character.hurt * (0.4 + 2 / (1 + view.counts[victim]))
        rest = [other for other in view.hand if other != card]
        if rank == TWO or view.count:
            return near * 0.9
        if rank in (FOUR, SEVEN):
            return near * (0.9 if rank == SEVEN else 0.7)
        if rank == FIVE:
            return character.hurt
        if rank == SIX:
            return character.hurt * 0.8 if any(fits(other, key) for other in rest) else -character.hurt
        if rank == TEN and view.options.seats > 2:
            before = next_seat_of(view, self.seat, -1)
            return near * 0.5 if view.counts[victim] < view.counts[before] else -character.hurt * 0.5
        if (rank == JACK and view.options.jacks) or (card == 50 and view.options.queen_of_spades):
            return near * 1.5
        if rank == KING and view.options.kings:
            return character.hurt * (sum(fits(other, key) for other in rest) - 1.0)
        return 0.0


def next_seat_of(view: View, seat: Seat, way: int = 1) -> Seat:
    """Who plays after this seat as the direction stands; before it, the other way."""
    return (seat + way * view.direction) % view.options.seats


BOTS: dict[str, type[Bot]] = {"rule": RuleBot, "forgetful": ForgetfulBot}
"""The kinds, the best first."""
