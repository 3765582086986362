"""BULLCRAP as a game: generate, check and play moves; what a seat may see; worlds it could be in."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.cards import HIDDEN, NOBODY, Seat
from engine.core.game import Game
from engine.core.moves import Move, Offer
from engine.core.notes import Event, Refusal
from engine.core.rng import Rng
from engine.games.bullcrap import claims, deal, law, menu, wilds, worlds
from engine.games.bullcrap.cards import NOTATION
from engine.games.bullcrap.memory import Laid
from engine.games.bullcrap.notes import GameDrawn
from engine.games.bullcrap.options import PRESETS, Options
from engine.games.bullcrap.state import SEATS_OF, BullcrapState, Known, View


class Bullcrap(Game[BullcrapState, View, Options]):
    """Get rid of your cards, truthfully or not; the first to do so is the King of Crap."""

    key = "bullcrap"
    rules = 1
    options_type = Options
    presets = PRESETS
    notation = NOTATION
    spoken = frozenset({"call"})
    by_consent = frozenset({"end"})

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self._after = claims.allowed_ranks(options.sequence, options.lowest)
        self._most = options.most
        self._single_kind = len(set(options.rewards)) == 1 and not options.in_deck

    def start(self, seed: int) -> BullcrapState:
        return deal.first_state(self.options, seed)

    def moves(self, s: BullcrapState, seat: Seat) -> Sequence[Move]:
        return menu.moves(s, seat, self._after, self._most)

    def check(self, s: BullcrapState, seat: Seat, move: Move) -> Refusal | None:
        return law.check(s, seat, move, self._after, self._most)

    def play(self, s: BullcrapState, seat: Seat, move: Move, out: list[Event] | None = None) -> None:
        verb = move.verb
        if verb == "claim":
            if s.distracted and s.window:
                claims.shut(s, out)
            claims.claim(s, seat, move, out)
        elif verb == "call":
            claims.call(s, seat, self._single_kind, out)
        elif verb == "accept":
            claims.accept(s, seat, out)
        elif verb == "deal":
            deal.deal(s, self.options, out)
        else:
            if s.window:
                claims.shut(s, out)
            if verb == "end":
                s.turn, s.drawn = NOBODY, True
                if out is not None:
                    out.append(GameDrawn(seat, tuple(map(len, s.hands))))
            else:
                WILD[verb](s, seat, move, out)

    def view(self, s: BullcrapState, seat: Seat) -> View:
        return View(
            seat=seat,
            options=self.options,
            turn=s.turn,
            window=s.window,
            dealing=s.dealing,
            answering=s.answering,
            turns=s.turns,
            hand=tuple(s.hands[seat]) if seat >= 0 else (),
            counts=tuple(map(len, s.hands)),
            pile=tuple(
                laid
                if laid.shown or laid.seat == seat
                else Laid(laid.seat, laid.rank, (HIDDEN,) * len(laid.cards), shown=False)
                for laid in s.pile
            ),
            rewards=len(s.rewards),
            returned=tuple(s.rewards[len(s.rewards) - s.returned :]),
            distracted=SEATS_OF[s.distracted],
            xrayed=SEATS_OF[s.xrayed],
            out=len(s.out),
            gone=len(s.gone),
            known=tuple(Known(card, SEATS_OF[places], since) for card, places, since in s.memory.facts(seat)),
            lacks=tuple(s.lacks),
            winner=s.winner,
            drawn=s.drawn,
        )

    def offers(self, view: View) -> tuple[Offer, ...]:
        return menu.offers(view, self._after, self._most)

    def determinize(self, view: View, rng: Rng) -> BullcrapState:
        return worlds.determinize(view, rng)

    def scores(self, s: BullcrapState) -> Sequence[int]:
        return [len(hand) for hand in s.hands]

    def places(self, s: BullcrapState) -> Sequence[int]:
        return [1 if s.winner in (seat, NOBODY) else 2 for seat in range(s.seats)]


WILD = {
    "distract": wilds.lay_on,
    "xray": wilds.lay_on,
    "gift": wilds.gift,
    "nuke": wilds.nuke,
    "poop": wilds.poop,
    "shed": wilds.shed,
}
"""Who plays each move of a wild."""
