"""What tables bring, what orders people, who goes on, who wins."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest
from tests.unit.tournament.events import held, play, play_round, seated

from foretell.base.errors import ForetellError
from foretell.tournament import (
    FORMATS,
    PersonWithdrew,
    PlayedOff,
    ResultCorrected,
    RoundClosed,
    RoundDrawn,
    SeatedTable,
    TableResult,
    Tournament,
    TournamentFormat,
    parse_format,
)
from foretell.tournament.people import RoundKind


def drawn(one: Tournament, *tables: tuple[int, ...], byes: tuple[int, ...] = ()) -> None:
    """Note a round with these tables; seat 0 deals first."""
    n = one.state.next_n
    one.note(RoundDrawn(n, tuple(SeatedTable(table, 0) for table in tables), byes))


def points(one: Tournament) -> dict[int, Fraction]:
    """The points of everybody."""
    return {line.person.number: line.points for line in one.standings()}


def test_p12_places_are_shared_at_a_table() -> None:
    """Rules 12: who ties shares what the places between them bring."""
    one = held(parse_format({"rounds": 1}), 7)
    drawn(one, (1, 2, 3, 4), (5, 6, 7))
    one.note(TableResult(1, 1, (90, 50, 90, 10)), TableResult(1, 2, (-10, -10, -10)))
    assert [points(one)[person] for person in range(1, 8)] == [5, 2, 5, 0, 3, 3, 3]


def test_p6_6_a_league_counts_below_minus_above() -> None:
    """Rules 6.6: four players +3 +1 -1 -3; two who tie share it."""
    one = held(FORMATS["league"], 8)
    drawn(one, (1, 2, 3, 4), (5, 6, 7, 8))
    one.note(TableResult(1, 1, (90, 80, 70, 60)), TableResult(1, 2, (50, 50, 20, 10)))
    assert [points(one)[person] for person in range(1, 9)] == [3, 1, -1, -3, 2, 2, -1, -3]


def test_p6_6_a_late_table_loses_ten_each() -> None:
    """Rules 6.6, the world's: the points of the game count, less what being late costs."""
    one = held(FORMATS["world-championship"], 6)
    drawn(one, (1, 2, 3), (4, 5, 6))
    one.note(TableResult(1, 1, (90, 80, -20), late=True), TableResult(1, 2, (60, 85, 10)))
    assert [points(one)[person] for person in range(1, 7)] == [80, 70, -30, 60, 85, 10]
    assert [line.person.number for line in one.standings()][:3] == [5, 1, 2]


def test_a_bye_brings_the_mean_of_its_round() -> None:
    """Once all results are in, whatever the format counts; it is no game."""
    one = held(parse_format({"rounds": 2, "points": "game"}), 7)
    drawn(one, (1, 2, 3), (4, 5, 6), byes=(7,))
    one.note(TableResult(1, 1, (90, 80, -20)))
    assert points(one)[7] == 0
    one.note(TableResult(1, 2, (60, 85, 10)))
    assert points(one)[7] == (90 + 80 - 20 + 60 + 85 + 10) // 6
    [line] = [line for line in one.standings() if line.person.number == 7]
    assert line.games == 0


@pytest.mark.parametrize(
    ("tie_breaks", "order"),
    [
        (["game-points"], [4, 2, 5, 1, 3, 6]),
        (["best-game", "game-points"], [4, 1, 2, 5, 3, 6]),
        ([], [1, 2, 4, 5, 3, 6]),
    ],
)
def test_tie_breaks_come_in_their_order(tie_breaks: list[str], order: list[int]) -> None:
    """People with equal points; without any they share the place."""
    table = {"rounds": 2, "tie_breaks": tie_breaks, "tables": 3, "least": 3, "most": 3}
    one = held(parse_format(table), 6)
    drawn(one, (1, 2, 3), (4, 5, 6))
    one.note(TableResult(1, 1, (70, 40, 30)), TableResult(1, 2, (80, 35, 10)), RoundClosed(1))
    drawn(one, (1, 2, 3), (4, 5, 6))
    one.note(TableResult(2, 1, (20, 60, 10)), TableResult(2, 2, (25, 60, 0)))
    assert [line.person.number for line in one.standings()] == order
    places = [line.place for line in one.standings()]
    assert places == ([1, 1, 1, 1, 5, 5] if not tie_breaks else [1, 2, 3, 4, 5, 6])


def test_opponents_count_where_they_are_asked_for() -> None:
    """Whoever met stronger people stands above."""
    table = {"rounds": 2, "tie_breaks": ["opponents"], "tables": 3, "least": 3, "most": 3}
    one = held(parse_format(table), 6)
    drawn(one, (1, 2, 3), (4, 5, 6))
    one.note(TableResult(1, 1, (3, 2, 1)), TableResult(1, 2, (3, 2, 1)), RoundClosed(1))
    drawn(one, (1, 4, 2), (3, 6, 5))
    one.note(TableResult(2, 1, (3, 2, 1)), TableResult(2, 2, (1, 2, 3)))
    breaks = {line.person.number: line.tie_breaks[0] for line in one.standings()}
    assert breaks[2] == 12 + 0 + 12 + 9


def test_the_german_championship_goes_64_16_4_1() -> None:
    """Five preliminaries, then three rounds of knock-out; the final's winner has won."""
    one = play(held(FORMATS["german-championship"], 90), Random(1))
    kinds = [(played.kind.value, len(played.people)) for played in one.state.rounds[5:]]
    assert kinds == [("knock-out", 64), ("knock-out", 16), ("final", 4)]
    places = {line.person.number: line.place for line in one.standings()}
    ranks = [sorted(places[person] for person in played.people) for played in one.state.rounds]
    assert ranks[5:] == [list(range(1, 65)), list(range(1, 17)), [1, 2, 3, 4]]
    [winner] = one.winners
    assert places[winner.number] == 1


@pytest.mark.parametrize(
    ("people", "rounds"), [(30, [28, 8, 4]), (64, [64, 16, 4]), (9, [8, 4]), (4, [4])]
)
def test_a_smaller_field_fills_its_tables(people: int, rounds: list[int]) -> None:
    """As many go on as can be seated, the next best fill up, until a final is left."""
    one = play(held(FORMATS["german-championship"], people), Random(2))
    assert [len(played.people) for played in one.state.rounds[5:]] == rounds
    assert one.state.rounds[-1].kind is RoundKind.FINAL


def test_whoever_cannot_come_makes_room_for_the_next() -> None:
    """The fifth of the preliminaries plays the final instead of one who has left."""
    one = play(held(FORMATS["qualifier"], 12), Random(3), rounds=3)
    ranked = [line.person.number for line in one.standings()]
    one.note(PersonWithdrew(ranked[1]))
    one.note(one.draw())
    assert sorted(one.state.rounds[3].people) == sorted([ranked[0], *ranked[2:5]])


def test_p12_a_tie_in_a_final_is_played_off() -> None:
    """Rules 12: ten cards each; the result is entered with its places. Else it is shared."""
    one = play(held(FORMATS["qualifier"], 12), Random(3), rounds=3)
    one.note(one.draw())
    with pytest.raises(ForetellError, match="a tie leaves open"):
        one.note(TableResult(4, 1, (90, 90, 10, 0)))
    one.note(TableResult(4, 1, (90, 90, 10, 0), (2, 1, 3, 4)), RoundClosed(4))
    assert [person.number for person in one.winners] == [seated(one)[0][1]]
    shared = held(parse_format({"rounds": 1, "cut": 4, "final": 4, "tie": "shared"}), 4)
    play_round(shared, Random(4))
    shared.note(shared.draw(), TableResult(2, 1, (90, 90, 10, 0)), RoundClosed(2))
    assert len(shared.winners) == 2


def test_p12_a_tie_without_a_final_is_played_off() -> None:
    """Rules 12: its points order those tied and are not added; still tied, they play another."""
    one = held(TournamentFormat(rounds=1), 3)
    drawn(one, (1, 2, 3))
    one.note(TableResult(1, 1, (50, 20, 50)), RoundClosed(1))
    assert ([person.number for person in one.tied], one.winners) == ([1, 3], [])
    before = points(one)
    with pytest.raises(ForetellError, match="between P1, P3"):
        one.note(PlayedOff((1, 2), (30, 20)))
    one.note(PlayedOff((1, 3), (30, 30)))
    assert len(one.tied) == 2
    one.note(PlayedOff((3, 1), (20, -10)))
    assert ([person.number for person in one.winners], points(one)) == ([3], before)


def level_first(one: Tournament, *numbers: int) -> None:
    """After a correction of the only table these are level in first place, and nobody else."""
    scores = tuple(50 if seat in numbers else 20 - seat for seat in range(1, 5))
    one.note(ResultCorrected(1, 1, scores, "Eve", "two columns were swapped"))


def test_p12_a_play_off_counts_among_its_people_alone() -> None:
    """Ruling 47: who is level after a correction plays it off anew; if all is as it was, nobody."""
    one = held(TournamentFormat(rounds=1), 4)
    drawn(one, (1, 2, 3, 4))
    one.note(TableResult(1, 1, (50, 50, 20, 10)), RoundClosed(1), PlayedOff((1, 2), (10, 0)))
    assert [person.number for person in one.winners] == [1]
    for tied in ((1, 3), (1, 2, 3), (3, 4)):
        level_first(one, *tied)
        assert ([person.number for person in one.tied], one.winners) == ([*tied], [])
    one.note(PlayedOff((3, 4), (0, 10)))
    assert [person.number for person in one.winners] == [4]
    level_first(one, 1, 2)
    assert [person.number for person in one.winners] == [1]


def test_a_correction_counts_everything_anew() -> None:
    """In a closed round too; the seatings of later rounds stay as they were drawn."""
    one = play(held(FORMATS["qualifier"], 12), Random(5), rounds=2)
    before, tables = points(one), seated(one)
    first = one.state.rounds[0].tables[0].people
    one.note(ResultCorrected(1, 1, (-500, -400, 900, 800), "Eve", "two columns were swapped"))
    changed = {person for person, had in before.items() if points(one)[person] != had}
    assert changed <= set(first)
    assert changed
    assert seated(one) == tables
