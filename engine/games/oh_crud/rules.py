"""Oh Crud as a game: generate, check and play moves; what a seat may see; worlds it could be in."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.cards import HIDDEN, NOBODY, Seat
from engine.core.game import Game
from engine.core.moves import Move, Offer
from engine.core.notes import Event, Malformed, MatchOver, NotYourTurn, Refusal
from engine.core.rng import Rng
from engine.games.oh_crud import deal, piles, tricks, worlds
from engine.games.oh_crud.cards import CARDS, DEAL, NOTATION
from engine.games.oh_crud.notes import AlreadyDealt, DealFirst
from engine.games.oh_crud.options import PRESETS, Options
from engine.games.oh_crud.state import ROUNDS, OhCrudState, View

SHAPES = {"deal": 0, "pass": 0, "play": 1}
"""How many cards each verb takes."""


class OhCrud(Game[OhCrudState, View, Options]):
    """Six rounds, the lowest total wins; a tie for it is settled by a Duel."""

    key = "oh_crud"
    rules = 1
    options_type = Options
    presets = PRESETS
    notation = NOTATION

    def start(self, seed: int) -> OhCrudState:
        return deal.first_state(self.options, seed)

    def moves(self, s: OhCrudState, seat: Seat) -> list[Move]:
        if seat != s.turn or seat == NOBODY:
            return []
        if s.dealing:
            return [DEAL]
        return piles.moves(s, seat) if s.round >= ROUNDS else tricks.moves(s, seat)

    def check(self, s: OhCrudState, seat: Seat, move: Move) -> Refusal | None:
        if s.turn == NOBODY:
            return MatchOver()
        well_formed = SHAPES.get(move.verb) == len(move.cards) and move.choice == -1
        if not well_formed or any(card not in CARDS for card in move.cards):
            return Malformed(f"{move.verb} with {len(move.cards)} cards")
        if seat != s.turn:
            return NotYourTurn(s.turn)
        if s.dealing:
            return None if move.verb == "deal" else DealFirst(s.dealer)
        if move.verb == "deal":
            return AlreadyDealt()
        return piles.check(s, seat, move) if s.piling else tricks.check(s, seat, move)

    def play(self, s: OhCrudState, seat: Seat, move: Move, out: list[Event] | None = None) -> None:
        if s.dealing:
            deal.deal(s, self.options, out)
            return
        if s.round < ROUNDS:
            ended = tricks.play(s, seat, move.cards[0], out)
        else:
            ended = piles.play(s, seat, move.cards[0] if move.cards else HIDDEN, out)
        if ended:
            deal.finish_round(s, self.options, out)

    def view(self, s: OhCrudState, seat: Seat) -> View:
        return View(
            seat=seat,
            options=self.options,
            turn=s.turn,
            dealing=s.dealing,
            round=s.round,
            dealer=s.dealer,
            first_dealer=s.first_dealer,
            suits=s.suits,
            colour=s.colour,
            number=s.number,
            hand=tuple(s.hands[seat]) if seat >= 0 else (),
            counts=tuple(map(len, s.hands)),
            out=len(s.out),
            leader=s.leader,
            trick=tuple(s.trick),
            tricks=tuple(s.tricks),
            voids=tuple(s.voids),
            laid=tuple(s.laid),
            gone=tuple(s.gone),
            free=s.free[seat] if seat >= 0 else 0,
            points=tuple(s.points),
            scores=tuple(s.scores),
            rows=tuple(s.rows),
            duellists=s.duellists,
            winner=s.winner,
        )

    def offers(self, view: View) -> tuple[Offer, ...]:
        if view.seat != view.turn or view.seat == NOBODY:
            return ()
        if view.dealing:
            return (Offer("deal"),)
        if not view.piling:
            return (Offer("play", tuple(tricks.following_cards(view.hand, view.trick)), 1, 1),)
        fits = view.fits
        fitting = tuple(card for card in view.hand if card in fits)
        offers = [Offer("play", fitting, 1, 1)] if fitting else []
        if not fitting or view.free:
            offers.append(Offer("pass"))
        return tuple(offers)

    def determinize(self, view: View, rng: Rng) -> OhCrudState:
        return worlds.determinize(view, rng)

    def scores(self, s: OhCrudState) -> Sequence[int]:
        return s.scores

    def places(self, s: OhCrudState) -> Sequence[int]:
        return deal.places(s)
