"""BULLCRAP's cards in looks and words: number cards, wilds, and how they lie on the table."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.cards import Card
from engine.games.bullcrap import FIRST_WILD, GAME, RANK, RANKS, SUITS, WILDS
from ui.html import Markup, el
from ui.parts.card import card_figure
from ui.rulebook import Shown
from ui.words.bullcrap import WILD_LINES
from ui.words.bullcrap import card_words as words
from ui.words.speech import row, sentence
from ui.words.tongue import _

FACES = GAME.notation.faces


def rank_sign(rank: int) -> str:
    """`10`, `J`: what is printed for a rank."""
    return "10" if RANKS[rank] == "T" else RANKS[rank]


def signs(card: Card) -> tuple[str, str]:
    """What is printed in the corner: rank and suit; a wild has its letters alone."""
    if card >= FIRST_WILD:
        return "", WILDS[card - FIRST_WILD]
    return rank_sign(RANK[card]), SUITS[card % len(SUITS)]


def label(card: Card) -> str:
    """The card's name; a wild's with what it does."""
    if card < FIRST_WILD:
        return sentence(words(card))
    return _("{wild}. {line}").format(wild=words(card), line=_(WILD_LINES[card - FIRST_WILD]))


def figure(card: Card, said: str = "", *, winning: bool = False, blocked: bool = False) -> Markup:
    """A card face up on the table; `said` is its label where its name is not enough."""
    rank, suit = signs(card)
    return card_figure(rank, suit, said or sentence(words(card)), winning=winning, blocked=blocked)


def fan(cards: Sequence[Markup], cls: str = "") -> Markup:
    """Cards side by side, over each other where there are many."""
    return el("span", *cards, cls=f"fan {cls}".strip(), style=f"--cards:{max(1, len(cards))}")


def picture(card: Card, shown: Shown) -> Markup:
    """A card in a picture of the rules."""
    said = [sentence(words(card))]
    said += [_("not now")] if shown.blocked else []
    said += [_("this one")] if shown.takes else []
    return figure(card, row(said), winning=shown.takes, blocked=shown.blocked)
