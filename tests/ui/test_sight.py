"""What stays in sight, and what the header says of it: held tricks, score sheets."""

from tests.ui.player import Play, run


def test_a_held_trick_is_held_again_after_a_reload() -> None:
    """Whoever left at a finished trick finds it on the table; taking back does not stop at it."""

    async def story() -> None:
        play = Play(pace="slow")
        play.set_up(seats="3", seed="held")
        play.press("start")
        await play.until(lambda: play.match.held and play.match.closing is None)
        other = Play(play.store)
        other.press("resume")
        await other.settle()
        assert other.match.held
        assert other.glass.regions["stage"] == play.glass.regions["stage"]
        assert "Continue" in other.glass.regions["actions"]
        other.press("continue")
        await other.until(lambda: other.match.asking >= 0 and not other.match.view.trick)
        other.press("move", move=other.match.table.moves(other.match.asking)[0], clicks="1")
        await other.settle()
        other.press("undo")
        await other.settle()
        assert not other.match.held

    run(story)


def test_the_header_names_the_round_that_the_sheet_counts() -> None:
    """After a round the next one is not named before it is dealt; at the end the scores are final."""

    async def story() -> None:
        play = Play()
        play.set_up(seats="2")
        play.press("start")
        await play.until(lambda: play.match.sheet)
        assert "After round 1 of 6" in play.glass.regions["bar"]
        assert "Round 2" not in play.glass.regions["bar"]
        await play.until(lambda: play.match.table.over and not play.match.held)
        assert "Final scores" in play.glass.regions["bar"]

    run(story)
