"""The comic heads: a dozen players' faces, and the emblems of the three games."""

from math import cos, pi, sin

FACES = 12
HUES = (
    "#ff9f6b", "#7cc7f2", "#b8db5a", "#f5a3c7", "#ffd257", "#b79cf0",
    "#76d7b4", "#f28b82", "#9fb8ff", "#e0c08a", "#d4e87a", "#e59af0",
)  # fmt: skip
HEADS = (
    "M3 12.5C3 6 7 2.5 12 2.5S21 6 21 12.5 17 22 12 22 3 19 3 12.5Z",
    "M4 6C6 3 18 3 20 6S22 19 19 21 7 23 5 21 2 9 4 6Z",
    "M5 4.5 7 2l2.5 2.2C11 3.8 13 3.8 14.5 4.2L17 2l2 2.5C22 8 22 15 20 18.5S5 23.5 3.5 18 2.5 8 5 4.5Z",
)
EYES = (
    '<circle cx="8.5" cy="11" r="1.7"/><circle cx="15.5" cy="11" r="1.7"/>',
    '<g stroke-width="1.2"><circle cx="8.3" cy="10.5" r="2.8" fill="#fff"/>'
    '<circle cx="15.7" cy="10.5" r="2.8" fill="#fff"/></g>'
    '<circle cx="9" cy="11" r="1.1"/><circle cx="15" cy="11" r="1.1"/>',
    '<g fill="none"><path d="M6.5 11c.8-1.8 3.2-1.8 4 0M13.5 11c.8-1.8 3.2-1.8 4 0"/></g>',
    '<g stroke-width="1.2"><circle cx="12" cy="9.8" r="3.8" fill="#fff"/></g>'
    '<circle cx="12.5" cy="10" r="1.5"/>',
)
MOUTHS = (
    '<path d="M7.5 15.5c2 3.5 7 3.5 9 0" fill="none"/>',
    '<path d="M7.5 15h9c0 6-9 6-9 0Z" fill="#8a1c1c"/>',
    '<path d="M8.5 16.5c2.5 2 6 1.3 7.5-1.7" fill="none"/>',
    '<path d="M7.5 15.2h9v3h-9ZM10.5 15.2v3M13.5 15.2v3" fill="#fff" stroke-width="1.2"/>',
    '<path d="M8 16h8" fill="none"/>'
    '<path d="M12 16.2v3c0 2 3.2 2 3.2 0v-3Z" fill="#f0647a" stroke-width="1.2"/>',
)
INK = 'fill="var(--line)" stroke="var(--line)" stroke-linecap="round" stroke-linejoin="round"'


def face(number: int) -> str:
    """The head of a player, 0 to 11: no two alike."""
    return (
        f'<path d="{HEADS[number % 3]}" fill="{HUES[number]}" stroke="var(--line)" stroke-width="1.6" '
        f'stroke-linejoin="round"/><g {INK} stroke-width="1.6">{EYES[number % 4]}{MOUTHS[number % 5]}</g>'
    )


def splat_path(middle: tuple[float, float], size: float, arms: int) -> str:
    """A blot with so many rounded arms of unequal length."""
    x, y = middle
    lengths = (1.0, 0.82, 0.95, 0.78, 1.0, 0.86, 0.92)
    parts: list[str] = []
    for arm in range(arms):
        corners = []
        for reach, turn in ((0.6, 0.0), (lengths[arm % 7], 0.28), (lengths[arm % 7], 0.72), (0.6, 1.0)):
            angle = 2 * pi * (arm + turn) / arms - pi / 2
            corners.append(f"{x + size * reach * cos(angle):.4g} {y + size * reach * sin(angle):.4g}")
        start, first, second, end = corners
        parts.append(f"{'M' + start if not parts else ''}C{first} {second} {end}")
    return "".join(parts) + "Z"


def splat() -> str:
    """The mark of Crud, fit to be written on."""
    return (
        f'<path d="{splat_path((12, 12), 14, 9)}" fill="var(--slime)" stroke="var(--line)" '
        'stroke-width="1.5" stroke-linejoin="round"/>'
    )


def oh_crud() -> str:
    """A splat that is sorry for nothing."""
    return (
        f'<path d="{splat_path((24, 25), 27, 10)}" fill="var(--slime)" stroke="var(--line)" '
        'stroke-width="2.4" stroke-linejoin="round"/>'
        '<circle cx="42" cy="8" r="3.5" fill="var(--slime)" stroke="var(--line)" stroke-width="2"/>'
        '<circle cx="5" cy="40" r="2.5" fill="var(--slime)" stroke="var(--line)" stroke-width="2"/>'
        f'<g {INK} stroke-width="2"><circle cx="18" cy="20" r="6" fill="#fff"/>'
        '<circle cx="31" cy="19" r="7.5" fill="#fff"/>'
        '<circle cx="20" cy="21" r="2"/><circle cx="29" cy="21" r="2.3"/>'
        '<path d="M14.5 31C21 35 29 34.5 35 29.5 35 40 18 42.5 14.5 31Z" fill="#7a1f2b"/>'
        '<path d="M20 33.4 20.8 36.6 25 36.6 25 33.7Z" fill="#fff" stroke-width="1.4"/></g>'
        '<path d="M10.5 16.5C11 13 13 10.5 15.5 9.5" fill="none" stroke="#fff" stroke-opacity=".7" '
        'stroke-width="2.6" stroke-linecap="round"/>'
    )


def bullcrap() -> str:
    """A bull with a crown and a ring in its nose."""
    return (
        f'<g {INK} stroke-width="2.2">'
        '<path d="M12 19C4 19 1 12 4 5c3 5 7 6 11 7Z" fill="#fff1d0"/>'
        '<path d="M36 19c8 0 11-7 8-14-3 5-7 6-11 7Z" fill="#fff1d0"/>'
        '<path d="M13 22C7 18 4 21 5 25s5 4 8 3ZM35 22c6-4 9-1 8 3s-5 4-8 3Z" fill="#8a5233"/>'
        '<path d="M12 17C15 9 33 9 36 17 37 25 35 30 33 34H15C13 30 11 25 12 17Z" fill="#a9683f"/>'
        '<path d="M24 28C32 28 38 31 36.5 38S29 46 24 46s-11-1-12.5-8S16 28 24 28Z" fill="#f4c79c"/>'
        '<path d="M15 13 13 3l6 4.5L24 1l5 6.5L35 3l-2 10Z" fill="var(--gold)"/>'
        '<circle cx="18.5" cy="22.5" r="3" fill="#fff"/><circle cx="29.5" cy="22.5" r="3" fill="#fff"/>'
        '<circle cx="19" cy="23.2" r="1"/><circle cx="29" cy="23.2" r="1"/>'
        '<ellipse cx="18.5" cy="35" rx="1.6" ry="2.2"/><ellipse cx="29.5" cy="35" rx="1.6" ry="2.2"/>'
        '<path d="M14.5 18.5 21 20.5M33.5 18.5 27 20.5" fill="none"/></g>'
        '<g fill="none" stroke-linecap="round">'
        '<path d="M19.5 37C18 46 30 46 28.5 37" stroke="var(--line)" stroke-width="4.6"/>'
        '<path d="M19.5 37C18 46 30 46 28.5 37" stroke="var(--gold)" stroke-width="2"/></g>'
    )


def craits() -> str:
    """A crazy eight on the run."""
    return (
        '<g fill="none" stroke="var(--line)" stroke-width="2.2" stroke-linecap="round">'
        '<path d="M2 18h7M1 26h6M3 34h6"/></g>'
        f'<g {INK} stroke-width="2.2" transform="rotate(9 26 24)">'
        '<path d="M15 3h22a4 4 0 0 1 4 4v34a4 4 0 0 1-4 4H15a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Z" fill="#fffdf4"/>'
        '<path d="M26 23.5C18.5 21 19 9 26 9s7.5 12 0 14.5C16.5 26 16 40 26 40s9.5-14 0-16.5Z" '
        'fill="none" stroke-width="8.5"/></g>'
        '<g transform="rotate(9 26 24)"><path d="M26 23.5C18.5 21 19 9 26 9s7.5 12 0 14.5C16.5 26 16 40 26 40'
        's9.5-14 0-16.5Z" fill="none" stroke="var(--suit-r)" stroke-width="4.5"/>'
        f'<g {INK} stroke-width="1.3"><circle cx="23.5" cy="13" r="3.3" fill="#fff"/>'
        '<circle cx="30" cy="13" r="3.3" fill="#fff"/><circle cx="24.3" cy="13.4" r="1"/>'
        '<circle cx="29.3" cy="13.4" r="1"/></g></g>'
    )
