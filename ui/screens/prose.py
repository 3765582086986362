"""The blocks of the rules as HTML: text with its marks, tables, lists, rules under their ids, pictures."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine import game_type
from engine.core.cards import HIDDEN
from ui import words
from ui.html import Markup, classes, el, escape, join
from ui.parts.card import card_back
from ui.parts.dice import die
from ui.parts.sprite import icon
from ui.rulebook import Block, Grid, Items, Picture, Row, Rule, Shown, Text, options_of, rules_of
from ui.tables import table_of
from ui.words.speech import row
from ui.words.tongue import N_, _

INLINE = re.compile(
    r"`(?P<code>[^`]+)`|\*\*(?P<strong>.+?)\*\*|\*(?P<mark>[^*]+)\*|\[(?P<link>[^\[\]]+)\]\((?P<to>[^)]+)\)"
    r"|\b(?P<id>[A-Z]+-\d+)\b"
)
MARKS = (N_("ruling"), N_("option"))


class Prose(NamedTuple):
    """How the rules of a game are written out: `values` are the options in force, `shown` the rule that is meant."""

    game: str
    values: Mapping[str, object] = {}
    shown: str = ""

    def blocks(self, found: Sequence[Block]) -> Markup:
        """Blocks one below the other."""
        return join(self.block(block) for block in found)

    def block(self, block: Block) -> Markup:
        """One block."""
        match block:
            case Text():
                return el("p", self.line(_(block.text)))
            case Grid():
                return self.grid(block)
            case Picture():
                return join(self.figure(row) for row in block.rows)
            case Rule():
                return self.rule(block)
            case Items():
                return el("ul", *(el("li", self.blocks(item)) for item in block.items), cls="points")

    def rule(self, rule: Rule) -> Markup:
        """A rule under its id, and how its options stand at this table."""
        name = f"rule-{rule.id}"
        stands = [self.stands(option) for option in options_of(rule) if option in self.values]
        return el(
            "article",
            el("h3", rule.id, id=name),
            el("div", self.blocks(rule.blocks), *stands, cls="rule-text"),
            cls=classes("rule", rule.id == self.shown and "is-shown"), data_key=name, tabindex="-1",
            aria_labelledby=name,
        )  # fmt: skip

    def stands(self, option: str) -> Markup:
        """What was agreed about an option."""
        label = words.option_words(self.game, option)[0]
        chosen = words.choice_words(self.game, option, self.values[option])
        default = game_type(self.game).options_type.__dataclass_fields__[option].default
        changed = self.values[option] != default
        told = escape(_("At this table: {choice}") if changed else _("At this table: {choice}, as printed"))
        says = Markup(told.format(choice=el("b", row([label, chosen]))))
        return el("p", says, cls=classes("stands", changed and "is-changed"))

    def grid(self, grid: Grid) -> Markup:
        """A table that scrolls in itself where there is no room."""
        heads = (el("th", self.line(_(cell)), scope="col") for cell in grid.head)
        rows = (
            el("tr", el("th", self.line(_(first)), scope="row"), *(el("td", self.line(_(cell))) for cell in rest))
            for first, *rest in grid.rows
        )
        table = el("table", el("thead", el("tr", *heads)), el("tbody", *rows))
        return el("div", table, cls="grid", tabindex="0", role="group", aria_label=_("Table of this rule"))

    def figure(self, row: Row) -> Markup:
        """A row of cards and what it shows."""
        caption = el("figcaption", self.line(_(row.caption))) if row.caption else None
        return el("figure", el("div", *map(self.thing, row.shown), cls="shown"), caption, cls="picture")

    def thing(self, shown: Shown) -> Markup:
        """A card, a die, an arrow or a gap of a picture."""
        if shown.what == "die":
            label = _("Die {face}").format(face=shown.name)
            return el("span", die(shown.name), cls="shown-die", role="img", aria_label=label)
        if shown.what == "card":
            card = game_type(self.game).notation.faces.card(shown.name) if shown.name != "??" else HIDDEN
            return card_back(_("A card face down")) if card == HIDDEN else table_of(self.game).picture(card, shown)
        return icon("next", _("then")) if shown.what == "next" else el("span", cls="gap")

    def line(self, text: str) -> Markup:
        """A text with its marks."""
        parts: list[Markup | str] = []
        end = 0
        for found in INLINE.finditer(text):
            parts += [text[end : found.start()], self.marked(found)]
            end = found.end()
        return join([*parts, text[end:]])

    def marked(self, found: re.Match[str]) -> Markup | str:
        """Code, a mark, a link or the id of a rule; an option is called what the set-up calls it."""
        if found["code"]:
            label = words.option_words(self.game, found["code"])[0]
            return el("b", label) if label != found["code"] else el("code", found["code"])
        if found["strong"]:
            return el("b", self.line(found["strong"]))
        if found["mark"]:
            kind = next((mark for mark in MARKS if _(mark).lower() == found["mark"].lower()), "")
            return el("em", found["mark"], cls=f"mark-{kind}" if kind else None)
        if found["id"]:
            known = found["id"] in rules_of(self.game)
            return jump(found["id"], f"rule-{found['id']}", found["id"]) if known else found["id"]
        if found["to"].endswith(".md"):
            return jump(found["link"], f"rules-{found['to'].removesuffix('.md')}")
        return found["link"]


def jump(text: str, to: str, rule: str = "") -> Markup:
    """A button in the text that leads to another place of the page, by its data-key."""
    return el("button", text, type="button", cls="jump", data_act="rules-to", data_to=to, data_rule=rule or None)
