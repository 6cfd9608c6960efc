"""A server that can die at any instant, its disk, and the people who play there all the same."""

from __future__ import annotations

import asyncio
import io
import random
from collections import Counter, deque
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any
from unittest import mock

from foretell.fair import Secret
from foretell.server.audience import fan_out
from foretell.server.deals.secrets import deals_of
from foretell.server.protocol import events as e
from foretell.server.protocol.event import Options, RulesValue
from foretell.server.store.interface import Batch, Log
from foretell.server.table.apply import fingerprint, replay
from foretell.server.tables.context import TableContext
from foretell.server.tables.live_table import LiveTable
from foretell.server.tables.summary import summary_of
from tests.promises import virtual_time
from tests.promises.faulty_network import FakeSocket
from tests.promises.liveness import SlowBots
from tests.promises.virtual_time import Died, LoopClock
from tests.server.memory_store import MemoryStore

Scene = Callable[[random.Random], Coroutine[Any, Any, None]]


def run(seed: int, scene: Scene) -> None:
    """Play a scene in virtual time: with the same seed it is the same."""
    with mock.patch.object(fan_out, "reach", reach_nothing):
        virtual_time.run(seed, scene)


def reach_nothing(_point: str) -> None:
    """The instants at which a server may die, while there is none."""


class FailingStore(MemoryStore):
    """A store that takes its time, fails now and then, and with which the server may die."""

    def __init__(self, server: MortalServer) -> None:
        super().__init__()
        self._server = server
        self.fails = 0.0

    def append(self, batch: Batch, done: object) -> None:
        """Take a batch; it is written a little later."""
        super().append(batch, done)  # type: ignore[arg-type]
        self._server.loop.call_later(self._server.chance.uniform(0.0, 0.01), self.write)

    def write(self) -> None:
        """Write what waits, or fail, or die before it or after it."""
        server = self._server
        server.reach("commit.before")
        if server.is_dying("commit.after"):
            for batch, _ in self._waiting:
                self._try(batch)
            server.die()
        self.is_broken = server.chance.random() < self.fails
        self.commit()

    async def log(self, table: str) -> Log | None:
        """A table's whole log; reading takes its time, too."""
        await asyncio.sleep(self._server.chance.uniform(0.0, 0.01))
        return self.kept(table)

    def lose(self) -> None:
        """What was not written is gone."""
        self._waiting = deque()


class MortalServer:
    """One table of one server, and what can happen to it."""

    def __init__(
        self,
        chance: random.Random,
        rules: RulesValue,
        players: int,
        options: Options,
        table: str = "t",
    ) -> None:
        self.chance = chance
        self.loop = asyncio.get_running_loop()
        self.clock = LoopClock(self.loop)
        self.store = FailingStore(self)
        self.context = TableContext(
            self.store, self.clock, SlowBots(self), new_secret=self.new_secret
        )
        self.sockets: list[FakeSocket] = []
        self.is_up = True
        self.deaths: Counter[str] = Counter()
        self._dies_at: dict[str, int] = {}
        opened = e.Opened("Test", rules, players, "p0", options=options)
        self.table, entry = LiveTable.new(self.context, table, opened)
        summary = summary_of(self.table.state)
        self.store._try(Batch(table, 0, [e.written(entry)], summary))
        setattr(fan_out, "reach", self.reach)  # noqa: B010  # until the scene ends

    def new_secret(self) -> Secret:
        """A seed that comes from the seed of the scene."""
        return Secret.typed(str(self.chance.getrandbits(64)))

    # deaths

    def dies_at(self, point: str, count: int) -> None:
        """Let the server die when it comes to a point for the so-manieth time from now."""
        self._dies_at[point] = count

    def is_dying(self, point: str) -> bool:
        """Whether this is the time for that point."""
        if point not in self._dies_at:
            return False
        self._dies_at[point] -= 1
        if self._dies_at[point] > 0:
            return False
        del self._dies_at[point]
        self.deaths[point] += 1
        return True

    def reach(self, point: str) -> None:
        """Come to a point, and die if this is the time."""
        if self.is_dying(point):
            self.die()

    def die(self) -> None:
        """End everything at once, as a power cut would; it comes back after a while.

        Raises:
            Died: always; what called this does not go on.
        """
        self.kill()
        raise Died

    def kill(self) -> None:
        """Stop the server between two callbacks."""
        self.is_up = False
        self.table.is_gone = True
        self.table.timers.cancel()
        self.table.outbox._deliveries.clear()
        self.store.lose()
        for socket in tuple(self.sockets):
            self.loop.call_later(self.chance.uniform(0.0, 0.02), socket.abort)
        self.loop.call_later(self.chance.uniform(0.05, 3.0), self.start)

    def start(self) -> None:
        """The server is there again, from its log."""
        if self.is_up:
            return
        for socket in tuple(self.sockets):
            socket.abort()
        log = self.store.kept(self.table.state.id)
        assert log is not None
        self.table = LiveTable.loaded(self.context, self.table.state.id, log)
        self.is_up = True

    def told(self) -> str:
        """Where everything is, for one who wonders why nothing goes on."""
        state, text = self.table.state, io.StringIO()
        facts = f"{state.status}, phase {state.phase.name}, due {state.due()}, v {state.v}"
        up = "up" if self.is_up else "down"
        text.write(f"at {self.clock.now():.3f}: {facts}, {state.seq} entries; server {up}, ")
        text.write(f"{len(self.sockets)} sockets, died {dict(self.deaths)}\n")
        for task in asyncio.all_tasks(self.loop):
            task.print_stack(file=text)
        return text.getvalue()

    # what is true

    @property
    def entries(self) -> list[e.LogEntry]:
        """The log."""
        return [e.read(body) for body in self.store.logs[self.table.state.id]]

    def check_log(self) -> None:
        """The log is the truth: its replay is the table (R13)."""
        deals = partial(deals_of, self.store.secrets.get(self.table.state.id, {}))
        again = replay(self.table.state.id, self.entries, deals)
        assert fingerprint(again) == fingerprint(self.table.state)
