"""An id stands for one command: sent again it is answered again, and for anything else refused."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from foretell.client import CommandRejected, visit
from foretell.server.people.mentions import erased
from foretell.server.people.people import RATES
from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.table.state import CHAT_LINES
from protocol_page import page
from tests.server.server_process import serving
from tests.server.simulated_table import SimulatedTable


def logged(sim: SimulatedTable) -> list[e.LogEntry]:
    """The table's log."""
    log = sim.store.kept("t")
    assert log is not None
    return [e.read(body) for body in log.entries]


def test_the_same_command_again_is_acknowledged_once_more() -> None:
    """And nothing else happens, also after the table was read from its log anew."""
    sim = SimulatedTable(people=2)
    first = sim.clients[1].do(w.Say("hello"), name="x")
    before = len(logged(sim))
    assert sim.clients[1].do(w.Say("hello"), name="x")["v"] == first["v"]
    sim.table.reload()
    assert sim.clients[1].do(w.Say("hello"), name="x")["t"] == "done"
    assert len(logged(sim)) == before


@pytest.mark.parametrize(
    ("done", "other"),
    [
        (w.Say("hello"), w.Say("good-bye")),
        (w.Say("hello"), w.Stand()),
        (w.Sit(1), w.Sit(2)),
    ],
)
def test_another_under_a_used_id_is_rejected(done: w.AnyCommand, other: w.AnyCommand) -> None:
    """It was acknowledged, and never done; the id stays free for others."""
    sim = SimulatedTable(people=2)
    assert sim.clients[1].do(done, name="x")["t"] == "done"
    for _ in range(2):
        before = len(logged(sim))
        refused = sim.clients[1].do(other, name="x")
        assert (refused["t"], refused["code"]) == ("rejected", "used-id")
        assert len(logged(sim)) == before
        sim.table.reload()
    assert sim.clients[0].do(w.Say("mine"), name="x")["t"] == "done"


def test_a_choice_in_the_game_is_not_acknowledged_for_another_one() -> None:
    """A client that begins to count anew would take its bid for stored."""
    sim = SimulatedTable({"preset": "standard", "sizes": [3]}, 3, people=3)
    sim.begin()
    sim.quiet()
    client = next(one for one in sim.clients if one.seat is not None and one.is_due)
    low, high = client.seen.legal[:2]
    assert client.do(w.Act(low), name="x")["t"] == "done"
    assert client.do(w.Act(high), name="x")["code"] == "used-id"
    assert client.do(w.Act(low), name="x")["t"] == "done"


def test_what_is_deleted_leaves_no_mark() -> None:
    """A digest of a short line would tell who tries all of them what it was."""
    sim = SimulatedTable(people=2)
    sim.clients[1].do(w.Say("hello"))
    entry = next(one for one in logged(sim) if isinstance(one.event, e.Said))
    assert entry.mark == w.mark_of(w.Say("hello"))
    gone = erased(entry, entry.by)
    assert (gone.act, gone.mark) == (entry.act, "")
    old = msgspec.structs.replace(entry, mark="")
    assert e.read(e.written(old)) == old


def test_seats_are_not_taken_and_left_without_end(tmp_path: Path) -> None:
    """All at the table are told each time; others go on, and talk is another matter."""

    async def test(url: str) -> None:
        async with visit(url, "Ada") as ada, visit(url, "Bo", patience=0) as bo:
            link = await ada.open("standard", 3)
            async with ada.table(link) as here, bo.table(link) as there:
                await asyncio.wait_for(_up_and_down(there), 30)
                await here.sit()
                await there.do(w.Say("sorry"))

    async def _up_and_down(table: Any) -> None:
        with suppress(CommandRejected):
            for _ in range(RATES["seat"].burst):
                await table.do(w.Sit())
                await table.do(w.Stand())
        with pytest.raises(CommandRejected) as refused:
            await table.do(w.Stand())
        assert refused.value.code == "too-many"

    with serving(tmp_path) as process:
        asyncio.run(asyncio.wait_for(test(process.url), 60))


def test_a_snapshot_holds_as_many_lines_as_the_protocol_says() -> None:
    """The last ones."""
    assert f"holds the last {CHAT_LINES} lines" in page()
    sim = SimulatedTable(people=1)
    for number in range(CHAT_LINES + 5):
        sim.clients[0].do(w.Say(f"line {number}"))
    sim.clients[0].connect()
    said = [line["text"] for line in sim.clients[0].view["chat"]]
    assert said == [f"line {number}" for number in range(5, CHAT_LINES + 5)]
