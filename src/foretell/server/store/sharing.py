"""How servers share one store: which of them has a table, and what each hears of the others.

A store in a file has one server, :class:`Unshared`. Servers on one database have each table one
after the other: whoever is asked for it claims it, and who had it lets it go.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple, Protocol

from foretell.server.limits import Rate
from foretell.server.protocol.rejection import Rejection

TOURNAMENT: Final = "cup."
"""How the logs of tournaments are called, before their ids."""
OF_TOURNAMENT: Final = "~"
"""What stands in the id of a tournament's table behind that of the tournament."""


def tournament_log(table: str) -> str:
    """The log of the tournament that a table's id names; empty if it names none.

    >>> tournament_log("a1~b2"), tournament_log("b2")
    ('cup.a1', '')
    """
    tournament, mark, _ = table.partition(OF_TOURNAMENT)
    return TOURNAMENT + tournament if mark else ""


class Elsewhere(Rejection):
    """Another server has the table just now, and keeps it for a moment."""

    default_code = "elsewhere"


class StoreChange(NamedTuple):
    """A change in the store of something that servers remember: of which kind, and about what.

    ``kind``: ``token``, ``name``, ``person``, ``away`` about a person, ``bans`` about nothing,
    ``gone`` and ``rewritten`` about a log. ``digest``: of the token that is void.
    """

    kind: str
    about: str
    digest: bytes | None = None


class SharingServer(Protocol):
    """What a server is told of the others, in its event loop."""

    def took(self, news: StoreChange) -> None:
        """Another server has changed something."""

    def asked_for(self, table: str, person: str | None) -> None:
        """Another server is asked for a table: let it go, if that may be.

        ``person``: who wants to sit or look there; ``None`` is the other server itself.
        """

    def lapsed(self) -> None:
        """The lease is over: other servers may have every table, and news were missed."""


class Sharing(Protocol):
    """What a server does about others on its store."""

    @property
    def is_shared(self) -> bool:
        """Whether there may be others."""

    @property
    def is_leader(self) -> bool:
        """Whether it is this one that does what one server does for all."""

    @property
    def holds(self) -> bool:
        """Whether the lease holds: without it nothing is served."""

    def subscribe(self, server: SharingServer) -> None:
        """Call a server from now on."""

    async def join(self) -> None:
        """Have a lease from now on.

        Raises:
            BadData: the database is away.
        """

    async def claim(self, table: str, person: str | None = None) -> None:
        """Have a table for oneself, before its log is read.

        Raises:
            Elsewhere: another server keeps it.
            NotSaved: that cannot be known now.
        """

    async def ask(self, table: str, person: str) -> None:
        """Let the server that has a table know that somebody wants to come here to it."""

    async def release(self, tables: Collection[str]) -> None:
        """Have tables no more, so that whoever is asked for them may."""

    async def is_current(self, log: str, length: int) -> bool:
        """Whether a log that is no table's is still so long."""

    async def conducted(self, logs: Collection[str]) -> set[str]:
        """Those logs of tournaments whose tables this server looks after."""

    async def own(self, tables: Collection[str]) -> list[str]:
        """Those tables that no other server has: this one, or nobody."""

    async def take(self, deed: str, doer: bytes, rate: Rate) -> float:
        """Take a token of a bucket that all have together; the seconds to wait, or 0.

        Raises:
            NotSaved: that cannot be known now.
        """

    async def wait(self, deed: str, doer: bytes, rate: Rate) -> float:
        """The seconds until a deed is allowed; takes nothing.

        Raises:
            NotSaved: that cannot be known now.
        """

    async def leave(self) -> None:
        """Have new visitors sent elsewhere from now on."""


class Unshared:
    """The only server of a store."""

    is_shared = False
    is_leader = True
    holds = True

    def subscribe(self, server: SharingServer) -> None:
        """There is nobody of whom to tell it."""

    async def join(self) -> None:
        """There is nobody to join."""

    async def claim(self, table: str, person: str | None = None) -> None:
        """Every table belongs to this server."""

    async def ask(self, table: str, person: str) -> None:
        """No other server has the table."""

    async def release(self, tables: Collection[str]) -> None:
        """No other server waits for these tables."""

    async def is_current(self, _log: str, _length: int) -> bool:
        """No other server changes a log."""
        return True

    async def conducted(self, logs: Collection[str]) -> set[str]:
        """All logs: no other server conducts any."""
        return set(logs)

    async def own(self, tables: Collection[str]) -> list[str]:
        """All tables: no other server owns any."""
        return list(tables)

    async def take(self, _deed: str, _doer: bytes, _rate: Rate) -> float:
        """No other server shares a bucket: nothing has to be waited for."""
        return 0.0

    async def wait(self, _deed: str, _doer: bytes, _rate: Rate) -> float:
        """No other server shares a bucket: nothing has to be waited for."""
        return 0.0

    async def leave(self) -> None:
        """There is nowhere else to go."""
