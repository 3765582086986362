"""Card counts of Oh Crud: who holds how many, who is out of a suit, which cards were not seen yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.cards import Card, Seat
from engine.games.oh_crud import NUMBER, NUMBERS, SUIT, View, pack
from ui.html import Markup, el, join
from ui.parts.paper import ScoreRow, player_head, score_table
from ui.parts.sprite import icon
from ui.words.oh_crud import SUITS, suit_words
from ui.words.speech import hands_held, row, seat_name, sentence
from ui.words.tongue import _, ngettext

ONE_DECK = 6
"""Seats up to which one deck is dealt (OC-2)."""


def unseen(view: View) -> Counter[Card]:
    """How many of each card the viewer has not seen this round: in other hands or out of play."""
    if view.dealing:
        return Counter()
    players = len(view.duellists) or view.options.seats
    rest = Counter(pack(view.suits, view.options.decks if players > ONE_DECK else 1))
    rest.subtract([*view.hand, *view.trick, *(card for trick in view.tricks for card in trick.cards)])
    rest.subtract(turn.card for turn in view.laid if turn.card >= 0)
    return +rest


def out_of(view: View, seat: Seat) -> list[int]:
    """The suits a seat has shown not to hold."""
    return [suit for suit in view.suits if view.voids[seat] >> suit & 1]


def counts(view: View, names: Sequence[str]) -> Markup:
    """The hands by seat, then the unseen cards by suit and number."""
    if view.dealing:
        return el("p", _("No cards are dealt."))
    return el("div", hands_table(view, names), unseen_table(view), cls="counts")


def hands_table(view: View, names: Sequence[str]) -> Markup:
    """How many cards each seat holds and the suits it is known to be out of."""
    rows = []
    for seat, held in enumerate(view.counts):
        out = [icon(f"suit-{SUITS[suit]}", suit_words(suit)) for suit in out_of(view, seat)]
        cells: list[Markup | str] = [str(held)]
        rows.append(ScoreRow(player_head(seat_name(names, seat), seat), cells if view.piling else [*cells, join(out)]))
    heads = [_("Player"), _("Cards")]
    return score_table(_("Cards in hand"), heads if view.piling else [*heads, _("Out of")], rows)


def unseen_table(view: View) -> Markup:
    """A line a suit, a column a number."""
    rest = unseen(view)
    rows = []
    for suit in view.suits:
        cards = [rest[card] for card in range(suit * NUMBERS, (suit + 1) * NUMBERS)]
        cells = [el("b", count) if count else el("span", "0", cls="is-none") for count in cards]
        head = el("span", icon(f"suit-{SUITS[suit]}"), el("span", suit_words(suit), cls="spoken"))
        rows.append(ScoreRow(head, [*cells, str(sum(cards))]))
    numbers = range(1, NUMBERS + 1)
    by_number = [str(sum(count for card, count in rest.items() if NUMBER[card] == number)) for number in numbers]
    return score_table(
        unseen_line(view), [_("Suit"), *map(str, numbers), _("All")], rows,
        foot=ScoreRow(_("All"), [*by_number, str(sum(rest.values()))]), total=True,
    )  # fmt: skip


def unseen_line(view: View) -> str:
    """How many cards were not seen, those out of play among them."""
    count = sum(unseen(view).values())
    told = ngettext("{count} card not seen yet", "{count} cards not seen yet", count).format(count=count)
    out = ngettext("{count} of them is out of play", "{count} of them are out of play", view.out)
    return row([told, out.format(count=view.out)]) if view.out else told


def counts_words(view: View, names: Sequence[str]) -> str:
    """`Ann holds 3 cards, ...` and what was not seen, by suit."""
    if view.dealing:
        return _("No cards are dealt.")
    held = hands_held(names, view.counts)
    rest = unseen(view)
    suits = [
        _("{suit} {count}").format(suit=suit_words(suit), count=count)
        for suit in view.suits
        if (count := sum(some for card, some in rest.items() if SUIT[card] == suit))
    ]
    told = [_("In hand: {hands}.").format(hands=row(held)), sentence(f"{unseen_line(view)}.")]
    if suits:
        told[1] = _("{unseen}: {suits}.").format(unseen=sentence(unseen_line(view)), suits=row(suits))
    return " ".join(told)
