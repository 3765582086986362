"""One match at a table: options, seed and log; act, view, heard, rewind, save, load."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine import save as saves
from engine.core.cards import NOBODY, NotationError, Seat
from engine.core.game import MOST_MOVES, Game, TooMany
from engine.core.moves import Move, Offer
from engine.core.notes import Event, Malformed, MatchOver, NoSuchSeat, Refusal
from engine.core.options import OptionError, Options
from engine.core.rng import seed_number
from engine.games import game_type
from engine.save import SaveError, Seated

__all__ = ["IllegalMove", "Loaded", "SaveError", "Seated", "Table"]


class IllegalMove(ValueError):
    """A move that was not made: `move` as it was written, `seat`, and the `refusal` with the rule's id."""

    def __init__(self, move: str, seat: Seat, refusal: Refusal, told: str) -> None:
        self.move = move
        self.seat = seat
        self.refusal = refusal
        super().__init__(f"{move!r} by seat {seat} is not allowed: {told} ({refusal.rule})")


@dataclass(frozen=True, slots=True)
class Loaded:
    """How far a save could be played: `played` of `total` moves, and what stopped it."""

    played: int
    total: int
    stopped_by: str = ""
    """The move that could not be made, as it was written; empty if all were."""
    refusal: Refusal | None = None
    whole: bool = True
    """False when the text itself was damaged or cut short."""

    @property
    def complete(self) -> bool:
        """Whether nothing was lost."""
        return self.whole and self.played == self.total


@dataclass(frozen=True, slots=True)
class Entry:
    """One move of the log, and what came of it."""

    seat: Seat
    move: Move
    text: str
    """As the save writes it: with the seat before it where the move was not the turn seat's."""
    events: tuple[Event, ...]


class Table:
    """One match of one game. Only a table touches the live state; it checks every move before playing it.

    `options` may be an Options object, a mapping, or text such as `sting=yes free_passes=2`; `seats` overrides
    theirs. Any text is a `seed`; without one the table draws its own. Raises OptionError, ValueError for an
    unknown game, or TypeError. Undone moves are kept until another is made, so `rewind` goes forward, too.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seed: str | int | None = None,
        options: Options | Mapping[str, object] | str | None = None,
        *,
        seated: Sequence[Seated] = (),
        botseed: str | None = None,
        manner: str = "sealed",
    ) -> None:
        kind = game_type(game)
        self.seed = os.urandom(4).hex() if seed is None else str(seed)
        self.botseed = os.urandom(8).hex() if botseed is None else str(botseed)
        self.manner = manner
        self.assisted = False
        """Whether a move was taken back after something hidden had been shown."""
        self.loaded: Loaded | None = None
        self._game: Game[Any, Any, Any] = kind(_chosen(kind.options_type, options, seats))
        self.seated = tuple([*map(_sitting, seated), *[Seated()] * self.seats][: self.seats])
        self._log: list[Entry] = []
        self._undone: list[str] = []
        self._state = self._game.start(seed_number(self.seed))

    @property
    def game(self) -> Game[Any, Any, Any]:
        """The rules played here, with their options."""
        return self._game

    @property
    def options(self) -> Options:
        """The options agreed."""
        options: Options = self._game.options
        return options

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return self.options.seats

    @property
    def turn(self) -> Seat:
        """The seat that must move; NOBODY (-1) when the match is over."""
        return self._state.turn  # type: ignore[no-any-return]

    @property
    def window(self) -> tuple[Seat, ...]:
        """The seats that may speak before the turn seat moves."""
        return tuple(self._state.window)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._game.over(self._state)

    @property
    def length(self) -> int:
        """How many moves have been made."""
        return len(self._log)

    @property
    def undone(self) -> int:
        """How many moves can be made again."""
        return len(self._undone)

    @property
    def mover(self) -> Seat:
        """The seat that made the last turn move (what is said in a window is none); NOBODY before the first."""
        turn_moves = (entry for entry in reversed(self._log) if entry.move.verb not in self._game.spoken)
        return next((entry.seat for entry in turn_moves), NOBODY)

    def moves(self, seat: Seat) -> list[str]:
        """All moves of a seat in notation; empty if it may not move. Raises TooMany above 2,000."""
        if not self._seat(seat):
            return []
        moves = self._game.moves(self._state, seat)
        if len(moves) > MOST_MOVES:
            raise TooMany(f"seat {seat} has {len(moves)} moves: the offers outline them")
        return [self._game.notation.text(move) for move in moves]

    def check(self, seat: Seat, move: str | Move) -> Refusal | None:
        """Why the seat may not make this move; None if it may."""
        return self._checked(seat, move)[1]

    def act(self, seat: Seat, move: str | Move) -> list[Event]:
        """Make a move; the events as this seat sees them. IllegalMove if it is refused, the table untouched."""
        made, refusal = self._checked(seat, move)
        if refusal is not None or made is None:
            text = move if isinstance(move, str) else self._written(move)
            told = self._game.notation.note(refusal)
            raise IllegalMove(text, seat, refusal or Malformed(text), told)
        self._undone.clear()
        return [event.seen_by(seat) for event in self._made(seat, made).events]

    def view(self, seat: Seat) -> Any:
        """All the seat may know; NOBODY (-1) for a spectator. ValueError for a seat that is not there."""
        return self._game.view(self._state, self._onlooker(seat))

    def offers(self, seat: Seat) -> tuple[Offer, ...]:
        """The outline of the seat's moves."""
        return self._game.offers(self.view(seat))

    def heard(self, seat: Seat, since: int = 0) -> list[Event]:
        """All events from the `since`-th move on, as the seat sees them."""
        self._onlooker(seat)
        return [event.seen_by(seat) for entry in self._log[since:] for event in entry.events]

    def log(self) -> list[str]:
        """The moves made, as a save writes them: the seat stands before a move that was not the turn seat's."""
        return [entry.text for entry in self._log]

    def record(self, since: int = 0) -> list[Entry]:
        """The moves from the `since`-th on with all their events, nothing hidden: for transcripts, not for players."""
        return self._log[since:]

    def scores(self) -> list[int]:
        """The points of each seat so far."""
        return list(self._game.scores(self._state))

    def places(self) -> list[int]:
        """The place of each seat as it stands, 1 the best."""
        return list(self._game.places(self._state))

    def rewind(self, length: int) -> None:
        """Go to where `length` moves had been made, back or (as long as no other move was made) forward.

        ValueError if the log never was that long, or if that is no length; the table is then untouched.
        """
        texts = self.log() + self._undone
        if type(length) is not int or not 0 <= length <= len(texts):
            raise ValueError(f"cannot go to move {length!r}: the log has {len(texts)}")
        if length < self.length:
            self._log.clear()
            self._state = self._game.start(seed_number(self.seed))
        self._replay(texts[self.length : length])
        self._undone = texts[length:]

    def reveals(self, seat: Seat, length: int) -> bool:
        """Whether going back to `length` moves unsees something that was shown to the seat since."""
        return any(event.reveals(seat) for entry in self._log[length:] for event in entry.events)

    def save(self) -> str:
        """The match as text; `Table.load` reads it."""
        return saves.write(
            saves.Save(
                self._game.key,
                self._game.rules,
                self.options.text(),
                self.seed,
                self.botseed,
                self.seated,
                self.manner,
                self.length,
                self.assisted,
                (*self.log(), *self._undone),
            )
        )

    def code(self) -> str:
        """The save as a short code, which `Table.load` reads as well."""
        return saves.code(self.save())

    @classmethod
    def load(cls, text: str) -> Table:
        """Open a save or its code, playing as far as it is valid; `loaded` tells how far that was.

        SaveError says why a text cannot be opened at all.
        """
        save = saves.read(text)
        try:
            table = cls(save.game, None, save.seed, save.options, seated=save.seats, botseed=save.botseed)
        except OptionError as error:
            raise SaveError("bad_options", str(error)) from None
        except ValueError as error:
            raise SaveError("unknown_game", str(error)) from None
        table.manner, table.assisted = save.manner, save.assisted
        stopped_by, refusal = table._replay(save.moves)
        table.loaded = Loaded(table.length, len(save.moves), stopped_by, refusal, save.whole)
        if table.length > save.cut:
            table.rewind(save.cut)
        return table

    def _seat(self, seat: Seat) -> bool:
        """Whether this is one of the seats: a truth value or a float that equals one is none."""
        return type(seat) is int and 0 <= seat < self.seats

    def _onlooker(self, seat: Seat) -> Seat:
        if not self._seat(seat) and (type(seat) is not int or seat != NOBODY):
            raise ValueError(f"no seat {seat!r} at a table of {self.seats}")
        return seat

    def _written(self, move: Move) -> str:
        try:
            return self._game.notation.text(move) if _is_move(move) else repr(move)
        except IndexError:  # cards or a choice that this game has not
            return repr(move)

    def _checked(self, seat: Seat, move: str | Move) -> tuple[Move | None, Refusal | None]:
        if seat == NOBODY == self.turn:
            return None, MatchOver()
        if not self._seat(seat):
            return None, NoSuchSeat(self.seats)
        try:
            made = self._game.notation.move(move) if isinstance(move, str) else move
        except NotationError as error:
            return None, Malformed(str(error))
        if not _is_move(made):
            return None, Malformed(f"{made!r} is no move")
        return made, self._game.check(self._state, seat, made)

    def _made(self, seat: Seat, move: Move) -> Entry:
        events: list[Event] = []
        text = self._game.notation.text(move)
        if seat != self.turn:
            text = f"{seat} {text}"
        self._game.play(self._state, seat, move, events)
        entry = Entry(seat, move, text, tuple(events))
        self._log.append(entry)
        return entry

    def _replay(self, texts: Sequence[str]) -> tuple[str, Refusal | None]:
        """Make moves as a save writes them while they are allowed; the one that was not, and why."""
        for text in texts:
            first, _, rest = text.partition(" ")
            mover, written = (int(first), rest) if first.isdecimal() and len(first) < 4 else (self.turn, text)
            made, refusal = self._checked(mover, written)
            if refusal is not None or made is None:
                return text, refusal
            self._made(mover, made)
        return "", None


def _sitting(seated: object) -> Seated:
    """Who sits there, if it can be saved; a bare name would come back as its letters."""
    if not isinstance(seated, Seated) or not all(isinstance(part, str) for part in seated):
        raise TypeError(f"seated takes Seated with texts, not {seated!r}")
    return seated


def _is_move(move: object) -> bool:
    """Whether this is a Move of the right types: an integer-like float or a list would be played and logged."""
    return (
        isinstance(move, Move)
        and type(move.verb) is str
        and type(move.cards) is tuple
        and all(type(part) is int for part in (*move.cards, move.choice))
    )


def _chosen(
    kind: type[Options], options: Options | Mapping[str, object] | str | None, seats: int | None
) -> Options:
    """The options asked for, with `seats` put in before they are checked."""
    if isinstance(options, Options):
        if type(options) is not kind:
            raise ValueError(f"{type(options).__module__} are no options of {kind.__module__}")
        if seats is None:
            return options
        options = options.text()
    if isinstance(options, str):
        options = kind.values(options)
    if not isinstance(options, Mapping | None):
        raise TypeError(f"options are an Options object, a mapping or text, not {type(options).__name__}")
    values = dict(options or {})
    if seats is not None:
        values["seats"] = seats
    return kind.of(values)
