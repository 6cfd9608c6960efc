"""The machine's clock is set back: nobody waits any longer for that."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.protocol.event import Options
from foretell.server.table.play import BREAK_MS
from foretell.server.tables.damages import Damages
from foretell.server.tournaments.events import TournamentOpened
from foretell.server.tournaments.organising import organised
from foretell.server.tournaments.registry import Tournaments
from tests.server.fake_clock import FakeClock
from tests.server.memory_store import MemoryStore
from tests.server.operate.test_health_and_metrics import asking
from tests.server.server_without_sockets import opened, server
from tests.server.simulated_table import SimulatedTable
from tests.server.test_timers import begun, events, wait

BACK = 900.0
"""Seconds: more than anything is waited for."""
HOUR = 3600.0


def dealt(sim: SimulatedTable) -> int:
    """How many rounds have been dealt."""
    return sum(isinstance(one, e.Dealt) for one in events(sim))


@pytest.mark.parametrize("then", ["another pace", "a device that comes back"])
def test_cards_are_dealt_in_their_time(then: str) -> None:
    """Whatever has the table look anew at what it waits for."""
    sim = SimulatedTable({"sizes": [3, 3]}, 4, Options(pace=2000, clock=30), seed=1, people=1)
    sim.begin()
    sim.quiet()
    sim.quiet(1.0)
    assert dealt(sim) == 0
    sim.clock.set(-BACK)
    (host,) = sim.clients
    if then == "another pace":
        assert host.do(w.SetOptions(Options(pace=1500, clock=30)))["t"] == "done"
    else:
        host.connect()
    sim.quiet(1.1)
    assert dealt(sim) == 1


@pytest.mark.parametrize("then", ["a restart", "all come back"])
def test_a_break_is_no_longer(then: str) -> None:
    """It is over after three minutes at most, and then the time to think runs."""
    sim = begun()
    assert wait(sim).do(w.BeBack())["t"] == "done"
    sim.quiet(100.0)
    sim.clock.set(-BACK)
    if then == "a restart":
        sim.restart()
    else:
        for client in sim.clients:
            assert client.session is not None
            client.session.closed()
            client.session = None
        for client in sim.clients:
            client.connect()
    sim.quiet(BREAK_MS / 1000 + 29.0)
    assert not [one for one in events(sim) if isinstance(one, e.TimedOut)]
    sim.quiet(2.0)
    assert [one for one in events(sim) if isinstance(one, e.TimedOut)]


def test_who_is_gone_is_absent_in_their_time() -> None:
    """The seat may be handed to a bot after three minutes."""
    sim = begun(options=Options(pace=0, clock=0))
    one, other = sim.clients
    assert one.session is not None
    one.session.closed()
    one.session = None
    sim.clock.set(-BACK)
    sim.quiet(181.0)
    assert other.do(w.HandToBot(0))["t"] == "done"


def test_health_is_asked_anew(tmp_path: Path) -> None:
    """An answer from before is good for a second, not for an hour."""

    async def test() -> None:
        clock = FakeClock(1e9)
        async with server(tmp_path, clock) as made, asking(made) as client:
            assert (await client.get("/health")).status_code == 200
            clock.set(-BACK)
            clock.advance(2.0)
            (tmp_path / "foretell.db").rename(tmp_path / "other.db")
            assert (await client.get("/health")).status_code == 503
            (tmp_path / "other.db").rename(tmp_path / "foretell.db")

    asyncio.run(test())


def test_what_nobody_uses_goes_from_memory_in_its_time(tmp_path: Path) -> None:
    """And what is done once a day is done a day later."""

    async def test() -> None:
        clock = FakeClock(1e9)
        async with server(tmp_path, clock) as made:
            upkeep, days = made.operation.upkeep, []

            async def tidy() -> int:
                days.append(clock.steady())
                return 0

            upkeep._tidy = tidy
            left = await opened(made)
            await upkeep.sweep()
            clock.set(-24 * HOUR)
            clock.advance(24 * HOUR)
            await upkeep.sweep()
            assert (left in made.tables, len(days)) == (False, 2)

    asyncio.run(test())


def test_entries_of_other_logs_never_go_back() -> None:
    """What is noted in a tournament is no earlier than what was noted before it."""

    async def test() -> None:
        clock = FakeClock(1e6)
        store = MemoryStore(asyncio.get_running_loop().call_soon)
        cups = Tournaments(store, clock.now, Damages())
        await cups.open("cup", TournamentOpened("Cup", {"rounds": 3}, "7", "host", "Host"))
        clock.set(-BACK)
        said = [{"entry": "entered", "name": name} for name in ("Ada", "Grace")]
        found = await cups.change("cup", lambda one: organised(one, "host", 1, said, now=cups.at()))
        assert found.length == 3
        assert found.changed == 1e9
        clock.set(BACK + 1)
        more = [{"entry": "entered", "name": "Emmy"}]
        found = await cups.change("cup", lambda one: organised(one, "host", 3, more, now=cups.at()))
        assert found.changed == 1e9 + 1000

    asyncio.run(test())
