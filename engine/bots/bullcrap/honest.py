"""Plain bots: one that lies only when it must, one that calls at random besides, and one that does anything."""

from __future__ import annotations

from typing import cast

from engine.bots.bot import any_move
from engine.bots.bullcrap.reading import Doubt, by_rank, claimable, ranks_now
from engine.core.moves import Move, Offer
from engine.core.notes import Event
from engine.core.rng import Rng
from engine.games.bullcrap import CHAMELEON, View

ONE_IN = 10
"""The yardstick calls one claim of so many."""


class Honest:
    """Claims the truth whenever it can, as much of it as it can, and calls only what must be a lie or else wins."""

    def hear(self, event: Event) -> None:
        """It forms no opinions."""

    def choose(self, view: object, offers: tuple[Offer, ...], rng: Rng) -> Move | None:
        """Call, or claim, or play a wild as it comes."""
        seen = cast("View", view)
        verbs = {offer.verb for offer in offers}
        if "call" in verbs and self.calls(seen, rng):
            return Move("call")
        for verb in ("deal", "accept"):
            if verb in verbs:
                return Move(verb)
        others = [offer for offer in offers if offer.verb not in ("call", "claim", "end")]
        if "claim" not in verbs:
            return any_move(rng.choice(others), rng) if others else None
        if others and rng.below(2):
            return any_move(rng.choice(others), rng)
        return self.claim(seen, rng)

    def calls(self, view: View, rng: Rng) -> bool:
        """What its own cards make impossible, what lies there for all to see, and what would win if it stood."""
        doubt = Doubt(view)
        if doubt.visible:
            return doubt.visible_lie
        return (doubt.impossible and not doubt.shields) or view.counts[doubt.laid.seat] == 0

    def claim(self, view: View, rng: Rng) -> Move:
        """The most cards that are true; else one card, as any rank."""
        ranks, held = ranks_now(view), by_rank(view.hand)
        most = view.options.most
        best = max(ranks, key=lambda rank: (len(held.get(rank, ())), -rank))
        if best in held:
            return Move("claim", tuple(held[best][:most]), best)
        if CHAMELEON in view.hand:
            return Move("claim", (CHAMELEON,), ranks[0])
        return Move("claim", (rng.choice(claimable(view.hand)),), rng.choice(ranks))


class Naive(Honest):
    """Claims honestly and calls at random: what other bots are measured against."""

    def calls(self, view: View, rng: Rng) -> bool:
        """One claim in ten, whatever it is."""
        return rng.below(ONE_IN) == 0


class Anything:
    """Makes a random move of a random offer; in a window it calls one claim in ten."""

    def hear(self, event: Event) -> None:
        """It forms no opinions."""

    def choose(self, view: object, offers: tuple[Offer, ...], rng: Rng) -> Move | None:
        """A random move; mostly none where it need not speak."""
        if not offers:
            return None
        if {offer.verb for offer in offers} == {"call"}:
            return Move("call") if rng.below(ONE_IN) == 0 else None
        return any_move(rng.choice(offers), rng)
