"""Small endings of Oh Crud: as many lines, ending alike, through the engine and by brute force."""

from collections import Counter
from typing import Any

import pytest

from engine.core.rng import Rng
from engine.games.oh_crud.cards import FACES
from tests.perft.brute import Hands, pile_lines, trick_lines
from tests.perft.count import lines
from tests.scenes import Scene, scene

TRICKS: list[tuple[str, dict[str, Any], int]] = [
    ("R3 B7 | R9 B1 | G2 G5", {"round": 1, "colour": "R"}, 4),
    ("R3 B7 G1 | R9 B1 Y5 | G2 R5 Y2", {"round": 4, "colour": "G"}, 26),
    ("R3 B7 G1 Y9 | R9 B1 Y5 P2 | O2 O5 P3 R1", {"round": 5, "colour": "P"}, 1884),
    ("R3 R4 B7 B2 | R9 R1 B1 B3", {"round": 2, "number": 3, "suits": "YBGR"}, 96),
    ("R3 R3 | R4 B4 | B4 R4 | Y1 R9 | Y1 R9 | G2 B8 | G2 O1", {"round": 4, "colour": "B"}, 4),
    ("R1 B1 G1 | R2 B2 G2 | R3 B3 G3 | R4 B4 G4", {"round": 3, "colour": "Y", "number": 9}, 6),
]
PILES: list[tuple[str, dict[str, Any], int]] = [
    ("R4 R6 | R5 B5 | B4 G4", {"number": 4}, 2),
    ("R4 R7 B4 | R5 B6 G4 | R6 B5 G5", {"number": 4}, 10),
    ("R4 B5 G6 Y4 | R5 B6 G4 Y5 | R6 B4 G5 Y6", {"number": 4}, 156),
    ("R1 B3 | R2 B2 | B1 B4 | P1 R3", {"number": 9, "piles": "R9 B9-9 P9"}, 2),
    ("R4 B4 | R5 G4 | B5 G5", {"number": 4, "options": "free_passes=1"}, 70),
    ("R4 B4 | R5 B5 | O1 O2", {"number": 4, "options": "free_passes=2", "free": "2 0 1"}, 12),
    ("R8 R9 B7 | R1 B8 B9", {"number": 7, "piles": "R7", "suits": "YBGR"}, 3),
    ("R4 R4 | R5 R5 | R6 | R7 | R8 | R9 | R1 R2 R3", {"number": 4}, 1),
]


def cards(hands: str) -> Hands:
    """The hands as text."""
    return tuple(tuple(hand.split()) for hand in hands.split("|"))


def endings(table: Scene, round_number: int) -> Counter[tuple[int, ...]]:
    """The points of the round at the end of each line of the engine."""
    found: Counter[tuple[int, ...]] = Counter()
    todo = [table.state]
    while todo:
        state = todo.pop()
        if state.rows:
            found[state.rows[-1]] += 1
            continue
        assert state.round == round_number
        for move in table.game.moves(state, state.turn):
            twin = state.copy()
            table.game.play(twin, twin.turn, move)
            todo.append(twin)
    return found


@pytest.mark.parametrize(("hands", "rig", "count"), TRICKS)
def test_tricks(hands: str, rig: dict[str, Any], count: int) -> None:
    brute = trick_lines(cards(hands), 0, rig["colour"] if rig["round"] > 3 else "")
    table = scene("oh_crud", hands=hands, **rig)
    depth = sum(len(hand) for hand in cards(hands))
    assert lines(table, depth) == sum(brute.values()) == count
    if rig["round"] == 4:  # ten a trick: the points are the tricks
        assert endings(table, 4) == {tuple(10 * n for n in taken): ways for taken, ways in brute.items()}


@pytest.mark.parametrize(("hands", "rig", "count"), PILES)
def test_piles(hands: str, rig: dict[str, Any], count: int) -> None:
    tops = {pile[0]: int(pile[-1]) for pile in rig.get("piles", "").split()}
    table = scene("oh_crud", hands=hands, round=6, **rig)
    brute = pile_lines(cards(hands), 0, tops, rig["number"], tuple(table.state.free))
    steps = [0, *range(50, 200, 10)]
    found = endings(table, 6)
    assert found == {tuple(steps[order.index(seat)] for seat in range(len(order))): n for order, n in brute.items()}
    assert sum(brute.values()) == count


@pytest.mark.parametrize("seed", range(30))
def test_endings_drawn_by_lot(seed: int) -> None:
    """Tricks and piles of hands nobody chose."""
    rng = Rng(seed, "perft")
    pack = list(FACES.names)
    rng.shuffle(pack)
    seats = 3 + seed % 2
    hands = [pack[place * 3 : place * 3 + 3] for place in range(seats)]
    line = " | ".join(map(" ".join, hands))
    power = "YBGRPO"[rng.below(6)]
    tricks = scene("oh_crud", hands=line, round=4, colour=power)
    brute = trick_lines(cards(line), 0, power)
    assert endings(tricks, 4) == {tuple(10 * n for n in taken): ways for taken, ways in brute.items()}
    runs = [f"{suit}{number}" for suit in "YBG" for number in (7, 8, 9)]
    rng.shuffle(runs)
    held = [sorted(runs[place::3]) for place in range(3)]
    passes = seed % 3 // 2
    line = " | ".join(map(" ".join, held))
    piles = scene("oh_crud", f"free_passes={passes}", hands=line, round=6, number=7)
    order = pile_lines(cards(line), 0, {}, 7, (passes,) * 3)
    steps = (0, 50, 60)
    assert endings(piles, 6) == {tuple(steps[o.index(seat)] for seat in range(3)): n for o, n in order.items()}
