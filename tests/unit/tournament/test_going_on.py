"""Who goes on from a knock-out where places at a table are shared."""

from __future__ import annotations

import pytest
from tests.unit.tournament.events import held

from foretell.tournament import (
    PersonWithdrew,
    RoundClosed,
    RoundDrawn,
    SeatedTable,
    TableResult,
    Tournament,
    parse_format,
)
from foretell.tournament.going_on import going_on

TABLES = tuple(tuple(range(at, at + 4)) for at in (1, 5, 9, 13))
FORMAT = {"rounds": 1, "cut": 16, "final": 4, "tie": "shared"}


def knocked_out(knock_out: int, *points: tuple[int, ...]) -> Tournament:
    """Sixteen people after a knock-out at four tables; who has the lower number came first."""
    one = held(parse_format({**FORMAT, "knock_out": knock_out}), 16)
    low = [(400 - 10 * at, 300 - 10 * at, 200 - 10 * at, 100 - 10 * at) for at in range(4)]
    for n, scores in ((1, low), (2, points)):
        one.note(RoundDrawn(n, tuple(SeatedTable(table, 0) for table in TABLES)))
        one.note(*(TableResult(n, at, got) for at, got in enumerate(scores, start=1)))
        one.note(RoundClosed(n))
    return one


TIED = (90, 90, 90, 90)
CLEAR = (10, 20, 30, 40)


@pytest.mark.parametrize(
    ("points", "on"),
    [
        ((TIED, CLEAR, CLEAR, CLEAR), {1, 8, 12, 16}),
        ((TIED, TIED, CLEAR, CLEAR), {1, 5, 12, 16}),
        ((CLEAR, CLEAR, CLEAR, CLEAR), {4, 8, 12, 16}),
    ],
)
def test_those_level_take_no_place_from_another_table(
    points: tuple[tuple[int, ...], ...], on: set[int]
) -> None:
    """Ruling 46: each table sends its best; who of those level, the standings tell."""
    assert set(going_on(knocked_out(1, *points).state)) == on


def test_two_of_each_table_go_on() -> None:
    """The first alone, and of three seconds who stands highest."""
    one = knocked_out(2, (90, 50, 50, 50), CLEAR, CLEAR, CLEAR)
    assert set(going_on(one.state)) == {1, 2, 7, 8, 11, 12, 15, 16}


def test_who_cannot_come_makes_room_for_the_next_best() -> None:
    """Who is level in first place of a table is the next best of all."""
    one = knocked_out(1, CLEAR, CLEAR, TIED, CLEAR)
    one.note(PersonWithdrew(4))
    assert set(going_on(one.state)) == {8, 9, 10, 16}
