"""One step of learning: gradients of a batch of examples, and Adam (Kingma, Ba, 2015)."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from foretell.base.jit import jit
from foretell.bots.learned.net import (
    FIRST,
    MARGINS,
    SECOND,
    SHAPES,
    Floats,
    Net,
    bend,
    hide,
    margins,
)
from foretell.engine.fields import Ints
from foretell.training.rounds import Examples

DECAY: Final = (0.9, 0.999)
TINY: Final = 1e-8
LEAST: Final = np.float32(1e-9)
"""No chance is taken for less when its logarithm is wanted."""


def zeros() -> Net:
    """A net of zeros: room for gradients, or for their means."""
    return Net(*(np.zeros(shape, np.float32) for shape in SHAPES))


class GradientRoom(NamedTuple):
    """What an example is worked out in."""

    hidden: Floats
    deep: Floats
    bent: Floats
    wrong: Floats
    """By outcome, by how much its chance was too high."""
    d_deep: Floats
    d_hidden: Floats


def new_gradient_room() -> GradientRoom:
    """Room for one example after another."""
    sizes = FIRST, SECOND, SECOND, MARGINS, SECOND, FIRST
    return GradientRoom(*(np.zeros(size, np.float32) for size in sizes))


@jit
def gradients(
    net: Net, turned: Floats, examples: Examples, rows: Ints, out: Net, room: GradientRoom
) -> float:
    """Add up the gradients of some examples; their loss.

    ``turned`` is the transpose of the second layer.
    """
    loss = 0.0
    for row in rows:
        n, slot = examples.counts[row], examples.slots[row]
        one, other = examples.traits[row, 0], examples.traits[row, 1]
        hide(net, examples.inputs[row], n, room.hidden, room.deep)
        bend(net, room.deep, one, other, room.bent)
        margins(net, room.bent, slot, room.wrong)
        loss -= np.log(max(room.wrong[examples.margins[row]], LEAST))
        room.wrong[examples.margins[row]] -= np.float32(1)
        slot_back(net, turned, slot, out, room)
        for i in range(SECOND):
            out.traits[one, i] += room.d_deep[i]
            out.traits[other, i] += room.d_deep[i]
        first_back(examples.inputs[row], n, out, room)
    return loss


@jit
def slot_back(net: Net, turned: Floats, slot: int, out: Net, room: GradientRoom) -> None:
    """Add the gradients of the slot's layer, and hand on what went wrong below it."""
    weights, into = net.last[slot], out.last[slot]
    for k in range(MARGINS):
        out.last_bias[slot, k] += room.wrong[k]
    for j in range(FIRST):
        room.d_hidden[j] = 0
    for i in range(SECOND):
        room.d_deep[i] = 0
        x = room.bent[i]
        if x > 0:
            total = np.float32(0)
            for k in range(MARGINS):
                into[i, k] += x * room.wrong[k]
                total += weights[i, k] * room.wrong[k]
            room.d_deep[i] = total
            out.second_bias[i] += total
            row = turned[i]
            for j in range(FIRST):
                room.d_hidden[j] += total * row[j]


@jit
def first_back(inputs: npt.NDArray[np.int16], n: int, out: Net, room: GradientRoom) -> None:
    """Add the gradients of both hidden layers."""
    for j in range(FIRST):
        x = room.hidden[j]
        if x > 0:
            row = out.second[j]
            for i in range(SECOND):
                row[i] += x * room.d_deep[i]
        else:
            room.d_hidden[j] = 0
    for j in range(FIRST):
        out.first_bias[j] += room.d_hidden[j]
    for place in range(n):
        row = out.first[inputs[place]]
        for j in range(FIRST):
            row[j] += room.d_hidden[j]


@jit
def adam(
    weights: Floats,
    gradient: Floats,
    mean: Floats,
    square: Floats,
    rate: float,
    step: int,
    share: float,
) -> None:
    """Move flat weights against their gradient, which is set to 0; ``share`` scales it."""
    first, second = np.float32(DECAY[0]), np.float32(DECAY[1])
    one, tiny, scale = np.float32(1), np.float32(TINY), np.float32(share)
    pace = np.float32(rate / (1 - DECAY[0] ** step))
    by = np.float32(1 / (1 - DECAY[1] ** step))
    for i in range(len(weights)):
        g = gradient[i] * scale
        gradient[i] = 0
        mean[i] = first * mean[i] + (one - first) * g
        square[i] = second * square[i] + (one - second) * g * g
        weights[i] -= pace * mean[i] / (np.sqrt(square[i] * by) + tiny)
