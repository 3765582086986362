"""Oh Crud's table draws every moment of every size of match, and only from what its seat may know."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from engine import NOBODY, Move, Table
from engine.core.rng import Rng
from ui.tables import Scene, table_of
from ui.words import say
from ui.words.oh_crud import card_words
from ui.words.speech import sentence

NAMES = ("Anna", "Bruno", "Chlo\u00eb", "Dave", "Eve", "Frank", "Gina", "Hugo", "Ines", "Jules", "Kim", "<b>Lou</b>")
LAYOUT = table_of("oh_crud")
CARD = re.compile(r"(?:[Yy]ellow star|[Bb]lue hexagon|[Gg]reen circle|[Rr]ed square|[Pp]urple triangle|"
                  r"[Oo]range diamond) [1-9]")  # fmt: skip


def scene_of(table: Table, me: int, **more: Any) -> Scene:
    """The scene as the app makes it."""
    view = table.view(me)
    names = NAMES[: table.seats]
    refused = {}
    if me == table.turn and me != NOBODY:
        for card in view.hand:
            refusal = table.check(me, Move("play", (card,)))
            if refusal is not None:
                refused[card] = say("oh_crud", refusal, names, me)
    return Scene(view, table.offers(me), names, ("person", *["rules"] * 11)[: table.seats], me, refused, **more)


def moments(seats: int, seed: str, options: str = "") -> Iterator[Table]:
    """A match of random moves, stopped after each."""
    table, rng = Table("oh_crud", seats=seats, seed=seed, options=options), Rng(1, seed)
    yield table
    while not table.over:
        moves = table.moves(table.turn)
        table.act(table.turn, moves[rng.below(len(moves))])
        yield table


def cards_seen(view: Any) -> set[str]:
    """The words of all cards that the viewer may see face up."""
    seen = {*view.hand, *view.trick, *(card for trick in view.tricks[-1:] for card in trick.cards)}
    seen |= {pile[-1] for pile in view.piles if pile}
    return {card_words(card) for card in seen}


def buttons(text: str) -> list[dict[str, str]]:
    """The attributes of all buttons."""
    return [dict(re.findall(r'([\w-]+)="([^"]*)"', tag)) for tag in re.findall(r"<button[^>]*>", text)]


@pytest.mark.parametrize("seats", range(2, 13))
def test_every_moment_is_drawn_and_nothing_hidden(seats: int) -> None:
    rounds, took, drawn = set(), 0.0, 0
    for table in moments(seats, f"draw {seats}", "sting=yes free_passes=1"):
        me = (NOBODY, 0, seats - 1, table.turn)[table.length % 4]
        held = bool(table.view(me).tricks) and not table.view(me).trick
        looks_back = table.length % 3 == 0
        scene = scene_of(table, me, held=held, last_trick_open=looks_back, thinking=table.turn)
        started = time.perf_counter()
        regions = {**LAYOUT.layout(scene), "bar": LAYOUT.bar(scene), "sheet": LAYOUT.sheet(scene.view, scene.names)}
        took, drawn = took + time.perf_counter() - started, drawn + 1
        rounds.add(scene.view.round)
        assert set(regions) == {"stage", "hand", "actions", "bar", "sheet"}
        named = {words[0].lower() + words[1:] for text in regions.values() for words in CARD.findall(text)}
        assert named <= cards_seen(scene.view)
        assert "<b>Lou" not in "".join(regions.values())
        assert all(text.isascii() for text in regions.values())
        gliding = Counter(re.findall(r'data-glide="([\w-]+)"', "".join(regions.values())))
        assert all(count == 1 for count in gliding.values())
        if me == NOBODY:
            assert regions["hand"] == ""
        else:
            assert regions["hand"].count("<button") == len(scene.view.hand)
    assert rounds >= {1, 2, 3, 4, 5, 6}
    print(f"{seats} seats: {1000 * took / drawn:.2f} ms a picture")


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_buttons_are_the_moves(seats: int) -> None:
    for table in moments(seats, f"press {seats}", "free_passes=2"):
        if table.over:
            continue
        me = table.turn
        drawn = LAYOUT.layout(scene_of(table, me))
        made = buttons(drawn["hand"] + drawn["actions"])
        keys = [button["data-key"] for button in made]
        assert len(set(keys)) == len(keys)
        assert {button["data-move"] for button in made if button["data-act"] == "move"} == set(table.moves(me))
        for button in made:
            blocked = button["data-act"] == "why"
            assert (button.get("aria-disabled") == "true") == blocked
            if blocked:
                assert table.check(me, Move("play", (int(button["data-card"]),))) is not None


def reached(seats: int, seed: str, wanted: Any) -> Table:
    """The first moment of a match that is wanted."""
    return next(table for table in moments(seats, seed) if wanted(table, table.view(0)))


def test_crud_is_said_with_its_points() -> None:
    table = reached(4, "crud", lambda table, view: view.round == 3 and not view.dealing)
    view = table.view(0)
    drawn = LAYOUT.layout(scene_of(table, 0))["hand"]
    for card in view.hand:
        points = 10 * ((card // 9 == view.colour) + (card % 9 + 1 == view.number))
        label = sentence(card_words(card)) + (f", Crud, {points} points" if points else "")
        assert f'aria-label="{label}' in drawn


def test_a_held_trick_says_who_took_it_and_its_price() -> None:
    table = reached(4, "held", lambda _table, view: view.round == 1 and view.tricks and any(view.points))
    taker = table.view(0).tricks[-1].taker
    stage = LAYOUT.layout(scene_of(table, 0, held=True))["stage"]
    assert f"{NAMES[taker]} takes it" in stage.replace("&#235;", "\u00eb")
    assert f"{max(table.view(0).points)} points" in stage
    assert stage.count("takes the trick") == 1


def test_the_dealer_is_named_before_the_dice_are_thrown() -> None:
    table = reached(4, "dealer", lambda _table, view: view.dealing and view.round == 3)
    scene = scene_of(table, table.turn)
    drawn = LAYOUT.layout(scene)
    assert f"{NAMES[table.turn]} deals round 3".encode("ascii", "xmlcharrefreplace").decode() in drawn["stage"]
    assert [button["data-move"] for button in buttons(drawn["actions"])] == ["deal"]
    assert "#die-" not in drawn["stage"]


@pytest.mark.parametrize(("seats", "piles"), [(2, 4), (4, 6), (8, 6)])
def test_piles_show_what_they_take(seats: int, piles: int) -> None:
    table = reached(seats, "piles", lambda _table, view: view.round == 6 and len(view.laid) > 9)
    stage = LAYOUT.layout(scene_of(table, 0))["stage"]
    assert len(re.findall(r"pile, [^\"]*takes [1-9]", stage)) == piles


def test_who_does_not_duel_sits_out() -> None:
    for seed in range(400):
        table = None
        for table in moments(3, f"duel {seed}"):
            view = table.view(0)
            if view.round > 6 and not view.dealing and len(view.duellists) == 2:
                assert LAYOUT.layout(scene_of(table, 0))["stage"].count("sits out") == 1
                assert "Duel" in LAYOUT.bar(scene_of(table, 0))
                assert "Duel" in LAYOUT.sheet(view, NAMES)
                return
    raise AssertionError("no Duel of two among three in 400 matches")


def test_a_score_sheet_is_a_table_of_all() -> None:
    table = list(moments(4, "sheet"))[-1]
    sheet = LAYOUT.sheet(table.view(0), NAMES[:4])
    assert sheet.count('scope="row"') == 4
    for seat, score in enumerate(table.scores()):
        assert f">{score}<" in sheet
        assert f">{table.places()[seat]}.<" in sheet
    assert sheet.count("dealt") >= 6
