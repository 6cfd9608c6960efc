"""The tables that are in memory; one comes from its log when somebody first asks for it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

from foretell.rules.files import MOST_NAME
from foretell.rules.names import rules_meant
from foretell.rules.refusing import bounded
from foretell.rules.toml import parse_rules, rules_value
from foretell.server.people.mentions import named_in
from foretell.server.protocol import events as e
from foretell.server.protocol.event import Options, RulesValue
from foretell.server.protocol.names import clean_name, table_title
from foretell.server.protocol.rejection import Rejection
from foretell.server.store.interface import Batch, Log, Person
from foretell.server.store.telling import made
from foretell.server.table.apply import nothing_dealt, replay
from foretell.server.table.rematch import again, seated_again
from foretell.server.table.seats import check_options, is_led, people_at
from foretell.server.table.state import OVER, TableState
from foretell.server.tables.context import TableContext
from foretell.server.tables.handing_over import SOON, Stays, handed_over
from foretell.server.tables.ids import new_id, unlinked
from foretell.server.tables.live_table import LiveTable
from foretell.server.tables.summary import summary_of

USUAL: Final = Options()
SHORT: Final = 200
"""Entries of a log that take two milliseconds or so."""


class TableRegistry:
    """All tables of one server."""

    def __init__(self, context: TableContext) -> None:
        """No table is in memory yet."""
        self.context = context
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._loader = ThreadPoolExecutor(1, "replay")  # one: several would make the loop late
        self._rematching = asyncio.Lock()
        self._is_closed = False
        self._learning: list[LiveTable] = []
        self._stays = Stays(context.clock)

    def __len__(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    def __iter__(self) -> Iterator[LiveTable]:
        """The tables that are in memory."""
        return iter(tuple(self._live.values()))

    def __contains__(self, table: str) -> bool:
        """Whether a table is in memory."""
        return table in self._live

    async def open(
        self,
        host: Person,
        rules: RulesValue,
        players: int,
        *,
        name: str = "",
        rules_name: str = "",
        private: bool = False,
        options: Options = USUAL,
    ) -> str:
        """Open a table; its id, once it is stored.

        Raises:
            Rejection: the name or an option cannot be.
            BadRules: the rules contradict themselves.
        """
        check_options(options, players)
        value = rules_value(parse_rules(rules_meant(bounded(rules)), players))
        title = clean_name(name) if name else table_title(host.name)
        called = clean_name(rules_name, MOST_NAME) if rules_name else ""
        event = e.Opened(title, value, players, host.id, private, options, called)
        return (await self._open(event)).state.id

    async def _open(self, event: e.Opened, *people: str) -> LiveTable:
        live, entry = LiveTable.new(self.context, new_id(), unlinked(event))
        await self._learn(live, event.host, *people)
        await self._stored(live.state, [entry])
        if not self.context.sharing.is_shared:  # else it is whose visitors come first
            self._live[live.state.id] = live
        return live

    async def seat(self, table: str, event: e.Opened, seated: Iterable[e.AnyEvent]) -> None:
        """Open a tournament's table under its id, everybody in their seats; an open one stays."""
        if await self.context.store.log(table) is None:
            made = (unlinked(event), *await self.context.dressed(seated))
            entries = [e.LogEntry(self.context.at(), one) for one in made]
            await self._stored(replay(table, entries, nothing_dealt), entries)

    async def rematch(self, host: Person, table: str) -> str:
        """Open a table for another game of the same people, or find the one that is open.

        Raises:
            Rejection: the game is not over, or the person did not play in it.
        """
        async with self._rematching:
            old = await self.get(table, host.id)
            state = old.state
            if state.seat_of(host.id) is None:
                raise Rejection("not-seated")
            if is_led(state):
                raise Rejection("tournament-table")
            if state.status not in OVER:
                raise Rejection("not-over")
            if not state.next_table:
                names = await self._names_beside(host.id, state)
                seated = await self.context.dressed(seated_again(state, names.get))
                new = await self._open(again(state, host), *names)
                new.record(seated)
                if self.context.sharing.is_shared:
                    await handed_over(new)
                old = await self.get(table, host.id)
                old.record([e.Followed(new.state.id)])
            return old.state.next_table

    async def _names_beside(self, host: str, state: TableState) -> dict[str, str | None]:
        """The names of those who sat at a table; ``None`` for one whom the new host blocks."""
        blocked = await self.context.blocked_by(host)
        people = (seat.person for seat in state.seats if seat.person and seat.person not in blocked)
        return {person: await self.context.name_of(person) for person in people}

    async def _learn(self, live: LiveTable, *people: str) -> None:
        """Load what decisions at a table ask about people."""
        self._learning.append(live)
        try:
            for person in people:
                live.commands.blocks[person] = await self.context.blocked_by(person)
        finally:
            self._learning.remove(live)

    def blocks(self, person: str, blocked: frozenset[str]) -> None:
        """A person blocks others than before: every table that knows the person is told."""
        for live in (*self._live.values(), *self._learning):
            if person in live.commands.blocks:
                live.commands.blocks[person] = blocked

    async def _stored(self, state: TableState, entries: list[e.LogEntry]) -> None:
        named = frozenset[str]().union(*map(named_in, entries))
        bodies = [e.written(entry) for entry in entries]
        batch = Batch(state.id, 0, bodies, summary_of(state), mentions=named)
        await made(partial(self.context.store.append, batch))

    async def get(self, table: str, person: str | None = None) -> LiveTable:
        """A table, from memory or from its log; nobody else has it then.

        ``person``: who wants to sit or look there; ``None`` is the server itself.

        Raises:
            Rejection: there is no such table, or it is damaged.
            Elsewhere: another server keeps it for a moment.
        """
        live = self._live.get(table)
        if live is not None:
            await live.reloading.over()
            if not live.is_gone:
                live.used_at = self.context.clock.steady()
                return live
        if table not in self._loading:
            self._begin_to_load(table, person)
        elif person is not None:
            await self.context.sharing.ask(table, person)
            if table not in self._loading:  # that was done meanwhile
                return await self.get(table, person)
        return await asyncio.shield(self._loading[table])  # one who goes stops nobody else

    async def look(self, table: str) -> LiveTable:
        """A table to look at once: as it is here, else as its log tells it.

        Raises:
            Rejection: there is no such table, or it is damaged.
        """
        if table in self._live or not self.context.sharing.is_shared:
            return await self.get(table)
        return await self._read(table)

    def _begin_to_load(self, table: str, person: str | None) -> None:
        """Nobody who waits keeps the task: with a refusal, which keeps them, it were a circle."""
        task = asyncio.create_task(self._load(table, person))
        self._loading[table] = task
        task.add_done_callback(partial(self._loaded, table))

    def _loaded(self, table: str, task: asyncio.Task[LiveTable]) -> None:
        if self._loading.get(table) is task:
            del self._loading[table]
        if not task.cancelled():
            task.exception()  # whoever waited is told; if all are gone, nobody has to be

    async def _load(self, table: str, person: str | None) -> LiveTable:
        await self.context.sharing.claim(table, person)
        live = await self._read(table)
        if self._loading.get(table) is not asyncio.current_task():  # dropped: it may be another now
            return await self.get(table)
        if self._is_closed:
            live.close("restarting")
        self._live[table] = live
        if live.state.plays_on:
            live.arrange()
        return live

    async def _read(self, table: str) -> LiveTable:
        if "." in table:  # the log of something else
            raise Rejection("no-such-table", table=table)
        with self.context.damages.noted(table):
            log = await self.context.store.log(table)
            if log is None:
                raise Rejection("no-such-table", table=table)
            live = await self._replayed(table, log)
            await self._learn(live, *people_at(live.state))
        return live

    async def _replayed(self, table: str, log: Log) -> LiveTable:
        """A short log is gone through at once: a thread would wait for its turns for longer."""
        replayed = partial(LiveTable.loaded, self.context, table, log)
        if len(log.entries) <= SHORT:
            return replayed()
        return await asyncio.get_running_loop().run_in_executor(self._loader, replayed)

    def close(self, why: str) -> None:
        """Let everybody go from every table, also from those that are being loaded."""
        self._is_closed = True
        for live in self._live.values():
            live.close(why)
        self._live.clear()

    def drop(self, table: str, why: str = "gone") -> None:
        """Let everybody go from a table, and have it no more in memory.

        What is being loaded of it is read anew.
        """
        self._loading.pop(table, None)
        live = self._live.pop(table, None)
        if live is not None:
            live.close(why)
            self.context.spawn(self.context.sharing.release([table]))

    def forget_all(self, why: str) -> None:
        """Let everybody go from every table for a moment: another server may have them now."""
        self._stays.settle()
        for table in {*self._live, *self._loading}:
            self._loading.pop(table, None)
            if live := self._live.pop(table, None):
                live.close(why)

    def reload(self, table: str) -> None:
        """Have a table go back to its log, if it is in memory: that says something else now."""
        if live := self._live.get(table):
            live.reload()

    def asked_for(self, table: str, person: str | None) -> None:
        """Let a table go that another server wants, if that may be now or soon."""
        live = self._live.get(table)
        if live is not None:
            if (stays := self._stays.seconds(live, person)) <= SOON:
                self.context.clock.later(stays, partial(self._let_go, live))
        elif table in self._loading:
            self.context.clock.later(SOON, partial(self.asked_for, table, person))
        else:
            self.context.spawn(self.context.sharing.release([table]))

    def _let_go(self, live: LiveTable) -> None:
        if self._live.get(live.state.id) is live:
            self.context.spawn(self.hand_over([self._stays.gave(live)]))

    async def hand_over(self, tables: Iterable[str]) -> None:
        """Let tables go for other servers, each when all of it is stored."""
        going = [live for table in tables if (live := self._live.get(table))]
        await asyncio.gather(*map(handed_over, going))
        gone = [live.state.id for live in going if self._live.get(live.state.id) is live]
        for table in gone:
            del self._live[table]
        await self.context.sharing.release(gone)

    def rest(self, since: float) -> int:
        """Keep none in memory that nobody has used since then, by the steady clock; how many."""
        idle = [live.state.id for live in self if live.used_at < since and live.is_idle]
        for table in idle:
            self.drop(table)
        return len(idle)
