"""Persons at one screen play BULLCRAP: each sees what its own seat may see, the others nothing, undo included."""

from __future__ import annotations

import re

import pytest

from engine import NOBODY, Seated, Table
from engine.core.cards import HIDDEN, Card, Seat
from engine.core.rng import Rng
from tests.ui.player import Play, run
from ui.words.bullcrap import card_words

NUMBER = re.compile(r"(?:seven|eight|nine|ten|jack|queen|king|ace) of (?:clubs|diamonds|hearts|spades)", re.I)
KEY = re.compile(r"card-([789TJQKA][CDHS])-")


def shown_to(table: Table, seat: Seat) -> set[Card]:
    """All cards the seat was ever shown, and those it is sure of."""
    found: set[Card] = {fact.card for fact in table.view(seat).known} | {*table.view(seat).hand}
    for event in table.heard(seat):
        found |= {*getattr(event, "cards", ())} | {getattr(event, "card", HIDDEN)}
    return found - {HIDDEN}


@pytest.mark.parametrize("deck", ["maximum-chaos", "naked-truth"])
def test_nobody_sees_the_cards_of_others_at_one_screen(deck: str) -> None:
    async def story() -> None:
        seated = [Seated("Ann", "person"), Seated("Bo", "person"), Seated("Cy", "person"), Seated("Paula", "planner")]
        table, rng = Table("bullcrap", 4, f"one {deck}", {"deck": deck}, seated=seated, botseed="b"), Rng(5, "one")
        play, faces = Play(), table.game.notation.faces
        play.app.play(table)
        curtains = named = asked = undone = 0
        for _ in range(160):
            await play.settle()
            if table.over:
                break
            match, page = play.match, play.glass.all
            if rng.below(3) == 0:
                play.press("log")
                play.press("read", what=("hand", "table", "turn", "again")[rng.below(4)])
                page += play.glass.all
                play.press("panel", panel="counts")
                page += play.glass.all
                play.press("close")
                play.press("hint")
                page += play.glass.all
            found = {faces.card(name) for name in KEY.findall(page)}
            words = {name.lower() for name in NUMBER.findall(page)}
            if match.curtain != NOBODY:
                curtains += 1
                assert not match.view.hand
            may = shown_to(table, match.viewer)
            assert found <= {*match.view.hand}
            assert words <= {card_words(card) for card in may}
            assert "You " not in re.sub("<[^>]+>", "", play.glass.regions["stage"])
            named += len(words | found)
            if match.asking == NOBODY:
                play.press("continue")
            elif rng.below(8) == 0 and match.back() is not None:
                play.press("undo")
                undone += 1
            elif match.silent:
                asked += 1
                play.press("let-go") if rng.below(4) else play.press("move", move="call", clicks="1")
            else:
                moves = table.game.moves(table._state, match.asking)
                play.press("move", move=table.game.notation.text(moves[rng.below(len(moves))]), clicks="1")
        assert curtains > 10
        assert named > 100
        assert asked > 5
        assert undone > 3
        assert not play.errors

    run(story)
