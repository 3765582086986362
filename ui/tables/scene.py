"""What a table's layout is drawn from: the view of one seat and what the screen knows besides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine import NOBODY, Event, Offer
from engine.core.cards import HIDDEN, Card, Seat
from ui.draft import EMPTY, Draft


@dataclass(frozen=True, slots=True)
class Scene:
    """One picture of a table. Drawing depends on this alone, so nothing hidden can leak into it.

    `view` is the game's own view of seat `me`; for a spectator and the curtain `me` is NOBODY.
    """

    view: Any
    offers: tuple[Offer, ...] = ()
    """What `me` may do now; empty while others are to move."""
    names: tuple[str, ...] = ()
    """By seat; `Seat 1` and so on stand in where they are missing."""
    kinds: tuple[str, ...] = ()
    """By seat: who plays it, as saves write it (`person`, else the kind of a bot)."""
    me: Seat = NOBODY
    refused: Mapping[Card, str] = field(default_factory=dict)
    """Why each unplayable card of the hand may not be played."""
    held: bool = False
    """The trick just finished stays on the table until Continue or the pace moves on."""
    thrown: bool = False
    """The dice were thrown just now."""
    thinking: Seat = NOBODY
    """The seat whose bot is thinking."""
    prompt: str = ""
    """A sentence for the seat to move, beside its buttons; empty: the layout says its own."""
    silent: bool = False
    """`me` is asked for words only: the message `let-go` stays silent."""
    armed: str = ""
    """The verb of the words that go with the next move; the message `arm` with that `data-verb` changes it."""
    last_trick_open: bool = False
    """The last finished trick is looked at."""
    told: tuple[tuple[Event, str], ...] = ()
    """What the last move brought about: each event, as `me` saw it, and its sentence."""
    chosen: Card = HIDDEN
    """The card of the hand for which a suit is being chosen."""
    draft: Draft = EMPTY
    """What has been picked for a move in the making."""
    events: tuple[Event, ...] = ()
    """While `held`, what happened in the last move; while the last trick is looked at, all that was heard."""
    step: int = 0
    """How far the pause over these events has come; see `STEPS` in ui/pauses."""
    called: bool = False
    """Whether there was something that can be looked at as the last trick."""
    brisk: bool = False
    """The words are asked for in real time."""
