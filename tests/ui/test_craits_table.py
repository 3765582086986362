"""The table of Craits draws every moment of every size of match, and only from what its seat may know."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from engine import NOBODY, Move, Seated, Table
from engine.core.rng import Rng
from engine.games.craits import RANK, SUITS
from tests.scenes import scene
from tests.ui.player import Play, run
from ui.pauses import pauses_of
from ui.tables import Scene, table_of
from ui.words import say
from ui.words.craits_names import card_words

NAMES = ("Anna", "Bruno", "Chlo\u00eb", "Dave", "Eve", "Frank", "Gina", "Hugo", "Ines", "<b>Lou</b>")
LAYOUT = table_of("craits")
CARD = re.compile(r"(?:[Aa]ce|[Jj]ack|[Qq]ueen|[Kk]ing|[2-9]|10) of (?:clubs|diamonds|hearts|spades)")
FACES = "jacks=yes kings=yes queen_of_spades=yes"


def scene_of(table: Table, me: int, **more: Any) -> Scene:
    """The scene as the app makes it."""
    view = table.view(me)
    names = NAMES[: table.seats]
    refused = {}
    if me == table.turn and me != NOBODY:
        for card in view.hand:
            refusal = table.check(me, Move("play", (card,)))
            if refusal is not None:
                refused[card] = say("craits", refusal, names, me)
    told = tuple((event, say("craits", event, names, me)) for event in table.heard(me, max(0, table.length - 1)))
    more = {"told": told, **more}
    return Scene(view, table.offers(me), names, ("person", *["rule"] * 9)[: table.seats], me, refused, **more)


def moments(seats: int, seed: str, options: str = "") -> Iterator[Table]:
    """A match of random moves, stopped after each."""
    table, rng = Table("craits", seats=seats, seed=seed, options=options), Rng(1, seed)
    yield table
    while not table.over:
        seat = table.window[0] if table.window and rng.below(2) else table.turn
        moves = table.moves(seat)
        table.act(seat, moves[rng.below(len(moves))])
        yield table


def buttons(text: str) -> list[dict[str, str]]:
    """The attributes of all buttons."""
    return [dict(re.findall(r'([\w-]+)="([^"]*)"', tag)) for tag in re.findall(r"<button[^>]*>", text)]


def reached(seats: int, seed: str, wanted: Any, options: str = "") -> Table:
    """The first moment of a match that is wanted."""
    going = (table for table in moments(seats, seed, options) if not table.over)
    return next(table for table in going if wanted(table, table.view(table.turn)))


@pytest.mark.parametrize(("seats", "options"), [(2, ""), (3, FACES), (5, "nines=any"), (10, FACES)])
def test_every_moment_is_drawn_and_nothing_hidden(seats: int, options: str) -> None:
    """Whatever names a card names one that the seat has seen in this hand or was just told of."""
    met: set[str] = set()
    for table in moments(seats, f"draw {seats}", f"hands=8 {options}"):
        me = (NOBODY, 0, seats - 1, table.turn)[table.length % 4]
        scene = scene_of(table, me, thinking=table.turn, last_trick_open=table.length % 3 == 0)
        view = scene.view
        regions = {**LAYOUT.layout(scene), "bar": LAYOUT.bar(scene), "sheet": LAYOUT.sheet(view, scene.names)}
        assert set(regions) == {"stage", "hand", "actions", "bar", "sheet"}
        told = " ".join(text for _, text in scene.told)
        seen = {card_words(card) for card in (*view.hand, *view.pile, view.turned) if card >= 0}
        seen |= {card_words(card) for row in view.rows for gone in row.cancelled for card in gone}
        named = {words[0].lower() + words[1:] for text in regions.values() for words in CARD.findall(text)}
        assert {words for words in named - seen if words not in told} == set()
        assert "<b>Lou" not in "".join(regions.values())
        assert all(text.isascii() for text in regions.values())
        gliding = Counter(re.findall(r'data-glide="([\w-]+)"', "".join(regions.values())))
        assert all(count == 1 for count in gliding.values())
        met |= {word for word, there in (("count", view.count), ("slot", view.slot), ("naming", view.naming)) if there}
        if view.naming and me == view.dealer:
            assert "<button" not in regions["hand"]
            assert regions["hand"].count("is-back") == view.counts[me]
    assert "count" in met
    assert ("slot" in met) == (options == FACES)


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_buttons_are_the_moves(seats: int) -> None:
    """Every move has its button, the wilds' behind the suit chooser; what is dimmed is refused."""
    for table in moments(seats, f"press {seats}", f"hands=8 {FACES}"):
        if table.over:
            continue
        me = table.turn
        drawn = LAYOUT.layout(scene_of(table, me))
        made = buttons(drawn["hand"] + drawn["actions"])
        keys = [button["data-key"] for button in made]
        assert len(set(keys)) == len(keys)
        able = [button for button in made if "aria-disabled" not in button]
        moves = {button["data-move"] for button in able if button["data-act"] == "move"}
        for button in made:
            if button["data-act"] == "suit":
                chosen = table.game.notation.faces.card(button["data-card"])
                inside = buttons(LAYOUT.layout(scene_of(table, me, chosen=chosen))["actions"])
                moves |= {suit["data-move"] for suit in inside if suit["data-act"] == "move"}
                assert any(one["data-act"] == "suit-back" for one in inside)
            if button["data-act"] == "why":
                assert table.check(me, Move("play", (int(button["data-card"]),))) is not None
            if button["data-act"] == "move" and button.get("aria-disabled") == "true":
                assert table.check(me, button["data-move"]) is not None
        assert moves == set(table.moves(me))


def test_a_nine_shows_its_two_suits() -> None:
    table = reached(3, "nines", lambda _table, view: not view.count and any(RANK[card] == 8 for card in view.hand))
    nine = next(card for card in table.view(table.turn).hand if RANK[card] == 8)
    drawn = LAYOUT.layout(scene_of(table, table.turn, chosen=nine))["actions"]
    suits = {move[-1] for move in re.findall(r'data-move="(play 9. as .)"', drawn)}
    assert suits in ({"C", "S"}, {"D", "H"})


def test_the_chooser_never_covers_the_words() -> None:
    """With a suit being chosen "One card!" still stands there and can be armed."""

    def wanted(_table: Table, view: Any) -> bool:
        wild = [card for card in view.hand if RANK[card] in (7, 8)]
        return len(view.hand) == 2 and bool(wild) and not view.count and not view.naming and not view.dealing

    table = reached(4, "armed", wanted)
    wild = next(card for card in table.view(table.turn).hand if RANK[card] in (7, 8))
    drawn = LAYOUT.layout(scene_of(table, table.turn, chosen=wild, armed="say"))["actions"]
    words = next(button for button in buttons(drawn) if button["data-key"] == "say")
    assert words["aria-pressed"] == "true"
    assert "aria-disabled" not in words


def test_what_is_in_force_is_written() -> None:
    """The suit a wild has named is said where it differs from the card's, the count where one runs."""
    table = reached(4, "force", lambda _table, view: view.pile and view.suit not in (-1, view.top // 13))
    drawn = LAYOUT.layout(scene_of(table, table.turn))["stage"]
    assert f"named with the {card_words(table.view(0).top)}" in drawn
    assert f"#suit-{SUITS[table.view(0).suit]}" in drawn
    table = reached(4, "force", lambda _table, view: view.count > 2)
    drawn = LAYOUT.layout(scene_of(table, table.turn))["stage"]
    assert f"The count stands at {table.view(0).count}." in drawn


def test_a_debt_of_others_is_shown_and_the_own_is_not() -> None:
    """Whoever owes the words must think of them without help."""
    table = reached(4, "owes", lambda table, _view: table.window and table.turn != table.window[0])
    owes = table.window[0]
    assert "owes the words" in LAYOUT.layout(scene_of(table, table.turn))["stage"]
    assert "owes the words" not in LAYOUT.layout(scene_of(table, owes))["stage"]


def test_the_sheet_marks_threes_and_pressure() -> None:
    table = Table("craits", seats=3, seed="sheet", options="hands=8")
    rng = Rng(1, "sheet")
    while not table.over:
        moves = table.moves(table.turn)
        table.act(table.turn, moves[rng.below(len(moves))])
    view = table.view(0)
    drawn = LAYOUT.sheet(view, NAMES)
    assert drawn.count("three-mark") - 1 == sum(bool(gone) for row in view.rows for gone in row.cancelled)
    assert drawn.count("pressure-mark") - 1 == sum(points > 0 for row in view.rows for points in row.pressure)
    assert [int(total) for total in re.findall(r"<td>(-?\d+)</td></tr>", drawn)] == table.scores()


def test_the_sheet_has_a_column_for_each_hand_begun() -> None:
    """Columns of hands to come would push place and total out of a small screen."""
    table = reached(3, "columns", lambda _table, view: view.number == 4 and not view.dealing)
    drawn = LAYOUT.sheet(table.view(0), NAMES)
    assert re.findall(r"<abbr[^>]*>(\d+)</abbr>", drawn) == ["1", "2", "3", "4"]
    assert drawn.count("is-now") == 1 + 3


def test_who_is_next_is_written_on_the_plate() -> None:
    """In the direction of play, past a seat that forfeits; two seats need no telling."""
    for wanted in (lambda view: view.direction < 0, lambda view: (view.turn + 1) % 4 in view.forfeits):
        table = reached(4, "next", lambda _table, view, wanted=wanted: not view.dealing and wanted(view))
        view = table.view(0)
        after = (view.turn + view.direction) % 4
        while after in view.forfeits:
            after = (after + view.direction) % 4
        drawn = LAYOUT.layout(scene_of(table, 0))["stage"]
        plates = drawn.split('class="plate')[1:]
        assert [index for index, plate in enumerate(plates) if 'class="soon"' in plate] == [after]
        assert [index for index, plate in enumerate(plates) if ", next" in plate] == [after]
    table = reached(2, "next", lambda _table, view: not view.dealing)
    assert "soon" not in LAYOUT.layout(scene_of(table, 0))["stage"]


def test_those_who_draw_for_a_five_share_a_sentence() -> None:
    """Ten seats would push the hand out of the screen; the own draw is told with its card."""
    at = scene("craits", hands="5H 6H | 3C 4C | 3S 4S | 3D 4D", pile="7H", stock="QS QD QC rest").plays("0 5H")
    for me, shared in ((0, "Bruno, Chlo&#235; and Dave draw 1 card each"), (2, "Bruno draws 1 card for the five")):
        seen = [event.seen_by(me) for event in at.events]
        told = tuple((event, say("craits", event, NAMES[:4], me)) for event in seen)
        view = at.game.view(at.state, me)
        drawn = LAYOUT.layout(Scene(view, (), NAMES[:4], ("person",) * 4, me, {}, told=told))["stage"]
        assert shared in drawn
        assert ("You draw 1 card for the five: queen of diamonds" in drawn) == (me == 2)


def test_marks_on_plates_are_words() -> None:
    """What a seat owes, loses or holds last is said, not only counted."""
    cases = {
        "has not said it": lambda view: view.owes not in (NOBODY, 0),
        "loses next turn": lambda view: view.forfeits,
        "one card": lambda view: 1 in view.counts[1:] and view.owes == NOBODY and not view.forfeits,
        "shuffle +": lambda view: any(view.pressure),
    }
    for words, wanted in cases.items():
        table = reached(4, "marks", lambda _table, view, wanted=wanted: not view.dealing and wanted(view))
        assert f'<span class="points">{words}' in LAYOUT.layout(scene_of(table, 0))["stage"]


@pytest.mark.parametrize(
    ("rig", "turns", "told"),
    [
        ({"hands": "6H | 4S 5S"}, ["0 6H"], "A 6 has to be followed"),
        ({"hands": "2H | AC 3C"}, ["0 2H", "1 AC"], "The count has come back to you"),
        ({"hands": "KH | 4S 5S", "options": "kings=yes"}, ["0 KH"], "Slot 1 of 3: you have no cards left"),
    ],
)
def test_who_is_without_cards_and_not_out_is_told_why(rig: dict[str, str], turns: list[str], told: str) -> None:
    at = scene("craits", **{"pile": "5H", "stock": "rest", **rig}).plays(*turns)
    view = at.game.view(at.state, 0)
    shown = Scene(view, at.game.offers(view), NAMES[:2], ("person", "rule"), 0, {})
    assert told in LAYOUT.layout(shown)["actions"]


def test_who_waits_without_cards_for_the_count_is_named() -> None:
    at = scene("craits", hands="2H | AC 3C | 5D 6D", pile="5H", stock="rest").plays("0 2H")
    for me, told in ((1, "Anna has no cards left and is out if"), (0, "Anna has no cards left")):
        view = at.game.view(at.state, me)
        shown = Scene(view, at.game.offers(view), NAMES[:3], ("person", "rule", "rule"), me, {})
        assert told in LAYOUT.layout(shown)["stage"]


def test_the_last_card_of_a_hand_stays_in_sight() -> None:
    """The view of a hand that is over has its last card on the pile and nothing the seat did not know."""
    closing = pauses_of("craits").closing
    before = None
    for table in moments(4, "closing", "hands=8"):
        events = table.heard(0, max(0, table.length - 1))
        ended = any(event.kind == "hand_scored" for event in events)
        if before is not None and ended and table.log()[-1][:4] == "play":
            view = closing(before, events)
            assert view.turn == NOBODY
            assert view.pile[-1] == table.game.notation.move(table.log()[-1]).cards[0]
            assert 0 in view.counts
            return
        before = table.view(0)
    raise AssertionError("no hand ended with a play")


def at_one_card(fits: Callable[[Table], bool] = lambda _table: True) -> Table:
    """A person at a table of bots that `fits`, to play one of two cards, and that no six."""

    def wanted(table: Table, view: Any) -> bool:
        moves = table.moves(0) if table.turn == 0 and len(view.hand) == 2 else []
        return any(f"play {card_name(card)}" in moves for card in view.hand if RANK[card] not in (5, 7, 8))

    seated = [Seated("You", "person"), *[Seated(name, "rule") for name in ("Ann", "Bo", "Cy")]]
    for number in range(60):
        table, rng = Table("craits", 4, f"words {number}", seated=seated, botseed="1"), Rng(2, number)
        for _ in range(120):
            if not table.view(0).dealing and wanted(table, table.view(0)) and fits(table):
                return table
            moves = table.moves(table.turn)
            table.act(table.turn, moves[rng.below(len(moves))])
    raise AssertionError("never two cards")


def card_name(card: int) -> str:
    """A card as moves write it."""
    return f"{'A23456789TJQK'[card % 13]}{SUITS[card // 13]}"


def plain_move(table: Table) -> str:
    """A play that leaves one card and ends the turn."""
    return next(move for move in table.moves(0) if move[:4] == "play" and move[5] not in "689")


@pytest.mark.parametrize("how", ["armed", "said", "forgotten"])
def test_one_card_armed_said_and_forgotten(how: str) -> None:
    """Armed it is said with the play; unarmed the table waits, and Continue without it costs the next turn."""

    async def story() -> None:
        play = Play()
        table = at_one_card()
        play.app.play(table)
        await play.settle()
        if how == "armed":
            play.press("arm", verb="say")
            assert play.match.armed
            assert 'aria-pressed="true"' in play.glass.regions["actions"]
        move, length = plain_move(table), table.length
        play.press("move", move=move)
        await play.settle()
        if how != "armed":
            assert play.match.silent
            play.press("elsewhere")
            await play.settle()
            assert play.match.silent, "a press beside the buttons says nothing and forgets nothing"
            play.press(*("move",) if how == "said" else ("let-go",), move="say")
            await play.settle()
        told = [event.kind for event in table.heard(0, length)]
        assert ("one_card" in told) == (how != "forgotten")
        assert ("forgot" in told) == (how == "forgotten")

    run(story)


def test_refusals_lead_to_their_rules() -> None:
    """Drawing while a card fits, and "one card" with more in hand."""

    async def story() -> None:
        play = Play()
        play.set_up("craits", seats="3", seed="refused")
        play.press("start")

        def may_play() -> bool:
            return len(play.match.view.hand) > 2 and any(offer.verb == "play" for offer in play.match.offers)

        await play.until(may_play)
        play.press("move", move="draw")
        assert play.app.model.rule in {"CR-11", "CR-20"}
        assert "You can" in play.glass.regions["toast"]
        assert "Show the rule" in play.glass.regions["toast"]
        play.press("arm", verb="say")
        assert play.app.model.rule == "CR-30"

    run(story)
