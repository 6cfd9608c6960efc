"""Which cards and dummies a preset has, as data for implementations in other languages."""

from __future__ import annotations

import json
from typing import Any, Final

from foretell.rules.presets import ALIASES, PRESETS, preset
from foretell.rules.value import Rules

FIELDS: Final = ("deck", "add", "drop", "dummies")


def decks() -> str:
    """By preset and alias, what differs from a deck of 60 without dummies, as JSON.

    >>> json.loads(decks())["solitaire"]
    {'deck': 36, 'dummies': 2}
    """
    names = {**{name: name for name in PRESETS}, **ALIASES}
    lines = [f'  "{name}": {json.dumps(_own(preset(names[name])))}' for name in sorted(names)]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _own(rules: Rules) -> dict[str, Any]:
    usual = Rules(players=3)
    values = {name: getattr(rules, name) for name in FIELDS}
    return {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in values.items()
        if value != getattr(usual, name)
    }
