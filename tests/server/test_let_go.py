"""What a server has let go of is gone from memory at once: its collector looks rarely."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from collections import Counter
from pathlib import Path

import pytest

from foretell.client import visit
from tests.server.process import PROGRAM, Process, serving

TELLING = f"""
import collections, gc, json, os, signal

def tell(*_):
    found = collections.Counter(type(one).__name__ for one in gc.get_objects())
    with open("told.new", "w") as file:
        json.dump(found, file)
    os.replace("told.new", "told.json")

signal.signal(signal.SIGUSR1, tell)
from foretell.server.http import run
run.calm_collector = gc.disable
{PROGRAM}
"""
"""A server without a collector that says what it holds."""
SOCKETS = 30
OF_SOCKETS = ("Knock", "HttpToolsProtocol", "Upgrade", "FastConnection", "Session", "Viewer")


def held(process: Process, folder: Path) -> Counter[str]:
    """What there is of each class."""
    told = folder / "told.json"
    told.unlink(missing_ok=True)
    assert process.process is not None
    process.process.send_signal(signal.SIGUSR1)
    until = time.monotonic() + 10
    while not told.exists() and time.monotonic() < until:
        time.sleep(0.02)
    return Counter(json.loads(told.read_text()))


@pytest.mark.skipif(os.name == "nt", reason="no such signals")
def test_sockets_leave_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many come and go, what is there is that of those who are there."""

    async def come_and_go(url: str) -> None:
        async with visit(url, "Ada") as ada:
            table = await ada.open("standard", 3)
            for _ in range(SOCKETS):
                async with ada.table(table):
                    pass

    monkeypatch.chdir(tmp_path)
    with serving(tmp_path / "data", TELLING) as process:
        asyncio.run(come_and_go(process.url))
        until = time.monotonic() + 10
        while any((found := held(process, tmp_path))[one] > 2 for one in OF_SOCKETS):
            assert time.monotonic() < until, {one: found[one] for one in OF_SOCKETS}
            time.sleep(0.1)
