"""One source, three speeds: compiled, plain and with bounds checks, equal bytes (house style 6)."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

import pytest

from foretell.base.jit import IS_PLAIN
from foretell.engine.sample import new_work, sample_at
from foretell.engine.structs import STATE, new_record
from foretell.rules.presets import PRESETS, preset, usual_players
from tests.house.source import ROOT
from tests.property.playing import playing

MOVES = 120


def digest(name: str, seed: int) -> str:
    """The hash of every state, view and sample along the beginning of a game of random play."""
    rules = preset(name, usual_players(name))
    twin, work, told = new_record(STATE), new_work(), hashlib.sha256()
    for move, handle in enumerate(playing(rules, seed, MOVES)):
        view = handle.view(move % rules.players)
        assert sample_at(handle.rules, view, twin, move, work)
        for record in (handle.states, view, twin):
            told.update(record.tobytes())
    return told.hexdigest()


def digests(seed: int = 3) -> list[str]:
    """A line for each preset."""
    return [f"{name} {digest(name, seed)}" for name in PRESETS]


def digests_with(**flags: str) -> list[str]:
    """The same lines from a process of another mode."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith("NUMBA_")}
    code = "from tests.property.test_one_source import digests; print(*digests(), sep='\\n')"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=clean | {"PYTHONPATH": str(ROOT)} | flags,
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split("\n")[:-1]


@pytest.mark.skipif(IS_PLAIN, reason="told by the compiled run")
def test_plain_and_compiled_are_equal() -> None:
    """The very functions, with and without a compiler."""
    assert digests_with(NUMBA_DISABLE_JIT="1") == digests_with()


@pytest.mark.slow
def test_bounds_checked_and_compiled_are_equal() -> None:
    """No index is out of its array."""
    assert digests_with(NUMBA_BOUNDSCHECK="1") == digests_with()
