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
from ui.words.speech import points, row, sentence
from ui.words.tongue import _, pgettext

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
    price, power = cost(view, card), suit_of(card) == power_suit(view)
    said = [sentence(words(card))]
    if price:
        said += [_("Crud"), points(price)]
    elif power:
        said.append(_("power suit"))
    return Look(str(price) if price else "", power, row(said))


def figure(view: View, card: Card, label: str, gliding: str, last: bool = False, winning: bool = False) -> Markup:
    """A card on the table; `label` says it all."""
    looks = look(view, card)
    return card_figure(
        number_of(card), letter(card), label, crud=looks.crud, power=looks.power, last=last,
        winning=winning, gliding=gliding,
    )  # fmt: skip


def picture(card: Card, shown: Shown) -> Markup:
    """A card in a picture of the rules."""
    said = [sentence(words(card))]
    said += [_("Crud"), points(int(shown.cost))] if shown.cost else []
    said += [_("power suit")] if shown.power else []
    said += [_("not now")] if shown.blocked else []
    said += [_("this one")] if shown.takes else []
    return card_figure(
        number_of(card), letter(card), row(said), crud=shown.cost, power=shown.power, winning=shown.takes,
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
        caption, note = _("Piles start at {number}").format(number=view.number), _("9 is followed by 1")
        line = caption
    elif view.round <= 3:
        caption, note = _("Crud"), _("10, both 20") if view.round == 3 else _("10 each")
        line = _("Crud: {what}; 10 points, both 20") if view.round == 3 else _("Crud: {what}; 10 points each")
        line = line.format(what=crud_words(view.colour, view.number))
    else:
        caption, note = _("Power suit"), _("10 a trick") if view.round == 4 else _("last trick 50")
        line = _("Power suit: {suit}; the last trick 50 points")
        if view.round == 4:
            line = _("Power suit: {suit}; each trick 10 points")
        line = line.format(suit=suit_words(view.colour))
    return Meaning(caption, note, line, _("The dice: {meaning}.").format(meaning=line))


def round_title(view: View) -> str:
    """`Round 3 of 6`, `Duel`."""
    if view.round > ROUNDS:
        return pgettext("title", "Duel")
    return _("Round {number} of {total}").format(number=view.round, total=ROUNDS)
