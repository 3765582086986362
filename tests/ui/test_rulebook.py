"""The reader of docs/rules: rules with what is indented below them, tables, lists, pictures; and every page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine import game_type, names
from ui.rulebook import (
    RULES,
    SHARED,
    Block,
    Grid,
    Items,
    Picture,
    Row,
    Rule,
    Shown,
    Text,
    options_of,
    page,
    read,
    row,
    rules_of,
)
from ui.tables import playable, table_of

PAGES = (*names(), SHARED)
SAMPLE = """# A game: its rules

What it is, in
two lines.

## First

Some words:
- one
- two, and
  more

```cards
[B] B2+10 : It costs.
(R3) R8! : It takes.
```

- **AB-1** Lead. *Ruling*: anything.
- **AB-2** As here, by *option* `sting`:

  | round | points |
  |---|---|
  | 1 | `ten` |

  ```cards
  R8 > R9 > R1
  ```

  And more.

## Second

- **AB-10** The end.
"""


def test_a_page_is_read() -> None:
    found = read(SAMPLE)
    assert found.title == "A game: its rules"
    assert found.about == (Text("What it is, in two lines."),)
    first, second = found.sections
    assert first.title == "First"
    assert first.blocks == (
        Text("Some words:"),
        Items(((Text("one"),), (Text("two, and more"),))),
        Picture((
            Row((Shown("die", "B"), Shown("card", "B2", cost="10")), "It costs."),
            Row((Shown("card", "R3", blocked=True), Shown("card", "R8", takes=True)), "It takes."),
        )),
        Rule("AB-1", (Text("Lead. *Ruling*: anything."),)),
        Rule("AB-2", (
            Text("As here, by *option* `sting`:"),
            Grid(("round", "points"), (("1", "`ten`"),)),
            Picture((Row((Shown("card", "R8"), Shown("next"), Shown("card", "R9"), Shown("next"), Shown("card", "R1")),
                         ""),)),
            Text("And more."),
        )),
    )  # fmt: skip
    assert second.blocks == (Rule("AB-10", (Text("The end."),)),)
    assert options_of(first.blocks[-1]) == ["sting"]


@pytest.mark.parametrize(
    ("word", "shown"),
    [
        ("7H", Shown("card", "7H")),
        ("??", Shown("card", "??")),
        ("(TS+20*!)", Shown("card", "TS", "20", power=True, takes=True, blocked=True)),
        ("[9]", Shown("die", "9")),
        (">", Shown("next")),
        ("|", Shown("gap")),
    ],
)
def test_what_a_picture_shows(word: str, shown: Shown) -> None:
    assert row(f"{word} : so it is : twice") == Row((shown,), "so it is : twice")


@pytest.mark.parametrize("word", ["(R3", "R3)", "R3?", "+10", "!", "R3!*"])
def test_what_no_picture_shows_is_an_error(word: str) -> None:
    with pytest.raises(ValueError, match=re.escape(word)):
        row(f"R1 {word} : no")


def test_other_fences_are_an_error() -> None:
    with pytest.raises(ValueError, match="python"):
        read("# A\n\n```python\nR1\n```\n")


def test_a_game_without_rules_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        page("poker")


def every_block(blocks: tuple[Block, ...]) -> list[Block]:
    """Blocks and those inside them."""
    found: list[Block] = []
    for block in blocks:
        found.append(block)
        if isinstance(block, Rule):
            found += every_block(block.blocks)
        elif isinstance(block, Items):
            found += [part for item in block.items for part in every_block(item)]
    return found


@pytest.mark.parametrize("name", PAGES)
def test_nothing_of_a_page_is_lost(name: str) -> None:
    """All words and all ids of the text are in its blocks, once and in order."""
    text = (RULES / f"{name.replace('_', '-')}.md").read_text()
    found = page(name)
    parts = [found.title, *(said(block) for block in every_block(found.about))]
    for section in found.sections:
        parts += [section.title, *(said(block) for block in every_block(section.blocks))]
    rules = re.sub(r"^ *\|[-|]+\|$", "", text, flags=re.MULTILINE)
    assert plain(" ".join(parts)) == plain(rules.replace("```cards", ""))


def said(block: Block) -> str:
    """A block's own words, without those of blocks inside it."""
    match block:
        case Text():
            return block.text
        case Grid():
            return " ".join(" ".join(cells) for cells in (block.head, *block.rows))
        case Picture():
            return " ".join(f"{' '.join(thing.name + thing.cost for thing in r.shown)} {r.caption}" for r in block.rows)
        case Rule():
            return block.id
    return ""


def plain(text: str) -> list[str]:
    """The letters and digits of a text, word by word."""
    return re.findall(r"\w+", re.sub(r"(\w)\+(\d+)", r"\1\2", text).replace("??", "hidden"))


@pytest.mark.parametrize("game", playable())
def test_every_picture_can_be_drawn(game: str) -> None:
    """Its cards are cards of the game, and each can be told from the others by its words."""
    found = page(game)
    blocks = every_block((*found.about, *(block for section in found.sections for block in section.blocks)))
    pictures = [block for block in blocks if isinstance(block, Picture)]
    assert len(pictures) >= 3, "a newcomer wants pictures"
    for picture in pictures:
        for line in picture.rows:
            cards = [shown for shown in line.shown if shown.what == "card" and shown.name != "??"]
            for shown in cards:
                drawn = table_of(game).picture(game_type(game).notation.faces.card(shown.name), shown)
                assert re.search(r'aria-label="[^"]+"', drawn), shown
                assert ("is-blocked" in drawn) == shown.blocked


@pytest.mark.parametrize("game", names())
def test_options_that_change_rules_exist(game: str) -> None:
    """What the text calls an option is one, and every option but the seats is named by a rule."""
    named = {option for rule in rules_of(game).values() for option in options_of(rule)}
    assert named == set(game_type(game).options_type.__dataclass_fields__) - {"seats"}


def test_rules_are_files_of_the_tree() -> None:
    assert Path(__file__).parents[2] / "docs" / "rules" == RULES
