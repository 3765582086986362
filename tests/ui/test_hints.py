"""Hints and card counts: the best bot's choice on the seat's own view; facts and nothing else."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from engine import NOBODY, Move, Seated, Table, game_type, names
from engine.bots import bot, kinds
from engine.core.rng import Rng, seed_number
from engine.games import oh_crud
from tests.ui.player import Play, run
from tests.ui.test_keys import asked, started
from ui import words
from ui.advice import advice, controls
from ui.hints import advise
from ui.model import KeyPress
from ui.tables import playable
from ui.tables.crud_counts import counts_words, unseen
from ui.words.speech import Speaker


def test_a_hint_is_the_best_bots_choice_and_makes_it_practice() -> None:
    """It says the move, marks and focuses its card, plays nothing, and is kept as assisted."""

    async def story() -> None:
        play = started(Play())
        await asked(play)
        table = play.match.table
        log, seat = table.log(), play.match.asking
        brain = bot("oh_crud", next(iter(kinds("oh_crud"))))
        move = brain.choose(table.view(seat), table.offers(seat), Rng(1))
        assert move
        key = controls(table, move)[0]
        assert play.app.press(KeyPress("i"))
        told = play.glass.regions["toast"]
        assert f"Sly bot would play the {words.card_words('oh_crud', move.cards[0])}." in told
        assert "practice from now on" in told
        assert play.glass.focused == key
        marked = re.findall(r'<button[^>]*data-hinted="true"[^>]*data-key="([^"]+)"', play.glass.regions["hand"])
        assert marked == [key]
        assert table.log() == log
        assert table.assisted
        assert Table.load(play.store.texts[play.store.games[0]]).assisted
        play.app.press(KeyPress("i"))
        assert "practice from now on" not in play.glass.regions["toast"], "it is said once"
        play.press("move", move=table.moves(seat)[0], clicks="1", key=key)
        await play.settle()
        assert "data-hinted" not in play.glass.all

    run(story)


def test_a_hint_changes_no_replay() -> None:
    """The bots play on as they would have, and asking twice gives the same."""
    seated = [Seated("You", "person"), *[Seated(name, "rule") for name in ("Ann", "Bo")]]
    table = Table("oh_crud", 3, "hints", seated=seated, botseed="1")
    table.act(table.turn, "deal")
    seat = table.turn
    before = table.save()
    assert advice(table, seat, table.offers(seat)) == advice(table, seat, table.offers(seat))
    assert table.save() == before


def test_a_hint_asks_on_the_view_alone() -> None:
    """With the cards nobody shows dealt anew, the advice is the same."""
    table = Table("oh_crud", 4, "same", botseed="1")
    table.act(table.turn, "deal")
    seat = table.turn
    advised = advice(table, seat, table.offers(seat))
    brain, view = bot("oh_crud", "rule"), table.view(seat)
    other = table.game.determinize(view, Rng(seed_number("other")))
    assert brain.choose(table.game.view(other, seat), table.offers(seat), Rng(0)) == advised


def test_nobody_asked_gets_no_hint() -> None:
    async def story() -> None:
        play = started(Play(pace="slow"), seats="6")
        await play.until(lambda: play.match.waiting and play.match.asking < 0)
        play.press("hint")
        assert not play.match.table.assisted
        assert "turn" in play.glass.regions["toast"]

    run(story)


@pytest.mark.parametrize("game", names())
def test_every_move_can_be_advised(game: str) -> None:
    """A sentence for each verb, with nothing left to fill in."""
    notation = game_type(game).notation
    to = Speaker(game, ["Ann", "Bo", "Cy", "Di"], 0)
    for verb, choice in notation.verbs.items():
        move = Move(verb, (3,), 1 if choice else -1)
        told = advise(move, "Sly bot", to)
        assert re.fullmatch(r"Sly bot would [^{}]+\.", told), told
    assert advise(None, "Sly bot", to) == "Sly bot would let it go."


def test_card_counts_are_facts() -> None:
    """Through a whole match: what is unseen is what lies in other hands and out of play, nothing else."""
    table = Table("oh_crud", 3, "counts", "unrevealed=yes", botseed="1")
    players = ["Ann", "Bo", "Cy"]
    while not table.over:
        view = table.view(0)
        if not view.dealing:
            rest = unseen(view)
            assert sum(rest.values()) == sum(view.counts[1:]) + view.out
            other = table.game.determinize(view, Rng(seed_number(f"{table.length}")))
            hidden = Counter(card for hand in other.hands[1:] for card in hand) + Counter(other.out)
            assert rest == hidden
            assert f"Ann {view.counts[0]} card" in counts_words(view, players)
        table.act(table.turn, table.moves(table.turn)[0])


def test_card_counts_with_two_decks_and_in_a_duel() -> None:
    """Two decks count twice; a Duel of two is dealt from one, whoever sits at the table (OC-2)."""
    table = Table("oh_crud", 8, "two decks")
    table.act(table.turn, "deal")
    assert max(unseen(table.view(0)).values()) == 2
    assert sum(unseen(table.view(NOBODY)).values()) == 2 * len(oh_crud.CARDS)


def test_the_panel_of_card_counts() -> None:
    """E opens it, in tables with heads; it is said, too; E and Escape close it."""

    async def story() -> None:
        play = started(Play())
        await asked(play)
        assert play.app.press(KeyPress("e"))
        panel = play.glass.regions["panel"]
        assert panel.count("<table") == 2
        assert panel.count('scope="row"') == 4 + 6 + 1
        assert f"In hand: You {len(play.match.view.hand)} cards" in play.glass.regions["polite"]
        assert play.app.press(KeyPress("e"))
        assert play.glass.regions["panel"] == ""
        play.press("panel", panel="counts")
        assert play.app.press(KeyPress("Escape"))
        assert play.glass.regions["panel"] == ""

    run(story)


@pytest.mark.parametrize("game", playable())
def test_card_counts_of_every_game(game: str) -> None:
    """Sentences, and tables whose heads are heads; the same for every hidden deal."""
    from ui.tables import table_of

    table = Table(game, seed="counts")
    table.act(table.turn, "deal")
    players = [f"Player {seat}" for seat in range(table.seats)]
    view = table.view(0)
    made = table_of(game).counts(view, players)
    assert made.count("<table") == made.count("<caption") == made.count("<thead") >= 1
    assert table_of(game).counts_words(view, players).endswith(".")
    other = table.game.view(table.game.determinize(view, Rng(1)), 0)
    assert table_of(game).counts(other, players) == made
