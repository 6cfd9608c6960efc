"""The formats of tournaments as the page knows them."""

from __future__ import annotations

import json
from typing import Any

from foretell.tournament.format_tables import NAMES, plain_value
from foretell.tournament.formats import RANGES, TieBreak, TournamentFormat
from foretell.tournament.presets import FORMATS


def formats() -> str:
    """What each key is by itself, the formats that have a name, and the bounds, as JSON."""
    told: dict[str, Any] = {
        "usual": whole(TournamentFormat()),
        "named": {name: whole(one) for name, one in FORMATS.items()},
        "ranges": RANGES,
        "tie_breaks": [one.value for one in TieBreak],
    }
    lines = [f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in told.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def whole(one: TournamentFormat) -> dict[str, Any]:
    """A format with all of its keys."""
    return {name: plain_value(getattr(one, name)) for name in NAMES}
