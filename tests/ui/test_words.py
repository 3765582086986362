"""Every event, every refusal, every option has its words, told to oneself and to others."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

import engine.core.notes
from engine import HIDDEN, NOBODY, Event, Note, Refusal, Table, game_type, names
from engine.core.notes import IntoHand
from engine.games import craits, oh_crud
from ui.words import asked_words, card_words, choice_words, game_words, option_words, preset_words, say
from ui.words.titles import TITLES

PLAYERS = ["Anna", "Bruno", "Chlo\u00eb", "Dave"]
VALUES: dict[str, tuple[Any, Any]] = {
    "Seat": (0, 2), "Suit": (1, 3), "int": (1, 3), "bool": (True, False), "Card": (0, 38),
    "tuple[Seat, ...]": ((0, 2), (1, 2, 3)), "tuple[Suit, ...]": ((1, 3), (0, 2)), "tuple[Card, ...]": ((1, 38), (3,)),
    "Rank": (1, 4), "tuple[Rank, ...]": ((1, 4), (0, 5)), "tuple[int, ...]": ((1, 2, 2, 4), (20, 0, 1, 70)),
}  # fmt: skip
"""Two values for each annotation that the fields of a note may bear."""


def kinds_of(base: type[Note]) -> Iterator[type[Note]]:
    """All classes of notes below `base`."""
    for kind in base.__subclasses__():
        yield kind
        yield from kinds_of(kind)


def all_kinds() -> list[tuple[str, type[Note]]]:
    """Each class of notes with each game that can say it; what deals and draws are built on is never said itself."""
    found = []
    for game in names():
        own = import_module(f"engine.games.{game}.notes").__name__
        kinds = [kind for kind in (*kinds_of(Event), *kinds_of(Refusal)) if kind.kind != IntoHand.kind]
        found += [(game, kind) for kind in kinds if kind.__module__ in (own, engine.core.notes.__name__)]
    return found


def examples(game: str, kind: type[Note]) -> list[Note]:
    """Two notes of a kind, their fields filled by annotation; texts are names of options, the second of a flag."""
    options = dataclasses.fields(game_type(game).options_type)
    values = {**VALUES, "str": ("seats", next(field.name for field in options if isinstance(field.default, bool)))}
    return [
        kind(**{field.name: values[str(field.type)][which] for field in dataclasses.fields(kind)}) for which in (0, 1)
    ]


ALL_KINDS = all_kinds()


@pytest.mark.parametrize(("game", "kind"), ALL_KINDS, ids=[f"{game}-{kind.kind}" for game, kind in ALL_KINDS])
def test_every_note_has_a_sentence_for_all(game: str, kind: type[Note]) -> None:
    for note in examples(game, kind):
        for me in (NOBODY, 0, 1, 2, 3):
            told = say(game, note, PLAYERS, me)
            assert re.fullmatch(r"[A-Z0-9\"].*[.!]", told), told
            assert "  " not in told
            assert not re.search(r"\b1 (cards|points|seats)\b|\b[Yy]ou (is|has|plays|takes|wins|goes)\b", told), told
            if me == NOBODY and issubclass(kind, Event):
                assert "you" not in told.lower().split(), told


def test_kinds_were_found() -> None:
    kinds = {kind.kind for _, kind in ALL_KINDS}
    assert {"played", "must_follow", "dealt", "not_your_turn", "bad_option"} <= kinds


@pytest.mark.parametrize(("game", "kind"), ALL_KINDS, ids=[f"{game}-{kind.kind}" for game, kind in ALL_KINDS])
def test_a_hidden_card_is_not_named(game: str, kind: type[Note]) -> None:
    every_card = [card_words(game, card) for card in range(len(game_type(game).notation.faces.names))]
    for note in examples(game, kind):
        if isinstance(note, Event) and any("Card" in str(field.type) for field in dataclasses.fields(kind)):
            for me in (NOBODY, 1, 3):
                seen = note.seen_by(me)
                told = say(game, seen, PLAYERS, me)
                shown = game_type(game).notation.note(seen)
                named = [card for card, words in enumerate(every_card) if words in told]
                assert all(game_type(game).notation.faces.text(card) in shown for card in named), told


@pytest.mark.parametrize(
    ("note", "mine", "theirs"),
    [
        (oh_crud.Dealt(0, (HIDDEN,)), "You are dealt 1 card.", "Anna is dealt 1 card."),
        (
            oh_crud.Dealt(0, (0, 2, 4, 13)),
            "You are dealt 4 cards: yellow star 1, 3 and 5; blue hexagon 5.",
            "Anna is dealt 4 cards.",
        ),
        (oh_crud.Played(0, 13), "You play the blue hexagon 5.", "Anna plays the blue hexagon 5."),
        (oh_crud.TrickTaken(0, 20), "You take the trick: 20 points.", "Anna takes the trick: 20 points."),
        (oh_crud.TrickTaken(0, 0), "You take the trick: it costs nothing.", "Anna takes the trick: it costs nothing."),
        (oh_crud.Passed(0), "You pass.", "Anna passes."),
        (oh_crud.WentOut(0, 2, 50), "You go out second: 50 points.", "Anna goes out second: 50 points."),
        (
            oh_crud.DuelCalled((0, 2)),
            "You and Chlo\u00eb share the lowest total: a Duel decides.",
            "Anna and Chlo\u00eb share the lowest total: a Duel decides.",
        ),
        (
            oh_crud.MatchEnded(2, (2, 2, 1, 4)),
            "Chlo\u00eb wins the match; you share second place.",
            "Chlo\u00eb wins the match; you take fourth place.",
        ),
    ],
)
def test_you_and_others(note: Event, mine: str, theirs: str) -> None:
    assert say("oh_crud", note.seen_by(0), PLAYERS, 0) == mine
    assert say("oh_crud", note.seen_by(3), PLAYERS, 3) == theirs


@pytest.mark.parametrize(
    ("refusal", "told"),
    [
        (oh_crud.MustFollow(1), "Follow blue: you still hold blue cards (hexagons) (OC-11)."),
        (oh_crud.DoesNotFit(30, 33, opens=False), "The red pile takes 7 next (OC-22)."),
        (oh_crud.DoesNotFit(30, 33, opens=True), "The red pile starts with 7 (OC-22)."),
        (oh_crud.MustPlay(13), "You can play, so you must: the blue hexagon 5 fits (OC-23)."),
        (oh_crud.DealFirst(1), "No card is played before the deal: Bruno has to deal first (OC-3)."),
        (engine.core.notes.NotYourTurn(1), "It is Bruno's turn."),
        (engine.core.notes.NotHeld(13), "You do not hold the blue hexagon 5 (any more)."),
    ],
)
def test_refusals_say_what_would_be_right(refusal: Refusal, told: str) -> None:
    assert say("oh_crud", refusal, PLAYERS, 0) == told


@pytest.mark.parametrize("game", names())
def test_options_and_presets_have_words(game: str) -> None:
    kind: Any = game_type(game)
    for field in dataclasses.fields(kind.options_type):
        label, explained = option_words(game, field.name)
        assert label != field.name
        assert explained.endswith(".")
        values = field.metadata.get("names") or (True, False)
        if "least" in field.metadata:
            values = range(field.metadata["least"], field.metadata["most"] + 1)
        told = [choice_words(game, field.name, value) for value in values]
        assert len(set(told)) == len(told)
    for preset in kind.presets:
        assert all(preset_words(game, preset))
    title, pitch, unofficial = game_words(game)
    assert title
    assert pitch
    assert "nofficial" in unofficial
    (seats,) = [part for part in dataclasses.fields(kind.options_type) if part.name == "seats"]
    assert (TITLES[game].least, TITLES[game].most) == (seats.metadata["least"], seats.metadata["most"])


@pytest.mark.parametrize("seats", [2, 4, 8])
@pytest.mark.parametrize(("game", "options"), [
    ("oh_crud", "sting=yes unrevealed=yes"), ("craits", "hands=8 jacks=yes queen_of_spades=yes kings=yes"),
])  # fmt: skip
def test_a_whole_match_can_be_told(game: str, options: str, seats: int) -> None:
    table = Table(game, seats=seats, seed="told", options=options)
    while not table.over:
        table.act(table.turn, table.moves(table.turn)[0])
    for me in (NOBODY, 0, seats - 1):
        assert all(say(game, event, PLAYERS, me) for event in table.heard(me))


@pytest.mark.parametrize(
    ("note", "mine", "theirs"),
    [
        (craits.Played(0, 7, 3), "You play the 8 of clubs and name spades.",
         "Anna plays the 8 of clubs and names spades."),
        (craits.Played(0, 26, -1), "You play the ace of hearts.", "Anna plays the ace of hearts."),
        (craits.Drew(0, (6,), "turn"), "You draw 1 card for want of a card that fits: 7 of clubs.",
         "Anna draws 1 card for want of a card that fits."),
        (craits.Drew(0, (6, 0), "count"), "You draw 2 cards and end the count: ace and 7 of clubs.",
         "Anna draws 2 cards and ends the count."),
        (craits.Dealt(0, (3,), unseen=True), "You are dealt 1 card, not to be looked at yet.",
         "Anna is dealt 1 card, not to be looked at yet."),
        (craits.Skipped(0), "You lose your turn.", "Anna loses a turn."),
        (craits.Caught(0, 1), 'Bruno catches you with "one card" unsaid: the next turn is forfeit.',
         'Bruno catches Anna with "one card" unsaid: the next turn is forfeit.'),
        (craits.MatchEnded((0, 2), (1, 3, 1, 3)), "You and Chlo\u00eb share the lowest total and win the match.",
         "Anna and Chlo\u00eb share the lowest total and win the match; you share third place."),
    ],
)  # fmt: skip
def test_craits_told_to_you_and_others(note: Event, mine: str, theirs: str) -> None:
    assert say("craits", note.seen_by(0), PLAYERS, 0) == mine
    assert say("craits", note.seen_by(3), PLAYERS, 3) == theirs


@pytest.mark.parametrize(
    ("refusal", "told"),
    [
        (craits.DrewAlready(1),
         "You drew, so the turn has passed: what you drew waits, and it is Bruno's turn (CR-11)."),
        (craits.OnlyAcesAndTwos(7, 4),
         "The count stands at 4: only an ace or a 2 answers it, no wild card (CR-20)."),
        (craits.MustPlay(0), "You can play, so you must: the ace of clubs fits (CR-11)."),
        (craits.MayNotName(8, 2, (0, 3)), "The 9 of clubs may not name hearts, only clubs or spades (CR-12)."),
        (craits.NothingToSay(2), '"One card" is said with one card left: you hold 2 (CR-30).'),
        (craits.DoesNotFit(0, 2, 7), "The ace of clubs does not fit: play hearts, an 8 or a 9 (CR-10)."),
    ],
)  # fmt: skip
def test_craits_refusals_say_what_would_be_right(refusal: Refusal, told: str) -> None:
    assert say("craits", refusal, PLAYERS, 0) == told


@pytest.mark.parametrize("game", names())
def test_a_window_asks_in_its_games_own_words(game: str) -> None:
    """Every word that is said in a window has a sentence, none the one of all games; no other verb has any."""
    spoken = sorted(game_type(game).spoken)
    asked = {verb: asked_words(game, ["play", verb]) for verb in spoken}
    assert len({*asked.values(), asked_words(game, ["play"])}) == len(spoken) + 1
