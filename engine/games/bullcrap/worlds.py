"""Determinization: the states a viewer could be in, dealt anew from what its view is sure of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.core.cards import HIDDEN, NOBODY, Card, Seat
from engine.core.rng import Rng
from engine.core.worlds import NoWorld, deal_anew
from engine.games.bullcrap.cards import (
    BEARS,
    CARDS,
    CHAMELEON,
    DISTRACT,
    FIRST_WILD,
    GONE,
    KIND,
    LAST_FACE_DOWN,
    OUT,
    SHIELD,
    XRAY,
    Place,
    pack,
)
from engine.games.bullcrap.deal import first_state, wilds_in_play
from engine.games.bullcrap.memory import Fact, Laid
from engine.games.bullcrap.state import BullcrapState, View

TRIES = 60
"""Random choices of where unknown wilds lie, before most of them are kept out of claims."""
TOKEN = 100
"""Cards that something is known of are dealt as this number and up, one for each fact."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where unseen cards lie: a hand, a hidden claim (`claim`, -1 for others), what is out or gone."""

    place: Place
    claim: int
    size: int
    never: frozenset[Card]
    """The faces that cannot be there."""


def determinize(view: View, rng: Rng) -> BullcrapState:
    """A state the viewer could be in, with a false seed."""
    s = first_state(view.options, rng.bits())
    s.turn, s.window, s.dealing, s.answering = view.turn, view.window, view.dealing, view.answering
    s.turns, s.winner, s.drawn, s.lacks = view.turns, view.winner, view.drawn, list(view.lacks)
    s.distracted, s.xrayed = mask(view.distracted), mask(view.xrayed)
    s.pile, s.returned = list(view.pile), len(view.returned)
    if view.dealing:
        return s
    spots = spots_of(view)
    unseen = unseen_cards(view)
    dealt, rewards = deal_unseen(view, spots, unseen, rng)
    for spot, cards in zip(spots, dealt, strict=True):
        if spot.claim >= 0:
            laid = s.pile[spot.claim]
            s.pile[spot.claim] = Laid(laid.seat, laid.rank, tuple(cards), laid.shown)
        elif spot.place == GONE:
            s.gone = cards
        elif spot.place == OUT:
            s.out = cards
        else:
            s.hands[spot.place] = cards
    if view.seat != NOBODY:
        s.hands[view.seat] = list(view.hand)
    s.rewards = [*rewards, *view.returned]
    for viewer in range(NOBODY, s.seats):
        s.memory.learn(viewer, facts_of(view) if viewer == view.seat else believed(s, viewer))
    return s


def mask(places: tuple[Place, ...]) -> int:
    """One bit for each place."""
    return sum(1 << place for place in places)


def facts_of(view: View) -> list[Fact]:
    """What the viewer is sure of, as a state keeps it."""
    return [Fact(known.card, mask(known.places), known.since) for known in view.known]


def spots_of(view: View) -> list[Spot]:
    """Every place with cards the viewer does not see, but for the Reward Pile."""
    laid_never = frozenset(range(LAST_FACE_DOWN + 1, XRAY + 1))
    spots = [
        Spot(seat, -1, view.counts[seat], frozenset(card for card in CARDS if lacks >> KIND[card] & 1))
        for seat, lacks in enumerate(view.lacks)
        if seat != view.seat
    ]
    for index, laid in enumerate(view.pile):
        if HIDDEN in laid.cards:
            size = len(laid.cards)
            spots.append(Spot(laid.seat, index, size, laid_never | ({SHIELD} if size > BEARS + 1 else set())))
    spots.append(Spot(GONE, -1, view.gone, frozenset()))
    out_never = () if view.options.in_deck else range(FIRST_WILD, XRAY + 1)
    return [*spots, Spot(OUT, -1, view.out, frozenset(out_never))]


def unseen_cards(view: View) -> list[Card]:
    """The cards the viewer neither sees now nor has a fact about, sorted; wilds among them."""
    rest = Counter([*pack(view.options.lowest), *wilds_in_play(view.options)])
    rest.subtract(view.hand)
    rest.subtract(card for laid in view.pile for card in laid.cards if card != HIDDEN)
    rest.subtract(known.card for known in view.known if known.card != HIDDEN)
    rest.subtract(view.returned)
    rest[DISTRACT] -= len(view.distracted)
    rest[XRAY] -= len(view.xrayed)
    return sorted(rest.elements())


def deal_unseen(view: View, spots: list[Spot], unseen: list[Card], rng: Rng) -> tuple[list[list[Card]], list[Card]]:
    """The cards of each spot, sorted, and the unknown part of the Reward Pile from the top."""
    general = [card for card in unseen if card < FIRST_WILD or view.options.in_deck]
    wilds = [card for card in unseen if card >= FIRST_WILD and not view.options.in_deck]
    veiled = [index for index, known in enumerate(view.known) if known.card == HIDDEN]
    may_lie_down = any(card in (CHAMELEON, SHIELD) for card in wilds)
    for free in choices_of_free(veiled, may_lie_down, rng):
        try:
            dealt = deal_anew(
                [*general, *(TOKEN + index for index in range(len(view.known)))],
                [spot.size for spot in spots],
                [banned(view, spot, free) for spot in spots],
                rng,
            )
            where = {card - TOKEN: spot for spot, cards in zip(spots, dealt, strict=True) for card in cards}
            never = [unfit(where[index]) for index in veiled]
            places = [*([1] * len(veiled)), len(wilds) - len(veiled)]
            *faces, rewards = deal_anew(wilds, places, [*never, frozenset()], rng)
        except NoWorld:
            continue
        face = dict(zip(veiled, (cards[0] for cards in faces), strict=True))
        rng.shuffle(rewards)
        return [
            sorted(
                face.get(card - TOKEN, view.known[card - TOKEN].card) if card >= TOKEN else card for card in cards
            )
            for cards in dealt
        ], rewards
    raise NoWorld("no deal satisfies what is known of the cards")


def choices_of_free(veiled: list[int], may_lie_down: bool, rng: Rng) -> Iterator[list[int]]:
    """Which unknown wilds may lie in claims: any, often; then none, one, and so on, for a hand too small for all."""
    for _ in range(TRIES):
        yield veiled if may_lie_down else []
    loose = veiled[:]
    rng.shuffle(loose)
    for number in range(len(loose) + 1):
        yield loose[:number]


def unfit(spot: Spot) -> frozenset[Card]:
    """The wilds that cannot lie in this spot; the gone ones came out of claims, unless all saw them."""
    return spot.never if spot.place != GONE else frozenset(range(LAST_FACE_DOWN + 1, XRAY + 1))


def banned(view: View, spot: Spot, free: Sequence[int]) -> set[Card]:
    """What cannot be dealt to the spot; of the unknown wilds those of these numbers may lie in claims."""
    found = set(spot.never if spot.place != GONE else unfit(spot))
    for index, known in enumerate(view.known):
        wrong = spot.place not in known.places or (known.card != HIDDEN and known.card in spot.never)
        early = 0 <= spot.claim < known.since
        laid = known.card == HIDDEN and (spot.claim >= 0 or (spot.place == GONE and len(known.places) > 1))
        if wrong or early or (laid and index not in free):
            found.add(TOKEN + index)
    return found


def believed(s: BullcrapState, viewer: Seat) -> list[Fact]:
    """What another seat could be sure of in this world: where every wild is that it does not see."""
    hidden = [
        Fact(HIDDEN, 1 << seat, 0)
        for seat, hand in enumerate(s.hands)
        if seat != viewer
        for card in hand
        if card >= FIRST_WILD
    ]
    for laid in s.pile:
        if laid.seat != viewer and not laid.shown:
            hidden += [Fact(HIDDEN, 1 << laid.seat, 0) for card in laid.cards if card >= FIRST_WILD]
    return hidden + [Fact(card, 1 << GONE, 0) for card in s.gone if card >= FIRST_WILD]


