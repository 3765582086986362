"""What can happen in BULLCRAP and what can be refused, as facts."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from engine.core.cards import HIDDEN, Card, Seat
from engine.core.notes import Event, IntoHand, Refusal
from engine.games.bullcrap.cards import GIFT, POOP, XRAY, Rank


@dataclass(frozen=True, slots=True)
class SetAside(Event):
    """So many cards are out of the game, face down, known to nobody (BC-2, BC-3)."""

    count: int


@dataclass(frozen=True, slots=True)
class Dealt(IntoHand):
    """A seat was dealt its hand, wilds included."""


@dataclass(frozen=True, slots=True)
class Starts(Event):
    """This seat starts, since it holds this spade; HIDDEN where no spade is in a hand and the lot decided (BC-5)."""

    seat: Seat
    card: Card

    def reveals(self, seat: Seat) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Claimed(Event):
    """A seat laid cards and claimed them to be of this rank; `shown`: they lie face up (BC-33)."""

    seat: Seat
    rank: Rank
    cards: tuple[Card, ...]
    shown: bool

    def seen_by(self, seat: Seat) -> Self:
        return self if self.shown or seat == self.seat else replace(self, cards=(HIDDEN,) * len(self.cards))

    def reveals(self, seat: Seat) -> bool:
        return seat != self.seat


@dataclass(frozen=True, slots=True)
class Called(Event):
    """A seat called the last claim, which `claimer` made."""

    seat: Seat
    claimer: Seat

    def reveals(self, seat: Seat) -> bool:
        return seat != self.seat


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """The cards of the claim that was called; `lie`: not all were of the rank; `shielded`: that did not matter."""

    seat: Seat
    rank: Rank
    cards: tuple[Card, ...]
    lie: bool
    shielded: bool

    def reveals(self, seat: Seat) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class PileTaken(IntoHand):
    """A seat took the whole Play Pile into its hand; it alone sees all of it (BC-21)."""


@dataclass(frozen=True, slots=True)
class Rewarded(Event):
    """A seat took the top of the Reward Pile (BC-23)."""

    seat: Seat
    card: Card

    def seen_by(self, seat: Seat) -> Self:
        return self if seat == self.seat else replace(self, card=HIDDEN)

    def reveals(self, seat: Seat) -> bool:
        return seat == self.seat


@dataclass(frozen=True, slots=True)
class Accepted(Event):
    """The seat that had to answer let the claim stand (BC-20, BC-25)."""

    seat: Seat
    claimer: Seat

    def reveals(self, seat: Seat) -> bool:
        return seat != self.seat


@dataclass(frozen=True, slots=True)
class Distracted(Event):
    """A seat laid a Distract on another, whose next turn will be skipped (BC-32)."""

    seat: Seat
    victim: Seat

    def reveals(self, seat: Seat) -> bool:
        return seat != self.seat


@dataclass(frozen=True, slots=True)
class Skipped(Event):
    """A distracted seat's turn was skipped; its Distract went under the Reward Pile (BC-32)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Xrayed(Event):
    """A seat laid an X-Ray on another: it claims face up from now on (BC-33)."""

    seat: Seat
    victim: Seat

    def reveals(self, seat: Seat) -> bool:
        return seat != self.seat


@dataclass(frozen=True, slots=True)
class XrayReturned(Event):
    """A call freed this seat of its X-Ray, which went under the Reward Pile (BC-33)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Gifted(Event):
    """A seat gave cards to another, unseen by the others (BC-35)."""

    seat: Seat
    to: Seat
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat) -> Self:
        return self if seat in (self.seat, self.to) else replace(self, cards=(HIDDEN,) * len(self.cards))

    def reveals(self, seat: Seat) -> bool:
        return seat != self.seat


@dataclass(frozen=True, slots=True)
class Nuked(Event):
    """A seat destroyed these cards, face up, and the Play Pile of `pile` cards, unseen (BC-36)."""

    seat: Seat
    cards: tuple[Card, ...]
    pile: int

    def reveals(self, seat: Seat) -> bool:
        return seat != self.seat


@dataclass(frozen=True, slots=True)
class Pooped(Event):
    """A seat made another take the Play Pile and the Poop (BC-37)."""

    seat: Seat
    victim: Seat

    def reveals(self, seat: Seat) -> bool:
        return seat != self.seat


@dataclass(frozen=True, slots=True)
class Shed(Event):
    """A seat that could do nothing else put a wild under the Reward Pile (BC-14)."""

    seat: Seat
    card: Card

    def reveals(self, seat: Seat) -> bool:
        return seat != self.seat


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """A seat is rid of all its cards: the King of Crap; how many cards each seat holds (BC-26)."""

    winner: Seat
    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameDrawn(Event):
    """A seat ended the game, the others agreeing: nobody won (BC-60)."""

    seat: Seat
    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DealFirst(Refusal):
    """Nothing happens before the deal."""

    rule: ClassVar[str] = "BC-3"


@dataclass(frozen=True, slots=True)
class AlreadyDealt(Refusal):
    """The cards are dealt once."""

    rule: ClassVar[str] = "BC-3"


@dataclass(frozen=True, slots=True)
class TooFewWilds(Refusal):
    """This deck needs more wilds of that option at so many seats."""

    rule: ClassVar[str] = "BC-40"
    name: str
    count: int
    needed: int


@dataclass(frozen=True, slots=True)
class RankNotAllowed(Refusal):
    """The claim must be of one of the `allowed` ranks: `last` was claimed before (-1: any rank that is played)."""

    rank: Rank
    last: Rank
    allowed: tuple[Rank, ...]

    @property
    def rule(self) -> str:
        return "BC-12" if self.last < 0 else "BC-50"


@dataclass(frozen=True, slots=True)
class NotFaceDown(Refusal):
    """This wild never lies in a claim."""

    rule: ClassVar[str] = "BC-11"
    card: Card


@dataclass(frozen=True, slots=True)
class ShieldBears(Refusal):
    """Beside a Shield lie at most `most` other cards."""

    rule: ClassVar[str] = "BC-31"
    most: int


@dataclass(frozen=True, slots=True)
class TooManyCards(Refusal):
    """A claim has at most so many cards here."""

    rule: ClassVar[str] = "BC-11"
    most: int


@dataclass(frozen=True, slots=True)
class OwnClaim(Refusal):
    """Nobody calls a claim of their own."""

    rule: ClassVar[str] = "BC-20"


@dataclass(frozen=True, slots=True)
class NothingToCall(Refusal):
    """There is no claim, or the time to call it is over."""

    rule: ClassVar[str] = "BC-20"


@dataclass(frozen=True, slots=True)
class AnswerFirst(Refusal):
    """The claim of this seat has to be called or accepted before anything else."""

    rule: ClassVar[str] = "BC-25"
    claimer: Seat


@dataclass(frozen=True, slots=True)
class NothingToAccept(Refusal):
    """Only a claim that has to be answered is accepted; otherwise the next move does it."""

    rule: ClassVar[str] = "BC-25"


@dataclass(frozen=True, slots=True)
class AnotherSeat(Refusal):
    """This wild is played against another seat, not oneself."""

    wild: Card

    @property
    def rule(self) -> str:
        return {XRAY: "BC-33", GIFT: "BC-35", POOP: "BC-37"}.get(self.wild, "BC-32")


@dataclass(frozen=True, slots=True)
class IsDistracted(Refusal):
    """That seat carries a Distract already."""

    rule: ClassVar[str] = "BC-32"
    seat: Seat


@dataclass(frozen=True, slots=True)
class IsXrayed(Refusal):
    """That seat carries an X-Ray already."""

    rule: ClassVar[str] = "BC-33"
    seat: Seat


@dataclass(frozen=True, slots=True)
class GiftCarries(Refusal):
    """With a Gift go one to three cards; none only when it is the last card."""

    rule: ClassVar[str] = "BC-35"


@dataclass(frozen=True, slots=True)
class NukeCarries(Refusal):
    """With a Nuke go at most three cards."""

    rule: ClassVar[str] = "BC-36"


@dataclass(frozen=True, slots=True)
class NoPile(Refusal):
    """A Poop needs a Play Pile to be taken."""

    rule: ClassVar[str] = "BC-37"


@dataclass(frozen=True, slots=True)
class CanPlay(Refusal):
    """Only a seat that can do nothing else sheds a wild."""

    rule: ClassVar[str] = "BC-14"


@dataclass(frozen=True, slots=True)
class TooEarly(Refusal):
    """The game can be ended after so many turns."""

    rule: ClassVar[str] = "BC-60"
    turns: int


__all__ = [
    "Accepted", "AlreadyDealt", "AnotherSeat", "AnswerFirst", "Called", "CanPlay", "Claimed", "DealFirst", "Dealt",
    "Distracted", "GameDrawn", "GameWon", "GiftCarries", "Gifted", "IsDistracted", "IsXrayed", "NoPile",
    "NotFaceDown", "NothingToAccept", "NothingToCall", "NukeCarries", "Nuked", "OwnClaim", "PileTaken", "Pooped",
    "RankNotAllowed", "Revealed", "Rewarded", "SetAside", "Shed", "ShieldBears", "Skipped", "Starts", "TooEarly",
    "TooFewWilds", "TooManyCards", "XrayReturned", "Xrayed",
]  # fmt: skip
