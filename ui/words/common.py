"""The sentences that all games share: refusals of the table itself."""

from __future__ import annotations

from engine.core import notes
from ui.words.lexicon import card_words, option_words
from ui.words.speech import Sentence, Speaker, listed, plural, sentence


def not_your_turn(note: notes.NotYourTurn, to: Speaker) -> str:
    """Names who is to move."""
    return f"It is {to.whose(note.turn)} turn."


def match_over(_note: notes.MatchOver, _to: Speaker) -> str:
    """Nothing can be done any more."""
    return "The match is over."


def malformed(note: notes.Malformed, _to: Speaker) -> str:
    """Quotes what could not be read."""
    return f"That is no move of this game: {note.problem}."


def no_such_seat(note: notes.NoSuchSeat, _to: Speaker) -> str:
    """Says which seats there are."""
    return f"There is no such seat: this table has {plural(note.seats, 'seat')}, counted from 0."


def not_held(note: notes.NotHeld, to: Speaker) -> str:
    """Names the card."""
    return f"You do not hold the {card_words(to.game, note.card)} (any more)."


def unknown_option(note: notes.UnknownOption, _to: Speaker) -> str:
    """Lists the options that there are."""
    known = listed([name.strip() for name in note.known.split(",")])
    return f'There is no option "{note.name}": this game has {known}.'


def bad_option(note: notes.BadOption, to: Speaker) -> str:
    """Says what the option may be."""
    label = option_words(to.game, note.name)[0]
    return sentence(f'{label} cannot be "{note.value}": it can be {note.allowed}.')


SENTENCES: dict[str, Sentence] = {
    "not_your_turn": not_your_turn,
    "match_over": match_over,
    "malformed": malformed,
    "no_such_seat": no_such_seat,
    "not_held": not_held,
    "unknown_option": unknown_option,
    "bad_option": bad_option,
}
