"""Every game of a test is dealt from a seed of that test, so that a failure comes back.

The seed is ``TESTS_SEED`` (0 where nobody says another one) with the test's name; a test that
fails shows it. ``TESTS_SEED=random`` draws another one each time; `make long` does.
"""

from __future__ import annotations

import atexit
import os
import secrets
import shutil
import tempfile
from collections.abc import Generator
from pathlib import Path
from typing import Final

import pytest

from tests import seeded_chance

VARIABLE: Final = "TESTS_SEED"
_has: set[str] = set()


def begin(text: str) -> None:
    """Draw everything from this seed from now on, here and in programs that are started."""
    if "file" not in _has:
        folder = tempfile.mkdtemp(prefix="foretell-seed-")
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        os.environ[seeded_chance.FILE] = str(Path(folder) / "seed")
        seeded_chance.sow()
    _has.add("file")
    seeded_chance.begin_anew()
    Path(os.environ[seeded_chance.FILE]).write_text(text, encoding="utf-8")


def chosen() -> str:
    """The seed of this run."""
    return os.environ.get(VARIABLE, "") or "0"


def pytest_configure() -> None:
    """Draw one if that is wished for; the processes of pytest-xdist have the same."""
    if chosen() == "random":
        os.environ[VARIABLE] = str(secrets.randbits(32))


def pytest_report_header() -> str:
    """Say which it is."""
    return f"games are dealt from {VARIABLE}={chosen()}"


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Begin to draw from the seed of this test."""
    begin(f"{chosen()} {item.nodeid}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Show the seed of a test that fails."""
    report = yield
    if report.failed:
        report.sections.append(("Games", f"dealt from {VARIABLE}={chosen()}"))
    return report
