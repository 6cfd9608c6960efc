"""Three servers, PostgreSQL and HAProxy: one after the other fails, and everybody goes on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, suppress

import httpx
import pytest

from foretell.client import CommandRejected, Guest, Table, visit
from foretell.server.failpoints import HAND_OVER_POINTS
from foretell.server.offline import carry_out
from foretell.server.operate.admin_orders import (
    Ban,
    OrderDone,
    Show,
    TableRow,
    Tables,
    TableShown,
)
from foretell.server.protocol import commands as w
from foretell.server.settings.settings import ServerSettings
from foretell.server.tables.handing_over import LEAST_SECONDS, SETTLING_SECONDS
from tests.cluster import (
    Cluster,
    Fails,
    cluster,
    killed,
    paused,
    restarted,
    without_database,
)
from tests.promises.histories import History, begin, check, play
from tests.promises.kills import entries
from tests.server.raw_sockets import opened, stranger, until
from tests.server.server_process import Process
from tests.server.server_without_sockets import foretell

pytestmark = [pytest.mark.postgres, pytest.mark.haproxy]
OPTIONS = {"pace": 0, "clock": 0}
SECONDS = 120
TABLES = 12
"""So many that one of them comes to each server."""
UNKNOWN = b"no-such-table"
Busy = defaultdict[Process, asyncio.Lock]
"""Held while something befalls a server: two evenings may be its own."""


@pytest.fixture(scope="module")
def three() -> Iterator[Cluster]:
    """Three servers for all tests of this file."""
    with cluster(3) as made:
        yield made


async def owner(cluster: Cluster, table: str) -> Process:
    """The server that has a table, as soon as there is one and the database can be asked."""
    while True:
        with suppress(subprocess.CalledProcessError):  # at another's evening it may be away
            found = await asyncio.to_thread(cluster.owner, table)
            if found is not None:
                return found
        await asyncio.sleep(0.1)


async def moves_on(tables: list[Table], histories: list[History]) -> None:
    """Wait until something was done at every table that is not over."""
    before = [len(one.acked) for one in histories]
    while any(
        table.view["table"]["status"] != "finished" and len(one.acked) == count
        for table, one, count in zip(tables, histories, before, strict=True)
    ):
        await asyncio.sleep(0.05)


async def befall(cluster: Cluster, table: str, fails: Fails, busy: Busy) -> None:
    """Let something befall the server that has a table, once nothing else befalls that server."""
    while True:
        server = await owner(cluster, table)
        async with busy[server]:
            if await owner(cluster, table) is server:  # it may have moved meanwhile
                await fails(cluster, server)
                return


async def evening(
    cluster: Cluster, fails: Sequence[Fails], busy: Busy
) -> tuple[str, list[History]]:
    """Ada and Grace at a table, whose server fails again and again; what they have noted."""
    async with visit(cluster.url, "Ada") as ada, visit(cluster.url, "Grace") as grace:
        link = await ada.open("standard", 3, options=OPTIONS)
        async with ada.table(link) as one, grace.table(link) as other:
            await begin(one, other)
            tables, histories = [one, other], [History(), History()]
            games = [
                asyncio.create_task(play(table, history, random.Random(n), 0.08))
                for n, (table, history) in enumerate(zip(tables, histories, strict=True))
            ]
            for fail in fails:
                await befall(cluster, one.id, fail, busy)
                await moves_on(tables, histories)
            for game in games:
                game.cancel()
            await asyncio.gather(*games, return_exceptions=True)
            return one.id, histories


def test_everybody_goes_on_whatever_fails(three: Cluster) -> None:
    """What was acknowledged is in the log once, and nothing that was refused."""

    async def test() -> None:
        every: list[Fails] = [killed, restarted, paused, without_database]
        busy: Busy = defaultdict(asyncio.Lock)
        both = [evening(three, every[n:] + every[:n], busy) for n in (0, 2)]
        for table, histories in await asyncio.gather(*both):
            check(await entries(three.servers[0], table), histories)

    asyncio.run(asyncio.wait_for(test(), SECONDS))
    for server in three.servers:  # a database that is away is foreseen
        told = httpx.get(f"{server.url}/metrics", trust_env=False).text
        assert "foretell_failures_total{" not in told


def test_two_balancers_that_disagree_play_no_ping_pong(three: Cluster) -> None:
    """Whoever comes by the other one is shown the table, which moves for that, but seldom."""

    async def test() -> None:
        await asyncio.sleep(SETTLING_SECONDS)  # another test may just have had them lapse
        here, there = (server.url for server in three.servers[:2])
        async with visit(here, "Ada") as ada, visit(there, "Grace") as grace:
            link = await ada.open("standard", 3, options=OPTIONS)
            begun = time.monotonic()
            async with ada.table(link) as one:
                await one.sit()
                async with grace.table(link) as other:  # she is shown it: it has moved
                    assert other.view["table"]["seats"][0]["name"] == "Ada"
            query = f"select epoch from heads where table_id = '{one.id}'"  # noqa: S608
            epoch = int(await asyncio.to_thread(three.postgres.asked, three.store, query))
            assert epoch <= 2 + (time.monotonic() - begun) / LEAST_SECONDS

    asyncio.run(asyncio.wait_for(test(), SECONDS))


async def is_known(guest: Guest) -> bool:
    """Whether a guest's token still speaks for somebody who may come in."""
    try:
        await guest.get("/api/me/tables")
    except CommandRejected as refused:
        return refused.code not in ("no-guest", "banned")
    return True


async def turned_away(guest: Guest) -> None:
    """Wait until a server knows that a token speaks for nobody."""
    while await is_known(guest):
        await asyncio.sleep(0.05)


def test_signed_out_and_banned_is_so_at_every_server(three: Cluster) -> None:
    """Within five seconds, whichever server was told; sockets are closed too."""

    async def test() -> None:
        await asyncio.sleep(SETTLING_SECONDS)  # another test may just have had them lapse
        here, there = (server.url for server in three.servers[:2])
        async with visit(here, "Ada") as ada, visit(there, token=ada.token) as again:
            assert await is_known(again)
            link = await ada.open("standard", 3)
            async with again.table(link) as table:
                await table.sit()
                await ada.post("/api/me/sign-out-everywhere", {})
                await asyncio.wait_for(turned_away(again), 5)
                async with asyncio.timeout(5):
                    while table.link.why_ended != "signed-out":
                        await asyncio.sleep(0.05)
        async with visit(here, "Eve") as eve, visit(there, token=eve.token) as again:
            assert await is_known(again)
            person = (await eve.get("/api/me"))["id"]
            settings = ServerSettings(store=three.store)
            done = await asyncio.to_thread(carry_out, settings, Ban("person", person))
            assert done == OrderDone({"what": person})
            await asyncio.wait_for(asyncio.gather(turned_away(eve), turned_away(again)), 5)

    asyncio.run(asyncio.wait_for(test(), SECONDS))


def test_an_operator_is_not_told_that_nobody_looks(three: Cluster) -> None:
    """Whoever only joins for a moment cannot know who looks at another server's table."""

    async def test() -> None:
        async with visit(three.url, "Ada") as ada:
            table = await ada.open("standard", 3, options=OPTIONS)
            async with ada.table(table) as seen:
                await seen.sit()
                settings = ServerSettings(store=three.store)
                rows = await asyncio.to_thread(carry_out, settings, Tables())
                assert isinstance(rows, list)
                (row,) = [one for one in rows if isinstance(one, TableRow) and one.id == table]
                assert row.viewers is None
                shown = await asyncio.to_thread(carry_out, settings, Show(table))
                assert isinstance(shown, TableShown)
                assert (shown.seats[0].name, shown.viewers) == ("Ada", None)
                orders = ("admin", "--store", three.store)
                listed = await asyncio.to_thread(foretell, *orders, "tables")
                told = await asyncio.to_thread(foretell, *orders, "show", table)
                assert " – here" in listed.stdout
                assert "only the process knows that has it" in told.stdout
                await seen.do(w.Say("still here"))  # the table has not moved

    asyncio.run(asyncio.wait_for(test(), SECONDS))


def test_a_percent_encoded_id_moves_no_table(three: Cluster) -> None:
    """A balancer hashes it elsewhere; there is one spelling, and a plain answer to another one."""

    async def test() -> None:
        async with visit(three.url, "Ada") as ada:
            link = await ada.open("standard", 3)
            async with ada.table(link) as table:
                await table.sit()
                before = await owner(three, table.id)
                for server in three.servers:
                    spelt = f"%{ord(table.id[0]):x}{table.id[1:]}"
                    with stranger(server.port) as plain:
                        first = opened(plain, spelt)
                        assert UNKNOWN in until(plain, lambda found: UNKNOWN in found, first)
                assert await owner(three, table.id) is before

    asyncio.run(asyncio.wait_for(test(), SECONDS))


async def died(server: Process) -> None:
    """Wait until a server is no more; it did not come to its own end."""
    async with asyncio.timeout(20):
        while server.is_alive:
            await asyncio.sleep(0.05)
    assert server.process is not None
    assert server.process.poll() == -signal.SIGKILL


@pytest.mark.parametrize("failpoint", HAND_OVER_POINTS)
def test_a_server_may_die_while_a_table_changes_hands(three: Cluster, failpoint: str) -> None:
    """Claimed and not read yet, or stored and not let go yet: another has it after the lease."""
    first = three.servers[0]
    first.kill()
    first.start(failpoint)
    three.balancer.wait_for_all()

    async def test() -> None:
        async with visit(three.url, "Ada") as ada, AsyncExitStack() as stack:
            links = [await ada.open("standard", 3) for _ in range(TABLES)]
            tables = [ada.table(link) for link in links]
            coming = [asyncio.create_task(stack.enter_async_context(one)) for one in tables]
            if failpoint == "release.before":
                await asyncio.gather(*coming)
                os.kill(first.pid, signal.SIGTERM)
            await asyncio.gather(*coming, *(one.sit() for one in tables))
            await died(first)
            for table in tables:
                await table.do(w.Say("still here"))

    try:
        asyncio.run(asyncio.wait_for(test(), SECONDS))
    finally:
        first.kill()
        first.start()
