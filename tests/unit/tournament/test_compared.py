"""Duplicate play: what a seat made of its cards, against the same seat at all other tables."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest
from tests.unit.tournament.events import held

from foretell.base.errors import ForetellError
from foretell.tournament import FORMATS, RoundClosed, RoundDrawn, TableResult, Tournament
from foretell.tournament.entries import SeatedTable
from foretell.tournament.exporting import tournament_json
from foretell.tournament.formats import TournamentFormat
from foretell.tournament.scoring import compared

DUPLICATE = FORMATS["duplicate"]
LATE = TournamentFormat(late=-10)


def row(
    *points: int, absent: tuple[int, ...] = (), late: bool = False, broken: bool = False
) -> TableResult:
    """What a table came to."""
    return TableResult(1, 1, points, (), late, absent, broken)


def test_a_round_that_is_not_done_is_written_out() -> None:
    """Nobody has points before all tables are done; what the cards brought is known."""
    one = held(DUPLICATE, 8)
    one.note(one.draw(), TableResult(1, 2, (70, 10, 0, -10)))
    missing, played = tournament_json(one)["rounds"][0]["tables"]
    assert "points" not in missing
    assert (played["game_points"], played["points"]) == ([70, 10, 0, -10], [None] * 4)


def test_seats_are_compared_with_the_same_seat_elsewhere() -> None:
    """Exactly: thirds stay thirds. At every seat they add up to nothing."""
    rows = compared(DUPLICATE, [row(70, 10, 0), row(50, 0, 20), row(20, 40, 5), row(0, 10, 5)])
    assert rows[0] == [Fraction(140, 3), Fraction(-20, 3), Fraction(-10)]
    assert [sum(seat) for seat in zip(*rows, strict=True)] == [0, 0, 0]


def test_who_was_absent_has_the_lowest_and_harms_nobody() -> None:
    """What a bot played for them counts for the others as it was played."""
    rows = compared(DUPLICATE, [row(90, 0, 0, absent=(0,)), row(30, 10, 10), row(30, 50, 50)])
    assert rows[1][0] == rows[2][0] == 30 - Fraction(120, 2)
    assert rows[0][0] == min(one for at, each in enumerate(rows) for one in each if at)


def test_a_table_that_broke_off_is_compared_with_nothing() -> None:
    """Neither it nor anybody gains by it; alone, nobody is compared."""
    rows = compared(DUPLICATE, [row(90, 0, 0), row(30, 10, 10), row(5, 5, 5, broken=True)])
    assert rows == [[60, -10, -10], [-60, 10, 10], [0, 0, 0]]
    assert compared(DUPLICATE, [row(90, 0, 0)]) == [[0, 0, 0]]


def test_being_late_takes_from_the_own_points_alone() -> None:
    """The others are compared with what was played."""
    assert compared(LATE, [row(20, 0, 0, late=True), row(20, 0, 0)]) == [[-10] * 3, [0] * 3]


def test_nobody_has_points_before_all_tables_are_done() -> None:
    """They would be told by who finished first; afterwards the order of results does not matter."""
    first, second = held(DUPLICATE, 12), held(DUPLICATE, 12)
    for one in (first, second):
        one.note(one.draw())
    results = [TableResult(1, n, (10 * n, 0, 20, 30)) for n in (1, 2, 3)]
    first.note(*results[:2])
    assert all(line.rounds == (None,) for line in first.standings())
    first.note(results[2], RoundClosed(1))
    second.note(*Random(5).sample(results, 3), RoundClosed(1))
    assert first.standings() == second.standings()
    assert sum(line.points for line in first.standings()) == 0
    again = Tournament.from_dict(first.to_dict())
    assert again.standings() == first.standings()


def test_the_same_seat_deals_first_at_all_tables() -> None:
    """Each in its turn; a draw that does otherwise is refused, and so is one table alone."""
    one = held(DUPLICATE, 8)
    for n in (1, 2, 3):
        drawn = one.draw()
        assert [table.dealer for table in drawn.tables] == [n - 1] * 2
        one.note(drawn, *(TableResult(n, t, (1, 2, 3, 4)) for t in (1, 2)), RoundClosed(n))
    tables = SeatedTable((1, 2, 3, 4), 0), SeatedTable((5, 6, 7, 8), 1)
    with pytest.raises(ForetellError, match="same seat deals first"):
        held(DUPLICATE, 8).note(RoundDrawn(1, tables))
    with pytest.raises(ForetellError, match="8"):
        held(DUPLICATE, 7).draw()
