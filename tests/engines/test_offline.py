"""Playing without a network in every browser: the worker has everything, the server is gone."""

from tests.engines.conftest import SUB_PATH
from tests.engines.play import begin, first_visit, play_moves, press, saved
from tools.driver import Driver, wait_for
from tools.serve import serving
from tools.sources import DIST
from ui.tables import playable

KEPT = "navigator.serviceWorker.controller?.state === 'activated'"
"""The worker answers, which it does when it has everything."""


def test_every_game_begins_and_is_played_with_bots(driver: Driver) -> None:
    """From a shortcut, from the menu, from a game's own page. The browser's own cache may give nothing unasked."""
    with serving(DIST, path=SUB_PATH, like_pages=False) as server:
        first_visit(driver, server.url)
        wait_for(driver, KEPT, "the service worker")
    shortcut, *others = playable()
    driver.open(f"{server.url}?theme=dark#game={shortcut}")
    press(driver, '[data-act="start"]')
    played_with_bots(driver, shortcut)
    for game in others:
        press(driver, '[data-key="more"]')
        press(driver, '[data-act="menu"]')
        begin(driver, game)
        played_with_bots(driver, game)
    driver.open(server.url + "bullcrap.html")
    press(driver, ".way")
    press(driver, '[data-act="start"]')
    played_with_bots(driver, "bullcrap")


def played_with_bots(driver: Driver, game: str) -> None:
    """Make some moves at a table that has just been dealt; bots make theirs, and all are saved."""
    play_moves(driver, 3)
    table = saved(driver)
    assert table.game.key == game
    assert any(table.seated[entry.seat].kind != "person" for entry in table.record())
