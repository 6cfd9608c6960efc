"""One browser for all files of tests, a server for each test, and people who visit it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import page
from tests.page.browsing import ACTION, PHONE, Visitor
from tests.page.chromium import ARGS
from tests.server.server_process import Process, serving

Visit = Callable[..., Visitor]

expect.set_options(timeout=ACTION)  # the machine may have much else to do


class KeptBrowser:
    """The Chromium of this machine, without a window, from file to file.

    While Playwright runs, no test of this process could begin an event loop of its own: it is
    closed before a file that does not begin with a test of the browser.
    """

    def __init__(self) -> None:
        self._stack = ExitStack()
        self._browser: Browser | None = None
        self._program = ""

    def opened(self, program: str) -> Browser:
        """The browser, begun if need be: a test may have crashed the one before."""
        is_usable = self._browser and self._browser.is_connected() and self._program == program
        if not self._browser or not is_usable:
            self.close()
            self._program = program
            playwright = self._stack.enter_context(sync_playwright())
            self._browser = playwright.chromium.launch(executable_path=program, args=[*ARGS])
            self._stack.callback(self._browser.close)
        return self._browser

    def close(self) -> None:
        """End it."""
        self._browser = None
        self._stack.close()


KEPT: Final = KeptBrowser()


@pytest.fixture(scope="module")
def browser(chromium: str) -> Browser:
    """A Chromium that other tests have used or will use: people come with cookies of their own."""
    return KEPT.opened(chromium)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    """Close the browser after the last file that needs it."""
    yield
    is_last = nextitem is None or nextitem.path != item.path
    if is_last and "browser" not in getattr(nextitem, "fixturenames", ()):
        KEPT.close()


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
