"""Finds a Chromium for the tests, or gets one: `python -m tools.chromium` prints its path."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
ADVICE = (
    "No Chromium that runs was found. Install one (on Debian: apt-get install chromium; on Ubuntu: "
    ".venv/bin/python -m playwright install --with-deps chromium), or name one: CHROMIUM=/path/to/chromium make test"
)


class NoChromium(Exception):
    """There is none and none could be had; the message says what to install."""


def launch_flags() -> list[str]:
    """What every test browser is started with; root's must run without its sandbox."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [*FLAGS, *(["--no-sandbox"] if is_root else [])]


def runs(path: str) -> bool:
    """Whether it starts and says what it is: not Ubuntu's stand-in for a snap, not one without its libraries."""
    try:
        done = subprocess.run([path, "--version"], capture_output=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def found() -> Path | None:
    """The one named by CHROMIUM, else the system's, else Playwright's own; whichever, it runs."""
    named = os.environ.get("CHROMIUM")
    if named:
        path = shutil.which(named)
        if path is None or not runs(path):
            raise NoChromium(f"CHROMIUM={named} cannot be run")
        return Path(path)
    for name in NAMES:
        path = shutil.which(name)
        if path and runs(path):
            return Path(path)
    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return Path(own) if runs(own) else None


def fetched() -> Path | None:
    """Playwright's own, downloaded; where that fails, Debian's package for root."""
    print("No Chromium here: asking Playwright for its own ...", file=sys.stderr)
    download = [sys.executable, "-m", "playwright", "install", "chromium"]
    if subprocess.run(download, stdout=sys.stderr).returncode == 0 and (path := found()):
        return path
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    if not (is_root and shutil.which("apt-get") and Path("/etc/debian_version").exists()):
        return None
    print("That did not help. Installing Debian's: apt-get install chromium ...", file=sys.stderr)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", "--quiet", *command], stdout=sys.stderr, env=environment)
    return found()


def chromium() -> Path:
    """A Chromium that can be run; NoChromium when there is none to be had."""
    path = found() or fetched()
    if path is None:
        raise NoChromium(ADVICE)
    return path


def main() -> int:
    """Print the path, or say what to install."""
    try:
        print(chromium())
    except NoChromium as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
