"""Non-interference (S1): what a viewer may not know changes no byte of what it is sent.

A round is played to some point; then everything that a viewer may not know is drawn anew from
its own view: others' cards, the stock, hidden bids, passed and pulled cards, its own cards where
it may not see them. The same public actions are played again, and the two streams of frames must
be equal: content, count, order, size and (fake) time; updates, snapshots, reconnects, refusals.
"""

from __future__ import annotations

import os
from typing import Any

import msgspec
import pytest

from foretell.jit import IS_PLAIN
from foretell.server import events as e
from foretell.server.table import shown
from foretell.server.table.state import TableState
from foretell.server.views import SeatView
from tests.server.worlds import GivenDeals, Run, World, redealt

IS_LONG = os.environ.get("FORETELL_TESTS") == "long"
SEEDS = range(1, 20 if IS_LONG else 2)
STEPS = range(14) if IS_LONG else (3,) if IS_PLAIN else (0, 2, 5, 8)
"""Decisions of people before everything hidden is drawn anew."""
RULES: list[e.RulesValue] = [
    "standard",
    "hidden",
    "delayed",
    "hidden-notequal",
    "third-time",
    "forehead",
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


def frames(run: Run, viewer: int) -> list[tuple[float, bytes]]:
    """All that one viewer was sent: a seat, or the watchers together."""
    if viewer >= 0:
        return next(pad for pad in run.pads if pad.seat == viewer).log
    return [one for pad in run.watchers for one in pad.log]


@pytest.mark.parametrize("rules", RULES, ids=str)
@pytest.mark.parametrize("seed", SEEDS)
def test_frames_do_not_depend_on_what_is_hidden(
    rules: e.RulesValue, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For each kind of viewer, at several points of a round."""
    monkeypatch.setattr("foretell.server.deals.FairDeals", GivenDeals)
    sizes: dict[str, Any] = {"sizes": [1 if "forehead" in str(rules) else 4]}
    if "third-time" in str(rules):
        sizes = {"sees": "blind", "sizes": [4]}
    value = {"preset": rules, **sizes} if isinstance(rules, str) else rules
    compared = 0
    for steps in STEPS:
        for viewer in (-1, 0, 1, 2):
            compared += check(value, viewer, steps, seed)
    assert compared > (50 if IS_PLAIN else 300)


def check(rules: e.RulesValue, viewer: int, steps: int, seed: int) -> int:
    """Play, deal anew, play again: the frames of one viewer; how many were compared."""
    one = Run(rules, World(), seed, viewer)
    done = play(one, steps)
    if one.sim.table.state.sheet:
        return 0
    other = Run(rules, redealt(one, viewer, seed), seed, viewer)
    assert play(other, steps) == done
    mine, theirs = frames(one, viewer), frames(other, viewer)
    for place, (a, b) in enumerate(zip(mine, theirs, strict=False)):
        assert a == b, (rules, viewer, steps, place)
    assert len(mine) == len(theirs)
    return len(mine)


def play(run: Run, steps: int) -> int:
    """So many decisions of people, within the first round."""
    run.sim.quiet(3.0)
    run._pester()
    for number in range(steps):
        if run.sim.table.state.sheet or not run.step():
            return number
    return steps


def test_the_comparison_can_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    """A field that shows a hidden number is found."""
    monkeypatch.setattr("foretell.server.deals.FairDeals", GivenDeals)
    seat_facts = shown.seat_facts

    def leaky(state: TableState, place: int, moment: shown.Moment) -> SeatView:
        hand = state.handle.seats_of("hands")[place]
        return msgspec.structs.replace(seat_facts(state, place, moment), name=str(hand % 97))

    monkeypatch.setattr(shown, "seat_facts", leaky)
    with pytest.raises(AssertionError, match="standard"):
        check({"preset": "standard", "sizes": [4]}, 0, 2, 1)
