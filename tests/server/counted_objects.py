"""A server without a collector, which says what it holds and what only a collector would find."""

from __future__ import annotations

import json
import signal
import time
from collections import Counter
from pathlib import Path
from typing import Final

from tests.server.server_process import PROGRAM, Process

TELLING: Final = f"""
import collections, gc, json, os, signal

def tell(objects):
    found = collections.Counter(type(one).__name__ for one in objects)
    with open("told.new", "w") as file:
        json.dump(found, file)
    os.replace("told.new", "told.json")

def tell_circles():
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    gc.set_debug(0)
    tell(gc.garbage)
    gc.garbage.clear()
    gc.collect()

signal.signal(signal.SIGUSR1, lambda *_: tell(gc.get_objects()))
signal.signal(signal.SIGUSR2, lambda *_: tell_circles())
from foretell.server.http import run
run.calm_collector = gc.disable
{PROGRAM}
"""
"""The server's program; it runs, and tells, in the folder in which it is started."""


def held(process: Process, folder: Path) -> Counter[str]:
    """What there is of each class."""
    return _told(process, folder, signal.SIGUSR1)


def circles(process: Process, folder: Path) -> Counter[str]:
    """What there is of each class that only a collector finds; it is gone then."""
    return _told(process, folder, signal.SIGUSR2)


def _told(process: Process, folder: Path, ask: signal.Signals) -> Counter[str]:
    told = folder / "told.json"
    told.unlink(missing_ok=True)
    assert process.process is not None
    process.process.send_signal(ask)
    until = time.monotonic() + 60
    while not told.exists() and time.monotonic() < until:
        time.sleep(0.02)
    return Counter(json.loads(told.read_text()))
