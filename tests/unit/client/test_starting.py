"""Whoever starts says how well the bots play."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from foretell.client.table import Table
from foretell.server.protocol import commands as w


@pytest.mark.parametrize(("said", "bot"), [({}, "rule"), ({"bot": "champion"}, "champion")])
def test_a_level_goes_along_with_the_start(
    monkeypatch: pytest.MonkeyPatch, said: dict[str, Any], bot: str
) -> None:
    """As the command has it; the usual one if nothing is said."""
    heard: list[w.AnyCommand] = []

    class Started(Table):
        """A table that plays as soon as it is told to, without a server."""

        facts = {"status": "playing"}  # noqa: RUF012

        async def do(self, command: w.AnyCommand) -> None:  # type: ignore[override]
            """Keep what was commanded."""
            heard.append(command)

        async def _said(self) -> None:
            """There is no seed to commit to."""

    asyncio.run(Started("t", "http://127.0.0.1:1", "").start(**said))
    assert heard == [w.Start(bot)]
