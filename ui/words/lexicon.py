"""Each game's own words, found by its key: what its cards, options and presets are called."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from typing import Protocol, cast

from engine.core.cards import Card
from ui.words.speech import Sentence
from ui.words.titles import TITLES
from ui.words.tongue import N_, _


class Vocabulary(Protocol):
    """What a game's module of words gives; its constants are marked with `N_` and looked up here."""

    SENTENCES: Mapping[str, Sentence]
    OPTIONS: Mapping[str, tuple[str, str]]
    PRESETS: Mapping[str, tuple[str, str]]

    def choice_words(self, field_name: str, value: object) -> str:
        """What a value of an option is called."""

    def card_words(self, card: Card) -> str:
        """What a card is called."""


BOTS = {
    "random": N_("Wild bot"), "rule": N_("Sly bot"), "search": N_("Deep bot"), "hasty": N_("Hasty bot"),
    "dozy": N_("Dozy bot"), "forgetful": N_("Forgetful bot"),
}  # fmt: skip
"""Bots that games have in common."""
ASKED = N_("You are asked for words: say them, or let it go.")
"""Said of words for which a game has no sentence."""


def bot_words(game: str, kind: str) -> tuple[str, str]:
    """What a kind of bot is called, by its game's own `BOTS` or as in all games, and how it plays; empty: no word."""
    own: Mapping[str, tuple[str, str]] = getattr(vocabulary(game), "BOTS", {})
    if kind in own:
        return _(own[kind][0]), _(own[kind][1])
    return _(BOTS[kind]) if kind in BOTS else _("Bot, {kind}").format(kind=kind), ""


def vocabulary(game: str) -> Vocabulary:
    """The words of a game; ModuleNotFoundError for a game that has none."""
    return cast(Vocabulary, import_module(f"ui.words.{game}"))


def option_words(game: str, field_name: str) -> tuple[str, str]:
    """What an option is called, and a line that explains it; an unknown one is called by its own name."""
    label, line = vocabulary(game).OPTIONS.get(field_name, (field_name, ""))
    return _(label), _(line)


def choice_words(game: str, field_name: str, value: object) -> str:
    """What a value of an option is called."""
    return vocabulary(game).choice_words(field_name, value)


def preset_words(game: str, preset: str) -> tuple[str, str]:
    """What a preset is called, and a line that explains it."""
    label, line = vocabulary(game).PRESETS[preset]
    return _(label), _(line)


def game_words(game: str) -> tuple[str, str, str]:
    """The game's title, its pitch in one line, and the note that we are not the publisher."""
    title = TITLES[game]
    return _(title.name), _(title.pitch), _(title.note)


def asked_words(game: str, verbs: Iterable[str]) -> str:
    """What is asked of who may say one of these words: as its game's own `ASKED` has it, or as in all games."""
    own: Mapping[str, str] = getattr(vocabulary(game), "ASKED", {})
    return _(next((own[verb] for verb in verbs if verb in own), ASKED))


def score_words(game: str, score: int) -> str:
    """What a seat stands at: the bare number, unless the game says of what."""
    made: Callable[[int], str] = getattr(vocabulary(game), "score_words", str)
    return made(score)


def card_words(game: str, card: Card) -> str:
    """What a card is called: `blue hexagon 5`; `a card face down` for HIDDEN."""
    return vocabulary(game).card_words(card)
