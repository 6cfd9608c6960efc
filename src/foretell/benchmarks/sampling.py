"""How long it takes to draw a full state that fits what a seat knows.

Positions come from random moments of random games, for the seat that is to act. Each is sampled
many times in a row inside compiled code, with a clock around the whole; the door into compiled
code, timed with no samples behind it, is taken off. That gives a mean for each position; median
and p99 are over positions. A mean hides the luck of single draws, so single calls are timed as
well, one position after the other.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

import numpy as np
import numpy.typing as npt

from foretell.benchmarks.loops import loops
from foretell.benchmarks.measure import Effort, Figure, Measured, Tell, in_turn, rounded
from foretell.engine.chance import new_rng
from foretell.engine.compile import compile_rules
from foretell.engine.fields import Records
from foretell.engine.sample import new_work
from foretell.engine.structs import STATE, VIEW, new_record
from foretell.rules.presets import preset

PLAYERS = 4
EVERY = 50
"""One decision in so many gives a position, so that those of one game lie apart."""
NANO = 1e-9
MICRO = 1e6
DOORS = 1000


def positions(count: int) -> Records:
    """Views at random moments of random four-player standard games."""
    rules = compile_rules(preset("standard", PLAYERS))[0]
    views = np.zeros(count, dtype=VIEW)
    deck = rules.deck_cards[: rules.deck_len].copy()
    collect, _ = loops()
    collect(rules, new_record(STATE)[0], deck, new_rng(1), EVERY, views)
    return views


def plain(records: Records) -> Records:
    """The same memory as an array of NumPy's own class: those pass the door fastest.

    >>> type(plain(new_record(STATE))) is np.ndarray
    True
    """
    return records.view(np.ndarray)


class Sampling:
    """Clocked samples of some positions.

    >>> sampling = Sampling(positions(3))
    >>> sampling.clocked(times=2).shape
    (3,)
    """

    def __init__(self, views: Records) -> None:
        table, scratch, rng = new_work()
        self.views, self.work = views, (table, plain(scratch), rng)
        self.rules = plain(compile_rules(preset("standard", PLAYERS)))
        self.states = plain(new_record(STATE))
        self.seed = 0

    def clock(self, place: int, times: int) -> int:
        """Nanoseconds of one call from Python that samples a position so often."""
        _, sample_often = loops()
        self.seed += 1
        start = time.perf_counter_ns()
        found = sample_often(
            self.rules, self.views, place, self.states, self.work, self.seed, times
        )
        taken = time.perf_counter_ns() - start
        if found != times:
            raise AssertionError("a position of a real game can always be sampled")
        return taken

    def clocked(self, times: int) -> npt.NDArray[np.float64]:
        """Seconds a sample, by position, without the door."""
        door = median(self.clock(0, 0) for _ in range(DOORS))
        taken = [self.clock(place, times) for place in range(len(self.views))]
        return np.maximum(np.array(taken) - door, 0.0) / times * NANO

    def run(self, times: int) -> Callable[[], list[float]]:
        """What one run is: median and p99 over the positions, each sampled so many times."""
        return lambda: np.percentile(self.clocked(times), (50, 99)).tolist()


def measure_sample(effort: Effort, tell: Tell) -> Measured:
    """``engine.sample`` over positions of random four-player games."""
    sampling = Sampling(positions(effort.positions))
    sampling.clock(0, 1)
    (middle, slow), (single, slow_single) = in_turn(
        effort.runs, tell, [sampling.run(effort.repeats), sampling.run(1)]
    )
    found = {
        "median": rounded(middle.median * MICRO),
        "p99": rounded(slow.median * MICRO),
        "median_single": rounded(single.median * MICRO),
        "p99_single": rounded(slow_single.median * MICRO),
        "positions": effort.positions,
        "repeats": effort.repeats,
    }
    means = f"over {effort.positions} positions, each the mean of {effort.repeats} samples"
    alone = "single calls, other positions in between"
    return Measured(found, [
        Figure("median", middle, "µs", means, at_most=3e-6, scale=MICRO),
        Figure("p99", slow, "µs", means, at_most=30e-6, scale=MICRO),
        Figure("median, single", single, "µs", alone, scale=MICRO),
        Figure("p99, single", slow_single, "µs", alone, at_most=30e-6, scale=MICRO),
    ])  # fmt: skip
