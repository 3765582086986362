"""BULLCRAP's table draws every moment from what its seat may know; the composer makes moves the rules allow."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from engine import NOBODY, Move, Seated, Table
from engine.bots import characters, kinds
from engine.core.cards import HIDDEN
from engine.core.rng import Rng
from engine.games.bullcrap import Claimed, Revealed
from tests.ui.player import Memory, Play, run
from ui.draft import EMPTY
from ui.tables import Scene, bull_claim, composing, table_of
from ui.tables.bull_sheet import own_lies, profiles
from ui.words import bot_words
from ui.words.bullcrap import card_words

LAYOUT = table_of("bullcrap")
NAMES = ("You", "Bo", "Cy", "Di")
DECKS = ("classic", "chick-or-treat", "naked-truth", "poopnado", "maximum-chaos", "no-more-secrets", "custom")


def moments(deck: str, seats: int, most: int = 120) -> Iterator[Table]:
    """A match of random moves, bots' restraint left out; stopped after each."""
    wilds = "deck" if deck == "custom" else "rewards"
    table, rng = Table("bullcrap", seats, f"{deck} {seats}", {"deck": deck, "wilds": wilds}), Rng(1, deck[:8])
    while not table.over and table.length < most:
        yield table
        moves = table.game.moves(table._state, table.turn)
        table.act(table.turn, moves[rng.below(len(moves))])
    yield table


def scene_of(table: Table, me: int, **more: Any) -> Scene:
    """The scene as the app makes it."""
    offers = table.offers(me) if me == table.turn else ()
    kinds = ("person", *["planner"] * 3)[: table.seats]
    return Scene(table.view(me), offers, NAMES[: table.seats], kinds, me, **more)


def drawn(scene: Scene, heard: Any = ()) -> str:
    """All that a scene shows."""
    view, names = scene.view, scene.names
    parts = [*LAYOUT.layout(scene).values(), LAYOUT.bar(scene), LAYOUT.sheet(view, names, heard)]
    return "\n".join([*parts, LAYOUT.counts(view, names), LAYOUT.counts_words(view, names)])


def buttons(text: str) -> list[dict[str, str]]:
    """The attributes of all buttons."""
    return [dict(re.findall(r'([\w-]+)="([^"]*)"', tag)) for tag in re.findall(r"<button[^>]*>", text)]


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("seats", [2, 4])
def test_no_moment_shows_a_card_its_seat_does_not_know(deck: str, seats: int) -> None:
    """Every card named on the page is in the own hand, was laid by oneself or was seen, or is known for sure."""
    number = re.compile(r"(?:seven|eight|nine|ten|jack|queen|king|ace) of (?:clubs|diamonds|hearts|spades)", re.I)
    looked = 0
    for table in moments(deck, seats):
        for me in (NOBODY, 0, table.turn) if not table.over else (NOBODY, 0):
            view, heard = table.view(me), table.heard(me)
            text = drawn(scene_of(table, me, events=tuple(heard), last_trick_open=table.length % 2 == 0), heard)
            may = {*view.hand, *(card for laid in view.pile for card in laid.cards)}
            may |= {fact.card for fact in view.known} | {c for e in heard if isinstance(e, Revealed) for c in e.cards}
            allowed = {card_words(card) for card in may if card != HIDDEN}
            found = {name.lower() for name in number.findall(text)}
            assert found <= allowed
            assert text.isascii()
            looked += len(found)
    assert looked > 10


@pytest.mark.parametrize("deck", ["classic", "maximum-chaos", "custom"])
def test_the_composer_makes_the_moves_there_are(deck: str) -> None:
    """Whatever a random move is, its draft composes exactly it, and its button says what it does."""
    layout, made = composing("bullcrap"), set()
    assert layout is not None
    for table in moments(deck, 3):
        if table.over or table.view(table.turn).dealing:
            continue
        me, rng = table.turn, Rng(2, str(table.length))
        moves = table.game.moves(table._state, me)
        for _try in range(5):
            move = moves[rng.below(len(moves))]
            if move.verb in {"call", "accept", "end"}:
                continue
            scene = scene_of(table, me, draft=layout.drafted(move, EMPTY))
            text, missing = layout.composed(scene)
            assert (table.game.notation.move(text), missing) == (move, "")
            pressed = [each for each in buttons(LAYOUT.layout(scene)["hand"]) if each.get("aria-pressed") == "true"]
            assert len(pressed) == len(move.cards) + (move.verb in bull_claim.WILD_OF)
            made.add(move.verb)
    assert "claim" in made


def test_picking_and_putting_back() -> None:
    offers = Table("bullcrap", 2, "picks").offers(0)
    draft = EMPTY
    for key in ("card-JS-1", "card-8C-1", "card-JS-1"):
        draft = bull_claim.pick(draft, key, offers)
    assert draft.picked == ("card-8C-1",)
    draft = bull_claim.pick(draft, "card-GI-1", offers)
    assert bull_claim.plan(offers, draft).verb == "gift"
    assert bull_claim.pick(draft, "card-GI-1", offers).picked == ("card-8C-1",)
    assert bull_claim.pick(draft._replace(picked=("card-8C-1",)), "card-DI-1", offers).picked == ("card-DI-1",)


def test_truth_lie_and_shield_at_a_glance() -> None:
    faces = Table("bullcrap", 2, "x").game.notation.faces
    jack, eight, chameleon, shield = (faces.card(name) for name in ("JS", "8C", "CH", "SH"))
    rank = 4
    assert bull_claim.verdict([jack, chameleon], rank) == bull_claim.TRUE
    assert bull_claim.verdict([jack, eight], rank) == bull_claim.LIE
    assert bull_claim.verdict([eight, shield], rank) == bull_claim.SHIELDED


def test_profiles_tell_only_what_all_saw() -> None:
    """Every seat hears the same profiles; the own lies are counted in full for oneself alone."""
    came_out = 0
    for deck in ("classic", "no-more-secrets"):
        table, rng = Table("bullcrap", 4, deck, {"deck": deck}), Rng(3, deck[:8])
        while not table.over and table.length < 80:
            seat = table.window[0] if table.window and rng.below(3) == 0 else table.turn
            moves = table.game.moves(table._state, seat)
            table.act(seat, moves[rng.below(len(moves))])
        seen = [profiles(4, table.heard(seat)) for seat in range(-1, 4)]
        assert all(found == seen[0] for found in seen)
        for seat, profile in enumerate(seen[0]):
            assert own_lies(seat, table.heard(seat)) >= profile.lies >= profile.caught
            claims = [e for e in table.heard(seat) if isinstance(e, Claimed) and e.seat == seat]
            assert profile.claims == len(claims)
            came_out += profile.lies
        assert sum(p.right + p.wrong for p in seen[0]) == sum(e.kind == "called" for e in table.heard(0))
    assert came_out > 0


# At the app


def cards_of(play: Play) -> list[str]:
    """The data-keys of the hand."""
    return [each["data-key"] for each in buttons(play.glass.regions["hand"])]


async def to_the_turn(play: Play) -> None:
    """Let all claims go until a claim is wanted."""
    for _ in range(60):
        await play.settle()
        if play.match.silent:
            play.press("let-go")
        elif play.match.waiting:
            play.press("continue")
        elif {offer.verb for offer in play.match.offers} == {"deal"}:
            play.press("move", move="deal")
        elif any(offer.verb == "claim" for offer in play.match.offers):
            return
        else:
            play.press("move", move=play.match.offers[-1].verb)
    raise AssertionError("no turn came")


def opened(preset: str = "classic", pace: str = "instant", **fields: str) -> Play:
    play = Play(pace=pace)
    play.set_up("bullcrap", seed="bull", preset=preset, **fields)
    play.press("start")
    return play


def test_who_is_asked_in_the_window_hears_what_is_asked() -> None:
    """Not that it is their turn: that would be the next seat's. A card pressed then says the same."""

    async def story() -> None:
        play = opened()
        await play.until(lambda: play.match.silent)
        assert "call it, or let it go" in play.glass.regions["assertive"]
        assert "Your turn" not in play.glass.regions["assertive"]
        play.press("pick-card", key=cards_of(play)[0], clicks="1")
        assert "call it, or let it go" in play.app.model.toast
        await to_the_turn(play)
        play.app.draw()
        assert "Your turn." in play.glass.regions["assertive"]
        assert not play.errors

    run(story)


def test_a_draft_survives_repaints_and_ends_with_the_move() -> None:
    async def story() -> None:
        play = opened()
        await to_the_turn(play)
        first = cards_of(play)[0]
        play.press("pick-card", key=first, clicks="1")
        play.app.draw()
        play.press("panel", panel="scores")
        play.press("close")
        assert [each["data-key"] for each in buttons(play.glass.regions["hand"]) if each["aria-pressed"] == "true"] == [
            first
        ]
        play.press("pick-card", key=first, clicks="2")
        assert play.app.model.draft.picked == (first,)
        rank = next(each["data-choice"] for each in buttons(play.glass.regions["actions"]) if "data-choice" in each)
        play.press("choose", choice=rank)
        before = play.match.table.length
        play.press("send")
        await to_the_turn(play)
        assert play.match.table.length > before
        assert 'aria-pressed="true"' not in play.glass.regions["hand"]
        play.press("pick-card", key=cards_of(play)[0], clicks="1")
        play.press("undo")
        await to_the_turn(play)
        assert 'aria-pressed="true"' not in play.glass.regions["hand"]
        assert not play.errors

    run(story)


def test_what_is_missing_is_said_and_a_refusal_leads_to_its_rule() -> None:
    async def story() -> None:
        play = opened("wild-deck")
        await to_the_turn(play)
        play.press("send")
        assert "Pick cards first" in play.app.model.toast
        table = play.match.table
        hand = [*table.view(0).hand]
        play.press("move", move="claim " + table.game.notation.faces.line(sorted(hand)) + " as 7", clicks="1")
        assert play.app.model.rule.startswith("BC-") or max(hand) < 34
        assert not play.errors

    run(story)


def test_the_reveal_is_staged_and_a_second_press_on_the_call_skips_nothing() -> None:
    async def story() -> None:
        play = opened(pace="slow")
        for _ in range(200):
            await play.settle()
            if play.match.silent:
                break
            if play.match.waiting:
                play.press("continue")
            elif {o.verb for o in play.match.offers} == {"deal"}:
                play.press("move", move="deal")
            else:
                await to_the_turn(play)
                offer = next(o for o in play.match.offers if o.verb == "claim")
                move = Move("claim", offer.cards[:1], offer.choices[0])
                play.press("move", move=play.match.table.game.notation.text(move))
        assert play.match.silent
        play.press("move", move="call", clicks="1")
        await play.settle()
        assert play.match.held
        assert play.match.step == 0
        assert "face down" in play.glass.regions["stage"]
        assert "stamp" not in play.glass.regions["stage"]
        play.press("move", move="call", clicks="2")
        play.press("continue", clicks="2")
        play.press("elsewhere", clicks="2")
        await play.settle()
        assert play.match.step == 0
        play.press("continue", clicks="1")
        await play.settle()
        assert play.match.held
        assert play.match.step == 2
        assert "stamp" in play.glass.regions["stage"]
        assert "close-end" in play.glass.regions["stage"]
        again = Play(Memory(**play.store.texts), pace="slow")
        again.press("resume", slot=play.store.games[0])
        await again.settle()
        assert again.match.held
        assert again.match.step == 0
        assert "face down" in again.glass.regions["stage"]
        assert not play.errors
        assert not again.errors

    run(story)


def test_who_let_it_go_is_not_asked_again() -> None:
    """The last card of the seat before: silence in the window is the answer of the turn seat, too."""

    async def story() -> None:
        seated = [Seated("You", "person"), Seated("Bo", "naive")]
        for seed in range(40):
            table = Table("bullcrap", 2, f"last {seed}", seated=seated, botseed="b")
            play = Play()
            play.app.play(table)
            for _ in range(200):
                await play.settle()
                if play.match.table.over:
                    break
                if play.match.silent:
                    asked = table.length
                    play.press("let-go")
                    await play.settle()
                    if table.log()[asked:] == ["accept"]:
                        return
                elif play.match.waiting:
                    play.press("continue")
                else:
                    offer = next((o for o in play.match.offers if o.verb == "claim"), None)
                    move = Move("claim", offer.cards[:1], offer.choices[0]) if offer else Move("deal")
                    play.press("move", move=table.game.notation.text(move))
            assert not play.errors
        raise AssertionError("nobody got rid of the last card")

    run(story)


# The set-up


def test_bots_bring_their_names_and_every_kind_is_called_something() -> None:
    assert set(characters("bullcrap")) <= set(kinds("bullcrap"))
    assert all(not bot_words("bullcrap", kind)[0].startswith("Bot, ") for kind in kinds("bullcrap"))
    assert all(name in bot_words("bullcrap", kind)[0] for kind, name in characters("bullcrap").items())
    play = Play()
    play.set_up("bullcrap")
    seating = play.app.model.seating
    assert seating is not None
    assert seating.names[:4] == ["You", "Paula", "Prudence", "Brutus"]
    play.press("set", name="kind-3", value="grudging")
    assert seating.names[3] == "Nemo"
    play.press("set", name="name-3", value="Zed")
    play.press("set", name="kind-3", value="brazen")
    assert seating.names[3] == "Zed"


def test_only_options_that_matter_are_shown_and_brisk_wants_one_person() -> None:
    play = Play()
    play.set_up("bullcrap")
    assert "option-nukes" not in play.glass.all
    assert "option-wilds" not in play.glass.all
    play.press("set", name="option-deck", value="custom")
    assert "option-nukes" in play.glass.all
    assert "option-wilds" in play.glass.all
    assert "Not as printed" not in play.glass.all
    play.press("set", name="option-most_cards", value="4")
    assert "Not as printed: there it is any number." in play.glass.all
    play.press("set", name="brisk", value="true")
    seating = play.app.model.seating
    assert seating is not None
    assert seating.table().manner == "brisk"
    play.press("set", name="kind-1", value="person")
    assert seating.table().manner == "sealed"
    play.set_up("oh_crud")
    assert "Brisk" not in play.glass.all
