"""The bots of BULLCRAP: fair, stronger than naive ones, never senseless in sight."""

from __future__ import annotations

import pytest

from engine import Move, game_type
from engine.arena import Room, tournament
from engine.bots import bot, kinds
from engine.bots.bullcrap import CHARACTERS
from engine.core.rng import Rng
from engine.games.bullcrap import Called, Claimed
from tests.bots.fairness import compared
from tests.scenes import Scene, scene

DECKS = list(game_type("bullcrap").presets)


@pytest.mark.parametrize("deck", DECKS)
def test_hidden_cards_do_not_change_a_decision(deck: str) -> None:
    """Some decisions a deck; `python -m tests.bots.fairness 500` asks more."""
    for kind in kinds("bullcrap"):
        decisions, moved = compared(deck, kind, 16)
        assert decisions >= 16
        assert moved > 4


def test_the_planner_wins_more_than_its_share_against_naive_ones() -> None:
    report = tournament("bullcrap", "planner", "naive", deals=20, seed="strength")
    assert report.illegal == 0
    assert report.finished == report.matches
    assert report.wins / report.matches > 0.35


@pytest.mark.parametrize("deck", DECKS)
def test_games_of_planners_end(deck: str) -> None:
    """Few games, none of which reaches 400 claims."""
    rules = game_type("bullcrap")
    room = Room(rules(rules.options_type.read(rules.presets[deck])), [kinds("bullcrap")["planner"]] * 4)
    for number in range(2):
        done = room.match(f"end/{number}", "bots")
        assert done.finished
        assert done.length < 800


@pytest.mark.parametrize("kind", [*CHARACTERS, "honest"])
@pytest.mark.parametrize("deck", ["classic", "no-more-secrets", "maximum-chaos"])
def test_nobody_calls_what_lies_there_for_all_to_see_and_is_true(kind: str, deck: str) -> None:
    rules = game_type("bullcrap")
    game = rules(rules.options_type.read(rules.presets[deck]))
    true = seen = 0

    class Watched(kinds("bullcrap")[kind]):  # type: ignore[misc]
        def hear(self, event: object) -> None:
            nonlocal true, seen
            super().hear(event)
            if isinstance(event, Claimed):
                self.last = event
            elif isinstance(event, Called) and self.last.shown:
                seen += 1
                wrong = any(card // 4 != self.last.rank and card != 32 for card in self.last.cards)
                true += 33 in self.last.cards or not wrong

    for number in range(4):
        Room(game, [Watched] * 4).match(f"seen/{number}", "bots")
    assert true == 0
    assert seen > 0 or deck != "no-more-secrets"


def plays(table: Scene, seat: int, kind: str = "planner") -> str:
    """What a new bot does there."""
    view = table.game.view(table.state, seat)
    move = bot("bullcrap", kind).choose(view, table.game.offers(view), Rng(1))
    return "silent" if move is None else table.game.notation.text(move)


@pytest.mark.parametrize("kind", [*CHARACTERS, "honest"])
def test_it_calls_what_its_own_cards_make_impossible(kind: str) -> None:
    table = scene("bullcrap", hands="8H 9D TC 7C 7D | JC JD JH 9C 9S | QC QD 9H KC KD")
    table.plays("0 claim 8H 9D as J")
    assert plays(table, 1, kind) == "call"


@pytest.mark.parametrize("kind", [*CHARACTERS, "honest"])
def test_it_calls_what_would_win(kind: str) -> None:
    table = scene("bullcrap", hands="8H | JC JD JH 9C 9S | QC QD 9H KC KD").plays("0 claim 8H as 8")
    assert plays(table, 1, kind) == plays(table, 2, kind) == "call"


@pytest.mark.parametrize("kind", list(CHARACTERS))
def test_it_wins_when_it_can(kind: str) -> None:
    assert plays(scene("bullcrap", hands="JC JD | 9C 9S | 9H KC", pile="2 T 7C"), 0, kind) == "claim JC JD as J"
    everything = {"NU 8H 9C": "nuke 8H 9C", "GI 8H 9C": "gift 8H 9C to 1", "SH 8H 9C": "claim 8H 9C SH as 8",
                  "CH CH": "claim CH CH as 8"}  # fmt: skip
    for hand, move in everything.items():
        table = scene("bullcrap", "deck=custom", hands=f"{hand} | 9D 9S | 9H KC", pile="2 9 7C")
        assert plays(table, 0, kind) == move


def test_the_honest_one_tells_the_truth_when_it_can() -> None:
    table = scene("bullcrap", hands="JC JD 9H | 9C 9S | 8H KC", pile="2 T 7C")
    assert plays(table, 0, "honest") == "claim JC JD as J"
    assert plays(scene("bullcrap", hands="7D 9H | 9C 9S | 8H KC", pile="2 Q 7C"), 0, "honest").count(" ") == 3


def test_the_planner_keeps_what_it_can_claim_soon() -> None:
    """Nothing true can be said: of the cards it lays one whose rank cannot be claimed at its next turn."""
    table = scene("bullcrap", hands="JC JD 7H QS QD | 9C 9S 9D | 8H KC KD | TC TD TH", pile="3 9 7C")
    move = plays(table, 0)
    assert move.startswith("claim")
    assert "JC" not in move or "JD" in move


def test_characters_have_names_and_differ() -> None:
    assert len({style.name for style in CHARACTERS.values()}) == len(CHARACTERS) == 4
    cautious, brazen = CHARACTERS["cautious"], CHARACTERS["brazen"]
    assert cautious.biggest_lie < brazen.biggest_lie
    assert cautious.margin > brazen.margin


def test_the_grudging_one_calls_whoever_hurt_it() -> None:
    """The same claim, by a seat that made it take the pile again and again, or by one that did not."""
    table = scene("bullcrap", hands="8H 9D TC 7C 7D | 9C 9S 8D QH KH | QC QD 9H KC KD", pile="2 T 7H")
    table.plays("0 claim 8H 9D as J")
    view = table.game.view(table.state, 1)
    brain = bot("bullcrap", "grudging")
    offers = table.game.offers(view)[:1]
    calm = brain.choose(view, offers, Rng(1))
    brain.opinions.harm[0, 1] += 9  # type: ignore[attr-defined]
    assert (calm, brain.choose(view, offers, Rng(1))) == (None, Move("call"))
