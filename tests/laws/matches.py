"""Whole random matches of every game, preset and number of seats, for the laws to look at."""

from __future__ import annotations

import dataclasses
import os
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice, product
from typing import Any

import pytest
from hypothesis import settings

from engine import NOBODY, Table, game_type, names
from engine.bots.bot import any_move
from engine.core.cards import Seat
from engine.core.game import State
from engine.core.moves import Move, Notation
from engine.core.rng import Rng
from engine.games import bullcrap

LONGEST = 20_000
"""No match has more moves than this."""
EARLY = 1000
"""So many moves most laws look at."""

FORGETFUL, TALKATIVE = 8, 10
"""Who owes words forgets them one time in so many; of so many that may speak unasked one does."""
MANY = 500
"""Of more moves than this a law looks at some."""
PASS = Move("pass")

THOROUGH = os.environ.get("HYPOTHESIS_PROFILE") == "thorough"
FEW = settings(max_examples=40 if THOROUGH else 2)
"""How many matches of each table a law looks at."""


def seat_counts(key: str) -> range:
    """The numbers of seats a game can be played with."""
    (seats,) = [part for part in dataclasses.fields(game_type(key).options_type) if part.name == "seats"]
    return range(seats.metadata["least"], seats.metadata["most"] + 1)


LEFT_OUT = {"craits": {"two-decks"}}
"""Presets that differ from the first in their seats only."""
MORE = {"bullcrap": [f" sequence={sequence}" for sequence in bullcrap.SEQUENCES]}
"""For each game, options that every preset is played with as well."""
OTHERS = {
    "bullcrap": [
        "classic lowest=8 half_deck=no", "wild-deck lowest=8 most_cards=4", "maximum-chaos most_cards=4",
        "classic deck=custom wilds=dealt share=4 shields=8", "classic deck=custom gifts=8 nukes=1 distracts=0",
    ],
    "craits": [
        "short announce=caught_only nines=any last_six=goes_out two_seat_ten=nothing",
        "faces hands=8 announce=automatic nines=colour_in_force last_six=goes_out",
        "faces hands=8 announce=caught_only queen_of_spades=no",
    ],
}  # fmt: skip
"""Other tables: a preset, and options on top of it."""
TABLES = [
    pytest.param(key, agreed, seats, id=f"{key}-{agreed}-{seats}".replace(" ", "-"))
    for key in names()
    for agreed, seats in product(
        [*map("".join, product(game_type(key).presets, MORE.get(key, [""]))), *OTHERS.get(key, [])],
        seat_counts(key),
    )
    if agreed not in LEFT_OUT.get(key, ())
]
"""Every game × preset (and what it is played with) and other tables × number of seats."""

every_table = pytest.mark.parametrize(("key", "preset", "seats"), TABLES)


def sit(key: str, preset: str, seats: int, seed: int) -> Table:
    """A new table; words after the preset are options on top of it."""
    name, _, more = preset.partition(" ")
    return Table(key, seats=seats, seed=seed, options=f"{game_type(key).presets[name]} {more}", botseed="laws")


def walk(table: Table, rng: Rng) -> Iterator[Table]:
    """The table before each move of a random match, then at its end; the likes of the players are drawn, too."""
    taste = rng.below(4)
    while not table.over:
        assert table.length < LONGEST, "the match does not end"
        yield table
        seat, spoken = speaker(table, rng), table.game.spoken
        if seat != NOBODY:
            words = [offer for offer in table.offers(seat) if offer.verb in spoken]
            table.act(seat, any_move(rng.choice(words), rng))
            continue
        moves = table.game.moves(table._state, table.turn)
        move = moves[(0, -1, rng.below(len(moves)), rng.below(len(moves)))[taste]]
        if taste == 3 and PASS in moves[:MANY] and rng.below(2):
            move = PASS
        table.act(table.turn, move)
    yield table


def speaker(table: Table, rng: Rng) -> Seat:
    """Who speaks in the window that is open; NOBODY if all are silent."""
    if table.mover in table.window and rng.below(FORGETFUL):
        return table.mover
    return next((seat for seat in table.window if rng.below(TALKATIVE) == 0), NOBODY)


def early(table: Table, rng: Rng) -> Iterator[Table]:
    """The first moves of a random match, EARLY at most: what holds anywhere need not be seen to a long match's end."""
    return islice(walk(table, rng), EARLY)


def stopped(table: Table, rng: Rng) -> Table:
    """The table somewhere in a random match, any of its first EARLY moments as likely as any other."""
    for _ in early(table, rng):
        pass
    table.rewind(rng.below(table.length + 1))
    return table


@cache
def every_move(notation: Notation) -> list[Move]:
    """Every move of at most one card that can be written in this notation, allowed or not."""
    found = []
    for verb, choice in notation.verbs.items():
        choices = [-1, *range(len(choice.names))] if choice else [-1]
        hands = [(), *((card,) for card in range(len(notation.faces.names)))]
        found += [Move(verb, cards, chosen) for cards in hands for chosen in choices]
    return found


def facts(state: State) -> dict[str, object]:
    """Everything in a state, as a dictionary that shares nothing with it."""
    slots = [slot for kind in type(state).__mro__ for slot in getattr(kind, "__slots__", ())]
    twin = state.copy()
    return {slot: getattr(twin, slot) for slot in slots}


def oh_crud_cards(s: Any) -> Counter[int] | None:
    """The cards of an Oh Crud round, wherever they lie; None between rounds."""
    if s.dealing:
        return None
    played = [card for trick in s.tricks for card in trick.cards] + [turn.card for turn in s.laid if turn.card >= 0]
    return Counter([*s.out, *s.trick, *played, *(card for hand in s.hands for card in hand)])


def craits_cards(s: Any) -> Counter[int] | None:
    """The cards of a hand of Craits, wherever they lie; None between hands."""
    if s.dealing:
        return None
    return Counter([*s.stock, *s.pile, *(card for hand in s.hands for card in hand)])


def bullcrap_cards(s: Any) -> Counter[int] | None:
    """The cards of BULLCRAP, wherever they lie; None before the deal."""
    if s.dealing:
        return None
    lying = [bullcrap.DISTRACT] * s.distracted.bit_count() + [bullcrap.XRAY] * s.xrayed.bit_count()
    places = [s.out, s.gone, s.rewards, lying, *s.hands, *(laid.cards for laid in s.pile)]
    return Counter(card for place in places for card in place)


CARDS: dict[str, Callable[[Any], Counter[int] | None]] = {
    "bullcrap": bullcrap_cards, "craits": craits_cards, "oh_crud": oh_crud_cards,
}  # fmt: skip
"""For each game, where its cards lie: what is dealt must be there until the round is over."""
