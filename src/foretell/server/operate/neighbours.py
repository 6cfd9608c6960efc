"""What a server does about the others on its store: it hears their news, and hands tables over."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Coroutine
from typing import Any, Final, Protocol

from foretell.server.daily.registry import Daily
from foretell.server.pads.registry import Pads
from foretell.server.people.mutes import Mutes
from foretell.server.people.people import People
from foretell.server.store.interface import NotSaved
from foretell.server.store.sharing import Sharing, StoreChange
from foretell.server.store.stored_people import StoredPeople
from foretell.server.tables.context import spawn
from foretell.server.tables.registry import TableRegistry
from foretell.server.tables.sessions import Sessions
from foretell.server.tournaments.registry import Tournaments

NOTICE_SECONDS: Final = 1.0
"""So long a balancer has to notice that a server is leaving."""
SLICE: Final = 4
"""Tables that are handed over at once: their people all come back, and are waited for, at once."""
SLICE_SECONDS: Final = 0.05
LEAVING_SECONDS: Final = 20.0
"""In which all tables are handed over, however many there are: what ends a server waits for 30."""
AGAIN_SECONDS: Final = 1.0
"""So long after a read that failed it is tried again."""


class Known(Protocol):
    """What a server remembers."""

    tables: TableRegistry
    pads: Pads
    tournaments: Tournaments
    daily: Daily
    people: People
    people_store: StoredPeople
    sessions: Sessions
    mutes: Mutes


class Neighbours:
    """A :class:`foretell.server.store.sharing.SharingServer`."""

    def __init__(self, known: Known, sharing: Sharing, drop: Callable[[str], None]) -> None:
        """``drop`` has a log that is no table's no more in memory."""
        self._known, self._sharing, self._drop = known, sharing, drop
        self._acts: dict[str, Callable[[StoreChange], Coroutine[Any, Any, None]]] = {
            "token": self._void,
            "person": self._void,
            "name": self._renamed,
            "away": self._away,
            "bans": self._bans,
            "gone": self._gone,
            "rewritten": self._rewritten,
        }
        sharing.subscribe(self)

    def took(self, news: StoreChange) -> None:
        """Another server has changed something; of what kind, this program may not know yet."""
        if act := self._acts.get(news.kind):
            spawn(act(news))

    async def _void(self, news: StoreChange) -> None:
        """A token speaks for nobody any more, or none of a person's."""
        self._known.people_store.look_again(news.about)
        await self._known.people.signals.signed_out(news.about, news.digest)

    async def _renamed(self, news: StoreChange) -> None:
        self._known.people_store.look_again(news.about)
        account = await self._known.people_store.account(news.about)
        if account is not None:
            self._known.sessions.renamed(news.about, account.name, account.figure)

    async def _away(self, news: StoreChange) -> None:
        self._known.people_store.look_again(news.about)
        await self._known.mutes.changed(news.about)

    async def _bans(self, _news: StoreChange) -> None:
        await self._known.people.moderation.refresh()

    async def _gone(self, news: StoreChange) -> None:
        self._drop(news.about)
        self._known.tables.drop(news.about)

    async def _rewritten(self, news: StoreChange) -> None:
        """Entries of a log say something else now; a table that is here shows that."""
        self._drop(news.about)
        self._known.tables.reload(news.about)

    def asked_for(self, table: str, person: str | None) -> None:
        """Another server is asked for a table."""
        self._known.tables.asked_for(table, person)

    def lapsed(self) -> None:
        """Have nothing in memory that others may have changed."""
        self._known.tables.forget_all("restarting")
        for logs in (self._known.pads, self._known.tournaments, self._known.daily):
            logs.drop_all()
        self._known.people_store.look_again_at_all()
        spawn(self._learn_bans())

    async def _learn_bans(self) -> None:
        """Who was banned meanwhile is known as soon as the store can be read."""
        while True:
            try:
                return await self._known.people.moderation.refresh()
            except NotSaved:
                await asyncio.sleep(AGAIN_SECONDS)

    async def leave(self) -> None:
        """Have visitors sent elsewhere, then hand all tables over, some at a time."""
        await self._sharing.leave()
        await asyncio.sleep(NOTICE_SECONDS)
        tables = [live.state.id for live in self._known.tables]
        now = asyncio.get_running_loop().time
        until, took = now() + LEAVING_SECONDS, SLICE_SECONDS
        while tables:
            begun = now()
            many = sliced(len(tables), until - begun, took)
            await self._known.tables.hand_over(tables[:many])
            await asyncio.sleep(SLICE_SECONDS)
            tables, took = tables[many:], now() - begun


def sliced(tables: int, seconds: float, took: float) -> int:
    """How many of some tables go next, so that all are gone in time; ``took``: those before.

    >>> sliced(100, 20.0, 0.05), sliced(8000, 20.0, 0.05), sliced(8000, 0.0, 0.05)
    (4, 20, 8000)
    """
    return max(SLICE, math.ceil(tables / max(1.0, seconds / took)))
