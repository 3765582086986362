"""What the wilds do that are played face up, and shedding them (BC-14, BC-32 to BC-37)."""

from __future__ import annotations

from engine.core.cards import Seat
from engine.core.moves import Move
from engine.core.notes import Event
from engine.games.bullcrap import claims
from engine.games.bullcrap.cards import (
    CHAMELEON,
    DISTRACT,
    GIFT,
    GONE,
    KIND,
    LAST_FACE_DOWN,
    NUKE,
    POOP,
    SHIELD,
    XRAY,
)
from engine.games.bullcrap.notes import Distracted, Gifted, Nuked, Pooped, Shed, Xrayed
from engine.games.bullcrap.state import BullcrapState

ALWAYS_USABLE = sum(1 << KIND[card] for card in (0, CHAMELEON, SHIELD, GIFT, NUKE))
"""The kinds a seat that sheds cannot hold: number cards, Chameleons, Shields, Gifts, Nukes."""


def lay_on(s: BullcrapState, seat: Seat, move: Move, out: list[Event] | None) -> None:
    """A Distract or an X-Ray at the start of the turn, which goes on unless the hand is empty (BC-34)."""
    card = DISTRACT if move.verb == "distract" else XRAY
    s.hands[seat].remove(card)
    s.memory.shown(seat, (card,))
    if card == DISTRACT:
        s.distracted |= 1 << move.choice
    else:
        s.xrayed |= 1 << move.choice
    if out is not None:
        out.append((Distracted if card == DISTRACT else Xrayed)(seat, move.choice))
    if not s.hands[seat]:
        s.turns += 1
        claims.win(s, seat, out)


def gift(s: BullcrapState, seat: Seat, move: Move, out: list[Event] | None) -> None:
    """Up to three cards change hands, unseen by the others (BC-35)."""
    hand, to, cards = s.hands[seat], move.choice, move.cards
    hand.remove(GIFT)
    s.memory.shown(seat, (GIFT,))
    claims.put_under(s, GIFT)
    for card in cards:
        hand.remove(card)
    s.hands[to] += cards
    s.hands[to].sort()
    if cards:
        s.lacks[to] = 0
    s.memory.given(seat, to, cards, len(s.pile))
    if out is not None:
        out.append(Gifted(seat, to, cards))
    claims.end_turn(s, seat, out)


def nuke(s: BullcrapState, seat: Seat, move: Move, out: list[Event] | None) -> None:
    """The pile, the cards and the Nuke leave the game (BC-36)."""
    hand = s.hands[seat]
    cards = (*move.cards, NUKE)
    for card in cards:
        hand.remove(card)
    s.memory.shown(seat, cards, GONE)
    s.memory.pile_moved(s.pile, GONE, revealed=False)
    pile = [card for laid in s.pile for card in laid.cards]
    s.gone += [*pile, *cards]
    s.gone.sort()
    s.pile = []
    if out is not None:
        out.append(Nuked(seat, move.cards, len(pile)))
    claims.end_turn(s, seat, out)


def poop(s: BullcrapState, seat: Seat, move: Move, out: list[Event] | None) -> None:
    """Another seat takes the pile and the Poop, and starts (BC-37)."""
    victim = move.choice
    s.hands[seat].remove(POOP)
    s.turns += 1
    if out is not None:
        out.append(Pooped(seat, victim))
    claims.take_pile(s, victim, out, revealed=False)
    s.hands[victim].append(POOP)
    s.hands[victim].sort()
    s.memory.shown(seat, (POOP,), victim)
    if s.hands[seat]:
        claims.begin(s, victim, out)
    else:
        claims.win(s, seat, out)


def stuck(s: BullcrapState, seat: Seat) -> bool:
    """Whether the seat can do nothing but shed a wild (BC-14)."""
    hand = s.hands[seat]
    return hand[0] > LAST_FACE_DOWN and not any(usable(s, seat, card) for card in set(hand))


def usable(s: BullcrapState, seat: Seat, card: int) -> bool:
    """Whether this wild that never lies in a claim can be used now."""
    others = (1 << s.seats) - 1 & ~(1 << seat)
    if card == DISTRACT:
        return s.distracted & others != others
    if card == XRAY:
        return s.xrayed & others != others
    return bool(s.pile) if card == POOP else True


def shed(s: BullcrapState, seat: Seat, move: Move, out: list[Event] | None) -> None:
    """A wild goes under the Reward Pile without effect; all see what the hand cannot hold then."""
    (card,) = move.cards
    lacks = ALWAYS_USABLE
    for other in (DISTRACT, XRAY, POOP):
        if usable(s, seat, other):
            lacks |= 1 << KIND[other]
    s.lacks[seat] |= lacks
    s.hands[seat].remove(card)
    s.memory.shown(seat, (card,))
    claims.put_under(s, card)
    if out is not None:
        out.append(Shed(seat, card))
    claims.end_turn(s, seat, out)
