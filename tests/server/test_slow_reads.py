"""What changes about people while something of them is read: the change is what holds."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path

import pytest

from foretell.server.http.sockets.entry import session_at
from foretell.server.limits import Limiter
from foretell.server.people.errors import Banned
from foretell.server.people.mutes import Away, Mutes
from foretell.server.people.people import RATES
from foretell.server.protocol import events as e
from foretell.server.store.interface import Person
from foretell.server.store.people import MuteRecord, Way
from foretell.server.tables.context import TableContext
from foretell.server.tables.registry import TableRegistry
from tests.server.fake_clock import FakeClock
from tests.server.memory_store import MemoryStore
from tests.server.server_without_sockets import NullConnection, server
from tests.server.simulated_table import InlineThinkers


class Closing(NullConnection):
    """A connection that keeps why it was closed."""

    why = ""

    def close(self, code: int, why: str) -> None:
        """Note why."""
        del code
        self.why = why


@pytest.mark.parametrize("is_seen", [False, True])
def test_who_is_signed_out_while_coming_in_is_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_seen: bool
) -> None:
    """Before the socket is in sight of those who sign out, or just afterwards (S6)."""

    async def test() -> None:
        async with server(tmp_path) as made:
            entry = await made.people.join("Ada")
            table = await made.tables.open(Person(entry.guest.id, "Ada"), "standard", 3)
            guest, calls = made.people.guest, 0

            async def slow(token: str | None) -> object:
                nonlocal calls
                calls += 1
                found = await guest(token)
                if calls == 1 + is_seen:
                    await made.people.sign_out_everywhere(entry.guest)
                return found

            monkeypatch.setattr(made.people, "guest", slow)
            connection = Closing()
            with ExitStack() as stack:
                session = await session_at(made, table, entry.token, "192.0.2.1", stack)
                session.opened(connection)
            assert connection.why == "signed-out"
            assert session.subscriber is None

    asyncio.run(test())


class SlowPeople:
    """A store of people that reads before a change and answers after it."""

    def __init__(self) -> None:
        self.kept: list[MuteRecord] = []
        self.may_answer = asyncio.Event()

    async def mutes(self, person: str, way: Way) -> list[MuteRecord]:
        """From whom a person keeps away."""
        del person
        if way is Way.MUTE:
            return []
        found = list(self.kept)
        await self.may_answer.wait()
        return found

    async def mute(self, person: str, mute: MuteRecord, most: int, way: Way) -> bool:
        """Keep a person away from another one."""
        del person, most, way
        self.kept.append(mute)
        return True


def test_who_is_blocked_while_blocks_are_read_is_blocked() -> None:
    """Whoever reads gets what was told meanwhile, and not what was before."""

    async def test() -> None:
        store, told = SlowPeople(), list[Away]()
        limits = Limiter(FakeClock(), RATES)
        mutes = Mutes(store, limits, lambda _, away: told.append(away))  # type: ignore[arg-type]
        reading = asyncio.ensure_future(mutes.of("ada"))
        await asyncio.sleep(0)
        blocking = asyncio.ensure_future(mutes.mute("ada", MuteRecord("bo", "Bo", 1), Way.BLOCK))
        await asyncio.sleep(0)
        store.may_answer.set()
        await blocking
        assert (await reading).blocked == {"bo"}
        assert told == [Away(frozenset({"bo"}), frozenset({"bo"}))]

    asyncio.run(test())


def test_a_table_hears_of_a_block_while_it_is_loaded() -> None:
    """Of people whose blocks it has read already; those whom it does not know are none of its."""

    async def test() -> None:
        async def blocked_by(person: str) -> frozenset[str]:
            if "ada" in done:
                made.blocks("ada", frozenset({"bo"}))
            made.blocks("eve", frozenset({"bo"}))
            done.append(person)
            return frozenset()

        done: list[str] = []
        store = MemoryStore(asyncio.get_running_loop().call_soon)
        context = TableContext(store, FakeClock(), InlineThinkers(), blocked_by=blocked_by)
        made = TableRegistry(context)
        table = await made.open(Person("ada", "Ada"), "standard", 3)
        (await made.get(table)).record([e.Sat(0, "ada", "Ada"), e.Sat(1, "cy", "Cy")])
        await asyncio.sleep(0)
        made.drop(table)
        done.clear()
        live = await made.get(table)
        assert live.commands.blocks == {"ada": frozenset({"bo"}), "cy": frozenset()}

    asyncio.run(test())


def test_who_was_banned_is_banned_after_a_new_start(tmp_path: Path) -> None:
    """Bans are read before anybody is let in."""

    async def test() -> None:
        async with server(tmp_path) as made:
            ada = (await made.people.join("Ada")).guest.id
            await made.people.moderation.ban_person(ada)
            await made.people.moderation.ban_address("192.0.2.0/24")
        async with server(tmp_path) as made:
            await made.operation.start()
            with pytest.raises(Banned):
                made.people.moderation.admit(ada)
            with pytest.raises(Banned):
                made.people.moderation.admit_address("192.0.2.7")

    asyncio.run(test())
