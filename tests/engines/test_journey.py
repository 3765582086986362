"""A journey through every game in every browser: start, ten moves, reload, go on."""

import pytest

from tests.engines.play import READY, begin, first_visit, next_press, play_until_saved, press, saved
from tools.driver import Driver, wait_for
from ui.tables import playable

MOVES = 10


@pytest.mark.parametrize("game", playable())
def test_start_ten_moves_reload_continue(driver: Driver, site: str, game: str) -> None:
    """Every move is kept: after a reload the game stands where it was, and goes on."""
    first_visit(driver, site)
    begin(driver, game)
    before = play_until_saved(driver, MOVES)
    driver.run("window.reloaded = false")
    driver.reload()
    wait_for(driver, READY, "a table that answers")
    press(driver, '[data-act="resume"]')
    next_press(driver)
    assert saved(driver).log()[: before.length] == before.log()
    play_until_saved(driver, before.length + 1)
    assert not driver.run("document.querySelector('.boot-panel') !== null")
