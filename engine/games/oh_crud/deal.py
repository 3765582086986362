"""Between rounds: lots, dice, the deal, extra cards, the score sheet and the end of the match."""

from __future__ import annotations

from operator import add

from engine.core.cards import NOBODY, Card, Seat
from engine.core.notes import Event
from engine.core.rng import Rng
from engine.games.oh_crud import tricks
from engine.games.oh_crud.cards import NUMBERS, SUITS, Suit, pack
from engine.games.oh_crud.notes import (
    ColourRolled,
    DealerDrawn,
    Dealt,
    DuelCalled,
    ExtraCard,
    ExtraRolled,
    MatchEnded,
    NumberRolled,
    RoundBegun,
    RoundScored,
    SetAside,
    SuitsRemoved,
)
from engine.games.oh_crud.options import BY_LOT, Options
from engine.games.oh_crud.state import ROUNDS, OhCrudState, first_fits

COLOUR_ROUNDS, NUMBER_ROUNDS = {1, 3, 4, 5}, {2, 3}
"""The trick rounds in which each die is rolled (OC-4); round six and Duels roll the number."""
TWO_SEAT_OUT = 8


def first_state(options: Options, seed: int) -> OhCrudState:
    """The state before the first deal: dealer and suits drawn by lot (OC-3, OC-40)."""
    s = OhCrudState()
    s.seed, s.seats = seed, options.seats
    s.suits = tuple(range(len(SUITS)))
    if options.seats == 2:
        removed = [SUITS.index(suit) for suit in options.removed] if options.removed != BY_LOT else []
        lots = list(s.suits)
        Rng(seed, "suits").shuffle(lots)
        s.suits = tuple(suit for suit in s.suits if suit not in (removed or lots[:2]))
    s.first_dealer = s.dealer = s.turn = Rng(seed, "dealer").below(options.seats)
    s.dealing, s.round = True, 1
    s.scores, s.rows = [0] * s.seats, []
    s.duellists, s.winner = (), NOBODY
    clear_round(s)
    return s


def clear_round(s: OhCrudState) -> None:
    """Put away the cards, dice and notes of a round."""
    s.colour = s.number = -1
    s.hands = [[] for _ in range(s.seats)]
    s.out, s.points = [], [0] * s.seats
    s.leader, s.trick, s.tricks, s.voids = NOBODY, [], [], [0] * s.seats
    s.fits, s.laid, s.gone, s.free = [], [], [], [0] * s.seats


def deal(s: OhCrudState, options: Options, out: list[Event] | None) -> None:
    """Roll, then deal the round (OC-4); the events of the lots come with the first."""
    players = s.duellists or tuple(range(s.seats))
    if out is not None:
        if s.round == 1:
            out.append(DealerDrawn(s.first_dealer))
        if s.round == 1 and s.seats == 2:
            out.append(SuitsRemoved(tuple(suit for suit in range(len(SUITS)) if suit not in s.suits)))
        out.append(RoundBegun(s.round, s.dealer, players))
    roll(s, out)
    decks = options.decks if len(players) > 6 else 1
    cards = list(pack(s.suits, decks))
    Rng(s.seed, "shuffle", s.round).shuffle(cards)
    if s.piling:
        share = len(cards) // len(players)
        extras = extra_seats(s, players, len(cards) % len(players), out)
        sizes = [share + (seat in extras) if seat in players else 0 for seat in range(s.seats)]
        s.fits, s.free = first_fits(s.number), [options.free_passes] * s.seats
    else:
        share = trick_share(options, len(cards))
        sizes = [share] * s.seats
    start = 0
    for seat, size in enumerate(sizes):
        s.hands[seat] = sorted(cards[start : start + size])
        start += size
    s.out = sorted(cards[start:])
    if out is not None:
        if s.out:
            out.append(SetAside(len(s.out)))
        out.extend(Dealt(seat, tuple(s.hands[seat])) for seat in players)
    s.dealing = False
    s.turn = (s.dealer + 1) % s.seats
    while s.turn not in players:
        s.turn = (s.turn + 1) % s.seats


def trick_share(options: Options, cards: int) -> int:
    """How many of the cards each seat is dealt in a trick round (OC-5, OC-40, OC-50)."""
    playing = cards - (TWO_SEAT_OUT if options.seats == 2 else 0)
    return (playing - (options.seats if options.unrevealed else 0)) // options.seats


def roll(s: OhCrudState, out: list[Event] | None) -> None:
    """Roll the dice of the round; a colour that is out of the game is rolled again (OC-4, OC-40)."""
    dice = Rng(s.seed, "dice", s.round)
    if s.round in COLOUR_ROUNDS:
        while True:
            s.colour = dice.below(len(SUITS))
            if out is not None:
                out.append(ColourRolled(s.colour, s.colour not in s.suits))
            if s.colour in s.suits:
                break
    if s.round in NUMBER_ROUNDS or s.piling:
        s.number = dice.below(NUMBERS) + 1
        if out is not None:
            out.append(NumberRolled(s.number))


def extra_seats(s: OhCrudState, players: tuple[Seat, ...], extras: int, out: list[Event] | None) -> list[Seat]:
    """Who gets an extra card: the lowest scores, ties that matter settled by the die (OC-20, OC-21)."""
    if not extras:
        return []
    dice = Rng(s.seed, "extras", s.round)
    getting: list[Seat] = []
    contenders = sorted(players, key=lambda seat: s.scores[seat])
    value = {seat: s.scores[seat] for seat in contenders}
    while len(getting) < extras:
        lowest = min(value[seat] for seat in contenders)
        tied = [seat for seat in contenders if value[seat] == lowest]
        if len(tied) <= extras - len(getting):
            getting += tied
            contenders = [seat for seat in contenders if seat not in tied]
            continue
        contenders = tied
        for seat in sorted(tied, key=lambda seat: (seat - s.dealer - 1) % s.seats):
            value[seat] = dice.below(NUMBERS) + 1
            if out is not None:
                out.append(ExtraRolled(seat, value[seat]))
    if out is not None:
        out.extend(ExtraCard(seat) for seat in sorted(getting))
    return getting


def finish_round(s: OhCrudState, options: Options, out: list[Event] | None) -> None:
    """Score the round and go on to the next deal, a Duel, or the end (OC-60)."""
    if s.round > ROUNDS:
        s.winner = s.gone[0]
    else:
        if not s.piling:
            s.points = tricks.round_points(s, options.sting, out)
        s.rows.append(tuple(s.points))
        s.scores = list(map(add, s.scores, s.points))
        if out is not None:
            out.append(RoundScored(s.round, s.rows[-1], tuple(s.scores)))
        if s.round == ROUNDS:
            lowest = min(s.scores)
            tied = tuple(seat for seat in range(s.seats) if s.scores[seat] == lowest)
            if len(tied) == 1:
                s.winner = tied[0]
            else:
                s.duellists = tied
                if out is not None:
                    out.append(DuelCalled(tied))
    if s.winner != NOBODY:
        s.turn = NOBODY
        if out is not None:
            out.append(MatchEnded(s.winner, tuple(places(s))))
        return
    s.round += 1
    s.dealer = s.turn = (s.dealer + 1) % s.seats
    s.dealing = True
    clear_round(s)


def places(s: OhCrudState) -> list[int]:
    """The place of each seat as it stands; the winner of a Duel stands above those it tied with (OC-61)."""
    ranks = [(score, seat != s.winner) for seat, score in enumerate(s.scores)]
    return [1 + sum(other < own for other in ranks) for own in ranks]


def unseen(suits: tuple[Suit, ...], decks: int, seen: list[Card]) -> list[Card]:
    """The cards of the pack that are not among `seen`, sorted."""
    rest = list(pack(suits, decks))
    for card in seen:
        rest.remove(card)
    return rest
