"""The set-up of a match as data: options by field, who sits where, the deal; what is changed, what cannot go."""

from __future__ import annotations

import contextlib
import dataclasses
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine import OptionError, Options, Refusal, Seated, Table, game_type
from engine.bots import characters, kinds
from engine.core.cards import Seat
from engine.host import BRISK, SEALED
from engine.save import read_json
from ui.names import apart
from ui.words.speech import YOU, called, seat_name
from ui.words.tongue import _

NAMES = (YOU, "Bruno", "Cleo", "Dmitri", "Elif", "Farid", "Greta", "Hugo", "Ines", "Jomo", "Kirsi", "Luc")
"""Who sits where until somebody says otherwise."""
SPARE = "Ada"
"""Who sits in the first seat when no person does."""
NAME_LIMIT, SEED_LIMIT, DIGITS = 24, 80, 9
OWN = "own"
"""The preset of options that are no preset's."""


@dataclass(slots=True)
class Seating:
    """What has been chosen so far. `values` are options by field name; `problem` is why it cannot be played."""

    game: str
    values: dict[str, object]
    names: list[str] = field(default_factory=lambda: list(NAMES))
    kinds: list[str] = field(default_factory=list)
    seed: str = ""
    """The deal's seed as written; empty for a new one."""
    last_seed: str = ""
    """The seed of the deal this game was last played with; empty if there is none."""
    brisk: bool = False
    """Words (calls) are asked for in real time."""
    problem: Refusal | None = None

    @property
    def seats(self) -> int:
        """How many seats are chosen."""
        seats = self.values["seats"]
        return seats if isinstance(seats, int) else 0

    @property
    def fields(self) -> list[dataclasses.Field[Any]]:
        """The options that can be chosen as things stand: those that would go with no other value are left out."""
        idle = self.idle()
        return [
            part
            for part in dataclasses.fields(game_type(self.game).options_type)
            if part.name not in {"seats", *idle} and any(self.goes(part.name, value) for value in others(part))
        ]

    def idle(self) -> frozenset[str]:
        """The options that change nothing as the others stand; none while they cannot be played."""
        try:
            return game_type(self.game).options_type.of(self.values).idle()
        except OptionError:
            return frozenset()

    @property
    def speaks(self) -> bool:
        """Whether there are words to be asked for in this game."""
        return bool(game_type(self.game).spoken)

    @property
    def hurries(self) -> bool:
        """Whether words are asked for in real time: only one person can be."""
        return self.speaks and self.brisk and self.kinds[: self.seats].count("person") == 1

    @property
    def preset(self) -> str:
        """The preset these options are, or OWN."""
        for name, text in game_type(self.game).presets.items():
            if self.preset_values(text) == self.values:
                return name
        return OWN

    def preset_values(self, text: str) -> dict[str, object]:
        """The options of a preset at a table of this size."""
        kind = game_type(self.game).options_type
        chosen = kind.of({**kind.values(text), "seats": self.seats})
        return dataclasses.asdict(chosen)

    def goes(self, name: str, value: object) -> bool:
        """Whether an option could have this value beside the others."""
        try:
            game_type(self.game).options_type.of({**self.values, name: value})
        except OptionError:
            return False
        return True

    def set(self, name: str, value: str) -> None:
        """Change one thing by the name of its field: `preset`, `seats`, `seed`, `name-2`, `kind-2`, `option-sting`.

        `seed-last` takes the deal that was played last.
        """
        head, _, tail = name.partition("-")
        value = value.replace("\0", "\ufffd")  # what a page shows for a sign that it cannot hold
        if name == "seed-last":
            self.seed = self.last_seed
        elif head == "brisk":
            self.brisk = value == "true"
        elif head == "seed":
            self.seed = value[:SEED_LIMIT]
        elif head in {"name", "kind"} and tail.isdecimal() and int(tail) < len(NAMES):
            kept = YOU if head == "name" and value.strip() in {YOU, called(YOU)} else value[:NAME_LIMIT]
            (self.names if head == "name" else self.kinds)[int(tail)] = kept
            if head == "kind":
                self.name_bot(int(tail))
            self.name_seats()
        elif head == "preset" and value in game_type(self.game).presets:
            self.values = self.preset_values(game_type(self.game).presets[value])
        elif head == "seats" or (head == "option" and tail in self.values):
            self.choose("seats" if head == "seats" else tail, value)
        self.judge()

    def choose(self, name: str, text: str) -> None:
        """Set an option from its text: numbers are brought into their range, what cannot be read is left."""
        part = next(p for p in dataclasses.fields(game_type(self.game).options_type) if p.name == name)
        value: object = text
        if isinstance(part.default, bool):
            value = text in {"true", "yes", "on"}
        elif "least" in part.metadata:
            if not text.strip().isdecimal():
                return
            value = max(part.metadata["least"], min(part.metadata["most"], int(text.strip()[:DIGITS])))
        idle = self.idle()
        self.values[name] = value
        if name == "seats" or self.idle() != idle:
            self.drop_strays()
            self.name_seats()

    def drop_strays(self) -> None:
        """Options that cannot be chosen any more go back to the printed rule."""
        offered = {part.name for part in self.fields} | {"seats"}
        for part in dataclasses.fields(game_type(self.game).options_type):
            if part.name not in offered and self.values[part.name] != part.default:
                self.values[part.name] = part.default

    def name_seats(self) -> None:
        """Only a person alone is "You": no bot, and none of several persons."""
        persons = [seat for seat in range(self.seats) if self.kinds[seat] == "person"]
        alone = persons[0] if len(persons) == 1 else -1
        for seat, name in enumerate(self.names):
            person = self.kinds[seat] == "person"
            if name == YOU and seat != alone:
                self.names[seat] = player_name(seat) if person else bot_name(seat)
            elif name == player_name(seat) and not person:
                self.names[seat] = bot_name(seat)
        if alone >= 0 and self.names[alone] in {player_name(alone), SPARE}:
            self.names[alone] = YOU

    def name_bot(self, seat: Seat) -> None:
        """A bot with a name of its own brings it along, unless the seat was named by hand or another bears it."""
        known = characters(self.game)
        if self.names[seat] in {*known.values(), NAMES[seat], player_name(seat)} and known:
            own = known.get(self.kinds[seat], NAMES[seat])
            others = [name for place, name in enumerate(self.names[: self.seats]) if place != seat]
            self.names[seat] = NAMES[seat] if own in others else own
            if self.names[seat] == YOU:
                self.names[seat] = player_name(seat)

    def printed(self, name: str) -> bool:
        """Whether an option is as the printed rules have it, or leave it to the table."""
        part = next(p for p in dataclasses.fields(game_type(self.game).options_type) if p.name == name)
        return bool(part.metadata.get("free") or self.values[name] == part.default)

    def text(self) -> str:
        """All of it as JSON: what the next set-up of this game begins with."""
        kept = {"options": self.values, "names": self.names, "kinds": self.kinds, "seed": self.last_seed,
                "brisk": self.brisk}  # fmt: skip
        return json.dumps(kept)

    def take(self, text: str, rules: bool = True) -> None:
        """Take over what `text` of an earlier set-up says, as far as it can still be had; `rules`: its options, too."""
        try:
            kept = read_json(text)
        except ValueError:
            return
        if not isinstance(kept, dict):
            return
        options = kept.get("options") if rules else None
        self.last_seed = seed[:SEED_LIMIT] if isinstance(seed := kept.get("seed"), str) else ""
        for name, value in options.items() if isinstance(options, dict) else ():
            with contextlib.suppress(OptionError):
                self.values[name] = game_type(self.game).options_type.value(name, value)
        self.drop_strays()
        self.brisk = self.speaks and kept.get("brisk") is True
        known = ("person", *kinds(self.game))
        for place, (name, kind) in enumerate(zip(listed(kept.get("names")), listed(kept.get("kinds")), strict=False)):
            if place < len(NAMES):
                self.names[place] = name[:NAME_LIMIT]
                self.kinds[place] = kind if kind in known else self.kinds[place]
        self.name_seats()
        self.judge()

    def judge(self) -> None:
        """See whether these options can be played."""
        self.problem = None
        try:
            game_type(self.game).options_type.of(self.values)
        except OptionError as error:
            self.problem = error.refusal

    def table(self) -> Table:
        """A new table as chosen. Raises OptionError if it cannot be."""
        options = game_type(self.game).options_type.of(self.values)
        names = apart([self.names[seat].strip() or default_name(seat) for seat in range(options.seats)])
        seated = [Seated(name, self.kinds[seat]) for seat, name in enumerate(names)]
        manner = BRISK if self.hurries else SEALED
        return Table(self.game, None, self.seed.strip() or None, options, seated=seated, manner=manner)


def listed(texts: object) -> list[str]:
    """The texts of what should be a list of texts."""
    return [text for text in texts if isinstance(text, str)] if isinstance(texts, list) else []


def default_name(seat: int) -> str:
    """What a seat is called whose name was wiped out."""
    return seat_name((), seat) if seat == 0 else NAMES[seat]


def bot_name(seat: int) -> str:
    """What a bot is called until somebody says otherwise."""
    return NAMES[seat] if NAMES[seat] != YOU else SPARE


def player_name(seat: int) -> str:
    """What one of several persons is called until they say otherwise."""
    return _("Player {number}").format(number=seat + 1)


def others(part: dataclasses.Field[Any]) -> list[object]:
    """The values of an option other than its default."""
    if isinstance(part.default, bool):
        return [not part.default]
    if "names" in part.metadata:
        return [name for name in part.metadata["names"] if name != part.default][:1]
    return [number for number in range(part.metadata["least"], part.metadata["most"] + 1) if number != part.default]


def seating(game: str) -> Seating:
    """The set-up as it first comes: the printed rules, one person, the best bots."""
    options: Options = game_type(game).options_type()
    best = next(iter(kinds(game)))
    made = Seating(game, dataclasses.asdict(options), kinds=["person", *[best] * (len(NAMES) - 1)])
    for seat, (kind, name) in enumerate(characters(game).items(), 1):
        made.kinds[seat], made.names[seat] = kind, name
    return made


def again(table: Table, seed: str = "") -> Seating:
    """The set-up that makes a table like this one; with its seed, the same deal."""
    made = seating(table.game.key)
    values: Mapping[str, object] = dataclasses.asdict(table.options)
    made.values = dict(values)
    for seat, seated in enumerate(table.seated):
        made.names[seat] = seated.name or default_name(seat)
        made.kinds[seat] = seated.kind
    made.seed, made.brisk = seed, table.manner == BRISK
    return made
