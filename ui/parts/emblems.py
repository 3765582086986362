"""The emblems of the games, 48 by 48 with a margin: a function named as a game's key draws that game's."""

from collections.abc import Callable

from ui.parts.creatures import INK, splat_path


def emblem(game: str) -> str:
    """The inside of a game's emblem; a game without one of its own has that of any game."""
    return drawings().get(game, any_game)()


def drawings() -> dict[str, Callable[[], str]]:
    """The games that have an emblem of their own."""
    apart = {emblem, drawings, any_game}
    own = {key: thing for key, thing in globals().items() if getattr(thing, "__module__", "") == __name__}
    return {key: thing for key, thing in own.items() if thing not in apart}


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


def any_game() -> str:
    """A fan of cards that grins, for a game with no emblem of its own."""
    return (
        f'<g {INK} stroke-width="2.2">'
        '<path d="M6 12 20 5 33 35 19 42Z" fill="#8fc3f5"/><path d="M30 4 45 10 33 42 18 36Z" fill="var(--gold)"/>'
        '<path d="M17 8h17a3 3 0 0 1 3 3v31a3 3 0 0 1-3 3H17a3 3 0 0 1-3-3V11a3 3 0 0 1 3-3Z" fill="#fffdf4"/>'
        '<circle cx="21" cy="21" r="3.5" fill="#fff"/><circle cx="30" cy="21" r="3.5" fill="#fff"/>'
        '<circle cx="22" cy="21.5" r="1.1"/><circle cx="29" cy="21.5" r="1.1"/>'
        '<path d="M19 30c3 6 10 6 13 0Z" fill="#8a1c1c"/></g>'
    )
