"""A browser and a server of one's own: for pictures and figures of the page."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests import seeds
from tests.conftest import find_chromium
from tests.page.chromium import ARGS
from tests.server.server_process import Process, serving


@contextmanager
def browser_and_server() -> Iterator[tuple[Browser, Process]]:
    """Both, for as long as they are needed; every time the same games."""
    seeds.begin("world")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        program = find_chromium()
        browser = playwright.chromium.launch(executable_path=program, args=[*ARGS])
        yield browser, server
        browser.close()
