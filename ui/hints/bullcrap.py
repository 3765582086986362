"""What a bot would do in BULLCRAP, in a sentence."""

from __future__ import annotations

from engine import Move
from engine.games import bullcrap
from ui.words.bullcrap import cards_words, claim_words
from ui.words.speech import Speaker
from ui.words.tongue import N_, _

ADVICE = {
    "deal": N_("{bot} would deal."),
    "claim": N_("{bot} would lay {cards} and claim {claim}."),
    "call": N_("{bot} would call."),
    "accept": N_("{bot} would let it go."),
    "distract": N_("{bot} would distract {name}."),
    "xray": N_("{bot} would give an X-Ray to {name}."),
    "gift": N_("{bot} would give {cards} to {name}."),
    "nuke": N_("{bot} would destroy the pile, and with it {cards}."),
    "poop": N_("{bot} would give the pile to {name}."),
    "shed": N_("{bot} would put away {cards}."),
    "end": N_("{bot} would end the game."),
}
"""What a bot would do, by the verb of the move."""


def advice(move: Move, bot: str, to: Speaker) -> str:
    """What a bot would do."""
    told = _(ADVICE[move.verb])
    if move.verb == "nuke" and not move.cards:
        told = _("{bot} would destroy the pile.")
    if move.verb == "gift" and not move.cards:
        told = _("{bot} would give nothing but the Gift to {name}.")
    claim = claim_words(len(move.cards), move.choice) if move.verb == "claim" else ""
    chosen = bullcrap.GAME.notation.verbs[move.verb]
    name = to.name(move.choice) if chosen and chosen.word == "to" else ""
    return told.format(bot=bot, cards=cards_words(move.cards), claim=claim, name=name)
