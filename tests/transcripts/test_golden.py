"""Every preset's match goes as it is written down, on whatever Python this runs."""

import pytest

from tests.transcripts.transcript import GOLDEN, golden, matches, written


@pytest.mark.parametrize(("key", "preset", "seats"), matches())
def test_the_match_goes_as_written(key: str, preset: str, seats: int) -> None:
    assert written(key, preset, seats).splitlines() == golden(key, preset).read_text(encoding="utf-8").splitlines()


def test_no_transcript_is_left_over() -> None:
    assert {path.name for path in GOLDEN.iterdir()} == {golden(key, preset).name for key, preset, _ in matches()}
