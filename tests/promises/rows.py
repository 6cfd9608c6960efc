"""The promises that are checked under seeds: each row's check plays one seed and counts."""

from __future__ import annotations

import gc
import itertools
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from tests.promises import (
    api,
    attacks,
    erratic_players,
    fuzz,
    kills,
    network_scenes,
    restarts,
    shared_tables,
    slow_readers,
    stallers,
)
from tests.promises.figures import Figured
from tests.server import noninterference

Check = Callable[[int], int | Figured]
CUT: Final = "what a write leaves unfinished in the journal asks no question"
SHARED: Final = "the same in simulation, with two servers on one database"
OTHER: Final = "the same with the games in PostgreSQL"
BACK: Final = "a restart resumes every table; first choices, p99 s (≤ 3)"
ALONE: Final = "one stranger neither stops nor slows the server; p99 beside / alone (≤ 2)"
SLOW: Final = "slow clients harm nobody; others’ p99, ratio (≤ 1.2)"


@dataclass(frozen=True)
class Row:
    """One promise: ``check`` plays a seed and says how much of what was counted it was."""

    name: str
    promise: str
    unit: str
    quick: int
    long: int
    check: Check = field(repr=False)
    minutes: float
    """About how long the long run takes: what takes least comes first."""
    parts: int = 4
    """Tests that share the quick run."""
    long_check: Check | None = field(default=None, repr=False)
    """What a long run plays instead, by itself on the machine: it takes a figure."""
    needs: str = ""
    """What the machine has to have, as the marker of its tests says it."""

    @property
    def at_length(self) -> Check:
        """What a long run plays."""
        return self.long_check or self.check


ROWS: Final = (
    Row("R1", "kill -9 loses nothing acknowledged", "kills", 20, 5_000, kills.kills, 60),
    Row("R1-postgres", OTHER, "kills", 10, 500, kills.kills_on_postgres, 10, 2, needs="postgres"),
    Row("R1-shared", SHARED, "histories", 200, 100_000, shared_tables.shared, 40),
    Row("R1-cut", CUT, "kills", 10, 200, kills.cuts, 5, 2),
    Row("R1-sim", "the same in simulation", "deaths", 200, 100_000, network_scenes.deaths, 8),
    Row(
        "R2",
        "each action at most once, in order",
        "histories",
        200,
        100_000,
        network_scenes.copies,
        24,
    ),
    Row("R3", BACK, "tables", 50, 1_000, restarts.resumed, 3, 1, restarts.resumed_at_length),
    Row("R6", "reconnecting always works", "histories", 200, 10_000, network_scenes.comings, 2),
    Row("R7", "lost messages heal", "seeds", 200, 100_000, network_scenes.lost, 14),
    Row("R9", SLOW, "comparisons", 0, 5, slow_readers.compared, 5, 0, slow_readers.compared),
    Row("R16", "nobody can stall a table", "games", 50, 10_000, stallers.stalled, 3),
    Row("R17", "with somebody there it goes on", "games", 100, 20_000, erratic_players.lived, 20),
    Row("S1", "no frame tells too much", "frames", 20_000, 10_000_000, noninterference.compare, 60),
    Row("S2", "hostile frames change nothing", "frames", 20_000, 10_000_000, fuzz.fuzz, 50),
    Row("S3", "HTTP as described, never 5xx", "requests a route", 50, 500, api.conforms, 10),
    Row("S9", ALONE, "attacks", 11, 11, attacks.attacked, 72, 1, attacks.attacked_at_length),
)


@dataclass
class Progress:
    """How far a row has come: the next seed, what those before have counted, their figures."""

    seeds: int = 0
    count: int = 0
    figures: list[float] = field(default_factory=list)

    def add(self, made: int | Figured) -> None:
        """What one seed more has come to."""
        if isinstance(made, Figured):
            self.count += made.reached
            self.figures.append(made.figure)
        else:
            self.count += made


def play(row: Row, most: int, *, first: int = 0, step: int = 1) -> Progress:
    """Play seeds, every so many of them, until enough is counted."""
    done = Progress(first)
    for played in itertools.count():
        if done.count >= most:
            return done
        done.add(checked(row.name, row.check, done.seeds))
        done.seeds += step
        if played == 1:
            gc.freeze()  # what was compiled and loaded needs no collecting any more
    raise AssertionError


def checked(name: str, check: Check, seed: int) -> int | Figured:
    """Play a seed; what goes wrong says which it was."""
    try:
        return check(seed)
    except BaseException as error:
        error.add_note(f"{name}: seed {seed}")
        raise


def some(name: str, seeds: range) -> Progress:
    """Play those seeds of a row at length; what they have come to."""
    row = next(one for one in ROWS if one.name == name)
    done = Progress(seeds.stop)
    for seed in seeds:
        done.add(checked(name, row.at_length, seed))
    return done
