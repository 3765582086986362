"""Sentences for all that happens and all that is refused, and the words for options, presets and games."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Note, Refusal
from engine.core.cards import Seat
from ui.words import common
from ui.words.lexicon import (
    asked_words,
    bot_words,
    card_words,
    choice_words,
    game_words,
    option_words,
    preset_words,
    score_words,
    vocabulary,
)
from ui.words.speech import Speaker
from ui.words.tongue import _


def say(game: str, note: Note, names: Sequence[str], me: Seat) -> str:
    """One sentence for a note, as told to seat `me` ("you"); a refusal ends with the id of its rule.

    Give the note as `me` may see it (`seen_by`): a hidden card is never named. KeyError for a note without
    a sentence (a test sees to it that there is none).
    """
    own = vocabulary(game).SENTENCES
    made = own[note.kind] if note.kind in own else common.SENTENCES[note.kind]
    told = made(note, Speaker(game, names, me))
    if isinstance(note, Refusal) and note.kind in own:
        told = _("{refusal} ({rule}).").format(refusal=told.removesuffix("."), rule=note.rule)
    return told


__all__ = [
    "asked_words", "bot_words", "card_words", "choice_words", "game_words", "option_words", "preset_words", "say",
    "score_words",
]  # fmt: skip
