"""The comic heads: a dozen players' faces, and the splat of Crud."""

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
