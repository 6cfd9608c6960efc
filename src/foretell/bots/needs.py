"""What a hand is worth against its bid: the expected tricks, and the points they will bring."""

from __future__ import annotations

from typing import Final, NamedTuple

from foretell.base.jit import jit, trailing_zeros
from foretell.bots.chances import later
from foretell.bots.sight import Sight
from foretell.engine.fields import RulesStruct, ViewRecord
from foretell.engine.structs import PLAY_OFF_ROW

SPARE: Final = 1.36
"""The tricks in hand above the need with which it is met most often, where all is open."""
SPARE_AT: Final = 1.47
STEERED: Final = 10.5
"""How wide a gap between need and hand may be closed, by the spread of the rest."""
SURE: Final = 0.02
BLUR: Final = 1.09
"""How much the spread of the rest lowers the chance to meet a need exactly."""
FLAT_STEP: Final = 5.0


class Outlook(NamedTuple):
    """The tricks that a hand will take: their mean and their spread."""

    mean: float
    spread: float  # a variance


@jit
def outlook(rules: RulesStruct, v: ViewRecord, sight: Sight, hand: int) -> Outlook:
    """The tricks that the cards of a hand will take, each by its own chance."""
    mean = 0.0
    spread = 0.0
    while hand != 0:
        chance = later(rules, v, sight, trailing_zeros(hand))
        mean += chance
        spread += chance * (1.0 - chance)
        hand &= hand - 1
    return Outlook(mean, spread)


@jit
def worth(rules: RulesStruct, v: ViewRecord, wins: float, rest: Outlook) -> float:
    """The points to expect if this trick brings ``wins`` and then the rest is to come."""
    tricks = v.won[v.seat] + wins
    bid = v.bids[v.seat]
    if v.is_flat:
        return FLAT_STEP * (tricks + rest.mean)
    if bid < 0:
        return spoiling(rules, v) * (wins + rest.mean)
    return points(rules, v, bid, bid - tricks, rest)


@jit
def spoiling(rules: RulesStruct, v: ViewRecord) -> float:
    """1 to take the tricks that the others still need, -1 to leave them more than that.

    A dealer that does not bid is paid for what the others miss, or plays for it (Saboteur).
    """
    wanted = 0
    for seat in range(rules.players):
        if v.bids[seat] > v.won[seat]:
            wanted += v.bids[seat] - v.won[seat]
    return 1.0 if wanted >= v.hand_count[v.seat] else -1.0


@jit
def points(rules: RulesStruct, v: ViewRecord, bid: int, need: float, rest: Outlook) -> float:
    """The points to expect when ``need`` more tricks meet the bid and ``rest`` is to come."""
    hit = hit_chance(need, rest)
    return hit * made(rules, v, bid) + (1.0 - hit) * by_distance(rules, v, distance(need, rest))


@jit
def hit_chance(need: float, rest: Outlook) -> float:
    """The chance of taking exactly so many more tricks.

    It is best with a little more in hand than is needed: tricks are easier lost than won.
    """
    gap = need - rest.mean + SPARE * rest.spread / (SPARE_AT + rest.spread)
    off = gap * gap / (SURE + STEERED * rest.spread)
    return 1.0 / ((1.0 + off) * (1.0 + off) * (1.0 + BLUR * rest.spread))


@jit
def distance(need: float, rest: Outlook) -> float:
    """By how many tricks the bid will be missed, if it is."""
    gap = abs(need - rest.mean)
    return max(gap, 1.0, 0.9 + 0.25 * rest.spread + 0.4 * max(0.0, gap - 0.5))


@jit
def table_row(v: ViewRecord) -> int:
    """Which row of the scoring tables counts: the game's or the play-off's."""
    return 1 if v.row == PLAY_OFF_ROW else 0


@jit
def made(rules: RulesStruct, v: ViewRecord, bid: int) -> float:
    """The points of a met bid (rules 11)."""
    return 1.0 * (rules.zero_made[v.row] if bid == 0 else rules.made[table_row(v), bid])


@jit
def by_distance(rules: RulesStruct, v: ViewRecord, distance: float) -> float:
    """The points of a bid missed by so many tricks, in between by a straight line."""
    return rules.missed[table_row(v), 1] * distance
