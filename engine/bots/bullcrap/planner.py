"""A planner: it keeps what it will need, lies early and small, and calls what cannot be true or would win."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from engine.bots.bullcrap import weapons
from engine.bots.bullcrap.opinions import Opinions
from engine.bots.bullcrap.reading import Doubt, at_least, by_rank, claimable, ranks_now, reach
from engine.bots.bullcrap.styles import BRAZEN, CAUTIOUS, GRUDGING, PLANNER, Style
from engine.core.cards import Card
from engine.core.moves import Move, Offer
from engine.core.notes import Event
from engine.core.rng import Rng
from engine.games.bullcrap import CHAMELEON, RANK, SHIELD, Laid, View, is_lie

TURN, CARD, UNREACHED = 1.0, 0.15, 0.5
"""What the planner counts a hand in: turns it will take to get rid of it. A rank is a turn, each further card a bit,
a rank that will hardly be allowed soon more."""
WILD_TURNS = {CHAMELEON: 0.2, SHIELD: -0.6}
OTHER_WILD = 0.3
PICKED_UP = 0.45
"""Turns that a card taken from the pile costs."""
HANDED_OVER = 0.12
"""Turns that a card another seat has to take is worth."""
SIZES = (0.0, 0.7, 1.0, 1.6, 2.5)
"""How much likelier than usual a claim of so many cards is called."""
WATCHFUL = 0.85
"""How likely a seat that can see a lie calls it."""
LAST_CHANCE = 0.9
"""How likely a claim that empties the hand is called."""
REWARD = 2.0
"""Cards of the pile that a reward is worth."""
SHIELDED = 0.7
"""How likely a seat that has a Shield has laid it."""
LETS_PASS = 4
"""In a game that drags on it calls all but one of so many impossible claims, so that nothing goes round for ever."""
TIRED, STUCK = 50, 160
"""After so many turns calls need more promise, and after so many a claim now and then is any; once a game drags on
only what is certain or would win is called."""


class Planner:
    """Counts what it sees, learns how each seat lies and calls, and weighs each claim in turns to go."""

    style: Style = PLANNER

    def __init__(self) -> None:
        self.opinions = Opinions()

    def hear(self, event: Event) -> None:
        """Learn."""
        self.opinions.hear(event)

    def choose(self, view: object, offers: tuple[Offer, ...], rng: Rng) -> Move | None:
        """Call, or win, or use a wild, or make the claim that leaves the fewest turns to go."""
        seen = cast("View", view)
        verbs = {offer.verb for offer in offers}
        if "call" in verbs and self.calls(seen, rng):
            return Move("call")
        for verb in ("deal", "accept"):
            if verb in verbs:
                return Move(verb)
        if verbs <= {"call"}:
            return None
        move = weapons.winning(seen, offers) or weapons.before_claim(seen, offers, self.grudge(seen))
        if move is not None:
            return move
        if not claimable(seen.hand):
            return weapons.instead(seen, offers, self.grudge(seen))
        if seen.turns >= STUCK and rng.below(LETS_PASS) == 0:
            return rng.choice(list(candidates(seen, self.style)))
        worth, claim = self.best_claim(seen)
        return weapons.rather(seen, offers, worth, self.grudge(seen)) or claim

    def grudge(self, view: View) -> list[float]:
        """What the bot has against each seat."""
        harm = self.opinions.harm
        return [self.style.grudge * harm[seat, view.seat] for seat in range(view.options.seats)]

    def calls(self, view: View, rng: Rng) -> bool:
        """Whether the last claim is worth calling: never one that all see is true."""
        doubt = Doubt(view)
        claimer = doubt.laid.seat
        if doubt.visible:
            return doubt.visible_lie
        if view.counts[claimer] == 0:
            return True
        protected = SHIELDED if doubt.shield_held else min(0.6, 0.15 * doubt.shields)
        if doubt.impossible:
            return protected < 0.5 and (view.turns < weapons.WEARY or rng.below(LETS_PASS) > 0)
        if view.turns >= weapons.WEARY:
            return False
        truth, lying = doubt.truth(), self.opinions.lying(claimer)
        lie = lying / (lying + (1 - lying) * truth) * (1 - protected)
        few = view.counts[claimer] <= 2
        gain = view.pile_size * (0.9 if few else 0.35) + (REWARD if view.rewards else 0.0)
        margin = self.style.margin - self.grudge(view)[claimer] + (1.0 if view.turns >= TIRED else 0.0)
        return lie * gain > (1 - lie) * view.pile_size * max(margin, 0.5)

    def best_claim(self, view: View) -> tuple[float, Move]:
        """The claim that leaves the fewest turns, and how many those are."""
        best: tuple[float, int, Move] | None = None
        for index, move in enumerate(candidates(view, self.style)):
            turns = self.turns_after(view, move)
            if best is None or (turns, index) < best[:2]:
                best = turns, index, move
        assert best is not None  # every card that may be claimed is a candidate
        return best[0], best[2]

    def turns_after(self, view: View, move: Move) -> float:
        """The turns still to go if this is claimed, on average over being called or not."""
        left = list(view.hand)
        for card in move.cards:
            left.remove(card)
        safe = SHIELD in move.cards
        lie = is_lie(Laid(view.seat, move.choice, move.cards, shown=False)) and not safe
        after = cost(view, left, move.choice)
        pile = view.pile_size + len(move.cards)
        called = self.chance_of_call(view, move, lie)
        if not lie:
            return after - called * HANDED_OVER * pile
        caught = cost(view, view.hand, move.choice) + PICKED_UP * view.pile_size
        return called * caught + (1 - called) * after

    def chance_of_call(self, view: View, move: Move, lie: bool) -> float:
        """How likely somebody calls this claim."""
        if view.seat in view.xrayed:
            return 0.98 if lie else 0.02
        size, mine = len(move.cards), sum(RANK[card] == move.choice for card in view.hand)
        unseen = sum(view.counts) - len(view.hand) + view.out
        others = max(4 - mine, 0)
        quiet = 1.0
        for seat, held in enumerate(view.counts):
            if seat == view.seat:
                continue
            chance = self.opinions.calling(seat) * SIZES[min(size, 4)]
            if lie and others >= 5 - size:
                sees = 1.0 if size > 4 else at_least(5 - size, others, held, max(unseen, held))
                chance += WATCHFUL * sees
            if lie:
                chance *= self.style.fear
            quiet *= 1 - min(chance, 0.98)
        if size == len(view.hand):
            return max(1 - quiet, LAST_CHANCE)
        return 1 - quiet


class Cautious(Planner):
    """Lies in small change."""

    style = CAUTIOUS


class Brazen(Planner):
    """Lies big."""

    style = BRAZEN


class Grudging(Planner):
    """Remembers."""

    style = GRUDGING


def candidates(view: View, style: Style) -> Iterator[Move]:
    """Claims worth weighing: for each rank the truth, the truth with some chaff, chaff alone, under a Shield or not."""
    hand, most = view.hand, view.options.most
    held = by_rank(hand)
    chameleons = [CHAMELEON] * hand.count(CHAMELEON)
    for rank in ranks_now(view):
        true = held.get(rank, [])
        chaff = chaff_of(view, held, rank)
        if true:
            yield claim(true[:most], rank)
        for more in range(1, len(chameleons) + 1):
            if len(true) + more <= min(most, 4):
                yield claim(true + chameleons[:more], rank)
        for size in range(1, style.biggest_lie + 1):
            if size <= len(chaff):
                yield claim(chaff[:size], rank)
                if true and len(true) + size <= min(most, 4):
                    yield claim(true + chaff[:size], rank)
        if SHIELD in hand:
            rest = [*chaff, *true, *chameleons, *[SHIELD] * (hand.count(SHIELD) - 1)]
            for size in (0, 2, 3):
                yield claim([SHIELD, *rest[:size]], rank)
    if not held and not chameleons and SHIELD not in hand:
        yield from (claim([card], ranks_now(view)[0]) for card in claimable(hand))


def claim(cards: Sequence[Card], rank: int) -> Move:
    """The move that claims these cards."""
    return Move("claim", tuple(sorted(cards)), rank)


def chaff_of(view: View, held: dict[int, list[Card]], rank: int) -> list[Card]:
    """The number cards of other ranks, those first that can hardly be claimed truthfully soon."""
    soon = reach(view.options)[rank]
    order = sorted((round(soon[other], 6), len(cards), other) for other, cards in held.items() if other != rank)
    return [card for _, _, other in order for card in held[other]]


def cost(view: View, hand: Sequence[Card], rank: int) -> float:
    """How many turns it takes to get rid of a hand after this rank was claimed; a hand that is empty is worth most."""
    if not hand:
        return -3.0
    soon, turns = reach(view.options)[rank], 0.0
    for other, cards in by_rank(hand).items():
        turns += TURN + UNREACHED * (1 - soon[other]) + CARD * (len(cards) - 1)
    return turns + sum(WILD_TURNS.get(card, OTHER_WILD) for card in hand if RANK[card] < 0)
