"""The colours of ui/style, measured: text 4.5 to 1, shapes 3 to 1, by day and by night."""

import re
from pathlib import Path

import pytest

STYLE = Path(__file__).resolve().parents[2] / "ui" / "style"
DAY, NIGHT = 0, 1
GAMES = ("", "oh_crud", "bullcrap", "craits")
LETTERS = "ybgrposhdc"
TEXT = [
    ("on-felt", "felt"), ("on-felt", "felt-dot"), ("on-felt", "felt-deep"), ("on-felt-soft", "felt"),
    ("on-felt-soft", "felt-dot"), ("ink", "paper"), ("ink", "paper-deep"), ("ink-soft", "paper"),
    ("ink-soft", "paper-deep"), ("on-rim", "rim"), ("on-go", "go"), ("on-danger", "danger"),
    ("on-slime", "slime"), ("on-face", "face-dim"), ("line", "die-face"),
    *((f"ink-{letter}", face) for letter in LETTERS for face in ("face", "face-crud", "face-power")),
]  # fmt: skip
SHAPES = [
    ("edge", "paper"), ("edge", "paper-deep"), ("line", "face"), ("line", "face-dim"), ("line", "face-crud"),
    ("line", "die-face"), ("focus", "focus-ring"), ("go", "felt"), ("face", "felt"), ("face-dim", "felt"),
    *(("line", f"suit-{letter}") for letter in LETTERS if letter != "s"), ("suit-s", "face"),
]  # fmt: skip


def colours(text: str) -> dict[str, tuple[str, str]]:
    """Each token that is a colour, by day and by night."""
    found = {}
    for name, value in re.findall(r"--([\w-]+):\s*([^;]+);", text):
        hexes = re.findall(r"#[0-9a-f]{3,6}\b", value)
        if hexes:
            found[name] = (hexes[0], hexes[-1])
    return found


def tokens(game: str) -> dict[str, tuple[str, str]]:
    """The colours as they stand at a game's table."""
    text = (STYLE / "00-base.css").read_text()
    blocks = dict(re.findall(r"([^{}]+)\{([^{}]*)\}", text))
    found: dict[str, tuple[str, str]] = {}
    for selector, body in blocks.items():
        plain = re.sub(r"/\*.*?\*/", "", selector, flags=re.DOTALL).strip()
        if plain == ":root" or (game and f'data-game="{game}"' in plain):
            found |= colours(body)
    return found


def brightness(colour: str) -> float:
    """The relative luminance of WCAG 2."""
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    channels = [int(digits[place : place + 2], 16) / 255 for place in (0, 2, 4)]
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG 2, 1 to 21."""
    dark, light = sorted((brightness(one), brightness(other)))
    return (light + 0.05) / (dark + 0.05)


def test_the_measure_itself() -> None:
    assert contrast("#000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#fff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("hour", [DAY, NIGHT])
@pytest.mark.parametrize("game", GAMES)
def test_contrast(game: str, hour: int) -> None:
    known = tokens(game)
    faults = []
    for pairs, floor in ((TEXT, 4.5), (SHAPES, 3.0)):
        for front, back in pairs:
            ratio = contrast(known[front][hour], known[back][hour])
            if ratio < floor:
                faults.append(f"--{front} on --{back}: {ratio:.2f}, wants {floor}")
    assert not faults


def test_games_have_felts_of_their_own() -> None:
    assert len({tokens(game)["felt"] for game in GAMES}) == len(GAMES)
