"""The options of Craits; every default is the rule."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import options as option
from engine.games.craits.cards import ANY, COLOUR_IN_FORCE, OWN_COLOUR

MOST_SEATS = 10
MUST_SAY, CAUGHT_ONLY, AUTOMATIC = "must_say", "caught_only", "automatic"
"""What happens to who does not say "one card" (CR-32)."""
PLAY_ON, GOES_OUT = "play_on", "goes_out"
"""What a 6 as last card does (CR-40)."""
SKIP, NOTHING = "skip", "nothing"
"""What a 10 does with two seats (CR-12)."""


@dataclass(frozen=True, slots=True)
class Options(option.Options):
    """What can be agreed before the first hand."""

    seats: int = option.number(4, 2, MOST_SEATS, "CR-1")
    hands: str = option.choice("15", ("15", "8"), "CR-3")
    announce: str = option.choice(MUST_SAY, (MUST_SAY, CAUGHT_ONLY, AUTOMATIC), "CR-32")
    nines: str = option.choice(OWN_COLOUR, (OWN_COLOUR, COLOUR_IN_FORCE, ANY), "CR-12")
    two_seat_ten: str = option.choice(SKIP, (SKIP, NOTHING), "CR-12")
    last_six: str = option.choice(PLAY_ON, (PLAY_ON, GOES_OUT), "CR-40")
    jacks: bool = option.flag(False, "CR-50")
    queen_of_spades: bool = option.flag(False, "CR-51")
    kings: bool = option.flag(False, "CR-52")

    @property
    def decks(self) -> int:
        """How many decks are played: two from six seats on (CR-1)."""
        return 1 if self.seats <= 5 else 2

    @property
    def last_hand(self) -> int:
        """The number of the last hand (CR-3)."""
        return int(self.hands)


def hand_size(number: int) -> int:
    """How many cards each seat is dealt in this hand: 8, 7, ... 1, 2, ... 8 (CR-3)."""
    return abs(8 - number) + 1


PRESETS = {
    "classic": "",
    "short": "hands=8",
    "faces": "jacks=yes queen_of_spades=yes kings=yes",
    "two-decks": "seats=6",
}
