"""Two worlds that look the same to one viewer: its frames must be the same, byte by byte (S1)."""

from __future__ import annotations

import random
from typing import Any
from unittest import mock

from foretell.server import events as e
from tests.server.redealing import redealt, restocked
from tests.server.worlds import PLAIN, GivenDeals, Manner, Run, World

RULES: list[e.RulesValue] = [
    "standard",
    "hidden",
    "delayed",
    "hidden-notequal",
    {"preset": "third-time", "sees": "blind", "sizes": [4]},
    {"preset": "forehead", "sizes": [1]},
    "last-card-up",
    "pass-one",
    "pull-one",
    "tricksy",
    "camelot",
    "gizzard-fester",
    "uber-wizard",
    "saboteur",
    {"preset": "hidden", "exchange": "pass-one", "sizes": [3]},
    {"preset": "delayed", "exchange": "pull-one", "sizes": [3]},
]
VIEWERS = (-1, 0, 1, 2)
"""Those who watch, together; three seats of people."""
Frame = tuple[float, bytes]


def valued(rules: e.RulesValue) -> e.RulesValue:
    """Rules with one round of a few cards."""
    sizes: dict[str, Any] = {"sizes": [4]}
    return {"preset": rules, **sizes} if isinstance(rules, str) else rules


def manner_of(chance: random.Random) -> Manner:
    """Some manner: often nothing special."""
    hasty = frozenset(seat for seat in range(3) if chance.random() < 0.3)
    return Manner(chance.choice((0.0, 0.0, 0.3)), hasty, chance.choice((0, 0, 1)))


def check(
    rules: e.RulesValue, viewer: int, steps: int, seed: int, manner: Manner = PLAIN
) -> list[Frame]:
    """Play, deal anew, play again: the frames of one viewer, which were the same."""
    with mock.patch("foretell.server.deals.FairDeals", GivenDeals):
        one = Run(valued(rules), World(), seed, manner, viewer)
        done = play(one, steps)
        deal = restocked(one, seed) if one.sim.table.state.sheet else redealt(one, viewer, seed)
        again = Manner(manner.dawdles, manner.hasty, manner.delay, viewer)
        other = Run(valued(rules), deal, seed, again, viewer)
        assert play(other, steps) == done
    mine, theirs = frames(one, viewer), frames(other, viewer)
    for place, (a, b) in enumerate(zip(mine, theirs, strict=False)):
        assert a == b, (rules, viewer, steps, seed, place)
    assert len(mine) == len(theirs)
    return mine


def play(run: Run, steps: int) -> int:
    """So many decisions of people, within the first round; how many there were."""
    run.pester()
    for number in range(steps):
        if not run.step():
            return number
    return steps


def frames(run: Run, viewer: int) -> list[Frame]:
    """All that one viewer was sent: a seat, or the watchers together."""
    if viewer >= 0:
        return next(pad for pad in run.pads if pad.seat == viewer).log
    return [one for pad in run.watchers for one in pad.log]


def compare(seed: int) -> int:
    """S1 under one seed, which chooses rules, viewer, manner and length; frames compared."""
    chance = random.Random(seed)
    rules, viewer = RULES[seed % len(RULES)], VIEWERS[seed // len(RULES) % len(VIEWERS)]
    steps = chance.randint(0, 10)
    return len(check(rules, viewer, steps, seed, manner_of(chance)))
