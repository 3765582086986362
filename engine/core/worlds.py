"""Dealing unseen cards anew, for determinization: who may hold what is respected, all else is chance."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.core.cards import Card
from engine.core.rng import Rng


class NoWorld(ValueError):
    """No deal satisfies what is known."""


def deal_anew(
    cards: Sequence[Card], sizes: Sequence[int], banned: Sequence[Collection[Card]], rng: Rng
) -> list[list[Card]]:
    """Deal `cards` into places of the given sizes so that no place gets a card banned there.

    The sizes add up to the number of cards. Returns the cards of each place, sorted. A random deal is
    mended along augmenting paths, then mixed by random legal exchanges, so that every possible deal can come
    out. Raises NoWorld if there is none. The result depends on the multiset of cards, not on their order.
    """
    pack = sorted(cards)
    rng.shuffle(pack)
    homes = [place for place, size in enumerate(sizes) for _ in range(size)]
    if not any(banned):
        return _sorted(pack, homes, len(sizes))
    for index, card in enumerate(pack):
        if card in banned[homes[index]]:
            _mend(pack, homes, index, banned)
    for _ in range(2 * len(pack)):
        one, two = rng.below(len(pack)), rng.below(len(pack))
        if pack[two] not in banned[homes[one]] and pack[one] not in banned[homes[two]]:
            pack[one], pack[two] = pack[two], pack[one]
    return _sorted(pack, homes, len(sizes))


def _mend(pack: list[Card], homes: list[int], index: int, banned: Sequence[Collection[Card]]) -> None:
    """Bring the card at `index` to a place that may hold it, moving others along a shortest path.

    A path is slots first, second, …, last: each slot's card moves into the next, and the last slot's card
    moves into the first. Cards that lay well stay so.
    """
    came_from = {index: index}
    queue = [index]
    for slot in queue:
        for other in range(len(pack)):
            if other in came_from or pack[slot] in banned[homes[other]]:
                continue
            came_from[other] = slot
            if pack[other] not in banned[homes[index]]:
                moving = other
                while moving != index:
                    before = came_from[moving]
                    pack[moving], pack[before] = pack[before], pack[moving]
                    moving = before
                return
            queue.append(other)
    raise NoWorld("no deal satisfies what is known of the hands")


def _sorted(pack: list[Card], homes: list[int], places: int) -> list[list[Card]]:
    dealt: list[list[Card]] = [[] for _ in range(places)]
    for place, card in zip(homes, pack, strict=True):
        dealt[place].append(card)
    for hand in dealt:
        hand.sort()
    return dealt
