"""Transactions that know no database: each yields its statements, and is sent their rows.

So what is changed about people is written once, for SQLite, where one thread runs it, and for
PostgreSQL, where the event loop does. A statement is SQL that both understand; its values are
``$1``, ``$2`` …
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Generator
from typing import Any, NamedTuple, Protocol, TypeVar

T = TypeVar("T")
Rows = list[Any]


class Statement(NamedTuple):
    """A statement and its values."""

    text: str
    values: tuple[object, ...]


Transaction = Generator[Statement, Rows, T]
"""A transaction under way; what it returns counts once it is committed."""
Begin = Callable[[], Transaction[T]]
"""Begins a transaction; begun again if the database asks for that."""


class Database(Protocol):
    """Where statements are run."""

    async def rows(self, text: str, *values: object) -> Rows:
        """What a query finds; its values are ``$1``, ``$2`` …

        Raises:
            NotSaved: nothing can be read now.
        """

    async def change(self, begin: Begin[T]) -> T:
        """Run a transaction and wait until it is on the disk; what it returns.

        Raises:
            NotSaved: it cannot be written now.
        """

    async def wipe(self) -> None:
        """Keep nothing of what was deleted, as far as the database can be told so."""


def do(text: str, *values: object) -> Transaction[Rows]:
    """Run one statement within a transaction; its rows."""
    return (yield Statement(text, values))


def one(text: str, *values: object) -> Begin[Rows]:
    """A transaction of one statement."""
    return lambda: do(text, *values)


def run(begin: Begin[T], execute: Callable[[str, tuple[object, ...]], Rows]) -> T:
    """Go through a transaction at once.

    >>> def two():
    ...     first = yield from do("select 1")
    ...     return first + (yield from do("select $1", 2))
    >>> run(two, lambda text, values: [(text, *values)])
    [('select 1',), ('select $1', 2)]
    """
    transaction = begin()
    try:
        statement = next(transaction)
        while True:
            statement = transaction.send(execute(*statement))
    except StopIteration as end:
        result: T = end.value
        return result


async def going_through(
    begin: Begin[T], execute: Callable[[str, tuple[object, ...]], Awaitable[Rows]]
) -> T:
    """Go through a transaction whose database is waited for."""
    transaction = begin()
    try:
        statement = next(transaction)
        while True:
            statement = transaction.send(await execute(*statement))
    except StopIteration as end:
        result: T = end.value
        return result
