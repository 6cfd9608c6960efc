"""Who sits with whom: few meet again, Swiss tables go down the standings, seats go round."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from random import Random

import pytest
from tests.unit.tournament.events import held, play, play_round, repeats, results, seated

from foretell.tournament import (
    PersonAbsent,
    PersonReturned,
    RoundClosed,
    RoundUndrawn,
    Tournament,
    TournamentFormat,
)
from foretell.tournament.formats import TournamentSeating
from foretell.tournament.seating import TableMending, meetings, mended

SWISS = TournamentSeating.SWISS


@pytest.mark.parametrize(
    ("people", "tables", "rounds"), [(9, 3, 4), (12, 3, 4), (16, 4, 5), (24, 4, 4), (70, 4, 5)]
)
def test_nobody_meets_again_where_nobody_has_to(people: int, tables: int, rounds: int) -> None:
    """Nine at threes and sixteen at fours meet everybody exactly once."""
    made = TournamentFormat(rounds=rounds, tables=tables, least=tables, most=tables)
    one = play(held(made, people), Random(1))
    assert len(one.state.rounds) == rounds
    assert repeats(one) == 0


def splits(people: tuple[int, ...], size: int) -> list[list[tuple[int, ...]]]:
    """Every way to seat people at tables of one size."""
    if not people:
        return [[]]
    first, rest = people[0], people[1:]
    return [
        [(first, *others), *more]
        for others in combinations(rest, size - 1)
        for more in splits(tuple(one for one in rest if one not in others), size)
    ]


@pytest.mark.parametrize(("people", "size"), [(8, 4), (9, 3), (6, 3)])
def test_the_fewest_repeats_that_are_possible(people: int, size: int) -> None:
    """Compared with all seatings there are, after any rounds before."""
    every = splits(tuple(range(people)), size)
    for seed in range(12):
        random = Random(seed)
        before = [table for _ in range(1 + seed % 4) for table in random.choice(every)]
        met = meetings(people, before)
        least = min(
            sum(met[a][b] for table in one for a, b in combinations(table, 2)) for one in every
        )
        start = TableMending(random.sample(range(people), people), (size,) * (people // size), met)
        assert mended(start, random).cost == least


def test_swiss_tables_go_down_the_standings() -> None:
    """Without repeats in the way, each table holds the next ones."""
    one = held(TournamentFormat(rounds=3, seating=SWISS), 40)
    play_round(one, Random(3))
    places = {line.person.number: line.place for line in one.standings()}
    drawn = one.draw()
    met = {pair for table in seated(one) for pair in combinations(sorted(table), 2)}
    again = [
        pair
        for table in drawn.tables
        for pair in combinations(sorted(table.people), 2)
        if pair in met
    ]
    assert not again
    worst = [max(places[one] for one in table.people) for table in drawn.tables]
    best = [min(places[one] for one in table.people) for table in drawn.tables]
    moved = sum(high > low for high, low in zip(worst, best[1:], strict=False))
    assert moved < len(worst) / 2
    assert sorted(worst[::3]) == worst[::3]


def test_swaps_only_avoid_meeting_again() -> None:
    """Who met nobody of the table is not moved."""
    met = meetings(12, [(0, 1)])
    made = mended(TableMending(range(12), (4, 4, 4), met), Random(1))
    assert made.cost == 0
    assert made.seated(2) == [8, 9, 10, 11]
    assert sum(at != one for at, one in enumerate(made.order)) == 2


@pytest.mark.parametrize("seating", TournamentSeating)
def test_p4_seats_and_first_deals_go_round(seating: TournamentSeating) -> None:
    """Rules 4: after four rounds at fours nobody had a seat or the first deal much more often."""
    one = play(held(TournamentFormat(rounds=8, seating=seating), 48), Random(2))
    seats: Counter[tuple[int, int]] = Counter()
    deals: Counter[int] = Counter()
    for played in one.state.rounds:
        for table in played.tables:
            seats.update((person, seat) for seat, person in enumerate(table.people))
            deals[table.people[table.dealer]] += 1
    had = [seats[person, seat] for person in range(1, 49) for seat in range(4)]
    assert (min(had), max(had)) == (1, 3) or set(had) <= {1, 2, 3}
    assert {deals[person] for person in range(1, 49)} <= {1, 2, 3}
    assert sum(deals[person] == 2 for person in range(1, 49)) > 36


def test_byes_go_round() -> None:
    """Tables of four alone: of ten, two sit out, nobody twice before all have."""
    one = play(held(TournamentFormat(rounds=5, least=4, most=4, seating=SWISS), 10), Random(4))
    byes = Counter(person for played in one.state.rounds for person in played.byes)
    assert byes == dict.fromkeys(range(1, 11), 1)


@pytest.mark.parametrize("seating", TournamentSeating)
def test_uneven_tables_go_round(seating: TournamentSeating) -> None:
    """Of 31 three sit at a table of three each round; after five no one did so three times."""
    one = play(held(TournamentFormat(rounds=5, seating=seating), 31), Random(5))
    small = Counter(
        person
        for played in one.state.rounds
        for table in played.tables
        if len(table.people) == 3
        for person in table.people
    )
    assert sum(small.values()) == 15
    assert max(small.values()) <= 2


def test_a_draw_follows_from_seed_and_log() -> None:
    """The same again from the file; another seed draws otherwise, as does a draw taken back."""
    one = held(TournamentFormat(rounds=3), 30)
    again = Tournament.from_dict(one.to_dict())
    first = one.draw()
    assert again.draw() == first
    assert held(TournamentFormat(rounds=3), 30, seed="8").draw() != first
    one.note(first, RoundUndrawn(1, "Eve", "the wrong room"))
    assert one.draw() != first


def test_whoever_is_absent_is_not_seated() -> None:
    """For that round alone."""
    one = held(TournamentFormat(rounds=3), 9)
    one.note(PersonAbsent(4, 1))
    one.note(one.draw())
    assert 4 not in one.state.rounds[0].people
    one.note(*results(one, Random(1)), RoundClosed(1))
    one.note(one.draw())
    assert 4 in one.state.rounds[1].people


def test_whoever_comes_after_all_is_seated() -> None:
    """An absence is taken back before the draw."""
    one = held(TournamentFormat(rounds=3), 9)
    one.note(PersonAbsent(4, 1), PersonReturned(4))
    assert 4 in [person for table in one.draw().tables for person in table.people]


def test_knock_out_tables_are_of_equal_strength() -> None:
    """The best four of the preliminaries sit at four tables."""
    made = TournamentFormat(rounds=1, seating=SWISS, cut=16, knock_out=1, final=4)
    one = play(held(made, 20), Random(6), rounds=1)
    ranked = [line.person.number for line in one.standings()]
    one.note(one.draw())
    tables = [sorted(ranked.index(person) for person in table) for table in seated(one)]
    assert sorted(tables) == [[0, 7, 8, 15], [1, 6, 9, 14], [2, 5, 10, 13], [3, 4, 11, 12]]
    assert all(low < high for low, high in pairwise(tables[0]))
