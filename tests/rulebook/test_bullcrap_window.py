"""BC-20 to BC-26 and BC-38: who may call, what a call does, who starts, who has won."""

from engine import NOBODY, Table
from engine.core.notes import NotYourTurn
from engine.games.bullcrap import AnswerFirst, NothingToAccept, NothingToCall, OwnClaim, PileTaken, Rewarded
from tests.scenes import Scene, scene


def skipped(table: Scene) -> list[str]:
    """Who was skipped by the last moves."""
    return [told["seat"] for told in table.told("skipped")]


def test_bc_20_every_other_seat_may_call_and_the_next_instead_of_playing() -> None:
    for caller in (1, 2, 3):
        table = scene("bullcrap", hands="8H 8D | 9D 9C | QC QD | KC KD").plays("0 claim 8H as 8")
        assert table.state.window == (1, 2, 3)
        assert table.turn == 1
        table.plays(f"{caller} call")
        assert table.told("called") == [{"seat": str(caller), "claimer": "0"}]


def test_bc_20_not_the_claimer_and_one_call_a_claim() -> None:
    table = scene("bullcrap", hands="8H 8D | 9D 9C | QC QD").refuses("1 call", NothingToCall)
    table.plays("0 claim 8H as 8").refuses("0 call", OwnClaim).plays("2 call").refuses("1 call", NothingToCall)


def test_bc_20_after_the_window_there_is_nothing_to_call() -> None:
    table = scene("bullcrap", hands="8H 8D | 9D 9C DI | QC QD", options="deck=custom").plays("0 claim 8H as 8")
    table.plays("1 distract to 0").refuses("2 call", NothingToCall).refuses("1 call", NothingToCall)


def test_bc_20_a_distracted_seat_calls_rightly_and_stays_distracted() -> None:
    table = scene("bullcrap", hands="8H 8D | 9D 9C | QC QD", distracted="1").plays("0 claim 8H as K")
    assert table.turn == 2
    table.plays("1 call")
    assert (table.turn, table.game.view(table.state, 0).distracted) == (0, (1,))


def test_bc_20_a_distracted_seat_that_calls_wrongly_loses_its_start() -> None:
    table = scene("bullcrap", hands="8H 8D | 9D 9C | QC QD", distracted="1").plays("0 claim 8H as 8", "1 call")
    assert (table.turn, skipped(table), table.hand(1)) == (2, ["1"], "8H 9C 9D")


def test_bc_20_skips_come_together_when_the_window_shuts() -> None:
    table = scene("bullcrap", hands="8H 8D | 9D 9C | QC QD | KC KD", distracted="1 2").plays("0 claim 8H as 8")
    assert (table.turn, skipped(table)) == (3, [])
    table.refuses("1 claim 9D as 9", NotYourTurn, turn=3)
    table.plays("3 claim KC as 9")
    assert skipped(table) == ["1", "2"]
    assert table.game.notation.faces.line(table.state.rewards) == "DI DI"


def test_bc_20_a_call_uses_up_nobody_elses_skip() -> None:
    table = scene("bullcrap", hands="8H 8D | 9D 9C | QC QD | KC KD", distracted="1").plays("0 claim 8H as 8", "3 call")
    assert (table.turn, skipped(table), table.state.distracted) == (3, [], 0b10)


def test_bc_20_every_other_seat_distracted_the_left_one_answers() -> None:
    table = scene("bullcrap", hands="8H 8D | 9D 9C | QC QD", distracted="1 2").plays("0 claim 8H as 8")
    table.allows("1 call", "1 accept").allows("2 call").refuses("1 claim 9D as 9", AnswerFirst, claimer=0)
    table.plays("1 accept")
    assert (table.turn, skipped(table), table.state.window) == (0, ["1", "2"], ())
    table.plays("0 claim 8D as 9")


def test_bc_20_two_seats_and_a_distract() -> None:
    table = scene("bullcrap", "deck=custom", hands="8H 8D DI | 9D 9C", pile="1 7 TC")
    table.plays("0 distract to 1", "0 claim 8H as 8").allows("1 call", "1 accept").plays("1 call")
    assert (table.turn, skipped(table)) == (0, ["1"])  # it took the pile, and lost its start


def test_bc_21_a_call_shows_that_claim_and_no_other() -> None:
    table = scene("bullcrap", hands="8H 8D | 9D 9C | QC QD", pile="2 Q TC TD").plays("0 claim 8H as K", "1 call")
    (shown,) = table.told("revealed")
    assert (shown["cards"], shown["lie"], shown["shielded"]) == ("[8H]", "True", "False")
    (taken,) = [event for event in table.events if isinstance(event, PileTaken)]
    assert [len(set(taken.seen_by(seat).cards)) for seat in (0, 1, 2, NOBODY)] == [3, 1, 1, 1]
    assert table.hand(0) == "8D 8H TC TD"
    known = table.game.view(table.state, 1).known
    assert [(fact.card, fact.places) for fact in known] == [(table.game.notation.faces.card("8H"), (0,))]


def test_bc_22_who_took_the_pile_starts_and_play_goes_on_clockwise() -> None:
    table = scene("bullcrap", hands="8H 8D | 9D 9C | QC QD | KC KD").plays("0 claim 8H as 8", "2 call")
    assert table.turn == 2
    table.plays("2 claim 8H as A")
    assert table.turn == 3


def test_bc_23_a_right_call_is_rewarded_unseen() -> None:
    table = scene("bullcrap", "deck=custom", hands="8H 8D | 9D 9C | QC QD", rewards="NU GI")
    table.plays("0 claim 8H as K", "2 call")
    assert table.hand(2) == "QC QD NU"
    (event,) = [event for event in table.events if isinstance(event, Rewarded)]
    assert [event.seen_by(seat).card >= 0 for seat in (0, 1, 2, NOBODY)] == [False, False, True, False]
    assert [fact.card for fact in table.game.view(table.state, 1).known][-1] == -1


def test_bc_23_no_reward_for_a_wrong_call_or_from_an_empty_pile() -> None:
    for claim, rewards in (("8H as 8", "NU GI"), ("8H SH as K", "NU GI"), ("8H as K", "")):
        table = scene("bullcrap", "deck=custom", hands="8H 8D SH | 9D 9C", rewards=rewards)
        table.plays(f"0 claim {claim}", "1 call")
        assert table.told("rewarded") == []


def test_bc_23_an_x_ray_goes_under_first() -> None:
    table = scene("bullcrap", "deck=naked-truth", hands="8H 8D | 9D 9C", xrayed="0")
    table.plays("0 claim 8H as K", "1 call")
    assert table.hand(1) == "9C 9D XR"
    assert table.state.xrayed == 0


def test_bc_24_the_log_holds_one_caller_and_replays() -> None:
    logs = []
    for caller in (1, 2, 3):
        table = Table("bullcrap", seed="window", botseed="x")
        table.act(0, "deal")
        starter = table.turn
        table.act(starter, table.game.moves(table._state, starter)[0])
        table.act((starter + caller) % 4, "call")
        assert table.log()[-1] == ("call" if caller == 1 else f"{(starter + caller) % 4} call")
        again = Table.load(table.save())
        assert again.log() == table.log()
        assert [again.view(seat) for seat in range(4)] == [table.view(seat) for seat in range(4)]
        logs.append(table.log()[-1])
    assert len(set(logs)) == 3


def test_bc_25_the_last_card_worked_cases() -> None:
    lie = scene("bullcrap", hands="8H | 9D 9C | QC QD").plays("0 claim 8H as K")
    assert lie.turn == 1
    lie.allows("1 call", "1 accept").allows("2 call").refuses("2 accept", NotYourTurn)
    uncalled = Scene(lie.game, lie.state.copy()).plays("1 accept")
    assert uncalled.told("game_won")[0]["winner"] == "0"
    lie.plays("2 call")
    assert (lie.turn, lie.hand(0), lie.told("game_won")) == (0, "8H", [])
    true = scene("bullcrap", hands="8H | 9D 9C | QC QD").plays("0 claim 8H as 8", "2 call")
    assert true.told("game_won") == [{"winner": "0", "counts": "[0 2 3]"}]


def test_bc_25_a_distracted_seat_answers_and_keeps_its_skip() -> None:
    table = scene("bullcrap", hands="8H | 9D 9C | QC QD", distracted="1").plays("0 claim 8H as K")
    table.allows("1 call", "1 accept").plays("1 call")
    assert (table.turn, table.state.distracted, table.state.turns) == (0, 0b10, 1)


def test_bc_25_there_is_nothing_to_accept_otherwise() -> None:
    table = scene("bullcrap", hands="8H 8D | 9D 9C | QC QD").plays("0 claim 8H as K")
    table.refuses("1 accept", NothingToAccept).refuses("2 accept", NotYourTurn)


def test_bc_26_one_winner_the_others_share_the_second_place() -> None:
    table = scene("bullcrap", "deck=custom", hands="8H | 9D 9C | QC DI XR").plays("0 claim 8H as 8", "1 accept")
    assert (table.places, table.scores) == ([1, 2, 2], [0, 2, 3])
    last_wild = scene("bullcrap", "deck=custom", hands="8H DI | 9D 9C").plays("0 claim 8H as 8")
    assert last_wild.told("game_won") == []


def test_bc_38_any_move_of_the_turn_seat_shuts_the_window() -> None:
    for move in ("claim 9D as 9", "distract to 0", "xray to 0", "gift 9D to 2", "nuke", "poop to 2"):
        table = scene("bullcrap", "deck=custom", hands="8H 8D | 9D 9C DI XR GI NU PO | QC QD")
        table.plays("0 claim 8H as 8", f"1 {move}")
        assert 0 not in table.state.window or move.startswith("claim")
        if not move.startswith("claim"):
            table.refuses("2 call", NothingToCall)
