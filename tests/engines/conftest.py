"""The built site, and a browser that has never been there."""

import sys
from collections.abc import Iterator

import pytest

from tools.driver import Driver
from tools.engines import ENGINES, absent, guarded
from tools.serve import serving
from tools.sources import DIST, is_current

SUB_PATH = "/somebody/rowdy-table/"
LONGEST = 9 * 60
"""Seconds for all tests of this folder; with the measuring after it (tools/boot.py) a quarter of an hour."""
HERE = [engine for engine in ENGINES if engine.here()]
MISSED = [absent(engine) for engine in ENGINES if not engine.here()]


@pytest.fixture(scope="session", autouse=True)
def patience() -> Iterator[None]:
    """It begins with a site to try and says what is not tried; a browser that hangs ends it all."""
    if not is_current():
        pytest.fail("dist/ is missing or older than the sources: run `make build` first", pytrace=False)
    for line in MISSED:
        print(f"\n{line}", file=sys.stderr)
    with guarded(LONGEST, "What is tried in the browsers"):
        yield


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The site as Pages would serve it."""
    with serving(DIST, path=SUB_PATH) as server:
        yield server.url


@pytest.fixture(params=HERE, ids=lambda engine: engine.name)
def driver(request: pytest.FixtureRequest) -> Iterator[Driver]:
    """A browser that has never been here."""
    with request.param.start() as driver:
        yield driver
