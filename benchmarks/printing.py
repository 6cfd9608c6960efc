"""How long it takes to print: each thing as a whole, in the thread of who asks.

python -m benchmarks.printing [--runs N]

The first of each is left out: it reads the fonts, or the drawings of a set. The clock is that of
this thread, so that other processes cost nothing but what they throw out of the caches.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable
from statistics import median
from typing import Final

from foretell.arena.simulate import SimulationPlan, record_of_game
from foretell.printing import (
    PAPERS,
    blank_sheets,
    coins,
    deck,
    game_sheet,
    set_named,
    two_packs,
    wheels,
)
from foretell.record import outcome
from foretell.rules.presets import preset

RUNS: Final = 20
WANTED: Final = 50.0
"""Milliseconds for a score sheet."""
PAPER: Final = PAPERS["a4"]


def things() -> dict[str, Callable[[], bytes]]:
    """What is printed, and how."""
    rules, cards = preset("standard", 4), set_named("standard")
    bots = ("rule", "novice", "random", "rule")
    plan = SimulationPlan(rules=rules, label="standard", bots=bots, seed=7)
    record = record_of_game(plan, 1)
    ended = outcome(record)
    return {
        "sheets, two large ones": lambda: blank_sheets(rules, "large", PAPER, "en"),
        "sheets, four small ones": lambda: blank_sheets(rules, "small", PAPER, "en"),
        "a game of 15 rounds, with its chart": lambda: game_sheet(record, ended, PAPER, "en"),
        "six wheels": lambda: wheels(6, PAPER, "en"),
        "a page of coins": lambda: coins(PAPER, "en"),
        "two packs": lambda: two_packs(cards, PAPER, "en"),
        "a deck of 60 cards": lambda: deck(rules, cards, PAPER, "en"),
        "the same with backs": lambda: deck(rules, cards, PAPER, "en", with_backs=True),
    }


def milliseconds(make: Callable[[], bytes], runs: int) -> list[float]:
    """How long each run took, after one that does not count."""
    make()
    found = []
    for _ in range(runs):
        start = time.thread_time()
        make()
        found.append(1000 * (time.thread_time() - start))
    return found


def main(arguments: list[str] | None = None) -> None:
    """Measure, and print a row for each."""
    form = argparse.RawTextHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=form)
    parser.add_argument("--runs", type=int, default=RUNS)
    runs = parser.parse_args(arguments).runs
    load = f"{os.getloadavg()[0]:.1f}"
    print(f"ms of one core, median of {runs} runs (worst); load {load} on {os.cpu_count()} cores")
    for name, make in things().items():
        found = milliseconds(make, runs)
        print(f"{name:38} {median(found):7.1f} ({max(found):.1f})", flush=True)


if __name__ == "__main__":
    main()
