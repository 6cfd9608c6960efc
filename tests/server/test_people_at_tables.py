"""People in the whole server: their sockets end with their tokens, and they leave no traces."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from foretell.client import CommandRejected, Guest, visit
from foretell.server.people.mentions import GONE
from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.store.sqlite import SqliteStore
from tests.server.server_process import Process, serving
from tests.server.server_without_sockets import foretell

QUICK = {"pace": 0, "clock": 0}
JSON = {"Content-Type": "application/json"}
SECONDS, PATIENCE = 5.0, 30.0
"""Within so many, everything of somebody who signed out is closed (S6)."""


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    """A server."""
    with serving(tmp_path) as found:
        yield found


@asynccontextmanager
async def at(guest: Guest, table: str, token: str = "") -> AsyncIterator[ClientConnection]:
    """A socket without anything that heals, past its first snapshot."""
    address = f"{guest.url.replace('http', 'ws')}/ws/tables/{table}"
    headers = {"Authorization": f"Bearer {token or guest.token}"}
    async with connect(address, additional_headers=headers, proxy=None) as socket:
        await socket.recv()
        yield socket


async def end_of(socket: ClientConnection) -> tuple[int | None, float]:
    """How a socket ends, and after how long."""
    began = time.monotonic()
    with contextlib.suppress(ConnectionClosed):
        while True:
            await asyncio.wait_for(socket.recv(), PATIENCE)
    return socket.close_code, time.monotonic() - began


async def second_device(guest: Guest) -> str:
    """The token of another device of the same person."""
    code = (await guest.post("/api/me/devices/code", None))["code"]
    async with httpx.AsyncClient(base_url=guest.url, trust_env=False) as http:
        answer = await http.post("/api/devices/redeem", json={"code": code, "wants_token": True})
        return str(answer.json()["token"])


def test_a_seat_from_another_device(process: Process) -> None:
    """A code, and the same person plays on from there."""

    async def test() -> None:
        async with visit(process.url, "Ada") as ada:
            link = await ada.open("standard", 3, options=QUICK)
            async with ada.table(link) as table:
                await table.sit()
            token = await second_device(ada)
            async with visit(process.url, token=token) as again, again.table(link) as table:
                assert table.seat == 0
                assert again.name == "Ada"

    asyncio.run(test())


def test_s6_signed_out_everywhere(process: Process) -> None:
    """All sockets of all devices close; the old tokens are nobody's."""

    async def test() -> None:
        async with visit(process.url, "Ada") as ada, visit(process.url, "Bo") as bo:
            link = await ada.open("standard", 3, options=QUICK)
            token = await second_device(ada)
            async with at(ada, link) as one, at(ada, link, token) as two, at(bo, link) as other:
                assert await ada.post("/api/me/sign-out-everywhere", None) == {"devices": 2}
                for socket in (one, two):
                    code, seconds = await end_of(socket)
                    assert code == 4401
                    assert seconds < SECONDS
                await other.send('{"t":"ping","x":1}')
                while b"pong" not in await asyncio.wait_for(other.recv(decode=False), PATIENCE):
                    pass
            with pytest.raises(CommandRejected, match="does not know this token"):
                await ada.get("/api/me")
            assert (await bo.get("/api/me"))["name"] == "Bo"

    asyncio.run(test())


def test_one_device_signed_out(process: Process) -> None:
    """Only its socket closes, and the client does not come back by itself."""

    async def test() -> None:
        async with visit(process.url, "Ada") as ada:
            link = await ada.open("standard", 3, options=QUICK)
            token = await second_device(ada)
            async with (
                visit(process.url, token=token) as again,
                again.table(link) as lost,
                at(ada, link) as kept,
            ):
                devices = await again.get("/api/me/devices")
                (here,) = [one["id"] for one in devices if one["is_this"]]
                await again._http.delete(f"/api/me/devices/{here}")
                for _ in range(600):
                    if lost.link.why_ended:
                        break
                    await asyncio.sleep(0.05)
                assert lost.link.why_ended == "signed-out"
                await kept.send('{"t":"ping","x":1}')
                while b"pong" not in await asyncio.wait_for(kept.recv(decode=False), PATIENCE):
                    pass

    asyncio.run(test())


def test_deleted_people_leave_no_traces(process: Process) -> None:
    """Export shows it all; then seats are free, names and lines gone, here and on the disk."""

    async def test() -> None:
        async with visit(process.url, "Adalinde") as ada, visit(process.url, "Bo") as bo:
            link = await ada.open("standard", 3, options=QUICK)
            async with bo.table(link) as watched:
                async with ada.table(link) as table:
                    await table.sit()
                    await table.do(w.Say("secret line"))
                found = await ada.get("/api/me/export")
                assert [one["id"] for one in found["tables"]] == [link]
                assert [one["text"] for one in found["chat"]] == ["secret line"]
                answer = await ada._http.delete("/api/me")
                assert answer.status_code == 204
                while watched.facts["seats"][0].get("name") or watched.view["chat"]:
                    await asyncio.wait_for(watched.changed(), PATIENCE)
                assert watched.facts["name"] == "Table"

    asyncio.run(test())
    asyncio.run(look(process.data))


async def look(data: Path) -> None:
    """No table knows the name or the line."""
    store = SqliteStore(data)
    (summary,) = await store.summaries(statuses=("open",))
    assert "Adalinde" not in str(summary)
    log = await store.log(summary.id)
    await store.close()
    assert log is not None
    assert not any(b"Adalinde" in body or b"secret" in body for body in log.entries)
    events = [e.read(body).event for body in log.entries]
    assert [one.name for one in events if isinstance(one, e.Sat)] == [GONE]


def test_a_withdrawn_name_and_a_ban(process: Process) -> None:
    """The operator takes the name away at the table too, then bans the person."""

    async def test() -> None:
        async with visit(process.url, "Rudeword") as ada:
            link = await ada.open("standard", 3, name="Here", options=QUICK)
            person = (await ada.get("/api/me"))["id"]
            async with ada.table(link) as table:
                await table.sit()
                await admin(process, "withdraw-name", person)
                while not table.facts["seats"][0]["name"].startswith("Guest "):
                    await asyncio.wait_for(table.changed(), PATIENCE)
            async with at(ada, link) as socket:
                await admin(process, "ban", "person", person)
                assert (await end_of(socket))[0] == 4401
            with pytest.raises(CommandRejected) as refused:
                await ada.open("standard", 3)
            assert refused.value.code == "banned"
            assert (await ada.get("/api/me"))["name"].startswith("Guest ")

    asyncio.run(test())


async def admin(process: Process, *words: str) -> None:
    """What an operator does."""
    done = await asyncio.to_thread(foretell, "admin", "--data", process.data, *words)
    assert done.returncode == 0, done.stderr


BODIES: list[bytes] = [
    b"\xff\xfe",
    b'{"name": "\xed\xa0\x80"}',
    b'{"rules":' * 3000,
    b"[" * 20_000,
    b'{"rules": ' + b'{"a":' * 900 + b"1" + b"}" * 901,
    b'{"options": {"clock": 1e999}}',
    b"null",
]


def test_s3_no_body_is_the_servers_fault(process: Process) -> None:
    """What is no UTF-8, or nested too deep, is refused as such on every route that takes a body."""

    async def test() -> None:
        async with visit(process.url, "Ada") as ada:
            link = await ada.open("standard", 3, options=QUICK)
            paths = ["/api/tables", f"/api/tables/{link}/rematch", "/api/guests"]
            for path in [*paths, "/t/%ff", "/api/tables/%ff/rematch"]:
                for body in BODIES:
                    answer: Any = await ada._http.post(path, content=body, headers=JSON)
                    assert 400 <= answer.status_code < 500, (path, body[:20], answer.text)
                    assert set(answer.json()) - {"axes", "reason", "details"} == {"code", "message"}

    asyncio.run(test())
