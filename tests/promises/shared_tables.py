"""Games on several servers with one database, each under one seed: what R1 is checked with.

The registry of tables, the lease and the client are the product's; the database is a model of what
its statements do, and time is virtual.
"""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack, suppress
from functools import partial
from typing import Any, Final

from foretell.client.fairness import SeedKeeper
from foretell.client.table import Table
from foretell.server.deals.secrets import deals_of
from foretell.server.protocol import events as e
from foretell.server.store.errors import BadData
from foretell.server.store.interface import Batch, Person
from foretell.server.table.apply import replay
from foretell.server.tables.summary import summary_of
from tests.promises.faulty_network import FakeLink, FakeSocket, ServersEnd
from tests.promises.histories import History, begin, check, play
from tests.promises.network_scenes import LIMIT, PEOPLE, QUICK, RULES
from tests.promises.owned import OwnerWatch
from tests.promises.shared_database import TABLE, Database
from tests.promises.shared_servers import AWAY, SharedServer
from tests.promises.virtual_time import run

SERVERS: Final = 2
HEALS: Final = 12.0
"""Seconds after which everybody is back: a lease, the judgement of another, and a client's wait."""


class PausedSocket(FakeSocket):
    """A socket whose server reads nothing while it is paused."""

    def _received(self, frame: bytes) -> None:
        server: Any = self.server
        if server.loop.time() < server.paused_until:
            server.loop.call_at(server.paused_until, self._received, frame)
        elif self.is_open:
            super()._received(frame)


class _Coming:
    """The way through the balancer to a server that has the table then."""

    def __init__(self, link: SharedLink) -> None:
        self._link = link

    async def __aenter__(self) -> FakeSocket:
        link = self._link
        server = link.cluster.door()
        live = await server.shown(link.person.id if link.person else "")
        server.table = live
        link.server = server  # type: ignore[assignment]
        self.socket = PausedSocket(link)
        server.sockets.append(self.socket)
        self.socket.session.opened(ServersEnd(self.socket))
        return self.socket

    async def __aexit__(self, *_: object) -> None:
        self.socket.abort()


class SharedLink(FakeLink):
    """The real link, through a balancer."""

    cluster: SharedTable

    def _connected(self) -> _Coming:  # type: ignore[override]
        return _Coming(self)


class SharedTable:
    """A table, the servers that may have it, and its people."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.database = Database(asyncio.get_running_loop(), chance)
        self._numbers = 0
        self.errs = 0.1
        """The chance that the balancer sends somebody to any server."""
        self.servers: list[SharedServer] = []
        self.befell_at = 0.0
        """When something befell last; later, if leases hold for longer by a clock set back."""
        rules = chance.choice(RULES)
        opened = e.Opened("Test", rules, 3, PEOPLE[0].id, options=QUICK)
        entry = e.LogEntry(1_000_000, opened, PEOPLE[0].id)
        state = replay(TABLE, [entry], partial(deals_of, {}))
        self.database.append(Batch(TABLE, 0, [e.written(entry)], summary_of(state)), 0)

    async def add(self) -> SharedServer:
        """One server more."""
        self._numbers += 1
        server = SharedServer(self.database, self._numbers)
        while True:
            with suppress(BadData):
                await server.store.sharing.join()
                return server
            await asyncio.sleep(0.5)

    def door(self) -> SharedServer:
        """To which server somebody is sent: to the first that answers; now and then wrongly."""
        up = [one for one in self.servers if one.is_up and self._answers(one)]
        if not up:
            raise OSError("no server")
        return self.chance.choice(up) if self.chance.random() < self.errs else up[0]

    def _answers(self, server: SharedServer) -> bool:
        return server.store.sharing.holds and self.database.loop.time() >= server.paused_until

    def seat_of(self, person: Person) -> Table:
        """The real client of a person."""
        table = Table(TABLE, "", "")
        link = SharedLink("", "", table._take)
        link.cluster, link.person = self, person
        table.link = link
        table.keeper = SeedKeeper(self.servers[0].new_secret)
        return table

    # what befalls it

    async def trouble(self) -> None:
        """Something fails, or is set wrong."""
        await asyncio.sleep(self.chance.uniform(0.2, 6.0))
        self.befell_at = max(self.befell_at, self.database.loop.time())
        place = self.chance.randrange(len(self.servers))
        server, until = (
            self.servers[place],
            self.database.loop.time() + self.chance.uniform(0.5, AWAY),
        )
        match self.chance.randrange(7):
            case 0:
                server.kill()
                self.servers[place] = await self.add()
            case 1:
                await server.leave()
                self.servers[place] = await self.add()
            case 2:
                server.pause(until)
            case 3:
                server.cut_until = until
            case 4:
                self.database.away_until = until
            case 5:
                self.database.skew += self.chance.uniform(-AWAY, AWAY)
                self.befell_at += AWAY
            case _:
                self.database.loses = self.chance.choice((0.0, 0.1))

    async def heal(self) -> None:
        """Nothing fails any more: soon a living server has the table, and everybody is there."""
        self.database.loses = self.errs = 0.0
        await asyncio.sleep(AWAY + HEALS)
        assert self.database.lives(self.database.owner)

    async def play(self, troubles: int) -> None:
        """A game through many troubles; then the log is compared with what everybody saw."""
        self.servers = [await self.add() for _ in range(SERVERS)]
        async with AsyncExitStack() as stack:
            seats = [self.seat_of(person) for person in PEOPLE[:2]]
            for seat in seats:
                await stack.enter_async_context(seat)
            await begin(*seats)
            watch = asyncio.create_task(OwnerWatch(self).look_on())
            histories = [History(person.id) for person in PEOPLE[:2]]
            games = [
                asyncio.create_task(play(seat, history, self.chance, 1.0))
                for seat, history in zip(seats, histories, strict=True)
            ]
            for _ in range(troubles):
                await self.trouble()
            await self.heal()
            await asyncio.wait_for(asyncio.gather(*games), LIMIT)
            await asyncio.sleep(HEALS)
            await self.agree(seats, histories)
            assert not watch.done(), watch.exception()
            watch.cancel()
        for server in self.servers:
            server.kill()

    async def agree(self, seats: list[Table], histories: list[History]) -> None:
        """The log has what was acknowledged, in order of epochs, and everybody sees it."""
        database = self.database
        check([e.read(body) for body in database.kept.logs[TABLE]], histories)
        assert database.epochs == sorted(database.epochs)
        assert len(database.epochs) == len(database.kept.logs[TABLE])
        for seat, person in zip(seats, PEOPLE, strict=False):
            async with self.seat_of(person) as new:
                await asyncio.sleep(HEALS)  # the table may have moved for that
                assert new.view == seat.view


def shared(seed: int) -> int:
    """One game on two servers under one seed."""

    async def scene(chance: random.Random) -> None:
        await SharedTable(chance).play(chance.randint(2, 8))

    run(seed, scene)
    return 1
