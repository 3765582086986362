"""The site's files as the browser keeps them: the service worker, by way of ui/boot/offline.js."""

from __future__ import annotations

from collections.abc import Callable

from pyodide.ffi import create_proxy
from pyscript import window


class BrowserSite:
    """Where there can be no service worker nothing is kept, nothing is ever new, and nothing fails."""

    def keep(self, wanted: bool) -> None:
        """Keep the site, as soon as the page is idle, or let go of it."""
        window.rowdy.offline.keep(wanted)

    def listen(self, renewable: Callable[[], None]) -> None:
        """Hear of a new version, perhaps more than once."""
        window.rowdy.offline.listen(create_proxy(renewable))

    def renew(self) -> None:
        """Let the version that waits take over, and reload."""
        window.rowdy.offline.renew()
