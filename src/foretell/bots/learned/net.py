"""The net: from what a seat sees to how many tricks above or below its bid each choice ends.

Two hidden layers; the first is a sum of rows, one for each place of the inputs that is 1. Each
slot (a card by kind, a bid) has a small layer of its own, whose eight outcomes are *margins*: own
tricks less the own bid at the end of the round. Points follow from them by the rules' tables, so
that one net serves every scoring. Only + - * / are used, in a fixed order: every machine gives
the same numbers, compiled or plain.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from foretell.base.jit import jit, trailing_zeros
from foretell.bots.learned.inputs import INPUTS, MOST, write_inputs
from foretell.bots.learned.lanes import SLOTS, slot_of
from foretell.bots.learned.traits import TRAITS, traits_of
from foretell.bots.needs import table_row
from foretell.cards import SUITS
from foretell.engine.fields import Ints, RulesStruct, ViewRecord
from foretell.engine.structs import Phase

FIRST: Final = 192
SECOND: Final = 64
MARGINS: Final = 8
LOWEST: Final = -3
"""The margin of the first outcome, and of all below."""
MET: Final = -LOWEST
"""The outcome in which the bid is met."""
Floats = npt.NDArray[np.float32]


class Net(NamedTuple):
    """The weights."""

    first: Floats  # [INPUTS, FIRST]
    first_bias: Floats
    second: Floats  # [FIRST, SECOND]
    second_bias: Floats
    traits: Floats  # [TRAITS, SECOND]
    last: Floats  # [SLOTS, SECOND, MARGINS]
    last_bias: Floats  # [SLOTS, MARGINS]


SHAPES: Final = Net(
    (INPUTS, FIRST),  # type: ignore[arg-type]
    (FIRST,),  # type: ignore[arg-type]
    (FIRST, SECOND),  # type: ignore[arg-type]
    (SECOND,),  # type: ignore[arg-type]
    (TRAITS, SECOND),  # type: ignore[arg-type]
    (SLOTS, SECOND, MARGINS),  # type: ignore[arg-type]
    (SLOTS, MARGINS),  # type: ignore[arg-type]
)


class NetRoom(NamedTuple):
    """What an answer is worked out in, and the answer itself."""

    inputs: Ints
    size: Ints
    """How many of the inputs there are."""
    lanes: Ints
    traits: Ints
    hidden: Floats
    deep: Floats
    """What the second layer sums up, the same for all choices."""
    bent: Floats
    """The second layer's answer for one choice."""
    chances: Floats
    """By choice and outcome, how likely it is."""
    points: npt.NDArray[np.float64]
    """By choice, the points of the round to expect."""


def new_net_room() -> NetRoom:
    """Room for one answer."""
    return NetRoom(
        np.zeros(MOST, np.int64),
        np.zeros(1, np.int64),
        np.zeros(SUITS, np.int64),
        np.zeros(2, np.int64),
        np.zeros(FIRST, np.float32),
        np.zeros(SECOND, np.float32),
        np.zeros(SECOND, np.float32),
        np.zeros((64, MARGINS), np.float32),
        np.zeros(64, np.float64),
    )


def random_net(seed: int) -> Net:
    """A net that has learned nothing: small weights by chance, no answer better than another."""
    chance = np.random.default_rng(seed)
    scale = {0: (1 / 60) ** 0.5, 2: (2 / FIRST) ** 0.5, 5: 0.1 * (1 / SECOND) ** 0.5}
    parts = [
        (chance.standard_normal(shape) * scale.get(place, 0.0)).astype(np.float32)
        for place, shape in enumerate(SHAPES)
    ]
    return Net(*parts)


@jit
def think(rules: RulesStruct, v: ViewRecord, choices: int, net: Net, room: NetRoom) -> None:
    """Write for each choice of a mask its chances and points: bids, or cards to play."""
    n = write_inputs(rules, v, room.lanes, room.inputs)
    room.size[0] = n
    hide(net, room.inputs, n, room.hidden, room.deep)
    while choices != 0:
        choice = trailing_zeros(choices)
        slot = slot_of(v, room.lanes, choice)
        traits_of(rules, v, room.lanes, choice, room.traits)
        bend(net, room.deep, room.traits[0], room.traits[1], room.bent)
        margins(net, room.bent, slot, room.chances[choice])
        bid = choice if v.phase != Phase.PLAY else v.bids[v.seat]
        room.points[choice] = points_of(rules, v, bid, room.chances[choice])
        choices &= choices - 1


@jit
def hide(net: Net, inputs: Ints, n: int, hidden: Floats, deep: Floats) -> None:
    """Work out the first layer, and what the second one sums up."""
    for i in range(FIRST):
        hidden[i] = net.first_bias[i]
    for place in range(n):
        row = net.first[inputs[place]]
        for i in range(FIRST):
            hidden[i] += row[i]
    for i in range(SECOND):
        deep[i] = net.second_bias[i]
    for j in range(FIRST):
        x = hidden[j]
        if x > 0:
            row = net.second[j]
            for i in range(SECOND):
                deep[i] += x * row[i]
        else:
            hidden[j] = 0


@jit
def bend(net: Net, deep: Floats, one: int, other: int, out: Floats) -> None:
    """The second layer's answer for a choice with two traits."""
    first, second = net.traits[one], net.traits[other]
    for i in range(SECOND):
        out[i] = max(deep[i] + first[i] + second[i], np.float32(0))


@jit
def margins(net: Net, deep: Floats, slot: int, out: Floats) -> None:
    """Write how likely each outcome of a slot is."""
    weights, bias = net.last[slot], net.last_bias[slot]
    for k in range(MARGINS):
        out[k] = bias[k]
    for i in range(SECOND):
        x = deep[i]
        if x > 0:
            for k in range(MARGINS):
                out[k] += x * weights[i, k]
    softmax(out)


@jit
def softmax(out: Floats) -> None:
    """Turn weights into chances."""
    top = out[0]
    for k in range(1, MARGINS):
        top = max(top, out[k])
    total = np.float32(0)
    for k in range(MARGINS):
        out[k] = exponential(out[k] - top)
        total += out[k]
    for k in range(MARGINS):
        out[k] /= total


@jit
def exponential(x: np.float32) -> np.float32:
    """e to a power of 0 or less, nearly: the libraries of machines differ in the last place."""
    if x < np.float32(-20):
        return np.float32(0)
    y = np.float32(1) + x / np.float32(256)
    for _ in range(8):
        y *= y
    return y


@jit
def points_of(rules: RulesStruct, v: ViewRecord, bid: int, chances: Floats) -> float:
    """The points to expect of a bid, by the chances of the outcomes."""
    table = rules.missed[table_row(v)]
    made = rules.zero_made[v.row] if bid == 0 else rules.made[table_row(v), bid]
    total = 0.0
    for k in range(MARGINS):
        total += chances[k] * (made if k == MET else table[abs(k - MET)])
    return total
