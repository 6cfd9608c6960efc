"""`python -m benchmarks.endgame`, called as its users call it."""

from __future__ import annotations

import pytest
from benchmarks.endgame import TRICKS, main


def test_it_prints_a_row_for_each_number_of_tricks(capsys: pytest.CaptureFixture[str]) -> None:
    """Few positions and few nodes: those that were not solved are counted."""
    main(["--positions", "2", "--nodes", "30"])
    rows = capsys.readouterr().out.splitlines()[2:]
    assert [int(row.split()[0]) for row in rows] == list(TRICKS)
    assert rows[-1].split()[-1] != "0"
