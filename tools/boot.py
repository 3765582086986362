"""Measures the start, step by step, beside a plain PyScript page of the same packages: `python -m tools.boot --runs 5`.

Both pages are served as GitHub Pages would, by turns, in Chromium, in a Chromium made four times slower, in Firefox and
in WebKitGTK; each run has a fresh profile. Cold is the first visit, warm the second. All is counted in milliseconds
from the beginning of the navigation; ready is the moment `data-ready` is set. Trust the ratio, not the milliseconds.
"""

import argparse
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

from tools.build import PYODIDE, PYSCRIPT
from tools.driver import Driver, wait_for
from tools.engines import ENGINES, Engine, absent, chromium_driver, guarded
from tools.serve import Server, compressed, serving
from tools.sources import DIST, is_current

PLAIN_PAGE = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Hello</title>
<link rel="stylesheet" href="pyscript/core.css"><script type="module" src="pyscript/core.js"></script></head>
<body><script type="py" config='{"interpreter": "./pyodide/pyodide.mjs"}'>
from pyscript import document
document.documentElement.setAttribute("data-ready", "true")
</script></body></html>
"""
NOTES = """
globalThis.told = {};
addEventListener("py:progress", ({ detail }) => { told[detail] ??= performance.now(); });
new MutationObserver((_, watching) => {
  if (document.documentElement?.dataset.ready !== "true") return;
  watching.disconnect();
  globalThis.readyAt = performance.now();
}).observe(document, { attributes: true, attributeFilter: ["data-ready"], subtree: true });
"""
READ = """globalThis.readyAt && {
  html: performance.getEntriesByType("navigation")[0].responseEnd,
  painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
  core: told["Loading interpreter"],
  python: told["Loaded interpreter"],
  ready: readyAt,
}"""
MEGABYTE = 1_000_000
LIMIT_MEGABYTES = 5.8
LIMIT_PAINT = 300  # ms from the HTML to the menu
REST = 2
"""Seconds after a visit: what comes when the table is ready and idle comes now."""
KEPT = "!globalThis.rowdy || rowdy.snapshot.settled()"
TAKEN_UP = "!globalThis.rowdy || rowdy.snapshot.inUse()"
LONGEST = 6 * 60
"""Seconds for a run, two visits to both pages in every browser."""


class Start(NamedTuple):
    """Milliseconds until each step of one start was done."""

    html: float
    painted: float
    core: float
    python: float
    ready: float


class Visits(NamedTuple):
    """The first and the second visit of a fresh profile; bytes that were sent until the first was ready, and after."""

    cold: Start
    warm: Start
    size: int
    later: int


STEPS = {
    "html": "the HTML is there",
    "painted": "the menu is painted",
    "core": "PyScript's own scripts run",
    "python": "Python is there",
    "ready": "the table answers",
}


class Kind(NamedTuple):
    """A browser as it is measured, and the ratios that are wanted of it."""

    engine: Engine
    name: str
    cold: float
    warm: float


def kinds(network: bool) -> list[Kind]:
    """All that are measured; over the slow line Chromium alone, which can imitate it."""
    chromium, firefox, webkit = ENGINES
    slow = chromium._replace(start=partial(chromium_driver, slower=4, network=network))
    fast = chromium._replace(start=partial(chromium_driver, network=network))
    both = [Kind(fast, "Chromium", 0.55, 0.6), Kind(slow, "Chromium / 4", 0.75, 0.45)]
    others = [Kind(firefox, "Firefox", 0.55, 0.6), Kind(webkit, "WebKitGTK", 0.5, 0.6)]
    return both if network else both + others


@contextmanager
def plain_site() -> Iterator[Path]:
    """A folder with a hello-world on the stock packages, standard library and plugins."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copytree(PYODIDE, folder / "pyodide", ignore=shutil.ignore_patterns("*.map"))
        shutil.copytree(PYSCRIPT, folder / "pyscript", ignore=shutil.ignore_patterns("*.map"))
        (folder / "index.html").write_text(PLAIN_PAGE)
        yield folder


@contextmanager
def noting(folder: Path) -> Iterator[Path]:
    """A copy of a site whose page notes how far it is."""
    with tempfile.TemporaryDirectory() as name:
        target = Path(name) / "site"
        shutil.copytree(folder, target)
        page = target / "index.html"
        page.write_text(page.read_text().replace("<head>", f"<head><script>{NOTES}</script>", 1))
        yield target


def prepared(folder: Path, path: str, stack: ExitStack) -> Server:
    """A server of the folder that has compressed every file before it is asked: Pages has done so long ago."""
    for file in filter(Path.is_file, folder.resolve().rglob("*")):
        compressed(file, file.stat().st_mtime_ns)
    return stack.enter_context(serving(folder, path=path))


def start(driver: Driver, address: str) -> Start:
    """Go there and wait until the page is ready."""
    driver.open(address)
    return Start(**wait_for(driver, READ, f"{address} to be ready", pause=0.2))


def visits(kind: Kind, server: Server) -> Visits:
    """Two visits in a browser that has never been there."""
    with kind.engine.start() as driver:
        before = server.sent
        cold = start(driver, server.url)
        size = server.sent - before
        time.sleep(REST)
        wait_for(driver, KEPT, "what later visits start from")
        later = server.sent - before - size
        driver.open(server.url + "nowhere")  # the second visit is no reload
        warm = start(driver, server.url)
        if not driver.run(TAKEN_UP):
            print(f"{kind.name}: the second visit did not start from the snapshot", file=sys.stderr)
        return Visits(cold, warm, size, later)


def middle(starts: list[Start]) -> Start:
    """The median of each step."""
    return Start(*(statistics.median(times) for times in zip(*starts, strict=True)))


def verdict(value: float, limit: float) -> str:
    """What was wanted, and whether it was reached."""
    return f"{limit:g}" if value <= limit else f"{limit:g}: not reached"


def report(name: str, ours: list[Start], plain: list[Start], wanted: float) -> None:
    """Print the steps of one browser's visit."""
    mine, stock = middle(ours), middle(plain)
    print(f"\n{name:32}{'ours':>8}{'plain':>8}{'ratio':>8}  wanted")
    for step, text in STEPS.items():
        here, there = getattr(mine, step), getattr(stock, step)
        if step == "ready":
            print(f"{text:32}{here:8.0f}{there:8.0f}{here / there:8.2f}  {verdict(here / there, wanted)}")
        elif step == "painted":
            after = here - mine.html
            print(f"{text:32}{here:8.0f}{'':16}  {after:.0f} after the HTML, {verdict(after, LIMIT_PAINT)}")
        else:
            print(f"{text:32}{here:8.0f}{there:8.0f}")
    sys.stdout.flush()


def main() -> int:
    """Visit both by turns and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m tools.boot", description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--only", default="", help="the browsers whose name begins so")
    parser.add_argument("--network", action="store_true", help="10 Mbit/s and 100 ms a round trip; Chromium only")
    given = parser.parse_args()
    if not is_current():
        print("dist/ is missing or older than the sources: run `make build` first", file=sys.stderr)
        return 1
    with ExitStack() as stack:
        stack.enter_context(guarded(LONGEST * given.runs, "Measuring the starts"))
        us = prepared(stack.enter_context(noting(DIST)), "/us/rowdy-table/", stack)
        stock = stack.enter_context(noting(stack.enter_context(plain_site())))
        them = prepared(stock, "/us/hello/", stack)
        for kind in kinds(given.network):
            if not kind.name.startswith(given.only):
                continue
            if not kind.engine.here():
                print(absent(kind.engine))
                continue
            pairs = [(visits(kind, us), visits(kind, them)) for _ in range(given.runs)]
            for visit in ("cold", "warm"):
                mine, stocks = ([getattr(one, visit) for one in group] for group in zip(*pairs, strict=True))
                report(f"{kind.name}, {visit}, ms", mine, stocks, getattr(kind, visit))
            sizes = [max(one.size for one in group) / MEGABYTE for group in zip(*pairs, strict=True)]
            wanted = verdict(sizes[0], LIMIT_MEGABYTES)
            print(f"{'sent on the first visit, MB':32}{sizes[0]:8.2f}{sizes[1]:8.2f}{'':8}  {wanted}")
            later = max(mine.later for mine, _ in pairs) / MEGABYTE
            print(f"{'sent when it was ready, MB':32}{later:8.2f}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
