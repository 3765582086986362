"""What the table of Craits shows of a card and says of a moment: signs, what fits, who does what."""

from __future__ import annotations

from engine.core.cards import Card, Seat
from engine.games.craits import CARDS, RANK, RANKS, SUIT, SUITS, WILD, Craits, View, hand_size
from ui.html import Markup
from ui.parts.card import card_figure
from ui.rulebook import Shown
from ui.tables.scene import Scene
from ui.words.craits_names import ANY_OF, card_words
from ui.words.craits_names import SUITS as SUIT_WORDS
from ui.words.speech import onlooker, points, row, sentence
from ui.words.tongue import _

FACES = Craits.notation.faces
FULL_SLOTS = 3


def sign(card: Card) -> str:
    """The rank as it stands on the card: `10`, `K`."""
    return RANKS[RANK[card]].replace("T", "10")


def letter(card: Card) -> str:
    """The suit's letter."""
    return SUITS[SUIT[card]]


def looks(card: Card) -> str:
    """`Ace of hearts`, `8 of clubs, wild`."""
    said = sentence(card_words(card))
    return row([said, _("wild")]) if RANK[card] in WILD else said


def picture(card: Card, shown: Shown) -> Markup:
    """A card in a picture of the rules."""
    assert card in CARDS
    said = [looks(card)]
    said += [points(int(shown.cost))] if shown.cost else []
    said += [_("not now")] if shown.blocked else []
    said += [_("this one")] if shown.takes else []
    return card_figure(
        sign(card), letter(card), row(said), crud=shown.cost, winning=shown.takes, blocked=shown.blocked
    )


def does(scene: Scene, seat: Seat, yours: str, theirs: str, **facts: object) -> str:
    """`Anna deals`, but `You deal` for the person who is called You; see Speaker.tell."""
    return onlooker("craits", scene.names).tell(seat, yours, theirs, **facts)


def hand_number(view: View) -> str:
    """`Hand 3 of 15`."""
    return _("Hand {number} of {total}").format(number=view.number, total=view.options.last_hand)


def size_now(view: View) -> int:
    """How many cards each seat is dealt in the hand played or to be dealt."""
    return hand_size(view.number)


def suit_words(suit: int) -> str:
    """`hearts`."""
    return _(SUIT_WORDS[suit])


def fitting_words(view: View) -> str:
    """What may be played: `Play hearts, a 7, an 8 or a 9.`"""
    rank = RANK[view.top]
    if rank in WILD:
        return _("Play {suit}, an 8 or a 9.").format(suit=suit_words(view.suit))
    return _("Play {suit}, {rank}, an 8 or a 9.").format(suit=suit_words(view.suit), rank=_(ANY_OF[rank]))
