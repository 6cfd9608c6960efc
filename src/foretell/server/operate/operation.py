"""All that runs beside the tables of one server: the gate, health, figures, upkeep, back door."""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretell.server.names import refuse_words
from foretell.server.operate.admin import Admin
from foretell.server.operate.backdoor import Backdoor
from foretell.server.operate.gate import Gate
from foretell.server.operate.health import Doctor, Health
from foretell.server.operate.metrics import Gauges
from foretell.server.operate.network import raise_open_files, room
from foretell.server.operate.upkeep import Upkeep
from foretell.server.people.keeper import Doorkeeper
from foretell.server.table.state import Status

if TYPE_CHECKING:
    from foretell.server.server import Server


class Operation:
    """What whoever runs a server sees of it and does with it."""

    def __init__(self, server: Server) -> None:
        """Nothing runs before :meth:`start`."""
        self._server = server
        settings, clock, store = server.settings, server.clock, server.store
        self.room = 0
        self.gate = Gate(settings, clock)
        self.health = Doctor(store.probe, lambda: store.queue.lag, clock)
        self.upkeep = Upkeep(server.tables, store, clock, settings, server.people.tidy)
        self.keeper: Doorkeeper = server.people.keeper
        self.gate.admit = self.keeper.admit_address
        self.admin = Admin(server.tables, store, clock, self.keeper)
        self.backdoor = Backdoor(settings.data, self.admin)
        server.metrics.look = self.gauges

    async def start(self) -> None:
        """Let the operator in, and begin to sweep."""
        self.room = room(raise_open_files())
        words = self._server.settings.refused_words
        refuse_words(words.read_text(encoding="utf-8").splitlines() if words else ())
        self.upkeep.start()
        await self.backdoor.open()

    def leave(self) -> None:
        """The server ends: send nobody here any more."""
        self.health.is_leaving = True

    async def stop(self) -> None:
        """Sweep no more, close the back door."""
        await self.upkeep.stop()
        await self.backdoor.close()

    async def healthy(self) -> Health:
        """Whether the server is ready."""
        return await self.health.health(len(self._server.tables))

    def gauges(self) -> Gauges:
        """How much there is of everything now."""
        statuses = dict.fromkeys(map(str, Status), 0.0)
        viewers = {"player": 0.0, "watcher": 0.0}
        parcels, waiting = 0, 0
        for live in self._server.tables:
            statuses[live.state.status] += 1
            parcels += len(live.outbox)
            for viewer in live.audience.everybody():
                viewers["watcher" if viewer.key < 0 else "player"] += 1
                waiting += viewer.connection.waiting
        store, bots = self._server.store.queue, self._server.watched_thinkers.queue
        queues = {"disk": len(store), "commit": parcels, "readers": waiting, "bots": len(bots)}
        return {
            "tables": statuses,
            "sockets": viewers,
            "queue": queues,
            "writer_lag_seconds": {"": store.lag},
            "socket_room": {"": self.room},
        }
