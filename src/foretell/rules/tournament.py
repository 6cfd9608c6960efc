"""The two switches of the tournament sizes, by the names that players know them by."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from foretell.rules.axes import Bidding, UnevenAt, always
from foretell.rules.selectors import ALWAYS, NEVER
from foretell.rules.value import Rules


def switches_of(rules: Rules) -> dict[str, bool]:
    """Which of the two switches are on.

    >>> from foretell.rules.presets import preset
    >>> switches_of(preset("bsw-tournament", 4))
    {'notequal': True, 'hiddentip': False}
    """
    is_hidden = rules.bidding == always(Bidding.HIDDEN)
    return {"notequal": rules.uneven != NEVER, "hiddentip": is_hidden}


def with_switches(
    rules: Rules, *, notequal: bool | None = None, hiddentip: bool | None = None
) -> Rules:
    """Rules with *notequal* (uneven bids) and *hiddentip* (hidden bids) on or off.

    ``None`` leaves a switch as it is. Both on: the last bidder mends a bid that makes the sum
    even once all bids are shown (rules 2, Tournament sizes, Hidden bids with notequal).

    Raises:
        BadRules: the rules contradict themselves then.

    >>> from foretell.rules.presets import preset
    >>> both = with_switches(preset("bsw-tournament", 4), hiddentip=True)
    >>> both.uneven.kind, both.uneven_at.value, both.bidding[0][1].value
    ('always', 'reveal', 'hidden')
    """
    if notequal is None and hiddentip is None:
        return rules
    changed: dict[str, Any] = {}
    if notequal is not None:
        changed["uneven"] = ALWAYS if notequal else NEVER
    if hiddentip is not None:
        changed["bidding"] = always(Bidding.HIDDEN if hiddentip else Bidding.IN_TURN)
    is_uneven = changed.get("uneven", rules.uneven) != NEVER
    is_hidden = changed.get("bidding", rules.bidding) == always(Bidding.HIDDEN)
    at_reveal = is_uneven and is_hidden
    return replace(rules, **changed, uneven_at=UnevenAt.REVEAL if at_reveal else UnevenAt.BID)
