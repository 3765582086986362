"""What a browser with one page can be asked, whoever drives it."""

import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from typing import Any, Protocol

PATIENCE = 120
"""Seconds for a page to come."""
CORNER = 8
"""Pixels from a corner into what is pressed."""


class Driver(Protocol):
    """A browser with one page, on a profile of its own."""

    def open(self, address: str) -> None:
        """Go there."""

    def reload(self) -> None:
        """Load the page again."""

    def run(self, script: str) -> Any:
        """What an expression of JavaScript gives; it may be asked twice."""

    def click(self, selector: str) -> None:
        """Press what the selector finds, as a hand would: its upper left, which the next card of a fan leaves free."""

    def press(self, key: str) -> None:
        """Press a key, `Tab` or a letter; said inside a frame if that has the keyboard: Firefox's driver wants it."""

    def inside(self, frame: str) -> AbstractContextManager[None]:
        """What is said in the block is said to the frame that this expression gives.

        WebKitGTK's driver thereby brings the keyboard into the frame.
        """


class ByPlaywright:
    """Chromium."""

    def __init__(self, page: Any) -> None:
        self._page = page
        self._keyboard = page.keyboard

    def open(self, address: str) -> None:
        """See Driver."""
        self._page.goto(address, wait_until="commit")

    def reload(self) -> None:
        """See Driver."""
        self._page.reload(wait_until="commit")

    def run(self, script: str) -> Any:
        """See Driver."""
        return self._page.evaluate(script)

    def click(self, selector: str) -> None:
        """See Driver."""
        self._page.click(selector, position={"x": CORNER, "y": CORNER})

    def press(self, key: str) -> None:
        """See Driver."""
        self._keyboard.press(key)

    @contextmanager
    def inside(self, frame: str) -> Iterator[None]:
        """See Driver."""
        around = self._page
        self._page = around.evaluate_handle(frame).as_element().content_frame()
        try:
            yield
        finally:
            self._page = around


class BySelenium:
    """Firefox and WebKitGTK."""

    def __init__(self, driver: Any) -> None:
        self._driver = driver

    def open(self, address: str) -> None:
        """See Driver."""
        self._driver.get(address)

    def reload(self) -> None:
        """See Driver."""
        self._driver.refresh()

    def run(self, script: str) -> Any:
        """See Driver.

        WebKitGTK's driver now and then loses the first command to a page that has just come, and answers the second.
        """
        from urllib3.exceptions import ReadTimeoutError

        for _ in range(2):
            with suppress(ReadTimeoutError):
                return self._driver.execute_script(f"return ({script})")
        raise TimeoutError(f"the browser does not answer: {script}")

    def click(self, selector: str) -> None:
        """See Driver."""
        from selenium.webdriver import ActionChains

        found = self._driver.find_element("css selector", selector)
        self._driver.execute_script("arguments[0].scrollIntoView({block: 'nearest', inline: 'nearest'})", found)
        right, down = (CORNER - found.size[side] // 2 for side in ("width", "height"))
        ActionChains(self._driver, duration=0).move_to_element_with_offset(found, right, down).click().perform()

    def press(self, key: str) -> None:
        """See Driver."""
        from selenium.webdriver import ActionChains, Keys

        ActionChains(self._driver).send_keys(getattr(Keys, key.upper(), key)).perform()

    @contextmanager
    def inside(self, frame: str) -> Iterator[None]:
        """See Driver."""
        self._driver.switch_to.frame(self.run(frame))
        try:
            yield
        finally:
            self._driver.switch_to.default_content()


def wait_for(driver: Driver, script: str, what: str, pause: float = 0.05) -> Any:
    """Ask until an expression gives something that is true; what it gives. `what` names it if it never comes."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        found = driver.run(script)
        if found:
            return found
        time.sleep(pause)
    raise TimeoutError(f"waited {PATIENCE} seconds for {what}")
