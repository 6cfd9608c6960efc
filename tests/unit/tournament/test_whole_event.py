"""Six hundred people, Swiss, to the end; the standings beside a plain second computation."""

from __future__ import annotations

from collections import defaultdict
from random import Random
from time import process_time
from typing import Any

from tests.unit.tournament.events import held, repeats, results

from foretell.tournament import FORMATS, RoundClosed, Tournament

PEOPLE = 600
SIXTIETHS = 60
"""Shares of points are whole numbers of these."""


def plain_points(plain: dict[str, Any], rounds: int) -> dict[int, list[int]]:
    """Of each person sixtieths of points, points of games, wins, best game: from the log alone."""
    tables = {one["n"]: one["tables"] for one in plain["entries"] if one["entry"] == "drawn"}
    got: defaultdict[int, list[int]] = defaultdict(lambda: [0, 0, 0, -(10**6)])
    for one in plain["entries"]:
        if one["entry"] != "result" or one["n"] > rounds:
            continue
        people, points = tables[one["n"]][one["table"] - 1]["people"], one["points"]
        for person, had in zip(people, points, strict=True):
            above = sum(other > had for other in points)
            level = points.count(had)
            share = sum((6, 4, 2, 0)[above : above + level]) * SIXTIETHS // level
            line = got[person]
            line[:] = line[0] + share, line[1] + had, line[2] + (not above), max(line[3], had)
    return got


def test_six_hundred_people_to_the_end() -> None:
    """Five Swiss rounds and a knock-out; each round is seated within a second of work."""
    made, random = FORMATS["german-championship"], Random(1)
    one = held(made, PEOPLE)
    seconds = []
    while one.next_kind:
        begin = process_time()
        one.note(one.draw())
        seconds.append(process_time() - begin)
        one.note(*results(one, random), RoundClosed(len(one.state.rounds)))
        if len(one.state.rounds) == made.rounds:
            check_standings(one, made.rounds)
    assert max(seconds) < 1
    assert [len(played.tables) for played in one.state.rounds] == [150] * 5 + [16, 4, 1]
    assert len(one.winners) == 1
    assert one.winners[0].number in one.state.rounds[-1].people


def check_standings(one: Tournament, rounds: int) -> None:
    """The same order and numbers, found by other means; and nobody met anybody twice."""
    got = plain_points(one.to_dict(), rounds)
    order = sorted(got, key=lambda person: (*(-had for had in got[person]), person))
    lines = one.standings()
    assert [line.person.number for line in lines] == order
    for line in lines:
        share, *breaks = got[line.person.number]
        assert line.points * SIXTIETHS == share
        assert list(line.tie_breaks) == breaks
        assert line.place == 1 + sum(had > got[line.person.number] for had in got.values())
    assert repeats(one) == 0
