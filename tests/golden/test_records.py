"""Records kept since they were made: still read, still written alike, still counted alike."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from foretell import Game
from foretell.record import read, write
from foretell.record.replay import report
from foretell.rules.presets import PRESETS
from tests.golden.make_records import COUNTED, FOLDER, OWN

FILES = sorted(file.stem for file in FOLDER.glob("*.toml"))
LINES = COUNTED.read_text(encoding="utf-8").splitlines()
TOLD = {Path(told["file"]).stem: told for told in map(json.loads, LINES)}
STANDARD = frozenset(PRESETS) - {"flat-points", "smyrna", "camelot"}
ALL_COUNT = frozenset(PRESETS) - {"camelot", "two-player", "solitaire"}


def test_there_is_one_for_every_preset() -> None:
    """And some for rules of one's own, and by hand."""
    assert set(FILES) >= set(PRESETS) | set(OWN)
    assert set(FILES) == set(TOLD)


@pytest.mark.parametrize("name", FILES)
def test_counted_as_before(name: str) -> None:
    """What ``foretell replay --json`` says."""
    told, _ = report(str(FOLDER / f"{name}.toml"))
    assert json.loads(json.dumps({**told, "file": f"{name}.toml"})) == TOLD[name]
    assert "error" not in told


@pytest.mark.parametrize("name", [name for name in FILES if not name.startswith("by-hand")])
def test_written_as_before(name: str) -> None:
    """Byte for byte, from the file and from the game."""
    text = (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    assert write(read(text)) == text
    assert write(Game.replay(text).record()) == text


def test_written_by_hand_is_read_and_written_the_same() -> None:
    """Comments go, everything else stays."""
    for file in FOLDER.glob("by-hand*.toml"):
        record = read(file)
        assert read(write(record)) == record
        assert Game.replay(record).record().rounds[0].score == tuple(
            TOLD[file.stem]["rounds"][0]["points"]
        )


@pytest.mark.parametrize("name", sorted(STANDARD & set(FILES)))
def test_points_by_the_plain_formula(name: str) -> None:
    """20 and 10 a trick for a bid met, else 10 off for each trick away from it (rules 11)."""
    for one in TOLD[name]["rounds"]:
        rows = zip(one["bids"], one["won"], one["points"], strict=True)
        assert all(points == plain_points(bid, won) for bid, won, points in rows if bid >= 0)


def plain_points(bid: int, won: int) -> int:
    """Points of one seat."""
    return 20 + 10 * won if bid == won else -10 * abs(bid - won)


@pytest.mark.parametrize("name", sorted(ALL_COUNT))
def test_every_trick_is_won_by_somebody(name: str) -> None:
    """In every round, where no card or dummy takes one away."""
    rounds: list[dict[str, Any]] = TOLD[name]["rounds"]
    assert all(sum(one["won"]) == one["size"] for one in rounds)
