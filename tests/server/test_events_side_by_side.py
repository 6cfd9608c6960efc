"""Robot events and a duplicate round on one server: neither opens, tells or ends the other's."""

from __future__ import annotations

import asyncio

import pytest

from foretell.fair import read_line
from foretell.server.daily.days import day_at
from foretell.server.daily.registry import Daily
from foretell.server.daily.state import RobotEvent
from foretell.server.http.daily_view import robot_event_view
from foretell.server.protocol import events as e
from foretell.server.protocol.rejection import Rejection
from foretell.server.store.interface import Person
from foretell.server.table.state import OVER
from foretell.server.tables.live_table import LiveTable
from foretell.server.tables.subscriber import Subscriber
from tests.server.server_without_sockets import NullConnection
from tests.server.test_conductor import Evening, evening
from tests.server.test_daily import name_of
from tests.server.test_duplicate import begun, bundle

ADA = Person("p1", "Ada")
"""She sits in the duplicate round, too."""
DAY = 86_400


async def today(daily: Daily, day: float) -> RobotEvent:
    """A day's deal as it stands."""
    events = await daily.of_day(day_at(int(day * 1000)))
    return next(one for one in events if one.opened.kind == "deal")


async def played_today(now: Evening, daily: Daily) -> LiveTable:
    """Ada's table of the daily deal, played to its end while the duplicate round waits."""
    live = await now.tables.get(await daily.play((await today(daily, now.clock.now())).id, ADA))
    live.audience.join(Subscriber(NullConnection(), ADA))
    live.record([e.SeatToBot(0, "rule")])
    while live.state.status not in OVER or live.outbox:
        now.clock.advance(1)
        await asyncio.sleep(0)
    await daily.go_round()
    return live


async def closed(tables: list[LiveTable], now: Evening) -> list[bool]:
    """Of which tables nothing may be looked at."""
    found = []
    for live in tables:
        try:
            bundle(now, live)
        except Rejection:
            found.append(True)
        else:
            found.append(False)
    return found


@pytest.mark.parametrize("first", ["the round", "the day"])
def test_each_event_is_opened_by_its_own_end_alone(first: str) -> None:
    """Deals, secrets, results and the public list are apart, whichever is over first."""

    async def test(now: Evening) -> None:
        now.clock.advance(20_000 * DAY + DAY // 2 - now.clock.now())
        daily, noon = Daily(now.tables), now.clock.now()
        round_one = await begun(now)
        mine = await played_today(now, daily)
        event = await today(daily, noon)
        shared = round_one[0].state.fair.shared
        assert (mine.state.fair.shared, event.game) == (event.game, event.game)
        assert shared != event.game
        assert {mine.state.id}.isdisjoint(live.state.id for live in round_one)
        assert [play.table for play in event.plays.values()] == [mine.state.id]
        view = await robot_event_view(event, ADA.id, name_of)
        assert (len(view.lines), view.seed) == (1, "")
        assert await closed([mine, *round_one], now) == [True] * 3
        if first == "the round":
            await now.end()
            assert await closed([mine, *round_one], now) == [True, False, False]
        else:
            await over(daily, now)
            assert await closed([mine, *round_one], now) == [False, True, True]
        lines = {read_line(one.line).game for one in now.store.list}
        assert lines == ({shared} if first == "the round" else lines - {shared})
        assert (event.game in lines) is (first == "the day")
        await now.end()
        await over(daily, now)
        assert await closed([mine, *round_one], now) == [False] * 3
        decks = [bundle(now, live)["rounds"][0]["deck"] for live in (mine, *round_one)]
        assert decks[1] == decks[2] != decks[0]
        cup = await now.cup()
        assert len(cup.sheets) == 2
        assert len((await today(daily, noon)).plays) == 1

    evening(test)


async def over(daily: Daily, now: Evening) -> None:
    """The day is over, and whoever looks after its events has looked."""
    midnight = 20_001 * DAY + 1
    now.clock.advance(max(0, midnight - now.clock.now()))
    for _ in range(4):
        await daily.go_round()
        await asyncio.sleep(0)
