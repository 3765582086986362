"""What is read out: the sentences of what happened, one element each, and what answers the player at once.

Screen readers read what is added to a live region. A sentence is therefore an element of its own, known by its number:
what was read stays where it is and is not read again, and the same words said twice are two elements.
"""

from __future__ import annotations

from engine import NOBODY
from ui.html import Markup, el, escape, join
from ui.model import Model
from ui.screens.rules import status
from ui.words.tongue import N_, _

RENEWAL = N_("A new version of the games is here. Your saved games stay.")


def polite(model: Model) -> Markup:
    """What stays to be read, and what others did; behind the curtain nothing."""
    match = model.match
    notice = el("p", model.notice, id="notice") if model.notice not in {"", model.polite} else None
    if model.reading is not None:
        return escape(status(model.reading))
    if match is None or model.screen != "play":
        return join((notice, escape(model.polite or (_(RENEWAL) if model.offers_renewal else ""))))
    if match.curtain != NOBODY:
        return Markup("")
    return join((notice, *(el("p", said.text, id=f"said-{said.number}") for said in match.telling.news)))


def assertive(model: Model) -> Markup:
    """The answer to what was pressed, else that one is asked."""
    match = model.match
    if model.toast:
        return el("p", model.toast, id=f"answer-{model.answers}")
    at_table = match is not None and model.screen == "play" and model.reading is None
    if match is None or not at_table or match.asking == NOBODY or match.asking != match.viewer:
        return Markup("")
    return el("p", match.say_turn() if match.silent else _("Your turn."), id=f"turn-{match.table.length}")
