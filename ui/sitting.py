"""Sitting down at a table and leaving it: whether this tab may play, whether the game is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import Table
from ui.export import judged
from ui.match import Match
from ui.model import PACES, Model
from ui.outside import Tabs
from ui.saves import ABOUT, ELSEWHERE, KEPT, Saves
from ui.shelf import slot_of
from ui.words.tongue import N_, _

if TYPE_CHECKING:
    from ui.app import App

IN_USE = N_("This game is open in another tab. Here you can only look on.")
TAKEN = N_("Another tab has taken this game over. Here you can only look on.")


class Sitting:
    """The match on the screen, the key of its game, and the games that could not be saved."""

    def __init__(self, app: App, saves: Saves, tabs: Tabs) -> None:
        self._app, self._saves, self._tabs = app, saves, tabs
        self.key = ""
        self.loose: dict[str, Table] = {}
        """Games that live only as long as this page, by key."""

    @property
    def model(self) -> Model:
        """What the screen is drawn from."""
        return self._app.model

    def restock(self) -> None:
        """Bring what the model says of the shelf up to date; what found no room is tried again."""
        for key, table in list(self.loose.items()):
            if key != self.key and self._saves.keep(key, table) == KEPT:
                del self.loose[key]
        shelf = self.model.shelf
        loose = [slot_of(key, table, "", self._saves.now()) for key, table in self.loose.items()]
        shelf.slots = loose[::-1] + [slot for slot in self._saves.slots() if slot.key not in self.loose]
        shelf.loose = set(self.loose)
        if self.model.screen == "saves":
            shelf.asides = self._saves.asides()
        if self.model.screen == "records":
            shelf.results = self._saves.results()

    def resume(self, key: str) -> None:
        """Go on with a game of the shelf."""
        table, told = self.loose.get(key), ""
        if table is None:
            table, told = self._saves.open(key)
        if table is None:
            self.restock()
        else:
            self.play(table, key)
        self.model.notice = told or self.model.notice

    def play(self, table: Table, key: str = "") -> None:
        """Sit down at a table, leaving the one before. Without a key the game is a new one on the shelf."""
        self.leave()
        self.key = here = key or self._saves.new()
        self._app.show("play")
        self._show(table)
        self._app.embedder.tell("started", game=table.game.key, seats=table.seats, seed=table.seed)
        self._ask(here, steal=False)

    def running(self, fresh: Table, seed: str) -> str:
        """The latest unfinished game begun as `fresh` is, with this seed unless it is empty; its key, empty if none."""
        for slot in self.model.shelf.slots:
            if not slot.over and slot.game == fresh.game.key:
                table = self.loose.get(slot.key) or judged(self._saves.store.get(slot.key) or "")[0]
                if table and table.options == fresh.options and seed in {"", table.seed}:
                    return slot.key
        return ""

    def take_over(self) -> None:
        """Play here what another tab plays, as it stands on the shelf by now."""
        if self.model.watching:
            self._ask(self.key, steal=True)

    def _ask(self, here: str, steal: bool) -> None:
        def got(mine: bool) -> None:
            if self.key != here:
                if mine:
                    self._tabs.release(here)
                return
            if not mine:
                self._look_on(IN_USE)
            else:
                if steal:
                    self._read_again()
                self._begin()
            self._app.draw()

        self._tabs.hold(here, steal, got, lambda: self._lost(here))

    def _show(self, table: Table) -> None:
        """Put a table on the screen; nobody plays yet."""
        if self.model.match is not None:
            self.model.match.stop()
        self.model.watching = ""
        self.model.match = Match(
            table, self._app.moved, self.keep, lambda: PACES[self.model.settings.pace], self._app.failed
        )

    def _begin(self) -> None:
        match = self.model.match
        if match is not None:
            self.keep(match.table, made=False)
            if not self.model.watching:
                match.start()

    def _look_on(self, why: str) -> None:
        """Stop playing here; what is on the screen may still be looked at."""
        if self.model.match is not None:
            self._show(self.model.match.table)
            self.model.match.telling.announce(_(why))
        self._tabs.release(self.key)
        self.model.watching, self.model.panel = why, ""

    def _read_again(self) -> None:
        table, told = self._saves.open(self.key)
        if table is not None:
            self._show(table)
            self.model.notice = told or self.model.notice

    def _lost(self, here: str) -> None:
        if self.key == here and not self.model.watching:
            self._look_on(TAKEN)
            self._app.draw()

    def changed(self, key: str) -> None:
        """Another tab has written or removed a text: follow its game, or stop playing if it is ours."""
        if self.model.match is None:
            self.restock()
        elif key in {self.key, ABOUT + self.key}:
            if not self.model.watching:
                if self._saves.is_mine(self.key):
                    return
                self._look_on(TAKEN)
            elif key == self.key:
                why = self.model.watching
                self._read_again()
                self.model.watching = why
        else:
            return
        self._app.draw()

    def keep(self, table: Table, made: bool = True) -> None:
        """Save the game, unless another tab has gone on with it."""
        done = self._saves.keep(self.key, table, made)
        if done == ELSEWHERE:
            self._look_on(TAKEN)
            return
        self.model.kept = done == KEPT
        if self.model.kept:
            self.loose.pop(self.key, None)
        else:
            self.loose[self.key] = table
        if made:
            self._tell(table)
        if made and table.over:
            self.model.notice = self._saves.prune() or self.model.notice

    def _tell(self, table: Table) -> None:
        """Let the page around know of a move that was made or taken back."""
        embedder = self._app.embedder
        if embedder.there:
            embedder.tell("move", length=table.length, turn=table.turn)
            embedder.tell("save", text=table.save())
            if table.over:
                embedder.tell("finished", scores=list(table.scores()), places=list(table.places()))

    def leave(self) -> None:
        """Get up from the table. A game in which nothing was done yet is not kept."""
        match = self.model.match
        if match is None:
            return
        match.stop()
        table = match.table
        if not (table.length or table.undone or self.model.watching):
            self._saves.drop(self.key)
            self.loose.pop(self.key, None)
        self._tabs.release(self.key)
        self.model.match, self.model.watching, self.key = None, "", ""
