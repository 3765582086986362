"""What BULLCRAP's felt and sheets say in words: marks, what a wild did, what a Shield is worth, own claims."""

from __future__ import annotations

from engine import Table
from tests.ui.test_bullcrap_table import LAYOUT, NAMES, drawn, moments, scene_of
from ui.draft import EMPTY
from ui.html import escape
from ui.words import say

SHIELDS = {"deck": "custom", "wilds": "dealt", "share": "4"}


def test_what_lies_on_a_seat_is_said_at_the_table() -> None:
    table = Table("bullcrap", 3, "marks", {"deck": "no-more-secrets"})
    assert "Claims" not in LAYOUT.layout(scene_of(table, 0))["stage"]
    table.act(0, "deal")
    assert "Everybody claims face up." in LAYOUT.layout(scene_of(table, 0))["stage"]
    first, second = table.turn, (table.turn + 1) % 3
    table.act(first, f"claim {table.game.notation.faces.text(table.view(first).hand[0])} as 9")
    table.act(second, "call")
    assert f"Claims face up: {', '.join(NAMES[seat] for seat in table.view(0).xrayed)}." in drawn(scene_of(table, 0))
    for seed in range(20):
        table = Table("bullcrap", 3, f"marks {seed}", {"deck": "chick-or-treat"})
        table.act(0, "deal")
        if table.turn != 1:
            table.act(table.turn, "distract to 1")
            assert f"Skips a turn: {NAMES[1]}." in drawn(scene_of(table, 0))
            return
    raise AssertionError("seat 1 always starts")


def test_what_a_wild_did_is_said_on_the_felt_until_the_next_move() -> None:
    """On a phone the log is shut: who suddenly holds the pile must see why."""
    told = set()
    for table in moments("maximum-chaos", 3):
        if not table.length:
            continue
        events = table.heard(0, table.length - 1)
        said = tuple((event, say("bullcrap", event, NAMES, 0)) for event in events)
        stage = LAYOUT.layout(scene_of(table, 0, told=said))["stage"]
        for event, sentence in said:
            if event.kind in {"distracted", "xrayed", "gifted", "nuked", "pooped", "shed"}:
                assert escape(sentence) in stage
                told.add(event.kind)
            elif event.kind in {"dealt", "pile_taken"}:
                assert escape(sentence) not in stage
    assert len(told) > 3


def test_under_a_shield_any_rank_will_do() -> None:
    table = next(
        table
        for table in (Table("bullcrap", 2, f"shield {seed}", SHIELDS) for seed in range(99))
        if not table.act(0, "deal") or 33 in table.view(table.turn).hand
    )
    me = table.turn
    says = LAYOUT.layout(scene_of(table, me, draft=EMPTY._replace(picked=("card-SH-1",))))["actions"]
    assert "no call can hurt you" in says
    assert "choose your lie" not in says


def test_own_claims_are_told_to_oneself_in_card_counts() -> None:
    table = next(table for table in moments("classic", 2) if table.length > 2 and table.view(0).last is not None)
    me = next(laid.seat for laid in table.view(0).pile)
    told = LAYOUT.counts_words(table.view(me), ("You", "Bo") if me == 0 else ("Bo", "You"))
    assert "In the Play Pile: You claimed" in told
