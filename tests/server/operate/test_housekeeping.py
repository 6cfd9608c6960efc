"""Empty tables close, old games are forgotten: on a clock that is made by hand."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

from foretell.server.audience.subscriber import Subscriber
from foretell.server.operate.housekeeping import EVERY, HOUR, IDLE, LOOK_EVERY, close
from foretell.server.protocol import events as e
from foretell.server.server import Server
from foretell.server.store.sqlite import _OF_TABLES, FILE
from foretell.server.store.transactions import one
from foretell.server.store.writer import connect
from foretell.server.tables.live_table import LiveTable
from foretell.server.tournaments.events import TournamentOpened
from tests.server.fake_clock import FakeClock
from tests.server.server_without_sockets import NullConnection, opened, server, watch


async def status(made: Server, table: str) -> str:
    """How far a table is, as the disk has it."""
    found = await made.store.summaries(
        statuses=("open", "playing", "finished", "ended"), private=True
    )
    return next((one.status for one in found if one.id == table), "gone")


async def hours(made: Server, clock: FakeClock, number: float) -> None:
    """Let time pass, and sweep as often as a server does."""
    for _ in range(int(number * HOUR / EVERY)):
        clock.advance(EVERY)
        await made.operation.upkeep.sweep()


def test_a_table_that_nobody_looks_at_closes(tmp_path: Path) -> None:
    """After 24 hours without anybody; one look begins the time anew."""

    async def test() -> None:
        clock = FakeClock(1e9)
        async with server(tmp_path, clock) as made:
            empty, looked_at = await opened(made), await opened(made, private=True)
            viewer = await watch(made, looked_at)
            await hours(made, clock, 23)
            assert await status(made, empty) == await status(made, looked_at) == "open"
            await hours(made, clock, 2)
            assert (await status(made, empty), await status(made, looked_at)) == ("ended", "open")
            assert (await made.tables.get(empty)).state.why_ended == "empty"
            (await made.tables.get(looked_at)).audience.leave(viewer)
            await hours(made, clock, 23)
            assert await status(made, looked_at) == "open"
            await hours(made, clock, 2)
            assert await status(made, looked_at) == "ended"

    asyncio.run(test())


def test_who_comes_while_a_table_is_about_to_close_finds_it_open(tmp_path: Path) -> None:
    """It is read from the disk for that, which takes a moment in which somebody comes."""

    async def test() -> None:
        clock = FakeClock(1e9)
        async with server(tmp_path, clock) as made:
            table = await opened(made)
            await hours(made, clock, 23)
            made.tables.drop(table)
            get = made.tables.get

            async def slowly(table: str, person: str | None = None) -> LiveTable:
                live = await get(table, person)
                live.audience.join(Subscriber(NullConnection(), None))
                return live

            made.tables.get = slowly  # type: ignore[method-assign]
            await hours(made, clock, 2)
            assert await status(made, table) == "open"
            assert table in made.tables

    asyncio.run(test())


def test_people_are_tidied_up_once_a_day(tmp_path: Path) -> None:
    """First after the start; in between a sweep costs nothing."""

    async def test() -> None:
        clock, days = FakeClock(1e9), list[float]()

        async def tidy() -> int:
            days.append(clock.now())
            return 0

        async with server(tmp_path, clock) as made:
            made.operation.upkeep._tidy = tidy
            await hours(made, clock, 49)
        first, *more = days
        assert first == 1e9 + EVERY
        assert more == [first + 24 * HOUR, first + 48 * HOUR]

    asyncio.run(test())


def test_a_server_that_stops_says_so(tmp_path: Path) -> None:
    """Whoever asks whether it is ready is sent elsewhere."""

    async def test() -> None:
        async with server(tmp_path) as made:
            assert (await made.operation.healthy()).ok
            made.operation.leave()
            told = await made.operation.healthy()
            assert not told.ok
            assert told.reasons == ["the server is stopping"]

    asyncio.run(test())


def test_time_away_does_not_count(tmp_path: Path) -> None:
    """A server that was away for a week gives everybody a day to come back (R4)."""

    async def test() -> None:
        async with server(tmp_path, FakeClock(1e9)) as made:
            table = await opened(made)
        clock = FakeClock(1e9 + 7 * 24 * HOUR)
        async with server(tmp_path, clock) as made:
            await made.operation.upkeep.sweep()
            await hours(made, clock, 23)
            assert await status(made, table) == "open"
            await hours(made, clock, 2)
            assert await status(made, table) == "ended"

    asyncio.run(test())


def test_old_games_are_forgotten(tmp_path: Path) -> None:
    """All of them but what somebody looks at; running ones stay."""

    async def test() -> None:
        clock = FakeClock(1e9)
        async with server(tmp_path, clock, keep_finished_days=2, close_empty_after=0) as made:
            old, watched, running = [await opened(made) for _ in range(3)]
            for table in (old, watched):
                await close(await made.tables.get(table), "closed")
            await watch(made, watched)
            await hours(made, clock, 47)
            assert await status(made, old) == "ended"
            await hours(made, clock, 2)
            assert await status(made, old) == "gone"
            assert await made.store.log(old) is None
            assert await made.store.tables_of("ada") == []
            assert old not in made.tables
            assert (await status(made, watched), await status(made, running)) == ("ended", "open")

    asyncio.run(test())


def test_tournaments_that_never_began_are_forgotten(tmp_path: Path) -> None:
    """Days after their hour, if one was said; nobody has to delete them."""

    async def test() -> None:
        clock = FakeClock(1e9)
        async with server(tmp_path, clock, keep_finished_days=2) as made:
            cups = {"soon": 0, "later": int((1e9 + 30 * HOUR) * 1000)}
            for one, hour in cups.items():
                cup = TournamentOpened("Cup", {}, "7", "ada", "Ada", starts_at=hour)
                await made.tournaments.open(one, cup)
            assert await made.tournaments.conducted() == ["soon"]  # nothing is to be done before
            for passed, left in ((47, ["later", "soon"]), (2, ["later"]), (30, [])):
                await hours(made, clock, passed)
                assert sorted(await made.tournaments.running()) == left

    asyncio.run(test())


def test_what_a_later_format_keeps_of_tables_goes_with_them(tmp_path: Path) -> None:
    """Rows with a ``table_id`` are found by the schema: none can be forgotten here."""

    async def test() -> None:
        async with server(tmp_path, FakeClock(1e9)) as made:
            kept, gone = await opened(made), await opened(made)

            await made.store.change(one("create table laters (table_id text, what text)"))
            for table in (kept, gone):
                await made.store.change(one("insert into laters values ($1, 'a')", table))
            await made.store.delete([gone])
            with contextlib.closing(connect(tmp_path / FILE)) as connection:
                assert connection.execute("select table_id from laters").fetchall() == [(kept,)]
                for (kind,) in connection.execute(_OF_TABLES).fetchall():
                    count = f"select count(*) from {kind} where table_id = ?"  # noqa: S608
                    assert connection.execute(count, (gone,)).fetchone() == (0,)

    asyncio.run(test())


def test_nothing_is_forgotten_if_so_set(tmp_path: Path) -> None:
    """0 keeps everything, and closes nothing."""

    async def test() -> None:
        clock = FakeClock(1e9)
        async with server(tmp_path, clock, keep_finished_days=0, close_empty_after=0) as made:
            over, running = await opened(made), await opened(made)
            await close(await made.tables.get(over), "closed")
            clock.advance(1e8)
            await made.operation.upkeep.sweep()
            assert (await status(made, over), await status(made, running)) == ("ended", "open")

    asyncio.run(test())


def test_it_sweeps_by_itself(tmp_path: Path) -> None:
    """From the start on, again and again."""

    async def test() -> None:
        clock = FakeClock(1e9)
        async with server(tmp_path, clock) as made:
            table = await opened(made)
            made.operation.upkeep.start()
            for _ in range(int(25 * HOUR / EVERY)):
                clock.advance(EVERY)
                await asyncio.sleep(0)
                await made.operation.upkeep.settled()
            assert await status(made, table) == "ended"

    asyncio.run(test())


def test_what_nobody_uses_is_in_memory_no_more(tmp_path: Path) -> None:
    """A table that somebody looks at stays; the other comes back from its log as it was."""

    async def test() -> None:
        clock = FakeClock(1e9)
        async with server(tmp_path, clock) as made:
            left, looked_at = await opened(made), await opened(made)
            viewer = await watch(made, looked_at)
            await hours(made, clock, 1)
            assert left not in made.tables
            assert looked_at in made.tables
            assert (await made.tables.get(left)).state.status == "open"
            (await made.tables.get(looked_at)).audience.leave(viewer)
            await made.operation.upkeep.sweep()
            assert looked_at in made.tables
            await hours(made, clock, 1)
            assert len(made.tables) == 0

    asyncio.run(test())


def test_a_table_that_all_have_left_goes_from_memory_before_the_next_sweep(tmp_path: Path) -> None:
    """Else the games of ten minutes would lie there beside those that are played."""

    async def test() -> None:
        clock = FakeClock(1e9)
        async with server(tmp_path, clock) as made:
            left, looked_at = await opened(made), await opened(made)
            await watch(made, looked_at)
            made.operation.upkeep.start()
            for _ in range(int((IDLE + 2 * LOOK_EVERY) / LOOK_EVERY)):
                clock.advance(LOOK_EVERY)
            assert left not in made.tables
            assert looked_at in made.tables

    asyncio.run(test())


def test_what_is_on_its_way_to_the_disk_stays_in_memory(tmp_path: Path) -> None:
    """Its log does not have it yet."""

    async def test() -> None:
        clock = FakeClock(1e9)
        async with server(tmp_path, clock) as made:
            table = await made.tables.get(await opened(made))
            table.record([e.Ended("asked")])
            clock.advance(HOUR)
            assert made.tables.rest(clock.steady()) == 0
            while table.outbox:
                await asyncio.sleep(0)
            assert made.tables.rest(clock.steady()) == 1

    asyncio.run(test())
