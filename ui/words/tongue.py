"""The language that is spoken: every sentence comes out of its catalogue, looked up when it is said.

`_("A sentence with {card}.").format(card=...)`; `ngettext` where something is counted, `pgettext` where one English
word has two meanings, `N_` around a text that stands in a constant and is looked up later. Nothing that was looked
up may be kept beyond a change of language.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from gettext import GNUTranslations, NullTranslations
from io import BytesIO

from ui.shipped import TOP, content, files_in

SOURCE = "en"
"""The language the sources are written in; also what is spoken where there is no other."""
PSEUDO = "en-XA"
"""No language, but a way to see what does not come out of a catalogue, and where longer words do not fit."""
LOCALE = TOP / "ui" / "locale"
"""Compiled catalogues, `de.mo`."""
OWN_NAME = "the name of this language, in this language"
UNTOUCHED = re.compile(r"(\{[^{}]*\}|`[^`]*`|\]\([^)]*\)|\b[A-Z]+-\d+\b)")
"""What a pseudo text leaves as it is: placeholders, code, where links lead, ids of rules."""
VOWEL = re.compile(r"[aeiouyAEIOUY]")


class Pseudo(NullTranslations):
    """Every message as `[ThiIs oOneE]`, about 140 % as long; with `known` only those, others stay as they are."""

    def __init__(self, known: Collection[str] | None = None) -> None:
        super().__init__()
        self.known = known

    def gettext(self, message: str) -> str:
        """The message in brackets, each vowel twice: once small, once large."""
        if self.known is not None and message not in self.known:
            return message
        parts = UNTOUCHED.split(message)
        parts[::2] = [VOWEL.sub(lambda vowel: vowel[0] + vowel[0].swapcase(), part) for part in parts[::2]]
        return f"[{''.join(parts)}]"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """English has two forms, and so has this."""
        return self.gettext(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        """The context changes nothing."""
        return self.gettext(message)


class Tongue:
    """What is spoken now."""

    language = SOURCE
    catalogue = NullTranslations()


def speak(language: str, catalogue: NullTranslations | None = None) -> None:
    """Speak a language from now on, SOURCE if there is no catalogue of it. A given catalogue is taken as it is."""
    if catalogue is None and language == PSEUDO:
        catalogue = Pseudo()
    if catalogue is None and language != SOURCE and language in found():
        catalogue = compiled(language)
    Tongue.language = language if catalogue else SOURCE
    Tongue.catalogue = catalogue or NullTranslations()


def spoken() -> str:
    """The language that is spoken, as `<html lang>` has it."""
    return Tongue.language


def found() -> list[str]:
    """The languages there are catalogues of, besides SOURCE."""
    return [path.stem for path in files_in(LOCALE) if path.suffix == ".mo"]


def compiled(language: str) -> GNUTranslations:
    """The catalogue of a language that was found."""
    return GNUTranslations(BytesIO(content(LOCALE / f"{language}.mo")))


def languages() -> list[tuple[str, str]]:
    """Every language there is and what it calls itself."""
    named = [(SOURCE, "English")]
    for language in found():
        own = compiled(language).pgettext(OWN_NAME, "English")
        named.append((language, own if own != "English" else language))
    return named


def _(message: str) -> str:
    """The message in the language that is spoken; nothing is nothing in all of them."""
    return Tongue.catalogue.gettext(message) if message else ""


def ngettext(one: str, many: str, count: int) -> str:
    """The message's form for this count."""
    return Tongue.catalogue.ngettext(one, many, count)


def pgettext(context: str, message: str) -> str:
    """The message as meant in the context, which says so to translators."""
    return Tongue.catalogue.pgettext(context, message)


def N_(message: str) -> str:  # noqa: N802 - the name that gettext's users know
    """The message as it is: marked to be in the catalogue, to be looked up when it is said."""
    return message
