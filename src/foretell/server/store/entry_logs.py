"""Logs that are no tables: each in memory once, changed with nobody between, ahead of no disk.

A state that anybody has got changes no more. What happens is worked out on a copy, in a thread,
and the copy takes its place once it is on the disk: the event loop waits for none of it.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Generic, ParamSpec, Protocol, Self, TypeVar

from foretell.fair import Secret
from foretell.server.deals.secrets import GameSecret
from foretell.server.store.interface import (
    Batch,
    Conflict,
    Published,
    RatedGame,
    Store,
    Summary,
)
from foretell.server.store.telling import made

MOST_TRIES: Final = 4


class LogState(Protocol):
    """What a log has led to: ``length`` counts its entries, the last of them was at ``changed``."""

    id: str
    length: int
    changed: int

    def apply(self, entry: Any) -> None:
        """Let an entry happen."""

    def copy(self) -> Self:
        """A copy of this state, which changes by itself."""


S = TypeVar("S", bound=LogState)
P = ParamSpec("P")
T = TypeVar("T")


@dataclass(slots=True)
class Beside:
    """What is kept together with some entries: a secret, a line of the public list, a rating."""

    secret: GameSecret | None = None
    line: Published | None = None
    rated: RatedGame | None = None

    def takes(self, event: object) -> bool:
        """Whether that is such a thing, and no event."""
        if isinstance(event, GameSecret):
            self.secret = event
        elif isinstance(event, Published):
            self.line = event
        elif isinstance(event, RatedGame):
            self.rated = event
        return isinstance(event, GameSecret | Published | RatedGame)


class EntryLogs(Generic[S]):
    """All logs of one kind.

    Args:
        store: where they lie, under ``prefix`` and their id.
        read: the state of a log by its id and entries; it may refuse.
        now: milliseconds since 1970. A clock may be set back: no entry is earlier than the last.
        written: an entry of an event that happens at a moment, and its bytes.
        summary: what lists show.
        most: so many stay in memory; another one comes from its log.
        noted: around the reading of a log; it is told which, and what goes wrong there is damage.
        lost: is told the id of one that is no more in memory.
    """

    def __init__(
        self,
        store: Store,
        prefix: str,
        read: Callable[[str, list[bytes] | None], S],
        now: Callable[[], int],
        written: Callable[[int, Any], tuple[Any, bytes]],
        summary: Callable[[S], Summary],
        most: int,
        noted: Callable[[str], AbstractContextManager[None]],
        lost: Callable[[str], object] = str,
    ) -> None:
        self._store, self._prefix = store, prefix
        self._read, self._summary = read, summary
        self._now, self._written = now, written
        self._most, self._noted, self._lost = most, noted, lost
        self._live: OrderedDict[str, S] = OrderedDict()
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._working = asyncio.Semaphore(1)
        self._rewritten = Counter[str]()
        """How often each log was rewritten: who reads one meanwhile may have what it was."""

    async def apart(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Do what takes long, in a thread.

        One after the other: several at once would take turns with the event loop.
        """
        async with self._working:
            return await asyncio.to_thread(work, *args, **more)

    async def get(self, one: str) -> S:
        """A state as it is on the disk."""
        if one not in self._live:
            await self._load(one)  # nothing is kept for one that is not there
        async with self._locks[one]:
            return await self._held(one)

    async def _load(self, one: str) -> S:
        with self._noted(self._prefix + one):
            while True:
                before = self._rewritten[one]
                log = await self._store.log(self._prefix + one)
                entries = None if log is None else log.entries
                state = await self.apart(self._read, one, entries)
                if self._rewritten[one] == before:
                    return self._kept(state)

    async def _held(self, one: str) -> S:
        found = self._live.get(one)
        if found is None or not await self._is_current(found):
            self._live.pop(one, None)
            found = await self._load(one)
        self._live.move_to_end(one)
        return found

    async def _is_current(self, state: S) -> bool:
        return await self._store.sharing.is_current(self._prefix + state.id, state.length)

    def _kept(self, state: S) -> S:
        """The state in memory: one object for each, and never gone while it is changed."""
        kept = self._live.setdefault(state.id, state)
        resting = [one for one in self._live if one != kept.id and not self._is_busy(one)]
        for one in resting[: len(self._live) - self._most]:
            self.drop(one)
        return kept

    def _is_busy(self, one: str) -> bool:
        return one in self._locks and self._locks[one].locked()

    def drop(self, one: str) -> None:
        """Have one no more in memory."""
        self._live.pop(one, None)
        self._lost(one)
        if not self._is_busy(one):
            self._locks.pop(one, None)

    async def begin(self, one: str, events: Iterable[Any]) -> S:
        """Begin a log, unless there is one: then that is what it was."""
        async with self._locks[one]:
            with self._noted(self._prefix + one):
                if await self._store.log(self._prefix + one) is not None:
                    return await self._held(one)
            beside, bodies, last = Beside(), list[bytes](), 0
            for event in events:
                if not beside.takes(event):
                    entry, body = self._written(max(self._now(), last), event)
                    bodies.append(body)
                    last = entry.at
            state = self._read(one, bodies)
            try:
                await self._append(self._batch(state, 0, bodies, beside))
            except Conflict:  # another server has begun it in this moment
                return await self._held(one)
            return self._kept(state)

    async def secrets(self, one: str) -> dict[str, Secret]:
        """The secrets that were kept with a log, by the ids of their games."""
        with self._noted(self._prefix + one):
            log = await self._store.log(self._prefix + one)
            return log.secrets if log else {}

    async def change(self, one: str, decide: Callable[[S], Iterable[Any]]) -> S:
        """Let happen what ``decide`` finds: each event before the next is looked for.

        What is refused, or cannot be stored, has not happened. A secret, a line of the public
        list and a rated game may be among the events: they are kept together with these. Where
        another server came between, it is looked for again in what that has left.
        """
        await self.get(one)
        async with self._locks[one]:
            for _ in range(MOST_TRIES):
                with suppress(Conflict):
                    return await self._changed(one, decide)
            return await self._changed(one, decide)

    async def _changed(self, one: str, decide: Callable[[S], Iterable[Any]]) -> S:
        before = await self._held(one)
        state, batch = await self.apart(self._decided, before, decide)
        if not batch.entries:
            return before
        try:
            await self._append(batch)
        except BaseException:
            self._live.pop(one, None)  # what is on the disk is known when it is read again
            raise
        if self._live.get(one) is before:  # else it was dropped meanwhile, and is read again
            self._live[one] = state
        return state

    def _decided(self, before: S, decide: Callable[[S], Iterable[Any]]) -> tuple[S, Batch]:
        """What a state becomes, and what is to be written for that."""
        state, bodies, beside = before.copy(), list[bytes](), Beside()
        for event in decide(state):
            if beside.takes(event):
                continue
            entry, body = self._written(max(self._now(), state.changed), event)
            state.apply(entry)
            bodies.append(body)
        return state, self._batch(state, before.length, bodies, beside)

    def _batch(self, state: S, length: int, bodies: list[bytes], beside: Beside) -> Batch:
        log, kept = self._prefix + state.id, (beside.secret, beside.line)
        return Batch(log, length, bodies, self._summary(state), *kept, rated=beside.rated)

    async def _append(self, batch: Batch) -> None:
        await made(partial(self._store.append, batch))

    async def rewriting(self, one: str, work: Callable[[], Awaitable[T]]) -> T:
        """Have what is stored of a log rewritten, with nobody between; then it is read again."""
        try:
            async with self._locks[one]:
                return await work()
        finally:
            self._rewritten[one] += 1
            self._live.pop(one, None)
            self._lost(one)

    def drop_all(self) -> None:
        """Have none in memory but what is being changed."""
        for one in [one for one in self._live if not self._is_busy(one)]:
            self.drop(one)

    async def delete(self, some: list[str]) -> None:
        """Keep nothing of some."""
        await self._store.delete([self._prefix + one for one in some])
        for one in some:
            self.drop(one)
