"""Every drawing of the table as one inline SVG of symbols, and `icon` that shows one of them."""

from functools import cache
from math import cos, pi, sin

from engine import names
from ui.html import Markup, el
from ui.parts import creatures
from ui.parts.emblems import drawings, emblem
from ui.parts.lettering import drawn, lettering, width
from ui.parts.suits import SUIT_LETTERS, colour_die, number_die, suit
from ui.parts.wilds import WILDS, wild

LOGO = "logo"


def games() -> list[str]:
    """The keys of the games that have a title and an emblem: those that can be played, and those with art already."""
    return sorted({*drawings(), *names()})


def lettered(key: str) -> str:
    """What the title of this key says in large letters; empty where letters are not drawn: it is set as text then."""
    text = "ROWDY TABLE" if key == LOGO else key.replace("_", " ").upper()
    return text if drawn(text) and key in {LOGO, *games()} else ""


# Line icons: strokes of 2 in the colour of the text.
ICONS = {
    "menu": "M4 6h16M4 12h16M4 18h16",
    "close": "M5 5 19 19M19 5 5 19",
    "back": "M20 12H5M11 5 4 12l7 7",
    "next": "M4 12h15M13 5l7 7-7 7",
    "up": "M5 15l7-7 7 7",
    "down": "M5 9l7 7 7-7",
    "plus": "M12 5v14M5 12h14",
    "minus": "M5 12h14",
    "check": "M4 13l5.5 5.5L20 6.5",
    "undo": "M9 4 4 9l5 5M4 9h9.5a5.5 5.5 0 0 1 0 11H8",
    "redo": "M15 4l5 5-5 5M20 9h-9.5a5.5 5.5 0 0 0 0 11H16",
    "log": "M5 3h14v18l-3.5-2-3.5 2-3.5-2L5 21ZM8.5 8h7M8.5 12.5h7",
    "rules": "M12 6C10 4 6.5 3.5 3 4v14.5c3.5-.5 7 0 9 2 2-2 5.5-2.5 9-2V4c-3.5-.5-7 0-9 2ZM12 6v14.5",
    "settings": "M4 7h8M18 7h2M4 17h2M12 17h8M15 4v6M9 14v6",
    "scores": "M4 20V10M10 20V4M16 20v-7M21 20H3",
    "sound": "M4 9.5v5h3.5L12 19V5L7.5 9.5ZM15.5 9c1.5 1.5 1.5 4.5 0 6M18.3 6.5c3 3 3 8 0 11",
    "mute": "M4 9.5v5h3.5L12 19V5L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5",
    "pass": "M4 5l7 7-7 7M13 5l7 7-7 7",
    "trick": "M4 8.5 12.5 6l4 12.5L8 21ZM11 3.5l9 1-1.5 12.5",
    "pile": "M12 3l9 4.5-9 4.5-9-4.5ZM3 12l9 4.5 9-4.5M3 16.5 12 21l9-4.5",
    "cards": "M8 6.5h11.5v14H8ZM4.5 17V3h11",
    "deal": "M3.5 8 9.5 5l5 11-6 3ZM14 8h6v11h-4",
    "bot": "M5 9h14v10H5ZM12 9V5M9 13.5v1M15 13.5v1M2.5 12v4M21.5 12v4M12 4.5V4",
    "person": "M12 3.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4 21c.5-9 15.5-9 16 0",
    "hint": "M9 18.5h6M10 21.5h4M12 2.5a6.5 6.5 0 0 0-3.5 12v1.5h7v-1.5a6.5 6.5 0 0 0-3.5-12Z",
    "info": "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19ZM12 11v6M12 7v.3",
    "warning": "M12 3 22 20.5H2ZM12 9.5v5M12 17.3v.2",
    "save": "M4 4h13l3 3v13H4ZM8 4v5h7V4M7.5 20v-6h9v6",
    "link": "M10 14a4 4 0 0 0 5.5 0l4-4A4 4 0 0 0 14 4.5L12.5 6"
    "M14 10a4 4 0 0 0-5.5 0l-4 4A4 4 0 0 0 10 19.5l1.5-1.5",
    "pages": "M3 4h18v16H3ZM3 8.5h18M7 12.5h6v4H7ZM16 12.5h2M16 16.5h2",
    "copy": "M8 8h12v12H8ZM4 16V4h12",
    "bin": "M4 6.5h16M9.5 6V3.5h5V6M6 6.5 7 21h10l1-14.5M10 10.5v6M14 10.5v6",
    "home": "M3 11.5 12 4l9 7.5M5.5 10v10.5h13V10M10 20.5V14h4v6.5",
    "eye": "M1.5 12C5.5 5 18.5 5 22.5 12 18.5 19 5.5 19 1.5 12ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z",
    "clock": "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19ZM12 7v5.5l3.5 2.5",
    "dice": "M4 4h16v16H4ZM8.5 8.5h.1M15.5 8.5h.1M12 12h.1M8.5 15.5h.1M15.5 15.5h.1",
}

INKED = 'stroke="var(--line)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"'
MARKS = {
    "crown": f'<path d="M3.5 19.5 2 6.5l6 4.5 4-8 4 8 6-4.5-1.5 13Z" fill="var(--gold)" {INKED}/>',
    "sting": f'<g {INKED}><path d="M8 9C2 2 1 9 6.5 11.5M12 8C9 0 16 0 13.5 8.5" fill="#fff"/>'
    '<path d="M5 13C7 6 17 7 18.5 12.5L23 17l-5.5-.5C14 20.5 6 19.5 5 13Z" fill="var(--gold)"/>'
    '<path d="M10 9.3c1 3 1 6.5-.3 9.2M14.5 9.5c1 2.5 1 6-.3 8.8" fill="none" stroke-width="2.3"/></g>'
    '<circle cx="7.3" cy="12.5" r="1" fill="var(--line)"/>',
    "power": f'<path d="M14 1.5 4.5 14H11l-2 8.5L19.5 9.5H13Z" fill="var(--gold)" {INKED}/>',
    "dealer": f'<circle cx="12" cy="12" r="10" fill="#fffdf4" {INKED}/>'
    '<circle cx="12" cy="12" r="7.5" fill="none" stroke="#b3141c" stroke-width="1.5" '
    'stroke-dasharray="3 1.7"/>'
    '<path d="M9.5 7.8v8.4h2c5.2 0 5.2-8.4 0-8.4Z" fill="none" stroke="var(--line)" stroke-width="2.2" '
    'stroke-linejoin="round"/>',
    "turn": f'<path d="M3 8h9V3.5L21.5 12 12 20.5V16H3Z" fill="var(--go)" {INKED}/>',
    "crud": creatures.splat(),
}


def symbol(name: str, inside: str, box: str = "0 0 24 24") -> str:
    """One drawing under its name."""
    return f'<symbol id="{name}" viewBox="{box}">{inside}</symbol>'


def line_icon(path: str) -> str:
    """An icon of strokes in the colour of the text."""
    return (
        f'<path d="{path}" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" '
        'stroke-linejoin="round"/>'
    )


def card_back() -> str:
    """The pattern of the backs: a sunburst, and a splat in its middle."""
    rays = "".join(
        f'<path d="M25 35L{25 + 60 * cos(turn):.4g} {35 + 60 * sin(turn):.4g} '
        f'{25 + 60 * cos(turn + pi / 16):.4g} {35 + 60 * sin(turn + pi / 16):.4g}Z"/>'
        for turn in (step * pi / 8 for step in range(16))
    )
    return (
        f'<rect width="50" height="70" fill="var(--back)"/><g fill="var(--back-ray)">{rays}</g>'
        '<circle cx="25" cy="35" r="15" fill="var(--back)" stroke="var(--face)" stroke-width="2"/>'
        f'<path d="{creatures.splat_path((25, 35), 12.5, 9)}" fill="var(--slime)"/>'
        '<path d="M20.5 32.5v2.5M29.5 32.5v2.5" stroke="var(--back)" stroke-width="2.6" '
        'stroke-linecap="round"/>'
    )


@cache
def sprite() -> str:
    """The whole sprite: a hidden `<svg>` to stand once in the page, before anything that uses it."""
    symbols = [symbol(f"suit-{letter}", suit(letter)) for letter in SUIT_LETTERS]
    symbols += [symbol(f"die-{letter}", colour_die(letter)) for letter in SUIT_LETTERS[:6]]
    symbols += [symbol(f"die-{number}", number_die(number)) for number in range(1, 10)]
    symbols += [symbol(name, inside) for name, inside in MARKS.items()]
    symbols += [symbol(name, line_icon(path)) for name, path in ICONS.items()]
    symbols += [symbol(f"face-{number}", creatures.face(number)) for number in range(creatures.FACES)]
    symbols += [symbol(f"wild-{letters}", wild(letters)) for letters in WILDS]
    for key in (LOGO, *games()):
        if text := lettered(key):
            symbols.append(symbol(f"title-{key}", lettering(text), f"0 0 {width(text):.4g} 36"))
    symbols += [symbol(f"emblem-{key}", emblem(key), "-2 -3 54 54") for key in games()]
    symbols.append(symbol("card-back", card_back(), "0 0 50 70"))
    return (
        '<svg class="sprite" width="0" height="0" aria-hidden="true" '
        f'focusable="false">{"".join(symbols)}</svg>'
    )


@cache
def icon(name: str, label: str | None = None, cls: str | None = None) -> Markup:
    """A drawing of the sprite, as large as the text around it; silent unless it has a label."""
    use = Markup(f'<use href="#{name}"/>')
    look = f"icon {cls}" if cls else "icon"
    if label:
        return el("svg", use, cls=look, role="img", aria_label=label)
    return el("svg", use, cls=look, aria_hidden="true")


@cache
def title(key: str, label: str, cls: str = "title") -> Markup:
    """Hand-lettered words: `title("logo", "Rowdy Table")`, or a game's key; plain text where nothing is drawn."""
    text = lettered(key)
    if not text:
        return el("span", label, cls=f"{cls} is-plain")
    wide = width(text)
    return el(
        "svg", Markup(f'<use href="#title-{key}"/>'), cls=cls, role="img", aria_label=label,
        viewBox=f"0 0 {wide:.4g} 36",
    )  # fmt: skip
