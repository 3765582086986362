"""Which key does what at the table, and which of them a game has."""

from __future__ import annotations

from typing import NamedTuple

from engine import game_type
from ui.match import Match
from ui.model import Message
from ui.tables import playable
from ui.words.speech import row
from ui.words.tongue import N_, _

STEPS = frozenset({"ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"})
INTO_HAND = STEPS - {"ArrowUp", "ArrowDown"}
"""Steps that lead into the hand from outside all zones; up and down scroll the page there."""
ENTERS = {"slot-name": Message("rename-keep")}
"""What Enter sends in a field, by the field's data-key."""
DOES = {
    "deal": N_("deal"),
    "draw": N_("draw a card"),
    "pass": N_("pass"),
    "call": N_("call"),
    "catch": N_("catch"),
    "accept": N_("let it go"),
    "say": N_("say your words, with the next move too"),
}
"""What the moves do that keys make."""


class Key(NamedTuple):
    """A key of the table: `press` is how it is pressed, `name` and `does` stand in the list.

    It sends `message`, or makes the first of the moves `verbs` that is offered; `otherwise` is sent where none is.
    A game without any move of `needs`, or of `verbs` where nothing else is needed, has no such key.
    """

    press: str
    name: str
    does: str
    message: Message | None = None
    verbs: tuple[str, ...] = ()
    otherwise: Message | None = None
    needs: tuple[str, ...] = ()


TABLE_KEYS: tuple[Key, ...] = (
    Key("d", "D", "", verbs=("deal", "draw")),
    Key("p", "P", "", verbs=("pass",)),
    Key("b", "B", "", verbs=("call", "catch")),
    Key(
        "shift b", N_("Shift+B"), N_("let it go"), verbs=("accept",), otherwise=Message("let-go"),
        needs=("accept", "call", "catch"),
    ),
    Key("c", "C", N_("claim, or play what is picked"), Message("send"), needs=("claim",)),
    Key("o", "O", "", verbs=("say",), otherwise=Message("arm", {"verb": "say"})),
    Key("n", "N", N_("continue"), Message("continue")),
    Key("i", "I", N_("hint: what the best bot would do (then it is practice)"), Message("hint")),
    Key("u", "U", N_("take back"), Message("undo")),
    Key("shift u", N_("Shift+U"), N_("make again"), Message("redo")),
    Key("h", "H", N_("read my hand"), Message("read", {"what": "hand"})),
    Key("t", "T", N_("read the table"), Message("read", {"what": "table"})),
    Key("w", "W", N_("whose turn it is"), Message("read", {"what": "turn"})),
    Key("r", "R", N_("repeat what was said"), Message("read", {"what": "again"})),
    Key("l", "L", N_("last trick"), Message("last")),
    Key("s", "S", N_("scores"), Message("panel", {"panel": "scores"})),
    Key("e", "E", N_("card counts: who holds how many, and what was not seen"), Message("panel", {"panel": "counts"})),
    Key("g", "G", N_("log"), Message("log")),
    Key("m", "M", N_("rules (the manual), at the rule that stopped you; back"), Message("rules")),
    Key("?", "?", N_("this list"), Message("panel", {"panel": "keys"})),
)  # fmt: skip
ALWAYS = (
    (N_("Left, Right, Home, End"), N_("move among cards or buttons")),
    (N_("1 to 9"), N_("go to that card")),
    (N_("Enter, Space"), N_("play the card, press the button")),
)
AFTERWARDS = (
    (N_("Esc"), N_("close; leave the cards or buttons")),
    (N_("any other key"), N_("skip a pause")),
)


def verbs_of(game: str) -> tuple[str, ...]:
    """The moves there are in a game; without one, in any that can be played here."""
    found = [verb for each in ([game] if game else playable()) for verb in game_type(each).notation.verbs]
    return tuple(dict.fromkeys(found))


def table_keys(game: str) -> list[Key]:
    """The keys a game has."""
    verbs = set(verbs_of(game))
    return [key for key in TABLE_KEYS if not (key.needs or key.verbs) or verbs & set(key.needs or key.verbs)]


def listed_keys(game: str) -> list[tuple[str, str]]:
    """Name and work of every key of a game."""
    verbs = verbs_of(game)

    def does(key: Key) -> str:
        return _(key.does) or row([_(DOES[verb]) for verb in key.verbs if verb in verbs])

    fixed = [[(_(name), _(text)) for name, text in pairs] for pairs in (ALWAYS, AFTERWARDS)]
    return [*fixed[0], *((_(key.name), does(key)) for key in table_keys(game)), *fixed[1]]


def message_of(press: str, match: Match) -> Message | None:
    """What a key sends at this table; None for a key that its game does not have."""
    key = next((key for key in table_keys(match.game) if key.press == press), None)
    if key is None or not key.verbs:
        return key.message if key else None
    verbs = [verb for verb in key.verbs if verb in verbs_of(match.game)]
    offered = {offer.verb for offer in match.offers if not offer.least and not offer.choices}
    made = next((verb for verb in verbs if verb in offered), "")
    if not made and key.otherwise is not None:
        return key.otherwise
    usual = verbs[-1] if match.offers else verbs[0]  # who may play hears why there is no drawing, not of dealing
    return Message("move", {"move": made or usual})
