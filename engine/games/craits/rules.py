"""Craits as a game: generate, check and play moves; what a seat may see; worlds it could be in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.cards import NOBODY, Seat
from engine.core.game import Game
from engine.core.moves import Move, Offer
from engine.core.notes import Event, Refusal
from engine.core.rng import Rng
from engine.games.craits import deal, worlds
from engine.games.craits.cards import (
    BASE,
    CATCH,
    COUNTING,
    DEAL,
    DRAW,
    FITTING,
    NAME,
    NOTATION,
    PLAY,
    RANK,
    SAY,
    WILD,
    nameable,
    plays,
)
from engine.games.craits.notes import Caught, OneCard
from engine.games.craits.options import CAUGHT_ONLY, PRESETS, Options
from engine.games.craits.powers import advance, clear_debt, draw_on_turn, play_card, powers, settle
from engine.games.craits.refusals import last_card, refusal
from engine.games.craits.state import CraitsState, View


class Craits(Game[CraitsState, View, Options]):
    """Fifteen hands of shedding cards, each of which does something to somebody; the lowest total wins."""

    key = "craits"
    rules = 1
    options_type = Options
    presets = PRESETS
    notation = NOTATION
    spoken = frozenset({"say", "catch"})

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self._plays = plays(options.nines)
        self._powers = powers(options)
        self._twins = options.decks > 1

    def start(self, seed: int) -> CraitsState:
        return deal.first_state(self.options, seed)

    def moves(self, s: CraitsState, seat: Seat) -> list[Move]:
        if s.owes < 0:
            return self._turn_moves(s) if seat == s.turn >= 0 else []
        words = [SAY] if seat == s.owes else [CATCH] if seat in s.window else []
        return [*self._turn_moves(s), *words] if seat == s.turn else words

    def _turn_moves(self, s: CraitsState) -> list[Move]:
        """The moves of the turn seat that are no words."""
        hand = s.hands[s.turn]
        if len(hand) == 1 and last_card(1, s.slot) and not s.count and RANK[hand[0]] in WILD and not s.naming:
            return [PLAY[hand[0]]]
        if s.count:
            fitting = self._plays[COUNTING]
        elif s.pile and not s.naming:
            fitting = self._plays[BASE[s.pile[-1]] + s.suit]
        else:
            return [DEAL] if s.dealing else [NAME[suit] for suit in nameable(s.turned, -1, self.options.nines)]
        found = [move for card in hand for move in fitting[card]]
        if self._twins:
            found = list(dict.fromkeys(found))
        return found or [DRAW]

    def check(self, s: CraitsState, seat: Seat, move: Move) -> Refusal | None:
        return refusal(s, self.options, seat, move)

    def play(self, s: CraitsState, seat: Seat, move: Move, out: list[Event] | None = None) -> None:
        verb, cards, choice = move
        if s.owes >= 0:
            if verb in self.spoken:
                if self._speak(s, seat, verb, out):
                    deal.finish_hand(s, self.options, out)
                return
            settle(s, self.options, seat, out)
        if cards:
            card = cards[0]
            over = play_card(s, self.options, self._powers[card], seat, card, choice, out)
        elif verb == "draw":
            over = draw_on_turn(s, seat, out)
        elif verb == "deal":
            deal.deal(s, self.options, self._powers, out)
            return
        else:
            deal.name_suit(s, choice, out)
            return
        if over:
            deal.finish_hand(s, self.options, out)

    def _speak(self, s: CraitsState, seat: Seat, verb: str, out: list[Event] | None) -> bool:
        """Say "one card", or catch who did not (CR-30, CR-32); whether the hand is over."""
        owed = s.owes
        clear_debt(s)
        if out is not None:
            out.append(OneCard(seat) if verb == "say" else Caught(owed, seat))
        if verb == "say":
            return False
        s.forfeits.append(owed)
        return owed == s.turn and advance(s, owed, 0, out)  # caught on turn again: that turn is the next one

    def view(self, s: CraitsState, seat: Seat) -> View:
        seen = seat >= 0 and not (s.naming and seat == s.dealer)
        return View(
            seat=seat,
            options=self.options,
            turn=s.turn,
            dealing=s.dealing,
            naming=s.naming,
            number=s.number,
            dealer=s.dealer,
            first_dealer=s.first_dealer,
            lots=s.lots,
            hand=tuple(s.hands[seat]) if seen else (),
            counts=tuple(map(len, s.hands)),
            stock=len(s.stock),
            pile=tuple(s.pile),
            turned=s.turned,
            suit=s.suit,
            direction=s.direction,
            count=s.count,
            emptied=tuple(s.emptied),
            jacks=s.jacks,
            slot=s.slot,
            owes=s.owes,
            forfeits=tuple(s.forfeits),
            shuffles=s.shuffles,
            story=tuple(s.story),
            pressure=tuple(s.pressure),
            pressures=tuple(s.pressures),
            scores=tuple(s.scores),
            rows=tuple(s.rows),
        )

    def offers(self, view: View) -> tuple[Offer, ...]:
        if view.seat == NOBODY:
            return ()
        offers: list[Offer] = []
        if view.seat == view.turn:
            if view.dealing:
                offers.append(Offer("deal"))
            elif view.naming:
                offers.append(Offer("name", choices=nameable(view.turned, -1, view.options.nines)))
            else:
                offers += turn_offers(view)
        if view.seat == view.owes:
            offers.append(Offer("say"))
        elif view.owes != NOBODY and view.options.announce == CAUGHT_ONLY:
            offers.append(Offer("catch"))
        return tuple(offers)

    def determinize(self, view: View, rng: Rng) -> CraitsState:
        return worlds.determinize(view, rng)

    def scores(self, s: CraitsState) -> Sequence[int]:
        return s.scores

    def places(self, s: CraitsState) -> Sequence[int]:
        return deal.places(s)


def turn_offers(view: View) -> list[Offer]:
    """The cards that fit, those together that may name the same suits; drawing if none does."""
    fitting = [card for card in view.hand if card in FITTING[view.key]]
    if not fitting:
        return [Offer("draw")]
    last = last_card(len(view.hand), view.slot)
    names = Counter(() if last else nameable(card, view.suit, view.options.nines) for card in fitting)
    return [
        Offer(
            "play",
            tuple(card for card in fitting if last or nameable(card, view.suit, view.options.nines) == suits),
            1,
            1,
            suits,
        )
        for suits in names
    ]
