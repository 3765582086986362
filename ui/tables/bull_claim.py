"""The composer of BULLCRAP: what the picked cards make together, and what is still to be chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from engine import Move, Offer
from engine.core.cards import Card
from engine.games.bullcrap import (
    CHAMELEON,
    DISTRACT,
    GAME,
    GIFT,
    LAST_FACE_DOWN,
    NUKE,
    POOP,
    RANK,
    SHIELD,
    XRAY,
    Laid,
    View,
    allowed_ranks,
    is_lie,
)
from ui.draft import Draft
from ui.tables.bull_cards import FACES

VERBS = {DISTRACT: "distract", XRAY: "xray", GIFT: "gift", NUKE: "nuke", POOP: "poop"}
WILD_OF = {verb: wild for wild, verb in VERBS.items()}
ALONE = frozenset({DISTRACT, XRAY, POOP})
"""Wilds with which no other card goes."""
ALONE_VERBS = frozenset(VERBS[wild] for wild in ALONE)
TRUE, LIE, SHIELDED = "true", "lie", "shielded"


class Plan(NamedTuple):
    """What the picked cards would do. `verb` is empty while nothing is picked."""

    verb: str
    cards: tuple[Card, ...]
    """Sorted; those of the move, without the wild that is played."""
    wild: Card
    """The wild that is played face up, -1 for none."""
    choices: tuple[int, ...]
    """The ranks or seats one of which is to be chosen."""
    choice: int

    @property
    def ready(self) -> bool:
        """Whether nothing is left to choose."""
        return bool(self.verb) and (self.choice >= 0 or self.verb in {"nuke", "shed"})

    @property
    def text(self) -> str:
        """The move as text."""
        return GAME.notation.text(Move(self.verb, self.cards, self.choice))


def keys_of_hand(hand: Sequence[Card]) -> list[str]:
    """The data-key of each card: its text, and which of its twins it is."""
    seen: Counter[Card] = Counter()
    keys = []
    for card in hand:
        seen[card] += 1
        keys.append(f"card-{FACES.text(card)}-{seen[card]}")
    return keys


def card_of(key: str) -> Card:
    """The card of a data-key."""
    return FACES.card(key.split("-")[1])


def lead(cards: Sequence[Card]) -> Card:
    """The wild that makes the move: the first that never lies in a claim; -1 where there is none."""
    return next((card for card in cards if card > LAST_FACE_DOWN), -1)


def pick(draft: Draft, key: str, offers: Sequence[Offer]) -> Draft:
    """Pick a card, or put it back; what cannot go together is put back, too."""
    picked, card = list(draft.picked), card_of(key)
    first = lead([card_of(each) for each in picked])
    if key in picked:
        picked.remove(key)
        if card == first:
            picked = [each for each in picked if card_of(each) <= LAST_FACE_DOWN]
    elif only_sheds(offers) or first in ALONE or (first < 0 and card in ALONE):
        picked = [key]
    else:
        picked.append(key)
    after = lead([card_of(each) for each in picked])
    return draft._replace(picked=tuple(picked), choice=draft.choice if first == after else -1)


def only_sheds(offers: Sequence[Offer]) -> bool:
    """Whether the hand can do nothing but put a wild away (BC-14)."""
    return any(offer.verb == "shed" for offer in offers)


def plan(offers: Sequence[Offer], draft: Draft) -> Plan:
    """What the picked cards make."""
    cards = [card_of(key) for key in draft.picked]
    wild = lead(cards)
    verb = "shed" if only_sheds(offers) else VERBS.get(wild, "claim")
    if not cards:
        verb = "claim" if any(offer.verb == "claim" for offer in offers) else ""
    if verb in WILD_OF:
        cards.remove(wild)
    choices = tuple(sorted({choice for offer in offers if offer.verb == verb for choice in offer.choices}))
    choice = draft.choice if draft.choice in choices else -1
    if choice < 0 and verb == "claim" and cards:
        choice = next((rank for rank in choices if verdict(cards, rank) == TRUE), -1)
    if len(choices) == 1:
        choice = choices[0]
    return Plan(verb if draft.picked else "", tuple(sorted(cards)), wild if verb in WILD_OF else -1, choices, choice)


def verdict(cards: Sequence[Card], rank: int) -> str:
    """What a call would find: the truth, a lie, or a Shield."""
    if SHIELD in cards:
        return SHIELDED
    return LIE if is_lie(Laid(0, rank, tuple(cards), False)) else TRUE


def fits(card: Card, rank: int) -> bool:
    """Whether the card would be true in a claim of this rank."""
    return RANK[card] == rank or card == CHAMELEON


def drafted(move: Move, draft: Draft) -> Draft:
    """The draft that makes a move, as a hint has it."""
    wild = WILD_OF.get(move.verb)
    cards = [*([wild] if wild is not None else []), *move.cards]
    return draft._replace(picked=tuple(keys_of_hand(cards)), choice=move.choice)



def next_ranks(view: View) -> tuple[int, ...]:
    """The ranks that may be claimed next, whoever claims."""
    last = view.last
    return allowed_ranks(view.options.sequence, view.options.lowest)[last.rank if last else -1]
