"""Robot events: the same deals for everybody, played once, opened when the day is over."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest

from foretell import fair
from foretell.fair import read_line
from foretell.server.audience.subscriber import Subscriber
from foretell.server.daily.days import GRACE_MS, day_at, event_id
from foretell.server.daily.registry import Daily
from foretell.server.daily.state import RobotEvent
from foretell.server.http.bodies.daily_view import robot_event_view
from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.protocol.event import Options
from foretell.server.protocol.rejection import Rejection
from foretell.server.store.interface import Person
from foretell.server.table.asker import Asker
from foretell.server.table.decide import decide
from foretell.server.table.finished import FinishedGame
from foretell.server.table.state import Status
from foretell.server.tables.context import TableContext
from foretell.server.tables.live_table import LiveTable
from foretell.server.tables.registry import TableRegistry
from tests.server.fake_clock import FakeClock
from tests.server.memory_store import MemoryStore
from tests.server.server_without_sockets import NullConnection
from tests.server.simulated_table import InlineThinkers

ADA, BEN, CY = (Person(f"p-{name}", name) for name in ("Ada", "Ben", "Cy"))
NOON = 86_400 * 20_000 + 43_200
EVENING_HOURS = 12 * 3600


class Day:
    """A server without sockets on a Friday, from noon on."""

    def __init__(self) -> None:
        self.store = MemoryStore(asyncio.get_running_loop().call_soon)
        self.clock = FakeClock(NOON)
        self.restart()

    def restart(self) -> None:
        """Be another process over the same store."""
        self.clock = FakeClock(self.clock.now())
        self.tables = TableRegistry(TableContext(self.store, self.clock, InlineThinkers()))
        self.daily = Daily(self.tables)

    async def event(self, kind: str = "deal") -> RobotEvent:
        """How today's event stands, or that of the first day."""
        today = day_at(NOON * 1000)
        return next(x for x in await self.daily.of_day(today) if x.opened.kind == kind)

    async def begun(self, person: Person) -> LiveTable:
        """A table at which somebody has begun, and looks at."""
        table = await self.daily.play((await self.event()).id, person)
        live = await self.tables.get(table)
        live.audience.join(Subscriber(NullConnection(), person))
        await asyncio.sleep(0)
        return live

    async def played(self, person: Person) -> LiveTable:
        """A table that is played to its end: a bot plays as somebody would."""
        live = await self.begun(person)
        live.record([e.SeatToBot(0, "rule")])
        for _ in range(200):
            self.clock.advance(1)
            await asyncio.sleep(0)
            if live.state.status is Status.FINISHED and not live.outbox:
                return live
        raise AssertionError("it does not end")

    async def go_to(self, seconds: float) -> None:
        """Let time pass up to so many seconds after noon, and look after everything."""
        self.clock.advance(NOON + seconds - self.clock.now())
        for _ in range(4):
            await self.daily.go_round()
            await asyncio.sleep(0)


def day(test: Callable[[Day], Awaitable[None]]) -> None:
    """Have something happen on a server."""

    async def all_of_it() -> None:
        await test(Day())

    asyncio.run(all_of_it())


async def name_of(person: str) -> str | None:
    """What everybody is called but Cy, who is gone."""
    return None if person == CY.id else person.removeprefix("p-")


def test_everybody_has_the_same_cards_dealer_and_bots() -> None:
    """Who plays alike has the same result, and shares the place."""

    async def test(now: Day) -> None:
        one, other = await now.played(ADA), await now.played(BEN)
        assert one.state.dealt == other.state.dealt
        assert one.state.sheet == other.state.sheet
        assert len(one.state.sheet) == 1
        await now.daily.go_round()
        ranked = (await now.event()).ranked()
        assert [place for place, _ in ranked] == [1, 1]
        assert [play.points for _, play in ranked] == [one.state.sheet[-1].scores[0]] * 2
        first = ranked[0][1].rounds[0]
        row = one.state.sheet[0]
        assert (first.bid, first.won, first.points) == (row.bids[0], row.won[0], row.points[0])

    day(test)


def test_both_events_have_their_own_cards_and_lengths() -> None:
    """A deal of eight cards on a Friday, and ten rounds."""

    async def test(now: Day) -> None:
        views = [
            await robot_event_view(await now.event(x), "", name_of) for x in ("deal", "evening")
        ]
        assert [view.sizes for view in views] == [[8], [1, 3, 5, 7, 9, 11, 12, 13, 14, 15]]
        assert views[0].commit != views[1].commit

    day(test)


def test_results_are_told_to_whoever_has_played() -> None:
    """Nobody else is told more than how many have finished; who is gone has no name."""

    async def test(now: Day) -> None:
        await now.played(ADA)
        await now.played(CY)
        live = await now.begun(BEN)
        await now.daily.go_round()
        event = await now.event()
        for person in ("", BEN.id):
            view = await robot_event_view(event, person, name_of)
            assert (view.lines, view.spread, view.finished, view.seed) == ([], [], 2, "")
        assert view.table == live.state.id
        view = await robot_event_view(event, ADA.id, name_of)
        assert [(one.name, one.is_me, one.game) for one in view.lines] == [
            ("Ada", True, ""),
            ("gone", False, ""),
        ]
        assert [one.people for one in view.spread] == [2]

    day(test)


def test_nobody_plays_twice() -> None:
    """Whoever comes back has the same table, also on another device and after a restart."""

    async def test(now: Day) -> None:
        live = await now.begun(ADA)
        now.restart()
        assert (await now.begun(ADA)).state.id == live.state.id
        assert len((await now.event()).plays) == 1

    day(test)


def test_who_begins_on_two_devices_at_once_has_one_table() -> None:
    """Both are told of it."""

    async def test(now: Day) -> None:
        event = (await now.event()).id
        tables = await asyncio.gather(*(now.daily.play(event, ADA) for _ in range(2)))
        assert len(set(tables)) == 1

    day(test)


def test_a_death_between_the_log_and_the_table_loses_nothing() -> None:
    """The table is opened when its person comes again."""

    async def test(now: Day) -> None:
        table = (await now.begun(ADA)).state.id
        del now.store.logs[table], now.store.tables[table]
        now.restart()
        live = await now.begun(ADA)
        assert (live.state.id, live.state.status) == (table, Status.PLAYING)

    day(test)


def test_the_secret_is_nowhere_before_the_day_is_over() -> None:
    """Then it is listed, opens what was committed to, and every game can be checked."""

    async def test(now: Day) -> None:
        live = await now.played(ADA)
        event = await now.event()
        secret = now.store.secrets[event.game][event.game]
        await now.go_to(EVENING_HOURS - 1)
        told = [body for log in now.store.logs.values() for body in log]
        assert not [x for x in told if secret.reveal().encode() in x] + now.store.list
        assert live.state.fair.is_shut
        await now.go_to(EVENING_HOURS + 1)
        event = await now.event()
        assert event.seed == secret.reveal()
        lines = [one.line for one in now.store.list]
        line = next(found for found in map(read_line, lines) if found.game == event.game)
        assert (line.C, line.S, line.outcome, line.is_opened) == (
            *(event.opened.commit, event.seed, "finished", True),
        )
        log = now.store.kept(live.state.id)
        assert log is not None
        bundle = FinishedGame(live.state.id, log, live.state.id).bundle()
        report = fair.verify(bundle, fair.Kept(event.opened.commit), lines)
        assert (report.verdict.value, report.failures) == ("committed", [])

    day(test)


def test_who_plays_at_midnight_has_an_hour() -> None:
    """The secret waits for them; what is not over then does not count, and is ended."""

    async def test(now: Day) -> None:
        live, finished = await now.begun(ADA), await now.played(BEN)
        await now.go_to(EVENING_HOURS + 1)
        event = await now.event()
        assert event.seed == ""
        with pytest.raises(Rejection, match="is over"):
            await now.daily.play(event.id, CY)
        assert await now.daily.play(event.id, ADA) == live.state.id
        await now.go_to(EVENING_HOURS + GRACE_MS / 1000 + 1)
        event = await now.event()
        assert event.seed != ""
        assert [play.table for _, play in event.ranked()] == [finished.state.id]
        assert (live.state.status, live.state.why_ended) == (Status.ENDED, "late")

    day(test)


def test_a_damaged_event_keeps_no_other_from_its_end() -> None:
    """The day's other one is opened all the same."""

    async def test(now: Day) -> None:
        damaged, other = await now.event("deal"), await now.event("evening")
        now.store.logs[damaged.game] = [b"no entry"]
        now.restart()
        await now.go_to(EVENING_HOURS + 1)
        assert [read_line(one.line).game for one in now.store.list] == [other.game]

    day(test)


def test_days_to_come_are_committed_to_and_not_played() -> None:
    """Commitments stand a week ahead, and stay; farther days are not known."""

    async def test(now: Day) -> None:
        today = day_at(NOON * 1000)
        week = today + timedelta(days=7)
        commits = [one.opened.commit for one in await now.daily.of_day(week)]
        now.restart()
        assert [one.opened.commit for one in await now.daily.of_day(week)] == commits
        with pytest.raises(Rejection, match="that day"):
            await now.daily.play(event_id(week, "deal"), ADA)
        for other in (week + timedelta(days=1), today - timedelta(days=1)):
            with pytest.raises(Rejection, match="that day"):
                await now.daily.of_day(other)

    day(test)


@pytest.mark.parametrize(
    "command",
    [
        *(w.Sit(), w.Stand(), w.AddBot(), w.Lock(on=False), w.SetOptions(Options()), w.Start()),
        *(w.Pause(), w.End(), w.Undo(), w.Advise()),
    ],
    ids=lambda command: type(command).__name__,
)
def test_nothing_is_changed_or_undone_at_its_table(command: w.AnyCommand) -> None:
    """Nobody advises, no bot takes over, and there is no other game there."""

    async def test(now: Day) -> None:
        live = await now.begun(ADA)
        with pytest.raises(Rejection) as refused:
            decide(live.state, Asker(ADA.id, ADA.name, live.state.v), command)
        assert refused.value.code == "event-table"
        with pytest.raises(Rejection):
            await now.tables.rematch(ADA, live.state.id)

    day(test)
