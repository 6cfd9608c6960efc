"""The promises that are checked under seeds: each row's check plays one seed and counts."""

from __future__ import annotations

import gc
import itertools
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from tests.promises import api, fuzz, kills, restarts, scenes, stallers
from tests.server import comparing

Check = Callable[[int], int]


@dataclass(frozen=True)
class Row:
    """One promise: ``check`` plays a seed and says how much of what was counted it was."""

    name: str
    promise: str
    unit: str
    quick: int
    long: int
    check: Check = field(repr=False)
    parts: int = 4
    """Tests that share the quick run."""


ROWS: Final = (
    Row("R1", "kill -9 loses nothing acknowledged", "kills", 20, 5_000, kills.kills),
    Row("R1-sim", "the same in simulation", "deaths", 200, 100_000, scenes.deaths),
    Row("R2", "every action at most once, in one order", "histories", 200, 100_000, scenes.copies),
    Row("R3", "a restart resumes every table", "tables", 50, 1_000, restarts.resumed, 1),
    Row("R6", "reconnecting always works", "histories", 200, 10_000, scenes.comings),
    Row("R7", "lost messages heal", "seeds", 200, 100_000, scenes.lost),
    Row("R16", "nobody can stall a table", "games", 50, 10_000, stallers.stalled),
    Row("S1", "no frame tells too much", "frames", 20_000, 10_000_000, comparing.compare),
    Row("S2", "hostile frames change nothing", "frames", 20_000, 10_000_000, fuzz.fuzz),
    Row("S3", "HTTP is as described, never 5xx", "requests a route", 50, 500, api.conforms, 1),
)


@dataclass
class Progress:
    """How far a row has come: the next seed, and what those before have counted."""

    seeds: int = 0
    count: int = 0


def play(
    row: Row,
    most: int,
    done: Progress,
    *,
    step: int = 1,
    seconds: float = float("inf"),
    tell: Callable[[Progress], object] = bool,
) -> Progress:
    """Play seeds, every so many of them, until enough is counted or the time is up."""
    end = time.monotonic() + seconds
    for played in itertools.count():
        if done.count >= most or time.monotonic() >= end:
            break
        try:
            done.count += row.check(done.seeds)
        except BaseException as error:
            error.add_note(f"{row.name}: seed {done.seeds}")
            raise
        done.seeds += step
        tell(done)
        if played == 1:
            gc.freeze()  # what was compiled and loaded needs no collecting any more
    return done
