"""No test hangs: each has a limit of time, and one that passes it fails by its name.

Two clocks watch a test. pytest-timeout stops it with a signal, shows where every thread was, and
the other tests go on. Code that no signal reaches (compiled code that goes round for ever) is ended
half as long again later, with its process: pytest-xdist then names the test and begins another one.

A test that needs longer says so: ``@pytest.mark.timeout(600)``.
"""

from __future__ import annotations

import faulthandler
import os
from collections.abc import Iterator
from typing import Final

import pytest

USUAL: Final = 600
"""Seconds: a machine may have much else to do, and the first server may have to compile."""
SLOW: Final = 1800
"""Of a test that is marked slow."""
AT_LENGTH: Final = 10
"""How much more each may take with bounds checks and many more examples (``make long``)."""
PLAIN: Final = 3
"""How much more without compiled code."""
LATER: Final = 1.5
ERRORS: Final = pytest.StashKey[int]()


def limit(item: pytest.Item) -> float:
    """The seconds that a test may take, with all that is made for it and taken away again."""
    if own := item.get_closest_marker("timeout"):
        return float(own.args[0] if own.args else own.kwargs["timeout"])
    seconds = SLOW if item.get_closest_marker("slow") else USUAL
    if os.environ.get("FORETELL_TESTS") == "long":
        seconds *= AT_LENGTH
    return float(seconds * PLAIN if os.environ.get("NUMBA_DISABLE_JIT", "0") != "0" else seconds)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give every test its limit."""
    for item in items:
        item.add_marker(pytest.mark.timeout(limit(item)))


def pytest_configure(config: pytest.Config) -> None:
    """Keep a way to the terminal: what a test writes is caught."""
    with config.pluginmanager.getplugin("capturemanager").global_and_fixture_disabled():
        config.stash[ERRORS] = os.dup(2)


def pytest_unconfigure(config: pytest.Config) -> None:
    """Give it back."""
    os.close(config.stash[ERRORS])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Let the second clock run; a debugger stops it."""
    faulthandler.dump_traceback_later(
        LATER * limit(item), exit=True, file=item.config.stash[ERRORS]
    )
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()
