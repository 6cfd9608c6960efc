"""Carries out what an operator asks, on the tables and people of one server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from msgspec.structs import replace

from foretell.server.audience.redaction import Redaction
from foretell.server.clock import Clock
from foretell.server.operate import admin_orders as o
from foretell.server.operate.housekeeping import close, happened
from foretell.server.people.moderation import Moderation
from foretell.server.protocol import events as e
from foretell.server.protocol.names import clean_line
from foretell.server.protocol.rejection import Rejection
from foretell.server.protocol.views import ChatLine
from foretell.server.store.interface import Rewritten, Store
from foretell.server.table.state import OVER, RUNNING
from foretell.server.tables.live_table import LiveTable
from foretell.server.tables.registry import TableRegistry
from foretell.server.tables.summary import summary_of

HOUSE: Final = "Foretell"
"""The name under which the server speaks; nobody else may bear it."""
CLOSED: Final = "closed"
MOST_LISTED: Final = 1000


class Admin:
    """Carries out the operator's orders."""

    def __init__(
        self, tables: TableRegistry, store: Store, clock: Clock, moderation: Moderation
    ) -> None:
        """Carry orders out on the tables, the store and the moderation of a server."""
        self._tables = tables
        self._store = store
        self._clock = clock
        self._moderation = moderation

    async def do(self, order: o.AnyOrder) -> o.Answer:
        """Carry out an order.

        Raises:
            Rejection: there is no such table, person or line.
        """
        return await _DO[type(order)](self, order)

    def _viewers(self) -> dict[str, int]:
        return {live.state.id: len(live.audience.everybody()) for live in self._tables}

    def _viewers_of_others(self) -> int | None:
        """How many look at a table that is not in memory: unknown if another server may have it."""
        return None if self._store.sharing.is_shared else 0

    async def tables(self, order: o.Tables) -> o.Answer:
        """The tables."""
        statuses = RUNNING + OVER if order.over else RUNNING
        found = await self._store.summaries(statuses=statuses, private=True, limit=MOST_LISTED)
        viewers, others = self._viewers(), self._viewers_of_others()
        return [
            o.TableRow(t.id, t.name, t.status, t.seats, t.changed, viewers.get(t.id, others))
            for t in found
        ]

    async def show(self, order: o.Show) -> o.Answer:
        """One table."""
        live = await self._tables.look(order.table)
        entries = await self._entries(order.table)
        t = summary_of(live.state)
        return o.TableShown(
            id=t.id,
            name=t.name,
            status=t.status,
            rules=t.rules,
            round_no=t.round_no,
            host=t.host,
            private=t.is_private,
            opened=t.opened,
            changed=t.changed,
            entries=len(entries),
            viewers=self._viewers().get(t.id, self._viewers_of_others()),
            seats=seat_rows(live),
            chat=chat_rows(entries),
        )

    async def _entries(self, table: str) -> list[e.LogEntry]:
        with self._tables.context.damages.noted(table):
            log = await self._store.log(table)
            return [e.read(body) for body in log.entries] if log else []

    async def message(self, order: o.Message) -> o.Answer:
        """Say something at a table."""
        live = await self._tables.get(order.table)
        await happened(live, e.Said(HOUSE, clean_line(order.text)))
        return o.OrderDone({"name": live.state.name})

    async def close(self, order: o.Close) -> o.Answer:
        """End a table's game."""
        live = await self._tables.get(order.table)
        if live.state.status in OVER:
            raise Rejection("over", name=live.state.name)
        await close(live, CLOSED)
        return o.OrderDone({"name": live.state.name})

    async def ban(self, order: o.Ban) -> o.Answer:
        """Ban a person or an address."""
        until = self._until(order.hours)
        is_person = order.kind == "person"
        ban = self._moderation.ban_person if is_person else self._moderation.ban_address
        made = await ban(order.what, until=until, reason=order.reason)
        return o.OrderDone({"what": made.what})

    async def unban(self, order: o.Unban) -> o.Answer:
        """Lift a ban."""
        await self._moderation.lift(order.kind, order.what)
        return o.OrderDone({"what": order.what})

    def _until(self, hours: float) -> float:
        return self._clock.now() + hours * 3600 if hours else 0

    async def mute(self, order: o.Mute) -> o.Answer:
        """Take a person's voice."""
        until = self._until(order.hours)
        await self._moderation.silence(order.person, until=until, reason=order.reason)
        return o.OrderDone({"what": order.person})

    async def unmute(self, order: o.Unmute) -> o.Answer:
        """Give a person's voice back."""
        await self._moderation.lift("chat", order.person)
        return o.OrderDone({"what": order.person})

    async def bans(self, _order: o.Bans) -> o.Answer:
        """The bans."""
        return [o.BanRow(b.kind, b.what, b.until, b.reason) for b in await self._moderation.bans()]

    async def withdraw_name(self, order: o.WithdrawName) -> o.Answer:
        """Take a name away."""
        name = await self._moderation.withdraw_name(order.person)
        return o.OrderDone({"name": name})

    async def withdraw_line(self, order: o.WithdrawLine) -> o.Answer:
        """Take a line of chat away, from the disk and from everybody's sight."""
        live = await self._tables.get(order.table)
        line = await self._line(order)
        if line is None:
            raise Rejection("no-such-line", name=live.state.name, line=order.line)
        while now := await self._line(order):  # somebody may have been renamed meanwhile
            line = now
            await self._store.rewrite([line], lambda summary: summary)
        live.audience.redact(Redaction(lines=_unsaid(live, e.read(line.old))))
        return o.OrderDone({"line": order.line, "name": live.state.name})

    async def _line(self, order: o.WithdrawLine) -> Rewritten | None:
        """A line of chat and the empty one for its place: that one is shown to nobody."""
        log = await self._store.log(order.table)
        if log is None or order.line >= len(log.entries):
            return None
        old = log.entries[order.line]
        entry = e.read(old)
        if not isinstance(entry.event, e.Said) or not entry.event.text:
            return None
        empty = replace(entry, event=replace(entry.event, text=""), mark="")
        return Rewritten(order.table, order.line, old, e.written(empty))


def _unsaid(live: LiveTable, entry: e.LogEntry) -> dict[ChatLine, ChatLine]:
    """A line of chat without its text, for every line that is this one."""
    said = entry.event
    return {
        line: replace(line, text="")
        for line in live.state.chat
        if isinstance(said, e.Said)
        and (line.at, line.name, line.text) == (entry.at, said.name, said.text)
    }


def seat_rows(live: LiveTable) -> list[o.SeatRow]:
    """The seats of a table."""
    here = live.audience.here()
    return [
        o.SeatRow(place, seat.name, seat.person, seat.player, place in here)
        for place, seat in enumerate(live.state.seats)
    ]


def chat_rows(entries: list[e.LogEntry]) -> list[o.ChatRow]:
    """The lines of chat in a log."""
    return [
        o.ChatRow(number, entry.at, entry.event.name, entry.event.text, entry.by)
        for number, entry in enumerate(entries)
        if isinstance(entry.event, e.Said) and entry.event.text
    ]


Do = Callable[[Admin, Any], Awaitable[o.Answer]]
_DO: Final[dict[type, Do]] = {
    o.Tables: Admin.tables,
    o.Show: Admin.show,
    o.Message: Admin.message,
    o.Close: Admin.close,
    o.Ban: Admin.ban,
    o.Unban: Admin.unban,
    o.Mute: Admin.mute,
    o.Unmute: Admin.unmute,
    o.Bans: Admin.bans,
    o.WithdrawName: Admin.withdraw_name,
    o.WithdrawLine: Admin.withdraw_line,
}
