"""Serves a folder on this machine: for `make play`, and as GitHub Pages would, for tests and figures."""

import argparse
import errno
import functools
import gzip
import http.server
import os
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from tools.sources import DIST

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
USUAL, HIGHEST = 8765, 65535  # ports
PACKED = {".bin", ".woff2", ".zip"}  # sent as they are: they are compressed already


@functools.cache
def compressed(path: Path, changed: int) -> bytes:  # noqa: ARG001 - the time of change is part of the key
    """The file gzipped, remembered until it changes."""
    return gzip.compress(path.read_bytes(), 6)


class Server(http.server.ThreadingHTTPServer):
    """One folder under one path, answering this machine only."""

    daemon_threads = True
    allow_reuse_port = False  # a busy port must be noticed

    def __init__(self, folder: Path, port: int = 0, path: str = "/", like_pages: bool = False) -> None:
        """Port 0 takes a free one. `like_pages`: gzip, ten minutes of cache, any origin may read."""
        self.folder = folder.resolve()
        self.path = path
        self.like_pages = like_pages
        self.sent = 0  # bytes, without headers
        super().__init__(("127.0.0.1", port), Handler)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that hangs up in the middle is no error."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)

    @property
    def url(self) -> str:
        """The address of the folder, with its closing slash."""
        return f"http://127.0.0.1:{self.server_port}{self.path}"

    def find(self, address: str) -> Path | None:
        """The file an address means, None when there is none or it lies outside."""
        asked = unquote(urlsplit(address).path)
        if not asked.startswith(self.path):
            return None
        path = (self.folder / asked.removeprefix(self.path)).resolve()
        if path.is_dir():
            path /= "index.html"
        return path if path.is_relative_to(self.folder) and path.is_file() else None


class Handler(http.server.BaseHTTPRequestHandler):
    """Answers GET and HEAD with files."""

    protocol_version = "HTTP/1.1"
    server: Server

    def do_GET(self) -> None:
        """Send the file or the site's 404 page."""
        self.answer(with_body=True)

    def do_HEAD(self) -> None:
        """Send what GET would, without the body."""
        self.answer(with_body=False)

    def answer(self, with_body: bool) -> None:
        """One response."""
        path = self.server.find(self.path)
        status = HTTPStatus.OK if path else HTTPStatus.NOT_FOUND
        path = path or self.server.find(self.server.path + "404.html")
        tag, body, kind, packed = "", b"Not found\n", "", False
        if path:
            stamp = path.stat().st_mtime_ns
            tag = f'W/"{stamp:x}"'
            kind = TYPES.get(path.suffix, "application/octet-stream")
            accepts = "gzip" in self.headers.get("Accept-Encoding", "")
            packed = self.server.like_pages and accepts and path.suffix not in PACKED
            body = compressed(path, stamp) if packed else path.read_bytes()
            if status == HTTPStatus.OK and self.headers.get("If-None-Match") == tag:
                status = HTTPStatus.NOT_MODIFIED
        self.send_response(status)
        for name, value in (("Content-Type", kind), ("ETag", tag), ("Content-Encoding", "gzip" if packed else "")):
            if value:
                self.send_header(name, value)
        self.send_header("Cache-Control", "max-age=600" if self.server.like_pages else "no-cache")
        if self.server.like_pages:
            self.send_header("Access-Control-Allow-Origin", "*")
        if status != HTTPStatus.NOT_MODIFIED:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if with_body and status != HTTPStatus.NOT_MODIFIED:
            self.server.sent += len(body)
            self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base class's name
        """Say nothing: the terminal belongs to the address."""


@contextmanager
def serving(folder: Path, path: str = "/", like_pages: bool = True) -> Iterator[Server]:
    """A server on a free port, in the background, until the block ends."""
    server = Server(folder, path=path, like_pages=like_pages)
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def has_screen() -> bool:
    """Whether a browser opened here would be seen (a text browser in the terminal is not meant)."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def port(text: str) -> int:
    """The number of a port; nothing at all means the usual one, 0 any free one."""
    if not text.strip():
        return USUAL
    if not text.isascii() or not text.isdigit() or int(text) > HIGHEST:
        raise argparse.ArgumentTypeError(f"{text!r} is no port: allowed is 0 to {HIGHEST}, 0 takes a free one")
    return int(text)


def main() -> int:
    """Serve dist/ until Ctrl-C."""
    parser = argparse.ArgumentParser(prog="python -m tools.serve", description=__doc__)
    parser.add_argument("--port", type=port, default=USUAL)
    parser.add_argument("--path", default="/", help="serve under this path, with slashes at both ends")
    parser.add_argument("--like-pages", action="store_true", help="answer as GitHub Pages does")
    parser.add_argument("--open", action="store_true", help="open the address in a browser")
    given = parser.parse_args()
    try:
        server = Server(DIST, given.port, given.path, given.like_pages)
    except OSError as error:
        is_busy = error.errno == errno.EADDRINUSE
        other = given.port + 1 if is_busy and given.port < HIGHEST else USUAL
        print(
            f"Port {given.port} cannot be had ({error.strerror}). "
            f"{'Stop what holds it, or choose another' if is_busy else 'Choose another'}:\n"
            f"    make play PORT={other}\n"
            "Saved games belong to the port they were played on.",
            file=sys.stderr,
        )
        return 1
    print(f"Rowdy Table is served at {server.url} (Ctrl-C stops)", flush=True)
    if given.open and has_screen():
        threading.Thread(target=webbrowser.open, args=(server.url,), daemon=True).start()
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        server.server_close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
