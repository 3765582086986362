"""The rules of a game to read: contents, the rules with their ids and pictures, a field that finds words in them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict
from typing import NamedTuple

from ui import words
from ui.html import Markup, el
from ui.model import Model, Reading
from ui.parts.controls import actions, bar, button, stage
from ui.parts.forms import text_field
from ui.rulebook import SHARED, Block, Items, Rule, page, texts
from ui.screens.prose import Prose, jump
from ui.words.tongue import N_, _, ngettext

BACK = {"play": N_("Back to the table"), "setup": N_("Back to the set-up")}
TO_MENU = N_("Back to the menu")
ABOUT = N_("About this page")


class Chapter(NamedTuple):
    """A heading of the screen: `key` is its data-key; title and blocks are the source's."""

    key: str
    title: str
    blocks: tuple[Block, ...]


def regions(model: Model, reading: Reading) -> dict[str, Markup]:
    """The regions of the rules."""
    title = words.game_words(reading.game)[0]
    found = chapters(reading.game, reading.find)
    prose = Prose(reading.game, agreed(model, reading.game), reading.rule)
    sheets = [
        el(
            "section", el("h2", _(chapter.title), data_key=chapter.key, tabindex="-1"), prose.blocks(chapter.blocks),
            cls="paper sheet",
        )
        for chapter in found
    ]  # fmt: skip
    nothing = el("p", _("Nothing in these rules has that in it."), cls="paper sheet") if not found else None
    links = (el("li", jump(_(chapter.title.partition(":")[0]), chapter.key)) for chapter in found)
    contents = el("nav", el("ul", *links), cls="paper contents", aria_label=_("Contents")) if found else None
    field = text_field(
        _("Find in the rules"), "rules-find", reading.find, act="rules-find", placeholder=_("Find")
    )
    return {
        "bar": bar(game=reading.game, name=title, where=_("Rules")),
        "stage": stage(el("div", contents, el("div", *sheets, nothing, cls="chapters"), cls="rules"),
                       game=reading.game, kind="page"),
        "actions": actions(
            button(_(BACK.get(model.screen, TO_MENU)), "rules-back", kind="go", picture="back"), field
        ),
    }  # fmt: skip


def agreed(model: Model, game: str) -> Mapping[str, object]:
    """The options of the table or the set-up the rules are read at."""
    if model.screen == "play" and model.match is not None and model.match.game == game:
        return asdict(model.match.table.options)
    if model.screen == "setup" and model.seating is not None and model.seating.game == game:
        return model.seating.values
    return {}


def chapters(game: str, find: str = "") -> list[Chapter]:
    """What the screen shows, in order; with `find` only what has all its words."""
    own, shared = page(game), page(SHARED)
    found = [Chapter(f"rules-{game}-{index}", *section) for index, section in enumerate(own.sections)]
    found.append(Chapter(f"rules-{SHARED}", shared.title, shared.about))
    found += [Chapter(f"rules-{SHARED}-{index}", *section) for index, section in enumerate(shared.sections)]
    found.append(Chapter("rules-about", ABOUT, own.about))
    wanted = find.lower().split()
    if not wanted:
        return found
    kept = [chapter._replace(blocks=tuple(hits(chapter, wanted))) for chapter in found]
    return [chapter for chapter in kept if chapter.blocks]


def hits(chapter: Chapter, wanted: list[str]) -> Iterator[Block]:
    """The blocks of a chapter that have all the words, in themselves or above them in its title."""
    for block in chapter.blocks:
        parts = [Items((item,)) for item in block.items] if isinstance(block, Items) else [block]
        for part in parts:
            told = " ".join(map(_, [chapter.title, *texts(part)])).lower()
            if all(word in told for word in wanted):
                yield part


def first_key(game: str) -> str:
    """The data-key of the first heading."""
    return chapters(game)[0].key


def status(reading: Reading) -> str:
    """How much was found, for who does not see it."""
    if not reading.find.strip():
        return ""
    found = [block for chapter in chapters(reading.game, reading.find) for block in chapter.blocks]
    rules = sum(isinstance(block, Rule) for block in found)
    others = len(found) - rules
    return _("{rules}, {others}.").format(
        rules=ngettext("{count} rule", "{count} rules", rules).format(count=rules),
        others=ngettext("{count} other paragraph", "{count} other paragraphs", others).format(count=others),
    )
