"""Browser tests run where there is a Chromium, and those of a store where there is a PostgreSQL.

Where there is none, one line says so.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.balancer import haproxy
from tests.environment import forget_settings
from tests.postgres import programs

SHELL = "chromium-headless-shell"
"""Nothing round the page, and no notices of the system: it takes two thirds of the time."""
WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
MISSING = "no Chromium on this machine"

forget_settings(os.environ)


class Need(NamedTuple):
    """What some tests need of the machine: they have a marker of its name."""

    tests: str
    missing: str
    advice: str
    is_here: Callable[[], object]
    required_by: str

    @property
    def is_required(self) -> bool:
        """Whether its tests fail where it is not, instead of being left out."""
        return os.environ.get(self.required_by, "0") not in {"", "0"}


LEFT_OUT = pytest.StashKey[dict[str, int]]()


@pytest.fixture(autouse=True)
def nobody_speaks_for_the_next() -> Iterator[None]:
    """A command that was asked in a language tells gettext so, for the rest of its process."""
    before = os.environ.get("LANGUAGE")
    yield
    os.environ.pop("LANGUAGE", None)
    if before is not None:
        os.environ["LANGUAGE"] = before


def find_chromium(*, is_whole: bool = False) -> str | None:
    """The Chromium of this machine; `FORETELL_CHROMIUM` names another one."""
    if chosen := os.environ.get("FORETELL_CHROMIUM"):
        return chosen
    found = (shutil.which(program) for program in (WHOLE if is_whole else (SHELL, *WHOLE)))
    places = (place for place in PLACES if Path(place).exists())
    return next((path for path in (*found, *places) if path), None)


@pytest.fixture(scope="session")
def chromium() -> str:
    """Path of the Chromium that browser tests drive."""
    return find_chromium() or pytest.skip(MISSING)


@pytest.fixture(scope="session")
def whole_chromium() -> str:
    """The same for what only a browser with everything round the page can do."""
    missing = pytest.fail if NEEDS["browser"].is_required else pytest.skip
    return find_chromium(is_whole=True) or missing(f"{MISSING} but its headless shell")


NEEDS = {
    "browser": Need(
        "browser tests",
        MISSING,
        "Install it (Debian: apt-get install chromium chromium-headless-shell) "
        "or set FORETELL_CHROMIUM to its path.",
        find_chromium,
        "FORETELL_REQUIRE_BROWSER",
    ),
    "postgres": Need(
        "tests of the store in PostgreSQL",
        "no PostgreSQL on this machine",
        "Install it (Debian, Ubuntu: apt-get install postgresql) "
        "or set FORETELL_POSTGRES to the folder of its programs.",
        programs,
        "FORETELL_REQUIRE_POSTGRES",
    ),
    "haproxy": Need(
        "tests of several servers behind HAProxy",
        "no HAProxy on this machine",
        "Install it (Debian, Ubuntu: apt-get install haproxy) or set FORETELL_HAPROXY to its path.",
        haproxy,
        "FORETELL_REQUIRE_HAPROXY",
    ),
}


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leave a test out that needs what is not here, or fail it where that is required."""
    for marker, need in NEEDS.items():
        if item.get_closest_marker(marker) and not need.is_here():
            if need.is_required:
                pytest.fail(f"{need.missing}, and {need.required_by} is set", pytrace=False)
            pytest.skip(need.missing)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Count the tests that were left out for what they need."""
    skipped = [str(report.longrepr) for report in terminalreporter.stats.get("skipped", [])]
    terminalreporter.config.stash[LEFT_OUT] = {
        name: sum(need.missing in why for why in skipped) for name, need in NEEDS.items()
    }


def pytest_unconfigure(config: pytest.Config) -> None:
    """Say it in one line each, after everything else."""
    for name, left_out in config.stash.get(LEFT_OUT, {}).items():
        need = NEEDS[name]
        if left_out:
            print(f"{left_out} {need.tests} were left out: {need.missing}. {need.advice}")
