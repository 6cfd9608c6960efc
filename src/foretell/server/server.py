"""One server: its store, its tables, its people, and how it begins and ends."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager

from foretell.server.addresses import without_password
from foretell.server.admission.admission import GUESTS, LINES, SEATS, rates
from foretell.server.clock import Clock, RealClock
from foretell.server.daily.registry import Daily
from foretell.server.operate.lock import locked
from foretell.server.operate.mentions import LogMentions
from foretell.server.operate.metrics import Metrics
from foretell.server.operate.neighbours import Neighbours
from foretell.server.operate.operation import Operation
from foretell.server.operate.watched import StoreWatch, WatchedThinkers
from foretell.server.pads.claims import PadClaims
from foretell.server.pads.registry import Pads
from foretell.server.people.mutes import Away, MuteRequest, Mutes
from foretell.server.people.people import People
from foretell.server.people.ratings import Ratings
from foretell.server.settings.settings import ServerSettings
from foretell.server.store.errors import bad_data, telling
from foretell.server.store.interface import NotSaved
from foretell.server.store.server_store import ServerStore
from foretell.server.store.sqlite import FILE, SqliteStore
from foretell.server.store.stored_people import StoredPeople
from foretell.server.tables.context import TableContext
from foretell.server.tables.hours import PlayedHours
from foretell.server.tables.questions import Questions
from foretell.server.tables.registry import TableRegistry
from foretell.server.tables.sessions import Sessions
from foretell.server.tables.thinking import ThreadedThinkers
from foretell.server.tournaments.conductor import Conductor
from foretell.server.tournaments.registry import Tournaments


class Server:
    """Everything of one process; made inside its event loop."""

    def __init__(
        self,
        settings: ServerSettings,
        clock: Clock | None = None,
        store: ServerStore | None = None,
    ) -> None:
        """Over a store; over that in the data folder, if none is given."""
        self.settings = settings
        self.clock = clock or RealClock(asyncio.get_running_loop())
        self.metrics = Metrics()
        self.store: ServerStore = store or SqliteStore(settings.data)
        self.store_watch = StoreWatch(self.store, self.metrics)
        self.thinkers = ThreadedThinkers(asyncio.get_running_loop(), self.metrics.cut)
        self.watched_thinkers = WatchedThinkers(self.thinkers, self.metrics)
        self.tables = TableRegistry(self._context())
        kept = self.store, self.clock.now, self.tables.context.damages
        self.pads, self.tournaments = Pads(*kept), Tournaments(*kept)
        self.conductor = Conductor(self.tournaments, self.tables)
        self.daily = Daily(self.tables)
        self.hours, self.sessions = PlayedHours(self.store, self.clock.now), Sessions()
        self.people_store = StoredPeople(self.store)
        self.people = self._people()
        self.mutes = Mutes(self.people_store, self.people.limits, self._keeps_away)
        self.ratings, self.claims = Ratings(self.people_store), PadClaims(self.people, self.pads)
        self.people.signals.subscribe(self.sessions.signed_out)
        self.operation = Operation(self)
        self.neighbours = Neighbours(self, self.store.sharing, self.operation.drop)
        self.replaying, self.printing = asyncio.Semaphore(1), asyncio.Semaphore(1)
        """Held by whoever replays a game in a thread, or prints what is no game: that is plain
        Python for some tenths of a second, and several at once would take turns with the loop."""
        self.questions = Questions(self.thinkers, self.metrics.seconds["odds"].observe)

    async def begin(self) -> None:
        """Have ready what many ask for at once after a start, and operate it.

        Raises:
            BadData: the database is away.
        """
        await self.store.sharing.join()
        await self.people_store.read_ahead()
        await self.operation.start()

    def _people(self) -> People:
        """The people, and where they are named."""
        logs = self.tables, self.sessions, self.pads, self.tournaments
        return People(
            self.people_store,
            self.clock,
            tables=LogMentions(self.store, *logs),
            rates={deed: rates(self.settings)[deed] for deed in (GUESTS, LINES, SEATS)},
            sharing=self.store.sharing,
        )

    def _context(self) -> TableContext:
        """What all tables share."""
        return TableContext(
            self.store,
            self.clock,
            self.watched_thinkers,
            self.metrics.refused,
            self._name_of,
            self._figure_of,
            mute=self._mute,
            permissions=self,
            blocked_by=self._blocked_by,
            advise=self.thinkers.advise,
        )

    async def _name_of(self, person: str) -> str | None:
        account = await self.people_store.account(person)
        return account.name if account else None

    async def _figure_of(self, person: str) -> str:
        account = await self.people_store.account(person)
        return account.figure if account else ""

    async def _blocked_by(self, person: str) -> frozenset[str]:
        return (await self.mutes.of(person)).blocked

    def _keeps_away(self, person: str, away: Away) -> None:
        """Let open sockets and tables know."""
        self.sessions.muted(person, away.unread)
        self.tables.blocks(person, away.blocked)

    async def _mute(self, person: str, asked: MuteRequest, now: int) -> None:
        await self.mutes.grant(person, asked, now)

    def demand_voice(self, person: str) -> None:
        """Let a person talk.

        Raises:
            Rejection: an operator has taken their voice for a time.
            TooMany: they have said too much in a short time.
        """
        self.people.moderation.demand_voice(person)
        self.people.limits.demand(LINES, person)

    def demand_seat(self, person: str) -> None:
        """Let a person sit down or stand up.

        Raises:
            TooMany: they have done so too often in a short time.
        """
        self.people.limits.demand(SEATS, person)

    async def hand_over(self) -> None:
        """Where other servers have the same store: let them have the tables, one after the other.

        Nobody new is let in meanwhile; who played here goes on there.
        """
        if self.store.sharing.is_shared:
            self.operation.leave()
            self.conductor.lookout.leave()
            self.daily.lookout.leave()
            await self.neighbours.leave()

    def leave(self) -> None:
        """Tell everybody that the server restarts."""
        self.operation.leave()
        self.conductor.lookout.leave()
        self.daily.lookout.leave()
        self.tables.close("restarting")

    async def close(self) -> None:
        """Store what is waiting and let go of the files."""
        self.leave()
        await self.operation.stop()
        await self.conductor.lookout.stop()
        await self.daily.lookout.stop()
        await self.people.close()
        self.thinkers.close()
        await self.store.close()


@asynccontextmanager
async def opened(settings: ServerSettings) -> AsyncIterator[Server]:
    """A server on its data: in a folder nobody else's, in a database one of many.

    Raises:
        InUse: another server has them.
        BadData: they cannot be used, or cannot be written where that is needed in the block.
    """
    async with AsyncExitStack() as stack:
        stack.enter_context(_needing(settings))
        server = Server(settings, store=await _store(settings, stack))
        stack.push_async_callback(server.close)
        yield server


@contextmanager
def _needing(settings: ServerSettings) -> Iterator[None]:
    """Use data in a block that nobody catches: a start, or an order of the operator's."""
    try:
        yield
    except NotSaved as error:
        place = without_password(settings.store) or str(settings.data)
        raise bad_data(place, "unusable", why=str(error)) from None


async def _store(settings: ServerSettings, stack: AsyncExitStack) -> ServerStore:
    if not settings.store:
        stack.enter_context(locked(settings.data))
        with telling(settings.data / FILE):
            return SqliteStore(settings.data)
    from foretell.server.store.postgres.store import PostgresStore

    return await PostgresStore.shared(settings.store)
