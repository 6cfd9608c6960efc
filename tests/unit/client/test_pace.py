"""A client keeps to the rate by itself, and sends again what came too often."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from websockets.asyncio.server import ServerConnection, serve

from foretell.client import CommandRejected, Guest, Table, pace
from foretell.client import link as links
from foretell.client.link import Link
from foretell.client.pace import PACE, Pace
from foretell.server.limits import MESSAGES
from foretell.server.protocol import commands as w

OFTEN = {"code": "too-many", "message": "too often", "details": {"seconds": 1}}
Message = dict[str, Any]


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Time passes only while somebody waits; for how long they do."""
    found: list[float] = []

    async def rest(seconds: float) -> None:
        found.append(seconds)

    monkeypatch.setattr(pace, "now", lambda: 100.0 + sum(found))
    monkeypatch.setattr(pace, "rest", rest)
    monkeypatch.setattr(links, "rest", rest)
    return found


def test_messages_beyond_a_burst_wait_for_their_turn(waits: list[float]) -> None:
    """So many go at once, the others one after the other."""

    async def test() -> None:
        one = Pace()
        for _ in range(PACE.burst + 3):
            await one.turn()

    asyncio.run(test())
    assert waits == pytest.approx([PACE.every] * 3)


def test_a_socket_after_too_fast_has_no_burst(waits: list[float]) -> None:
    """What it sends again would be too fast again."""
    asyncio.run(Pace(rested=False).turn())
    assert waits == pytest.approx([PACE.every])


def test_the_pace_is_less_than_a_server_takes() -> None:
    """There is room for pings, and for what a network hands over late."""
    assert PACE.burst < MESSAGES.burst
    assert PACE.every > MESSAGES.every


@asynccontextmanager
async def table_that(answer: Callable[[Message, int], list[Message]]) -> AsyncIterator[Table]:
    """A table on a server that answers each message by a function, told which socket it is."""
    sockets = 0

    async def talk(socket: ServerConnection) -> None:
        nonlocal sockets
        sockets += 1
        number = sockets
        async for text in socket:
            for message in answer(json.loads(text), number):
                await socket.send(json.dumps(message))
                if message["t"] == "bye":
                    await socket.close(1008, message["why"])

    async with serve(talk, "127.0.0.1", 0) as server:
        table = Table("t", f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", "")
        table.folding.n = 1
        task = asyncio.create_task(table.link.run())
        try:
            yield table
        finally:
            task.cancel()


def done(message: Message) -> Message:
    """What grants a command."""
    return {"t": "done", "id": message["id"], "v": 7, "n": 0}


def sent_to(
    answer: Callable[[Message, int], list[Message]], ask: Callable[[Table], Awaitable[int]]
) -> int:
    """What a command leads to at such a table."""

    async def test() -> int:
        async with table_that(answer) as table:
            return await asyncio.wait_for(ask(table), 30)

    return asyncio.run(test())


def test_a_command_that_comes_too_often_is_sent_again_under_its_id(waits: list[float]) -> None:
    """After as long as the server has said."""
    names: list[str] = []

    def answer(message: Message, _socket: int) -> list[Message]:
        names.append(message["id"])
        often = {"t": "rejected", "id": message["id"], **OFTEN}
        return [often] if len(names) < 3 else [done(message)]

    assert sent_to(answer, lambda table: table.do(w.Say("hello"))) == 7
    assert names == [names[0]] * 3
    assert waits == [1, 1]


def test_too_fast_is_rested_from_and_sent_again_under_its_id(waits: list[float]) -> None:
    """On the next socket."""
    names: list[tuple[int, str]] = []

    def answer(message: Message, socket: int) -> list[Message]:
        names.append((socket, message["id"]))
        return [{"t": "bye", "why": "too-fast"}] if socket == 1 else [done(message)]

    assert sent_to(answer, lambda table: table.do(w.Stand())) == 7
    assert [socket for socket, _ in names] == [1, 2]
    assert len({name for _, name in names}) == 1
    assert sum(waits) >= links.TOO_FAST_WAIT / 2


def test_what_would_take_too_long_is_told(waits: list[float]) -> None:
    """A terminal has no patience: its person wants to know."""

    def answer(message: Message, _socket: int) -> list[Message]:
        return [{"t": "rejected", "id": message["id"], **OFTEN}]

    async def ask(table: Table) -> int:
        table.patience = 2.5
        return await table.do(w.Stand())

    with pytest.raises(CommandRejected, match="too often"):
        sent_to(answer, ask)
    assert waits == [1, 1]


def test_requests_wait_too(waits: list[float]) -> None:
    """Who opens table after table is not told to come again."""
    answers = [httpx.Response(429, json=OFTEN), httpx.Response(201, json={"id": "LmQx"})]

    async def test() -> str:
        transport = httpx.MockTransport(lambda _: answers.pop(0))
        async with httpx.AsyncClient(transport=transport, base_url="http://server") as http:
            return await Guest("http://server", "Ada", "", http).open()

    assert asyncio.run(test()) == "LmQx"
    assert waits == [1]


def test_other_refusals_are_not_waited_with(waits: list[float]) -> None:
    """A server that says no says it once."""

    def answer(message: Message, _socket: int) -> list[Message]:
        return [{"t": "rejected", "id": message["id"], "code": "over", "message": "it is over"}]

    with pytest.raises(CommandRejected, match="over"):
        sent_to(answer, lambda table: table.do(w.Stand()))
    assert waits == []


def test_a_cut_link_waits_as_before(waits: list[float]) -> None:
    """Only who was too fast rests for seconds."""
    states: list[str] = []

    async def test() -> None:
        link = Link("ws://127.0.0.1:9", "", lambda _: None)
        link.on_state = states.append
        task = asyncio.create_task(link.run())
        while len(states) < 2:
            await asyncio.wait([task], timeout=0.01)
        task.cancel()

    asyncio.run(test())
    assert waits[0] <= links.FIRST_WAIT
