"""What people leave at tables: found for an export, shown under another name, taken away."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from foretell.server.audience.redaction import Redaction
from foretell.server.operate.housekeeping import happened
from foretell.server.pads.events import PREFIX as PADS
from foretell.server.pads.registry import Pads
from foretell.server.pads.state import PAD, pad_id
from foretell.server.people.mentions import GONE, ChatRef, Held, Left, TableRef, erased, renamed
from foretell.server.protocol import commands as w
from foretell.server.protocol import events as e
from foretell.server.protocol.rejection import Rejection
from foretell.server.protocol.views import ChatLine
from foretell.server.store.interface import NotSaved, Rewritten, Store, StoredEntry, Summary
from foretell.server.store.sharing import Elsewhere
from foretell.server.table.asker import Asker
from foretell.server.table.seats import stand
from foretell.server.table.state import OVER, RUNNING
from foretell.server.tables.damages import DamagedTable
from foretell.server.tables.live_table import LiveTable
from foretell.server.tables.registry import TableRegistry
from foretell.server.tables.sessions import Sessions
from foretell.server.tournaments.events import PREFIX as CUPS
from foretell.server.tournaments.registry import Tournaments, tournament_id
from foretell.server.tournaments.state import STATUSES

MOST: Final = 1_000_000
PASSES: Final = 5
"""What was being written while the logs were read is found the next time."""

Rewrite = Callable[[e.LogEntry], e.LogEntry]


class MentionedEntry(NamedTuple):
    """An entry of a log as it is kept, what it says, and what becomes of it."""

    kept: StoredEntry
    old: e.LogEntry
    new: e.LogEntry

    @property
    def table(self) -> str:
        """The table that it is of."""
        return self.kept.table

    @property
    def rewritten(self) -> Rewritten:
        """What is to stand in its place."""
        return Rewritten(*self.kept, e.written(self.new))


class LogMentions:
    """A :class:`foretell.server.people.mentions.TableMentions` over the logs of one server."""

    def __init__(
        self,
        store: Store,
        tables: TableRegistry,
        sessions: Sessions,
        pads: Pads,
        tournaments: Tournaments,
    ) -> None:
        """Look for people in these."""
        self._store = store
        self._pads, self._tournaments = pads, tournaments
        self._tables = tables
        self._sessions = sessions

    async def held(self, person: str) -> Held:
        """Running tables, finished games, chat, score pads and tournaments of a person."""
        found = await self._store.tables_of(person, MOST)
        lines, _ = await self._lines(person, partial(erased, person=person))
        said = [(one.table, one.old.at, one.old.event) for one in lines]
        return Held(
            [_ref(one) for one in found if one.status in RUNNING],
            [_ref(one) for one in found if one.status in OVER],
            [ChatRef(t, at, x.text) for t, at, x in said if isinstance(x, e.Said) and x.text],
            [_ref(one) for one in found if one.status == PAD],
            [_ref(one) for one in found if one.status in STATUSES],
        )

    async def rename(self, person: str, name: str) -> None:
        """Show another name of a person, in finished games, tournaments and open sockets too."""
        self._sessions.renamed(person, name)
        for log in await self._store.sat_at(person):
            if log.startswith(CUPS):
                await self._tournaments.rename(tournament_id(log), person, name)
        await self._rewrite(person, name, partial(renamed, person=person, name=name))

    async def forget(self, person: str) -> list[Left]:
        """Free the seats, show :data:`GONE` for the name, remove lines of chat and score pads.

        In tournaments the line in the standings stays, and nothing says whose it was.

        Raises:
            NotSaved: it cannot be written now.
        """
        left: Counter[str] = Counter()
        try:
            logs = await self._logs(person, left)
            for log in logs:
                await self._leave_log(person, log, left)
        except TimeoutError:
            raise NotSaved("the seats are not free yet") from None
        await self._pads.delete([pad_id(log) for log in logs if log.startswith(PADS)])
        left.update(await self._rewrite(person, GONE, partial(erased, person=person)))
        await self._store.unlist(person)
        return [Left(table, entries) for table, entries in sorted(left.items())]

    async def _logs(self, person: str, left: Counter[str]) -> list[str]:
        """Everything that a person has to leave; of tables, those that are not over.

        A summary that cannot be read stays as it is, and counts as an entry.
        """
        shown = {one.id: one for one in await self._store.tables_of(person, MOST)}
        logs = await self._store.sat_at(person)
        left.update(log for log in logs if log not in shown)
        return [log for log in logs if log not in shown or shown[log].status not in OVER]

    async def _leave_log(self, person: str, log: str, left: Counter[str]) -> None:
        if log.startswith(CUPS):
            if unread := await self._tournaments.forget(tournament_id(log), person):
                left[log] += unread
        elif not log.startswith(PADS):
            await self._leave(person, log, left)

    async def _leave(self, person: str, table: str, left: Counter[str]) -> None:
        """Free the seat at a running table; one that nobody can play any more keeps it."""
        try:
            await self._stand(person, await self._tables.get(table))
        except DamagedTable:
            left[table] += 0
        except Elsewhere:
            raise NotSaved("another server keeps one of the tables for a moment") from None
        except Rejection:
            pass  # dealt in an older way

    async def _stand(self, person: str, live: LiveTable) -> None:
        state = live.state
        if state.seat_of(person) is not None or state.late_seat_of(person) is not None:
            asker = Asker(person, GONE, live.state.v)
            await happened(live, *stand(live.state, asker, w.Stand()))

    async def _rewrite(self, person: str, name: str, rewrite: Rewrite) -> Counter[str]:
        """Rewrite the entries of a person; how many at each table cannot be read."""
        unread: Counter[str] = Counter()
        for _ in range(PASSES):
            lines, unread = await self._lines(person, rewrite)
            if lines:
                written = [one.rewritten for one in lines]
                await self._store.rewrite(written, partial(_shown, lines, name))
            for live in self._tables:
                _show(live, person, name, [one for one in lines if one.table == live.state.id])
            if not lines:
                break
        return unread

    async def _lines(
        self, person: str, rewrite: Rewrite
    ) -> tuple[list[MentionedEntry], Counter[str]]:
        """The entries that are to change, and how many at each table cannot be read."""
        found = await self._store.mentioning(person)
        return await asyncio.to_thread(_read, found, rewrite)  # they may be many


def _ref(one: Summary) -> TableRef:
    link = f"/t/{one.id}"
    if one.status == PAD:
        link = f"/pad/{pad_id(one.id)}"
    if one.status in STATUSES:
        link = f"/tournaments/{tournament_id(one.id)}"
    return TableRef(one.id, one.name, one.status, link, one.opened, one.changed)


def _read(found: list[StoredEntry], rewrite: Rewrite) -> tuple[list[MentionedEntry], Counter[str]]:
    lines, unread = [], Counter[str]()
    for one in found:
        try:
            old = e.read(one.body)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            unread[one.table] += 1
        else:
            lines.append(MentionedEntry(one, old, rewrite(old)))
    return [line for line in lines if line.new != line.old], unread


def _shown(lines: list[MentionedEntry], name: str, summary: Summary) -> Summary:
    """A table in the lobby; no two at a table bear names that look alike."""
    own = [one for one in lines if one.table == summary.id]
    olds = _old_names(own)
    seats = [name if seat in olds else seat for seat in summary.seats]
    return replace(summary, seats=seats, name=_title(own, summary.name))


def _old_names(lines: list[MentionedEntry]) -> set[str]:
    """The names that a person has sat under, or was to sit under from the next round on."""
    return {one.old.event.name for one in lines if isinstance(one.old.event, e.Sat | e.SatLate)}


def _title(lines: list[MentionedEntry], title: str) -> str:
    """The table's name, if that is among what changes; else the one that it has."""
    return next((x.new.event.name for x in lines if isinstance(x.new.event, e.Opened)), title)


def _show(live: LiveTable, person: str, name: str, lines: list[MentionedEntry]) -> None:
    """Change a table in memory as replaying its log will."""
    olds = _old_names(lines)
    for seat in live.state.seats:
        if seat.person == person:
            olds.add(seat.name)
            seat.name, seat.figure = name, "" if name == GONE else seat.figure
        else:
            olds.discard(seat.name)  # somebody else who is called so
        if seat.late_person == person:
            olds.add(seat.late_name)
            seat.late_name, seat.late_figure = name, "" if name == GONE else seat.late_figure
        else:
            olds.discard(seat.late_name)
    live.state.changes += 1
    said = [pair for one in lines if (pair := _said(one))]
    if lines or olds - {name}:
        title = _title(lines, live.state.name)
        live.audience.redact(Redaction(dict.fromkeys(olds, name), title, dict(said)))


def _said(line: MentionedEntry) -> tuple[ChatLine, ChatLine] | None:
    """A line of chat as it was and as it is now."""
    old, new, at = line.old.event, line.new.event, line.old.at
    if not isinstance(old, e.Said) or not isinstance(new, e.Said):
        return None
    return ChatLine(at, old.name, old.text, old.seat), ChatLine(at, new.name, new.text, new.seat)
