"""A course of training: it can be interrupted anywhere, and learns."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from foretell.base.errors import ForetellError
from foretell.base.jit import IS_PLAIN
from foretell.bots.learned.inputs import INPUTS
from foretell.bots.learned.lanes import SLOTS
from foretell.bots.learned.net import MARGINS, MET
from foretell.bots.learned.traits import TRAITS
from foretell.training.course import Course, Trainer, load, new_course, new_exploiter, save

pytestmark = [
    pytest.mark.skipif(IS_PLAIN, reason="some hundred thousand answers of a net"),
    pytest.mark.thorough,
]
CHUNK = 4000
LARGE = 12000


def go_on(course: Course, chunks: int, threads: int = 1) -> Trainer:
    """Work on a course for so many chunks."""
    trainer = Trainer(course, threads)
    for _ in range(chunks):
        trainer.chunk()
    return trainer


def test_an_interrupted_course_gives_the_same_weights(tmp_path: Path) -> None:
    """Whatever the number of threads."""
    whole = new_course(3, 4 * CHUNK, CHUNK)
    go_on(whole, 4)
    first = new_course(3, 4 * CHUNK, CHUNK)
    go_on(first, 2, threads=2)
    save(first, tmp_path / "course.npz")
    second = load(tmp_path / "course.npz")
    go_on(second, 2)
    assert second.is_over
    assert second.losses == whole.losses
    for one, other in zip(second.average, whole.average, strict=True):
        assert np.array_equal(one, other)


def test_a_checkpoint_is_small(tmp_path: Path) -> None:
    """It can be taken along: 5 MB at most."""
    course = new_course(3, 2 * CHUNK, CHUNK)
    go_on(course, 2)
    save(course, tmp_path / "course.npz")
    assert (tmp_path / "course.npz").stat().st_size < 5_000_000


def test_a_course_learns() -> None:
    """The loss falls below that of a net that knows only how often each outcome comes."""
    course = new_course(3, 30 * LARGE, LARGE)
    trainer = go_on(course, 30)
    margins = trainer._examples.margins
    shares = np.bincount(margins, minlength=MARGINS) / len(margins)
    ignorant = -float(np.sum(shares * np.log(np.maximum(shares, 1e-9))))
    assert np.mean(course.losses[-5:]) < ignorant


def test_examples_are_what_the_net_takes() -> None:
    """Every input, slot, trait and margin has its place, and bids are met now and then."""
    trainer = go_on(new_course(5, CHUNK, CHUNK), 1)
    examples = trainer._examples
    for row in range(0, CHUNK, 7):
        inputs = examples.inputs[row, : examples.counts[row]]
        assert 0 <= inputs.min() <= inputs.max() < INPUTS
    assert 0 <= examples.slots.min() <= examples.slots.max() < SLOTS
    assert 0 <= examples.traits.min() <= examples.traits.max() < TRAITS
    assert 0 <= examples.margins.min() <= examples.margins.max() < MARGINS
    assert (examples.margins == MET).any()


def test_an_exploiter_leaves_its_prey_as_it_was() -> None:
    """It learns against one net, which does not learn from it."""
    prey = new_course(3, CHUNK, CHUNK).net
    course = new_exploiter(1, 2 * CHUNK, prey, CHUNK)
    go_on(course, 2)
    for there, before in zip(course.earlier, prey, strict=True):
        assert np.array_equal(there, before)
    assert not np.array_equal(course.net.last, prey.last)


def test_another_file_is_refused(tmp_path: Path) -> None:
    """In a sentence."""
    file = tmp_path / "course.npz"
    file.write_bytes(b"PK")
    with pytest.raises(ForetellError, match="is no checkpoint"):
        load(file)
