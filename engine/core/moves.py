"""Moves, the offers that outline them, and the text notation both are written in."""

from __future__ import annotations

import dataclasses
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from engine.core.cards import Card, Faces, NotationError


class Move(NamedTuple):
    """One thing a seat does: `play 7H`, `pass`, `claim 8H 8D as J`.

    `cards` is a multiset of faces in sorting order; `choice` is an index into what the verb chooses from
    (a rank, a suit, a seat), -1 where nothing is chosen.
    """

    verb: str
    cards: tuple[Card, ...] = ()
    choice: int = -1


@dataclass(frozen=True, slots=True)
class Offer:
    """An outline of allowed moves, enough to draw the controls: `least` to `most` of `cards`, one of `choices`."""

    verb: str
    cards: tuple[Card, ...] = ()
    least: int = 0
    most: int = 0
    choices: tuple[int, ...] = ()

    def holds(self, move: Move) -> bool:
        """Whether the move lies inside this outline (the rules may still refuse it)."""
        return (
            move.verb == self.verb
            and self.least <= len(move.cards) <= self.most
            and not Counter(move.cards) - Counter(self.cards)
            and (move.choice in self.choices if self.choices else move.choice == -1)
        )


class Choice(NamedTuple):
    """What a verb chooses: written after `word` (`as`, `to`, or nothing), as one of `names`."""

    word: str
    names: tuple[str, ...]


@cache
def hints(kind: type) -> tuple[tuple[str, str], ...]:
    """The fields of a NamedTuple and the text of their annotations."""
    return tuple((name, str(hint)) for name, hint in kind.__annotations__.items())


class Notation:
    """How one game writes its cards, moves, offers, notes and views; what it writes it reads back.

    `verbs` maps each verb to what it chooses (None: nothing). `names` maps the name of an annotation
    (`Suit`) to the words its integers are written as; `Card` is always known.
    """

    def __init__(
        self,
        faces: Faces,
        verbs: Mapping[str, Choice | None],
        names: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self.faces = faces
        self.verbs = dict(verbs)
        self._names = dict(names or {})
        self._named: dict[str, str] = {}
        """For each annotation met which name its integers go by; empty for plain ones."""

    def text(self, move: Move) -> str:
        """The move as text."""
        words = [move.verb, *(self.faces.text(card) for card in move.cards)]
        choice = self.verbs.get(move.verb)
        if choice and move.choice >= 0:
            words += [word for word in (choice.word, choice.names[move.choice]) if word]
        return " ".join(words)

    def move(self, text: str) -> Move:
        """The move written `text`, its cards sorted; NotationError if it is none of this game."""
        verb, *words = text.split() or [""]
        if verb not in self.verbs:
            raise NotationError(f"{text!r} begins with no verb of this game ({', '.join(self.verbs)})")
        choice, chosen = self.verbs[verb], -1
        if choice and words and words[-1] in choice.names and (choice.word == "" or choice.word in words[-2:-1]):
            chosen = choice.names.index(words.pop())
            if choice.word:
                words.pop()
        return Move(verb, tuple(sorted(self.faces.card(word) for word in words)), chosen)

    def offer(self, offer: Offer) -> str:
        """An offer as text, for transcripts: `play 1 of R3 B7`."""
        words = [offer.verb]
        if offer.most:
            size = str(offer.most) if offer.least == offer.most else f"{offer.least}-{offer.most}"
            words.append(f"{size} of {self.faces.line(offer.cards)}")
        choice = self.verbs.get(offer.verb)
        if choice and offer.choices:
            words += [choice.word, *(choice.names[index] for index in offer.choices)]
        return " ".join(word for word in words if word)

    def fields(self, thing: object) -> dict[str, str]:
        """The fields of a note or a view (any dataclass) as text, spelled by their annotations."""
        return {
            field.name: self._spell(getattr(thing, field.name), str(field.type))
            for field in dataclasses.fields(thing)  # type: ignore[arg-type]
        }

    def note(self, note: object) -> str:
        """A note as text: its kind, then its fields: `played seat=0 card=R3`."""
        kind = getattr(note, "kind", type(note).__name__)
        return " ".join([kind, *(f"{name}={text}" for name, text in self.fields(note).items())])

    def _spell(self, value: object, annotation: str) -> str:
        if isinstance(value, str | bool | float):
            return str(value)
        if isinstance(value, int):
            name = self._named.get(annotation)
            if name is None:
                known = ("Card", *self._names)
                name = next((name for name in known if re.search(rf"\b{name}\b", annotation)), "")
                self._named[annotation] = name
            if name == "Card":
                return self.faces.text(value) if value >= 0 else "??"
            return self._names[name][value] if name and value >= 0 else str(value)
        if dataclasses.is_dataclass(value) and not isinstance(value, type):
            return "(" + " ".join(f"{name}={text}" for name, text in self.fields(value).items()) + ")"
        if isinstance(value, tuple):
            if hasattr(value, "_fields"):  # a NamedTuple says itself what its integers are
                parts = zip(hints(type(value)), value, strict=True)
                return "(" + " ".join(f"{name}={self._spell(part, hint)}" for (name, hint), part in parts) + ")"
            return "[" + " ".join(self._spell(item, annotation) for item in value) + "]"
        return str(value)
