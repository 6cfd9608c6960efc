"""What is no note and no pad is refused, whatever else is noted."""

from __future__ import annotations

from typing import Any

import pytest
from tests.unit.scorepad.pads import noted, pad_of

from foretell.base.errors import ForetellError
from foretell.base.i18n import told
from foretell.rules.value import Rules
from foretell.scorepad import Entry, ScorePad, pad_tables, statistics
from foretell.scorepad.pad import MOST_ENTRIES

BAD: list[Any] = [
    {"n": 1, "key": "bid", "value": 21, "seat": 0},
    {"n": 1, "key": "bid", "value": True, "seat": 0},
    {"n": 1, "key": "bid", "value": 1},
    {"n": 1, "key": "bid", "value": 1, "seat": "0"},
    {"n": 1, "key": "bid", "value": 1, "seat": 6},
    {"n": 1, "key": "trump", "value": "h", "seat": 1},
    {"n": 1, "key": "trump", "value": "x"},
    {"n": 1, "key": ["bid"], "value": 1},
    {"n": 1, "key": "score", "value": 1},
    {"n": 1, "key": "name", "value": "Ada", "seat": 0},
    {"n": 0, "key": "bid", "value": 1, "seat": 0},
    {"n": 0, "key": "name", "value": "x" * 41, "seat": 0},
    {"n": 0, "key": "name", "value": "a\x1b[1m", "seat": 0},
    {"n": 0, "key": "name", "value": " ", "seat": 0},
    {"n": 0, "key": "finish", "value": 1},
    {"n": 121, "key": "won", "value": 1, "seat": 0},
    {"n": -1, "key": "won", "value": 1, "seat": 0},
    {"n": 1.0, "key": "won", "value": 1, "seat": 0},
    {"n": 1, "key": "revoke", "value": {"seat": 1, "trick": 0}},
    {"n": 1, "key": "revoke", "value": {"trick": 1}},
    {"n": 1, "key": "revoke", "value": 1},
    {"n": 1, "key": "play_off", "value": [1, 0]},
    {"n": 1, "key": "uber", "value": "x" * 9},
    {"n": 1, "key": "won", "value": 1, "seat": 0, "more": 1},
    {"n": 1, "key": "won"},
    [1, "won", 1],
    None,
]


@pytest.mark.parametrize("table", BAD, ids=str)
def test_no_note(table: Any) -> None:
    """In one sentence, in both languages."""
    with pytest.raises(ForetellError) as caught:
        Entry.from_dict(table)
    assert caught.value.code == "bad-entry"
    assert told(caught.value, "de") != told(caught.value, "en")


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        (Entry(1, "bid", 1, 3), "bid: there are 3 seats, 0 to 2"),
        (Entry(1, "grail", 3), "Holy Grail: there are 3 seats, 0 to 2"),
        (Entry(1, "revoke", {"seat": 4}), "revoke: there are 3 seats, 0 to 2"),
        (Entry(1, "play_off", [0, 5]), "play-off: there are 3 seats, 0 to 2"),
        (Entry(0, "dealer", 3), "dealer: there are 3 seats, 0 to 2"),
        (Entry(1, "turn_up", "Me"), "turn-up: the deck has no Me"),
        (Entry(1, "uber", "Zs"), "uber card: the deck has no Zs"),
    ],
)
def test_no_note_of_this_pad(entry: Entry, said: str) -> None:
    """A seat or a card that these rules do not have."""
    with pytest.raises(ForetellError, match=said):
        pad_of().noted(entry)


@pytest.mark.parametrize(
    "change",
    [
        {"format": 2},
        {"rules": "nonsense"},
        {"players": "Ada"},
        {"players": ["Ada"]},
        {"players": ["Ada", "Ben", ""]},
        {"players": ["Ada", "Ben", 3]},
        {"dealer": 3},
        {"dealer": True},
        {"entries": {}},
        {"entries": [{"n": 1}]},
        {"entries": [BAD[0]] * (MOST_ENTRIES + 1)},
        {"more": 1},
    ],
    ids=lambda change: str(change)[:40],
)
def test_no_pad(change: dict[str, Any]) -> None:
    """Whoever wrote it: a person, a page, an older version."""
    with pytest.raises(ForetellError):
        ScorePad.from_dict({**pad_of().to_dict(), **change})


def test_too_many_entries() -> None:
    """A pad ends somewhere."""
    pad = pad_of().noted(*[Entry(1, "trump", "h")] * MOST_ENTRIES)
    with pytest.raises(ForetellError, match="at most 5,000"):
        pad.noted(Entry(1, "trump", "s"))


def test_own_rules_keep_their_name() -> None:
    """In the pad and in its record."""
    pad = pad_of(Rules(players=3, sizes=(2,), name="Thursday"))
    assert ScorePad.from_dict(pad.to_dict()).rules.name == "Thursday"
    assert pad.record().tags == {"rules_name": "Thursday"}


def test_statistics_by_name() -> None:
    """Over several pads; a revoked round counts its points, and no bid."""
    first = noted(noted(pad_of(), 1, "1 0 0", "1 0 0"), 2, "2 1 0", "1 1 0")
    second = noted(pad_of(), 1, "0 1 1", "0 1 0").noted(Entry(0, "finish", value=True))
    second = noted(second, 2, "1 0 0", revoke={"seat": 0})
    ada, ben, _ = statistics([first, second])
    assert (ada.games, ada.rounds, ada.bids, ada.met, ada.over, ada.under) == (2, 4, 3, 2, 1, 0)
    assert [(one.size, one.bids, one.met) for one in ada.by_size] == [(1, 2, 2), (2, 1, 0)]
    assert ada.mean_points == (30 - 10 + 20 - 20) / 4
    best, worst = ada.to_dict()["best"], ada.to_dict()["worst"]
    assert (best["game"], best["n"], best["points"]) == (1, 1, 30)
    assert (worst["game"], worst["n"], worst["points"]) == (2, 2, -20)
    assert (ben.wins, ben.rate) == (1, 1.0)


def test_tables_are_json_for_every_preset_alike() -> None:
    """The same keys whatever the rules."""
    keys = {tuple(pad_tables(pad_of(name).rules)) for name in ("standard", "camelot", "nannie")}
    assert len(keys) == 1
