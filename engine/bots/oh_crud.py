"""A bot for Oh Crud that plays by rule: it weighs each card by what it may cost now and what keeping it may cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar, cast

from engine.core.cards import Card
from engine.core.game import Bot
from engine.core.moves import Move, Offer
from engine.core.notes import Event
from engine.core.rng import Rng
from engine.games.oh_crud import CRUD, LAST_TRICK, NUMBERS, SUIT, View, card_points, following, pack, power_suit, winner

DUMPING = 2.0
"""How much dearer than an average card the card is that a seat without the suit led throws in."""
KEEPING = 0.4
"""What a card that may take a later trick weighs, against what it may take now."""
GIVING = 0.3
"""What a point thrown to another seat is worth, against a point of one's own."""
LEADING = 2.0
"""Points it costs to have to lead the next trick."""
MISJUDGING = 1000
"""Into so many steps a misjudgement is cut."""
OPENING, FADING = 0.3, 0.8
"""Round six: a card opened for others, against one's own; what each card in between takes off."""


class RuleBot:
    """Ducks, throws its dearest and most dangerous cards where they cost it nothing, keeps low cards for the end;
    in round six it opens the way to its own cards and holds back what only opens the way for others.

    It remembers nothing: the view has all it needs.
    """

    careless: ClassVar[float] = 0.0
    """By how many points, at most, it misjudges a card."""

    def hear(self, event: Event) -> None:
        """It forms no opinions of the others."""

    def choose(self, view: object, offers: tuple[Offer, ...], rng: Rng) -> Move | None:
        """The move that weighs least; of equal ones the one sorted first."""
        seen = cast("View", view)
        verbs = {offer.verb: offer for offer in offers}
        if "play" not in verbs:
            return Move(offers[0].verb) if offers else None
        cards = sorted(set(verbs["play"].cards))
        if not seen.piling:
            weigh = Tricks(seen).weight
            return Move("play", (min((weigh(card) + self.misjudged(rng), card) for card in cards)[1],))
        worth, card = max((pile_worth(seen, card) - self.misjudged(rng) / CRUD, -card) for card in cards)
        if worth < 0 and "pass" in verbs:
            return Move("pass")
        return Move("play", (-card,))

    def misjudged(self, rng: Rng) -> float:
        """How much dearer a card seems than it is, in points."""
        return self.careless * rng.below(MISJUDGING) / MISJUDGING if self.careless else 0.0


class HastyBot(RuleBot):
    """Plays by the same rules without looking twice: now and then the second best card."""

    careless = 12.0


class DozyBot(RuleBot):
    """Sees what is dear, but hardly what is dearer: good company for a first game."""

    careless = 25.0


def decks(view: View) -> int:
    """How many decks this round is dealt from."""
    options = view.options
    return options.decks if (len(view.duellists) or options.seats) > 6 else 1


def pile_worth(view: View, card: Card) -> float:
    """What laying the card is worth in round six: the way to one's own next cards, less the way to the others'.

    The pile takes what follows the card until it has gone all its way round; the further off a card is, and
    the more cards of the other side must come before it, the less it counts.
    """
    mine = Counter(view.hand)
    mine[card] -= 1
    laid = len(view.piles[SUIT[card]]) + 1
    worth, own, others = 0.0, 1.0, OPENING
    for _ in range(NUMBERS * decks(view) - laid):
        card = following(card)
        if mine[card]:
            mine[card] -= 1
            worth += own
            others *= FADING
        else:
            worth -= others
            own *= FADING
    return worth


class Tricks:
    """One decision of a trick round: what is known, and what each card weighs."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.power = power_suit(view.round, view.colour)
        self.costs = card_points(view.colour, view.number) if view.round <= 3 else (0,) * (NUMBERS * 6)
        self.unseen = unseen_cards(view)
        self.by_suit: list[list[Card]] = [[] for _ in range(6)]
        for card in self.unseen:
            self.by_suit[SUIT[card]].append(card)
        seats = view.options.seats
        self.left = len(view.hand)
        """Tricks still to be played, this one included."""
        self.later = [(view.seat + step) % seats for step in range(1, seats - len(view.trick))]
        """Who plays to this trick after us."""
        hidden = sum(self.costs[card] for card in (*self.unseen, *view.hand))
        self.average = hidden / self.left if view.round <= 3 else CRUD if view.round == 4 else 0.0
        """What a later trick costs who takes it."""

    def weight(self, card: Card) -> float:
        """What playing the card may cost now, less what keeping it might have cost."""
        taking = self.chance_of_taking(card)
        given = (1 - taking) * self.costs[card] * GIVING
        return taking * self.cost_of_taking(card) - self.danger(card) - given

    def chance_of_taking(self, card: Card) -> float:
        """How likely the card takes this trick, the others following at random with what they may hold."""
        trick = (*self.view.trick, card)
        if winner(trick, self.power) != len(trick) - 1:
            return 0.0
        led, chance = SUIT[trick[0]], 1.0
        for seat in self.later:
            void = self.chance_of_void(seat, led)
            beaten = (1 - void) * self.beating(card, led)
            if led != self.power and self.power >= 0:
                powers = self.by_suit[self.power]
                over = [other for other in powers if SUIT[card] != self.power or other > card]
                others = len(self.unseen) - len(self.by_suit[led])
                if others and not self.view.voids[seat] >> self.power & 1:
                    beaten += void * len(over) / others
            chance *= 1 - min(beaten, 1.0)
        return chance

    def beating(self, card: Card, led: int) -> float:
        """Which share of the unseen cards of the suit led beats the card."""
        suit = self.by_suit[led]
        if not suit or SUIT[card] != led:
            return 0.0
        return sum(other > card for other in suit) / len(suit)

    def chance_of_void(self, seat: int, suit: int) -> float:
        """How likely the seat holds nothing of the suit."""
        if self.view.voids[seat] >> suit & 1 or not self.by_suit[suit]:
            return 1.0
        share = len(self.by_suit[suit]) / len(self.unseen)
        return max(0.0, 1.0 - share) ** self.view.counts[seat]

    def cost_of_taking(self, card: Card) -> float:
        """What this trick would cost us: its cards, those still to come, and the lead of the next."""
        view = self.view
        if view.round == 5:
            return LAST_TRICK if self.left == 1 else self.cost_of_leading_out(card)
        if view.round == 4:
            return CRUD + (LEADING if self.left > 1 else 0)
        trick = (*view.trick, card)
        cost = float(sum(self.costs[other] for other in trick))
        suit = self.by_suit[SUIT[trick[0]]]
        for seat in self.later:
            void = self.chance_of_void(seat, SUIT[trick[0]])
            cost += (1 - void) * mean([self.costs[other] for other in suit])
            cost += void * DUMPING * mean([self.costs[other] for other in self.unseen])
        return cost + (LEADING if self.left > 1 else 0)

    def cost_of_leading_out(self, card: Card) -> float:
        """Round five: what it costs to take a trick before the last, worst when the last must then be led."""
        rest = list(self.view.hand)
        rest.remove(card)
        return LAST_TRICK * min(self.strength(other) for other in rest) / self.left

    def strength(self, card: Card) -> float:
        """How likely the card takes a trick its own suit is led to: the share of unseen cards it beats, and more
        surely the fewer may follow."""
        suit = self.by_suit[SUIT[card]]
        lower = sum(other <= card for other in suit)
        share = (lower + 1) / (len(suit) + 1)
        return float(share ** min(2, self.view.options.seats - 1))

    def danger(self, card: Card) -> float:
        """What keeping the card may cost later."""
        if self.left == 1:
            return 0.0
        strength = self.strength(card)
        if SUIT[card] == self.power:
            strength = (1 + strength) / 2
        if self.view.round == 5:
            return LAST_TRICK * strength / self.left
        return KEEPING * strength * (self.average + self.costs[card])


def unseen_cards(view: View) -> list[Card]:
    """The cards that may be in other hands or out of play, sorted."""
    rest = Counter(pack(view.suits, decks(view)))
    rest.subtract([*view.hand, *view.trick, *(card for trick in view.tricks for card in trick.cards)])
    return sorted(rest.elements())


def mean(values: Sequence[float]) -> float:
    """The mean; 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


BOTS: dict[str, type[Bot]] = {"rule": RuleBot, "hasty": HastyBot, "dozy": DozyBot}
"""The kinds, the best first."""
PARTS = (*["trick rounds"] * 5, "round six", "")
"""What the figures of a tournament are kept for, by hand of the match; a Duel has no points."""
