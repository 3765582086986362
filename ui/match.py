"""A match being played: the host's task, whom it waits for, what is held in sight, and the way back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from engine import NOBODY, Event, Move, Offer, Refusal, Table
from engine.bots import bot, kinds
from engine.core.cards import Card, Seat
from engine.core.rng import Rng
from engine.host import BotPlayer, Host, Player
from ui.parts.paper import LogLine
from ui.pauses import pauses_of
from ui.telling import Telling
from ui.words.speech import Speaker, seat_name
from ui.words.tongue import _

PERSON = "person"


class Stumble(Exception):
    """A bot that raised or answered nonsense; the message is a sentence for the table, the cause what was raised."""


class Person:
    """A seat whose moves come from the screen."""

    person = True

    def __init__(self, match: Match, seat: Seat) -> None:
        self._match, self._seat = match, seat

    def hear(self, event: Event) -> None:
        """The screen shows it."""

    async def choose(self, view: object, offers: tuple[Offer, ...], rng: Rng) -> Move | None:
        """Wait for the person."""
        return await self._match.ask(self._seat, offers)

    async def agrees(self, view: object, move: Move) -> bool:
        """Consent to a move that needs everybody's; no game with a layout has one."""
        return True


class Match:
    """One table on the screen.

    `changed` draws it, `keep` saves it, `pace` gives seconds after a move and at a finished trick (None: until
    a press), `failed` hears what broke, and Stumbles. `viewer` is the seat whose cards are in sight; NOBODY behind the
    curtain and for a spectator.
    """

    def __init__(
        self,
        table: Table,
        changed: Callable[[], None],
        keep: Callable[[Table], None],
        pace: Callable[[], tuple[float, float | None]],
        failed: Callable[[BaseException], None],
    ) -> None:
        self.table = table
        self.game = table.game.key
        self.telling = Telling(table)
        self.kinds = tuple(seated.kind for seated in table.seated)
        self.persons = [seat for seat, kind in enumerate(self.kinds) if kind == PERSON]
        self.viewer: Seat = self.persons[0] if len(self.persons) == 1 else NOBODY
        self.asking: Seat = NOBODY
        self.curtain: Seat = NOBODY
        """The person for whom the curtain waits."""
        self.held = False
        self.thrown = False
        """The dice were thrown by the last move."""
        self.sheet = False
        self.thinking: Seat = NOBODY
        self.closing: Any = None
        """The view of a round that is over, while its last cards still lie on the table."""
        self._pauses = pauses_of(self.game)
        self._changed, self._keep, self._pace, self._failed = changed, keep, pace, failed
        self._seen: Any = None
        self._answer: asyncio.Future[Move | None] | None = None
        self._asked: tuple[Offer, ...] = ()
        """What the asked person may do."""
        self.armed = ""
        """Words that go with the next move: the verb that says them."""
        self._pause: asyncio.Future[None] | None = None
        self._hurry = False
        self._resting = self._overdue = False
        self._marks = asked_before(table, self.persons)
        self._stumbled: set[Seat] = set()
        """Bots for which another must play; it is said once of each."""
        self._task: asyncio.Task[None] | None = None

    # What is shown

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return self.telling.names

    @property
    def speaker(self) -> Seat:
        """Whom the sentences call "you": the one person; at a shared screen nobody."""
        return self.viewer if len(self.persons) == 1 else NOBODY

    @property
    def waiting(self) -> bool:
        """Whether a press would only move on."""
        return self._pause is not None

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

    def say(self, note: Any) -> str:
        """The sentence of a note, as told to whoever looks."""
        return self.telling.say(note, self.speaker)

    def refused(self) -> Mapping[Card, str]:
        """Why each card of the viewer's hand that cannot be played may not be."""
        if self.asking == NOBODY or self.asking != self.viewer:
            return {}
        told = {}
        for card in dict.fromkeys(self.table.view(self.viewer).hand):
            refusal = self.table.check(self.viewer, Move("play", (card,)))
            if refusal is not None:
                told[card] = self.say(refusal)
        return told

    def log(self) -> list[LogLine]:
        """All that happened, as the viewer saw it."""
        return self.telling.log(self.viewer, self.speaker)

    # The host and whom it waits for

    def start(self, *, opened: bool = True) -> None:
        """Seat the players and go on from where the table stands.

        `opened`: the table was not in sight until now, so a trick just finished is held once more.
        """
        self._task = asyncio.ensure_future(self._run(opened))
        self._task.add_done_callback(self._ended)

    def stop(self) -> None:
        """Leave the table as it stands."""
        if self._task is not None:
            self._task.cancel()
        self._task = None
        self.asking = self.curtain = self.thinking = NOBODY
        self.held = self.thrown = self.sheet = self._hurry = False
        self.closing = self._answer = self._pause = None
        self._asked, self.armed = (), ""

    async def _run(self, opened: bool) -> None:
        players: list[Player] = []
        known = kinds(self.game)
        for seat, kind in enumerate(self.kinds):
            person = kind == PERSON
            best = kind if kind in known else next(iter(known))
            players.append(Person(self, seat) if person else BotPlayer(bot(self.game, best)))
        host = Host(self.table, players, told=self._told, trouble=self._trouble)
        self._seen = self.table.view(self.viewer)
        last = self.table.heard(self.viewer, max(0, self.table.length - 1))
        found = {event.kind for event in last}
        if found & self._pauses.SHEETS:
            await self._show_sheet()
        elif opened and found & self._pauses.HOLDS:
            await self._hold()
            self._think()
            self._changed()
        elif self.asking == NOBODY:
            self._think()
            self._changed()
        await host.run()

    def _ended(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and task.exception() is not None:
            self._failed(task.exception() or RuntimeError("the host stopped"))

    def _trouble(self, seat: Seat, error: Exception) -> None:
        """Say once of each bot that somebody must stand in for it; the match goes on."""
        if seat in self._stumbled:
            return
        self._stumbled.add(seat)
        told = _("{name} has lost the thread: from now on chance helps out where its own wits fail.")
        told = told.format(name=seat_name(self.names, seat))
        self.telling.announce(told)
        stumble = Stumble(told)
        stumble.__cause__ = error
        self._failed(stumble)

    async def ask(self, seat: Seat, offers: tuple[Offer, ...]) -> Move | None:
        """Draw the curtain if another person looks, then wait for the seat's move; armed words need no asking."""
        armed, self.armed = self.armed, ""
        if armed in {offer.verb for offer in offers} and seat == self.table.mover:
            return Move(armed)
        self._hurry = False
        self.thinking = NOBODY
        if len(self.persons) > 1 and self.viewer != seat:
            self.viewer, self.curtain = NOBODY, seat
            self.telling.news = []
            self._changed()
            await self._press()
            self.viewer, self.curtain = seat, NOBODY
            self._seen = self.table.view(seat)
        self._marks = [mark for mark in self._marks if mark < self.table.length or self.table.undone]
        if self.table.length not in self._marks:
            self._marks = sorted([*self._marks, self.table.length])
        self.asking, self._asked = seat, offers
        self._answer = asyncio.get_running_loop().create_future()
        self._changed()
        try:
            return await self._answer
        finally:
            self.asking, self._answer, self._asked = NOBODY, None, ()

    def refusal(self, move: str | Move) -> Refusal | None:
        """Why the asked person may not make this move; None if it may, or if nobody is asked."""
        return self.table.check(self.asking, move) if self.asking != NOBODY else None

    def answer(self, text: str) -> str:
        """Make the asked person's move; why it is refused, or empty."""
        seat = self.asking
        if seat == NOBODY or self._answer is None or self._answer.done():
            return self.say_turn()
        refusal = self.table.check(seat, text)
        if refusal is not None:
            return self.say(refusal)
        self.telling.news = []
        self._answer.set_result(self.table.game.notation.move(text))
        return ""

    def let_go(self) -> bool:
        """Stay silent where words are asked for; whether they were."""
        if not self.silent or self._answer is None or self._answer.done():
            return False
        self.telling.news = []
        self._answer.set_result(None)
        return True

    def say_turn(self) -> str:
        """Whose turn it is."""
        if self.table.over:
            return _("The match is over.")
        to = Speaker(self.game, self.names, self.speaker)
        return to.tell(self.table.turn, _("It is your turn."), _("It is {name}'s turn."))

    # Pauses

    async def _told(self, length: int) -> None:
        """After each move: save, show it, and leave time to see it."""
        self._keep(self.table)
        events = self.table.heard(self.viewer, length)
        found = {event.kind for event in events}
        self.telling.announce(*(self.say(event) for event in events))
        self.thrown = bool(found & self._pauses.LOOKS)
        ends = bool(found & self._pauses.SHEETS)
        if ends:
            self.closing = self._pauses.closing(self._seen, events)
        if ends or found & self._pauses.HOLDS:
            await self._hold()
        if ends:
            await self._show_sheet()
        elif not found & self._pauses.HOLDS:
            self._think()
            seconds = self._pace()[0]
            await self._wait(seconds * 2 if found & self._pauses.LOOKS else seconds)
        self._seen = self.table.view(self.viewer)

    async def _hold(self) -> None:
        """Leave what lies on the table in sight."""
        self.held, self._hurry, self.thinking = True, False, NOBODY
        await self._wait(self._pace()[1])
        self.held, self.closing = False, None

    def _think(self) -> None:
        turn = self.table.turn
        self.thinking = turn if turn != NOBODY and self.kinds[turn] != PERSON else NOBODY

    async def _show_sheet(self) -> None:
        self.sheet, self.thinking = True, NOBODY
        await self._press()
        self.sheet = False
        self._think()
        self._changed()

    async def _wait(self, seconds: float | None) -> None:
        """Show the table and wait so long, or until a press."""
        if seconds is None:
            await self._press()
            return
        self._changed()
        if seconds <= 0 or self._hurry or self._next_is_asked():
            await asyncio.sleep(0)
            return
        self._pause = asyncio.get_running_loop().create_future()
        timer = asyncio.get_running_loop().call_later(seconds, self._time_is_up)
        try:
            await self._pause
        finally:
            timer.cancel()
            self._pause, self._overdue = None, False

    def _next_is_asked(self) -> bool:
        """A person who looks on need not wait for the own turn."""
        return not self.held and self.table.turn != NOBODY and self.table.turn == self.viewer

    async def _press(self) -> None:
        """Show the table and wait for a press."""
        self._pause = asyncio.get_running_loop().create_future()
        self._changed()
        try:
            await self._pause
        finally:
            self._pause = None

    def go_on(self, hurry: bool = True) -> None:
        """End the pause; a press also hurries through what comes before the next stop."""
        if self._pause is not None and not self._pause.done():
            self._hurry = hurry
            self._pause.set_result(None)

    def rest(self, resting: bool) -> None:
        """While resting no pause runs out: the table waits for who looks elsewhere, and goes on afterwards."""
        self._resting = resting
        if self._overdue and not resting:
            self._time_is_up()

    def _time_is_up(self) -> None:
        self._overdue = self._resting
        if not self._resting:
            self.go_on(hurry=False)

    # The way back

    def back(self) -> int | None:
        """The length at which a person was last asked before now."""
        return max((mark for mark in self._marks if mark < self.table.length), default=None)

    def forward(self) -> int | None:
        """The length at which a person was asked next, among the moves taken back."""
        if not self.table.undone:
            return None
        end = self.table.length + self.table.undone
        return min((mark for mark in self._marks if self.table.length < mark <= end), default=end)

    def go_to(self, length: int) -> None:
        """Rewind to a length and play on from there; practice from now on if it unsees something."""
        back = length < self.table.length
        if back and any(self.table.reveals(person, length) for person in self.persons):
            self.table.assisted = True
        self.stop()
        if len(self.persons) > 1:
            self.viewer = NOBODY
        self.table.rewind(length)
        self.telling.news = []
        self.telling.announce(_("Taken back.") if back else _("Made again."))
        self._keep(self.table)
        self.start(opened=False)


def asked_before(table: Table, persons: list[Seat]) -> list[int]:
    """The lengths at which a person was asked, taken-back moves included."""
    if not persons or not table.length + table.undone:
        return []
    copy = Table.load(table.save())
    marks = []
    for length in range(copy.length + copy.undone):
        copy.rewind(0) if length == 0 else copy.rewind(length)
        if copy.turn in persons or set(copy.window) & set(persons):
            marks.append(length)
    return marks
