"""A test that hangs fails by its name, whatever it hangs in, and the others go on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import limits
from tests.house.source import ROOT

PLUGINS = "-p xdist -p pytest_timeout"
"""What this needs: to load the others takes longer than all the rest."""
PATIENT = """
from tests import limits

limits.LATER = 6  # where much else is to be done, a signal may be late by seconds
pytest_plugins = ["tests.limits"]
"""
HANGING = """
import itertools, time, pytest

@pytest.fixture
def never():
    time.sleep(600)

@pytest.mark.timeout(0.5)
def test_asleep():
    time.sleep(600)

@pytest.mark.timeout(0.5)
def test_its_fixture(never):
    pass

@pytest.mark.timeout(0.5)
def test_no_signal_is_heard():
    sum(itertools.repeat(1))

def test_another():
    pass
"""


def test_what_hangs_is_named(tmp_path: Path) -> None:
    """Asleep, before it begins, or in compiled code."""
    pytest.importorskip("pytest_timeout", reason="run `make setup`")
    (tmp_path / "conftest.py").write_text(PATIENT)
    (tmp_path / "test_hanging.py").write_text(HANGING)
    words = f"-m pytest {PLUGINS} -n 1 -rA -p no:cacheprovider .".split()
    alone = {"PYTHONPATH": str(ROOT), "COLUMNS": "200", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(
        [sys.executable, *words],
        cwd=tmp_path,
        env={**os.environ, **alone},
        capture_output=True,
        text=True,
    )
    said = done.stdout
    assert "FAILED test_hanging.py::test_asleep - Failed: Timeout (>0.5s)" in said
    assert "ERROR test_hanging.py::test_its_fixture - Failed: Timeout (>0.5s)" in said
    assert "crashed while running 'test_hanging.py::test_no_signal_is_heard'" in said
    assert "PASSED test_hanging.py::test_another" in said
    assert "in test_no_signal_is_heard" in done.stderr


def test_every_test_has_a_limit(request: pytest.FixtureRequest) -> None:
    """Its own, or the usual one; this one has the usual."""
    marker = request.node.get_closest_marker("timeout")
    assert marker is not None
    assert marker.args == (limits.limit(request.node),)
