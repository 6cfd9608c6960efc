"""Tournaments for tests: people entered, rounds played by chance."""

from __future__ import annotations

from itertools import combinations
from random import Random

from foretell.tournament import (
    PersonEntered,
    RoundClosed,
    TableResult,
    Tournament,
    TournamentEntry,
    TournamentFormat,
)
from foretell.tournament.going_on import is_undecided


def held(played_by: TournamentFormat, people: int, seed: str = "7") -> Tournament:
    """A tournament with so many people, each of a nation and a club of its own."""
    one = Tournament(played_by, "Cup", seed)
    one.note(*(PersonEntered(f"P{n}", f"C{n}", f"N{n}") for n in range(1, people + 1)))
    return one


def results(one: Tournament, random: Random) -> list[TournamentEntry]:
    """A result for each table of the open round; where a tie must be decided, places do it."""
    now = one.state.now
    assert now
    made: list[TournamentEntry] = []
    for number, table in enumerate(now.tables, start=1):
        points = tuple(10 * random.randrange(-5, 30) for _ in table.people)
        score = TableResult(now.n, number, points, late=random.random() < 0.1)
        if is_undecided(one.state.format, now, score):
            score = TableResult(now.n, number, points, tuple(range(1, len(points) + 1)))
        made.append(score)
    return made


def play_round(one: Tournament, random: Random) -> None:
    """Draw, play and close a round."""
    one.note(one.draw())
    one.note(*results(one, random), RoundClosed(len(one.state.rounds)))


def play(one: Tournament, random: Random, rounds: int = 99) -> Tournament:
    """Play until nothing is left to draw, or so many rounds."""
    while one.next_kind and len(one.state.rounds) < rounds:
        play_round(one, random)
    return one


def seated(one: Tournament, round_no: int = -1) -> list[tuple[int, ...]]:
    """Who sits at the tables of a round, by seat."""
    return [table.people for table in one.state.rounds[round_no].tables]


def repeats(one: Tournament) -> int:
    """How many meetings there were beyond the first of each two people."""
    pairs = [
        frozenset(pair)
        for played in one.state.rounds
        for table in played.tables
        for pair in combinations(table.people, 2)
    ]
    return len(pairs) - len(set(pairs))
