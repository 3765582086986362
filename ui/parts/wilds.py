"""The seven wilds, drawn on a grid of 24 by 24: shapes that differ even where colours do not."""

from ui.parts.creatures import INK

WILDS = {
    # a lizard's head with a rolling eye and a tongue out, in two colours
    "CH": (
        '<path d="M2.5 15C2 7 8 3 14 3.5c5 .5 8 4.5 8 8.5 0 2-1 3-3 3.5L3.5 18Z" fill="#6cc24a"/>'
        '<path d="M3 14.5c0-5 3-9.5 8-10.7-1.5 3.5-1 8.5 1.5 12.7L3.5 18Z" fill="#f5a3c7"/>'
        '<circle cx="14.5" cy="9" r="3.8" fill="#fff"/><circle cx="15.7" cy="9" r="1.1"/>'
        '<path d="M19.5 15.2c1.5 1.3 1.3 4.8-1.7 5.8-2.3.7-3.3-1-2.3-2.2" fill="none" stroke="#b3141c" '
        'stroke-width="2"/>'
    ),
    # two halves of a shield
    "SH": (
        '<path d="M12 1.5c3 2 6 3 9.5 3C22 13 19.5 19 12 22.5 4.5 19 2 13 2.5 4.5c3.5 0 6.5-1 9.5-3Z" '
        'fill="#8fc3f5"/><path d="M12 1.5c3 2 6 3 9.5 3C22 13 19.5 19 12 22.5Z" fill="#2b6fc4"/>'
        '<path d="M12 6v12M6.5 10.5h11" fill="none" stroke="#fff" stroke-width="2.4"/>'
    ),
    # a spiral that turns the head
    "DI": (
        '<circle cx="12" cy="12" r="10.5" fill="#ffd257"/>'
        '<path d="M12 12c.3-1.7 3-1.3 2.8 1-.3 3-5.3 3.5-6.3 0C7.3 8.5 12 6 15.5 7.8c4 2.2 3.5 8.2 0 10.5" '
        'fill="none" stroke-width="2"/>'
        '<path d="M5.2 9.5C6 6.5 8.5 4.5 11.5 4.3" fill="none" stroke-width="2"/>'
    ),
    # a parcel with a bow
    "GI": (
        '<path d="M3.5 11.5h17V22h-17Z" fill="#f06a6a"/><path d="M2 7.5h20v4.5H2Z" fill="#f58f8f"/>'
        '<path d="M10 7.5h4V22h-4Z" fill="var(--gold)"/>'
        '<path d="M12 7.5C7 8 4.5 5.5 6 3.2c1.7-2.4 5 .3 6 4.3ZM12 7.5c5 .5 7.5-2 6-4.3-1.7-2.4-5 .3-6 4.3Z" '
        'fill="var(--gold)"/>'
    ),
    # a mushroom of smoke over a flash
    "NU": (
        '<path d="M8.5 22c1.3-3 1.6-6 1.2-9h4.6c-.4 3-.1 6 1.2 9Z" fill="#ffb347"/>'
        '<path d="M5.5 14.5C1 14.5.8 9 4.3 8.2 4.3 3 10 .3 13.3 3 17.5 1.5 20.8 5 20 8.3c3.5.9 3 6.2-1.5 6.2Z" '
        'fill="#ff7a2f"/>'
        '<path d="M8 10.5c1-2 3.5-2 4.2-.3M14.5 7.5c1.3-.7 2.8 0 3 1.3" fill="none"/>'
        '<path d="M3.5 22h17" fill="none" stroke-width="2"/>'
    ),
    # a pile with a tip, and eyes
    "PO": (
        '<path d="M13 1.5c2.5 1.8 3 3.8 1.8 5.5 3 .5 3.9 3 2.5 5 3.5.5 5 2.8 4.5 5.5-.5 3-3 4.5-6 4.5H8c-4 '
        '0-6-1.5-6.2-4.3C1.6 15 3.5 13 6.5 12.5c-1.3-2.7.3-5 3.5-5.3C12.5 6.5 13.5 4.5 13 1.5Z" fill="#9a6238"/>'
        '<circle cx="9" cy="14.5" r="2" fill="#fff"/><circle cx="15" cy="14.5" r="2" fill="#fff"/>'
        '<circle cx="9.3" cy="14.8" r=".6"/><circle cx="14.7" cy="14.8" r=".6"/>'
        '<path d="M9 18.7c2 1.3 4 1.3 6 0" fill="none"/>'
    ),
    # bones on a dark plate
    "XR": (
        '<rect x="2" y="2" width="20" height="20" rx="3" fill="#1c3f5e"/>'
        '<g fill="none" stroke="#d9f2ff" stroke-width="2"><path d="M12 5v14M7 8.5c2-1.5 8-1.5 10 0M6.5 12.5c2-1.5 '
        '9-1.5 11 0M8 16.5c2-1.5 6-1.5 8 0"/></g>'
    ),
}
"""By the letters they are written with: Chameleon, Shield, Distract, Gift, Nuke, Poop, X-Ray."""


def wild(letters: str) -> str:
    """The inside of a wild's symbol."""
    return f'<g {INK} stroke-width="1.5">{WILDS[letters]}</g>'
