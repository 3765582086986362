"""Python's memory with the app in it, as the build takes it and a browser keeps it (ui/boot/snapshot.js)."""

import base64
import gzip
import hashlib
import struct
import subprocess
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tools.sources import ROOT

LARGEST = 30 * 1024 * 1024 + 4096
"""Bytes of Python's first memory, and of a short head: a snapshot that has outgrown it cannot be taken up."""
BLOCK = 4096
"""Bytes that are looked at together; half of the memory is empty."""


class Snapshot(NamedTuple):
    """A memory as it is fetched, the SHA-256 of that in base 64, and how many bytes it has when it is kept."""

    content: bytes
    digest: str
    size: int


def take(stdlib: Path, app: Path) -> Snapshot:
    """Start Pyodide with this library, load this app, take its memory. Errors: see `pack`."""
    with TemporaryDirectory() as name:
        target = Path(name) / "memory"
        command = ["node", "tools/snapshot.mjs", str(stdlib), str(app), str(target)]
        subprocess.run(command, cwd=ROOT, check=True)
        memory = target.read_bytes()
    packed = pack(memory)
    content = gzip.compress(packed, mtime=0)
    digest = base64.b64encode(hashlib.sha256(content).digest()).decode()
    return Snapshot(content, digest, len(packed))


def runs(memory: bytes) -> Iterator[tuple[int, int]]:
    """Where the parts that are not empty begin, and how long they are."""
    start = None
    empty = bytes(BLOCK)
    for place in range(0, len(memory), BLOCK):
        block = memory[place : place + BLOCK]
        filled = block != empty[: len(block)]
        if filled and start is None:
            start = place
        elif not filled and start is not None:
            yield start, place - start
            start = None
    if start is not None:
        yield start, len(memory) - start


def pack(memory: bytes) -> bytes:
    """Its length, the number of runs, start and length of each, all as four bytes, little end first; then the runs.

    ValueError: the memory is larger than a browser could take up.
    """
    if len(memory) > LARGEST:
        raise ValueError(f"the memory has {len(memory)} bytes, a browser takes up no more than {LARGEST}")
    found = list(runs(memory))
    head = struct.pack(f"<{2 + 2 * len(found)}I", len(memory), len(found), *(number for run in found for number in run))
    return head + b"".join(memory[start : start + length] for start, length in found)
