"""Measures the start beside a plain PyScript page of the same packages: `python -m tools.boot --runs 7`.

Both pages are served as GitHub Pages would, in one Chromium, by turns. Cold is a browser context that has
never seen the site, warm the second visit. Ready is the moment `data-ready` is set, in ms after the
navigation began. Trust the ratio, not the milliseconds.
"""

import argparse
import shutil
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, Request, sync_playwright

from tools.build import PYODIDE, PYSCRIPT
from tools.chromium import chromium, launch_flags
from tools.serve import serving
from tools.sources import DIST, is_current

PLAIN_PAGE = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Hello</title>
<link rel="stylesheet" href="pyscript/core.css"><script type="module" src="pyscript/core.js"></script></head>
<body><script type="py" config='{"interpreter": "./pyodide/pyodide.mjs"}'>
from pyscript import document
document.documentElement.setAttribute("data-ready", "true")
</script></body></html>
"""
NOTE_READY = """new MutationObserver((_, watching) => {
  if (document.documentElement?.dataset.ready !== "true") return;
  watching.disconnect();
  globalThis.readyAt = performance.now();
}).observe(document, { attributes: true, attributeFilter: ["data-ready"], subtree: true })"""
MEGABIT = 1_000_000 / 8  # bytes
LIMIT_RATIO = 0.6
LIMIT_MEGABYTES = 5.8


class Visit(NamedTuple):
    """Milliseconds until ready on the first and on the second visit, and bytes sent on the first."""

    cold: float
    warm: float
    size: int


@contextmanager
def plain_site() -> Iterator[Path]:
    """A folder with a hello-world on the stock packages, standard library and plugins."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copytree(PYODIDE, folder / "pyodide", ignore=shutil.ignore_patterns("*.map"))
        shutil.copytree(PYSCRIPT, folder / "pyscript", ignore=shutil.ignore_patterns("*.map"))
        (folder / "index.html").write_text(PLAIN_PAGE)
        yield folder


def slow_down(session: CDPSession, cpu: float, network: bool) -> None:
    """Make the processor `cpu` times slower; with `network`, 10 Mbit/s and 100 ms a round trip."""
    session.send("Emulation.setCPUThrottlingRate", {"rate": cpu})
    if network:
        line = {"downloadThroughput": 10 * MEGABIT, "uploadThroughput": 2 * MEGABIT}
        session.send("Network.emulateNetworkConditions", {"offline": False, "latency": 100, **line})


def ready_after(page: Page, address: str) -> float:
    """Go there; milliseconds until the page says that it is ready."""
    page.goto(address, wait_until="commit")
    page.wait_for_function("globalThis.readyAt", timeout=120_000)
    return float(page.evaluate("globalThis.readyAt"))


def visit(browser: Browser, address: str, cpu: float, network: bool) -> Visit:
    """Two visits with a browser that has never been there."""
    context = browser.new_context()
    context.add_init_script(NOTE_READY)
    page = context.new_page()
    slow_down(context.new_cdp_session(page), cpu, network)
    sizes: list[int] = []

    def weigh(request: Request) -> None:
        sizes.append(request.sizes()["responseBodySize"])

    page.on("requestfinished", weigh)
    cold = ready_after(page, address)
    page.wait_for_load_state("networkidle")
    size = sum(sizes)
    page.goto("about:blank")
    warm = ready_after(page, address)
    context.close()
    return Visit(cold, warm, size)


def report(ours: list[Visit], plain: list[Visit]) -> None:
    """Print medians, ratios and sizes."""
    print(f"{'':24}{'ours':>10}{'plain':>10}{'ratio':>8}")
    for name in ("cold", "warm"):
        mine, stock = (statistics.median(getattr(one, name) for one in group) for group in (ours, plain))
        print(f"{'ready, ' + name + ', ms':24}{mine:10.0f}{stock:10.0f}{mine / stock:8.2f}")
    mine, stock = (max(one.size for one in group) / 1e6 for group in (ours, plain))
    print(f"{'first visit, MB':24}{mine:10.2f}{stock:10.2f}{mine / stock:8.2f}")
    print(f"wanted: a ratio of at most {LIMIT_RATIO}, a first visit of at most {LIMIT_MEGABYTES} MB")


def main() -> int:
    """Visit both by turns and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m tools.boot", description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--cpu", type=float, default=1, help="how many times slower the processor is made")
    parser.add_argument("--network", action="store_true", help="10 Mbit/s and 100 ms a round trip")
    given = parser.parse_args()
    if not is_current():
        print("dist/ is missing or older than the sources: run `make build` first", file=sys.stderr)
        return 1
    ours: list[Visit] = []
    plain: list[Visit] = []
    with ExitStack() as stack:
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=chromium(), args=launch_flags())
        stack.callback(browser.close)
        here = stack.enter_context(serving(DIST, path="/us/rowdy-table/"))
        there = stack.enter_context(serving(stack.enter_context(plain_site()), path="/us/hello/"))
        for run in range(given.runs):
            ours.append(visit(browser, here.url, given.cpu, given.network))
            plain.append(visit(browser, there.url, given.cpu, given.network))
            print(f"run {run + 1} of {given.runs}: {ours[-1]} {plain[-1]}", file=sys.stderr)
    report(ours, plain)
    return 0


if __name__ == "__main__":
    sys.exit(main())
