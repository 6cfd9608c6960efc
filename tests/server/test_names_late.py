"""Names and lines that change later: for late watchers, at a rematch, in titles by default."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from foretell.client import Guest, visit
from foretell.server import events as e
from foretell.server import wishes as w
from foretell.server.clock import FakeClock
from foretell.server.live.mending import Mending
from foretell.server.live.table import LiveTable
from foretell.server.live.viewer import Viewer
from foretell.server.operate import orders as o
from foretell.server.store.interface import Person
from foretell.server.table.rematch import again, seated_again
from foretell.server.table.state import Status
from tests.server.operate.running import server
from tests.server.process import serving
from tests.server.sim import Pad, Sim

LATE = e.Options(pace=0, clock=0, delay=3)


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


def test_late_watchers_do_not_see_what_was_withdrawn_meanwhile() -> None:
    """Neither the name in a moment that waits, nor the line, nor the title."""
    sim = Sim("standard", 4, LATE, people=2)
    sim.begin()
    sim.pads[1].do(w.Say("rude line"))
    line = sim.table.state.chat[0]
    sim.table.state.seats[1].name = "Guest 7"
    sim.is_mended = True
    gone = e.Said("Guest 7", "")
    watcher = Pad(sim, None)
    empty = type(line)(line.at, gone.name, gone.text, line.seat)
    Mending({"Grace": "Guest 7"}, "Plain", {line: empty}).on(sim.table)
    for _ in range(200):
        sim.step()
        if sim.table.state.trick_count > 6:
            break
    watcher.resync()
    told = b"".join(watcher.frames[1:])
    assert watcher.view["table"]["seats"][1]["name"] == "Guest 7"
    assert watcher.view["table"]["name"] == "Plain"
    assert b"Grace" not in told
    assert b"rude line" not in told
    assert watcher.view["chat"] == []


def play_and_talk(live: LiveTable, host: Person) -> None:
    """Begin a game, and say something in it."""
    viewer = Viewer(Ear(), host)
    live.audience.join(viewer)
    live.record([e.Sat(0, host.id, host.name)], viewer)
    live.record([e.BotSat(1, "rule", "Bot 1"), e.BotSat(2, "rule", "Bot 2")])
    lent: list[e.AnyEvent] = [e.SeatToBot(0)]
    live.record([*lent, live._starting(lent)])
    assert live.state.status is Status.PLAYING
    live.record([e.Said("Rudeword", "hello there", 0)], viewer)


def test_an_operator_withdraws_a_name_and_a_line_from_late_watchers_too(tmp_path: Path) -> None:
    """As `foretell admin` does it in a running server."""

    async def test() -> None:
        async with server(tmp_path, FakeClock(1e9)) as made:
            host = Person((await made.people.join("Rudeword")).guest.id, "Rudeword")
            table, ear = await made.tables.open(host, "standard", 3, options=LATE), Ear()
            live = await made.tables.get(table)
            play_and_talk(live, host)
            await made.store.probe()
            show = await made.operation.admin.do(o.Show(table))
            assert isinstance(show, o.TableShown)
            await made.operation.admin.do(o.WithdrawName(host.id))
            await made.operation.admin.do(o.WithdrawLine(table, show.chat[0].line))
            assert live.state.name.startswith("Guest ")
            live.audience.join(Viewer(ear, None))
            live.record([e.Ended("closed")])
            await made.store.probe()
            assert b"Guest " in ear.heard
            assert b"Rudeword" not in ear.heard
            assert b"hello there" not in ear.heard

    asyncio.run(test())


def test_a_rematch_has_the_names_of_now() -> None:
    """Of those who are still there; one that passes for another here stays the old one."""
    sim = Sim("standard", 4, people=3)
    sim.begin()
    state = sim.table.state
    now = {"p0": "Ada Now", "p1": "Emmy", "p2": None}
    sat = seated_again(state, now.get)
    assert [(x.seat, x.name) for x in sat if isinstance(x, e.Sat)] == [(0, "Ada Now"), (1, "Grace")]
    assert [x.seat for x in sat if isinstance(x, e.BotSat)] == [3]
    assert again(state, Person("p1", "Bo")).name == "Test"
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
