"""Card counts of Craits: who holds how many, and which cards were not seen since the last shuffle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.cards import Card
from engine.games.craits import RANKS, SUIT, SUITS, View, pack
from ui.html import Markup, el
from ui.parts.paper import ScoreRow, player_head, score_table
from ui.parts.sprite import icon
from ui.tables.craits_words import suit_words
from ui.words.speech import hands_held, row, seat_name, sentence
from ui.words.tongue import _, ngettext


def unseen(view: View) -> Counter[Card]:
    """How many of each card lie neither in the viewer's hand nor on the discard pile."""
    if view.dealing:
        return Counter()
    rest = Counter(pack(view.options.decks))
    rest.subtract([*view.hand, *view.pile])
    return +rest


def counts(view: View, names: Sequence[str]) -> Markup:
    """The hands by seat, then the cards in other hands or in the stock, by suit and rank."""
    if view.dealing:
        return el("p", _("No cards are dealt."))
    hands = [
        ScoreRow(player_head(seat_name(names, seat), seat), [str(held)]) for seat, held in enumerate(view.counts)
    ]
    hands.append(ScoreRow(_("Stock"), [str(view.stock)]))
    return el(
        "div", score_table(_("Cards in hand"), [_("Player"), _("Cards")], hands), unseen_table(view), cls="counts"
    )


def unseen_table(view: View) -> Markup:
    """A line a suit, a column a rank."""
    rest, size = unseen(view), len(RANKS)
    rows = []
    for suit, letter in enumerate(SUITS):
        cards = [rest[card] for card in range(suit * size, (suit + 1) * size)]
        cells = [el("b", count) if count else el("span", "0", cls="is-none") for count in cards]
        head = el("span", icon(f"suit-{letter}"), el("span", suit_words(suit), cls="spoken"))
        rows.append(ScoreRow(head, [*cells, str(sum(cards))]))
    signs = [rank.replace("T", "10") for rank in RANKS]
    return score_table(unseen_line(view), [_("Suit"), *signs, _("All")], rows, total=True)


def unseen_line(view: View) -> str:
    """How many cards are in other hands or in the stock."""
    count = sum(unseen(view).values())
    return ngettext("{count} card not seen yet", "{count} cards not seen yet", count).format(count=count)


def counts_words(view: View, names: Sequence[str]) -> str:
    """`Ann 3 cards, ...` and what was not seen, by suit."""
    if view.dealing:
        return _("No cards are dealt.")
    held = hands_held(names, view.counts)
    rest = unseen(view)
    suits = [
        _("{suit} {count}").format(suit=suit_words(suit), count=count)
        for suit in range(len(SUITS))
        if (count := sum(some for card, some in rest.items() if SUIT[card] == suit))
    ]
    told = _("{unseen}: {suits}.").format(unseen=sentence(unseen_line(view)), suits=row(suits))
    return f"{_('In hand: {hands}.').format(hands=row(held))} {told}"
