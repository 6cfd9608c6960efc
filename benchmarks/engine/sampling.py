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
from benchmarks.engine.measure import Effort, Figure, Measured, Tell, in_turn, rounded

from foretell.base.jit import jit
from foretell.engine.chance import below, new_rng, pick, seed_rng, shuffle
from foretell.engine.compile import compile_rules
from foretell.engine.deal import deal, deck_need, new_game
from foretell.engine.fields import Ints, Records, RulesStruct, State
from foretell.engine.flow import actor, apply, legal
from foretell.engine.sample import new_work, sample
from foretell.engine.structs import NO_SEAT, STATE, VIEW, Phase, new_record
from foretell.engine.view import view
from foretell.rules.presets import preset

PLAYERS = 4
EVERY = 50
"""One decision in so many gives a position, so that those of one game lie apart."""
NANO = 1e-9
MICRO = 1e6
DOORS = 1000


@jit
def collect(
    rules: RulesStruct, s: State, deck: Ints, rng: Ints, every: int, views: Records
) -> None:
    """Fill an array with what seats that are to act see, at random moments of random games."""
    found = 0
    new_game(rules, s, below(rng, rules.players))
    while found < len(views):
        if s.phase == Phase.OVER:
            new_game(rules, s, below(rng, rules.players))
        if s.phase == Phase.DEAL:
            shuffle(deck, rng, deck_need(rules, s), rules.deck_len)
            deal(rules, s, deck)
            continue
        seat = actor(rules, s)
        if seat != NO_SEAT and below(rng, every) == 0:
            view(rules, s, seat, views[found])
            found += 1
        apply(rules, s, pick(legal(rules, s), rng))


@jit
def sample_often(
    rules: Records,
    views: Records,
    place: int,
    states: Records,
    work: tuple[Ints, Records, Ints],
    seed: int,
    times: int,
) -> int:
    """Sample one of the views so many times in a row; how often a state was found."""
    table, scratch, rng = work
    seed_rng(rng, seed)
    found = 0
    for _ in range(times):
        found += sample(rules[0], views[place], states[0], rng, table, scratch)
    return found


def positions(count: int) -> Records:
    """Views at random moments of random four-player standard games."""
    rules = compile_rules(preset("standard", PLAYERS))[0]
    views = np.zeros(count, dtype=VIEW)
    deck = rules.deck_cards[: rules.deck_len].copy()
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
