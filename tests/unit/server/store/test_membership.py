"""Servers on one database: who has a table, who is fenced off, what each hears of the others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import asyncpg
import pytest
from tests.postgres import postgres
from tests.unit.server.store.test_store import append

from foretell.server.store.interface import Conflict
from foretell.server.store.people import BanRecord, NewDevice
from foretell.server.store.postgres import lease as leases
from foretell.server.store.postgres.membership import Membership
from foretell.server.store.postgres.store import PostgresStore
from foretell.server.store.sharing import Elsewhere, StoreChange
from foretell.server.store.stored_people import StoredPeople
from foretell.server.tables.context import spawn

pytestmark = pytest.mark.postgres
BEATS = 1.2
"""Seconds in which every server has renewed its lease twice."""


class Heard:
    """A server that notes what it is told."""

    def __init__(self, store: PostgresStore, *, gives: bool = True) -> None:
        self.store, self.gives = store, gives
        self.news: list[StoreChange] = []
        self.asked: list[tuple[str, str | None]] = []
        self.lapses = 0
        store.sharing.subscribe(self)

    def took(self, news: StoreChange) -> None:
        """Hear of a change."""
        self.news.append(news)

    def asked_for(self, table: str, person: str | None) -> None:
        """Hear that a table is wanted."""
        self.asked.append((table, person))
        if self.gives:
            spawn(self.store.sharing.release([table]))

    def lapsed(self) -> None:
        """Hear that the lease is over."""
        self.lapses += 1


@asynccontextmanager
async def servers(many: int = 2) -> AsyncIterator[list[PostgresStore]]:
    """Servers on one database."""
    url = postgres().ready()
    joined = [await PostgresStore.shared(url) for _ in range(many)]
    try:
        for store in joined:
            await store.sharing.join()
        yield joined
    finally:
        for store in joined:
            await store.close()


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Run a test in an event loop."""

    async def timed() -> None:
        await asyncio.wait_for(test(), 60)

    asyncio.run(timed())


def member_of(store: PostgresStore) -> Membership:
    """What a store of PostgreSQL has of the others."""
    assert isinstance(store.sharing, Membership)
    return store.sharing


def killed(store: PostgresStore) -> None:
    """What others see of a server that was killed: it renews nothing any more."""
    still(member_of(store))


def still(member: Membership) -> None:
    """Renew a lease no more by itself."""
    assert member._beating is not None
    member._beating.cancel()


def test_a_table_goes_to_who_is_asked_for_it() -> None:
    """The server that has it is told, and lets it go; what it appends after that is refused."""

    async def test() -> None:
        async with servers() as (old, new):
            heard = Heard(old)
            await append(old, "t", 0, b"a")
            await old.sharing.claim("t")
            await append(old, "t", 1, b"b", is_same=True)
            await new.sharing.claim("t", "ada")
            assert heard.asked == [("t", "ada")]
            await append(new, "t", 2, b"c", is_same=True)
            with pytest.raises(Conflict):
                await append(old, "t", 3, b"late", is_same=True)
            log = await old.log("t")
            assert log is not None
            assert log.entries == [b"a", b"b", b"c"]
            with pytest.raises(Conflict):  # to have read the log makes nobody its owner
                await append(old, "t", 3, b"late", is_same=True)

    run(test)


def test_a_table_that_is_kept_is_elsewhere() -> None:
    """Whoever asks is told so after a while, and nothing was changed."""

    async def test() -> None:
        async with servers() as (old, new):
            Heard(old, gives=False)
            await append(old, "t", 0, b"a")
            await old.sharing.claim("t")
            with pytest.raises(Elsewhere):
                await new.sharing.claim("t")
            assert await new.sharing.own(["t"]) == []
            assert await old.sharing.own(["t"]) == ["t"]
            await append(old, "t", 1, b"b", is_same=True)
            await new.sharing.claim("none")  # there is no such table: its log says so

    run(test)


def test_the_tables_of_a_dead_server_are_had_by_others() -> None:
    """After its lease is over, and not before; then it leads no more."""

    async def test() -> None:
        async with servers() as (dead, other):
            await append(dead, "t", 0, b"a")
            await dead.sharing.claim("t")
            assert (dead.sharing.is_leader, other.sharing.is_leader) == (True, False)
            killed(dead)
            with pytest.raises(Elsewhere):
                await other.sharing.claim("t")
            await asyncio.sleep(BEATS + 0.8)
            await other.sharing.claim("t")
            assert not dead.sharing.holds
            assert other.sharing.is_leader
            with pytest.raises(Elsewhere):
                await dead.sharing.claim("t")
            with pytest.raises(Conflict):
                await append(dead, "t", 1, b"late", is_same=True)

    run(test)


def test_a_server_whose_lease_lapsed_begins_anew() -> None:
    """It forgets what it remembered, once when it lapses and once when it is back."""

    async def test() -> None:
        async with servers(1) as (one,):
            heard, member = Heard(one), one.sharing
            assert isinstance(member, Membership)
            number = member._tables.member
            apart = await asyncpg.connect(member._url)
            await apart.execute("update members set is_gone = true where id = $1", number)
            await apart.close()
            await asyncio.sleep(2 * BEATS)
            assert heard.lapses == 2
            assert member._tables.member > number
            assert member.holds
            await append(one, "t", 0, b"a")
            await one.sharing.claim("t")

    run(test)


def test_changes_are_heard_by_the_other_servers_alone() -> None:
    """Each once, whatever they are about."""

    async def test() -> None:
        async with servers() as (one, other):
            people = StoredPeople(one)
            own, heard = Heard(one), Heard(other)
            await people.add_person("ada", "Ada", NewDevice(b"1", "d", "", 1))
            await people.rename("ada", "Countess")
            await people.ban(BanRecord("address", "192.0.2.1", 0, "", 1))
            await people.drop_devices("ada")
            await append(one, "t", 0, b"a")
            await one.delete(["t"])
            await asyncio.sleep(BEATS)
            assert heard.news == [
                StoreChange("name", "ada"),
                StoreChange("bans", ""),
                StoreChange("token", "ada", b"1"),
                StoreChange("gone", "t"),
            ]
            await people.forget("ada")
            await asyncio.sleep(BEATS)
            assert heard.news[4:] == [StoreChange("person", "ada")]
            assert own.news == []

    run(test)


async def failing(*_args: object) -> list[tuple[str, str | None]]:
    """A query of a connection that is lost."""
    raise asyncpg.InterfaceError("the connection is lost")


@pytest.mark.parametrize("is_read", [False, True])
def test_changes_are_heard_once_though_a_query_fails(
    is_read: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What could not be read is read with the next renewal; what was read is told at once."""

    async def test() -> None:
        async with servers() as (one, other):
            member, heard, people = other.sharing, Heard(other), StoredPeople(one)
            assert isinstance(member, Membership)
            await people.add_person("ada", "Ada", NewDevice(b"1", "d", "", 1))
            news = [StoreChange("name", "ada")]
            with monkeypatch.context() as patch:
                if is_read:
                    patch.setattr(member._tables, "asked", failing)
                else:
                    patch.setattr(leases, "_READ", "select $1::text, $2::text, 1 / 0")
                await people.rename("ada", "Countess")
                await asyncio.sleep(leases.EVERY + 0.2)  # one renewal, well before the lease lapses
                assert heard.news == (news if is_read else [])
            await asyncio.sleep(BEATS)
            assert (heard.news, heard.lapses) == (news, 0)

    run(test)


def test_a_tournament_is_led_where_its_tables_are() -> None:
    """The leader takes what nobody leads; with a table comes the tournament."""

    async def test() -> None:
        async with servers() as (leader, other):
            Heard(leader)
            for log in ("cup.a", "a~1", "cup.b"):
                await append(leader, log, 0, b"{}")
            both = {"cup.a", "cup.b"}
            assert await other.sharing.conducted(both) == set()
            assert await leader.sharing.conducted(both) == both
            await leader.sharing.claim("a~1")
            await other.sharing.claim("a~1", "ada")
            assert await other.sharing.conducted(both) == {"cup.a"}
            assert await leader.sharing.conducted(both) == {"cup.b"}
            await append(leader, "cup.a", 1, b"{}", is_same=True)  # anybody may note something
            assert not await other.sharing.is_current("cup.a", 1)
            assert await other.sharing.is_current("cup.a", 2)

    run(test)
