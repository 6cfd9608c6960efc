"""A browser for each file of tests, a server for each test, and people who visit it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import page
from tests.page.browsing import ACTION, PHONE, Visitor
from tests.page.chromium import ARGS
from tests.server.server_process import Process, serving

Visit = Callable[..., Visitor]

expect.set_options(timeout=ACTION)  # the machine may have much else to do


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    """The Chromium of this machine, without a window.

    While Playwright runs, no test of this process could begin an event loop of its own.
    """
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium, args=[*ARGS])
        yield found
        found.close()


def showing(folder: Path) -> Iterator[Process]:
    """A real server that shows the built page."""
    if not (page.PAGE / "index.html").exists():
        pytest.skip("the page is not built (make page)")
    with serving(folder / "data") as process:
        yield process


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    """A server of one's own; a file whose tests do not meet may have one for all of them."""
    yield from showing(tmp_path)


@pytest.fixture
def visit(browser: Browser, server: Process) -> Iterator[Visit]:
    """Let somebody come; all of them leave at the end, also where one of them saw errors."""
    with ExitStack() as people:

        def come(size: dict[str, int] = PHONE, **more: Any) -> Visitor:
            visitor = Visitor(browser, server.url, size, **more)
            people.callback(visitor.close)
            return visitor

        yield come
