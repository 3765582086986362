"""What things are called in BULLCRAP: its cards and claims, its bots, decks and options."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.cards import HIDDEN, Card
from engine.games import bullcrap as notes
from ui.words.speech import NUMBERS, card_count, listed, seat_count
from ui.words.tongue import N_, _

RANKS = (
    N_("seven"), N_("eight"), N_("nine"), N_("ten"), N_("jack"), N_("queen"), N_("king"), N_("ace"),
)  # fmt: skip
MANY = (
    N_("sevens"), N_("eights"), N_("nines"), N_("tens"), N_("jacks"), N_("queens"), N_("kings"), N_("aces"),
)  # fmt: skip
CARDS = (N_("{rank} of clubs"), N_("{rank} of diamonds"), N_("{rank} of hearts"), N_("{rank} of spades"))
WILDS = (
    N_("Chameleon"), N_("Shield"), N_("Distract"), N_("Gift"), N_("Nuke"), N_("Poop"), N_("X-Ray"),
)  # fmt: skip
WILD_LINES = (
    N_("In a claim it is whatever rank you claim."),
    N_("Lies in a claim with up to three other cards: whoever calls it takes the pile."),
    N_("At the start of your turn: another seat's next turn is skipped."),
    N_("Give up to three cards to another seat, unseen; ends your turn."),
    N_("Destroy the pile and up to three of your cards; ends your turn."),
    N_("Another seat takes the pile, without a call; ends your turn."),
    N_("At the start of your turn: another seat claims face up until it is called."),
)
"""What each wild does, in the order of WILDS."""

BOTS = {
    "planner": (N_("Planner (Paula)"), N_("Counts cards, lies early and small, and calls what cannot be.")),
    "cautious": (N_("Cautious (Prudence)"), N_("Lies only in small change and calls only what is plainly absurd.")),
    "brazen": (N_("Brazen (Brutus)"), N_("Big lies with a straight face, and quick to shout.")),
    "grudging": (N_("Grudge-holder (Nemo)"), N_("Forgets nothing: make it take a pile and it is after you.")),
    "honest": (N_("Honest bot"), N_("Lies only when it must, and then as little as can be.")),
    "naive": (N_("Naive bot"), N_("Claims honestly and calls at random.")),
}
"""What its bots are called, and how they play."""

OPTIONS = {
    "seats": (N_("Seats"), N_("2 to 4.")),
    "deck": (N_("Deck"), N_("Which wilds are in the game, and where they start.")),
    "sequence": (N_("Sequence"), N_("Which rank may be claimed after the last one.")),
    "lowest": (N_("Lowest rank"), N_("With eights the sevens stay in the box, and after the ace comes the eight.")),
    "half_deck": (N_("Half deck"), N_("Two seats only: half of the cards, at random, are out.")),
    "most_cards": (N_("Cards in a claim"), N_("How many cards may be laid at once.")),
    "wilds": (N_("Wilds start"), N_("Where the wilds are at the start.")),
    "share": (N_("Wilds for each seat"), N_("How many each seat is dealt; the rest are rewards.")),
    "chameleons": (N_("Chameleons"), WILD_LINES[0]),
    "shields": (N_("Shields"), WILD_LINES[1]),
    "distracts": (N_("Distracts"), WILD_LINES[2]),
    "gifts": (N_("Gifts"), WILD_LINES[3]),
    "nukes": (N_("Nukes"), WILD_LINES[4]),
    "poops": (N_("Poops"), WILD_LINES[5]),
    "xrays": (N_("X-Rays"), WILD_LINES[6]),
}

PRESETS = {
    "classic": (N_("Classic"), N_("No wilds, no rewards: nothing but lies.")),
    "chick-or-treat": (N_("Chick or Treat"), N_("A Distract for everybody, Gifts as rewards.")),
    "naked-truth": (N_("Naked Truth"), N_("X-Rays as rewards: make them lay their cards face up.")),
    "poopnado": (N_("Poopnado"), N_("Poops as rewards: hand the pile to whoever is ahead.")),
    "maximum-chaos": (N_("Maximum Chaos"), N_("All wilds: two for everybody, the rest as rewards.")),
    "no-more-secrets": (N_("No More Secrets"), N_("Everybody starts under an X-Ray; Shields as rewards.")),
    "wild-deck": (N_("Wild Deck"), N_("All wilds shuffled in among the other cards.")),
}

CHOICES = {
    "classic": N_("Classic"), "chick-or-treat": N_("Chick or Treat"), "naked-truth": N_("Naked Truth"),
    "poopnado": N_("Poopnado"), "maximum-chaos": N_("Maximum Chaos"), "no-more-secrets": N_("No More Secrets"),
    "custom": N_("your own choice"),
    "either-way": N_("one up or one down"), "one-way": N_("one up"), "frozen": N_("always the same"),
    "anything": N_("any rank"),
    "any": N_("any number"), "4": N_("at most four"),
    "rewards": N_("as rewards"), "dealt": N_("dealt to everybody"), "deck": N_("shuffled into the deck"),
}  # fmt: skip
"""What the values of options are called."""
ASKED = {"call": N_("A claim waits for your answer: call it, or let it go.")}
"""What a window asks, by the word that may be said."""


def rank_words(rank: int, count: int = 1) -> str:
    """`jack`, `jacks`."""
    return _(RANKS[rank] if count == 1 else MANY[rank])


def card_words(card: Card) -> str:
    """`ten of hearts`, `Chameleon`; `a card face down` for HIDDEN."""
    if card == HIDDEN:
        return _("a card face down")
    if card >= notes.FIRST_WILD:
        return _(WILDS[card - notes.FIRST_WILD])
    return _(CARDS[card % len(notes.SUITS)]).format(rank=_(RANKS[notes.RANK[card]]))


def cards_words(cards: Sequence[Card]) -> str:
    """Several cards in a row; only their number where any is hidden."""
    return card_count(len(cards)) if HIDDEN in cards else listed([card_words(card) for card in cards])


def claim_words(count: int, rank: int) -> str:
    """`two jacks`: what is claimed."""
    number = _(NUMBERS[count]) if count < len(NUMBERS) else str(count)
    return _("{count} {rank}").format(count=number, rank=rank_words(rank, count))


def score_words(score: int) -> str:
    """The points are the cards a seat is left with."""
    return card_count(score)


def choice_words(field_name: str, value: object) -> str:
    """What a value of an option is called."""
    if isinstance(value, bool):
        return _("on") if value else _("off")
    if field_name == "seats":
        return seat_count(int(str(value)))
    if field_name == "lowest":
        return _(MANY[int(str(value)) - 7])
    return _(CHOICES[str(value)]) if str(value) in CHOICES and not isinstance(value, int) else str(value)
