"""What a round of Oh Crud makes of its cards and dice: Crud, power suit, who holds the trick, in looks and words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.cards import Card
from engine.games.oh_crud import Trick, View
from ui.html import Markup
from ui.parts.card import card_figure
from ui.rulebook import Shown
from ui.words.oh_crud import FACES, ROUNDS, crud_words, number_of, suit_of, suit_words
from ui.words.oh_crud import card_words as words
from ui.words.speech import sentence

CRUD, LAST_TRICK = 10, 50


class Look(NamedTuple):
    """How a card looks in the round: what it costs as text, and whether it is of the power suit."""

    crud: str
    power: bool
    label: str


def letter(card: Card) -> str:
    """The suit's letter."""
    return FACES.text(card)[0]


def power_suit(view: View) -> int:
    """The power suit of the round, -1 where there is none (OC-12)."""
    return view.colour if view.round in (4, 5) else -1


def cost(view: View, card: Card) -> int:
    """What the card itself costs whoever takes it (OC-15)."""
    if view.round > 3:
        return 0
    return CRUD * ((suit_of(card) == view.colour) + (number_of(card) == view.number))


def look(view: View, card: Card) -> Look:
    """The card's looks and its words: `Blue hexagon 5, Crud, 20 points`."""
    points, power = cost(view, card), suit_of(card) == power_suit(view)
    said = sentence(words(card))
    if points:
        said += f", Crud, {points} points"
    elif power:
        said += ", power suit"
    return Look(str(points) if points else "", power, said)


def figure(view: View, card: Card, said: str, gliding: str, last: bool = False, winning: bool = False) -> Markup:
    """A card on the table; `said` follows its words."""
    looks = look(view, card)
    return card_figure(
        number_of(card), letter(card), looks.label + said, crud=looks.crud, power=looks.power, last=last,
        winning=winning, gliding=gliding,
    )  # fmt: skip


def picture(card: Card, shown: Shown) -> Markup:
    """A card in a picture of the rules."""
    said = sentence(words(card))
    said += f", Crud, {shown.cost} points" if shown.cost else ""
    said += ", power suit" if shown.power else ""
    said += ", not now" if shown.blocked else ""
    said += ", this one" if shown.takes else ""
    return card_figure(
        number_of(card), letter(card), said, crud=shown.cost, power=shown.power, winning=shown.takes,
        blocked=shown.blocked,
    )  # fmt: skip


def holder(view: View, cards: Sequence[Card]) -> int:
    """Which card of a trick takes it as it lies; of equal ones the first (OC-12, OC-13)."""

    def rank(index: int) -> tuple[bool, bool, int, int]:
        card = cards[index]
        suit = suit_of(card)
        return suit == power_suit(view), suit == suit_of(cards[0]), number_of(card), -index

    return max(range(len(cards)), key=rank)


def trick_cost(view: View, trick: Trick) -> int:
    """What a finished trick of this round cost (OC-15)."""
    if view.round == 4:
        return CRUD
    if view.round == 5:
        return LAST_TRICK if trick is view.tricks[-1] and not any(view.counts) else 0
    return sum(cost(view, card) for card in trick.cards)


class Meaning(NamedTuple):
    """What the dice of a round mean: in a word and its price, in one line, and as a sentence."""

    caption: str
    note: str
    line: str
    label: str


def meaning(view: View) -> Meaning:
    """What the dice of the round mean."""
    if view.piling:
        caption, note = f"Piles start at {view.number}", "9 is followed by 1"
        line = caption
    elif view.round <= 3:
        caption, note = "Crud", "10, both 20" if view.round == 3 else "10 each"
        price = "10 points, both 20" if view.round == 3 else "10 points each"
        line = f"Crud: {crud_words(view.colour, view.number)}; {price}"
    else:
        caption, note = "Power suit", "10 a trick" if view.round == 4 else "last trick 50"
        price = "each trick 10 points" if view.round == 4 else "the last trick 50 points"
        line = f"Power suit: {suit_words(view.colour)}; {price}"
    return Meaning(caption, note, line, f"The dice: {line}.")


def round_title(view: View) -> str:
    """`Round 3 of 6`, `Duel`."""
    return f"Round {view.round} of {ROUNDS}" if view.round <= ROUNDS else "Duel"
