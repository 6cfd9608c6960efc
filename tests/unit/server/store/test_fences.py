"""Who was another's server a moment ago: what is on its way from it comes too late."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import pytest
from tests.unit.server.store.test_membership import BEATS, Heard, killed, run, servers
from tests.unit.server.store.test_store import append

from foretell.server.store.interface import Conflict, NotSaved
from foretell.server.store.postgres import appender
from foretell.server.store.postgres import lease as leases
from foretell.server.store.postgres.appends import Group, append_all
from foretell.server.store.postgres.ownership import Ownership
from foretell.server.store.sharing import Elsewhere

pytestmark = pytest.mark.postgres


def test_a_table_that_is_claimed_again_while_it_is_let_go_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Somebody comes back at once; other statements are slow, and would take it away again.

    It was wanted twice elsewhere, and let go for each; the second statement was done first.
    """

    async def test() -> None:
        async with servers() as (one, other):
            heard = Heard(one, gives=False)
            await append(one, "t", 0, b"a")
            await one.sharing.claim("t")
            at_once = Ownership.release

            slowness = [0.3, 0.05]

            async def slow(*which: Any) -> None:
                await asyncio.sleep(slowness.pop(0))
                await at_once(*which)

            monkeypatch.setattr(Ownership, "release", slow)
            going = [asyncio.create_task(one.sharing.release(["t"])) for _ in range(2)]
            await asyncio.wait(going, return_when=asyncio.FIRST_COMPLETED)
            await one.sharing.claim("t")
            await asyncio.gather(*going)
            assert await one.sharing.own(["t"]) == ["t"]
            with pytest.raises(Elsewhere):
                await other.sharing.claim("t")
            assert heard.asked == [("t", None)]

    run(test)


def test_who_was_declared_gone_adds_nothing_to_a_log_that_is_as_long_as_it_knows() -> None:
    """The new owner has added nothing yet: its claim alone stands between them."""

    async def test() -> None:
        async with servers() as (dead, other):
            await append(dead, "t", 0, b"a")
            await dead.sharing.claim("t")
            killed(dead)
            with suppress(Elsewhere):
                await other.sharing.claim("t")
            await asyncio.sleep(BEATS + 0.8)
            await other.sharing.claim("t")
            with pytest.raises(Conflict):  # what was on its way all the time
                await append(dead, "t", 1, b"late", is_same=True)
            await append(other, "t", 1, b"b", is_same=True)
            log = await other.log("t")
            assert log is not None
            assert log.entries == [b"a", b"b"]

    run(test)


def test_who_has_no_lease_by_its_own_clock_claims_nothing() -> None:
    """Nobody has declared it gone yet: it stops by itself, before others judge."""

    async def test() -> None:
        async with servers(1) as (one,):
            await append(one, "t", 0, b"a")
            killed(one)
            await asyncio.sleep(leases.OWN_SECONDS + 0.1)
            with pytest.raises(Elsewhere):
                await one.sharing.claim("t")

    run(test)


def test_what_was_given_up_is_not_stored_after_the_log_was_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It was told as not saved, and is still on its way: reading the log shuts the door first."""

    async def test() -> None:
        async with servers(1) as (one,):
            await append(one, "t", 0, b"a")
            await one.sharing.claim("t")
            sent: list[tuple[Sequence[Group], dict[str, int]]] = []

            async def lost(groups: Sequence[Group], epochs: dict[str, int], _: object) -> None:
                sent.append((groups, dict(epochs)))
                raise ConnectionError("no answer")

            with monkeypatch.context() as patch:
                patch.setattr(appender, "append_all", lost)
                with pytest.raises(NotSaved):
                    await append(one, "t", 1, b"late", is_same=True)
            log = await one.log("t")
            assert log is not None
            assert log.entries == [b"a"]
            async with one._pool.acquire() as connection:  # now it arrives
                assert await append_all(*sent[0], connection) == set()
            await append(one, "t", 1, b"b", is_same=True)

    run(test)
