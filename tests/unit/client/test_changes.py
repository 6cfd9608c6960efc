"""Somebody who waits for changes at a table misses none."""

from __future__ import annotations

import asyncio

from tests.unit.client.test_closed import SNAPSHOT

from foretell.client.table import Table


def test_a_change_between_the_question_and_the_wait_for_it_counts() -> None:
    """``asyncio.wait_for`` begins a coroutine only a moment later, when all may be over."""

    async def test() -> None:
        table = Table("t", "http://127.0.0.1:1", "")
        change = table.changed()
        table._take(dict(SNAPSHOT))
        await asyncio.wait_for(change, 10)
        assert not table._watching

    asyncio.run(test())
