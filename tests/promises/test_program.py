"""The long run is a program of its own: what pytest finds for its tests is not there."""

from __future__ import annotations

import subprocess
import sys

from tests.promises.rows import ROWS
from tests.seeded_chance import ROOT


def test_it_begins() -> None:
    """Every row can be asked for."""
    command = [sys.executable, "-m", "tests.promises", "--only", *(row.name for row in ROWS), "-h"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert "--minutes" in done.stdout, done.stderr
