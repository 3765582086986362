"""The rules as docs/rules holds them, read into headings, rules with their ids, tables and pictures of cards."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from ui.shipped import TOP, content

RULES = TOP / "docs" / "rules"
SHARED = "table"
"""The page of what all games share."""
PICTURE = "```cards"
RULE = re.compile(r"\*\*([A-Z]+-\d+)\*\*\s+")
OPTION = re.compile(r"\*[Oo]ption\* `(\w+)`")
ITEM = re.compile(r"(?:-|\d+\.) +")
TOKEN = r"(?P<open>\()?(?P<card>\w+|\?\?)(?:\+(?P<cost>\d+))?(?P<power>\*)?(?P<takes>!)?(?(open)\))"
"""Compiled when a picture is read: the menu has none."""


class Text(NamedTuple):
    """A paragraph, with its marks (`code`, *ruling*, links) still in it."""

    text: str


class Grid(NamedTuple):
    """A table of texts."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Shown(NamedTuple):
    """One thing of a picture. `what`: card, die, next (an arrow) or gap; `name` as it is written.

    `cost` are a card's points as text, `power` its power suit, `takes`: it takes the trick or is what is meant,
    `blocked`: it may not be played.
    """

    what: str
    name: str = ""
    cost: str = ""
    power: bool = False
    takes: bool = False
    blocked: bool = False


class Row(NamedTuple):
    """A row of a picture, and what it shows in words."""

    shown: tuple[Shown, ...]
    caption: str


class Picture(NamedTuple):
    """Cards and dice that show a rule."""

    rows: tuple[Row, ...]


class Rule(NamedTuple):
    """One rule under its id."""

    id: str
    blocks: tuple[Block, ...]


class Items(NamedTuple):
    """A list without ids."""

    items: tuple[tuple[Block, ...], ...]


Block = Text | Grid | Picture | Rule | Items


class Section(NamedTuple):
    """What stands below a heading."""

    title: str
    blocks: tuple[Block, ...]


class Page(NamedTuple):
    """A page of docs/rules; `about` is what stands before its first heading."""

    title: str
    about: tuple[Block, ...]
    sections: tuple[Section, ...]


@cache
def page(name: str) -> Page:
    """The rules of a game by its key, or those all games share (SHARED). OSError where there are none."""
    return read(content(RULES / f"{name.replace('_', '-')}.md").decode())


def read(text: str) -> Page:
    """A page from its text. ValueError for a picture or a fence that cannot be read."""
    title, parts = "", [("", [])]  # type: tuple[str, list[tuple[str, list[str]]]]
    for line in text.splitlines():
        if line.startswith("# "):
            title = line[2:]
        elif re.match("#{2,} ", line):
            parts.append((line.lstrip("# "), []))
        else:
            parts[-1][1].append(line)
    sections = [Section(heading, tuple(blocks(lines))) for heading, lines in parts]
    return Page(title, sections[0].blocks, tuple(sections[1:]))


def blocks(lines: Sequence[str]) -> Iterator[Block]:
    """The blocks of some lines; a list of items without ids is one block."""
    loose: list[tuple[Block, ...]] = []
    for chunk in chunks(lines):
        marker = ITEM.match(chunk[0])
        rule = RULE.match(chunk[0], marker.end()) if marker else None
        if marker and not rule:
            loose.append(tuple(blocks(inside(chunk, marker.end()))))
            continue
        if loose:
            yield Items(tuple(loose))
            loose = []
        yield Rule(rule[1], tuple(blocks(inside(chunk, rule.end())))) if rule else block(chunk)
    if loose:
        yield Items(tuple(loose))


def inside(chunk: Sequence[str], start: int) -> list[str]:
    """The lines of an item without its marker."""
    return [chunk[0][start:], *(line[2:] if line.startswith("  ") else line for line in chunk[1:])]


def chunks(lines: Sequence[str]) -> Iterator[list[str]]:
    """Lines that belong together: a paragraph, a table, a fence, or an item with all that is indented below it."""
    found: list[str] = []
    fenced = False
    for line in lines:
        fence = line.startswith("```")
        item = bool(found) and bool(ITEM.match(found[0]))
        if found and not fenced:
            ends = not line.startswith("  ") and bool(line) if item else not line or fence
            if ends or (ITEM.match(line) and (item or not found[0].startswith("|"))):
                yield found
                found = []
        if line or found:
            found.append(line)
        if fence and fenced:
            yield found
            found = []
        if fence:
            fenced = not fenced
    if found:
        yield found


def block(chunk: Sequence[str]) -> Block:
    """A paragraph, a table or a picture."""
    if chunk[0].startswith("```"):
        if chunk[0] != PICTURE:
            raise ValueError(f"{chunk[0]!r}: rules have no other fences than {PICTURE}")
        return Picture(tuple(row(line) for line in chunk[1:-1] if line.strip()))
    if chunk[0].startswith("|"):
        head, _, *rows = (cells(line) for line in chunk)
        return Grid(head, tuple(rows))
    return Text(" ".join(line.strip() for line in chunk if line.strip()))


def cells(line: str) -> tuple[str, ...]:
    """The cells of a line of a table."""
    return tuple(cell.strip() for cell in line.strip().strip("|").split("|"))


def row(line: str) -> Row:
    """A row of a picture: `[B] (R3) B7+10! > ?? : what it shows`.

    A card is written as its game writes it, `??` face down. Behind it `+10` are its points, `*` is the power
    suit, `!` what takes the trick or is meant; in brackets it may not be played. `[B]` is a die, `>` leads on,
    `|` leaves a gap.
    """
    picture, _, caption = line.partition(" : ")
    return Row(tuple(shown(word) for word in picture.split()), caption.strip())


def shown(word: str) -> Shown:
    """One thing of a picture. ValueError for what is none."""
    if word in {">", "|"}:
        return Shown("next" if word == ">" else "gap")
    if word.startswith("[") and word.endswith("]"):
        return Shown("die", word[1:-1])
    found = re.fullmatch(TOKEN, word)
    if found is None:
        raise ValueError(f"{word!r} is nothing a picture shows")
    return Shown(
        "card", found["card"], found["cost"] or "", bool(found["power"]), bool(found["takes"]), bool(found["open"])
    )


def texts(block: Block) -> Iterator[str]:
    """All words of a block, captions too."""
    match block:
        case Text():
            yield block.text
        case Grid():
            for line in (block.head, *block.rows):
                yield from line
        case Picture():
            yield from (line.caption for line in block.rows)
        case Rule():
            yield block.id
            for part in block.blocks:
                yield from texts(part)
        case Items():
            for item in block.items:
                for part in item:
                    yield from texts(part)


def options_of(rule: Rule) -> list[str]:
    """The options that change a rule, as it names them: `*Option* `sting``."""
    return list(dict.fromkeys(OPTION.findall(" ".join(texts(rule)))))


@cache
def rules_of(game: str) -> dict[str, Rule]:
    """The rules of a game and those of all games, by id."""
    every = [part for name in (game, SHARED) for part in page(name).about]
    every += [part for name in (game, SHARED) for section in page(name).sections for part in section.blocks]
    return {part.id: part for part in every if isinstance(part, Rule)}
