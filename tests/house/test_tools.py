"""The programs that `make` runs begin from the checkout, with nothing said of paths."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import locks

ASKABLE = sorted(
    one.relative_to(locks.ROOT).as_posix()
    for one in (locks.ROOT / "tools").glob("*.py")
    if "ArgumentParser(" in one.read_text(encoding="utf-8")
)


def test_there_are_some() -> None:
    """Those that can be asked what they do."""
    assert "tools/cluster.py" in ASKABLE


@pytest.mark.parametrize("program", ASKABLE)
def test_a_program_tells_what_it_does(program: str) -> None:
    """Without the paths that tests have."""
    plain = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [sys.executable, program, "--help"]
    done = subprocess.run(command, cwd=locks.ROOT, env=plain, capture_output=True, timeout=120)
    assert done.returncode == 0, done.stderr.decode()
