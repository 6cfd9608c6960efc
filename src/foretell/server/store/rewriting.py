"""What is changed about tables beside appends: each function is one transaction."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Final

import msgspec

from foretell.server.store.interface import Reshown, Rewritten, Summary
from foretell.server.store.transactions import Begin, T, Transaction, do

UPDATE: Final = """
    update events set body = $1 where table_id = $2 and seq = $3 and cast(body as blob) = $4
"""


def rewrite(entries: list[Rewritten], shown: Reshown) -> Transaction[None]:
    """Other entries in place of some that are still as they were, and other summaries."""
    for one in entries:
        yield from do(UPDATE, one.new, one.table, one.seq, one.old)
    for table in sorted({one.table for one in entries}):
        yield from _show(table, shown)


def _show(table: str, shown: Reshown) -> Transaction[None]:
    rows = yield from do("select cast(summary as blob) from tables where id = $1", table)
    for (body,) in rows:
        try:
            summary = msgspec.json.decode(body, type=Summary)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            continue  # no list shows it
        encoded = msgspec.json.encode(shown(summary))
        yield from do("update tables set summary = $1 where id = $2", encoded, table)


def unlist(person: str) -> Transaction[None]:
    """A person sat at no table and is named at none."""
    yield from do("delete from sitters where person = $1", person)
    yield from do("delete from mentions where person = $1", person)


def delete(tables: list[str], kinds: str) -> Transaction[None]:
    """Delete some tables and all that hangs on them; ``kinds`` asks what has a ``table_id``."""
    named = yield from do(kinds)
    for kind, name in (("tables", "id"), *((kind, "table_id") for (kind,) in named)):
        for table in tables:
            yield from do(f"delete from {kind} where {name} = $1", table)  # noqa: S608  # ours


def fill(size: int) -> Transaction[None]:
    """Write so many bytes that mean nothing, as a trial."""
    insert = """
        insert into probes values (1, $1)
        on conflict (number) do update set filler = excluded.filler
    """
    yield from do(insert, secrets.token_bytes(size))


def empty() -> Transaction[None]:
    """Delete the bytes of the trial."""
    yield from do("delete from probes")


class TableChanges:
    """The changes of a store beside appends, in whichever database."""

    async def change(self, begin: Begin[T]) -> T:
        """Run a transaction, as :class:`foretell.server.store.transactions.Database` says it."""
        raise NotImplementedError

    async def rewrite(self, entries: list[Rewritten], shown: Reshown) -> None:
        """Put entries in place of others, and show their tables otherwise."""
        await self.change(partial(rewrite, entries, shown))

    async def unlist(self, person: str) -> None:
        """Forget at which tables a person sat, and where they are named."""
        await self.change(partial(unlist, person))
