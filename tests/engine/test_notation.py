"""Notation: what is written is read back, for cards, moves with and without choices, offers, notes and views."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Event, Move, NotationError, Offer, Table
from engine.core.cards import HIDDEN, NOBODY, Card, Faces, Seat
from engine.core.moves import Choice, Notation

FACES = Faces([f"{rank}{suit}" for suit in "CDHS" for rank in "89JQ"])
NOTATION = Notation(
    FACES,
    {
        "claim": Choice("as", ("8", "9", "J", "Q")),
        "name": Choice("", ("C", "D", "H", "S")),
        "give": Choice("to", ("0", "1")),
        "pass": None,
    },
    {"Rank": "89JQ"},
)
OUTSIDE = ("8C 8D 8H as J", "as J", "8C as 9", "8C", "8S as J", "8C 8C as J")
WORDS = ["play", "pass", "deal", "R3", "Y1", "??", "-1", "as"]
Rank = int


class Laid(NamedTuple):
    """A card and who laid it."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """A note with every kind of field."""

    seat: Seat
    rank: Rank
    cards: tuple[Card, ...]
    laid: tuple[Laid, ...]
    sure: bool
    word: str


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("claim 8H 8D as J", Move("claim", (4, 8), 2)), ("claim 8D 8H as J", Move("claim", (4, 8), 2)),
        ("claim 8H 8H as 8", Move("claim", (8, 8), 0)), ("claim as Q", Move("claim", (), 3)),
        ("claim 8H", Move("claim", (8,))), ("name H", Move("name", (), 2)), ("name QS H", Move("name", (15,), 2)),
        ("give 9C to 1", Move("give", (1,), 1)), ("pass", Move("pass")),
    ],
)  # fmt: skip
def test_moves_are_read_and_written(text: str, move: Move) -> None:
    assert NOTATION.move(text) == move
    assert NOTATION.move(NOTATION.text(move)) == move
    assert NOTATION.move(f"  {text.replace(' ', '   ')} ") == move


@pytest.mark.parametrize(
    "text", ["claim 8H J", "claim 8H as", "claim 8H as as J", "as J", "pass H", "give 9C 1", "name X"]
)
def test_what_is_no_move_is_quoted(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        NOTATION.move(text)
    assert any(repr(word) in str(caught.value) for word in [text, *text.split()])


def test_a_move_of_every_offer_is_what_the_offer_says() -> None:
    offer = Offer("claim", (0, 4, 8), 1, 2, (0, 2))
    assert NOTATION.offer(offer) == "claim 1-2 of 8C 8D 8H as 8 J"
    assert offer.holds(NOTATION.move("claim 8C 8H as J"))
    for text in OUTSIDE:
        assert not offer.holds(NOTATION.move(f"claim {text}")), text
    assert not offer.holds(NOTATION.move("pass"))
    assert NOTATION.offer(Offer("pass")) == "pass"
    assert NOTATION.offer(Offer("name", (0,), 1, 1, (2,))) == "name 1 of 8C H"


def test_notes_are_spelled_by_their_annotations() -> None:
    note = Shown(1, 2, (0, HIDDEN, 15), (Laid(0, 8), Laid(NOBODY, HIDDEN)), sure=True, word="so")
    assert NOTATION.note(note) == (
        "shown seat=1 rank=J cards=[8C ?? QS] laid=[(seat=0 card=8H) (seat=-1 card=??)] sure=True word=so"
    )


def test_a_view_says_cards_wherever_they_lie() -> None:
    table = Table("oh_crud", seats=3, seed="view")
    while len(table.view(NOBODY).tricks) < 2:
        table.act(table.turn, table.moves(table.turn)[0])
    view = table.view(NOBODY)
    spelled = table.game.notation.fields(view)["tricks"]
    for trick in view.tricks:
        assert f"cards=[{table.game.notation.faces.line(trick.cards)}]" in spelled


@given(text=st.text() | st.lists(st.sampled_from(WORDS)).map(" ".join))
def test_any_text_is_a_move_or_said_not_to_be(text: str) -> None:
    table = Table("oh_crud", seats=2, seed="any")
    for seat in (-1, 0, 1, 2):
        refusal = table.check(seat, text)
        assert refusal is None or refusal.rule
        if refusal is None:
            assert text.split() == table.moves(seat)[0].split()
    try:
        move = table.game.notation.move(text)
    except NotationError:
        return
    assert table.game.notation.move(table.game.notation.text(move)) == move
