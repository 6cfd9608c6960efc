"""A server that leaves: its tables go to the others a few at a time, and all of them in time."""

from __future__ import annotations

import asyncio
import random
from types import SimpleNamespace
from typing import Any

import pytest
from tests.promises.virtual_time import run

from foretell.server.operate.neighbours import (
    LEAVING_SECONDS,
    NOTICE_SECONDS,
    SLICE,
    SLICE_SECONDS,
    Neighbours,
)


class Leaving:
    """What a server that leaves does with its tables."""

    def __init__(self, many: int, seconds: float) -> None:
        self.seconds = seconds
        self.going: list[list[str]] = []
        self.known: Any = SimpleNamespace(tables=self, people_store=None)
        self._tables = [SimpleNamespace(state=SimpleNamespace(id=str(n))) for n in range(many)]

    def __iter__(self) -> Any:
        """Its tables."""
        return iter(self._tables)

    async def hand_over(self, tables: list[str]) -> None:
        """Let some go."""
        await asyncio.sleep(self.seconds)
        self.going.append(tables)

    def subscribe(self, _server: object) -> None:
        """Hear nothing."""

    async def leave(self) -> None:
        """Take no more visitors."""


def left(many: int, seconds: float) -> tuple[Leaving, float]:
    """How so many tables go where each slice takes so long, and after how many seconds."""
    server, times = Leaving(many, seconds), list[float]()

    async def scene(_chance: random.Random) -> None:
        now = asyncio.get_running_loop().time
        begun = now()
        neighbours = Neighbours(server.known, server, print)  # type: ignore[arg-type]
        await neighbours.leave()
        times.append(now() - begun)

    run(0, scene)
    assert [int(table) for some in server.going for table in some] == list(range(many))
    return server, times[0] - NOTICE_SECONDS


@pytest.mark.thorough
@pytest.mark.parametrize("seconds", [0.0, 0.02, 0.5])
@pytest.mark.parametrize("many", [10_000, 100_000])
def test_any_number_is_handed_over_in_time(many: int, seconds: float) -> None:
    """What ends a server waits for half a minute; a slice may take as long as it takes."""
    _, took = left(many, seconds)
    assert took <= LEAVING_SECONDS + 2 * (seconds + SLICE_SECONDS)


def test_a_few_go_a_few_at_a_time() -> None:
    """People who come back all at once wait for each other."""
    server, took = left(100, 0.01)
    assert {len(some) for some in server.going} == {SLICE}
    assert took < LEAVING_SECONDS / 10
