"""How long seating a round of a large tournament takes, and how often people meet again.

python -m benchmarks.seating [--people N] [--rounds N]

A Swiss tournament at tables of four is played, by people of whom some are stronger. The clock is
that of this process, so that others cost nothing but what they throw out of the caches; it has all
that drawing a round takes, the standings included.
"""

from __future__ import annotations

import argparse
import os
import time
from itertools import combinations
from random import Random
from typing import Final

from foretell.tournament import (
    PersonEntered,
    RoundClosed,
    TableResult,
    Tournament,
    TournamentFormat,
)
from foretell.tournament.formats import TournamentSeating

STEP: Final = 20
"""So many people lie between one and another who is ten points a game better."""
WANTED: Final = 1.0
"""Seconds for a round of six hundred."""


def repeats(one: Tournament) -> int:
    """Meetings beyond the first of each two people."""
    pairs = [
        frozenset(pair)
        for played in one.state.rounds
        for table in played.tables
        for pair in combinations(table.people, 2)
    ]
    return len(pairs) - len(set(pairs))


def play_round(one: Tournament, random: Random) -> float:
    """Draw a round and play it; the seconds that the draw took."""
    start = time.process_time()
    one.note(one.draw())
    taken = time.process_time() - start
    n, tables = len(one.state.rounds), one.state.rounds[-1].tables
    for number, table in enumerate(tables, start=1):
        points = tuple(10 * round(random.gauss(-person / STEP, 3)) for person in table.people)
        one.note(TableResult(n, number, points))
    one.note(RoundClosed(n))
    return taken


def main(arguments: list[str] | None = None) -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser("benchmarks.seating", description=(__doc__ or "")[:80])
    parser.add_argument("--people", type=int, default=600)
    parser.add_argument("--rounds", type=int, default=9)
    chosen = parser.parse_args(arguments)
    made = TournamentFormat(rounds=chosen.rounds, seating=TournamentSeating.SWISS)
    one, random = Tournament(made, "Benchmark", "1"), Random(1)
    one.note(*(PersonEntered(f"P{n}") for n in range(chosen.people)))
    print(f"{chosen.people} people, load {os.getloadavg()[0]:.1f}; wanted {WANTED:.0f} s a round")
    print("round   seconds  repeats so far")
    for n in range(1, chosen.rounds + 1):
        print(f"{n:>5} {play_round(one, random):>9.3f} {repeats(one):>15}", flush=True)


if __name__ == "__main__":
    main()
