"""A game that has become long is ended only if everybody at the table agrees; each person is asked."""

from __future__ import annotations

import asyncio
import re

from engine import NOBODY, Seated, Table
from engine.games.bullcrap import RANK, RANKS
from tests.ui.player import Play, run
from tests.ui.test_bullcrap_table import cards_of


def long_game(kinds: tuple[str, ...]) -> Table:
    """A table after 200 turns: the one who starts lies again and again, and is called each time."""
    seated = [Seated(name, kind) for name, kind in zip(("Ann", "Bo", "Cy"), kinds, strict=True)]
    table = Table("bullcrap", 3, "long", seated=seated, botseed="b")
    table.act(0, "deal")
    liar, faces = table.turn, table.game.notation.faces
    for _turn in range(200):
        card = table.view(liar).hand[0]
        table.act(liar, f"claim {faces.text(card)} as {'J' if RANK[card] != RANKS.index('J') else 'Q'}")
        table.act((liar + 1) % 3, "call")
    return table


def test_every_person_is_asked_before_a_game_is_ended() -> None:
    """With nobody's cards in sight, from the left of who asked; the first no settles it, and the asker hears who."""

    async def story() -> None:
        table = long_game(("person",) * 3)
        play, asker = Play(), table.turn
        play.app.play(table)
        names = [seated.name for seated in table.seated]
        for answers in (["yes", "no"], ["no"], ["yes", "yes"]):
            await play.until(lambda: play.match.asking == asker)
            play.press("move", move="end", clicks="1")
            for step, answer in enumerate(answers, 1):
                for _ in range(5):
                    await asyncio.sleep(0)
                asked = (asker + step) % 3
                assert f"{names[asked]}, shall the game end here?" in play.glass.regions["stage"]
                assert f"{names[asker]} wants to end it" in play.glass.regions["stage"]
                assert not cards_of(play)
                assert not re.search("of (clubs|spades|hearts|diamonds)", play.glass.all)
                play.press("continue")
                play.press("elsewhere")
                play.press("consent", answer=answer, clicks="2")
                assert play.match.proposed
                assert play.match.curtain == asked
                play.press("consent", answer=answer, clicks="1")
            await play.settle()
            if "no" in answers:
                assert not table.over
                refuser = names[(asker + len(answers)) % 3]
                assert f"{refuser} wants to play on" in play.glass.regions["stage"]
        await play.until(lambda: play.match.sheet or (table.over and not play.match.waiting))
        assert re.search("Ann [0-9]+ cards", play.glass.regions["stage"])
        assert table.log()[-1].endswith("end")
        assert table.places() == [1, 1, 1]
        assert not play.errors

    run(story)


def test_bots_agree_to_the_end_and_it_can_be_taken_back() -> None:
    async def story() -> None:
        kinds = ["planner"] * 3
        kinds[long_game(("person",) * 3).turn] = "person"
        play = Play()
        play.app.play(long_game((kinds[0], kinds[1], kinds[2])))
        await play.settle()
        assert "End the game" in play.glass.regions["actions"]
        play.press("move", move="end", clicks="1")
        await play.until(lambda: play.match.table.over)
        assert not play.match.proposed
        play.press("undo")
        await play.until(lambda: play.match.asking != NOBODY)
        assert not play.match.table.over
        assert not play.errors

    run(story)
