"""Form fields: choice, number, switch and text, each with its label and a line of help."""

from collections.abc import Sequence

from ui.html import Child, Markup, Value, classes, el, join
from ui.parts.sprite import icon
from ui.words.tongue import _


def field(control: Markup, label: str, name: str, help_text: Child, *, cls: str = "") -> Markup:
    """A row: label and help on the left, the control on the right."""
    tip = el("small", help_text, id=f"{name}-help") if help_text else None
    return el("div", el("label", label, for_=name), tip, control, cls=classes("field", cls))


def select(
    label: str, name: str, options: Sequence[tuple[str, str]], chosen: str, *, act: str = "set",
    help_text: Child = "",
) -> Markup:  # fmt: skip
    """One of several: `options` are (value, text)."""
    choices = [el("option", text, value=value, selected=value == chosen) for value, text in options]
    control = el(
        "span",
        el(
            "select", *choices, id=name, name=name, data_act=act, data_key=name,
            aria_describedby=f"{name}-help" if help_text else None,
        ),
        icon("down"),
        cls="select",
    )  # fmt: skip
    return field(control, label, name, help_text)


def stepper(
    label: str, name: str, value: int, least: int, most: int, *, act: str = "set", help_text: Child = ""
) -> Markup:
    """A whole number between two buttons; these send `act` with data-name and data-value, the new number."""

    def step(by: int, words: str, picture: str) -> Markup:
        able = least <= value + by <= most
        return el(
            "button", icon(picture), type="button", cls="button is-icon", aria_label=words.format(what=label),
            data_act=act, data_key=f"{name}{by:+d}", data_name=name, data_value=value + by if able else value,
            aria_disabled=None if able else "true",
        )  # fmt: skip

    number = el(
        "input", id=name, name=name, type="number", inputmode="numeric", min=least, max=most, value=value,
        data_act=act, data_key=name, aria_describedby=f"{name}-help" if help_text else None,
    )  # fmt: skip
    fewer, more = step(-1, _("Fewer: {what}"), "minus"), step(1, _("More: {what}"), "plus")
    control = el("span", fewer, number, more, cls="stepper")
    return field(control, label, name, help_text)


def switch(label: str, name: str, on: bool, *, act: str = "set", help_text: Child = "") -> Markup:
    """On or off, at once."""
    control = el(
        "span",
        el(
            "input", type="checkbox", role="switch", id=name, name=name, checked=on, data_act=act,
            data_key=name, aria_describedby=f"{name}-help" if help_text else None,
        ),
        Markup('<span class="track" aria-hidden="true"></span>'),
        cls="switch",
    )  # fmt: skip
    return field(control, label, name, help_text, cls="is-switch")


def text_field(
    label: str, name: str, value: str, *, act: str = "set", help_text: Child = "", limit: int = 40,
    placeholder: str = "", **attributes: Value,
) -> Markup:  # fmt: skip
    """A line of text of at most `limit` characters."""
    control = el(
        "input", type="text", id=name, name=name, value=value, maxlength=limit,
        placeholder=placeholder or None, autocomplete="off", spellcheck="false", data_act=act, data_key=name,
        aria_describedby=f"{name}-help" if help_text else None, **attributes,
    )  # fmt: skip
    return field(control, label, name, help_text)


def seat_fields(seat: int, name_field: Markup, kind_field: Markup) -> Markup:
    """A seat of the set-up: its comic face, who sits there, and what kind of player."""
    return el("div", icon(f"face-{seat % 12}", cls="face"), name_field, kind_field, cls="seat-fields")


def departing(help_text: str, mark: str) -> Markup:
    """The help of an option that is not as printed, marked in words."""
    return join((el("span", help_text), " ", el("b", mark, cls="departs")))


def group(legend: str, *fields: Markup, note: str = "") -> Markup:
    """Fields that belong together, on one sheet of paper."""
    line = el("p", note, cls="note") if note else None
    return el("fieldset", el("legend", legend), line, *fields, cls="paper group")
