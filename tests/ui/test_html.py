"""The builder escapes whatever it is given, and gives ASCII."""

from html.parser import HTMLParser

import pytest

from ui.html import Markup, classes, el, escape, join

HOSTILE = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    "&lt;b&gt; &amp;",
    "</button><svg/onload=alert(1)>",
    "<!--", "-->", "]]>",
    "Zo\u00eb \u2605 \U0001f0cf \u202eright to left",
    "\x00\ufffd",
)  # fmt: skip


class Reader(HTMLParser):
    """Notes the tags, attributes and text of some HTML."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: dict[str, str | None] = {}
        self.text = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes.update(attrs)

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize("name", HOSTILE)
def test_names_with_markup_are_text(name: str) -> None:
    made = el("button", name, title=name, data_key=name)
    read = Reader(made)
    assert read.tags == ["button"]
    assert read.attributes == {"title": name, "data-key": name}
    assert read.text == name
    assert made.isascii()


@pytest.mark.parametrize("name", HOSTILE)
def test_join_escapes_what_is_not_markup(name: str) -> None:
    assert Reader(join([el("b", "x"), name])).text == "x" + name


def test_markup_goes_in_as_it_is() -> None:
    assert el("p", el("b", "1 < 2"), " & ", 3) == "<p><b>1 &lt; 2</b> &amp; 3</p>"
    assert el("p", Markup("<i>so</i>")) == "<p><i>so</i></p>"


def test_a_string_made_from_markup_is_no_markup_any_more() -> None:
    assert el("p", Markup("<b>") + "<i>") == "<p>&lt;b&gt;&lt;i&gt;</p>"


def test_attributes_that_are_none_or_false_are_left_out() -> None:
    made = el("input", cls=None, checked=False, required=True, value="", max=0)
    assert made == '<input required value="" max="0">'


def test_names_of_attributes() -> None:
    made = el("label", for_="name", cls="a b", aria_disabled="true", viewBox="0 0 1 1")
    assert made == '<label for="name" class="a b" aria-disabled="true" viewBox="0 0 1 1"></label>'


@pytest.mark.parametrize("name", ["on click", 'x="1"', "a>b", "", "\u00e4"])
def test_a_name_that_cannot_stand_in_a_tag_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="not an attribute name"):
        el("p", **{name: "1"})


def test_text_beyond_ascii_becomes_references() -> None:
    assert escape("caf\u00e9 \u2660 <") == "caf&#233; &#9824; &lt;"


def test_classes() -> None:
    assert classes("card", False, None, "", "is-crud") == "card is-crud"
    assert classes(False, None) is None
