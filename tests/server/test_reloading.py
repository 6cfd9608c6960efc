"""What happens while a log is read: tables are loaded once, and go back to their logs whole."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

import pytest
from structlog.testing import capture_logs

from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.protocol.messages import Do
from foretell.server.protocol.rejection import Rejection
from foretell.server.store.interface import Log, NotSaved, Person
from foretell.server.store.sharing import Elsewhere
from foretell.server.tables.context import TableContext
from foretell.server.tables.registry import TableRegistry
from tests.server.fake_clock import FakeClock
from tests.server.memory_store import MemoryStore
from tests.server.simulated_table import (
    InlineThinkers,
    SimulatedClient,
    SimulatedTable,
    at_once,
    encode,
)

ADA = Person("p0", "Ada")


class Slow(MemoryStore):
    """A store that takes its time to read: what was read is handed out when it is let."""

    def __init__(self) -> None:
        super().__init__(asyncio.get_running_loop().call_soon)
        self.reads = 0
        self.may_answer = asyncio.Event()

    async def log(self, table: str) -> Log | None:
        """A table's whole log, as it was when it was asked for."""
        self.reads += 1
        found = self.kept(table)
        await self.may_answer.wait()
        return found


async def turns() -> None:
    """Let everything happen that waits for nothing."""
    for _ in range(20):
        await asyncio.sleep(0)


def with_tables(test: Callable[[TableRegistry, Slow, str], Coroutine[Any, Any, None]]) -> None:
    """Run a test with a table that is in no memory."""

    async def run() -> None:
        store = Slow()
        made = TableRegistry(TableContext(store, FakeClock(), InlineThinkers()))
        table = await made.open(ADA, "standard", 3)
        made.drop(table)
        await asyncio.wait_for(test(made, store, table), 30)

    asyncio.run(run())


def test_a_table_is_loaded_once() -> None:
    """Two who ask while its log is read get the same."""

    async def test(made: TableRegistry, store: Slow, table: str) -> None:
        asking = [asyncio.ensure_future(made.get(table)) for _ in range(2)]
        await turns()
        store.may_answer.set()
        first, second = await asyncio.gather(*asking)
        assert first is second is await made.get(table)
        assert store.reads == 1

    with_tables(test)


def test_a_table_that_is_deleted_while_it_is_loaded_is_not_there() -> None:
    """What was read of it before is nothing any more."""

    async def test(made: TableRegistry, store: Slow, table: str) -> None:
        asking = asyncio.ensure_future(made.get(table))
        await turns()
        await store.delete([table])
        made.drop(table)
        store.may_answer.set()
        with pytest.raises(Rejection) as refused:
            await asking
        assert refused.value.code == "no-such-table"
        assert table not in made

    with_tables(test)


def test_a_table_that_comes_when_all_are_closed_is_closed() -> None:
    """Whoever waited for it is told that the server restarts."""

    async def test(made: TableRegistry, store: Slow, table: str) -> None:
        asking = asyncio.ensure_future(made.get(table))
        await turns()
        made.close("restarting")
        store.may_answer.set()
        assert (await asking).is_gone

    with_tables(test)


def test_who_waits_for_a_table_that_is_deleted_on_its_way_back_waits_no_more() -> None:
    """Although the store never says what became of an append."""

    async def test(made: TableRegistry, store: Slow, table: str) -> None:
        store.may_answer.set()
        live = await made.get(table)
        live.reloading.handed_over()
        live.reload()
        asking = asyncio.ensure_future(made.get(table))
        await turns()
        assert not asking.done()
        await store.delete([table])
        made.drop(table)
        with pytest.raises(Rejection) as refused:
            await asking
        assert refused.value.code == "no-such-table"

    with_tables(test)


def test_who_asks_for_a_table_on_its_way_back_waits_for_it() -> None:
    """It is the same one, and has what its log has."""

    async def test(made: TableRegistry, store: Slow, table: str) -> None:
        store.may_answer.set()
        live = await made.get(table)
        store.may_answer.clear()
        live.state.name = "not stored"
        live.reload()
        asking = asyncio.ensure_future(made.get(table))
        await turns()
        assert not asking.done()
        with pytest.raises(NotSaved):
            live.record([e.Ended("empty")])
        store.may_answer.set()
        assert await asking is live
        assert live.state.name != "not stored"

    with_tables(test)


def test_a_table_that_another_server_has_meanwhile_closes_in_a_line() -> None:
    """That is nothing that nobody has foreseen: the log has no trace of it."""

    async def test(made: TableRegistry, store: Slow, table: str) -> None:
        store.may_answer.set()
        live = await made.get(table)

        async def log(table: str) -> Log | None:
            raise Elsewhere(table=table)

        store.log = log  # type: ignore[method-assign]
        with capture_logs() as lines:
            live.reload()
            await turns()
        assert live.is_gone
        told = [(line["event"], line["log_level"]) for line in lines]
        assert told == [("reload.failed", "warning")]

    with_tables(test)


def begun() -> tuple[
    SimulatedTable, SimulatedClient, SimulatedClient, list[Coroutine[Any, Any, None]]
]:
    """Two at a table whose last command was not stored, and what is to be read."""
    sim, works = SimulatedTable(), list[Coroutine[Any, Any, None]]()
    object.__setattr__(sim.context, "spawn", works.append)
    ada, grace = sim.clients
    ada.do(w.Sit())
    sim.store.is_broken = True
    say(ada, "lost", "lost")
    assert not works
    sim.store.commit()
    sim.store.is_broken = False
    return sim, ada, grace, works


def say(client: SimulatedClient, name: str, text: str) -> None:
    """Say something at the table."""
    client.raw(encode(Do(name, "t", client.folding.v, w.Say(text))))


def test_commands_wait_for_a_table_on_its_way_back() -> None:
    """They are carried out in their order on what the log tells."""
    sim, ada, grace, works = begun()
    frames = len(grace.frames)
    say(grace, "one", "one")
    say(ada, "two", "two")
    sim.store.commit()
    assert "lost" not in ada.answers
    assert len(grace.frames) == frames
    (work,) = works
    at_once(work)
    sim.store.commit()
    assert ada.answers["lost"]["code"] == "not-saved"
    assert (grace.answers["one"]["t"], ada.answers["two"]["t"]) == ("done", "done")
    for client in (ada, grace):
        assert [line["text"] for line in client.view["chat"]] == ["one", "two"]


def test_who_goes_or_comes_meanwhile() -> None:
    """A command of one who is gone is none; whoever comes sees the table when it is there."""
    sim, ada, grace, works = begun()
    say(grace, "gone", "gone")
    frames = len(grace.frames)
    grace.connect()
    assert len(grace.frames) == frames
    (work,) = works
    at_once(work)
    sim.store.commit()
    assert grace.view["table"]["seats"][0]["name"] == "Ada"
    assert grace.view["chat"] == ada.view["chat"] == []
    assert "gone" not in grace.answers


def test_the_log_is_read_when_all_of_the_table_is_answered() -> None:
    """A commit in doubt may count after all: what is still on its way is waited for."""
    sim = SimulatedTable()
    works: list[Coroutine[Any, Any, None]] = []
    object.__setattr__(sim.context, "spawn", works.append)
    ada, grace = sim.clients
    ada.do(w.Sit())
    say(ada, "stored", "stored")
    sim.table.reload()
    assert not works
    sim.store.commit()
    assert ada.answers["stored"]["t"] == "done"
    (work,) = works
    at_once(work)
    assert [line["text"] for line in grace.view["chat"]] == ["stored"]


def test_nothing_is_shown_before_the_log_is_read() -> None:
    """It might be what is forgotten then."""
    sim, reading = SimulatedTable(), list[Coroutine[Any, Any, None]]()
    sim.table.context = replace(sim.table.context, spawn=reading.append)
    client = sim.clients[0]
    sim.table.reload()
    told = len(client.frames)
    client.resync()
    sim.table.audience.show_all()
    assert len(client.frames) == told
    at_once(reading.pop())
    assert len(client.frames) > told
