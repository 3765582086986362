"""The sentences that all games share: refusals of the table itself."""

from __future__ import annotations

import dataclasses

from engine import game_type
from engine.core import notes
from ui.words.lexicon import card_words, option_words
from ui.words.speech import Sentence, Speaker, listed, row
from ui.words.tongue import _, ngettext


def not_your_turn(note: notes.NotYourTurn, to: Speaker) -> str:
    """Names who is to move."""
    return to.tell(note.turn, _("It is your turn."), _("It is {name}'s turn."))


def match_over(_note: notes.MatchOver, _to: Speaker) -> str:
    """Nothing can be done any more."""
    return _("The match is over.")


def malformed(note: notes.Malformed, _to: Speaker) -> str:
    """Quotes what could not be read."""
    return _("That is no move of this game: {problem}.").format(problem=note.problem)


def no_such_seat(note: notes.NoSuchSeat, _to: Speaker) -> str:
    """Says which seats there are."""
    return ngettext(
        "There is no such seat: this table has {count} seat, counted from 0.",
        "There is no such seat: this table has {count} seats, counted from 0.",
        note.seats,
    ).format(count=note.seats)


def not_held(note: notes.NotHeld, to: Speaker) -> str:
    """Names the card."""
    return _("You do not hold the {card} (any more).").format(card=card_words(to.game, note.card))


def unknown_option(note: notes.UnknownOption, _to: Speaker) -> str:
    """Lists the options that there are."""
    known = listed([name.strip() for name in note.known.split(",")])
    return _('There is no option "{option}": this game has {known}.').format(option=note.name, known=known)


def bad_option(note: notes.BadOption, to: Speaker) -> str:
    """Says what the option may be."""
    told = _('{option} cannot be "{value}": it can be {allowed}.')
    return told.format(option=option_words(to.game, note.name)[0], value=note.value, allowed=allowed(to.game, note))


def allowed(game: str, note: notes.BadOption) -> str:
    """What the option may be, in words; an option the game does not have may be what the note says."""
    part = next((part for part in dataclasses.fields(game_type(game).options_type) if part.name == note.name), None)
    if part is None:
        return note.allowed
    if isinstance(part.default, bool):
        return _("yes or no")
    if "names" in part.metadata:
        return row(list(part.metadata["names"]))
    return _("{least} to {most}").format(least=part.metadata["least"], most=part.metadata["most"])


SENTENCES: dict[str, Sentence] = {
    "not_your_turn": not_your_turn,
    "match_over": match_over,
    "malformed": malformed,
    "no_such_seat": no_such_seat,
    "not_held": not_held,
    "unknown_option": unknown_option,
    "bad_option": bad_option,
}
