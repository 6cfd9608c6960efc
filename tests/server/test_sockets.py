"""The contract of the sockets: origins, frames, encodings, pings, slow readers, the end."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from foretell.client import CommandRejected, visit
from foretell.server.protocol import commands as w
from foretell.server.store.sqlite import FILE
from tests.server.server_process import Process, serving

QUICK = {"pace": 0, "clock": 0}


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all."""
    path: Path = tmp_path_factory.mktemp("data")
    with serving(path) as found:
        yield found


async def opened(url: str) -> tuple[str, str]:
    """The address of a table's socket, and its host's token."""
    async with visit(url, "Ada") as ada:
        table = await ada.open("standard", 3, options=QUICK)
        return f"{url.replace('http', 'ws')}/ws/tables/{table}", ada.token


def at(address: str, token: str = "", **more: Any) -> connect:
    """A socket, without anything that heals."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return connect(address, additional_headers=headers, compression=None, proxy=None, **more)


async def message(connection: ClientConnection) -> dict[str, Any]:
    """The next message."""
    found: dict[str, Any] = json.loads(await asyncio.wait_for(connection.recv(), 60))
    return found


def test_only_allowed_origins_open_sockets(process: Process) -> None:
    """A page from elsewhere is refused, whatever cookie its visitor has (S4)."""

    async def test() -> None:
        address, token = await opened(process.url)
        with pytest.raises(InvalidStatus) as refused:
            async with at(address, token, origin="https://evil.example"):
                pass
        answer = refused.value.response
        assert (answer.status_code, answer.body) == (403, b"foreign-origin")
        assert answer.headers["Foretell-Details"] == '{"origin": "https://evil.example"}'
        async with at(address, token, origin=process.url) as own:
            assert (await message(own))["t"] == "snapshot"

    asyncio.run(test())


def test_a_table_that_is_not_there(process: Process) -> None:
    """Is said so, and the socket closed for good."""

    async def test() -> None:
        address, _ = await opened(process.url)
        place, _, table = address.rpartition("/")
        async with at(f"{place}/%{ord(table[0]):x}{table[1:]}") as spelt:  # ids have one spelling
            assert await message(spelt) == {"t": "bye", "why": "no-such-table"}
        async with at(address + "x") as found:
            assert await message(found) == {"t": "bye", "why": "no-such-table"}
            with pytest.raises(ConnectionClosed):
                await found.recv()
            assert found.close_code == 4404

    asyncio.run(test())


def test_frames_in_pieces_and_of_both_kinds(process: Process) -> None:
    """A message may come in fragments; too large a one, or bytes, close the socket (S7)."""

    async def test() -> None:
        address, token = await opened(process.url)
        async with at(address, token) as found:
            await message(found)
            await found.send(iter(['{"t":"pi', 'ng","x":', "7}"]))
            assert await message(found) == {"t": "pong", "x": 7}
            assert await asyncio.wait_for(await found.ping(), 60) < 60
        for frame in ("x" * 5000, b"\xff\xfe\x00", "{"):
            async with at(address, token) as found:
                await message(found)
                await found.send(frame)
                assert await _last(found) == "bye"

    asyncio.run(test())


def test_frames_that_break_the_standard(process: Process) -> None:
    """Extension bits, parts of nothing, too many parts, no mask: the socket ends (S2, S7)."""
    part, last = b"\x01\x80\0\0\0\0", b"\x80\x80\0\0\0\0"
    many = part + b"\x00\xfe\x0f\xa0\0\0\0\0" + b" " * 4000
    frames = [b"\xc1\x80\0\0\0\0", last, part + part, many + many[6:], b"\x81\x02{}"]

    async def test() -> None:
        address, token = await opened(process.url)
        for frame in frames:
            async with at(address, token) as found:
                await message(found)
                found.transport.write(frame)
                with pytest.raises(ConnectionClosed):
                    await asyncio.wait_for(_ended(found), 60)

    asyncio.run(test())


async def _ended(connection: ClientConnection) -> None:
    while True:
        await connection.recv()


def test_what_is_no_handshake_holds_no_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A request that asks wrongly is refused and counts for nothing."""
    monkeypatch.setenv("FORETELL_SOCKETS_PER_ADDRESS", "1")

    async def test(process: Process) -> None:
        address, token = await opened(process.url)
        path = address.partition(str(process.port))[2]
        key, version = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13"
        for said in (f"{key}\r\nSec-WebSocket-Version: 7", key, version):
            reader, writer = await asyncio.open_connection("127.0.0.1", process.port)
            head = f"GET {path} HTTP/1.1\r\nHost: localhost\r\n"
            head += "Upgrade: websocket\r\nConnection: Upgrade"
            writer.write(f"{head}\r\n{said}\r\n\r\n".encode())
            assert (await reader.read()).startswith(b"HTTP/1.1 4")
            writer.close()
        async with at(address, token) as found:
            assert (await message(found))["t"] == "snapshot"

    with serving(tmp_path) as process:
        asyncio.run(test(process))


async def _last(connection: ClientConnection) -> str:
    """The kind of the last message before the socket is closed; ``bye`` if it is cut at once."""
    kind = "bye"
    try:
        while True:
            kind = str((await message(connection))["t"])
    except ConnectionClosed:
        return kind


def test_nothing_is_compressed(process: Process) -> None:
    """Compressed secrets could be guessed by their lengths (S7)."""

    async def test() -> None:
        address, token = await opened(process.url)
        async with connect(
            address, additional_headers={"Authorization": f"Bearer {token}"}, proxy=None
        ) as found:
            assert found.response is not None
            assert "Sec-WebSocket-Extensions" not in found.response.headers

    asyncio.run(test())


def test_a_reader_that_stopped_holds_nobody_up(process: Process) -> None:
    """A socket that nobody reads holds nobody up (R9)."""

    async def test() -> None:
        async with visit(process.url, "Ada") as ada, visit(process.url, "Bob") as bob:
            link = await ada.open({"sizes": [5, 5, 5]}, 3, options=QUICK)
            address = f"{process.url.replace('http', 'ws')}/ws/tables/{link}"
            sock = socket.socket()
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            sock.connect(("127.0.0.1", process.port))
            async with at(
                address, sock=sock, max_queue=1, ping_interval=None, close_timeout=0
            ) as slow:
                slow.transport.pause_reading()
                async with ada.table(link) as one, bob.table(link) as other:
                    await one.sit()
                    await other.sit()
                    await one.start()
                    await asyncio.wait_for(asyncio.gather(_play(one), _play(other)), 60)
                    assert one.is_over

    asyncio.run(test())


async def _play(table: Any) -> None:
    while (seen := await table.turn()) is not None:
        await table.act(seen.legal[0])


def test_the_server_says_goodbye(tmp_path: Path) -> None:
    """A server that ends tells every socket to come again."""

    async def test(process: Process) -> None:
        address, token = await opened(process.url)
        async with at(address, token) as found:
            await message(found)
            stopped = asyncio.create_task(asyncio.to_thread(process.stop))
            assert await message(found) == {"t": "bye", "why": "restarting"}
            with pytest.raises(ConnectionClosed):
                await found.recv()
            assert found.close_code == 1012
            assert await stopped == 0
            await asyncio.to_thread(process.start)

    with serving(tmp_path) as process:
        asyncio.run(test(process))


def farewell(process: Process) -> str:
    """What a server says after its address when it has been asked to end."""
    assert process.process is not None
    assert process.process.stdout is not None
    process.process.send_signal(signal.SIGTERM)
    return process.process.stdout.read()


def test_an_operator_is_told_at_the_end_if_the_last_was_not_stored(tmp_path: Path) -> None:
    """The file of the data was renamed meanwhile: what was said since has been refused."""

    async def test(process: Process) -> None:
        async with AsyncExitStack() as stack:
            ada = await stack.enter_async_context(visit(process.url, "Ada"))
            table = await stack.enter_async_context(ada.table(await ada.open("standard", 3)))
            await table.do(w.Say("kept"))
            (tmp_path / FILE).rename(tmp_path / "other.db")
            with pytest.raises(CommandRejected, match="could not store"):
                await table.do(w.Say("lost"))

    with serving(tmp_path) as process:
        asyncio.run(test(process))
        assert "could not be stored; the log says why" in farewell(process)
        (tmp_path / "other.db").rename(tmp_path / FILE)
        process.start()
        assert "Everything is stored" in farewell(process)
