"""A course: rounds are played, learned from and forgotten, chunk after chunk, until it is over.

Everything follows from the seed and the number of examples: however often a course is interrupted
and taken up, and however many threads work on it, the weights are the same. A *checkpoint* is one
file from which it goes on. What is released is the *average*: a running mean of the weights, which
plays better than any of them.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np

from foretell.base.errors import ForetellError
from foretell.base.files import write_whole
from foretell.base.i18n import spoken
from foretell.bots.learned.net import Net, random_net
from foretell.engine.compile import compile_rules
from foretell.engine.fields import Ints, Records
from foretell.rules.presets import preset
from foretell.training.rounds import Field, new_examples, played
from foretell.training.steps import adam, gradients, new_gradient_room, zeros

CHUNK: Final = 100_000
"""Examples that are played before they are learned from, if nothing else is said."""
PLAYED: Final = 16
"""In how many parts each chunk is played, whatever the number of threads and machines."""
PARTS: Final = 2
"""In how many parts each batch is learned from, whatever the number of threads."""
BATCH: Final = 2000
RATE: Final = 1e-3
LAST_RATE: Final = 2e-5
STRAY: Final = 0.5
"""How often a seat leaves its best choice once in a round."""
MIX: Final = np.array([0.55, 0.25, 0.0])
"""Rounds of the net alone, of one seat of it among rule bots, of one among its earlier selves.

The rest is mixed.
"""
EXPLOITING: Final = np.array([0.0, 0.0, 1.0])
"""The same for an exploiter: it learns what beats one fixed net, and nothing else."""
MEMORY: Final = 0.98
"""How much of the average stays after a chunk."""
EARLIER: Final = 50
"""Chunks after which the earlier self that is played against is another."""
ROUNDS: Final = 1 << 24
"""Between the numbers of the first rounds of two parts of chunks: more than one takes."""
TABLES: Final = (
    *(("standard", 4),) * 5,
    *(("standard", 3), ("standard", 5), ("standard", 6)) * 2,
    ("screw-the-dealer", 4),
    ("hidden", 4),
    ("canadian", 4),
    ("bsw-tournament", 4),
    ("bsw-tournament", 3),
)
"""The rules whose rounds are played in turn, and for how many."""

NETS: Final = ("net", "average", "earlier", "mean", "square")
"""The nets of a course, in the order of its fields."""


Each = Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]]
"""Does a job for each of some items: what comes of them, in their order."""


@dataclass(slots=True)
class Course:
    """The whole state of a course."""

    seed: int
    examples: int
    """How many make the course."""
    done: int = 0
    chunk: int = CHUNK
    """Examples that are played before they are learned from."""
    is_exploiter: bool = False
    """Whether it is played against one fixed net: the ``earlier`` one."""
    net: Net = field(default_factory=zeros)
    average: Net = field(default_factory=zeros)
    earlier: Net = field(default_factory=zeros)
    mean: Net = field(default_factory=zeros)
    square: Net = field(default_factory=zeros)
    losses: list[float] = field(default_factory=list)
    """By chunk, the mean loss of an example."""

    @property
    def is_over(self) -> bool:
        """Whether all has been played that was meant to be."""
        return self.done >= self.examples

    def is_against(self, net: Net) -> bool:
        """Whether it is an exploiter's, and these weights are what it looks to beat."""
        pairs = zip(self.earlier, net, strict=True)
        return self.is_exploiter and all(np.array_equal(one, other) for one, other in pairs)

    @property
    def rate(self) -> float:
        """How far a step goes now: less and less."""
        return LAST_RATE + (RATE - LAST_RATE) * max(0.0, 1 - self.done / self.examples)


def new_course(seed: int, examples: int, chunk: int = CHUNK) -> Course:
    """A course at its beginning."""
    first = random_net(seed)
    return Course(
        seed, examples, chunk=chunk, net=first, average=copied(first), earlier=copied(first)
    )


def new_exploiter(seed: int, examples: int, prey: Net, chunk: int = CHUNK) -> Course:
    """A course that begins with a net and looks for what beats it."""
    net, average, earlier = (copied(prey) for _ in range(3))
    return Course(seed, examples, 0, chunk, True, net, average, earlier)  # noqa: FBT003


def copied(net: Net) -> Net:
    """A net with the same weights, in memory of their own."""
    return Net(*(weights.copy() for weights in net))


def save(course: Course, path: Path) -> None:
    """Write a checkpoint, in one piece or not at all."""
    arrays: dict[str, Any] = {
        "course": np.array(
            [course.seed, course.examples, course.done, course.chunk, course.is_exploiter]
        ),
        "losses": np.array(course.losses),
    }
    for name in NETS:
        for part, weights in getattr(course, name)._asdict().items():
            arrays[f"{name}.{part}"] = weights
    packed = io.BytesIO()
    np.savez_compressed(packed, **arrays)
    write_whole(path, packed.getvalue())


def load(path: Path) -> Course:
    """Read a checkpoint.

    Raises:
        ForetellError: the file is none.
    """
    try:
        return _load(path)
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
        raise spoken(
            ForetellError("no-checkpoint", ""), "failed-no-checkpoint", file=str(path)
        ) from error


def _load(path: Path) -> Course:
    with path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
        seed, examples, done, chunk, is_exploiter = kept["course"].tolist()
        course = Course(seed, examples, done, chunk, bool(is_exploiter))
        for name in NETS:
            setattr(course, name, Net(*(kept[f"{name}.{part}"] for part in Net._fields)))
        course.losses = kept["losses"].tolist()
        return course


class Trainer:
    """What a course is worked on with."""

    def __init__(self, course: Course, threads: int = 1, each: Each | None = None) -> None:
        """``threads`` share the work of each chunk; ``each`` has it played elsewhere."""
        self.course = course
        self._rules: Records = np.concatenate(
            [compile_rules(preset(name, players)) for name, players in TABLES]
        )
        self._gradient_rooms = [new_gradient_room() for _ in range(PARTS)]
        self._gradients = [zeros() for _ in range(PARTS)]
        self._examples = new_examples(course.chunk)
        self._pool = ThreadPoolExecutor(threads)
        self._each = each or self._pool.map

    def chunk(self) -> None:
        """Play a chunk, and learn from it."""
        course = self.course
        number = course.done // course.chunk
        if number % EARLIER == 0 and not course.is_exploiter:
            course.earlier = copied(course.average)
        self._play(number)
        course.losses.append(self._learn(number))
        course.done += course.chunk
        kept = min(MEMORY, number / (number + 10))
        for average, weights in zip(course.average, course.net, strict=True):
            average *= np.float32(kept)
            average += np.float32(1 - kept) * weights

    def _play(self, number: int) -> None:
        """Play rounds until the chunk is full."""
        course = self.course
        mix = EXPLOITING if course.is_exploiter else MIX
        field = Field(self._rules, course.net, course.earlier, mix, STRAY)
        edges = [course.chunk * part // PLAYED for part in range(PLAYED + 1)]
        firsts = [(number * PLAYED + part) * ROUNDS for part in range(PLAYED)]
        parts = zip(firsts, np.diff(edges).tolist(), strict=True)
        found = self._each(partial(played, field, course.seed), parts)
        for start, stop, examples in zip(edges[:-1], edges[1:], found, strict=True):
            for column, rows in zip(self._examples, examples, strict=True):
                column[start:stop] = rows

    def _learn(self, number: int) -> float:
        """Go through the chunk in an order by chance; the mean loss."""
        order = np.random.default_rng([self.course.seed, number]).permutation(self.course.chunk)
        batches = self.course.chunk // BATCH
        loss = 0.0
        for batch in range(batches):
            loss += self._batch(order[batch * BATCH : (batch + 1) * BATCH])
            self._step(number * batches + batch + 1)
        return loss / (batches * BATCH)

    def _batch(self, rows: Ints) -> float:
        """Add up the gradients of a batch; its loss."""
        net, parts = self.course.net, np.array_split(rows, PARTS)
        turned = np.ascontiguousarray(net.second.T)

        def part_of(part: int) -> float:
            sums, room = self._gradients[part], self._gradient_rooms[part]
            return gradients(net, turned, self._examples, parts[part], sums, room)

        return sum(self._pool.map(part_of, range(PARTS)))

    def _step(self, step: int) -> None:
        """Move the weights."""
        course = self.course
        nets = (course.net, course.mean, course.square, *self._gradients)
        for weights, mean, square, gradient, *others in zip(*nets, strict=True):
            for other in others:
                gradient += other
                other[:] = 0
            moved = weights.ravel(), gradient.ravel(), mean.ravel(), square.ravel()
            adam(*moved, course.rate, step, 1 / BATCH)
