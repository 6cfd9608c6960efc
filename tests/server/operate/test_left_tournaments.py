"""Tournaments at real tables that nobody ends: after a year they are no more."""

from __future__ import annotations

import asyncio
from pathlib import Path

from foretell.server.tournaments.events import TournamentOpened
from foretell.server.tournaments.organising import organised
from tests.server.fake_clock import FakeClock
from tests.server.server_without_sockets import server

DAY = 24 * 3600
DRAWN = [*({"entry": "entered", "name": name} for name in "ABCD"), {"entry": "draw"}]


def test_a_tournament_that_is_drawn_and_left_is_forgotten_after_a_year(tmp_path: Path) -> None:
    """However short finished games are kept: a league may rest for a summer."""

    async def test() -> None:
        clock = FakeClock(1e9)
        async with server(tmp_path, clock, keep_finished_days=2) as made:
            await made.tournaments.open("here", TournamentOpened("Cup", {}, "7", "ada", "Ada"))
            now = made.tournaments.at()
            await made.tournaments.change(
                "here", lambda cup: organised(cup, "ada", 1, DRAWN, now=now)
            )
            assert (await made.tournaments.get("here")).status == "tournament-running"
            for days, left in ((300, True), (66, False)):
                clock.advance(days * DAY)
                await made.operation.upkeep.sweep()
                assert ("here" in await made.tournaments.running()) is left

    asyncio.run(test())
