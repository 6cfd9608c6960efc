"""Keeping somebody away from one's own tables, and an operator who takes somebody's voice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from foretell.client import CommandRejected, Guest, Table, visit
from foretell.server.offline import carry_out
from foretell.server.operate import admin_orders as o
from foretell.server.operate.admin_socket import ask
from foretell.server.protocol import commands as w
from foretell.server.settings.settings import ServerSettings
from tests.server.server_process import serving

FAST = {"pace": 0, "clock": 0}


def texts(table: Table) -> list[str]:
    """What a client reads."""
    return [line["text"] for line in table.view["chat"]]


def on_a_server(folder: Path, test: Callable[[str], Coroutine[Any, Any, None]]) -> None:
    """Run a test against a real server."""
    with serving(folder) as process:
        asyncio.run(asyncio.wait_for(test(process.url), 60))


async def names(guest: Guest, way: str) -> list[str]:
    """Whom a guest keeps away."""
    return [one["name"] for one in await guest.get(f"/api/me/{way}")]


def test_the_blocked_sit_at_no_table_of_the_blocker_and_are_not_read(tmp_path: Path) -> None:
    """Not before the start, not late; at others' tables they sit, and are not read there either."""

    async def test(url: str) -> None:
        async with visit(url, "Ada") as ada, visit(url, "Bo") as bo, visit(url, "Cy") as cy:
            link = await ada.open("standard", 3, options=FAST)
            async with ada.table(link) as here, bo.table(link) as there:
                await here.sit()
                await there.do(w.Say("rubbish"))
                await ada.block(link, "Bo")
                while texts(here):
                    await here.changed()
                with pytest.raises(CommandRejected, match="does not want you") as refused:
                    await there.sit()
                assert refused.value.code == "blocked"
                await here.start()
                with pytest.raises(CommandRejected, match="does not want you"):
                    await there.sit()
            other = await cy.open("standard", 3)
            async with ada.table(other) as here, bo.table(other) as there:
                await there.sit()
                await there.do(w.Say("hello"))
                await here.sit()
                assert (here.seat, texts(here), texts(there)) == (1, [], ["hello"])

    on_a_server(tmp_path, test)


def test_a_block_is_told_exported_lifted_and_deleted(tmp_path: Path) -> None:
    """By HTTP and in the chat; who is gone is blocked by nobody."""

    async def test(url: str) -> None:
        async with visit(url, "Ada") as ada, visit(url, "Bo") as bo:
            link = await ada.open("standard", 3)
            async with ada.table(link) as here, bo.table(link) as there:
                await there.do(w.Say("rubbish"))
                with pytest.raises(CommandRejected, match="Nobody of that name"):
                    await ada.block(link, "Eve")
                await here.do(w.Say("/block Bo"))
                assert (await names(ada, "blocks"), await names(ada, "mutes")) == (["Bo"], [])
                told = (await ada.get("/api/me/export"))["blocks"]
                assert [one["name"] for one in told] == ["Bo"]
                assert await names(bo, "blocks") == []
                await here.do(w.Say("/unblock Bo"))
                assert await names(ada, "blocks") == []
                await there.sit()
                with pytest.raises(CommandRejected, match="you yourself"):
                    await bo.block(link, "Bo")
                await ada.block(link, "Bo")
            await bo._http.delete("/api/me")
            assert await names(ada, "blocks") == []

    on_a_server(tmp_path, test)


def test_a_rematch_leaves_the_blocked_out(tmp_path: Path) -> None:
    """Everybody else sits as before."""

    async def test(url: str) -> None:
        async with visit(url, "Ada") as ada, visit(url, "Bo") as bo:
            link = await ada.open("standard", 3, options=FAST)
            async with ada.table(link) as here, bo.table(link) as there:
                await here.sit()
                await there.sit()
                await here.start()
                await asyncio.gather(here.do(w.End()), there.do(w.End()))
                await ada.block(link, "Bo")
                after = (await ada.post(f"/api/tables/{link}/rematch", None))["id"]
            async with ada.table(after) as here:
                assert [one.get("name", "") for one in here.facts["seats"]][:2] == ["Ada", ""]

    on_a_server(tmp_path, test)


async def silenced(url: str, data: Path) -> str:
    """Bo talks, is silenced, and plays; the token."""
    async with visit(url, "Bo") as bo:
        link = await bo.open("standard", 3, options=FAST)
        async with bo.table(link) as table:
            await table.sit()
            await table.do(w.Say("before"))
            person = (await bo.get("/api/me"))["id"]
            await asyncio.to_thread(ask, data, o.Mute(person, 2, "shouting"))
            with pytest.raises(CommandRejected, match=r"silenced you until .*: shouting") as no:
                await table.do(w.Say("after"))
            assert (no.value.code, no.value.details["reason"]) == ("silenced", "shouting")
            await table.start()
            assert texts(table) == ["before"]
        assert "silenced" in (await bo.get("/api/me/export"))["bans"][0]
    return bo.token


async def again(url: str, token: str, *, may: bool) -> None:
    """Bo comes back and tries to talk."""
    async with visit(url, token=token) as bo:
        link = await bo.open("standard", 3)
        async with bo.table(link) as table:
            if may:
                await table.do(w.Say("again"))
                return
            with pytest.raises(CommandRejected, match="silenced"):
                await table.do(w.Say("again"))


def test_an_operator_takes_a_voice_and_gives_it_back(tmp_path: Path) -> None:
    """The silenced play on, and are told until when; the silence outlives a restart."""

    with serving(tmp_path) as process:
        token = asyncio.run(silenced(process.url, process.data))
    with serving(tmp_path) as process:
        asyncio.run(again(process.url, token, may=False))
    bans = carry_out(ServerSettings(data=tmp_path), o.Bans())
    assert isinstance(bans, list)
    ban = bans[0]
    assert isinstance(ban, o.BanRow)
    assert ban.kind == "chat"
    carry_out(ServerSettings(data=tmp_path), o.Unmute(ban.what))
    with serving(tmp_path) as process:
        asyncio.run(again(process.url, token, may=True))
