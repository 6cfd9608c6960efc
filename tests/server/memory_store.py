"""A store that forgets when its process ends: for tests and simulations, under the same suite."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from foretell.fair import Secret
from foretell.server.store.interface import (
    Batch,
    Conflict,
    Done,
    Log,
    NotSaved,
    Published,
    RatedGame,
    Reshown,
    Rewritten,
    StoredEntry,
    Summary,
)
from foretell.server.store.sharing import Unshared


class MemoryStore:
    """A :class:`foretell.server.store.interface.Store` of plain dicts.

    What is appended counts when ``commit`` is called, as a disk takes its time; ``soon`` is told
    whenever something waits.
    """

    def __init__(self, soon: Callable[[Callable[[], bool]], object] | None = None) -> None:
        """Nothing is stored."""
        self.logs: dict[str, list[bytes]] = {}
        self.secrets: dict[str, dict[str, Secret]] = {}
        self.list: list[Published] = []
        self.rated: list[RatedGame] = []
        self.tables: dict[str, Summary] = {}
        self.sitters: dict[str, set[str]] = {}
        self.mentions: dict[str, set[str]] = {}
        self.is_broken = False
        self.sharing = Unshared()
        self._waiting: deque[tuple[Batch, Done]] = deque()
        self._soon = soon

    def append(self, batch: Batch, done: Done) -> None:
        """Add to a table's log."""
        self._waiting.append((batch, done))
        if self._soon is not None:
            self._soon(self.commit)

    def commit(self) -> bool:
        """Store what waits, and say so; whether anything waited."""
        jobs, self._waiting = self._waiting, deque()
        answers = [(done, self._try(batch)) for batch, done in jobs]
        for done, answer in answers:
            done(answer)
        return bool(jobs)

    def _try(self, batch: Batch) -> Exception | None:
        if self.is_broken:
            return NotSaved("broken")
        log = self.logs.get(batch.table, [])
        if len(log) != batch.seq:
            return Conflict(f"the log of table {batch.table} is not {batch.seq} entries long")
        self.logs[batch.table] = [*log, *batch.entries]
        if batch.summary is not None:
            self.tables[batch.table] = batch.summary
            for person in batch.summary.people:
                self.sitters.setdefault(person, set()).add(batch.table)
        self.mentions.setdefault(batch.table, set()).update(batch.mentions)
        if batch.secret is not None:
            self.secrets.setdefault(batch.table, {})[batch.secret.game] = batch.secret.secret
        if batch.published is not None:
            self.list.append(batch.published)
        if batch.rated is not None and batch.rated not in self.rated:
            self.rated.append(batch.rated)
        return None

    async def log(self, table: str) -> Log | None:
        """A table's whole log."""
        return self.kept(table)

    def kept(self, table: str) -> Log | None:
        """The same, for tests that wait for nothing."""
        entries = self.logs.get(table)
        return None if entries is None else Log(list(entries), dict(self.secrets.get(table, {})))

    async def summaries(
        self, *, statuses: tuple[str, ...], private: bool = False, limit: int = 100
    ) -> list[Summary]:
        """Tables by how far they are, the last changed first."""
        found = [
            table
            for table in self.tables.values()
            if table.status in statuses and (private or not table.is_private)
        ]
        return sorted(found, key=lambda table: -table.changed)[:limit]

    async def tables_of(self, person: str, limit: int = 100) -> list[Summary]:
        """The tables at which a person has sat, the last changed first."""
        found = [self.tables[table] for table in self.sitters.get(person, ())]
        return sorted(found, key=lambda table: -table.changed)[:limit]

    async def published(self, after: int = 0, limit: int = 1000) -> list[tuple[int, str]]:
        """Lines of the list of commitments, from a number on."""
        numbered = enumerate((one.line for one in self.list), start=1)
        return list(numbered)[after : after + limit]

    async def unchanged_since(self, at: int, statuses: tuple[str, ...]) -> list[str]:
        """The tables of some statuses that have not changed since, the oldest first."""
        found = [one for one in self.tables.values() if one.status in statuses and one.changed < at]
        return [one.id for one in sorted(found, key=lambda one: one.changed)]

    async def hosted(self, person: str) -> int:
        """How many tables of a person are not over."""
        found = (one for one in self.tables.values() if one.host == person)
        return sum(one.status in ("open", "starting", "playing") for one in found)

    async def entries(self, table: str) -> list[StoredEntry]:
        """What there is of a table's log."""
        return [StoredEntry(table, *one) for one in enumerate(self.logs.get(table, ()))]

    async def sat_at(self, person: str) -> list[str]:
        """The tables at which a person has sat."""
        return sorted(self.sitters.get(person, ()))

    async def mentioning(self, person: str) -> list[StoredEntry]:
        """The entries that name a person; none is ever damaged here."""
        return [
            StoredEntry(table, seq, body)
            for table, people in self.mentions.items()
            if person in people
            for seq, body in enumerate(self.logs[table])
            if person.encode() in body
        ]

    async def rewrite(self, entries: list[Rewritten], shown: Reshown) -> None:
        """Put entries in place of others, and show their tables otherwise."""
        for table, seq, old, new in entries:
            if self.logs[table][seq] == old:
                self.logs[table][seq] = new
        for table in {one.table for one in entries}:
            self.tables[table] = shown(self.tables[table])

    async def unlist(self, person: str) -> None:
        """Forget at which tables a person sat, and where they are named."""
        self.sitters.pop(person, None)
        for people in self.mentions.values():
            people.discard(person)

    async def delete(self, tables: list[str]) -> None:
        """Keep nothing of some tables."""
        for kept in (self.logs, self.secrets, self.tables, self.mentions):
            for table in tables:
                kept.pop(table, None)
        for sat in self.sitters.values():
            sat.difference_update(tables)

    async def try_writing(self, size: int) -> None:  # noqa: ARG002
        """Write nothing, if anything can be written."""
        if self.is_broken:
            raise NotSaved("broken")

    async def close(self) -> None:
        """Store what is waiting."""
        self.commit()
