"""What things are called in Craits: its cards, its options and presets."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from engine.core.cards import HIDDEN, Card
from engine.games import craits as notes
from ui.words.speech import joined, listed, seat_count
from ui.words.tongue import N_, _

SUITS = (N_("clubs"), N_("diamonds"), N_("hearts"), N_("spades"))
CARDS = (N_("{rank} of clubs"), N_("{rank} of diamonds"), N_("{rank} of hearts"), N_("{rank} of spades"))
RANKS = (N_("ace"), "2", "3", "4", "5", "6", "7", "8", "9", "10", N_("jack"), N_("queen"), N_("king"))
ANY_OF = (
    N_("an ace"), N_("a 2"), N_("a 3"), N_("a 4"), N_("a 5"), N_("a 6"), N_("a 7"), N_("an 8"), N_("a 9"), N_("a 10"),
    N_("a jack"), N_("a queen"), N_("a king"),
)  # fmt: skip

OPTIONS = {
    "seats": (N_("Seats"), N_("2 to 10; from six seats on two decks are played.")),
    "hands": (N_("Hands"), N_("Fifteen hands, from 8 cards down to 1 and up again, or the first eight only.")),
    "announce": (N_('"One card"'), N_("What happens to who has one card left and does not say so.")),
    "nines": (N_("Nines"), N_("Which suits a nine may name: two of one colour, or any.")),
    "two_seat_ten": (N_("Tens for two"), N_("What a ten does when only two play.")),
    "last_six": (
        N_("A six as last card"),
        N_("A six wants to be followed, so who plays it last may have to draw instead."),
    ),
    "jacks": (
        N_("Jacks"), N_("The next seat draws two and loses its turn; jacks in a row cost more and more."),
    ),
    "queen_of_spades": (N_("Queen of spades"), N_("The next seat draws five and loses its turn.")),
    "kings": (N_("Kings"), N_("Whoever plays a king has three more cards to play or to draw.")),
}  # fmt: skip

CHOICES = {
    "15": N_("fifteen"), "8": N_("eight, the short match"),
    "must_say": N_("lose a turn, draw two"), "caught_only": N_("the same, if caught"),
    "automatic": N_("nothing, said for you"),
    "own_colour": N_("its own colour"), "colour_in_force": N_("the colour in force"), "any": N_("any suit"),
    "skip": N_("skips the other"), "nothing": N_("nothing"), "play_on": N_("draws and plays on"),
    "goes_out": N_("goes out"),
}  # fmt: skip

BOTS = {
    "rule": (N_("Sly bot"), N_("Sheds what is dear and keeps its wilds for later.")),
    "forgetful": (N_("Forgetful bot"), N_("Plays as the sly one does, but forgets its one card now and then.")),
}

PRESETS = {
    "classic": (N_("Classic"), N_("Fifteen hands, plain face cards.")),
    "short": (N_("Short"), N_("The first eight hands only.")),
    "faces": (N_("Face cards"), N_("Jacks, kings and the queen of spades do something, too.")),
    "two-decks": (N_("Two decks"), N_("Six seats or more.")),
}
ASKED = {
    "say": N_('You have one card left: say "one card", or let it go.'),
    "catch": N_('Somebody has not said "one card": catch it, or let it go.'),
}
"""What a window asks, by the word that may be said."""


def rank_words(card: Card) -> str:
    """`ace`, `7`."""
    return _(RANKS[notes.RANK[card]])


def card_words(card: Card) -> str:
    """`7 of hearts`; `a card face down` for HIDDEN."""
    if card == HIDDEN:
        return _("a card face down")
    return _(CARDS[notes.SUIT[card]]).format(rank=rank_words(card))


def hand_words(cards: Sequence[Card]) -> str:
    """A hand by suits: `ace and 7 of hearts; king of spades`. The cards stand in their sorting order."""
    suits = []
    for suit, group in groupby(cards, lambda card: notes.SUIT[card]):
        suits.append(_(CARDS[suit]).format(rank=listed([rank_words(card) for card in group])))
    return joined(suits, _("{before}; {after}"))


def choice_words(field_name: str, value: object) -> str:
    """What a value of an option is called."""
    if isinstance(value, bool):
        return _("on") if value else _("off")
    if field_name == "seats":
        return seat_count(int(str(value)))
    return _(CHOICES.get(str(value), str(value)))


def suits_words(suits: Sequence[int]) -> str:
    """`diamonds or hearts`."""
    return listed([_(SUITS[suit]) for suit in suits], "or")
