"""How long a table stays at a server when another one wants it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from tests.server.fake_clock import FakeClock

from foretell.server.table.state import Status
from foretell.server.tables.handing_over import LEAST_SECONDS, LONGEST_SECONDS, SOON, Stays


def came(table: str, clock: FakeClock) -> Any:
    """A table that has just been loaded, with somebody before it."""
    state = SimpleNamespace(id=table, status=Status.OPEN)
    audience = SimpleNamespace(is_watched=lambda: True)
    return SimpleNamespace(state=state, audience=audience, since=clock.steady())


def test_who_wants_it_back_at_once_waits_longer_each_time() -> None:
    """Two balancers that disagree for good: each has it for a while, and longer and longer."""
    clock, times = FakeClock(), []
    stays = Stays(clock)
    for _ in range(6):
        live = came("t", clock)
        times.append(stays.seconds(live, None))
        clock.advance(times[-1])
        stays.gave(live)
        clock.advance(LEAST_SECONDS)  # at the other server
    assert times == [5, 10, 20, 40, 60, 60]
    assert stays.seconds(came("other", clock), None) == LEAST_SECONDS
    clock.advance(LONGEST_SECONDS + 1)
    assert stays.seconds(came("t", clock), None) == LEAST_SECONDS


def test_after_a_lapse_it_goes_soon() -> None:
    """People who come back find the wrong servers first."""
    clock = FakeClock()
    stays = Stays(clock)
    stays.gave(came("t", clock))
    stays.settle()
    assert stays.seconds(came("t", clock), None) == SOON
