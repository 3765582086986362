"""What a view of BULLCRAP says about a claim and about the ranks to come: counting, no opinions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import comb

from engine.core.cards import Card
from engine.games.bullcrap import (
    BEARS,
    CHAMELEON,
    FIRST_WILD,
    LAST_FACE_DOWN,
    RANK,
    RANKS,
    SHIELD,
    Laid,
    Options,
    View,
    allowed_ranks,
    is_lie,
    pack,
    wilds_in_play,
)


def after(options: Options) -> tuple[tuple[int, ...], ...]:
    """The ranks that may follow each rank; at index -1 those on an empty pile."""
    return allowed_ranks(options.sequence, options.lowest)


def ranks_now(view: View) -> tuple[int, ...]:
    """The ranks that may be claimed now."""
    return after(view.options)[view.pile[-1].rank if view.pile else -1]


@lru_cache(4096)
def at_least(wanted: int, good: int, draws: int, total: int) -> float:
    """How likely `draws` cards out of `total`, of which `good` are wanted, hold `wanted` of them or more."""
    if wanted <= 0:
        return 1.0
    good, draws = min(good, total), min(draws, total)
    if wanted > min(good, draws):
        return 0.0
    few = sum(comb(good, k) * comb(total - good, draws - k) for k in range(wanted) if draws - k <= total - good)
    return 1.0 - few / comb(total, draws)


class Doubt:
    """What can be said of the last claim from one seat."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.index = len(view.pile) - 1
        self.laid: Laid = view.pile[-1]
        self.size = len(self.laid.cards)
        claimer = self.laid.seat
        elsewhere, sure = set[Card](), 0
        seen = [*view.hand, *(card for laid in view.pile for card in laid.cards)]
        for known in view.known:
            there = claimer in known.places and known.since <= self.index
            if not there:
                elsewhere.add(known.card)
            elif known.places == (claimer,) and known.card >= 0 and RANK[known.card] == self.laid.rank:
                sure += 1
        elsewhere.update(seen)
        of_rank = [card for card in pack(view.options.lowest) if RANK[card] == self.laid.rank]
        self.sure = sure
        """How many cards of the rank the claimer surely had, in the hand or in its claims of this pile."""
        self.possible = sum(card not in elsewhere for card in of_rank)
        """How many it may have laid, going by the cards that surely are elsewhere."""
        self.chameleons = unseen_wilds(view, CHAMELEON)
        self.shields = 0
        """How many Shields may lie in it."""
        self.shield_held = False
        """Whether the claimer surely had one."""
        if self.size <= BEARS + 1:
            about = [known.places for known in view.known if known.card == SHIELD]
            self.shields = unseen_wilds(view, SHIELD) - sum(claimer not in places for places in about)
            self.shield_held = (claimer,) in about

    @property
    def visible(self) -> bool:
        """Whether the claim lies face up."""
        return self.laid.shown

    @property
    def visible_lie(self) -> bool:
        """Whether all see that a call would succeed."""
        return self.laid.shown and is_lie(self.laid) and SHIELD not in self.laid.cards

    @property
    def impossible(self) -> bool:
        """Whether it must be a lie (a Shield might still protect it)."""
        return self.size > self.possible + self.chameleons

    def truth(self) -> float:
        """How likely the claimer had what it claims, going by counting alone."""
        view, claimer = self.view, self.laid.seat
        unseen = sum(view.counts) - len(view.hand) + view.out + view.pile_size
        held = view.counts[claimer] + self.size
        wanted = self.size - self.sure
        good = self.possible - self.sure + self.chameleons
        return at_least(wanted, good, held - self.sure, max(unseen - self.sure, held))


def unseen_wilds(view: View, wild: Card) -> int:
    """How many of this wild the viewer does not see."""
    total = wilds_in_play(view.options).count(wild)
    seen = view.hand.count(wild) + view.returned.count(wild)
    seen += sum(laid.cards.count(wild) for laid in view.pile)
    return max(total - seen, 0)


@cache
def reach(options: Options) -> tuple[tuple[float, ...], ...]:
    """How likely a rank can be claimed truthfully in one of the next two turns, after claiming each rank."""
    follow = after(options)
    played = follow[-1]
    size = len(RANKS)

    def step(weights: Sequence[float]) -> list[float]:
        found = [0.0] * size
        for rank in played:
            for other in follow[rank]:
                found[other] += weights[rank] / len(follow[rank])
        return found

    def open_ranks(weights: Sequence[float]) -> list[float]:
        return [sum(weights[rank] for rank in played if other in follow[rank]) for other in range(size)]

    table = []
    for claimed in range(size):
        weights: list[float] = [float(rank == claimed) for rank in range(size)]
        chances = []
        for _ in range(2):
            for _ in range(options.seats - 1):
                weights = step(weights)
            chances.append(open_ranks(weights))
            weights = step(weights)
        table.append(tuple(1 - (1 - first) * (1 - 0.5 * second) for first, second in zip(*chances, strict=True)))
    return tuple(table)


def by_rank(hand: Sequence[Card]) -> dict[int, list[Card]]:
    """The number cards of a hand by their ranks."""
    found: dict[int, list[Card]] = {}
    for card in hand:
        if card < FIRST_WILD:
            found.setdefault(RANK[card], []).append(card)
    return found


def claimable(hand: Sequence[Card]) -> list[Card]:
    """The cards that may lie in a claim."""
    return [card for card in hand if card <= LAST_FACE_DOWN]
