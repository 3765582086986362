"""The text of a save: written as JSON or as a short code, read back as far as it can be read."""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from itertools import accumulate
from typing import Any, NamedTuple

VERSION = 1
CODE = "RT1."
"""What a code begins with: zlib and base64url of the JSON."""
LATER_CODE = re.compile(r"RT\d+\.")
MOST_BYTES = 1_000_000
"""A save never is longer unpacked; more is refused, not unpacked."""
STRINGS = re.compile(r'"(?:[^"\\]|\\.)*+"?', re.DOTALL)
BRACKETS = re.compile(r"[\[\]{}]")
DEEPEST = 50
"""No text of ours has as many lists and objects in each other; a browser's Python would not survive many more."""


class SaveError(ValueError):
    """A text that cannot be opened as a save; `reason` is an id: foreign, newer, unknown_game, bad_options, empty."""

    def __init__(self, reason: str, detail: str) -> None:
        self.reason = reason
        self.detail = detail
        super().__init__(f"{reason}: {detail}")


class Seated(NamedTuple):
    """Who sits in a seat: a name, `person` or the kind of a bot, and the bot's level."""

    name: str = ""
    kind: str = "person"
    level: str = ""


class Save(NamedTuple):
    """What a save holds, checked for types only; `whole` is False when its end was missing."""

    game: str
    rules: int
    options: str
    seed: str
    botseed: str
    seats: tuple[Seated, ...]
    manner: str
    cut: int
    assisted: bool
    moves: tuple[str, ...]
    whole: bool = True


def write(save: Save) -> str:
    """The save as JSON text; the moves come last, so that a text cut short loses only the last of them."""
    return json.dumps(
        {
            "v": VERSION,
            "game": save.game,
            "rules": save.rules,
            "options": save.options,
            "seed": save.seed,
            "botseed": save.botseed,
            "seats": [list(seated) for seated in save.seats],
            "manner": save.manner,
            "cut": save.cut,
            "assisted": save.assisted,
            "moves": "; ".join(save.moves),
        }
    )


def code(text: str) -> str:
    """A save's text as a code of letters, digits, `-`, `_` and one dot."""
    return CODE + base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def read(text: str) -> Save:
    """Read a save's text or code; SaveError says why it cannot be opened at all."""
    if not isinstance(text, str):
        raise SaveError("foreign", "this is no text")
    text = text.strip().lstrip("\ufeff")
    if not text:
        raise SaveError("empty", "there is nothing in it")
    if text.startswith(CODE):
        text = _unpacked(text)
    elif LATER_CODE.match(text):
        raise SaveError("newer", "this code was made by a later version")
    found, whole = _parsed(text)
    version = found.get("v")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1 or "game" not in found:
        raise SaveError("foreign", "this is no save of Rowdy Table")
    if version > VERSION:
        raise SaveError("newer", f"saved by a later version ({version}); this one reads up to {VERSION}")
    moves = found.get("moves")
    if not isinstance(moves, str):
        moves, whole = "", False
    log = tuple(move for move in (part.strip() for part in moves.split(";")) if move)
    cut = found.get("cut")
    if not isinstance(cut, int) or isinstance(cut, bool) or not 0 <= cut <= len(log):
        cut, whole = len(log), False
    whole = whole and all(isinstance(found.get(key), str) for key in ("options", "seed", "botseed", "manner"))
    return Save(
        game=_text(found, "game"),
        rules=found["rules"] if isinstance(found.get("rules"), int) else 0,
        options=_text(found, "options"),
        seed=_text(found, "seed"),
        botseed=_text(found, "botseed"),
        seats=_seats(found.get("seats")),
        manner=_text(found, "manner") or "sealed",
        cut=cut,
        assisted=found.get("assisted") is True,
        moves=log,
        whole=whole,
    )


def _text(found: dict[str, Any], key: str) -> str:
    value = found.get(key, "")
    return value if isinstance(value, str) else ""


def _seats(value: object) -> tuple[Seated, ...]:
    if not isinstance(value, list):
        return ()
    return tuple(
        Seated(*(part if isinstance(part, str) else "" for part in (*seat, "", "", "")[:3]))
        if isinstance(seat, list)
        else Seated()
        for seat in value
    )


def read_json(text: str) -> Any:
    """What a JSON text from outside holds. Raises ValueError if it is none, or is too deep to be ours."""
    steps = (1 if sign in "[{" else -1 for sign in BRACKETS.findall(STRINGS.sub("", text)))
    if max(accumulate(steps), default=0) > DEEPEST:
        raise ValueError("too many lists and objects in each other")
    return json.loads(text)


def _unpacked(text: str) -> str:
    packed = re.sub(r"\s", "", text[len(CODE) :])
    packed = packed[: len(packed) - (len(packed) % 4 == 1)]  # cut short in the middle of a byte
    try:
        raw = base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
        unzip = zlib.decompressobj()
        return unzip.decompress(raw, MOST_BYTES).decode("utf-8", "replace")
    except (binascii.Error, zlib.error, ValueError) as error:
        raise SaveError("foreign", f"the code is damaged ({error})") from None


def _parsed(text: str) -> tuple[dict[str, Any], bool]:
    """The JSON object of the text; a text cut short inside its moves is closed again."""
    for ending, whole in (("", True), ('"}', False), ("}", False)):
        try:
            found = read_json(text + ending)
        except ValueError:
            continue
        if isinstance(found, dict):
            return found, whole
    raise SaveError("foreign", "this is no save of Rowdy Table")
