"""Games to put on a shelf, a shelf to put them on, and a desktop with files and a clipboard."""

from __future__ import annotations

from collections.abc import Callable

from engine import Seated, Table
from tests.ui.player import Memory, Play
from ui.saves import Saves
from ui.shelf import Slot

SEATED = [Seated("Ann"), Seated("Bob", "random"), Seated("Cy", "random")]


class Desktop:
    """Files and a clipboard."""

    address = "https://example.org/table/"

    def __init__(self, blocked: bool = False) -> None:
        self.files: dict[str, str] = {}
        self.chosen = ""
        self.clipboard = ""
        self.blocked = blocked

    def download(self, name: str, text: str) -> None:
        self.files[name] = text

    def pick(self, got: Callable[[str], None]) -> None:
        got(self.chosen)

    def copy(self, text: str, done: Callable[[bool], None]) -> None:
        if not self.blocked:
            self.clipboard = text
        done(not self.blocked)


def game(moves: int = 9, seed: str = "shelf", seats: int = 3) -> Table:
    """A game after so many moves; -1: until its end."""
    table = Table("oh_crud", seats, seed, seated=SEATED, botseed="1")
    while not table.over and table.length != moves:
        table.act(table.turn, table.moves(table.turn)[0])
    return table


OVER = game(-1)


def shelf(store: Memory) -> Saves:
    """A shelf whose clock goes on by a second for each game."""
    return Saves(store, lambda: 1_000_000 + len(store.texts))


def stocked(*tables: Table) -> tuple[Memory, list[str]]:
    """A store with these games, and their keys."""
    store, keys = Memory(), []
    saves = shelf(store)
    for table in tables:
        keys.append(saves.new())
        saves.keep(keys[-1], table)
    return store, keys


def slots(play: Play) -> list[Slot]:
    """The games as the screen lists them."""
    return play.app.model.shelf.slots
