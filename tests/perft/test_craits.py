"""Small endings of Craits: as many lines through the engine as by a second reading that knows cards only as text."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from engine.core.rng import Rng
from engine.games.craits.cards import FACES
from tests.perft.count import lines
from tests.scenes import scene

DEPTH = 7


class Spot(NamedTuple):
    """A position in text; the stock's next card is the first."""

    hands: tuple[tuple[str, ...], ...]
    stock: tuple[str, ...]
    top: str
    suit: str
    turn: int
    way: int = 1
    running: int = 0


def given(spot: Spot, seat: int, number: int) -> Spot:
    """The position after a seat has drawn; there is always enough here."""
    hands = tuple(
        tuple(sorted((*hand, *spot.stock[:number]))) if at == seat else hand for at, hand in enumerate(spot.hands)
    )
    return spot._replace(hands=hands, stock=spot.stock[number:])


def after(spot: Spot, card: str, suit: str) -> Spot | None:
    """The position after the turn seat has played this card; None if the hand is over."""
    seats, me, rank = len(spot.hands), spot.turn, card[0]
    hand = list(spot.hands[me])
    hand.remove(card)
    spot = spot._replace(hands=(*spot.hands[:me], tuple(hand), *spot.hands[me + 1 :]), top=card, suit=suit)
    step = 1
    if spot.running or rank == "2":
        spot = spot._replace(running=spot.running + (2 if rank == "2" else 1))
    elif rank == "4" or (rank == "T" and seats == 2):
        step = 2
    elif rank == "T":
        spot = spot._replace(way=-spot.way)
    elif rank == "5":
        for far in range(1, seats):
            spot = given(spot, (me + far * spot.way) % seats, 1)
    elif rank == "6":
        step = 0
    elif rank == "7":
        spot = given(spot, (me + spot.way) % seats, 1)
    if not hand and not spot.running and rank != "6":
        return None
    return spot._replace(turn=(me + step * spot.way) % seats)


def brute(spot: Spot, depth: int) -> int:
    """How many lines of so many moves there are, one that ends the hand earlier counting once."""
    if depth == 0:
        return 1
    found, played = 0, False
    hand = spot.hands[spot.turn]
    for card in hand:
        rank, suit = card[0], card[1]
        fits = rank in "A2" if spot.running else rank in "89" or rank == spot.top[0] or suit == spot.suit
        if not fits:
            continue
        played = True
        names = {"8": "CDHS", "9": "CS" if suit in "CS" else "DH"}.get(rank, suit) if len(hand) > 1 else suit
        for name in names:
            following = after(spot, card, name)
            found += 1 if following is None else brute(following, depth - 1)
    if played:
        return found
    seats, me = len(spot.hands), spot.turn
    spot = given(spot, me, spot.running or 1)
    if spot.running and not all(spot.hands):
        return 1
    return brute(spot._replace(running=0, turn=(me + spot.way) % seats), depth - 1)


def engine_lines(spot: Spot, depth: int) -> int:
    """The same through the engine, the next deal standing for the end."""
    hands = " | ".join(" ".join(hand) for hand in spot.hands)
    table = scene(
        "craits", "announce=automatic hands=15", number=15, hands=hands, pile=spot.top, stock=" ".join(spot.stock)
    )  # fmt: skip
    return lines(table, depth)


@pytest.mark.parametrize("seed", range(60))
def test_endings_drawn_by_lot(seed: int) -> None:
    rng = Rng(seed, "perft")
    pack = list(FACES.names)
    rng.shuffle(pack)
    seats, size = 2 + seed % 3, 2 + seed % 2
    hands = tuple(tuple(sorted(pack[size * seat : size * (seat + 1)])) for seat in range(seats))
    top, *stock = [card for card in pack[seats * size :] if card[0] not in "A2"] if seed % 4 else pack[seats * size :]
    spot = Spot(hands, tuple(stock), top, top[1], 0)
    assert engine_lines(spot, DEPTH) == brute(spot, DEPTH)


@pytest.mark.parametrize(
    ("hands", "count"), [("2H | AC 3C", 1), ("8H 9C | 4S 5S", 12), ("6H 6C | AS", 1), ("2H AC | 2S AS", 2)]
)
def test_written_endings(hands: str, count: int) -> None:
    held = tuple(tuple(sorted(hand.split())) for hand in hands.split("|"))
    stock = tuple(card for card in FACES.names if card[0] in "JQK")
    spot = Spot(held, stock, "3H", "H", 0)
    assert engine_lines(spot, 5) == brute(spot, 5)
    assert engine_lines(spot, 5) == count
