"""Everything that is wrong with a set of rules at once, for somebody who is still choosing."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Any, Final

from foretell.base.errors import BadRules
from foretell.rules.checks import contradictions
from foretell.rules.presets import ALIASES, OWN, PRESETS, usual_players
from foretell.rules.ranges import check_each_axis
from foretell.rules.table import PLAYERS
from foretell.rules.toml import Table, base_of, with_axes
from foretell.rules.value import Rules

BY_DUMMIES: Final = {dummies: most[-1] for dummies, most in PLAYERS.items() if dummies}
MOST_TOLD: Final = 40
"""Faults that are told at once: more than there are axes."""


def faults_of(draft: Rules | list[BadRules]) -> list[BadRules]:
    """What contradicts itself in a draft; nothing if all is well.

    What is wrong with one axis alone is told alone: what it would contradict is not known then.

    >>> draft = draft_of({"bidding": "zero", "scoring": "flat", "uneven": "always"}, players=4)
    >>> [fault.fields for fault in faults_of(draft)]
    [('bidding', 'uneven'), ('bidding', 'scoring')]
    """
    if isinstance(draft, list):
        return draft
    try:
        check_each_axis(draft)
    except BadRules as error:
        return [error.bare()]
    return list(contradictions(draft))


def draft_of(value: object, players: int) -> Rules | list[BadRules]:
    """Rules that may contradict themselves; what is wrong where they cannot even be read."""
    try:
        table, base = base_of(value, players)
    except BadRules as error:
        return [error.bare()]
    axes, wrong = dict(base), []
    for name, said in table.items():
        try:
            axes[name] = with_axes({name: said}, base)[name]
        except BadRules as error:
            wrong.append(error.bare())
            if len(wrong) == MOST_TOLD:
                break
    return wrong or unchecked({"players": players, **axes})


def unchecked(axes: Table) -> Rules:
    """A value that nobody has checked: only to be looked at, never to be played by."""
    made = object.__new__(Rules)
    for axis in fields(Rules):
        usual: Any = axis.default
        if axis.default_factory is not MISSING:
            usual = axis.default_factory()
        object.__setattr__(made, axis.name, axes.get(axis.name, usual))
    return made


def players_of(value: object) -> int:
    """How many play rules when nobody says so: their dummies decide, or their preset.

    >>> players_of({"preset": "junior", "dummies": 2}), players_of("two-player"), players_of({})
    (1, 2, 4)
    """
    table = value if isinstance(value, dict) else {"preset": value}
    base, dummies = table.get("preset", "standard"), table.get("dummies")
    if isinstance(dummies, int) and dummies in BY_DUMMIES:
        return BY_DUMMIES[dummies]
    if isinstance(base, str) and (ALIASES.get(base, base) in PRESETS or base in OWN):
        return usual_players(base)
    return 4
