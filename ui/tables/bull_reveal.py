"""A call on BULLCRAP's table, close up: the cards turn, the verdict falls, somebody takes the pile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine import Event
from engine.core.cards import NOBODY
from engine.games.bullcrap import Called, PileTaken, Revealed, Rewarded
from ui.html import Markup, el
from ui.parts.card import card_back
from ui.tables.bull_cards import fan, figure
from ui.tables.bull_claim import fits
from ui.words.bullcrap import called, claim_words, pile_taken, rewarded
from ui.words.speech import Speaker, card_count
from ui.words.tongue import _

FACE_DOWN, VERDICT, TAKEN = range(3)
"""The steps of a call: cards still face down, turned up with the verdict, and who takes the pile."""


class Call(NamedTuple):
    """A call and what came of it."""

    called: Called
    revealed: Revealed
    taken: PileTaken
    reward: Rewarded | None


def call_in(events: Sequence[Event]) -> Call | None:
    """The last call among these events."""
    starts = [place for place, event in enumerate(events) if isinstance(event, Called)]
    if not starts:
        return None
    found = events[starts[-1] :]
    shown = next((event for event in found if isinstance(event, Revealed)), None)
    taken = next((event for event in found if isinstance(event, PileTaken)), None)
    said = found[0]
    if shown is None or taken is None or not isinstance(said, Called):
        return None
    after = found[found.index(taken) + 1 : found.index(taken) + 2]
    reward = next((event for event in after if isinstance(event, Rewarded)), None)
    return Call(said, shown, taken, reward)


def close_up(call: Call, step: int, to: Speaker) -> Markup:
    """The cards that were called, and as much of what came of it as this step shows."""
    shown, up = call.revealed, step >= VERDICT
    claim = claim_words(len(shown.cards), shown.rank)
    if up:
        cards = [figure(card, winning=fits(card, shown.rank)) for card in shown.cards]
    else:
        label = _("{cards}, face down").format(cards=card_count(len(shown.cards)))
        cards = [card_back(label if place == 0 else "") for place in range(len(shown.cards))]
    lines = [el("p", called(call.called, to), cls="close-line")]
    claimed = to.tell(
        shown.seat, _("You claimed {claim}."), _("{name} claimed {claim}."), claim=claim
    )
    lines.append(el("p", claimed, cls="close-claim"))
    end = []
    if up:
        word, look = stamp(shown)
        end.append(el("p", el("span", word, cls=f"stamp is-{look}"), cls="close-stamp"))
    if step >= TAKEN:
        told = [el("span", pile_taken(without_cards(call.taken), to))]
        if call.reward is not None:
            told.append(el("span", rewarded(call.reward, to)))
        end.append(el("p", *told, cls="close-end"))
    return el("div", *lines, fan(cards, "is-close"), *end, cls="close-up")


def stamp(shown: Revealed) -> tuple[str, str]:
    """The verdict in a word, and its looks."""
    if shown.shielded:
        return _("Shielded!"), "shielded"
    return (_("A lie!"), "lie") if shown.lie else (_("The truth!"), "true")


def without_cards(taken: PileTaken) -> PileTaken:
    """The pile that was taken, its cards not named: there may be many."""
    return PileTaken(taken.seat, (NOBODY,) * len(taken.cards))
