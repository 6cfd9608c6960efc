"""Deadlines are told by the server's clock, whatever the own one says."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from foretell.client import visit
from tests.server.server_process import serving


@pytest.mark.parametrize("wrong", [0.0, -600.0, 600.0])
def test_the_time_of_the_server_is_known(tmp_path: Path, wrong: float) -> None:
    """To the second, from the answers that come anyway; a right clock is left as it is."""

    async def test(url: str) -> None:
        async with visit(url, "Ada") as ada:
            real = time.time
            ada.clock._own = lambda: real() + wrong
            await ada.get("/api/me")
            difference = ada.clock.now() - real()
            assert abs(difference) < (1.5 if wrong else 0.1)
            assert ada.table("x").clock is ada.clock

    with serving(tmp_path) as process:
        asyncio.run(test(process.url))
