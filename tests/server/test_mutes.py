"""Muting: a person's own choice, everywhere and for good, and nobody else's."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from foretell.client import CommandRejected, visit
from foretell.server.audience.subscriber import Subscriber
from foretell.server.people.mutes import key_of
from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.protocol.event import Options
from foretell.server.protocol.messages import Do
from foretell.server.store.interface import Person
from foretell.server.store.people import MuteRecord, NewDevice
from foretell.server.store.sqlite import FILE, SqliteStore
from foretell.server.store.stored_people import StoredPeople
from foretell.server.table.apply import fingerprint
from tests.server.server_process import serving
from tests.server.server_without_sockets import NullConnection, opened, server
from tests.server.simulated_table import SimulatedClient, SimulatedTable
from tests.server.test_games import replayed


def mute(client: SimulatedClient, *people: str) -> None:
    """Let a client's person mute some people."""
    assert client.session is not None
    client.session.mutes(frozenset(people))
    client.sim.store.commit()


class Told(NullConnection):
    """A connection that keeps the answer to a command."""

    def __init__(self) -> None:
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def send(self, message: bytes) -> None:
        """Take a message."""
        if message.startswith((b'{"t":"done"', b'{"t":"rejected"')):
            self.answer.set_result(message)


def lines(client: SimulatedClient) -> list[str]:
    """The texts of the chat that a client has folded."""
    return [line["text"] for line in client.view["chat"]]


def test_lines_of_the_muted_are_not_sent() -> None:
    """Old ones go, new ones do not come, in no frame; others' lines do; numbers have no gap."""
    sim = SimulatedTable(people=3)
    ada, grace, emmy = sim.clients
    sim.begin()
    grace.do(w.Say("before"))
    emmy.do(w.Say("hello"))
    mute(ada, "p1")
    assert lines(ada) == ["hello"]
    sent = len(ada.frames)
    grace.do(w.Say("unheard"))
    assert len(ada.frames) == sent
    emmy.do(w.Say("heard"))
    assert lines(ada) == ["hello", "heard"]
    assert lines(emmy) == ["before", "hello", "unheard", "heard"]
    ada.resync()
    ada.do(w.Act("never"))
    assert b"unheard" not in b"".join(ada.frames)
    assert not ada.folding.has_gap
    mute(ada)
    assert lines(ada) == lines(grace)
    assert replayed(sim) == fingerprint(sim.table.state)


def test_a_mute_that_cannot_be_kept_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks for it in the chat is told, and is answered at all."""
    monkeypatch.setattr("foretell.server.store.writer.BUSY_SECONDS", 0.05)

    async def test() -> None:
        async with server(tmp_path) as made:
            ada, bo = [(await made.people.join(name)).guest for name in ("Ada", "Bo")]
            live = await made.tables.get(await opened(made))
            live.record([e.Sat(0, bo.id, "Bo")])
            await made.store_watch.probe()
            told = Told()
            viewer = Subscriber(told, Person(ada.id, "Ada"))
            live.audience.join(viewer)
            holder = sqlite3.connect(tmp_path / FILE, isolation_level=None)
            holder.execute("begin immediate")
            live.commands.do(viewer, Do("a", live.state.id, live.state.v, w.Say("/mute Bo")))
            answer = await asyncio.wait_for(told.answer, 30)
            holder.execute("rollback")
            holder.close()
            assert b'"code":"not-saved"' in answer

    asyncio.run(test())


def test_who_is_muted_notices_nothing_and_nobody_mutes_for_others() -> None:
    """The frames of everybody else are the same; the host's mutes are the host's alone."""
    sims = [SimulatedTable(people=3, seed=1) for _ in range(2)]
    for number, sim in enumerate(sims):
        sim.begin()
        if number:
            mute(sim.clients[0], "p1")
        sim.clients[1].do(w.Say("well played"))
    for place in (1, 2):
        plain, other = (sim.clients[place].frames for sim in sims)
        assert plain == other


def test_watchers_mute_each_for_themselves() -> None:
    """Two who look from the same place, one of whom does not want to hear."""
    sim = SimulatedTable(people=2, options=Options(pace=0, clock=0, delay=1))
    sim.begin()
    one, two = SimulatedClient(sim, Person("p8", "Eve")), SimulatedClient(sim, Person("p9", "Ida"))
    mute(one, "p1")
    sim.clients[1].do(w.Say("unheard"))
    sim.clients[0].do(w.Say("heard"))
    for _ in range(60):
        if sim.table.state.trick_count >= 2:
            break
        sim.step()
    sim.quiet()
    assert lines(one) == ["heard"]
    assert lines(two) == ["unheard", "heard"]
    assert b"unheard" not in b"".join(one.frames)


def test_by_a_word_in_the_chat(tmp_path: Path) -> None:
    """`/mute NAME` and `/unmute NAME`: said to nobody, answered when it is kept."""

    async def test(url: str) -> None:
        async with visit(url, "Ada") as ada, visit(url, "Bo") as bo:
            link = await ada.open("standard", 3)
            async with ada.table(link) as here, bo.table(link) as there:
                await there.do(w.Say("rubbish"))
                await here.do(w.Say("/mute Bo"))
                assert texts(here.view) == []
                assert [one["name"] for one in await ada.get("/api/me/mutes")] == ["Bo"]
                with pytest.raises(CommandRejected, match="Nobody of that name"):
                    await here.do(w.Say("/mute Eve"))
                await here.do(w.Say("/unmute Bo"))
                assert texts(here.view) == ["rubbish"] == texts(there.view)

    with serving(tmp_path) as process:
        asyncio.run(asyncio.wait_for(test(process.url), 60))


async def first(url: str) -> tuple[str, str, str]:
    """Ada mutes Bo; the table, and their tokens."""
    async with visit(url, "Ada") as ada, visit(url, "Bo") as bo:
        link = await ada.open("standard", 3)
        async with ada.table(link) as here, bo.table(link) as there:
            await there.sit()
            await there.do(w.Say("rubbish"))
            with pytest.raises(CommandRejected, match="Nobody of that name"):
                await ada.mute(link, "Eve")
            await here.sit()
            with pytest.raises(CommandRejected, match="yourself"):
                await ada.mute(link, "Ada")
            await ada.mute(link, "Bo")
            await ada.mute(link, "Bo")
            await there.do(w.Say("more rubbish"))
            await here.do(w.Say("peace"))
            assert texts(here.view) == ["peace"]
            (muted,) = await ada.get("/api/me/mutes")
            assert muted["name"] == "Bo"
            assert await bo.get("/api/me/mutes") == []
    return link, ada.token, bo.token


async def second(url: str, link: str, token: str, other: str) -> None:
    """Ada comes back, hears Bo again, mutes Bo anew; then Bo is gone."""
    async with visit(url, token=token) as ada, ada.table(link) as here:
        assert texts(here.view) == ["peace"]
        assert [one["name"] for one in (await ada.get("/api/me/export"))["mutes"]] == ["Bo"]
        await ada.unmute("Bo")
        while texts(here.view) != ["rubbish", "more rubbish", "peace"]:
            await here.changed()
        await ada.mute(link, "Bo")
        async with visit(url, token=other) as bo:
            await bo._http.delete("/api/me")
        assert await ada.get("/api/me/mutes") == []


def test_kept_for_the_person_over_restarts_and_devices(tmp_path: Path) -> None:
    """By the name at a table; the list, and the way back; wrong names are refused."""
    with serving(tmp_path) as process:
        link, token, other = asyncio.run(first(process.url))
    with serving(tmp_path) as process:
        asyncio.run(asyncio.wait_for(second(process.url, link, token, other), 60))


def texts(view: dict[str, Any]) -> list[str]:
    """The texts of a chat."""
    return [line["text"] for line in view["chat"]]


def test_the_key_of_a_mute_tells_nobody_who_is_muted() -> None:
    """Two who keep away from the same person know them by other keys."""
    assert key_of("ada", "bob") != key_of("eve", "bob")
    assert key_of("ada", "bob") != key_of("ada", "eve")


def test_the_first_mute_of_somebody_counts_at_once(tmp_path: Path) -> None:
    """Of people who muted nobody before nothing is read; from now on it is."""

    async def test() -> None:
        store = SqliteStore(tmp_path)
        people = StoredPeople(store)
        for name in ("Ada", "Bo"):
            await people.add_person(name.lower(), name, NewDevice(name.encode(), name, "", 1))
        await people.read_ahead()
        assert await people.mutes("ada") == []
        assert await people.mute("ada", MuteRecord("bo", "Bo", 1), 10)
        assert [one.name for one in await people.mutes("ada")] == ["Bo"]
        await store.close()

    asyncio.run(test())
