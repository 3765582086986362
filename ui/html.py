"""A tiny builder of HTML: what is not `Markup` is escaped, and everything comes out as ASCII."""

from collections.abc import Iterable

VOID = frozenset({"area", "br", "col", "hr", "img", "input", "link", "meta", "source", "track", "wbr"})
_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"})
_attribute_names: dict[str, str] = {}


class Markup(str):
    """Text that is HTML already and goes in as it is."""

    __slots__ = ()


Child = str | int | None
Value = str | int | float | bool | None


def escape(text: str) -> Markup:
    """Make any text safe as element content and as a quoted attribute value; ASCII only.

    What is not ASCII becomes a character reference: such strings cross to JavaScript much faster.
    """
    if not text.isascii():
        return Markup(text.translate(_ESCAPES).encode("ascii", "xmlcharrefreplace").decode("ascii"))
    return Markup(text if text.isalnum() else text.translate(_ESCAPES))


def attribute_name(name: str) -> str:
    """The HTML name of a keyword: `cls` is class, `aria_label` is aria-label, `for_` is for.

    Raises ValueError for a name that could not stand in a tag: names come from our own code, never from data.
    """
    known = _attribute_names.get(name)
    if known is None:
        known = "class" if name == "cls" else name.rstrip("_").replace("_", "-")
        if not (known.isascii() and known.replace("-", "").isalnum()):
            raise ValueError(f"not an attribute name: {name!r}")
        _attribute_names[name] = known
    return known


def join(children: Iterable[Child]) -> Markup:
    """Put children one after another; text is escaped, None is nothing."""
    parts = []
    for child in children:
        if child is None:
            continue
        if type(child) is Markup:
            parts.append(child)
        else:
            parts.append(escape(str(child)))
    return Markup("".join(parts))


def el(tag: str, *children: Child, **attributes: Value) -> Markup:
    """One element: `el("button", "Play", cls="primary", aria_disabled="true", data_act="play")`.

    An attribute that is None or False is left out, True stands without a value, "" stays (`data_key=""`).
    """
    parts = ["<", tag]
    for name, value in attributes.items():
        if value is None or value is False:
            continue
        parts.append(" ")
        parts.append(_attribute_names.get(name) or attribute_name(name))
        if value is not True:
            parts.append('="')
            parts.append(escape(value if type(value) is str else str(value)))
            parts.append('"')
    parts.append(">")
    if tag in VOID:
        return Markup("".join(parts))
    for child in children:
        if child is None:
            continue
        parts.append(child if type(child) is Markup else escape(str(child)))
    parts.append("</")
    parts.append(tag)
    parts.append(">")
    return Markup("".join(parts))


def classes(*names: str | bool | None) -> str | None:
    """The class attribute of those names that are given: `classes("card", crud and "is-crud")`."""
    return " ".join(name for name in names if isinstance(name, str) and name) or None
