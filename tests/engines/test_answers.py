"""A browser's answers: asked again where one is lost, given up where none comes."""

from typing import Any

import pytest
from urllib3.exceptions import ReadTimeoutError

from tools.driver import BySelenium


class Forgetful:
    """A driver that loses the first commands."""

    def __init__(self, lost: int) -> None:
        self.lost = lost

    def execute_script(self, script: str) -> Any:
        """Nothing in time, or the script."""
        self.lost -= 1
        if self.lost >= 0:
            raise ReadTimeoutError(None, "", "nothing in time")
        return script


def test_what_is_lost_once_is_asked_again() -> None:
    """WebKitGTK's driver loses a command now and then."""
    assert BySelenium(Forgetful(1)).run("1 + 1") == "return (1 + 1)"


def test_what_is_lost_twice_is_an_error() -> None:
    """Nobody waits for ever."""
    with pytest.raises(TimeoutError, match="does not answer: 1 \\+ 1"):
        BySelenium(Forgetful(2)).run("1 + 1")
