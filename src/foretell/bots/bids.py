"""How the rule bot bids: the bid that promises most points for the tricks it expects."""

from __future__ import annotations

from typing import Final

from foretell.base.jit import jit, popcount, trailing_zeros
from foretell.bots.needs import Outlook, outlook, points
from foretell.bots.sight import look, power_of
from foretell.engine.fields import RulesStruct, ViewRecord
from foretell.engine.masks import next_in
from foretell.engine.roles import LEADS
from foretell.engine.structs import SeesMode

SCALE: Final = 1.07
SHIFT: Final = -0.21
PRESSURE: Final = 0.0878
"""How much of the tricks that the others have left over, or want too much, I count as mine."""


@jit
def choose_bid(rules: RulesStruct, v: ViewRecord) -> int:
    """The legal bid with the most points to expect; also for a mended bid."""
    expected = expect(rules, v)
    best = -1
    best_points = 0.0
    choices = v.legal
    while choices != 0:
        bid = trailing_zeros(choices)
        worth = points(rules, v, bid, 1.0 * bid, expected)
        if best < 0 or worth > best_points:
            best, best_points = bid, worth
        choices &= choices - 1
    return best


@jit
def expect(rules: RulesStruct, v: ViewRecord) -> Outlook:
    """The tricks to expect from what a seat may see before the cards are played."""
    if rules.sees[v.row] == SeesMode.FOREHEAD:
        return Outlook(forehead_chance(rules, v), 0.1)
    sight = look(rules, v, v.trump)
    rest = outlook(rules, v, sight, v.hand)
    unseen = v.hand_count[v.seat] - popcount(v.hand)
    share = 1.0 / (1.0 + sight.others)
    mean = rest.mean + unseen * share
    spread = rest.spread + unseen * share * (1.0 - share)
    return Outlook(SCALE * mean + SHIFT + PRESSURE * room(v, mean), spread)


@jit
def room(v: ViewRecord, mean: float) -> float:
    """The tricks that the bids so far leave me above the mean, if all others bid their share."""
    total = 0
    left = popcount(v.to_bid & ~(1 << v.seat))
    for seat in range(len(v.bids)):
        if seat != v.seat:
            if v.bids[seat] >= 0:
                total += v.bids[seat]
            elif v.bids[seat] == -2:
                left += 1
    share = v.cards_each / max(1, popcount(v.bidders))
    return v.cards_each - total - left * share - mean


@jit
def forehead_chance(rules: RulesStruct, v: ViewRecord) -> float:
    """The part of the cards I may hold that win over all the others' cards (Forehead)."""
    cards = v.unseen
    wins = 0
    while cards != 0:
        wins += wins_forehead(rules, v, trailing_zeros(cards))
        cards &= cards - 1
    return wins / max(1, popcount(v.unseen))


@jit
def wins_forehead(rules: RulesStruct, v: ViewRecord, card: int) -> int:
    """1 if this card of mine wins the only trick, all others' cards being known."""
    led = -1
    best = -2
    winner = -1
    seat = v.leader
    for place in range(popcount(v.sitting)):
        played = card if seat == v.seat else trailing_zeros(v.known[seat])
        shape = rules.counts_as[v.roles, played]
        led = LEADS[shape] if led < 0 else led
        power = power_of(v, played, shape, place, led, v.trump)
        if power > best:
            best, winner = power, seat
        seat = next_in(v.sitting, seat)
    return 1 if winner == v.seat else 0
