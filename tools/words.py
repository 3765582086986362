"""The catalogue of all that is said: `python -m tools.words` brings ui/locale up to date (`--check` only looks).

`--new de` begins a translation. The site is built with every ui/locale/*.po compiled.
"""

import argparse
import io
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from tools.sources import ROOT
from ui.rulebook import RULES, page, texts

LOCALE = ROOT / "ui" / "locale"
TEMPLATE = LOCALE / "rowdy_table.pot"
KEYWORDS = {"_": None, "N_": None, "ngettext": (1, 2), "pgettext": ((1, "c"), 2)}
PLACEHOLDER = re.compile(r"\{(\w*)[^{}]*\}")
SILENT = re.compile(r"[^A-Za-z]*|[A-Z]+-\d+")
"""What needs no translating: signs, numbers, ids of rules."""
IDLE = re.compile(
    rb'^"(Project-Id-Version|Report-Msgid-Bugs-To|POT-Creation-Date|PO-Revision-Date|Last-Translator|Language-Team|'
    rb'Generated-By): .*\\n"\n',
    re.MULTILINE,
)
"""Lines of a head that say nothing, or something else every day."""
HEADER = "# Rowdy Table in words. How to translate it: docs/words.md"
MARKED = "Rules: words in `...`, ids such as OC-3 and where links lead stay as they are."


def messages_of_python(path: Path) -> Iterator[tuple[str | tuple[str, ...], str | None, list[str]]]:
    """Each message of a module, its context, and what is said to translators (`# words: ...` above it)."""
    with path.open("rb") as file:
        for _, message, comments, context in extract("python", file, KEYWORDS, ("words:",), strip_comment_tags=True):
            yield message, context, comments


def messages_of_rules(path: Path) -> Iterator[str]:
    """The headings and paragraphs of a page of rules; of a heading also its first part, as contents show it."""
    rules = page(path.stem.replace("-", "_"))
    found: list[str] = []
    for title, blocks in [(rules.title, rules.about), *rules.sections]:
        found += [title, title.partition(":")[0], *(text for block in blocks for text in texts(block))]
    yield from (text for text in found if not SILENT.fullmatch(text))


def catalogue() -> Catalog:
    """All messages of the sources."""
    made = Catalog(header_comment=HEADER, fuzzy=False, charset="utf-8")
    for path in sorted((ROOT / "ui").rglob("*.py")):
        for message, context, comments in messages_of_python(path):
            made.add(message, None, [(place(path), 0)], auto_comments=comments, context=context)
    for path in sorted(RULES.glob("*.md")):
        for text in messages_of_rules(path):
            made.add(text, None, [(place(path), 0)], auto_comments=[MARKED] if "`" in text or "](" in text else [])
    return made


def place(path: Path) -> str:
    """The path as catalogues give it."""
    return path.relative_to(ROOT).as_posix()


def known() -> set[str]:
    """Every text that a catalogue can be asked for."""
    return {text for message in catalogue() for text in forms(message.id)}


def forms(text: str | list[str] | tuple[str, ...] | None) -> tuple[str, ...]:
    """The text for one and for many, if there are two."""
    return (text or "",) if isinstance(text, str | None) else tuple(text)


def written(made: Catalog) -> bytes:
    """A catalogue as a file; the same messages always give the same bytes."""
    file = io.BytesIO()
    write_po(file, made, width=110, include_lineno=False)
    return IDLE.sub(b"", file.getvalue())


def translations() -> list[Path]:
    """The languages there are, as files."""
    return sorted(LOCALE.glob("*.po"))


def read(path: Path) -> Catalog:
    """A translation."""
    with path.open("rb") as file:
        return read_po(file, locale=path.stem.replace("-", "_"))


def problems() -> Iterator[str]:
    """What is not as it should be."""
    if not TEMPLATE.exists() or TEMPLATE.read_bytes() != written(catalogue()):
        yield f"{place(TEMPLATE)} is not what the sources say: run python -m tools.words"
    for path in translations():
        for message in read(path):
            if message.id and message.string and not fits(message):
                yield f"{place(path)}: {message.string!r} has not the placeholders of {message.id!r}"


def fits(message: Message) -> bool:
    """Whether a translation has the placeholders of its message; forms for a count may leave some out."""
    wanted = {name for text in forms(message.id) for name in PLACEHOLDER.findall(text)}
    made = [set(PLACEHOLDER.findall(text)) for text in forms(message.string) if text]
    if message.pluralizable:
        return all(names <= wanted for names in made)
    return all(names == wanted for names in made)


def update() -> None:
    """Write the template, and bring every translation up to it; what is no longer said stays at its end."""
    LOCALE.mkdir(exist_ok=True)
    TEMPLATE.write_bytes(written(catalogue()))
    for path in translations():
        begun = read(path)
        begun.update(catalogue(), no_fuzzy_matching=True)
        path.write_bytes(written(begun))


def begin(language: str) -> Path:
    """A translation with nothing translated."""
    path = LOCALE / f"{language}.po"
    if path.exists():
        raise SystemExit(f"{place(path)} is there already")
    made = Catalog(locale=language.replace("-", "_"), header_comment=HEADER, fuzzy=False)
    made.update(catalogue())
    path.write_bytes(written(made))
    return path


def compile_all() -> None:
    """Compile every translation beside its text, as the app reads it."""
    for path in translations():
        with path.with_suffix(".mo").open("wb") as file:
            write_mo(file, read(path))


def main() -> int:
    """Update, begin a language, or say what is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tools.words", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether ui/locale is what the sources say")
    parser.add_argument("--new", metavar="LANGUAGE", help="begin a translation: de, pt-BR")
    asked = parser.parse_args()
    if asked.check:
        found = list(problems())
        print("\n".join(found) or "ui/locale is up to date")
        return bool(found)
    update()
    if asked.new:
        print(f"{place(begin(asked.new))} can be translated now")
    compile_all()
    return 0


if __name__ == "__main__":
    sys.exit(main())
