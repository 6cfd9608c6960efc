"""The quick run of every promise that is checked under seeds."""

from __future__ import annotations

import pytest

from foretell.base.jit import IS_PLAIN
from tests.promises.rows import ROWS, Row, play

ALL = [
    pytest.param(row, part, marks=getattr(pytest.mark, row.needs) if row.needs else ())
    for row in ROWS
    if row.quick
    for part in range(row.parts)
]


@pytest.mark.parametrize(("row", "part"), ALL, ids=lambda x: getattr(x, "name", x))
def test_a_promise_is_kept(row: Row, part: int) -> None:
    """So many seeds as the quick run asks for, in parts."""
    most = row.quick // row.parts // (10 if IS_PLAIN else 1)
    play(row, most, first=part, step=row.parts)
