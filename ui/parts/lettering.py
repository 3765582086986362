"""The hand-lettered titles: fat wonky capitals made of strokes."""

# Each letter in a box 20 high: width, then the strokes.
LETTERS = {
    "A": (16, "M0 20 8 0 16 20M3.5 13h9"),
    "B": (14, "M0 0V20H8C16 20 16 9.5 8 9.5H0M0 0H7C14 0 14 9.5 7 9.5"),
    "C": (15, "M15 4C11-2.5 0-.5 0 10S11 22.5 15 16"),
    "D": (15, "M0 0V20H5C18.5 20 18.5 0 5 0Z"),
    "E": (12, "M12 0H0V20H12M0 10H9"),
    "F": (12, "M12 0H0V20M0 10H9"),
    "G": (15, "M15 4C11-2.5 0-.5 0 10S11 22.5 15 16V11H9"),
    "H": (15, "M0 0V20M15 0V20M0 10H15"),
    "I": (1, "M.5 0V20"),
    "J": (11, "M11 0V13.5C11 22 0 22 0 14.5"),
    "K": (14, "M0 0V20M13.5 0 0 11.5M5 8 14 20"),
    "L": (11, "M0 0V20H11"),
    "M": (19, "M0 20 1.5 0 9.5 12 17.5 0 19 20"),
    "N": (15, "M0 20V0L15 20V0"),
    "O": (17, "M8.5 0C-2.8 0-2.8 20 8.5 20S19.8 0 8.5 0Z"),
    "P": (13, "M0 20V0H7C15 0 15 11 7 11H0"),
    "Q": (17, "M8.5 0C-3 0-3 20 8.5 20S20 0 8.5 0ZM10.5 13 17 20.5"),
    "R": (14, "M0 20V0H7C14.5 0 14.5 10.5 7 10.5H0M6 10.5 14 20"),
    "S": (13, "M12.5 3C8-2-.5-1 .5 5 1.5 10.5 13 8.5 13 15 13 21.5 3.5 21.5 0 16.5"),
    "T": (15, "M0 0H15M7.5 0V20"),
    "U": (15, "M0 0V13C0 22.5 15 22.5 15 13V0"),
    "V": (16, "M0 0 8 20 16 0"),
    "W": (21, "M0 0 5 20 10.5 5 16 20 21 0"),
    "X": (15, "M0 0 15 20M15 0 0 20"),
    "Y": (15, "M0 0 7.5 10.5 15 0M7.5 10.5V20"),
    "Z": (14, "M0 0H14L0 20H14"),
}
SPACE = 9
GAP = 7.5
TILTS = (-6, 4, -3, 7, -5, 3, 6, -4)  # degrees, one letter after the other
HOPS = (1.2, -1.0, 0.6, -1.6, 0.9, -0.5, 1.5, -1.2)


def drawn(text: str) -> bool:
    """Whether there is a drawing for every letter."""
    return bool(text) and all(letter == " " or letter in LETTERS for letter in text)


def width(text: str) -> float:
    """How wide the lettering of this text comes out, margins included; it is 36 high."""
    letters = sum(SPACE if letter == " " else LETTERS[letter][0] + GAP for letter in text)
    return letters + 10


def lettering(text: str) -> str:
    """The inside of a symbol `0 0 width 36`: shadow, ink outline, then the fill in the colour of the text.

    Raises KeyError for a letter that has not been drawn.
    """
    strokes = []
    across = 8.5
    for place, letter in enumerate(text):
        if letter == " ":
            across += SPACE
            continue
        wide, path = LETTERS[letter]
        tilt, hop = TILTS[place % len(TILTS)], HOPS[place % len(HOPS)]
        strokes.append(
            f'<path d="{path}" transform="translate({across:.4g} {7.5 + hop:.4g})'
            f'rotate({tilt} {wide / 2:.3g} 10)"/>'
        )
        across += wide + GAP
    letters = "".join(strokes)
    return (
        '<g fill="none" stroke-linejoin="round" stroke-linecap="round">'
        f'<g stroke="var(--line)" stroke-width="10.5" transform="translate(1.2 2)">{letters}</g>'
        f'<g stroke="var(--line)" stroke-width="10">{letters}</g>'
        f'<g stroke="currentColor" stroke-width="5.6">{letters}</g></g>'
    )
