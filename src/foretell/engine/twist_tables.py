"""Tables of what a Smyrna dealer is offered, round by round."""

from __future__ import annotations

from typing import Final

from foretell.cards import JESTERS, WIZARDS, mask_of
from foretell.engine.fields import RulesStruct
from foretell.engine.structs import (
    PLAY_OFF_ROW,
    BidMode,
    ExchangeMode,
    RoleMode,
    SeesMode,
    TwistChoice,
)
from foretell.rules import axes
from foretell.rules.value import Rules

CHOICE_OF: Final = {
    axes.Twist.CALLED: TwistChoice.CALLED,
    axes.Twist.PASS_ONE: TwistChoice.PASS_ONE,
    axes.Twist.PULL_ONE: TwistChoice.PULL_ONE,
    axes.Twist.LAST_CARD_UP: TwistChoice.LAST_CARD_UP,
    axes.Twist.UBER: TwistChoice.UBER,
    axes.Twist.FLAT: TwistChoice.FLAT,
    axes.Twist.ALL_WIZARDS: TwistChoice.ALL_WIZARDS,
    axes.Twist.ALL_JESTERS: TwistChoice.ALL_JESTERS,
}


def fill_twists(rules: Rules, r: RulesStruct) -> None:
    """Write what may be named: not what is in force, nor what contradicts it (Smyrna)."""
    choices = [CHOICE_OF[one] for one in rules.twist]
    for row in range(PLAY_OFF_ROW):
        r.twists[row] = mask_of([choice for choice in choices if _fits(r, row, choice)])


def _fits(r: RulesStruct, row: int, choice: TwistChoice) -> bool:
    """Whether a twist can be added to what holds in a round."""
    if choice in (TwistChoice.PASS_ONE, TwistChoice.PULL_ONE):
        is_seen = r.sees[row] != SeesMode.FOREHEAD
        return bool(r.exchange[row] == ExchangeMode.NONE and is_seen and r.dummies == 0)
    if choice == TwistChoice.LAST_CARD_UP:
        return not r.last_up[row]
    if choice == TwistChoice.UBER:
        return not r.uber
    if choice == TwistChoice.FLAT:
        is_forced = r.bid_mode[row] == BidMode.ZERO
        return not (r.is_flat[row] or is_forced or r.grail_points[row])
    has_both = r.deck_mask & WIZARDS != 0 and r.deck_mask & JESTERS != 0
    is_printed = not r.alternate[row] and r.roles[row] == RoleMode.PRINTED
    return bool(has_both and is_printed)
