"""Export and import: as a code, as a file, and what cannot be brought in."""

from __future__ import annotations

import pytest

from engine import Table
from tests.ui.player import Play, run
from tests.ui.shelves import OVER, Desktop, game, slots, stocked
from ui.export import LONGEST_CODE, export


def test_out_as_a_file_and_as_a_code_and_in_again() -> None:
    """Either brings the very game to another browser; twice the same game is one game."""

    async def story() -> None:
        store, (key,) = stocked(game(30))
        desktop = Desktop()
        play = Play(store, files=desktop)
        play.press("saves")
        play.press("export", slot=key)
        play.press("copy")
        assert "Copied" in play.glass.regions["panel"]
        assert desktop.clipboard.startswith("RT1.")
        play.press("download")
        ((name, text),) = desktop.files.items()
        assert name == "rowdy-table-oh-crud-shelf.json"
        assert text == store.texts[key]
        for way in ("code", "file"):
            there = Desktop()
            there.chosen = text
            other = Play(files=there)
            other.press("saves")
            if way == "code":
                broken = "\n".join(desktop.clipboard[at : at + 60] for at in range(0, len(desktop.clipboard), 60))
                other.press("paste", value=f"  {broken} ", typed="yes")
                other.press("bring-in")
            else:
                other.press("pick")
            assert "on the shelf" in other.glass.regions["toast"]
            assert [Table.load(other.store.texts[kept]).save() for kept in other.store.games] == [text]
            other.press("pick" if way == "file" else "bring-in")
            assert len(other.store.games) == 1
            other.press("resume", slot=slots(other)[0].key)
            await other.settle()
            assert other.match.table.log()[:30] == Table.load(text).log()
            other.match.stop()

    run(story)


def test_the_clipboard_may_be_blocked() -> None:
    """Then the text can be selected."""
    store, (key,) = stocked(game())
    play = Play(store, files=Desktop(blocked=True))
    play.press("saves")
    play.press("export", slot=key)
    play.press("copy")
    assert "select the text" in play.glass.regions["panel"]
    assert "RT1." in play.glass.regions["panel"]


@pytest.mark.parametrize("seats", [2, 3, 5, 6, 12])
def test_a_code_is_never_longer_than_it_may_be(seats: int) -> None:
    """2.5 KB up to five seats, 6 KB above; what would be longer goes as a file, and the sheet says so."""
    table = game(-1, seats=seats)
    code = export(table).code
    assert len(code) <= (2560 if seats <= 5 else 6144)
    assert code == (table.code() if len(table.code()) <= (2560 if seats <= 5 else 6144) else "")


def test_a_game_too_long_for_a_code_offers_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """No code is shown."""
    monkeypatch.setattr("ui.export.LONGEST_CODE", 100)
    assert LONGEST_CODE == 2560
    store, (key,) = stocked(OVER)
    play = Play(store, files=Desktop())
    play.press("saves")
    play.press("export", slot=key)
    panel = play.glass.regions["panel"]
    assert "too long for a code" in panel
    assert "RT1." not in panel
    assert 'data-act="download"' in panel


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "nothing to open"),
        ("   ", "nothing to open"),
        ('{"v":99,"game":"oh_crud","moves":""}', "later version"),
        ("RT2.eNpt", "later version"),
        ('{"v":1,"game":"poker","moves":""}', "not installed"),
        ('{"format":"another","cards":[1,2]}', "not written by Rowdy Table"),
        ("<html>", "not written by Rowdy Table"),
        ("RT1.????", "damaged"),
        ('{"v":1,"game":"oh_crud","options":"seats=99","moves":""}', "options cannot be played"),
        ("x" * 1_000_001, "too long"),
    ],
)
def test_what_cannot_be_brought_in_says_why(text: str, told: str) -> None:
    """In a sentence; nothing is put on the shelf."""
    play = Play()
    play.press("saves")
    play.press("paste", value=text, typed="yes")
    play.press("bring-in")
    assert told in play.glass.regions["toast"]
    assert play.store.games == []
    assert play.errors == []


def test_a_damaged_code_comes_in_to_its_last_sensible_move() -> None:
    """And says how much is lost."""
    play = Play()
    play.press("saves")
    play.press("paste", value=game(30).save().replace('"}', '; play Z9; play R1"}'), typed="yes")
    play.press("bring-in")
    assert "30 of its 32 moves" in play.glass.regions["toast"]
    assert Table.load(play.store.texts[play.store.games[0]]).length == 30
