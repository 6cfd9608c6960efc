"""Output that cannot be written: one line where the disk is full, nothing where nobody reads on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

FULL = Path("/dev/full")
CALL = "import sys; from foretell.cli.main import main; main(sys.argv[1:])"


@pytest.mark.skipif(not FULL.exists(), reason="a device that is always full is Linux's")
@pytest.mark.parametrize("arguments", [["rules"], ["odds", "--players", "3", "--json"], ["--help"]])
def test_a_full_disk_is_told_in_one_line(arguments: list[str]) -> None:
    """By rich's tables, by plain lines, and before any command is loaded."""
    with FULL.open("w") as full:
        done = subprocess.run(
            [sys.executable, "-c", CALL, *arguments], stdout=full, stderr=subprocess.PIPE, text=True
        )
    assert done.stderr == "foretell: the output cannot be written: no space left on the device\n"
    assert done.returncode == 1


def test_a_reader_who_leaves_is_not_told() -> None:
    """As with ``foretell rules | head -1``."""
    command = [sys.executable, "-c", CALL, "rules", "--json"]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert running.stdout is not None
    running.stdout.close()
    assert running.stderr is not None
    with running.stderr as said:
        assert said.read() == b""
    assert running.wait() == 1
