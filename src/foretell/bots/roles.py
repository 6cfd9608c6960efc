"""What the rule bot makes of a card that it may call: a wizard or a jester, and which suit."""

from __future__ import annotations

from foretell.base.jit import jit, trailing_zeros
from foretell.bots.chances import shape_chance
from foretell.bots.naming import trump_worth
from foretell.bots.needs import outlook, worth
from foretell.bots.sight import look
from foretell.engine.fields import RulesStruct, ViewRecord
from foretell.engine.roles import shape_of
from foretell.engine.structs import Form


@jit
def choose_form(rules: RulesStruct, v: ViewRecord) -> int:
    """The form with the most points to expect for the card that lies last in the trick.

    A named suit counts by what it makes of the rest of the own hand (Tricksy).
    """
    sight = look(rules, v, v.trump)
    card = v.trick[v.trick_len - 1]
    rest = outlook(rules, v, sight, v.hand)
    best = -1
    best_worth = 0.0
    forms = v.legal
    while forms != 0:
        form = trailing_zeros(forms)
        shape = shape_of(rules, v.roles, card, form)
        chance = shape_chance(rules, v, sight, card, shape, v.trick_len - 1)
        now = chance * worth(rules, v, 1.0, rest) + (1.0 - chance) * worth(rules, v, 0.0, rest)
        if form >= Form.NAMES:
            now += named_worth(rules, v, form & 3)
        if best < 0 or now > best_worth:
            best, best_worth = form, now
        forms &= forms - 1
    return best


@jit
def named_worth(rules: RulesStruct, v: ViewRecord, suit: int) -> float:
    """Points for naming a suit as trump, a small weight: the strong one if tricks are needed."""
    needs = v.is_flat or v.bids[v.seat] > v.won[v.seat]
    return trump_worth(rules, v, suit) if needs else -trump_worth(rules, v, suit)
