"""Bots' threads stand back: people at other tables do not wait for them."""

from __future__ import annotations

import asyncio
import os
import sys

import pytest

from foretell.play.handle import Handle
from foretell.rules.value import Rules
from foretell.server.tables import thinking


@pytest.mark.skipif(sys.platform != "linux", reason="threads have no niceness of their own here")
def test_bots_go_after_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """The thread of a bot is nicer than the one that serves everybody, which stays as it was."""
    before = os.getpriority(os.PRIO_PROCESS, 0)

    def niceness(*_asked: object) -> list[int]:
        return [os.getpriority(os.PRIO_PROCESS, 0)]

    monkeypatch.setattr(thinking, "action_of", niceness)

    async def test() -> list[int]:
        loop = asyncio.get_running_loop()
        thinkers, found = thinking.ThreadedThinkers(loop), loop.create_future()
        thinkers.choose(Handle(Rules(players=3)), 0, "rule", 1, found.set_result)
        try:
            return await asyncio.wait_for(found, 60)
        finally:
            thinkers.close()

    assert asyncio.run(test()) == [max(before, thinking.NICENESS)]
    assert os.getpriority(os.PRIO_PROCESS, 0) == before
