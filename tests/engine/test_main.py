"""The terminal: `python -m engine` plays, prints, saves, checks, and says what is wrong in a sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine import Table
from engine.__main__ import main


def played(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a run that went well printed."""
    assert main(["oh_crud", *words]) == 0
    return capsys.readouterr().out


def test_bots_play_a_whole_match_the_same_each_time(capsys: pytest.CaptureFixture[str]) -> None:
    """Moves in notation, events below them, scores and places at the end."""
    told = played(capsys, "--seats", "4", "--seed", "7")
    lines = told.splitlines()
    assert lines[0] == "oh_crud: seats=4 seed=7 options=as printed"
    assert lines[1] == "seats: 0 rule, 1 rule, 2 rule, 3 rule"
    assert lines[2].endswith(": deal")
    assert sum(line.startswith("     dealt seat=") for line in lines) == 24
    assert "??" not in told
    assert lines[-2].startswith("scores: ")
    assert lines[-1].startswith("places: ")
    assert played(capsys, "--seats", "4", "--seed", "7") == told
    assert played(capsys, "--seats", "4", "--seed", "8") != told


def test_options_and_bots_are_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    """The last kind named sits in the seats left over."""
    words = ("--seats", "3", "--options", "sting=yes free_passes=2", "--bots", "rule,random", "--seed", "x")
    lines = played(capsys, *words).splitlines()
    assert lines[0] == "oh_crud: seats=3 seed=x options=seats=3 sting=yes free_passes=2"
    assert lines[1] == "seats: 0 rule, 1 random, 2 random"


def test_a_saved_match_checks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As text and as code: every move is made and the match is over."""
    save, code = tmp_path / "save.json", tmp_path / "code.txt"
    played(capsys, "--seed", "7", "--save", str(save))
    code.write_text(Table.load(save.read_text()).code())
    for path in (save, code):
        told = played(capsys, "--check", str(path))
        assert f"played {Table.load(save.read_text()).length} of" in told
        assert "moves, over" in told


def test_a_match_that_is_not_finished_is_complete_all_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing was lost, so the status is 0; it says that the match is not over."""
    table = Table("oh_crud", seats=4, seed="half")
    table.act(table.turn, "deal")
    path = tmp_path / "half"
    path.write_text(table.save())
    assert "played 1 of 1 moves, not over" in played(capsys, "--check", str(path))


def test_where_a_save_stops_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The move, its number, the refusal and the rule; status 1."""
    path = tmp_path / "save.json"
    played(capsys, "--seed", "7", "--save", str(path))
    path.write_text(path.read_text().replace("deal; play", "deal; pass; play", 1))
    assert main(["oh_crud", "--check", str(path)]) == 1
    told = capsys.readouterr().out
    assert "played 1 of" in told
    assert "stops at move 2, 'pass': no_passing (OC-10)" in told


def test_a_save_cut_short_is_played_as_far_as_it_goes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Status 1, and it says that the end is missing."""
    path = tmp_path / "save.json"
    played(capsys, "--seed", "7", "--save", str(path))
    path.write_text(path.read_text()[:1000])
    assert main(["oh_crud", "--check", str(path)]) == 1
    assert "damaged or was cut short" in capsys.readouterr().out


def test_a_save_with_a_spoilt_byte_is_played_up_to_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A byte that is no text costs what comes after it, not the whole match."""
    path = tmp_path / "save.json"
    played(capsys, "--seed", "7", "--save", str(path))
    spoilt = bytearray(path.read_bytes())
    spoilt[spoilt.index(b"play") + 5] = 0xFF
    path.write_bytes(spoilt)
    assert main(["oh_crud", "--check", str(path)]) == 1
    assert "stops at move 2, 'play \ufffd" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["chess"], "unknown game 'chess': there are "),
        (["oh_crud", "--seats", "13"], "seats=13: allowed is 2 to 12"),
        (["oh_crud", "--options", "stong=yes"], "unknown option 'stong': there are seats"),
        (["oh_crud", "--options", "sting=maybe"], "sting=maybe: allowed is yes or no"),
        (["oh_crud", "--bots", "clever"], "no bot 'clever' for oh_crud: there are rule, hasty, dozy, random"),
        (["oh_crud", "--seats", "2", "--bots", "rule,rule,rule"], "3 bots for 2 seats"),
        (["oh_crud", "--check", "{folder}/none"], "cannot be read: No such file"),
        (["oh_crud", "--check", "{folder}"], "cannot be read: Is a directory"),
        (["oh_crud", "--check", "{folder}/bytes"], "cannot be opened: foreign: this is no save"),
        (["oh_crud", "--check", "{folder}/prose"], "cannot be opened: foreign"),
        (["oh_crud", "--check", "{folder}/empty"], "cannot be opened: empty"),
        (["oh_crud", "--check", "{folder}/other"], "cannot be opened: unknown_game"),
        (["oh_crud", "--save", "{folder}/none/save"], "cannot be written: No such file"),
    ],
)
def test_what_is_wrong_is_said(
    words: list[str], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Status 2 and a sentence, no traceback."""
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00\x80")
    (tmp_path / "prose").write_text("Once upon a time")
    (tmp_path / "empty").write_text("")
    (tmp_path / "other").write_text(Table("oh_crud", seed="1").save().replace("oh_crud", "chess"))
    with pytest.raises(SystemExit) as stopped:
        main([word.format(folder=tmp_path) for word in words])
    assert stopped.value.code == 2
    assert says in capsys.readouterr().err


def test_it_runs_as_a_module_and_minds_a_reader_that_leaves() -> None:
    """`python -m engine … | head -1`: no traceback."""
    command = [sys.executable, "-m", "engine", "oh_crud", "--seats", "12", "--seed", "7"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        assert run.stderr is not None
        assert run.stdout.readline().startswith("oh_crud: seats=12")
        run.stdout.close()
        assert run.stderr.read() == ""


def test_a_seed_the_terminal_cannot_write_plays_all_the_same(tmp_path: Path) -> None:
    """In a terminal of ASCII, and with half a character: no traceback, whether it plays or checks."""
    path = tmp_path / "save.json"
    path.write_text(Table("oh_crud", seats=2, seed="\ud800 \u2603").save())
    for words in (["--seats", "2", "--seed", "\u2603"], ["--check", str(path)]):
        command = [sys.executable, "-X", "utf8=0", "-m", "engine", "oh_crud", *words]
        environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
        run = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
        assert (run.returncode, run.stderr) == (0, "")
        assert "\\u2603" in run.stdout
