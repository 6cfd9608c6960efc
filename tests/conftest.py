"""Browser tests run where there is a Chromium; where there is none, one line says so."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
MISSING = "no Chromium on this machine"
IS_REQUIRED = os.environ.get("FORETELL_REQUIRE_BROWSER", "0") not in {"", "0"}
LEFT_OUT = pytest.StashKey[int]()


@pytest.fixture(autouse=True)
def nobody_speaks_for_the_next() -> Iterator[None]:
    """A command that was asked in a language tells gettext so, for the rest of its process."""
    before = os.environ.get("LANGUAGE")
    yield
    os.environ.pop("LANGUAGE", None)
    if before is not None:
        os.environ["LANGUAGE"] = before


def find_chromium() -> str | None:
    """The Chromium of this machine; `FORETELL_CHROMIUM` names another one."""
    if chosen := os.environ.get("FORETELL_CHROMIUM"):
        return chosen
    found = (shutil.which(program) for program in PROGRAMS)
    places = (place for place in PLACES if Path(place).exists())
    return next((path for path in (*found, *places) if path), None)


@pytest.fixture(scope="session")
def chromium() -> str:
    """Path of the Chromium that browser tests drive."""
    path = find_chromium()
    return path or pytest.skip(MISSING)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leave a browser test out, or fail it where browsers are required."""
    if item.get_closest_marker("browser") and not find_chromium():
        if IS_REQUIRED:
            pytest.fail(f"{MISSING}, and FORETELL_REQUIRE_BROWSER is set", pytrace=False)
        pytest.skip(MISSING)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Count the browser tests that were left out."""
    skipped = terminalreporter.stats.get("skipped", [])
    left_out = sum(MISSING in str(report.longrepr) for report in skipped)
    terminalreporter.config.stash[LEFT_OUT] = left_out


def pytest_unconfigure(config: pytest.Config) -> None:
    """Say it in one line, after everything else."""
    if left_out := config.stash.get(LEFT_OUT, 0):
        print(
            f"{left_out} browser tests were left out: {MISSING}. Install one "
            "(Debian, Ubuntu: apt-get install chromium) or set FORETELL_CHROMIUM to its path."
        )
