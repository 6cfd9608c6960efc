"""The rule bot: bids what its cards are worth, and plays to meet the bid exactly.

Each card is judged by the chance that it takes this trick and by what the rest of the hand
will then bring: so it spends its top trumps late when all tricks are needed, ruffs in when one
is needed, and throws its dangerous cards away under a higher one when none is.
"""

from __future__ import annotations

from foretell.base.jit import jit, trailing_zeros
from foretell.bots.bids import choose_bid
from foretell.bots.chances import later, trick_chance, turned_chance
from foretell.bots.naming import choose_name
from foretell.bots.needs import Outlook, outlook, worth
from foretell.bots.roles import choose_form
from foretell.bots.sight import Sight, allowed, look, may_choose_role
from foretell.engine.fields import Ints, RulesStruct, ViewRecord
from foretell.engine.masks import bit
from foretell.engine.structs import TURN, Phase


@jit
def choose_rule(rules: RulesStruct, v: ViewRecord, rng: Ints) -> int:
    """The rule bot's choice, in any phase in which a player decides."""
    if v.phase == Phase.PLAY:
        return TURN if v.may_turn else choose_card(rules, v)
    if v.phase == Phase.BID or v.phase == Phase.MEND:
        return choose_bid(rules, v)
    if v.phase == Phase.PASS:
        return choose_pass(rules, v)
    if v.phase == Phase.ROLE:
        return choose_form(rules, v)
    if v.phase <= Phase.UBER_SUIT:
        return choose_name(rules, v, rng)
    return trailing_zeros(v.legal)


@jit
def choose_card(rules: RulesStruct, v: ViewRecord) -> int:
    """The card with the most points to expect; for a dummy, by what it does to the own card."""
    sight = look(rules, v, v.trump)
    whole = outlook(rules, v, sight, v.hand)
    best = -1
    best_worth = 0.0
    cards = allowed(v)
    while cards != 0:
        card = trailing_zeros(cards)
        if v.turn == v.seat:
            worth_now = card_worth(rules, v, sight, card, whole)
        else:
            worth_now = mixed(rules, v, turned_chance(rules, v, sight, card), whole)
        if best < 0 or worth_now > best_worth:
            best, best_worth = card, worth_now
        cards &= cards - 1
    return best


@jit
def card_worth(rules: RulesStruct, v: ViewRecord, sight: Sight, card: int, whole: Outlook) -> float:
    """The points to expect after playing a card of the own hand, in the role that suits best."""
    chance = later(rules, v, sight, card)
    rest = Outlook(whole.mean - chance, max(0.0, whole.spread - chance * (1.0 - chance)))
    now = mixed(rules, v, trick_chance(rules, v, sight, card), rest)
    if may_choose_role(v, card):
        return max(now, worth(rules, v, 0.0, rest))
    return now


@jit
def mixed(rules: RulesStruct, v: ViewRecord, chance: float, rest: Outlook) -> float:
    """The points to expect when this trick is won with a chance and the rest is to come."""
    return chance * worth(rules, v, 1.0, rest) + (1.0 - chance) * worth(rules, v, 0.0, rest)


@jit
def choose_pass(rules: RulesStruct, v: ViewRecord) -> int:
    """The card whose loss brings the hand nearest to its bid (Pass one)."""
    sight = look(rules, v, v.trump)
    share = 1.0 / (1.0 + sight.others)
    best = -1
    best_worth = 0.0
    cards = v.legal
    while cards != 0:
        card = trailing_zeros(cards)
        rest = outlook(rules, v, sight, v.hand & ~bit(card))
        rest = Outlook(rest.mean + share, rest.spread + share * (1.0 - share))
        worth_then = worth(rules, v, 0.0, rest)
        if best < 0 or worth_then > best_worth:
            best, best_worth = card, worth_then
        cards &= cards - 1
    return best
