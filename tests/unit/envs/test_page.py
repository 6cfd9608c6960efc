"""docs/environments.md tells the layout as it is, and its example learns."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from tests.house.source import ROOT

from foretell import match
from foretell.base.jit import IS_PLAIN
from foretell.envs.actions import ACTIONS, BLOCKS
from foretell.envs.batch import GameBatch
from foretell.envs.layout import LAYOUT, MEANINGS, OBSERVATION, SLICES

pytestmark = pytest.mark.thorough
PAGE = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")


@pytest.fixture
def learn(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The example as a module."""
    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    yield import_module("learn")
    sys.modules.pop("learn", None)


def places(first: int, stop: int) -> str:
    """Places as the page writes them."""
    return f"{first}" if stop == first + 1 else f"{first}–{stop - 1}"


def test_the_page_has_every_part_and_every_action() -> None:
    rows = [
        f"| `{name}` | {places(part.start, part.stop)} | {MEANINGS[name]} |"
        for name, part in SLICES.items()
    ]
    rows += [
        f"| `{name}` | {places(first, first + size)} | {meaning} |"
        for name, (first, size, meaning) in BLOCKS.items()
    ]
    assert [row for row in rows if row not in PAGE] == []
    assert f"`{LAYOUT}`: {OBSERVATION:,} numbers" in PAGE
    assert f"{ACTIONS} numbers, and a mask" in PAGE


def test_the_example_learns(learn: Any) -> None:
    """A few lessons at small size: a bot comes of it that plays whole matches."""
    batch = GameBatch("standard", 1)
    batch.reset()
    batch.step(batch.masks.argmax(axis=1))  # what has to be compiled is no lesson
    net = learn.learn(0.005 if IS_PLAIN else 0.05, games=16)
    assert IS_PLAIN or net.taught
    assert match(learn.Learned(net), "novice", deals=2, players=4, processes=1).deals == 2


def test_the_example_is_taught_what_rounds_bring(learn: Any) -> None:
    """What is taught again and again is what the net says."""
    chance, net = np.random.default_rng(0), learn.Net(0)
    seen = chance.integers(0, 2, (32, len(learn.INPUTS))).astype(np.float32)
    actions, points = chance.integers(0, ACTIONS, 32), chance.choice([-10.0, 20.0, 40.0], 32)
    for _ in range(150):
        net.teach(seen, actions, points, 4e-3)
    said = net.values(seen)[1][np.arange(32), actions] * learn.SCALE
    assert np.abs(said - points).max() < 5


def test_the_example_turns_trump_to_spades(learn: Any) -> None:
    """The way there is the way back, and a trump of the hand lies where spades do."""
    observations, masks = np.zeros((1, OBSERVATION), np.int8), np.ones((1, ACTIONS), np.int8)
    observations[0, [SLICES["hand"].start + 15 * 1 + 13, SLICES["trump"].start + 2 + 1]] = 1
    seen, open_, trumps = learn.as_spades(observations, masks)
    assert trumps.tolist() == [1]
    assert learn.INPUTS[np.flatnonzero(seen[0])].tolist() == [
        SLICES["hand"].start + 15 * 3 + 13,
        SLICES["trump"].start + 2 + 3,
    ]
    assert open_.all()
    assert (learn.DONE_AS[1][learn.DONE_AS[1]] == np.arange(ACTIONS)).all()
