"""Standings do not depend on the order of results, and a log gives them again."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.unit.tournament.events import held, play, results

from foretell.tournament import (
    FORMATS,
    ResultCorrected,
    RoundClosed,
    RoundDrawn,
    TableResult,
    Tournament,
    TournamentFormat,
)
from foretell.tournament.formats import TablePoints, TieBreak, TieRule, TournamentSeating

BY_ONE_TABLE = [one for one in TablePoints if one is not TablePoints.COMPARED]
FORMS = st.one_of(
    st.sampled_from([one for one in FORMATS.values() if not one.is_duplicate]),
    st.builds(
        TournamentFormat,
        rounds=st.integers(2, 3),
        tables=st.integers(3, 6),
        most=st.just(6),
        seating=st.sampled_from(TournamentSeating),
        points=st.sampled_from(BY_ONE_TABLE),
        tie=st.sampled_from(TieRule),
        tie_breaks=st.permutations(list(TieBreak)).map(tuple),
        late=st.integers(-20, 0),
    ),
)
PEOPLE = st.integers(4, 26)
SEEDS = st.integers(0, 2**32)
FEW = settings(max_examples=15, deadline=None)


@FEW
@given(FORMS, PEOPLE, SEEDS)
def test_results_come_in_any_order(made: TournamentFormat, people: int, seed: int) -> None:
    """Two organisers who hear of them in other orders have the same standings and next draw."""
    random = Random(seed)
    first, second = (play(held(made, people), Random(seed), rounds=1) for _ in range(2))
    for one in (first, second):
        one.note(one.draw())
    came = results(first, random)
    first.note(*came, RoundClosed(2))
    second.note(*random.sample(came, len(came)), RoundClosed(2))
    assert first.standings() == second.standings()
    if first.next_kind:
        assert first.draw() == second.draw()


@FEW
@given(FORMS, PEOPLE, SEEDS)
def test_a_log_gives_everything_again(made: TournamentFormat, people: int, seed: int) -> None:
    """Standings, seatings, winners; and each draw follows from the log before it."""
    one = play(held(made, people), Random(seed), rounds=6)
    again = Tournament.from_dict(one.to_dict())
    assert again.entries == one.entries
    assert again.standings() == one.standings()
    assert again.winners == one.winners
    part = held(made, people)
    for entry in one.entries[people:]:
        if isinstance(entry, RoundDrawn):
            assert part.draw() == entry
        part.note(entry)


@FEW
@given(FORMS, PEOPLE, SEEDS)
def test_a_wrong_result_mended_is_the_right_one(
    made: TournamentFormat, people: int, seed: int
) -> None:
    """Only the last result of a table counts, whoever entered others before."""
    random = Random(seed)
    right = held(made, people)
    right.note(right.draw())
    wrong = Tournament.from_dict(right.to_dict())
    for score in results(right, random):
        assert isinstance(score, TableResult)
        right.note(score)
        wrong.note(replace(score, points=score.points[::-1]))
        fields = score.n, score.table, score.points, "Eve", "upside down"
        wrong.note(ResultCorrected(*fields, score.places, score.late))
    assert wrong.standings() == right.standings()
