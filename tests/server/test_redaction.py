"""Names and lines that change later: for late watchers, at a rematch, in titles by default."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from foretell.client import Guest, visit
from foretell.server.audience.redaction import Redaction
from foretell.server.audience.subscriber import Subscriber
from foretell.server.operate import admin_orders as o
from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.protocol.event import Options
from foretell.server.store.interface import Person
from foretell.server.table.rematch import again, seated_again
from foretell.server.table.state import Status
from foretell.server.tables.live_table import LiveTable
from tests.server.fake_clock import FakeClock
from tests.server.server_process import serving
from tests.server.server_without_sockets import server
from tests.server.simulated_table import SimulatedClient, SimulatedTable

LATE = Options(pace=0, clock=0, delay=3)


class Ear:
    """A connection that keeps what it is sent."""

    waiting = 0

    def __init__(self) -> None:
        self.heard = b""

    def send(self, message: bytes) -> None:
        """Keep it."""
        self.heard += message

    def forget(self) -> None:
        """Nothing waits."""

    def close(self, code: int, why: str) -> None:
        """Nothing is open."""


@pytest.mark.parametrize("comes", ["before", "after"])
def test_late_watchers_do_not_see_what_was_withdrawn_meanwhile(comes: str) -> None:
    """Neither the name in a moment that waits, nor the line, nor the title.

    Whether somebody has come before all that or comes when it is withdrawn.
    """
    sim = SimulatedTable("standard", 4, LATE, people=2)
    sim.begin()
    while sim.table.state.trick_count < 1:
        sim.step()
    watcher = SimulatedClient(sim, None) if comes == "before" else None
    sim.clients[1].do(w.Say("rude line"))
    sim.clients[1].do(w.Say("kind line"))
    line = sim.table.state.chat[0]
    sim.table.state.seats[1].name = "Guest 7"
    sim.is_mended = True
    empty = type(line)(line.at, "Guest 7", "", line.seat)
    sim.table.audience.redact(Redaction({"Grace": "Guest 7"}, "Plain", {line: empty}))
    watcher = watcher or SimulatedClient(sim, None)
    assert watcher.view["chat"] == []
    first = len(watcher.frames) if comes == "before" else 0
    while sim.table.state.trick_count < 6:
        sim.step()
    told = b"".join(watcher.frames[first:])
    assert b"kind line" in told
    assert watcher.view["table"]["seats"][1]["name"] == "Guest 7"
    assert watcher.view["table"]["name"] == "Plain"
    assert b"rude line" not in told
    assert [one["text"] for one in watcher.view["chat"]] == ["kind line"]
    watcher.resync()
    assert [one["text"] for one in watcher.view["chat"]] == ["kind line"]


def found(heard: bytes) -> list[bytes]:
    """Those words of the test that were heard."""
    return [word for word in (b"Rudeword", b"hello there", b"good luck") if word in heard]


async def play_and_talk(live: LiveTable, host: Person, clock: FakeClock) -> None:
    """Begin a game of which watchers see the first cards late, and say something in it."""
    viewer = Subscriber(Ear(), host)
    live.audience.join(viewer)
    live.record([e.Sat(0, host.id, host.name)], viewer)
    live.record([e.BotSat(1, "rule", "Bot 1"), e.BotSat(2, "rule", "Bot 2")])
    lent: list[e.AnyEvent] = [e.SeatToBot(0)]
    live.record(live.with_secret(lent))
    assert live.state.status is Status.PLAYING
    clock.advance(0.1)
    assert live.state.number == 1
    live.record([e.Said("Rudeword", "hello there", 0)], viewer)
    live.record([e.Said("Rudeword", "good luck", 0)], viewer)


def test_an_operator_withdraws_a_name_and_a_line_from_late_watchers_too(tmp_path: Path) -> None:
    """As `foretell admin` does it in a running server, with somebody watching all the while."""

    async def test() -> None:
        clock = FakeClock(1e9)
        async with server(tmp_path, clock) as made:
            host = Person((await made.people.join("Rudeword")).guest.id, "Rudeword")
            table = await made.tables.open(host, "standard", 3, options=LATE)
            live, ear, late = await made.tables.get(table), Ear(), Ear()
            live.audience.join(Subscriber(ear, None))
            await play_and_talk(live, host, clock)
            await made.store_watch.probe()
            admin = made.operation.admin
            show = await admin.do(o.Show(table))
            assert isinstance(show, o.TableShown)
            await admin.do(o.WithdrawName(host.id))
            await admin.do(o.WithdrawLine(table, show.chat[0].line))
            assert live.state.name.startswith("Guest ")
            ear.heard = b""
            live.audience.join(Subscriber(late, None))
            live.record([e.Ended("closed")])
            await made.store_watch.probe()
            for one in (ear, late):
                assert b"Guest " in one.heard
                assert found(one.heard) == [b"good luck"]

    asyncio.run(test())


def test_the_name_of_a_friend_who_comes_late_is_withdrawn_from_late_watchers_too(
    tmp_path: Path,
) -> None:
    """It stands at the bot's seat that the friend takes in the next round."""

    async def test() -> None:
        clock = FakeClock(1e9)
        async with server(tmp_path, clock) as made:
            host, friend = [
                Person((await made.people.join(name)).guest.id, name) for name in ("Ada", "Oafword")
            ]
            table = await made.tables.open(host, "standard", 3, options=LATE)
            live, ear, late = await made.tables.get(table), Ear(), Ear()
            live.audience.join(Subscriber(ear, None))
            await play_and_talk(live, host, clock)
            live.record([e.SatLate(2, friend.id, friend.name)])
            await made.store_watch.probe()
            assert b"Oafword" not in ear.heard
            await made.operation.admin.do(o.WithdrawName(friend.id))
            live.audience.join(Subscriber(late, None))
            live.record([e.Ended("closed")])
            await made.store_watch.probe()
            for one in (ear, late):
                assert b"next_name" in one.heard
                assert b"Oafword" not in one.heard

    asyncio.run(test())


def test_a_rematch_has_the_names_of_now() -> None:
    """Of those who are still there; one that passes for another here stays the old one."""
    sim = SimulatedTable("standard", 4, people=3)
    sim.begin()
    state = sim.table.state
    now = {"p0": "Ada Now", "p1": "Emmy", "p2": None}
    sat = seated_again(state, now.get)
    assert [(x.seat, x.name) for x in sat if isinstance(x, e.Sat)] == [(0, "Ada Now"), (1, "Grace")]
    assert [x.seat for x in sat if isinstance(x, e.BotSat)] == [3]
    next_one = again(state, Person("p1", "Bo"))
    assert (next_one.name, next_one.host, next_one.private) == ("Test", "p1", False)
    state.is_private = True
    assert again(state, Person("p1", "Bo")) == msgspec.structs.replace(next_one, private=True)
    state.name, sim.is_mended = "Ada’s table", True
    assert again(state, Person("p1", "Bo")).name == "Bo’s table"


async def rematch_by_another_name(ada: Guest) -> None:
    """A whole game, another name, and the next table."""
    link = await ada.open({"sizes": [1]}, 3, options={"pace": 0})
    async with ada.table(link) as table:
        await table.sit()
        await table.start()
        while (seen := await table.turn()) is not None:
            await table.act(seen.legal[0])
    await ada._http.patch("/api/me", json={"name": "Ada the Great"})
    again = (await ada.post(f"/api/tables/{link}/rematch", {}))["id"]
    async with ada.table(again) as table:
        assert table.facts["seats"][0]["name"] == "Ada the Great"
        assert table.facts["name"] == "Ada the Great’s table"


def test_options_given_in_part_leave_the_rest_to_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server's clock is the default also where another option is chosen."""

    async def test(url: str) -> None:
        async with visit(url, "Ada") as ada:
            for given, clock, pace in (({"pace": 5}, 77, 5), ({"clock": 0}, 0, 700), ({}, 77, 700)):
                link = await ada.open("standard", 3, options=given)
                async with ada.table(link) as table:
                    options = table.facts["options"]
                    assert options.get("clock", 30) == clock
                    assert options.get("pace", 700) == pace
            await rematch_by_another_name(ada)

    monkeypatch.setenv("FORETELL_CLOCK", "77")
    with serving(tmp_path) as process:
        asyncio.run(test(process.url))


def test_a_rematch_is_by_rules_of_the_same_name() -> None:
    """What somebody has called them they are called again."""
    sim = SimulatedTable()
    sim.table.state.rules_name, sim.is_mended = "Ours", True
    assert again(sim.table.state, Person("p0", "Ada")).rules_name == "Ours"
