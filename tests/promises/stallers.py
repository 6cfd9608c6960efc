"""People who do everything to hold a game up, together, against one who only plays (R16)."""

from __future__ import annotations

import random
from typing import Final

from foretell.server.protocol import commands as w
from foretell.server.protocol.event import Options, RulesValue
from tests.server.simulated_table import SimulatedClient, SimulatedTable

CLOCK, PACE = 30.0, 0.5
OPTIONS: Final = Options(pace=int(PACE * 1000), clock=int(CLOCK))
RULES: Final[list[RulesValue]] = [
    {"preset": "hidden", "sizes": [1, 2]},
    {"sizes": [1, 3]},
    {"preset": "pass-one", "sizes": [1, 2]},
    {"preset": "delayed", "sizes": [2, 1]},
    {"preset": "third-time", "sizes": [1, 2]},
    {"revoke": "honour", "sizes": [2, 3]},
]
PEOPLE, BREAK = 3, 180.0
TRICKS: Final[list[w.AnyCommand]] = [
    w.Back(),
    w.BeBack(),
    w.Pause(),
    w.End(),
    w.Resume(),
    w.Say("hm"),
    w.TakeBack(),
    w.PlayForced(),
    w.PlayForced(on=False),
    w.CallRevoke(0, 1),
    w.CallRevoke(1, 1),
]


class Stalling:
    """A game with one honest person and some stallers, each with a favourite way."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.sim = SimulatedTable(self.chance.choice(RULES), 4, OPTIONS, seed=seed, people=PEOPLE)
        self.sim.begin()
        self.honest, *self.stallers = self.sim.clients
        self.favourite = self.chance.choice(TRICKS)
        self.lateness = self.chance.choice((0.0, 0.3, 1.0))

    def run(self) -> int:
        """Play until the game has ended; the sum of clocks is never exceeded."""
        start = self.sim.clock.now()
        while not self.sim.is_over:
            self.sim.quiet(self.chance.choice((0.5, 1.0, 10.0, 29.0)))
            for staller in self.stallers:
                self.stall(staller)
            self.play_honestly()
            assert self.sim.clock.now() - start <= self.sum_of_clocks(), self.sim.table.state.phase
        return 1

    def play_honestly(self) -> None:
        """Whoever wants to play does, and never wants a rest."""
        if self.sim.table.state.is_paused:
            self.honest.do(w.Resume())
        if self.honest.is_due:
            self.honest.do(w.Act(self.honest.seen.legal[0]))

    def stall(self, client: SimulatedClient) -> None:
        """Come and go, send any command, act in the last second or not at all."""
        if self.chance.random() < 0.3:
            client.connect()
        for _ in range(self.chance.randrange(3)):
            client.do(self.chance.choice([self.favourite, *TRICKS]))
        if client.is_due and self.chance.random() < self.lateness:
            if self.chance.random() < 0.5:
                self.sim.quiet(self.remaining(client) - 0.25)
            if client.is_due:
                client.do(w.Act(self.chance.choice(client.seen.legal)))
                client.do(self.favourite)

    def remaining(self, client: SimulatedClient) -> float:
        """Seconds until a deadline that somebody has."""
        deadline = client.view["table"]["deadline"] or 0
        return max(0.25, deadline / 1000 - self.sim.clock.now())

    def sum_of_clocks(self) -> float:
        """What all clocks together allow, however people command.

        In a round each seat bids, passes and agrees once; a card can be played, taken back once
        and played again; each seat can be called once by each. Each person has one break.
        """
        sizes = self.sim.rules.sizes
        assert isinstance(sizes, tuple)
        decisions = sum(4 * 3 + 4 * size * 3 + 4 * 3 for size in sizes)
        return decisions * (CLOCK + 2 * PACE) + PEOPLE * BREAK + len(sizes) * 10 * PACE + 60


def stalled(seed: int) -> int:
    """R16 under one seed: a game that was held up as long as it goes."""
    return Stalling(seed).run()
