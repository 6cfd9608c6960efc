"""The rules of every preset as tables for the page's score pad; what repeats is said once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from foretell.base.errors import BadRules
from foretell.rules.axes import MAX_SEATS
from foretell.rules.presets import PRESETS, preset
from foretell.rules.value import Rules
from foretell.scorepad import pad_tables

ALIKE = ("cards", "ubers", "turn_ups", "made", "missed", "play_offs")
"""Tables that many presets share."""


def tables() -> str:
    """By preset and number of players; a row of a round has what differs from the one before."""
    shared: dict[str, int] = {}
    found = {name: _packed(pad_tables(rules), shared) for name, rules in all_presets()}
    kept = [json.loads(one) for one in shared]
    return json.dumps({"shared": kept, "presets": found}, separators=(",", ":")) + "\n"


def all_presets() -> Iterator[tuple[str, Rules]]:
    """Every preset for every number of people that may keep score."""
    for name in PRESETS:
        for players in range(2, MAX_SEATS + 1):
            try:
                yield f"{name}/{players}", preset(name, players)
            except BadRules:
                continue


def _packed(whole: dict[str, Any], shared: dict[str, int]) -> dict[str, Any]:
    """The tables of one preset, with places in ``shared`` for what others have too."""
    rows: list[dict[str, Any]] = []
    before: dict[str, Any] = {}
    for row in whole["rounds"]:
        rows.append({key: one for key, one in row.items() if before.get(key, ...) != one})
        before = row
    parts = {"rounds": rows, **{key: whole[key] for key in ALIKE}}
    return {**whole, **{key: _place(part, shared) for key, part in parts.items()}}


def _place(part: object, shared: dict[str, int]) -> int:
    return shared.setdefault(json.dumps(part), len(shared))
