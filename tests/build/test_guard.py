"""What drives browsers gives up on one that hangs, says so, and leaves nothing running."""

import subprocess
import sys

from tools.sources import ROOT

HANGS = """
import subprocess, time
from tools.engines import guarded, started
with guarded(1, "The journey"):
    started.append(subprocess.Popen(["sleep", "60"], start_new_session=True))
    time.sleep(60)
"""


def test_a_browser_that_hangs_ends_in_a_sentence() -> None:
    """Within the time that was given, with all that was started: what lived on would hold the pipe we read from."""
    done = subprocess.run([sys.executable, "-c", HANGS], cwd=ROOT, capture_output=True, text=True, timeout=40)
    assert done.returncode == 1
    assert "The journey: not done within" in done.stderr
    assert "giving up" in done.stderr
