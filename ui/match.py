"""A match being played: the host's task, whom it waits for, what is held in sight, and the way back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from engine import NOBODY, Event, Move, Offer, Table
from engine.bots import bot, kinds
from engine.core.cards import HIDDEN, Card, Seat
from engine.host import BotPlayer, Host, Player
from ui.pauses import pauses_of
from ui.persons import Person, Stumble, asked_before, view_before
from ui.sight import Sight
from ui.telling import Telling
from ui.words.speech import seat_name
from ui.words.tongue import _

PERSON = "person"


class Match(Sight):
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
        self.declined: Seat = NOBODY
        """Who refused to end the game, until the next move."""
        self.held = False
        self.thrown = False
        """The dice were thrown by the last move."""
        self.sheet = False
        self.chosen: Card = HIDDEN
        """The card of the hand for which a suit is being chosen."""
        self.thinking: Seat = NOBODY
        self.events: tuple[Event, ...] = ()
        """What is looked at while the table is held."""
        self.step = 0
        """How many steps of it have been shown."""
        self.closing: Any = None
        """The view of a round that is over, while its last cards still lie on the table."""
        self._pauses = pauses_of(self.game)
        self._changed, self._keep, self._pace, self._failed = changed, keep, pace, failed
        self._seen: Any = None
        self._answer: asyncio.Future[Move | None] | None = None
        self._consent: asyncio.Future[bool] | None = None
        self._asked: tuple[Offer, ...] = ()
        """What the asked person may do."""
        self.armed = ""
        """Words that go with the next move: the verb that says them."""
        self._pause: asyncio.Future[None] | None = None
        self._hurry = False
        self._resting = self._overdue = False
        self._marks = asked_before(table, self.persons)
        self._let_go: tuple[int, Seat] = (-1, NOBODY)
        """After how many moves which seat stayed silent last."""
        self._stumbled: set[Seat] = set()
        """Bots for which another must play; it is said once of each."""
        self._task: asyncio.Task[None] | None = None

    # The host and whom it waits for

    @property
    def waiting(self) -> bool:
        """Whether a press would only move on."""
        return self._pause is not None

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
        self.closing = self._answer = self._consent = self._pause = None
        self.declined = NOBODY
        self.events, self.step, self._let_go = (), 0, (-1, NOBODY)
        self._asked, self.armed, self.chosen = (), "", HIDDEN

    async def _run(self, opened: bool) -> None:
        players: list[Player] = []
        known = kinds(self.game)
        for seat, kind in enumerate(self.kinds):
            person = kind == PERSON
            best = kind if kind in known else next(iter(known))
            players.append(Person(self, seat) if person else BotPlayer(bot(self.game, best)))
        host = Host(self.table, players, told=self._told, trouble=self._trouble, sleep=self._doze)
        self._seen = self.table.view(self.viewer)
        last = self.table.heard(self.viewer, max(0, self.table.length - 1))
        found = {event.kind for event in last}
        if found & self._pauses.SHEETS:
            await self._show_sheet()
        elif opened and found & self._pauses.HOLDS:
            await self._look(view_before(self.table, self.viewer), last)
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
        again = seat == self.table.mover == self.table.turn and self.table.window == (seat,)
        if again and all(offer.verb in self.table.game.spoken for offer in offers):
            return None  # it moves next itself, and can speak then
        if (only := self._answered(seat, offers)) is not None:
            return only
        self.chosen = HIDDEN
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

    def answer(self, text: str) -> str:
        """Make the asked person's move; why it is refused, or empty."""
        seat = self.asking
        if seat == NOBODY or self._answer is None or self._answer.done():
            return self.say_turn()
        refusal = self.table.check(seat, text)
        if refusal is not None:
            return self.say(refusal)
        if text.partition(" ")[0] not in {offer.verb for offer in self._asked}:
            return self.say_turn()
        self.telling.news = []
        self.chosen = HIDDEN
        self._answer.set_result(self.table.game.notation.move(text))
        return ""

    def _answered(self, seat: Seat, offers: tuple[Offer, ...]) -> Move | None:
        """Who let it go is not asked again where nothing else than that can be answered."""
        others = [offer for offer in offers if offer.verb not in self.table.game.spoken]
        plain = len(others) == 1 and len(offers) > 1 and not others[0].cards and not others[0].choices
        return Move(others[0].verb) if plain and self._let_go == (self.table.length, seat) else None

    def let_go(self) -> bool:
        """Stay silent where words are asked for; whether they were."""
        if not self.silent or self._answer is None or self._answer.done():
            return False
        self.telling.news = []
        self._let_go = self.table.length, self.asking
        self._answer.set_result(None)
        return True

    @property
    def proposed(self) -> bool:
        """Whether a person, behind the curtain, is asked to consent to the end of the game."""
        return self._consent is not None

    async def consents(self, seat: Seat) -> bool:
        """Ask a person, with nobody's cards in sight, whether the game may end as the turn seat wants it to."""
        self.viewer = NOBODY if len(self.persons) > 1 else self.viewer
        self.curtain = seat
        self._consent = asyncio.get_running_loop().create_future()
        self._changed()
        try:
            agreed = await self._consent
        finally:
            self.curtain, self._consent = NOBODY, None
        self.declined = NOBODY if agreed else seat
        return agreed

    def consent(self, agreed: bool) -> None:
        """Answer for the person who is asked to consent."""
        if self._consent is not None and not self._consent.done():
            self._consent.set_result(agreed)

    # Pauses

    async def _told(self, length: int) -> None:
        """After each move: save, show it, and leave time to see it."""
        self.declined = NOBODY
        self._keep(self.table)
        events = self.table.heard(self.viewer, length)
        found = {event.kind for event in events}
        self.telling.announce(*(self.say(event) for event in events))
        self.thrown = bool(found & self._pauses.LOOKS)
        ends = bool(found & self._pauses.SHEETS)
        if found & self._pauses.HOLDS and self._pauses.STEPS:
            await self._look(self._seen, events)
        elif ends or found & self._pauses.HOLDS:
            if ends:
                self.closing = self._pauses.closing(self._seen, events)
            await self._hold()
        if ends:
            await self._show_sheet()
        elif not found & self._pauses.HOLDS:
            self._think()
            seconds = self._pace()[0]
            await self._wait(seconds * 2 if found & self._pauses.LOOKS else seconds)
        self._seen = self.table.view(self.viewer)

    async def _look(self, before: Any, events: Sequence[Event]) -> None:
        """Hold the table; where the game wants it, step by step, as it stood before the events."""
        if self._pauses.STEPS:
            self.held, self._hurry, self.thinking = True, False, NOBODY
            self.closing, self.events = self._pauses.closing(before, events), tuple(events)
            while self.step < self._pauses.STEPS - 1:
                await self._wait(2 * self._pace()[0])
                self.step += 1
        await self._hold()
        self.events, self.step = (), 0

    async def _doze(self, seconds: float) -> None:
        """Let time pass in which bots wait; none does while the player looks elsewhere."""
        await asyncio.sleep(seconds)
        while self._resting:
            await asyncio.sleep(0.1)

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
        """A person who looks on need not wait for the own turn, nor for words to be asked for."""
        asked = self.table.turn == self.viewer or self.viewer in self.table.window
        return not self.held and self.viewer != NOBODY and asked

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
