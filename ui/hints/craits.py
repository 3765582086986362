"""What a bot would do in Craits, in a sentence."""

from __future__ import annotations

from engine import Move
from ui.words.craits_names import SUITS, card_words
from ui.words.speech import Speaker
from ui.words.tongue import N_, _

ADVICE = {
    "deal": N_("{bot} would deal."),
    "draw": N_("{bot} would draw."),
    "name": N_("{bot} would name {suit}."),
    "say": N_('{bot} would say "one card".'),
    "catch": N_("{bot} would catch who has not said it."),
}
"""What a bot would do, by the verb of a move without cards."""


def advice(move: Move, bot: str, _to: Speaker) -> str:
    """What a bot would do: `Sly bot would play the 8 of hearts and name spades.`"""
    suit = _(SUITS[move.choice]) if move.choice >= 0 else ""
    if move.verb == "play":
        told = _("{bot} would play the {card} and name {suit}.") if suit else _("{bot} would play the {card}.")
        return told.format(bot=bot, card=card_words(move.cards[0]), suit=suit)
    return _(ADVICE[move.verb]).format(bot=bot, suit=suit)
