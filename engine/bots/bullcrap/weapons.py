"""What a bot does with the wilds that are played face up: win with them, aim them, and know when not to claim."""

from __future__ import annotations

from collections.abc import Sequence

from engine.bots.bullcrap.reading import by_rank, claimable, ranks_now
from engine.core.cards import Card, Seat
from engine.core.moves import Move, Offer
from engine.games.bullcrap import BEARS, CHAMELEON, FIRST_WILD, GIFT, NUKE, POOP, RANK, SHIELD, View

CLOSE = 3
"""A seat with so few cards is about to win."""
BIG_PILE = 6
WEARY = 80
"""After so many turns a game drags on."""
POOR = 5.5
"""With so many turns to go after the best claim, a Gift or a Nuke does better."""


def winning(view: View, offers: tuple[Offer, ...]) -> Move | None:
    """A move that surely wins at once, or a claim that no call can stop."""
    by_verb = {offer.verb: offer for offer in offers}
    hand = view.hand
    for verb, wild in (("nuke", NUKE), ("gift", GIFT)):
        if verb in by_verb and len(hand) <= BEARS + 1:
            rest = list(hand)
            rest.remove(wild)
            choices = by_verb[verb].choices
            return Move(verb, tuple(rest), choices[0] if choices else -1)
    if len(hand) == 1:
        for verb in ("poop", "distract", "xray"):
            if verb in by_verb:
                return Move(verb, (), by_verb[verb].choices[0])
    if len(claimable(hand)) < len(hand) or len(hand) > view.options.most:
        return None
    ranks, own = ranks_now(view), by_rank(hand)
    if SHIELD in hand and len(hand) <= BEARS + 1:
        fitting = [rank for rank in ranks if rank in own]
        return Move("claim", hand, (fitting or list(ranks))[0])
    if SHIELD not in hand and len(own) <= 1:
        wanted = next(iter(own), ranks[0])
        if wanted in ranks:
            return Move("claim", hand, wanted)
    return None


def before_claim(view: View, offers: tuple[Offer, ...], grudge: Sequence[float]) -> Move | None:
    """A Distract or an X-Ray, where somebody is about to win or the own hand is nearly gone."""
    urgent = min(count for seat, count in enumerate(view.counts) if seat != view.seat) <= CLOSE
    ready = len(view.hand) <= CLOSE + 1
    for offer in offers:
        if offer.verb == "xray" or (offer.verb == "distract" and (urgent or ready)):
            return Move(offer.verb, (), target(view, grudge, offer.choices))
    return None


def rather(view: View, offers: tuple[Offer, ...], turns: float, grudge: Sequence[float]) -> Move | None:
    """A Poop, a Gift or a Nuke, where it does better than a claim that leaves so many turns to go."""
    by_verb = {offer.verb: offer for offer in offers}
    others = [count for seat, count in enumerate(view.counts) if seat != view.seat]
    urgent = min(others) <= CLOSE and view.turns < WEARY
    if "poop" in by_verb and (urgent or view.pile_size >= BIG_PILE):
        return Move("poop", (), target(view, grudge, by_verb["poop"].choices))
    if turns >= POOR or urgent:
        return carried(view, by_verb, grudge)
    return None


def instead(view: View, offers: tuple[Offer, ...], grudge: Sequence[float]) -> Move:
    """What to do with a hand in which nothing can be claimed."""
    by_verb = {offer.verb: offer for offer in offers}
    for verb in ("poop", "distract", "xray"):
        if verb in by_verb:
            return Move(verb, (), target(view, grudge, by_verb[verb].choices))
    move = carried(view, by_verb, grudge)
    return move if move is not None else Move("shed", by_verb["shed"].cards[:1])


def carried(view: View, by_verb: dict[str, Offer], grudge: Sequence[float]) -> Move | None:
    """A Gift to whoever is closest to winning, or else a Nuke, with the cards least wanted."""
    for verb in ("gift", "nuke"):
        if verb in by_verb:
            offer = by_verb[verb]
            cards = tuple(sorted(unwanted(offer.cards)[: offer.most]))
            return Move(verb, cards, target(view, grudge, offer.choices) if offer.choices else -1)
    return None


def unwanted(cards: Sequence[Card]) -> list[Card]:
    """The cards, those first that take longest to get rid of; weapons last."""
    own = by_rank(cards)

    def wanted(card: Card) -> tuple[int, int]:
        if card < FIRST_WILD:
            return 0, len(own[RANK[card]])
        return {POOP: 2, CHAMELEON: 3, SHIELD: 4, GIFT: 5, NUKE: 5}.get(card, 1), 0

    return sorted(cards, key=lambda card: (*wanted(card), card))


def target(view: View, grudge: Sequence[float], among: Sequence[Seat]) -> Seat:
    """The seat closest to winning, a grudge counting as cards less; the nearest to the left of equal ones.

    In a game that drags on it is the seat with the most cards, so that somebody wins at last.
    """
    seats, toward = view.options.seats, -1 if view.turns >= WEARY else 1
    return min(among, key=lambda seat: (toward * (view.counts[seat] - 4 * grudge[seat]), (seat - view.seat) % seats))
