"""How long the exact end of a round takes, by how many tricks are left.

python -m benchmarks.endgame [--players N] [--positions N] [--nodes N]

Positions come from random moments of standard games between rule bots, for the seat that is to act:
all of its choices are searched, laying the cards out in the time. Each position is solved several
times in a row in compiled code, and the memo forgets in between. The clock is that of this thread,
so that other processes cost nothing but what they throw out of the caches.
"""

from __future__ import annotations

import argparse
import os
import time
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from foretell.base.jit import jit, popcount
from foretell.bots.endgame import solve
from foretell.bots.endgame_room import EndRoom, new_end_room
from foretell.bots.rule import choose_rule
from foretell.cards import CARD_NUMBERS
from foretell.engine.chance import below, new_rng, shuffle
from foretell.engine.compile import compile_rules
from foretell.engine.deal import deal, deck_need, new_game
from foretell.engine.fields import Ints, Records, RulesStruct, State, ViewRecord
from foretell.engine.flow import actor, apply
from foretell.engine.structs import STATE, VIEW, Phase, new_record
from foretell.engine.view import view
from foretell.rules.presets import preset

TRICKS: Final = (3, 4, 5, 6, 7)
EVERY: Final = 7
"""One decision in so many gives a position."""
REPEATS: Final = 5
WANTED: Final = {5: 100.0, 7: 5000.0}
"""Microseconds for four players."""


@jit
def collect(
    rules: RulesStruct, s: State, v: ViewRecord, deck: Ints, rng: Ints, tricks: int, states: Records
) -> None:
    """Fill an array with moments in which the seat to act holds so many cards."""
    found = 0
    new_game(rules, s, below(rng, rules.players))
    while found < len(states):
        if s.phase == Phase.OVER:
            new_game(rules, s, below(rng, rules.players))
        if s.phase == Phase.DEAL:
            shuffle(deck, rng, deck_need(rules, s), rules.deck_len)
            deal(rules, s, deck)
            continue
        is_wanted = s.phase == Phase.PLAY and popcount(s.hands[s.turn]) == tricks
        if is_wanted and below(rng, EVERY) == 0:
            states[found] = s
            found += 1
        view(rules, s, actor(rules, s), v)
        apply(rules, s, choose_rule(rules, v, rng))


@jit
def solve_often(
    rules: Records, states: Records, place: int, nodes: int, room: EndRoom, values: Ints, times: int
) -> int:
    """Solve one position so many times; how many nodes it took, -1 if they did not suffice."""
    for _ in range(times):
        if not solve(rules[0], states[place], nodes, room, values):
            return -1
    left: int = room.search[0].nodes_left
    return nodes - left


def positions(rules: Records, tricks: int, count: int) -> Records:
    """So many positions with so many tricks left."""
    states, deck = np.zeros(count, STATE), rules[0].deck_cards[: rules[0].deck_len].copy()
    s, v = new_record(STATE)[0], new_record(VIEW)[0]
    collect(rules[0], s, v, deck, new_rng(tricks), tricks, states)
    return states


class Taken(NamedTuple):
    """By position, microseconds and nodes; -1 nodes where they did not suffice."""

    micros: npt.NDArray[np.float64]
    nodes: Ints


def taken(rules: Records, states: Records, nodes: int) -> Taken:
    """What each position takes; what calling from Python takes is in it only once for all times."""
    room, values = new_end_room(), np.zeros(CARD_NUMBERS, np.int64)
    found = Taken(np.zeros(len(states)), np.zeros(len(states), np.int64))
    solve_often(rules, states, 0, nodes, room, values, 1)
    for place in range(len(states)):
        start = time.thread_time_ns()
        found.nodes[place] = solve_often(rules, states, place, nodes, room, values, REPEATS)
        found.micros[place] = (time.thread_time_ns() - start) / 1e3 / REPEATS
    return found


def line(tricks: int, found: Taken, players: int) -> str:
    """One row of the table."""
    median, p99 = np.percentile(found.micros, (50, 99))
    nodes, missed = np.median(found.nodes), int((found.nodes < 0).sum())
    wanted = f"{WANTED[tricks]:>9,.0f}" if players == 4 and tricks in WANTED else " " * 9
    return (
        f"{tricks:>6} {median:>9,.1f} {wanted} {found.micros.mean():>9,.1f} {p99:>9,.1f}"
        f" {found.micros.max():>9,.1f} {nodes:>8,.0f} {missed:>6}"
    )


def main(arguments: list[str] | None = None) -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser("benchmarks.endgame", description=(__doc__ or "")[:80])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--nodes", type=int, default=20_000_000, help="at most, for one position")
    chosen = parser.parse_args(arguments)
    rules = compile_rules(preset("standard", chosen.players))
    print(f"{chosen.players} players, load {os.getloadavg()[0]:.1f}; microseconds")
    print("tricks    median    wanted      mean       p99       max    nodes  unsolved")
    for tricks in TRICKS:
        states = positions(rules, tricks, chosen.positions)
        print(line(tricks, taken(rules, states, chosen.nodes), chosen.players), flush=True)


if __name__ == "__main__":
    main()
