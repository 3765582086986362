"""The suits and the faces of the dice, drawn on a grid of 24 by 24."""

from math import cos, pi, sin

OH_CRUD_SUITS = "YBGRPO"
FRENCH_SUITS = "SHDC"
SUIT_LETTERS = OH_CRUD_SUITS + FRENCH_SUITS

# The strokes of a digit in a box 8 wide and 12 high.
DIGITS = {
    1: "M1.5 2.5 4.5 0V12M1.5 12h6",
    2: "M.5 3C1-1 7.5-1 7.5 3.2 7.5 6.5 1 8.5.5 12h7",
    3: "M.5 1.8C2.5-.8 7.5-.4 7.5 3 7.5 5 5.5 5.8 3.5 5.8 6 5.8 8 6.8 8 9 8 12.8 2 13 0 10.2",
    4: "M6 12V0L0 8.3h8",
    5: "M7.2 0H1.3L.8 5.3C3.5 3.8 7.8 4.5 7.8 8.2 7.8 12.5 2.3 13 0 10.6",
    6: "M6.5 0C2.5 2 .3 5 .3 8.2a3.7 3.7 0 0 0 7.4 0C7.7 4.3 2.5 3.2.6 6.8",
    7: "M.3 0H7.7C5 3.5 3.5 7.5 3.2 12M1.8 6.5H6.5",
    8: "M4 5.6C-.2 4.6.3 0 4 0S8.2 4.6 4 5.6C-1 6.8-.8 12 4 12S9 6.8 4 5.6",
    9: "M1.5 12C5.5 10 7.7 7 7.7 3.8a3.7 3.7 0 0 0-7.4 0C.3 7.7 5.5 8.8 7.4 5.2",
}


def points(corners: list[tuple[float, float]]) -> str:
    """A closed path through these corners."""
    return "M" + " ".join(f"{x:.4g} {y:.4g}" for x, y in corners) + "Z"


def star(radius: float, inner: float, arms: int, middle: tuple[float, float]) -> str:
    """A star of so many arms that stands on two of them."""
    x, y = middle
    corners = []
    for step in range(2 * arms):
        reach = inner if step % 2 else radius
        angle = pi * step / arms - pi / 2
        corners.append((x + reach * cos(angle), y + reach * sin(angle)))
    return points(corners)


SHAPES = {
    "Y": star(11.2, 5.2, 5, (12, 12.9)),
    "B": points([(6.5, 2.6), (17.5, 2.6), (23, 12), (17.5, 21.4), (6.5, 21.4), (1, 12)]),
    "G": "M1.8 12a10.2 10.2 0 1 0 20.4 0a10.2 10.2 0 1 0-20.4 0Z",
    "R": "M3.5 2.5h17a1 1 0 0 1 1 1v17a1 1 0 0 1-1 1h-17a1 1 0 0 1-1-1v-17a1 1 0 0 1 1-1Z",
    "P": points([(12, 2), (22.8, 21), (1.2, 21)]),
    "O": points([(12, 1), (20.6, 12), (12, 23), (3.4, 12)]),
    "S": "M12 1.5C9 6 2 9.5 2 14.5c0 4.8 6 5.9 8.7 2.6-.2 2.3-.9 4-2.2 5.4h7c-1.3-1.4-2-3.1-2.2-5.4"
    "C16 20.4 22 19.3 22 14.5 22 9.5 15 6 12 1.5Z",
    "H": "M12 22C8 17.5 1.5 13.5 1.5 8 1.5 1.5 9.8.8 12 6.5 14.2.8 22.5 1.5 22.5 8 22.5 13.5 16 17.5 12 22Z",
    "D": "M12 1C14.5 5.5 17 9 20.5 12 17 15 14.5 18.5 12 23 9.5 18.5 7 15 3.5 12 7 9 9.5 5.5 12 1Z",
    "C": "M12 1.5a5 5 0 0 0-3.8 8.2 5 5 0 1 0 2.6 7.3c-.2 2.3-1 4-2.3 5.5h7c-1.3-1.5-2.1-3.2-2.3-5.5"
    "a5 5 0 1 0 2.6-7.3A5 5 0 0 0 12 1.5Z",
}

# A short light stroke on the upper left of each shape: the comic's gloss.
GLOSS = {
    "Y": "M9.8 10.2 11 7.6",
    "B": "M4.6 10.2 7.4 5.4",
    "G": "M5.2 10.4A7 7 0 0 1 9.2 5.6",
    "R": "M5.6 10V6.6a1 1 0 0 1 1-1H9",
    "P": "M8.3 13.3 11 8.4",
    "O": "M7.2 10.6 10.4 6.6",
    "S": "M5 14.5C5.2 12 7.5 10 9 8.2",
    "H": "M4.6 8.8C4.2 6.4 5.5 5.2 7 5.1",
    "D": "M8.5 10.5 10.6 7.3",
    "C": "M9.4 6.8A2.7 2.7 0 0 1 11 4.3",
}


def suit(letter: str) -> str:
    """The inside of a suit's symbol: shape with an ink outline, and its gloss; the spade's rim shows it by night."""
    rim = f'<path d="{SHAPES[letter]}" fill="none" stroke="var(--suit-rim)" stroke-width="3.4"/>'
    return (rim if letter == "S" else "") + (
        f'<path d="{SHAPES[letter]}" fill="var(--suit-{letter.lower()})" stroke="var(--line)" '
        'stroke-width="1.7" stroke-linejoin="round"/>'
        f'<path d="{GLOSS[letter]}" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="1.6" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def die(inside: str) -> str:
    """A rounded cube seen a little from above, with something on its face."""
    return (
        '<rect x="1.5" y="3" width="21" height="20" rx="5" fill="var(--die-side)" stroke="var(--line)" '
        'stroke-width="1.4"/>'
        '<rect x="1.5" y="1" width="21" height="19" rx="5" fill="var(--die-face)" stroke="var(--line)" '
        'stroke-width="1.4"/>' + inside
    )


def colour_die(letter: str) -> str:
    """The face of the colour die that shows this suit."""
    return die(f'<use href="#suit-{letter}" x="5" y="3.5" width="14" height="14"/>')


def number_die(number: int) -> str:
    """The face of the number die, 1 to 9; six and nine stand on a bar."""
    bar = '<path d="M8.5 18h7" stroke="var(--line)" stroke-width="1.2" stroke-linecap="round"/>'
    return die(
        f'<path d="{DIGITS[number]}" transform="translate(8 4.3)" fill="none" stroke="var(--line)" '
        'stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>'
        + (bar if number in {6, 9} else "")
    )
