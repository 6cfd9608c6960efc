"""The leases of servers on one database: renewed, lapsed, judged."""

from __future__ import annotations

import asyncio
from unittest import mock

import asyncpg
import pytest
from tests.unit.server.store.test_membership import member_of, run, servers, still

from foretell.server.store.postgres import lease as leases

pytestmark = pytest.mark.postgres


def test_after_an_outage_nobody_is_declared_over_who_has_not_had_time_to_renew() -> None:
    """All leases ended while the database was away: the first one back does not judge yet."""

    async def test() -> None:
        async with servers() as joined:
            first, second = members = [member_of(one) for one in joined]
            for member in members:
                still(member)
            apart = await asyncpg.connect(first._url)
            await apart.execute("update members set until = clock_timestamp() - interval '1 s'")
            await first._beat()
            assert await apart.fetch("select 1 from members where is_gone") == []
            await second._beat()
            assert second.holds
            await apart.execute("update members set since = since - interval '1 min'")
            await apart.execute(
                "update members set until = clock_timestamp() - interval '1 s' where id = $1",
                second._tables.member,
            )
            await first._beat()
            gone = await apart.fetch("select id from members where is_gone")
            assert [row[0] for row in gone] == [second._tables.member]
            await apart.close()

    run(test)


def test_a_lease_is_renewed_again_after_an_unforeseen_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It is noted as whatever fails beside all requests, and the next renewal is tried."""

    async def test() -> None:
        noted: list[object] = []
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _loop, context: noted.append(context["exception"]))
        monkeypatch.setattr(leases, "OWN_SECONDS", 0.5)
        monkeypatch.setattr(leases, "EVERY", 0.05)
        async with servers(1) as (one,):
            member, fault = member_of(one), ZeroDivisionError()
            with monkeypatch.context() as patch:
                patch.setattr(leases.Lease, "renew", mock.AsyncMock(side_effect=fault))
                await asyncio.sleep(1)
                assert set(noted) == {fault}
                assert not member.holds
            await asyncio.sleep(1)
            assert member.holds

    run(test)
