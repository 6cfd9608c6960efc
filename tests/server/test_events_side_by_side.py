"""Robot events and a duplicate round on one server: neither opens, tells or ends the other's."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from foretell.fair import read_line
from foretell.server.audience.subscriber import Subscriber
from foretell.server.daily.days import day_at
from foretell.server.daily.registry import Daily
from foretell.server.daily.state import RobotEvent
from foretell.server.http.bodies.daily_view import robot_event_view
from foretell.server.protocol import events as e
from foretell.server.protocol.rejection import Rejection
from foretell.server.store.interface import Person
from foretell.server.table.state import OVER
from foretell.server.tables.live_table import LiveTable
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


class SideBySide(NamedTuple):
    """A duplicate round that is being played, and a deal of the day that Ada has played."""

    now: Evening
    daily: Daily
    noon: float
    tables: list[LiveTable]
    """Ada's of the day, then those of the round."""

    async def event(self) -> RobotEvent:
        """The day's deal as it stands."""
        return await today(self.daily, self.noon)

    async def shut(self) -> list[bool]:
        """At which tables nobody may look."""
        return await closed(self.tables, self.now)

    def listed(self) -> set[str]:
        """The games whose secrets are in the public list."""
        return {read_line(one.line).game for one in self.now.store.list}


async def both(now: Evening) -> SideBySide:
    """Both events on one server, from noon on."""
    now.clock.advance(20_000 * DAY + DAY // 2 - now.clock.now())
    daily, noon = Daily(now.tables), now.clock.now()
    tables = await begun(now)
    return SideBySide(now, daily, noon, [await played_today(now, daily), *tables])


def test_deals_and_results_are_apart() -> None:
    """Each event knows its own tables alone, and has cards of its own."""

    async def test(now: Evening) -> None:
        one = await both(now)
        mine, *others = one.tables
        event = await one.event()
        assert mine.state.fair.shared == event.game != others[0].state.fair.shared
        assert [play.table for play in event.plays.values()] == [mine.state.id]
        view = await robot_event_view(event, ADA.id, name_of)
        assert (len(view.lines), view.seed) == (1, "")
        await now.end()
        await over(one.daily, now)
        assert await one.shut() == [False] * 3
        decks = [bundle(now, live)["rounds"][0]["deck"] for live in one.tables]
        assert decks[1] == decks[2] != decks[0]
        assert (len((await now.cup()).sheets), len((await one.event()).plays)) == (2, 1)

    evening(test)


def test_the_end_of_a_round_opens_nothing_of_the_day() -> None:
    """Its tables and its secret alone are known then."""

    async def test(now: Evening) -> None:
        one = await both(now)
        assert await one.shut() == [True] * 3
        await now.end()
        assert await one.shut() == [True, False, False]
        assert one.listed() == {one.tables[1].state.fair.shared}
        assert (await one.event()).seed == ""

    evening(test)


def test_the_end_of_the_day_opens_nothing_of_a_round() -> None:
    """Whoever sits there plays on, and nobody looks."""

    async def test(now: Evening) -> None:
        one = await both(now)
        await over(one.daily, now)
        assert await one.shut() == [False, True, True]
        assert (await one.event()).game in one.listed()
        assert one.tables[1].state.fair.shared not in one.listed()
        assert (await now.cup()).tournament.state.now is not None

    evening(test)


async def over(daily: Daily, now: Evening) -> None:
    """The day is over, and whoever looks after its events has looked."""
    midnight = 20_001 * DAY + 1
    now.clock.advance(max(0, midnight - now.clock.now()))
    for _ in range(4):
        await daily.go_round()
        await asyncio.sleep(0)
