"""Rigged tables: a position written down in a line, played and refused upon in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

from engine.core.cards import NOBODY, Card, Seat
from engine.core.game import Game
from engine.core.moves import Move
from engine.core.notes import Event, Refusal
from engine.games import craits as craits_game
from engine.games import game_type
from engine.games.bullcrap import cards as bullcrap_cards
from engine.games.bullcrap.memory import Laid
from engine.games.craits.cards import FACES as CRAITS
from engine.games.craits.state import CraitsState, window
from engine.games.oh_crud import OhCrud
from engine.games.oh_crud.cards import FACES, NUMBER, SUIT, SUITS, following, pack
from engine.games.oh_crud.state import OhCrudState, Turn, first_fits


class Scene:
    """A position of a game; moves are written `seat move`, and `0 R3` is short for `0 play R3`."""

    def __init__(self, game: Game[Any, Any, Any], state: Any) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []
        """What the last call of `plays` brought about."""

    def plays(self, *turns: str) -> Self:
        """Make these moves; each must be allowed, listed and offered."""
        self.events = []
        for turn in turns:
            seat, move = self.read(turn)
            refusal = self.game.check(self.state, seat, move)
            assert refusal is None, f"{turn}: {refusal}"
            assert move in self.game.moves(self.state, seat), f"{turn}: allowed but not listed"
            offers = self.game.offers(self.game.view(self.state, seat))
            assert any(offer.holds(move) for offer in offers), f"{turn}: allowed but not offered"
            self.game.play(self.state, seat, move, self.events)
        return self

    def refuses(self, turn: str, kind: type[Refusal], /, **facts: object) -> Self:
        """This move is refused for this reason, with these facts and its `rule`; it is neither listed nor offered."""
        seat, move = self.read(turn)
        refusal = self.game.check(self.state, seat, move)
        assert isinstance(refusal, kind), f"{turn}: {refusal}"
        spelled = {**self.game.notation.fields(refusal), "rule": refusal.rule}
        for name, value in facts.items():
            assert spelled[name] == str(value), f"{turn}: {refusal}"
        assert move not in self.game.moves(self.state, seat), f"{turn}: refused but listed"
        return self

    def allows(self, *turns: str) -> Self:
        """Exactly these moves of one seat are allowed, in any order."""
        seats = {self.read(turn)[0] for turn in turns}
        assert len(seats) == 1
        found = sorted(self.game.moves(self.state, seats.pop()))
        assert found == sorted(self.read(turn)[1] for turn in turns), [self.game.notation.text(m) for m in found]
        return self

    def read(self, turn: str) -> tuple[Seat, Move]:
        """The seat and the move of a turn as it is written."""
        seat, _, words = turn.partition(" ")
        verb = words.split()[0]
        return int(seat), self.game.notation.move(words if verb in self.game.notation.verbs else f"play {words}")

    def told(self, kind: str) -> list[dict[str, str]]:
        """The facts of the events of this kind among the last, as text."""
        return [self.game.notation.fields(event) for event in self.events if event.kind == kind]

    def hand(self, seat: Seat) -> str:
        """A seat's hand as text."""
        return str(self.game.notation.faces.line(self.state.hands[seat]))

    @property
    def scores(self) -> list[int]:
        """The points of each seat."""
        return list(self.game.scores(self.state))

    @property
    def places(self) -> list[int]:
        """The place of each seat."""
        return list(self.game.places(self.state))

    @property
    def turn(self) -> Seat:
        """Who must move."""
        seat: Seat = self.state.turn
        return seat


def scene(key: str, options: str = "", **rig: Any) -> Scene:
    """A rigged table of this game; what can be rigged is what its function below takes."""
    return RIGS[key](options, **rig)


def dealing(key: str, options: str = "", seed: int = 1, **fields: object) -> Scene:
    """A table before a deal: the first one, or any other where fields of the state say so."""
    kind = game_type(key)
    game = kind(kind.options_type.read(options))
    state = game.start(seed)
    for name, value in fields.items():
        setattr(state, name, value)
    return Scene(game, state)


def oh_crud(
    options: str = "",
    *,
    hands: str,
    round: int = 1,  # noqa: A002 - as a scene is read
    colour: str = "",
    number: int = -1,
    turn: Seat = 0,
    dealer: Seat | None = None,
    scores: str = "",
    points: str = "",
    piles: str = "",
    trick: str = "",
    free: str = "",
    suits: str = SUITS,
    duellists: str = "",
) -> Scene:
    """A round under way. `hands="R3 B7 | R9 B1"`: seat 0, seat 1; the seats are counted from them.

    In rounds 1 to 5 all other cards lie out of play; `trick` are cards already played to the trick, the next to
    play is `turn`. In round 6 `piles="R3-6 B3"` lie already, as if seat 0 had laid them; `number` starts them.
    """
    held = [sorted(FACES.cards(hand)) for hand in hands.split("|")]
    seats = len(held)
    removed = "".join(suit for suit in SUITS if suit not in suits)
    agreed = f"{options} seats={seats}" + (f" removed={removed}" if removed else "")
    made = dealing("oh_crud", agreed)
    game, s = made.game, made.state
    assert isinstance(game, OhCrud)
    assert isinstance(s, OhCrudState)
    s.hands, s.round, s.turn, s.dealing = held, round, turn, False
    s.dealer = (turn - 1) % seats if dealer is None else dealer
    s.colour, s.number = SUITS.index(colour) if colour else -1, number
    s.scores = [int(score) for score in scores.split()] or [0] * seats
    s.points = [int(score) for score in points.split()] or [0] * seats
    s.duellists = tuple(int(seat) for seat in duellists.split())
    s.trick = FACES.cards(trick)
    s.leader = (turn - len(s.trick)) % seats if s.trick else NOBODY
    if round >= 6:
        s.laid = [Turn(0, card) for pile in piles.split() for card in run(pile)]
        s.fits = first_fits(number)
        for laid in s.laid:
            s.fits[SUIT[laid.card]] = following(laid.card)
        s.free = [int(left) for left in free.split()] or [game.options.free_passes] * seats
    else:
        s.out = rest(s, game.options.decks)
    return Scene(game, s)


def run(pile: str) -> list[Card]:
    """The cards of a pile written `R3-6` or `R3`, upwards; `R8-2` goes on from 9 to 1."""
    first, _, last = pile.partition("-")
    cards = FACES.cards(first)
    while last and NUMBER[cards[-1]] != int(last):
        cards.append(following(cards[-1]))
    return cards


def rest(s: OhCrudState, decks: int) -> list[Card]:
    """The cards of the pack that are in no hand and not in the trick."""
    left = list(pack(s.suits, decks))
    for card in [*s.trick, *(card for hand in s.hands for card in hand)]:
        left.remove(card)
    return left


def craits(
    options: str = "",
    *,
    hands: str,
    pile: str,
    stock: str = "",
    suit: str = "",
    turn: Seat = 0,
    number: int = 1,
    dealer: Seat | None = None,
    **fields: Any,
) -> Scene:
    """A hand of Craits under way. `hands="7H 8C | TS"`: seat 0, seat 1; the seats are counted from them.

    The last card of `pile` is its top, its suit in force unless `suit` is given. `stock` names the cards drawn
    first, the next one leftmost, and with `stock="rest"` or `"5D rest"` all other cards lie below them; else there
    are no more. Fields of the state (`count`, `direction`, `slot`, `forfeits`, ...) are put in as they are.
    """
    held = [sorted(CRAITS.cards(hand)) for hand in hands.split("|")]
    seats = len(held)
    made = dealing("craits", f"{options} seats={seats}")
    game, s = made.game, made.state
    assert isinstance(game, craits_game.Craits)
    assert isinstance(s, CraitsState)
    s.hands, s.number, s.turn, s.dealing = held, number, turn, False
    s.dealer = (turn - 1) % seats if dealer is None else dealer
    s.pile = CRAITS.cards(pile)
    s.turned = s.pile[0]
    s.suit = craits_game.SUITS.index(suit) if suit else craits_game.SUIT[s.pile[-1]]
    first = CRAITS.cards(stock.removesuffix("rest"))
    s.stock = first[::-1]
    if stock.endswith("rest"):
        left = list(craits_game.pack(game.options.decks))
        for card in [*s.pile, *first, *(card for hand in held for card in hand)]:
            left.remove(card)
        s.stock = left + s.stock
    for name, value in fields.items():
        setattr(s, name, value[:] if isinstance(value, list) else value)
    s.window = window(game.options, s.owes)
    return Scene(game, s)


def bullcrap(
    options: str = "",
    *,
    hands: str,
    turn: Seat = 0,
    pile: str = "",
    rewards: str = "",
    distracted: str = "",
    xrayed: str = "",
    turns: int = 0,
) -> Scene:
    """A game under way, seat `turn` to move, no window open. `hands="8H CH | 9C"`: seat 0, seat 1.

    `pile="0 J JS JD; 1 Q 9C"`: seat 0 claimed two jacks, then seat 1 one queen; an X-Ray lies on no claim of these.
    `rewards` names the Reward Pile from the top; number cards that are not named are out.
    """
    held = [sorted(bullcrap_cards.FACES.cards(hand)) for hand in hands.split("|")]
    made = dealing("bullcrap", f"{options} seats={len(held)}")
    s = made.state
    s.hands, s.turn, s.dealing, s.turns = held, turn, False, turns
    for words in pile.split(";") if pile else ():
        seat, rank, *cards = words.split()
        laid = tuple(sorted(bullcrap_cards.FACES.cards(" ".join(cards))))
        s.pile.append(Laid(int(seat), bullcrap_cards.RANKS.index(rank), laid, shown=False))
    s.rewards = bullcrap_cards.FACES.cards(rewards)
    s.distracted = sum(1 << int(seat) for seat in distracted.split())
    s.xrayed = sum(1 << int(seat) for seat in xrayed.split())
    lying = {card for place in [*held, *(laid.cards for laid in s.pile)] for card in place}
    s.out = [card for card in bullcrap_cards.pack(made.game.options.lowest) if card not in lying]
    return Scene(made.game, s)


RIGS: dict[str, Callable[..., Scene]] = {"bullcrap": bullcrap, "craits": craits, "oh_crud": oh_crud}
