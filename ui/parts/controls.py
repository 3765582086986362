"""Buttons, the bar above the table and the bar of actions below it."""

from ui.html import Markup, Value, classes, el, join
from ui.parts.sprite import icon, title


def button(
    text: str, act: str, *, kind: str = "", picture: str = "", able: bool = True, pressed: bool | None = None,
    key: str = "", cls: str = "", **attributes: Value,
) -> Markup:  # fmt: skip
    """A button that sends the message `act`.

    `kind`: "" plain, "go" the one that leads on, "danger", "quiet", "loud". What cannot be pressed now can
    still be focused (aria-disabled). `key` is its data-key, by which it keeps the focus (default: `act`).
    """
    return el(
        "button", icon(picture) if picture else None, el("span", text), type="button",
        cls=classes("button", kind and f"is-{kind}", cls), aria_disabled=None if able else "true",
        aria_pressed=None if pressed is None else str(pressed).lower(), data_act=act, data_key=key or act,
        **attributes,
    )  # fmt: skip


def icon_button(
    label: str, act: str, picture: str, *, key: str = "", cls: str = "", **attributes: Value
) -> Markup:
    """A square button with a picture; `label` is its name and its tip."""
    return el(
        "button", icon(picture), type="button", cls=classes("button is-icon", cls), aria_label=label,
        title=label, data_act=act, data_key=key or act, **attributes,
    )  # fmt: skip


def link(text: str, href: str, *, picture: str = "", kind: str = "quiet") -> Markup:
    """A link that looks like a button."""
    return el("a", icon(picture) if picture else None, el("span", text), href=href, cls=f"button is-{kind}")


def actions(*buttons: Markup | None, say: str = "") -> Markup:
    """The bar below the hand: what one may do now, and one line that says so."""
    line = el("p", say, cls="say") if say else None
    return el("div", line, el("div", *buttons, cls="buttons"), cls="action-bar")


def bar(*buttons: Markup | None, game: str = "", name: str = "", where: str = "") -> Markup:
    """The header: at the menu the logo; in a game its title, `where` ("Round 3 of 6"), then the buttons.

    `game` is the game's key, `name` what it is called.
    """
    head = title(game or "logo", name or "Rowdy Table")
    mark = icon(f"emblem-{game}", cls="emblem") if game else None
    return join((
        el("h1", mark, head, cls="bar-title"),
        el("p", where, cls="bar-where") if where else None,
        el("div", *buttons, cls="bar-buttons"),
    ))  # fmt: skip


def stage(*children: Markup | None, game: str = "", kind: str = "table") -> Markup:
    """What fills the stage region. `kind`: "table" (felt, all in sight) or "page" (read from top to bottom).

    The game's key chooses the colour of the felt.
    """
    return el("div", *children, cls=f"stage is-{kind}", data_game=game or None)
