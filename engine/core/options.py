"""Options of a game as a frozen dataclass: ranges, choices and conflicts are data, and it all prints as text."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Self

from engine.core.notes import BadOption, Refusal, UnknownOption

_YES = {"yes", "true", "on", "1"}
_NO = {"no", "false", "off", "0"}


class OptionError(ValueError):
    """Options that cannot be played; `refusal` says which and what is allowed."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        if isinstance(refusal, BadOption):
            text = f"option {refusal.name}={refusal.value}: allowed is {refusal.allowed}"
        elif isinstance(refusal, UnknownOption):
            text = f"unknown option {refusal.name!r}: there are {refusal.known}"
        else:
            facts = ", ".join(
                f"{part.name}={getattr(refusal, part.name)}" for part in dataclasses.fields(refusal)
            )
            text = f"options conflict ({refusal.rule} {refusal.kind}: {facts})"
        super().__init__(text)


def number(default: int, least: int, most: int, rule: str, free: bool = False) -> int:
    """An option that is a whole number from `least` to `most`, explained by `rule`.

    `free`: the printed rules leave it to the table, so that no value departs from them.
    """
    return field(default=default, metadata={"least": least, "most": most, "rule": rule, "free": free})


def flag(default: bool, rule: str) -> bool:
    """An option that is on or off, explained by `rule`."""
    return field(default=default, metadata={"rule": rule})


def choice(default: str, names: tuple[str, ...], rule: str, free: bool = False) -> str:
    """An option that is one of `names`, explained by `rule`; `free` as for numbers."""
    return field(default=default, metadata={"names": names, "rule": rule, "free": free})


@dataclass(frozen=True, slots=True)
class Options:
    """The base of every game's options. Constructing one checks it: OptionError says what is allowed.

    Every default is the printed rule. Subclasses declare fields with `number`, `flag` and `choice`; `seats`
    is declared by each game, since its range is a rule.
    """

    seats: int = number(4, 2, 12, "T-4")

    def __post_init__(self) -> None:
        for part in dataclasses.fields(self):
            value = getattr(self, part.name)
            if not _fits(part, value):
                raise OptionError(BadOption(part.name, str(value), allowed(part)))
        for conflict in self.conflicts():
            raise OptionError(conflict)

    def conflicts(self) -> Iterable[Refusal]:
        """What in these options cannot go together, each as a refusal; nothing when they can be played."""
        return ()

    def idle(self) -> frozenset[str]:
        """The names of options that change nothing as the others stand."""
        return frozenset()

    def text(self) -> str:
        """The options that differ from the defaults: `seats=6 sting=yes`; empty for the printed rules."""
        return " ".join(
            f"{part.name}={_written(getattr(self, part.name))}"
            for part in dataclasses.fields(self)
            if getattr(self, part.name) != part.default
        )

    @classmethod
    def read(cls, text: str) -> Self:
        """The options written `text`; OptionError if any does not fit."""
        return cls.of(cls.values(text))

    @staticmethod
    def values(text: str) -> dict[str, object]:
        """The values of a text: `name=value` words with spaces or commas between; a bare name is yes."""
        values: dict[str, object] = {}
        for word in text.replace(",", " ").split():
            name, equals, value = word.partition("=")
            values[name] = value if equals else "yes"
        return values

    @classmethod
    def of(cls, values: Mapping[str, object]) -> Self:
        """The options of a mapping from names to values or to their texts; OptionError if any does not fit."""
        return cls(**{name: cls.value(name, value) for name, value in values.items()})

    @classmethod
    def value(cls, name: str, value: object) -> Any:
        """One option's value, read from its text if need be; OptionError if there is none of this name or value."""
        parts = {part.name: part for part in dataclasses.fields(cls)}
        if name not in parts:
            raise OptionError(UnknownOption(str(name), ", ".join(parts)))
        parsed = _parsed(parts[name], value)
        if not _fits(parts[name], parsed):
            raise OptionError(BadOption(name, str(parsed), allowed(parts[name])))
        return parsed


def allowed(part: dataclasses.Field[Any]) -> str:
    """What a field of options may hold, as text."""
    if isinstance(part.default, bool):
        return "yes or no"
    if "names" in part.metadata:
        return ", ".join(part.metadata["names"])
    return f"{part.metadata['least']} to {part.metadata['most']}"


def _fits(part: dataclasses.Field[Any], value: object) -> bool:
    if isinstance(part.default, bool):
        return isinstance(value, bool)
    if "names" in part.metadata:
        return value in part.metadata["names"]
    return (
        isinstance(value, int)
        and not isinstance(value, bool)
        and part.metadata["least"] <= value <= part.metadata["most"]
    )


def _parsed(part: dataclasses.Field[Any], value: object) -> object:
    if not isinstance(value, str) or "names" in part.metadata:
        return value
    word = value.strip().lower()
    if isinstance(part.default, bool) and word in _YES | _NO:
        return word in _YES
    if not isinstance(part.default, bool) and word.isascii() and word.removeprefix("-").isdigit() and len(word) < 9:
        return int(word)
    raise OptionError(BadOption(part.name, value, allowed(part)))


def _written(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
