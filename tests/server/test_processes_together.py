"""Three servers behind HAProxy: how long a table stands still, what each hears of the others."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import httpx
import pytest

from foretell.client import Table, visit
from foretell.server.offline import carry_out
from foretell.server.operate.admin_orders import WithdrawName
from foretell.server.protocol import commands as w
from foretell.server.settings.settings import ServerSettings
from tests.cluster import Cluster, Fails, cluster, killed, paused, restarted
from tests.promises.histories import History, begin, check, play, silence
from tests.promises.kills import entries
from tests.server.test_many_processes import OPTIONS, SECONDS, moves_on, owner

pytestmark = [pytest.mark.postgres, pytest.mark.haproxy]
SILENCES: dict[Fails, float] = {killed: 10.0, paused: 10.0, restarted: 3.0}
"""Seconds for which nothing is done at most, where much else is done on the machine.

On a quiet one 6, 6 and 1.5. With a lease of fifteen seconds, or a table that is left and not
handed over, it were longer.
"""
HEARD = 5.0
"""Seconds in which every server knows what was changed at another."""


@pytest.fixture(scope="module")
def three() -> Iterator[Cluster]:
    """Three servers for all tests of this file."""
    with cluster(3) as made:
        yield made


def test_a_table_goes_on_soon_whatever_fails(three: Cluster) -> None:
    """Its server is killed, stands still, is restarted: it goes on elsewhere, within its time."""

    async def test() -> None:
        async with visit(three.url, "Ada") as ada, visit(three.url, "Grace") as grace:
            link = await ada.open("standard", 3, options=OPTIONS)
            async with ada.table(link) as one, grace.table(link) as other:
                await begin(one, other)
                tables, histories = [one, other], [History(), History()]
                games = [
                    asyncio.create_task(play(table, history, random.Random(n), 0.3))
                    for n, (table, history) in enumerate(zip(tables, histories, strict=True))
                ]
                await moves_on(tables, histories)
                for fails, most in SILENCES.items():
                    since = asyncio.get_running_loop().time()
                    await fails(three, await owner(three, one.id))
                    await moves_on(tables, histories)
                    assert one.view["table"]["status"] == "playing"
                    assert silence(histories, since) <= most, fails
                for game in games:
                    game.cancel()
                await asyncio.gather(*games, return_exceptions=True)
                check(await entries(three.servers[0], one.id), histories)

    asyncio.run(asyncio.wait_for(test(), SECONDS))


async def says(table: Table, text: str, *heard: Table) -> None:
    """Say a line, and wait until somebody at the same table has heard it."""
    await table.do(w.Say(text))
    async with asyncio.timeout(HEARD):
        while any(text not in [line["text"] for line in one.view["chat"]] for one in heard):
            await asyncio.sleep(0.05)


def test_a_mute_is_heard_where_the_table_is(three: Cluster) -> None:
    """It is said to another server: old lines go, and new ones do not come; the table stays."""

    async def test() -> None:
        here, there = (server.url for server in three.servers[:2])
        async with (
            visit(here, "Ada") as ada,
            visit(there, token=ada.token) as elsewhere,
            visit(here, "Eve") as eve,
        ):
            link = await ada.open("standard", 3)
            async with ada.table(link) as one, eve.table(link) as other:
                await one.sit()
                await other.sit()
                await says(other, "rude", one)
                before = await owner(three, one.id)
                await elsewhere.mute(link, "Eve")
                async with asyncio.timeout(HEARD):
                    while one.view["chat"]:
                        await asyncio.sleep(0.05)
                await says(other, "unheard", other)
                await says(one, "heard", one, other)
                assert [line["text"] for line in one.view["chat"]] == ["heard"]
                assert await owner(three, one.id) is before

    asyncio.run(asyncio.wait_for(test(), SECONDS))


def test_a_name_that_an_operator_withdraws_is_gone_where_the_table_is(three: Cluster) -> None:
    """Entries of its log say something else now: who looks at it sees that; the table stays."""

    async def test() -> None:
        async with visit(three.url, "Ada") as ada, visit(three.url, "Rude") as eve:
            person = (await eve.get("/api/me"))["id"]
            link = await ada.open("standard", 3)
            async with ada.table(link) as one, eve.table(link) as other:
                await one.sit()
                await other.sit()
                before = await owner(three, one.id)
                settings = ServerSettings(store=three.store)
                await asyncio.to_thread(carry_out, settings, WithdrawName(person))
                async with asyncio.timeout(HEARD):
                    while "Rude" in str(one.view):
                        await asyncio.sleep(0.05)
                await says(one, "still here", one, other)
                assert await owner(three, one.id) is before

    asyncio.run(asyncio.wait_for(test(), SECONDS))


def test_figures_tell_the_lease_and_no_disk(three: Cluster) -> None:
    """Whoever watches is told at each process; the room is the database's."""
    for server in three.servers:
        text = httpx.get(f"{server.url}/metrics", trust_env=False).text
        assert "\nforetell_lease 1.0\n" in text
        assert "\nforetell_disk_free_bytes " not in text
