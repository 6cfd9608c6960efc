"""Who may be seated: the levels that are offered, and whoever sits there by a log."""

from __future__ import annotations

import pytest

from foretell.bots.levels import NAMES, OFFERED
from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.table.apply import fingerprint
from tests.server.simulated_table import SimulatedTable
from tests.server.test_games import replayed


@pytest.mark.parametrize("bot", NAMES)
def test_only_what_is_offered_sits_down(bot: str) -> None:
    """By itself or at the start; whoever asks for another is told which there are."""
    sim = SimulatedTable(seed=1)
    host = sim.clients[0]
    host.do(w.Sit())
    answer = host.do(w.AddBot(bot))
    assert answer["t"] == ("done" if bot in OFFERED else "rejected")
    if bot not in OFFERED:
        assert answer["code"] == host.do(w.Start(bot))["code"] == "no-bot"
        assert ", ".join(OFFERED) in answer["message"]


def test_a_log_keeps_whom_it_has() -> None:
    """A table of earlier days at which a bot sits that nobody is offered now."""
    sim = SimulatedTable(seed=1)
    sim.table.record([e.BotSat(1, "policy", "Bot Clara")])
    sim.store.commit()
    assert sim.table.state.seats[1].bot == "policy"
    assert replayed(sim) == fingerprint(sim.table.state)
