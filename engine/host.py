"""The host: whom to ask, in what order, and how long to wait; it knows manners, not rules."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol

from engine.bots import bot
from engine.bots.bot import RandomBot, bot_rng
from engine.core.cards import Seat
from engine.core.game import Bot
from engine.core.moves import Move, Offer
from engine.core.notes import Event
from engine.core.rng import Rng
from engine.table import IllegalMove, Table

SEALED, BRISK, INSTANT = "sealed", "brisk", "instant"
"""Manners: bots answer before persons are asked and nobody is rushed; in real time; without waiting."""
SHORTEST_WAIT, LONGEST_WAIT = 1.2, 4.0
"""Seconds a brisk bot takes to call, drawn evenly between these; the window stays open for the longest."""


class Player(Protocol):
    """Whoever answers for a seat. A person is never hurried unless the manner is brisk."""

    person: bool

    def hear(self, event: Event) -> None:
        """Something happened, as this seat sees it."""

    async def choose(self, view: object, offers: tuple[Offer, ...], rng: Rng) -> Move | None:
        """The move to make; None is to stay silent, for a seat asked while the window is open."""

    async def agrees(self, view: object, move: Move) -> bool:
        """Whether a move that needs everybody's consent may be made."""


class BotPlayer:
    """A bot at the table."""

    person = False

    def __init__(self, brain: Bot) -> None:
        self.brain = brain

    def hear(self, event: Event) -> None:
        """Pass the event on."""
        self.brain.hear(event)

    async def choose(self, view: object, offers: tuple[Offer, ...], rng: Rng) -> Move | None:
        """Let the bot choose."""
        return self.brain.choose(view, offers, rng)

    async def agrees(self, view: object, move: Move) -> bool:
        """A bot always agrees."""
        return True


async def _nothing(length: int) -> None:
    """Tell nobody."""


class Host:
    """Runs a table: asks its players in fair order and makes their moves.

    `told` is awaited after every move with the length the log had before it: screens draw, pace and save
    there. `trouble` hears of a bot that raised or answered nonsense; a random move stands in for it.
    """

    def __init__(
        self,
        table: Table,
        players: Sequence[Player],
        told: Callable[[int], Awaitable[None]] = _nothing,
        trouble: Callable[[Seat, Exception], None] | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.table = table
        self.players = list(players)
        self._told = told
        self._trouble = trouble
        self._sleep = sleep
        self._hear(0)

    async def run(self) -> None:
        """Play until the match is over."""
        while not self.table.over:
            await self.step()

    async def step(self) -> None:
        """Ask whoever may speak, then, if nobody did, the turn seat; make the move and tell of it."""
        spoken = await self._window()
        while spoken is None:
            seat = self.table.turn
            move = await self._ask(seat)
            if move is None:
                raise ValueError(f"seat {seat} must move and did not")
            if await self._agreed(seat, move):
                spoken = seat, move
        await self._make(*spoken)

    def window_order(self) -> list[Seat]:
        """The seats of the window: who made the turn move first (it owes words), then clockwise from its left."""
        table = self.table
        return sorted(table.window, key=lambda seat: (seat - table.mover) % table.seats)

    async def _agreed(self, seat: Seat, move: Move) -> bool:
        """Whether everybody else consents, where the move needs it; the first who does not settles it."""
        if move.verb not in self.table.game.by_consent:
            return True
        seats = self.table.seats
        others = [(seat + step) % seats for step in range(1, seats)]
        for other in others:
            if not await self.players[other].agrees(self.table.view(other), move):
                return False
        return True

    async def _window(self) -> tuple[Seat, Move] | None:
        order = self.window_order()
        if not order:
            return None
        if order[0] == self.table.mover and self.table.manner != BRISK:
            words = await self._ask(order[0], speak=True)  # said with the move: nobody can be quicker
            if words is not None:
                return order[0], words
            del order[0]
        bots = [seat for seat in order if not self.players[seat].person]
        persons = [seat for seat in order if self.players[seat].person]
        called = [(seat, move) for seat in bots if (move := await self._ask(seat, speak=True)) is not None]
        if self.table.manner == BRISK and persons:
            return await self._brisk(persons, called)
        answers = [(seat, await self._ask(seat, speak=True)) for seat in persons]
        spoken = [(seat, move) for seat, move in answers if move is not None]
        return next(iter(spoken + called), None)

    async def _brisk(self, persons: list[Seat], called: list[tuple[Seat, Move]]) -> tuple[Seat, Move] | None:
        """Persons may speak until the quickest bot does, or until the window has been open long enough."""
        clock = bot_rng(self.table.botseed, self.table.seats, self.table.length)
        span = LONGEST_WAIT - SHORTEST_WAIT
        waits = [(SHORTEST_WAIT + span * clock.random(), index) for index in range(len(called))]
        seconds = min(waits)[0] if waits else LONGEST_WAIT
        timer = asyncio.ensure_future(self._sleep(seconds))
        asking = {asyncio.ensure_future(self._ask(seat, speak=True)): seat for seat in persons}
        waiting: set[asyncio.Future[Any]] = {timer, *asking}
        try:
            while not timer.done() and len(waiting) > 1:
                await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                for task, seat in asking.items():
                    if task in waiting and task.done():
                        waiting.discard(task)
                        move = task.result()
                        if move is not None:
                            return seat, move
        finally:
            for task in (timer, *asking):
                task.cancel()
        return called[min(waits)[1]] if waits else None

    async def _ask(self, seat: Seat, speak: bool = False) -> Move | None:
        """What the seat answers; while the window is open it is offered only what may be said in it."""
        table, player = self.table, self.players[seat]
        rng = bot_rng(table.botseed, seat, table.length)
        view, offers = table.view(seat), table.offers(seat)
        if speak:
            offers = tuple(offer for offer in offers if offer.verb in table.game.spoken)
        if player.person:
            return await player.choose(view, offers, rng)
        try:
            move = await player.choose(view, offers, rng)
            if move is None:
                if speak:
                    return None
                raise ValueError("stayed silent on its turn")
            move = Move(*move)  # whatever it was that the bot answered
            refusal = table.check(seat, move)
            if speak and move.verb not in table.game.spoken:
                raise ValueError(f"said {move.verb} while the window is open")
            if refusal is not None:
                raise IllegalMove(table.game.notation.text(move), seat, refusal, table.game.notation.note(refusal))
            return move
        except Exception as error:  # a bot's fault must not end the match
            if self._trouble is None:
                raise
            self._trouble(seat, error)
            return None if speak else stand_in(table, seat, rng)

    async def _make(self, seat: Seat, move: Move) -> None:
        length = self.table.length
        self.table.act(seat, move)
        self._hear(length)
        await self._told(length)

    def _hear(self, since: int) -> None:
        """Tell every player what happened since the log had this length; a bot's fault must not end the match."""
        for seat, player in enumerate(self.players):
            try:
                for event in self.table.heard(seat, since):
                    player.hear(event)
            except Exception as error:
                if player.person or self._trouble is None:
                    raise
                self._trouble(seat, error)


def stand_in(table: Table, seat: Seat, rng: Rng) -> Move | None:
    """A random allowed move of the seat, from its offers alone; none that would have to be agreed on."""
    offers = tuple(offer for offer in table.offers(seat) if offer.verb not in table.game.by_consent)
    for _ in range(1000):
        move = RandomBot().choose(table.view(seat), offers, rng)
        if move is None or table.check(seat, move) is None:
            return move
    raise ValueError(f"no allowed move found for seat {seat}")


def bot_players(table: Table) -> list[Player]:
    """A bot for every seat, of the kind that sits there; `random` for a person."""
    kinds = [seated.kind if seated.kind != "person" else "random" for seated in table.seated]
    return [BotPlayer(bot(table.game.key, kind)) for kind in kinds]
