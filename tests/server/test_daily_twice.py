"""A robot event that is begun on two devices at once."""

from __future__ import annotations

import asyncio

import pytest

from foretell.fair import Secret
from foretell.server.daily.state import RobotEvent
from foretell.server.protocol import events as e
from tests.server.test_daily import ADA, Day, day


def test_two_devices_begin_an_event_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both come while the secret is read: one of them begins the game."""

    async def test(now: Day) -> None:
        event, read = await now.event(), now.daily._secret

        async def slowly(state: RobotEvent) -> Secret:
            found = await read(state)
            await asyncio.sleep(0.01)
            return found

        monkeypatch.setattr(now.daily, "_secret", slowly)
        one, other = await asyncio.gather(*(now.daily.play(event.id, ADA) for _ in range(2)))
        log = now.store.kept(one)
        assert log is not None
        begun = [x for x in map(e.read, log.entries) if isinstance(x.event, e.Starting)]
        assert (one, len(begun)) == (other, 1)

    day(test)
