"""A new version of the site, as the app sees it: offered between games, used only when it is pressed."""

import json
from collections.abc import Callable

from tests.ui.player import Memory, Play, run
from ui.app import App
from ui.model import KeyPress
from ui.saves import SETTINGS, Saves
from ui.screens.spoken import RENEWAL


class Shelf:
    """A site whose versions the test brings."""

    def __init__(self) -> None:
        self.wanted: list[bool] = []
        self.renewed = 0
        self.bring: Callable[[], None] = lambda: None

    def keep(self, wanted: bool) -> None:
        self.wanted.append(wanted)

    def listen(self, renewable: Callable[[], None]) -> None:
        self.bring = renewable

    def renew(self) -> None:
        self.renewed += 1


class Renewing(Play):
    """Someone at an app whose site may be renewed."""

    def __init__(self) -> None:
        super().__init__()
        self.site = Shelf()
        self.app = App(Saves(self.store, lambda: 1), self.glass, self.errors.append, site=self.site)
        self.app.open()

    def offered(self) -> bool:
        """Whether the new version is offered."""
        return RENEWAL in self.glass.regions["toast"]


def test_it_is_offered_at_the_menu_and_used_when_pressed() -> None:
    """Nothing happens unasked."""
    play = Renewing()
    assert not play.offered()
    play.site.bring()
    assert play.offered()
    assert RENEWAL in play.glass.regions["polite"], "it is read out"
    assert play.site.renewed == 0
    play.press("renew")
    assert play.site.renewed == 1


def test_it_is_put_off_by_the_cross_and_by_escape() -> None:
    """A sentence that stays comes first, and Escape takes one thing at a time."""
    play = Renewing()
    play.site.bring()
    play.press("dismiss")
    assert not play.offered()
    play.site.bring()
    play.app.model.notice = "Something else."
    play.app.draw()
    assert not play.offered()
    assert play.app.press(KeyPress("Escape"))
    assert play.offered()
    assert play.app.press(KeyPress("Escape"))
    assert not play.offered()
    assert not play.app.press(KeyPress("Escape"))


def test_a_game_is_never_disturbed() -> None:
    """From the set-up to the last card nothing is offered and nothing can be pressed; at the end it is."""

    async def story() -> None:
        play = Renewing()
        play.set_up(seats="2")
        play.site.bring()
        assert not play.offered()
        play.press("start")
        seen = []

        def done() -> bool:
            over = play.match.table.over
            seen.append(play.offered() and not over)
            return over and not play.match.waiting

        await play.settle()
        play.press("renew")
        assert play.site.renewed == 0
        await play.until(done)
        assert not any(seen)
        assert len(seen) > 10
        assert play.offered()
        play.press("menu")
        assert play.offered()

    run(story)


def test_the_setting_is_kept_and_obeyed() -> None:
    """Offline play can be switched off for good; an old setting without it means on."""
    play = Renewing()
    assert play.app.model.settings.offline
    play.press("prefer", name="offline", value="false")
    assert play.site.wanted == [False]
    assert not Saves(play.store, lambda: 1).settings().offline
    assert Saves(Memory(**{SETTINGS: json.dumps({"pace": "slow"})}), lambda: 1).settings().offline
