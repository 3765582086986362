"""A set-up as a link: what stands behind the # of the address, read and written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine import OptionError, game_type
from ui import words
from ui.seating import SEED_LIMIT, Seating, seating
from ui.tables import playable
from ui.words.tongue import _

PLAIN = frozenset(b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.~=,")
"""Bytes that stand for themselves in the value of a parameter."""
LONGEST, WORD, MOST_TOLD = 2000, 40, 3
"""Of a link so many characters of options are read; of what is wrong so much of a word, so many sentences are told."""


def fragment(seated: Seating) -> str:
    """`game=oh_crud&seats=4&options=sting=yes&seed=k3x9`: what makes this set-up elsewhere."""
    return written(parameters_of(seated))


def written(parameters: Mapping[str, str]) -> str:
    """Parameters as they stand behind the #."""
    return "&".join(f"{name}={quoted(value)}" for name, value in parameters.items())


def parameters_of(seated: Seating) -> dict[str, str]:
    """The parameters of a link to this set-up, those that are not empty. Raises OptionError if it cannot be had.

    Who sits there stays here: names are nobody else's business.
    """
    options = game_type(seated.game).options_type.of({**seated.values, "seats": seated.seats}).text()
    chosen = ",".join(word for word in options.split() if not word.startswith("seats="))
    parts = {"game": seated.game, "seats": str(seated.seats), "options": chosen, "seed": seated.seed.strip()}
    return {name: value for name, value in parts.items() if value}


def quoted(text: str) -> str:
    """The text as an address bears it (RFC 3986, UTF-8)."""
    data = text.encode("utf-8", "replace")
    return "".join(chr(byte) if byte in PLAIN else f"%{byte:02X}" for byte in data)


def follow(parameters: Mapping[str, str]) -> tuple[Seating | None, str]:
    """The set-up of a link, and a sentence about what in it cannot be had; neither for a link that is not ours."""
    game = parameters.get("game", "")
    if not game:
        return None, ""
    if game not in playable():
        return None, _('The link asks for a game that is not here: "{game}".').format(game=game[:WORD])
    made = seating(game)
    made.seed = parameters.get("seed", "")[:SEED_LIMIT]
    told = " ".join(list(choose(made, parameters))[:MOST_TOLD])
    made.judge()
    sorry = _("The link asks for something that cannot be had.")
    return made, f"{sorry} {told}" if told else ""


def choose(made: Seating, parameters: Mapping[str, str]) -> Iterator[str]:
    """Take over the options of a link one by one; a sentence for each that this game does not have."""
    kind = game_type(made.game).options_type
    wanted = kind.values(parameters.get("options", "")[:LONGEST])
    if "seats" in parameters:
        wanted = {"seats": parameters["seats"], **wanted}
    for name, value in wanted.items():
        try:
            taken = kind.value(name[:WORD], str(value)[:WORD])
        except OptionError as error:
            yield words.say(made.game, error.refusal, made.names, -1)
        else:
            made.values[name] = taken
