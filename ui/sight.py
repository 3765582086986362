"""What of a match its viewer may see, and is told about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import NOBODY, Event, Move, Offer, Refusal, Table
from engine.core.cards import Card, Seat
from engine.core.notes import NotYourTurn
from ui.parts.paper import LogLine
from ui.pauses import Pauses
from ui.telling import Telling
from ui.words import asked_words
from ui.words.speech import Speaker
from ui.words.tongue import _


class Sight:
    """The looking half of a match; what waits and moves is in ui/match.py."""

    table: Table
    game: str
    telling: Telling
    persons: list[Seat]
    viewer: Seat
    asking: Seat
    closing: Any
    _asked: tuple[Offer, ...]
    _pauses: Pauses

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return self.telling.names

    @property
    def speaker(self) -> Seat:
        """Whom the sentences call "you": the one person; at a shared screen nobody."""
        return self.viewer if len(self.persons) == 1 else NOBODY

    @property
    def turn_of_others(self) -> bool:
        """Whether somebody moves who is not looking."""
        return self.table.turn not in (NOBODY, self.viewer)

    @property
    def view(self) -> Any:
        """What the viewer may see now."""
        return self.closing if self.closing is not None else self.table.view(self.viewer)

    @property
    def offers(self) -> tuple[Offer, ...]:
        """What the viewer may do now; empty unless asked."""
        return self._asked if self.asking == self.viewer else ()

    @property
    def silent(self) -> bool:
        """Whether the viewer is asked for words only, and may let it go."""
        mine = self.asking != NOBODY and self.asking == self.viewer
        return mine and (self.asking != self.table.turn or self._asked != self.table.offers(self.asking))

    def may_arm(self, verb: str) -> bool:
        """Whether these words can be made ready: the viewer moves, and one of its moves could call for them."""
        mine = self.asking != NOBODY and self.asking == self.viewer == self.table.turn and not self.silent
        return mine and verb in self.table.game.spoken and len(self.view.hand) == 2

    def say(self, note: Any) -> str:
        """The sentence of a note, as told to whoever looks."""
        return self.telling.say(note, self.speaker)

    def refused(self) -> Mapping[Card, str]:
        """Why each card of the viewer's hand that cannot be played may not be."""
        if self.asking == NOBODY or self.asking != self.viewer:
            return {}
        told = {}
        if "play" not in self.table.game.notation.verbs:
            return {}
        for card in dict.fromkeys(self.table.view(self.viewer).hand):
            refusal = self.table.check(self.viewer, Move("play", (card,)))
            if refusal is not None:
                told[card] = self.say(refusal)
        return told

    def told(self) -> list[tuple[Event, str]]:
        """What the last move brought about, as the viewer saw it: each event and its sentence."""
        events = self.table.heard(self.viewer, max(0, self.table.length - 1))
        return [(event, self.say(event)) for event in events]

    def heard(self) -> list[Event]:
        """All that happened, as the viewer saw it."""
        return self.table.heard(self.viewer)

    @property
    def called(self) -> bool:
        """Whether something was held in sight before, to be looked at again."""
        holds = self._pauses.HOLDS
        return bool(holds) and any(event.kind in holds for entry in self.table.record() for event in entry.events)

    def log(self) -> list[LogLine]:
        """All that happened, as the viewer saw it."""
        return self.telling.log(self.viewer, self.speaker)

    def refusal(self, move: str | Move) -> Refusal | None:
        """Why the asked person may not make this move; None if it may, or if nobody is asked."""
        return self.table.check(self.asking, move) if self.asking != NOBODY else None

    def too_late(self, card: Card) -> Refusal | None:
        """What the rules say to this card while others move, if they say more than that."""
        if self.viewer == NOBODY or self.asking != NOBODY or self.table.turn == self.viewer:
            return None
        refusal = self.table.check(self.viewer, Move("play", (card,)))
        return None if isinstance(refusal, NotYourTurn) else refusal

    def say_turn(self) -> str:
        """Whose turn it is."""
        if self.table.over:
            return _("The match is over.")
        if self.silent:
            return asked_words(self.game, [offer.verb for offer in self._asked])
        to = Speaker(self.game, self.names, self.speaker)
        return to.tell(self.table.turn, _("It is your turn."), _("It is {name}'s turn."))
