"""What strangers make and guess is counted once by all servers of one database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
import pytest

from foretell.server.limits import Limiter, Rate, TooMany
from foretell.server.people.codes import new_code
from foretell.server.people.common_limits import COMMON, CommonLimits
from foretell.server.people.keys import Comer, Credentials
from foretell.server.people.people import RATES, People
from foretell.server.protocol.rejection import Rejection
from foretell.server.store.interface import NotSaved
from foretell.server.store.postgres.buckets import Buckets
from foretell.server.store.postgres.store import PostgresStore
from foretell.server.store.sharing import Unshared
from foretell.server.store.stored_people import StoredPeople
from tests.postgres import Postgres, postgres
from tests.server.fake_clock import FakeClock
from tests.server.people.people_server import FakeTables

ADDRESS = "192.0.2.77"
SECONDS = 30
LATER = "update buckets set full_at = full_at - $1 where deed = 'x'"
"""So many seconds pass for a bucket."""


@asynccontextmanager
async def servers(url: str) -> AsyncIterator[list[People]]:
    """The people of two servers on one database."""
    stores = [await PostgresStore.shared(url) for _ in range(2)]
    try:
        yield [
            People(StoredPeople(store), FakeClock(), tables=FakeTables(), sharing=store.sharing)
            for store in stores
        ]
    finally:
        for store in stores:
            await store.close()


@pytest.mark.postgres
def test_new_guests_count_at_whichever_server_they_come() -> None:
    """Half here and half there, all at once; another address has its own bucket."""

    async def test() -> None:
        async with servers(postgres().ready()) as both:
            many = RATES["guest"].burst + 6
            coming = [both[n % 2].join(f"Ada {n}", address=ADDRESS) for n in range(many)]
            came = await asyncio.gather(*coming, return_exceptions=True)
            refused = [one for one in came if isinstance(one, TooMany)]
            assert len(refused) == 6
            assert all(180 - SECONDS <= one.seconds <= 180 for one in refused)
            await both[1].join("Grace", address="192.0.2.78")

    asyncio.run(asyncio.wait_for(test(), SECONDS))


@pytest.mark.postgres
def test_guesses_count_at_whichever_server_they_are_made() -> None:
    """Wrong codes at one close the address at the other, for right ones too."""

    async def test() -> None:
        async with servers(postgres().ready()) as both:
            guest = (await both[0].join("Ada", address=ADDRESS)).guest
            here, there = (Credentials(people) for people in both)
            code = await here.new_code(guest)
            for _ in range(RATES["try"].burst):
                with pytest.raises(Rejection, match="no code or phrase"):
                    await here.redeem(new_code(), Comer(ADDRESS))
            for refused in (
                there.redeem(code.code, Comer(ADDRESS)),
                there.recover("x", Comer(ADDRESS)),
            ):
                with pytest.raises(TooMany):
                    await refused
            assert (await there.redeem(code.code, Comer("192.0.2.78"))).guest.id == guest.id

    asyncio.run(asyncio.wait_for(test(), SECONDS))


@pytest.mark.postgres
def test_a_bucket_fills_as_one_in_memory_and_is_tidied_when_full() -> None:
    """By the database's clock; what is full is kept no longer, and no address is kept at all."""

    async def test() -> None:
        url = postgres().ready()
        async with servers(url) as both:
            await both[0].join("Ada", address=ADDRESS)
            assert ADDRESS.encode() not in await asyncio.to_thread(postgres().dumped, url)
            connection = await asyncpg.connect(url)
            assert await connection.fetchval("select count(*) from buckets") == 1
            rate, pool = Rate(2, 60), await asyncpg.create_pool(url, min_size=1)
            buckets = Buckets(pool)
            assert [await buckets.take("x", b"a", rate) for _ in range(2)] == [0, 0]
            wait = await buckets.take("x", b"a", rate)
            assert 60 - SECONDS < wait <= 60
            assert await buckets.wait("x", b"a", rate) <= wait
            await connection.execute(LATER, wait + 1)
            assert await buckets.wait("x", b"a", rate) == 0
            assert await buckets.take("x", b"a", rate) == 0
            await connection.execute(LATER, 121.0)
            await buckets.tidy()
            assert await connection.fetchval("select count(*) from buckets where deed = 'x'") == 0
            assert await connection.fetchval("select count(*) from buckets") == 1
            await pool.close()
            await connection.close()

    asyncio.run(asyncio.wait_for(test(), SECONDS))


@pytest.mark.postgres
def test_a_database_that_is_away_neither_locks_out_nor_opens_up() -> None:
    """Nothing is done and nothing is counted; what was counted before holds."""
    machine = Postgres()

    async def test() -> None:
        async with servers(machine.ready()) as (people, _):
            for n in range(RATES["guest"].burst):
                await people.join(f"Ada {n}", address=ADDRESS)
            await asyncio.to_thread(machine.stop)
            for _ in range(2):
                with pytest.raises(NotSaved):
                    await people.join("Eve", address=ADDRESS)
            await asyncio.to_thread(machine.start)
            with pytest.raises(TooMany):  # it was stopped in order: that keeps the table
                await people.join("Eve", address=ADDRESS)

    try:
        asyncio.run(asyncio.wait_for(test(), SECONDS))
    finally:
        machine.remove()


def test_a_server_that_is_alone_counts_in_memory() -> None:
    """Nothing is asked of a store: not even for what digests are made with."""

    async def salt() -> bytes:
        raise AssertionError("the store was asked")

    async def test() -> None:
        own = Limiter(FakeClock(), RATES)
        limits = CommonLimits(own, RATES, Unshared(), salt)
        for deed in COMMON:
            for _ in range(RATES[deed].burst):
                await limits.demand(deed, ADDRESS)
            assert await limits.take(deed, ADDRESS) > 0
            with pytest.raises(TooMany):
                await limits.look(deed, ADDRESS)
            with pytest.raises(TooMany):
                own.look(deed, ADDRESS)

    asyncio.run(asyncio.wait_for(test(), SECONDS))
