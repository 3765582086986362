"""The deal: half decks, wilds in their places, even hands, and who starts (BC-1 to BC-5, BC-40)."""

from __future__ import annotations

from engine.core.cards import HIDDEN, NOBODY
from engine.core.notes import Event
from engine.core.rng import Rng
from engine.games.bullcrap.cards import DISTRACT, OUT, SPADES, XRAY, pack
from engine.games.bullcrap.memory import Memory
from engine.games.bullcrap.notes import Dealt, SetAside, Starts
from engine.games.bullcrap.options import Options
from engine.games.bullcrap.state import BullcrapState


def first_state(options: Options, seed: int) -> BullcrapState:
    """The table before the deal, which seat 0 makes."""
    s = BullcrapState()
    s.seed, s.seats = seed, options.seats
    s.turn, s.window, s.dealing, s.answering, s.turns = 0, (), True, False, 0
    s.hands = [[] for _ in range(s.seats)]
    s.pile, s.rewards, s.returned = [], [], 0
    s.distracted = s.xrayed = 0
    s.out, s.gone = [], []
    s.memory = Memory(s.seats)
    s.lacks = [0] * s.seats
    s.winner, s.drawn = NOBODY, False
    return s


def deal(s: BullcrapState, options: Options, out: list[Event] | None) -> None:
    """Deal the cards and the wilds, and find who starts."""
    cards = pack(options.lowest)
    chance = Rng(s.seed, "deal")
    chance.shuffle(cards)
    seats = s.seats
    if seats == 2 and options.half_deck:
        half = len(cards) // 2
        s.out = cards[half:]
        del cards[half:]
    if options.in_deck:
        cards += options.rewards
        chance.shuffle(cards)
    size = len(cards) // seats
    hands = s.hands = [cards[seat * size : seat * size + size] for seat in range(seats)]
    s.out += cards[seats * size :]
    if options.deck != "classic" and not options.in_deck:
        deal_wilds(s, options)
    for hand in hands:
        hand.sort()
    s.out.sort()
    s.dealing = False
    if out is not None:
        if s.out:
            out.append(SetAside(len(s.out)))
        out.extend(Dealt(seat, tuple(hand)) for seat, hand in enumerate(hands))
    find_starter(s, out)


def deal_wilds(s: BullcrapState, options: Options) -> None:
    """Shuffle the Reward Pile and put the wilds that do not start there in their places (BC-40)."""
    s.rewards = options.rewards
    Rng(s.seed, "wilds").shuffle(s.rewards)
    if options.deck == "no-more-secrets":
        s.xrayed = (1 << s.seats) - 1
    for seat, hand in enumerate(s.hands):
        if options.deck == "chick-or-treat":
            hand.append(DISTRACT)
            s.memory.all_saw(DISTRACT, seat, seat)
        for _ in range(options.dealt):
            hand.append(s.rewards.pop(0))
            s.memory.all_saw(HIDDEN, seat, seat)


def find_starter(s: BullcrapState, out: list[Event] | None) -> None:
    """The highest spade in a hand starts; without any the lot does (BC-5)."""
    for spade in SPADES:
        holder = next((seat for seat, hand in enumerate(s.hands) if spade in hand), NOBODY)
        if holder != NOBODY:
            s.turn = holder
            s.memory.all_saw(spade, holder, holder)
            break
        if spade in s.out:  # a seven may not be in the game at all
            s.memory.all_saw(spade, OUT)
    else:
        s.turn, spade = Rng(s.seed, "starter").below(s.seats), HIDDEN
    if out is not None:
        out.append(Starts(s.turn, spade))


def wilds_in_play(options: Options) -> list[int]:
    """All wilds of the game, wherever they are, sorted."""
    extra = {"chick-or-treat": DISTRACT, "no-more-secrets": XRAY}.get(options.deck)
    return sorted([*options.rewards, *([extra] * options.seats if extra is not None else [])])
