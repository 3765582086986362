"""A snapshot of Python's memory: what is left out of it, and that it comes back whole."""

import gzip
import json
import os
import struct
import subprocess
from pathlib import Path

import pytest

from tools import snapshot
from tools.sources import ROOT

UNPACK = """
globalThis.location = { search: "" };
const script = require("fs").readFileSync("ui/boot/snapshot.js", "utf8");
const packed = require("fs").readFileSync(process.argv[1]);
const bytes = packed.buffer.slice(packed.byteOffset, packed.byteOffset + packed.length);
globalThis.rowdy = { here: "http://here/" };
globalThis.sessionStorage = { getItem: () => null, removeItem: () => {} };
globalThis.caches = { match: async () => ({ arrayBuffer: async () => bytes }) };
eval(script.replace("{{snapshot}}", "here.bin").replace("{{snapshot_size}}", String(bytes.byteLength)));
rowdy.snapshot.take().then((memory) => process.stdout.write(Buffer.from(memory)));
"""


def unpacked(packed: bytes) -> bytes:
    """As the file says of itself."""
    length, count = struct.unpack_from("<2I", packed)
    numbers = struct.unpack_from(f"<{2 * count}I", packed, 8)
    memory, place = bytearray(length), 8 + 8 * count
    for start, size in zip(numbers[::2], numbers[1::2], strict=True):
        memory[start : start + size] = packed[place : place + size]
        place += size
    assert place == len(packed)
    return bytes(memory)


@pytest.mark.parametrize(
    "memory",
    [
        b"",
        bytes(3 * snapshot.BLOCK),
        b"a" + bytes(2 * snapshot.BLOCK),
        bytes(2 * snapshot.BLOCK) + b"z",
        b"a" + bytes(3 * snapshot.BLOCK) + b"bc" + bytes(snapshot.BLOCK) + b"d" * 9000 + bytes(5),
    ],
    ids=["nothing", "empty", "at the beginning", "at the end", "in between"],
)
def test_what_is_packed_comes_back(memory: bytes, tmp_path: Path) -> None:
    """By the page's own script, and as the file is described; what is empty is not kept."""
    packed = snapshot.pack(memory)
    assert unpacked(packed) == memory
    (tmp_path / "packed").write_bytes(packed)
    done = subprocess.run(["node", "-e", UNPACK, str(tmp_path / "packed")], cwd=ROOT, capture_output=True, check=True)
    assert done.stdout == memory
    filled = {place // snapshot.BLOCK for place, byte in enumerate(memory) if byte}
    assert len(packed) <= 8 + 8 * 3 + snapshot.BLOCK * len(filled)


def test_one_that_no_browser_could_take_up_is_an_error() -> None:
    """It must fit into the memory that Python begins with."""
    with pytest.raises(ValueError, match="takes up no more than"):
        snapshot.pack(bytes(snapshot.LARGEST + 1))


def test_the_same_sources_give_the_same(dist: Path) -> None:
    """Else every build would be another version of the site."""
    (stdlib,), (app,), (file,) = ((dist / "assets").glob(f"{name}-*") for name in ("stdlib", "app", "snapshot"))
    assert snapshot.take(stdlib, app).content == file.read_bytes()


def test_the_site_has_one_of_a_first_memory_with_the_app(dist: Path) -> None:
    """It is not among what the worker keeps, and nothing of this machine lies in it."""
    (file,) = (dist / "assets").glob("snapshot-*.bin")
    memory = unpacked(gzip.decompress(file.read_bytes()))
    assert len(memory) <= snapshot.LARGEST
    assert b"ui.tables.craits" in memory
    for trace in (str(ROOT), os.environ["PATH"]):
        assert trace.encode() not in memory, trace
    assert file.name not in (dist / "sw.js").read_text()
    sizes = json.loads((dist / "build.json").read_text())["files"]
    assert sizes[f"assets/{file.name}"]["raw"] < 6_000_000
