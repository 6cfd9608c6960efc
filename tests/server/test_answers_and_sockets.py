"""Answers and sockets, each looked at directly: what goes wrong here would only be waited for."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from foretell.client import Table
from foretell.client.link import Link
from foretell.server.protocol import commands as w
from foretell.server.protocol.messages import Do
from tests.server.simulated_table import SimulatedClient, SimulatedTable, encode

NOTHING_YET: dict[str, Any] = {
    "table": {"status": "playing"},
    "game": None,
    "sheet": [],
    "chat": [],
}
ANSWERS = {"granted": "done", "rejected": "rejected"}


async def talk(sockets: list[list[str]], socket: ServerConnection) -> None:
    """Answer what has a name for it; at anything else end the socket, the second one for good."""
    sockets.append(said := [])
    async for text in socket:
        said.append(name := json.loads(text)["id"])
        if name in ANSWERS:
            await socket.send(json.dumps({"t": ANSWERS[name], "id": name}))
        else:
            if len(sockets) == 2:
                await socket.send(json.dumps({"t": "bye", "why": "banned"}))
            return


async def sent() -> list[list[str]]:
    """The commands that a client sends over each socket: two of three are answered on the first."""
    sockets: list[list[str]] = []
    async with serve(partial(talk, sockets), "127.0.0.1", 0) as server:
        link = Link(f"ws://127.0.0.1:{server.sockets[0].getsockname()[1]}", "", lambda _: None)
        for name in (*ANSWERS, "unanswered"):
            await link.send(encode(Do(name, "t", 0, w.Say("hm"))), answer_to=name)
        await asyncio.wait_for(link.run(), 60)
    return sockets


def test_what_was_answered_is_not_sent_again() -> None:
    """Neither what was granted nor what was rejected; only what nobody has answered."""
    assert asyncio.run(sent()) == [["granted", "rejected", "unanswered"], ["unanswered"]]


def test_a_new_socket_shows_everything_anew() -> None:
    """Its numbers begin with one: they are not older than those of the socket before."""
    table = Table("t", "", "")

    def hear(number: int, version: int) -> None:
        table._take({"t": "snapshot", "n": number, "v": version, "you": {}, "view": NOTHING_YET})

    table._state("connected")
    hear(1, 1)
    hear(57, 8)
    table._state("reconnecting")
    table._state("connected")
    hear(1, 9)
    assert (table.folding.n, table.folding.v) == (1, 9)
    assert table.folding.socket == 2


def frames(client: SimulatedClient) -> Iterator[dict[str, Any]]:
    """What a client was sent, decoded."""
    return map(json.loads, client.frames)


COMMANDS: dict[str, tuple[w.AnyCommand | None, list[w.AnyCommand]]] = {
    "sit": (w.Sit(), []),
    "start": (w.Start(), [w.Sit()]),
    "say": (w.Say("hm"), [w.Sit()]),
    "act": (None, [w.Sit(), w.Start()]),
}


@pytest.mark.parametrize("name", COMMANDS)
def test_an_answer_comes_before_what_it_announces(name: str) -> None:
    """It names the number of the message that shows what was done: that one is still to come."""
    sim = SimulatedTable(seed=2, people=1)
    command, before = COMMANDS[name]
    for one in before:
        sim.clients[0].do(one)
    sim.quiet()
    client = sim.clients[0]
    assert command is not None or client.is_due
    client.raw(encode(Do("asked", "t", client.folding.v, command or w.Act(client.seen.legal[0]))))
    client.frames.clear()
    last = client.folding.n
    sim.store.commit()
    answer, *shown = frames(client)
    assert (answer["t"], answer["id"]) == ("done", "asked")
    assert answer["n"] > last
    assert answer["n"] in [one["n"] for one in shown]
    assert answer["v"] == next(one["v"] for one in shown if one["n"] == answer["n"])
