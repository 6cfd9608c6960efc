"""`python -m benchmarks.seating`, called as its users call it."""

from __future__ import annotations

import pytest
from benchmarks.seating import main


def test_it_prints_a_row_for_each_round(capsys: pytest.CaptureFixture[str]) -> None:
    """Few people and rounds; who has to meet again is counted."""
    main(["--people", "8", "--rounds", "3"])
    rows = [row.split() for row in capsys.readouterr().out.splitlines()[2:]]
    assert [int(row[0]) for row in rows] == [1, 2, 3]
    assert rows[0][-1] == "0"
    assert int(rows[-1][-1]) > 0
