"""Databases that ``foretell serve`` and ``foretell admin`` cannot use: refused in one line."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from foretell.server.server import opened
from foretell.server.settings.settings import ServerSettings
from foretell.server.store.errors import BadData
from foretell.server.store.interface import NotSaved
from tests.postgres import postgres
from tests.server.server_without_sockets import foretell

pytestmark = pytest.mark.postgres


def with_changes(script: str) -> str:
    """The address of a new database in which something was done."""
    url = postgres().made()
    postgres().asked(url, script)
    return url


def read_only() -> str:
    """The address of a database in which nothing can be written, as on a replica."""
    url = postgres().made()
    name = url.partition("@/")[2].partition("?")[0]
    postgres().asked(url, f"alter database {name} set default_transaction_read_only = on")
    return url


def encoded(encoding: str = "LATIN1") -> str:
    """The address of a database with an encoding: if none is named, one of western Europe."""
    url = postgres().made()
    name = url.partition("@/")[2].partition("?")[0]
    settings = f"encoding '{encoding}' locale 'C' template template0"
    postgres().asked(url, f"create database {name}_encoded {settings}")
    return url.replace(name, f"{name}_encoded", 1)


@pytest.mark.parametrize(
    ("url", "why"),
    [
        (lambda: with_changes("create table people (a int)"), 'relation "people" already exists'),
        (lambda: with_changes("create table format (name text)"), 'column "version" does not'),
        (read_only, "in a read-only transaction"),
        (encoded, "LATIN1"),
    ],
    ids=["tables", "format", "read-only", "encoding"],
)
@pytest.mark.parametrize("command", ["serve --port 0", "admin tables"])
def test_a_database_that_cannot_be_used_is_refused_in_a_line(
    url: Callable[[], str], why: str, command: str
) -> None:
    """The line names the database and the reason, and is no traceback."""
    address = url()
    refused = foretell(*command.split(), "--store", address)
    assert (refused.returncode, refused.stderr.count("\n")) == (1, 1), refused.stderr
    assert refused.stderr.startswith("foretell: postgresql://")
    assert why in refused.stderr


def test_data_that_cannot_be_written_at_the_start_are_told_in_a_line(tmp_path: Path) -> None:
    """A database may go away between the first look at it and the first use."""

    async def test() -> None:
        with pytest.raises(BadData, match="cannot be used: too many connections"):
            async with opened(ServerSettings(data=tmp_path)):
                raise NotSaved("too many connections")

    asyncio.run(test())


def test_a_newer_format_is_refused_in_the_words_of_the_reader() -> None:
    """A German operator reads German, and which database it is."""
    url = with_changes(
        "create table format (version integer not null); insert into format values (999)"
    )
    refused = foretell("serve", "--port", "0", "--lang", "de", "--store", url)
    assert refused.returncode == 1
    assert "Datenformat 999 stammt von einem neueren Foretell" in refused.stderr
    assert "postgresql://" in refused.stderr


def test_a_database_that_takes_bytes_as_they_come_is_used() -> None:
    """A PostgreSQL that was set up without a language keeps every name too."""
    assert foretell("admin", "tables", "--store", encoded("SQL_ASCII")).returncode == 0
