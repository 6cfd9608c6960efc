"""Pads with how they stand, as JSON: for whoever counts a pad without this engine.

``python -m tests.unit.scorepad.vectors FILE [N]`` writes those of every preset with every number
of players, and of N random sets of rules.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.property.test_pairwise import AXES, made, standing
from tests.unit.scorepad.random_pads import random_pad

from foretell.rules.axes import SMYRNA, Bidding, Roles, Tie, always
from foretell.rules.presets import PRESETS, preset
from foretell.rules.toml import rules_value
from foretell.rules.value import Rules
from foretell.scorepad import pad_tables


def all_presets() -> list[Rules]:
    """Every preset with every number of players that it has."""
    return [preset(one.name, count) for one in PRESETS.values() for count in one.players]


def play_offs() -> list[Rules]:
    """Short games that often end in a tie, also with an uber card, roles by round and drops."""
    roles = always(Roles.ALTERNATE)
    axes: list[dict[str, Any]] = [{}, {"uber": True}, {"roles": roles}, {"twist": SMYRNA}]
    axes += [{"sizes": (2, 1), "eliminate": 2}, {"target": 20}, {"bidding": always(Bidding.ZERO)}]
    plain: dict[str, Any] = {"tie": Tie.PLAY_OFF, "sizes": (1,)}
    return [Rules(players=count, **{**plain, **one}) for one in axes for count in (3, 4)]


def random_rules(count: int, seed: int) -> Iterator[Rules]:
    """So many sets of rules, each axis standard in six of ten."""
    chance = random.Random(seed)
    while count:
        usual = {axis: standing(axis) for axis in AXES}
        drawn = {axis: chance.randrange(len(values)) for axis, values in AXES.items()}
        rules = made({a: usual[a] if chance.random() < 0.6 else drawn[a] for a in AXES})
        if rules is not None:
            count -= 1
            yield rules


def vector(rules: Rules, seed: int, steps: int) -> dict[str, Any]:
    """A random pad, as plain values."""
    pad = random_pad(rules, seed, steps)
    return {
        "rules": rules_value(rules),
        "tables": pad_tables(rules),
        "players": list(pad.players),
        "dealer": pad.dealer,
        "entries": [one.to_dict() for one in pad.entries],
        "standing": pad.standing().to_dict(),
    }


def vectors(count: int, seed: int = 0) -> Iterator[dict[str, Any]]:
    """One of every preset and number of players, of play-offs, and of so many random rules."""
    lengths = random.Random(seed)
    many = [*all_presets(), *play_offs() * 4, *random_rules(count, seed)]
    for number, rules in enumerate(many):
        yield vector(rules, seed + number, lengths.randint(3, 60))


if __name__ == "__main__":
    many = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    Path(sys.argv[1]).write_text(json.dumps(list(vectors(many))), encoding="utf-8")
