"""What a bot would do in Oh Crud, in a sentence."""

from __future__ import annotations

from engine import Move
from ui.words.oh_crud import card_words
from ui.words.speech import Speaker
from ui.words.tongue import _


def advice(move: Move, bot: str, _to: Speaker) -> str:
    """What a bot would do: `Sly bot would play the red square 3.`"""
    if move.verb == "play":
        return _("{bot} would play the {card}.").format(bot=bot, card=card_words(move.cards[0]))
    return (_("{bot} would pass.") if move.verb == "pass" else _("{bot} would deal.")).format(bot=bot)
