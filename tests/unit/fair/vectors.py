"""The vectors of conformance/fair: reading them, and changing a bundle as a JSON patch says."""

from __future__ import annotations

import copy
import json
from functools import cache
from typing import Any

from tests.house.source import ROOT

FOLDER = ROOT / "conformance" / "fair"


@cache
def load(name: str) -> Any:
    """One of the files."""
    return json.loads((FOLDER / name).read_text(encoding="utf-8"))


def bundle(name: str) -> dict[str, Any]:
    """A bundle of one's own to change."""
    found: dict[str, Any] = copy.deepcopy(load(f"bundles/{name}.json"))
    return found


def names() -> list[str]:
    """The bundles that there are."""
    return [one["bundle"] for one in load("bundles.json")]


def patched(value: Any, patch: list[dict[str, Any]]) -> Any:
    """A value changed by a JSON patch (RFC 6902): add, remove, replace."""
    made = copy.deepcopy(value)
    for step in patch:
        *way, last = (_step(part) for part in step["path"].split("/")[1:])
        place = made
        for part in way:
            place = place[part]
        if step["op"] == "remove":
            del place[last]
        elif step["op"] == "add" and isinstance(place, list):
            place.insert(last, step["value"])
        else:
            place[last] = step["value"]
    return made


def _step(part: str) -> Any:
    return int(part) if part.isdigit() else part
