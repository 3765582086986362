"""Draws the icons of the installed app into ui/boot/icons: `python -m tools.icons` (needed when their shape changes).

Two cards on felt, the same as favicon.svg. Every pixel is computed from its distance to a shape's edge.
"""

import math
import struct
import sys
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tools.page import BOOT

ICONS = BOOT / "icons"
Colour = tuple[int, int, int]
FELT, BACK, FACE, LINE, SUIT = (0x12, 0x4A, 0x38), (0x8A, 0x1C, 0x1C), (0xFF, 0xFD, 0xF7), (0x1D, 0x1A, 0x16), (
    0x1A, 0x5F, 0xB4,
)  # fmt: skip


class Shape(NamedTuple):
    """An area in the units of favicon.svg (32 by 32): `distance` to its edge, negative inside."""

    distance: Callable[[float, float], float]
    colour: Colour


def turned(angle: float, x: float, y: float, centre: tuple[float, float]) -> tuple[float, float]:
    """A point as a shape sees it that was turned by so many degrees, clockwise, about a centre."""
    sine, cosine = math.sin(math.radians(-angle)), math.cos(math.radians(-angle))
    across, down = x - centre[0], y - centre[1]
    return centre[0] + across * cosine - down * sine, centre[1] + across * sine + down * cosine


def card(left: float, top: float, width: float, height: float, angle: float, centre: tuple[float, float],
         more: float = 0.0) -> Callable[[float, float], float]:  # fmt: skip
    """A rectangle with corners of radius 3, turned; `more` wider on every side."""
    middle = left + width / 2, top + height / 2

    def distance(x: float, y: float) -> float:
        at_x, at_y = turned(angle, x, y, centre)
        across = abs(at_x - middle[0]) - width / 2 + 3
        down = abs(at_y - middle[1]) - height / 2 + 3
        return math.hypot(max(across, 0), max(down, 0)) + min(max(across, down), 0) - 3 - more

    return distance


def polygon(corners: list[tuple[float, float]], angle: float, centre: tuple[float, float]
            ) -> Callable[[float, float], float]:  # fmt: skip
    """A convex area with its corners clockwise, turned."""
    edges = list(zip(corners, [*corners[1:], corners[0]], strict=True))

    def distance(x: float, y: float) -> float:
        at_x, at_y = turned(angle, x, y, centre)
        return max(
            ((at_x - ax) * (by - ay) - (at_y - ay) * (bx - ax)) / math.hypot(bx - ax, by - ay)
            for (ax, ay), (bx, by) in edges
        )

    return distance


SHAPES = (
    Shape(card(3, 5, 15, 22, -14, (10, 16)), BACK),
    Shape(card(12, 4, 16, 23, 9, (20, 16), more=0.75), LINE),
    Shape(card(12, 4, 16, 23, 9, (20, 16), more=-0.75), FACE),
    Shape(polygon([(20.5, 9.5), (25.5, 18), (17, 19.5)], 9, (20, 16)), SUIT),
)


def picture(side: int, room: float) -> bytes:
    """The pixels of a square icon, row by row; `room` is the share of the side that the cards have."""
    unit = 32 / (side * room)
    edge = 16 - side / 2 * unit
    rows = bytearray()
    for row in range(side):
        y = edge + (row + 0.5) * unit
        for column in range(side):
            x = edge + (column + 0.5) * unit
            pixel = FELT
            for shape in SHAPES:
                share = min(max(0.5 - shape.distance(x, y) / unit, 0.0), 1.0)
                if share:
                    pixel = tuple(round(was + (new - was) * share) for was, new in zip(pixel, shape.colour))  # type: ignore[assignment] # noqa: B905
            rows += bytes(pixel)
    return bytes(rows)


def png(side: int, pixels: bytes) -> bytes:
    """A square picture of 8-bit colours as a PNG."""

    def chunk(name: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

    lines = b"".join(b"\0" + pixels[at : at + 3 * side] for at in range(0, len(pixels), 3 * side))
    head = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(lines, 9)) + chunk(b"IEND", b"")


class Icon(NamedTuple):
    """One of the icons: its name, its side in pixels, what of it the cards fill, and what the manifest calls that."""

    name: str
    side: int
    room: float
    purpose: str = ""


KINDS = (
    Icon("icon-192.png", 192, 0.86, "any"),
    Icon("icon-512.png", 512, 0.86, "any"),
    Icon("mask-512.png", 512, 0.62, "maskable"),
    Icon("touch-180.png", 180, 0.8),
)


def read(icon: Icon) -> bytes:
    """An icon as it was drawn last."""
    return (ICONS / icon.name).read_bytes()


def draw(folder: Path) -> None:
    """Write every icon."""
    folder.mkdir(exist_ok=True)
    for icon in KINDS:
        (folder / icon.name).write_bytes(png(icon.side, picture(icon.side, icon.room)))


def main() -> int:
    """Draw them where the build finds them."""
    draw(ICONS)
    return 0


if __name__ == "__main__":
    sys.exit(main())
