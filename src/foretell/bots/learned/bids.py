"""Worlds in which the others would have bid as they did, were each of them the net.

A seat with the cards of a world is asked, as the net, what each bid promised when it did bid: the
more points the bid that it made gave away, the less likely is the world. Worlds are drawn until one
is kept with that chance.
"""

from __future__ import annotations

from typing import Final

from foretell.base.jit import jit, popcount
from foretell.bots.beliefs import TRIES, bid_on, do_bids_tell, go_back
from foretell.bots.learned.net import Net, NetRoom, think
from foretell.bots.pimc import best_of
from foretell.bots.powers import power_of_e
from foretell.bots.sight import allowed
from foretell.bots.worlds import WorldRoom
from foretell.engine.chance import unit
from foretell.engine.fields import RulesStruct, ViewRecord
from foretell.engine.sample import sample
from foretell.engine.view import view

GIVEN_AWAY: Final = 8.0
"""Points: a bid that gives so many away is e times less likely than the best one."""
LEAST: Final = 0.03
"""How likely any bid is."""


@jit
def draw_likely(
    rules: RulesStruct, v: ViewRecord, net: Net, worlds: WorldRoom, thought: NetRoom
) -> bool:
    """Write a world into the first state of the room; False if there is none."""
    tries = TRIES if do_bids_tell(rules, v) else 1
    for left in range(tries - 1, -1, -1):
        if not sample(rules, v, worlds.states[0], worlds.rng, worlds.table, worlds.scratch):
            return False
        if left == 0 or is_likely(rules, v, net, worlds, thought):
            break
    return True


@jit
def is_likely(
    rules: RulesStruct, v: ViewRecord, net: Net, worlds: WorldRoom, thought: NetRoom
) -> bool:
    """Keep the world that was drawn with the chance that the net would have bid so in it."""
    least, chance = unit(worlds.rng), 1.0
    then, other = worlds.states[2], worlds.views[0]
    go_back(worlds.states[0], then)
    while then.to_bid != 0 and v.bids[then.turn] >= 0:
        seat = then.turn
        if seat != v.seat:
            view(rules, then, seat, other)
            chance *= chance_of_bid(rules, other, v.bids[seat], net, thought)
            if chance <= least:
                return False
        bid_on(then, v.bids[seat])
    return True


@jit
def chance_of_bid(rules: RulesStruct, v: ViewRecord, bid: int, net: Net, thought: NetRoom) -> float:
    """How likely a seat's bid is beside its best one: 1 for that."""
    bids = allowed(v)
    if popcount(bids) < 2 or not (bids >> bid) & 1:
        return 1.0
    think(rules, v, bids, net, thought)
    given_away = thought.points[best_of(bids, thought.points)] - thought.points[bid]
    return max(LEAST, power_of_e(-given_away / GIVEN_AWAY))
