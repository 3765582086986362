"""The bot that plays anything legal, and what every bot shares: its own chance."""

from __future__ import annotations

import hashlib

from engine.core.cards import Seat
from engine.core.moves import Move, Offer
from engine.core.notes import Event
from engine.core.rng import Rng


def bot_rng(botseed: str, seat: Seat, length: int) -> Rng:
    """The chance of one decision: SHA-256 of bot seed, seat and log length, never of the deal's seed."""
    text = f"{botseed}/{seat}/{length}".encode("utf-8", "surrogatepass")
    return Rng(int.from_bytes(hashlib.sha256(text).digest()[:8], "big"))


def any_move(offer: Offer, rng: Rng) -> Move:
    """A random move inside the offer: a random number of its cards, one of its choices."""
    cards = list(offer.cards)
    rng.shuffle(cards)
    size = offer.least + rng.below(offer.most - offer.least + 1)
    choice = rng.choice(offer.choices) if offer.choices else -1
    return Move(offer.verb, tuple(sorted(cards[:size])), choice)


class RandomBot:
    """Makes a random move of a random offer."""

    def hear(self, event: Event) -> None:
        """It forms no opinions."""

    def choose(self, view: object, offers: tuple[Offer, ...], rng: Rng) -> Move | None:
        """A random move; None where nothing is offered."""
        return any_move(rng.choice(offers), rng) if offers else None
