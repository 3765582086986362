"""A hint: what the best bot of the game would do in a seat, from what that seat may know and no more."""

from __future__ import annotations

from engine import Move, Offer, Table
from engine.bots import bot, kinds
from engine.core.cards import Seat
from engine.core.rng import Rng, seed_number


def best_kind(game: str) -> str:
    """The kind of bot that advises."""
    return next(iter(kinds(game)))


def advice(table: Table, seat: Seat, offers: tuple[Offer, ...]) -> Move | None:
    """What the best bot would do with these offers; None: stay silent.

    Its chance is a stream of its own, the same whenever it is asked here, so that no bot of the match and no replay
    is any the wiser. Raises what the bot raises, ValueError if it answers with a move that is not allowed.
    """
    brain = bot(table.game.key, best_kind(table.game.key))
    for event in table.heard(seat):
        brain.hear(event)
    move = brain.choose(table.view(seat), offers, Rng(seed_number(f"hint/{table.botseed}/{seat}/{table.length}")))
    if move is not None and table.check(seat, move) is not None:
        raise ValueError(f"advised {table.game.notation.text(move)}, which is not allowed")
    return move


def controls(table: Table, move: Move | None) -> tuple[str, ...]:
    """The data-keys of what makes the move: its cards in the hand, else its button; see Layout."""
    if move is None:
        return ("let-go",)
    faces = table.game.notation.faces
    seen: dict[int, int] = {}
    keys = []
    for card in move.cards:
        seen[card] = seen.get(card, 0) + 1
        keys.append(f"card-{faces.text(card)}-{seen[card]}")
    chosen = table.game.notation.verbs[move.verb]
    button = f"{move.verb}-{chosen.names[move.choice]}" if chosen and move.choice >= 0 else move.verb
    return tuple(keys) or (button,)
