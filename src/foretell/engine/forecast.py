"""What a total would be if the round ended now, as far as a seat may know it (rules, 6.2)."""

from __future__ import annotations

from typing import Final

from foretell.base.jit import jit, jit_door
from foretell.engine.fields import Ints, Records, RulesStruct, ViewRecord
from foretell.engine.scoring import points_of
from foretell.engine.structs import PLAY_OFF_ROW, DealerMode, Phase

UNKNOWN: Final = -1_000_000
"""No total: bids are not made or not shown yet, the seat is out, or the round is scored."""


@jit
def are_bids_known(rules: RulesStruct, v: ViewRecord) -> bool:
    """Whether every bid of the round lies open to the viewer."""
    for seat in range(rules.players):
        if (v.bidders >> seat) & 1 and v.bids[seat] < 0:
            return False
    return True


@jit
def may_forecast(rules: RulesStruct, v: ViewRecord, seat: int) -> bool:
    """Whether the bids that a seat's points depend on are made and shown (rules, 6.2)."""
    if v.phase < Phase.PASS or v.phase > Phase.AGREE or v.row == PLAY_OFF_ROW:
        return False
    if (v.bidders >> seat) & 1:
        return v.bids[seat] >= 0
    if not (v.sitting >> seat) & 1:
        return False
    return rules.dealer_mode[v.row] == DealerMode.SABOTEUR or are_bids_known(rules, v)


@jit
def forecast(rules: RulesStruct, v: ViewRecord, seat: int) -> int:
    """The total of a player if the round ended now, from a view alone; UNKNOWN where hidden."""
    if not may_forecast(rules, v, seat):
        return UNKNOWN
    return v.scores[seat] + points_of(rules, v, seat)  # type: ignore[arg-type]  # fields of both


@jit
def claim_points(rules: RulesStruct, v: ViewRecord) -> int:
    """Points of the round for the viewer who takes every trick left; UNKNOWN where hidden."""
    if not may_forecast(rules, v, v.seat):
        return UNKNOWN
    left = v.hand_count[v.seat]
    v.won[v.seat] += left
    points = points_of(rules, v, v.seat)  # type: ignore[arg-type]  # fields of both
    v.won[v.seat] -= left
    return points


@jit_door
def claim_points_at(rules: Records, views: Records) -> int:
    """The door from Python to :func:`claim_points`."""
    return claim_points(rules[0], views[0])


@jit_door
def forecast_at(rules: Records, views: Records, seat: int) -> int:
    """The door from Python to :func:`forecast`."""
    return forecast(rules[0], views[0], seat)


@jit_door
def totals_at(rules: Records, views: Records, totals: Ints) -> None:
    """The door from Python to every player's :func:`forecast`."""
    for seat in range(rules[0].players):
        totals[seat] = forecast(rules[0], views[0], seat)
