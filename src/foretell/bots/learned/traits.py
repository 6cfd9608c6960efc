"""What choices have in common, whatever the card or the bid: their traits."""

from __future__ import annotations

from typing import Final

from foretell.base.jit import jit, popcount
from foretell.bots.learned.lanes import RANKS, plain_bits
from foretell.bots.sight import power_of, power_to_beat
from foretell.cards import JESTER, LANE, WIZARD
from foretell.engine.fields import Ints, RulesStruct, ViewRecord
from foretell.engine.structs import Phase
from foretell.rules.axes import MAX_SEATS

CARD_STANDINGS: Final = 2 * RANKS + 2
TRICK_STANDINGS: Final = 3 * MAX_SEATS
OVER: Final = 12
"""How far above or below the number of tricks a sum of bids is told."""
TRAITS: Final = CARD_STANDINGS + TRICK_STANDINGS + 2 * OVER + 1
"""What choices have in common: each has one or two of these."""


@jit
def traits_of(rules: RulesStruct, v: ViewRecord, lanes: Ints, choice: int, out: Ints) -> None:
    """Write two traits of a choice: of a card how high it is, and what it does to the trick.

    A bid has one, written twice: what it makes of the sum of all bids.
    """
    if v.phase != Phase.PLAY:
        total = choice - v.cards_each
        for seat in range(rules.players):
            total += max(0, v.bids[seat])
        out[0] = CARD_STANDINGS + TRICK_STANDINGS + min(OVER, max(-OVER, total)) + OVER
        out[1] = out[0]
        return
    suit = choice // LANE
    rank = choice - LANE * suit
    if rank == JESTER or rank == WIZARD:
        out[0] = 2 * RANKS + (rank == WIZARD)
    else:
        higher = popcount(plain_bits(v.unseen, suit) >> (rank - 1))
        out[0] = higher + (RANKS if lanes[suit] == 0 else 0)
    behind = popcount(v.sitting) - v.trick_len - 1
    out[1] = CARD_STANDINGS + 3 * behind + effect_of(rules, v, choice)


@jit
def effect_of(rules: RulesStruct, v: ViewRecord, card: int) -> int:
    """0 for a card that leads, 1 for one that takes the trick so far, 2 for one that does not."""
    if v.trick_len == 0:
        return 0
    shape = rules.counts_as[v.roles, card]
    power = power_of(v, card, shape, v.trick_len, v.led, v.trump)
    return 1 if power > power_to_beat(v, v.trick_len) else 2
