"""Whatever is sent about tournaments is read, and refused or taken, in a moment."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from tests.unit.base.test_bounds import SECONDS, seconds

from foretell.base.errors import ForetellError
from foretell.rules.presets import PRESETS
from foretell.server.http.bodies.tournaments import NewEntries, NewTournament
from foretell.server.http.routes.tournaments import MOST_BODY, demand_little, opening_of
from foretell.server.store.interface import Person

KEYS = {f"a{number}": 1 for number in range(20_000)}
EVERY_SIZE = {"least": 3, "most": 6}
FORMATS: dict[str, dict[str, Any]] = {
    "keys": KEYS,
    "keys of rules": {"rules": KEYS},
    "pairs": {**EVERY_SIZE, "rules": {"bidding": [["round 90", "hidden"]] * 130}},
    "many pairs": {"rules": {"bidding": [["round 90", "hidden"]] * 9_000}},
    "rows": {"by_rank": [[1] * 5] * 70},
    "a row": {"by_rank": [[1] * 380]},
    "a word": {"tie_breaks": ["w" * 7_900]},
    "a name": {"rules": "x" * 200_000},
    "digits": {"rounds": int("9" * 4_000)},
    "sizes": {**EVERY_SIZE, "rules": {"preset": "quick", "sizes": [1] * 100}},
    "lists in lists": {"rules": json.loads("[" * 400 + "]" * 400)},
    **{name: {**EVERY_SIZE, "rules": name} for name in PRESETS},
}
"""What takes the longest, as far as anybody knows; each fits into a request."""
ENTRIES: dict[str, list[dict[str, Any]]] = {
    "many": [{"entry": "entered", "name": "x" * 40, "club": "x" * 40}] * 2_000,
    "lists": [{"entry": [[]] * 60}] * 1_000,
    "keys": [KEYS],
    "numbers": [{"entry": list(range(35_000))}],
}


def body(**said: object) -> bytes:
    """A request, no larger than one may be."""
    made = json.dumps(said, separators=(",", ":")).encode()
    assert len(made) <= MOST_BODY
    return made


@pytest.mark.parametrize("made", FORMATS.values(), ids=FORMATS)
def test_no_format_holds_the_loop(made: dict[str, Any]) -> None:
    """Decoded, checked for every size of table, and put into a log."""
    sent = body(name="C" * 100, format=made, place="\u0301" * 100)

    def ask() -> None:
        with suppress(ForetellError, msgspec.MsgspecError):
            opening_of(msgspec.json.decode(sent, type=NewTournament), Person("p", "Ada"))

    ask()
    assert seconds(ask) < SECONDS


@pytest.mark.parametrize("entries", ENTRIES.values(), ids=ENTRIES)
def test_no_entries_hold_the_loop(entries: list[dict[str, Any]]) -> None:
    """Decoded and counted; what comes of them is worked out in a thread."""
    sent = body(after=1, entries=entries)

    def ask() -> None:
        with suppress(ForetellError):
            demand_little(msgspec.json.decode(sent, type=NewEntries))

    ask()
    assert seconds(ask) < SECONDS
