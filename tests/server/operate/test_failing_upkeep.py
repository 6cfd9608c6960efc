"""What fails while a server tidies up keeps nothing else from its turn."""

from __future__ import annotations

import asyncio
from pathlib import Path

from foretell.server.tables.live_table import LiveTable
from tests.server.fake_clock import FakeClock
from tests.server.operate.test_housekeeping import hours, status
from tests.server.server_without_sockets import opened, server


def test_what_cannot_be_closed_keeps_nothing_else_from_its_turn(tmp_path: Path) -> None:
    """The next table, old games and people; what failed is tried again at the next sweep."""

    async def test() -> None:
        clock = FakeClock(1e9)
        async with server(tmp_path, clock) as made:
            tables, asked = [await opened(made) for _ in range(3)], list[str]()
            get, bad = made.tables.get, sorted(tables)[1]

            async def failing(table: str, person: str | None = None) -> LiveTable:
                asked.append(table)
                if table == bad:
                    raise TimeoutError
                return await get(table, person)

            made.tables.get = failing  # type: ignore[method-assign]
            await hours(made, clock, 25)
            assert [await status(made, one) == "open" for one in sorted(tables)] == [
                False,
                True,
                False,
            ]
            assert asked.count(bad) > 1

    asyncio.run(test())
