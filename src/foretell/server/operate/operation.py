"""What runs beside the tables: admission, health, figures, housekeeping, the admin socket."""

from __future__ import annotations

from typing import Final, Protocol

from foretell.server.admission.admission import Admission
from foretell.server.admission.complaints import Complaints
from foretell.server.admission.connections import Connections
from foretell.server.admission.pacing import AddressPace
from foretell.server.clock import Clock
from foretell.server.daily.registry import LOOK_EVERY as DAILY_EVERY
from foretell.server.daily.registry import Daily, robot_event_id
from foretell.server.operate.admin import Admin
from foretell.server.operate.admin_socket import AdminSocket
from foretell.server.operate.disk import MIB, Disk, free_mib
from foretell.server.operate.every import Every
from foretell.server.operate.health import Doctor, Health
from foretell.server.operate.housekeeping import Upkeep
from foretell.server.operate.metrics import Gauges, Metrics
from foretell.server.operate.network import raise_open_files, room
from foretell.server.operate.watched import StoreWatch, WatchedThinkers
from foretell.server.pads.registry import Pads
from foretell.server.pads.state import pad_id
from foretell.server.people.moderation import Moderation
from foretell.server.people.people import People
from foretell.server.protocol.names import refuse_words
from foretell.server.settings.settings import ServerSettings
from foretell.server.store.server_store import ServerStore
from foretell.server.table.state import Status
from foretell.server.tables.registry import TableRegistry
from foretell.server.tournaments.conductor import LOOK_EVERY, Conductor
from foretell.server.tournaments.registry import Tournaments, tournament_id

DISK_SECONDS: Final = 10.0


class Parts(Protocol):
    """What there is of a server before anybody operates it."""

    settings: ServerSettings
    clock: Clock
    metrics: Metrics
    store: ServerStore
    store_watch: StoreWatch
    watched_thinkers: WatchedThinkers
    tables: TableRegistry
    people: People
    pads: Pads
    tournaments: Tournaments
    conductor: Conductor
    daily: Daily


class Operation:
    """What whoever runs a server sees of it and does with it."""

    def __init__(self, server: Parts) -> None:
        """Nothing runs before :meth:`start`."""
        self._server = server
        settings, clock, store = server.settings, server.clock, server.store
        self.complain = Complaints(server.metrics.refused, clock)
        self.connections = Connections(
            settings.connections_per_address,
            settings.trusted_proxies,
            self.complain,
            AddressPace(clock, settings.requests_per_address, "connection"),
        )
        self.health = self._doctor(server.store_watch)
        self._disk = Disk(settings.data, settings.disk_reserve)
        never_begun, tidy = server.tournaments.never_begun, server.people.tidy
        self.upkeep = Upkeep(server.tables, store, clock, settings, never_begun, tidy, self.drop)
        self.moderation: Moderation = server.people.moderation
        self.admission = Admission(settings, clock, self.complain, self.moderation.admit_address)
        self.admin = Admin(server.tables, store, clock, self.moderation)
        self.admin_socket = None if settings.store else AdminSocket(settings.data, self.admin)
        self._repeated = [
            *(Every(clock, seconds, act) for seconds, act in store.upkeep()),
            *([] if settings.store else [Every(clock, DISK_SECONDS, self._disk.warning)]),
            Every(clock, LOOK_EVERY, server.conductor.lookout.look),
            Every(clock, DAILY_EVERY, server.daily.lookout.look),
        ]
        server.metrics.look = self.gauges

    def _doctor(self, watch: StoreWatch) -> Doctor:
        store, clock = self._server.store, self._server.clock
        lag, is_failing = (lambda: watch.queue.lag), (lambda: watch.is_failing)
        return Doctor(watch.probe, lag, clock, is_failing, lambda: store.sharing.holds)

    def drop(self, log: str) -> None:
        """Have something that is no table no more in memory."""
        self._server.pads.drop(pad_id(log))
        self._server.tournaments.drop(tournament_id(log))
        self._server.daily.drop(robot_event_id(log))

    async def start(self) -> None:
        """Let the operator in, and begin to sweep."""
        if most := room(raise_open_files()):
            self.connections.most = most
        await self.moderation.read()
        words = self._server.settings.refused_words
        refuse_words(words.read_text(encoding="utf-8").splitlines() if words else ())
        self.upkeep.start()
        for one in self._repeated:
            one.start()
        if self.admin_socket is not None:
            await self.admin_socket.open()

    def leave(self) -> None:
        """The server ends: send nobody here any more."""
        self.health.is_leaving = True

    async def stop(self) -> None:
        """Sweep no more, close the admin socket."""
        for one in self._repeated:
            one.stop()
        await self.upkeep.stop()
        if self.admin_socket is not None:
            await self.admin_socket.close()

    async def healthy(self) -> Health:
        """Whether the server is ready."""
        tables, connections = len(self._server.tables), len(self.connections)
        return await self.health.health(tables, connections, self.warnings())

    def warnings(self) -> list[str]:
        """What somebody should look after before it gets worse."""
        damages, unlisted = self._server.tables.context.damages, self._server.store.unlisted
        damaged = sorted({*damages.tables, *unlisted.tables})
        low = "" if self._server.settings.store else self._disk.warning()
        return [*([low] if low else []), *(f"table {table} is damaged" for table in damaged)]

    def gauges(self) -> Gauges:
        """How much there is of everything now."""
        settings, statuses = self._server.settings, dict.fromkeys(map(str, Status), 0.0)
        viewers = {"player": 0.0, "watcher": 0.0}
        deliveries, waiting = 0, 0
        for live in self._server.tables:
            statuses[live.state.status] += 1
            deliveries += len(live.outbox)
            for viewer in live.audience.everybody():
                viewers["watcher" if viewer.key < 0 else "player"] += 1
                waiting += viewer.connection.waiting
        store, bots = self._server.store_watch.queue, self._server.watched_thinkers.queue
        queues = {"disk": len(store), "commit": deliveries, "readers": waiting, "bots": len(bots)}
        free = {} if settings.store else {"": free_mib(settings.data) * MIB}
        return {
            "tables": statuses,
            "sockets": viewers,
            "connections": dict(self.connections.kinds),
            "queue": queues,
            "writer_lag_seconds": {"": store.lag},
            "lease": {"": float(self._server.store.sharing.holds)},
            "leaving": {"": float(self.health.is_leaving)},
            "disk_free_bytes": free,
            "socket_room": {"": self.connections.most},
        }
