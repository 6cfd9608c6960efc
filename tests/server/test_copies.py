"""``foretell copy``: everything from a folder to a database and back, compared row by row."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path
from unittest import mock

import asyncpg
import pytest

from foretell.cli.progress import copying
from foretell.client import visit
from foretell.server.operate.doctor import examine, examine_database
from foretell.server.operate.lock import locked
from foretell.server.protocol import commands as w
from foretell.server.store.backup import new_folder
from foretell.server.store.copying import copy, source_of
from foretell.server.store.errors import BadData
from foretell.server.store.kept_rows import KEPT, Row
from foretell.server.store.sqlite import FILE, ready
from tests.postgres import postgres
from tests.promises.restarts import LIMITS
from tests.server.earlier.folder import FOLDER, SEEN
from tests.server.server_process import serving
from tests.server.server_without_sockets import foretell

pytestmark = pytest.mark.postgres
NOT_COPIED = {
    "probes",
    "heads",
    "format",
    "sqlite_sequence",
    "members",
    "errands",
    "news",
    "buckets",
}
"""What holds nothing of its own: it follows from the rest, or from the servers that run now."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with everything in it, of today's format."""
    with zipfile.ZipFile(FOLDER / "format-7.zip") as packed:
        packed.extractall(tmp_path)
    connection = ready(tmp_path / "data" / FILE)
    rows = (
        ("insert into rated_places values (9, 'g', 'standard', 1, 'p', 2)",),
        ("insert into bans values ('person', 'p', 0, 'why', 5)",),
        ("insert into withdrawn_names values ('bad', 5)",),
        ("insert into mutes values ('p', 'q', 'Q', 5)",),
        ("insert into events values ('gone', 0, ?)", (b"\x00\xff",)),
    )
    for row in rows:
        connection.execute(*row)
    connection.close()
    return tmp_path / "data"


async def everything(place: str) -> dict[str, list[Row]]:
    """All rows of a place, in an order of our own."""
    async with source_of(place) as source:
        found = {}
        for table in KEPT:
            rows = [row async for some in source.rows(table) for row in some]
            found[table] = sorted(rows, key=repr)
        return found


def test_a_copy_goes_to_a_database_and_back(folder: Path, tmp_path: Path) -> None:
    """Nothing is lost on the way; a server goes on with either copy where every game was."""
    url, back = postgres().made(), tmp_path / "back"
    before = asyncio.run(everything(str(folder)))
    done = foretell("copy", folder, url)
    assert done.returncode == 0, done.stderr
    assert "all of them compared" in done.stdout
    assert not done.stderr
    assert asyncio.run(everything(url)) == before
    with locked(folder):
        again = foretell("copy", folder, tmp_path / "later")
    assert "what it stores from now on is not in the copy" in again.stderr
    assert foretell("copy", url, back).returncode == 0
    assert asyncio.run(everything(str(back))) == before
    folder.chmod(0o700)
    strays = [str(one) for one in asyncio.run(examine_database(url)).findings]
    assert strays == [str(one) for one in examine(folder).findings]
    asyncio.run(plays_on(folder.parent, tmp_path / "other", url))


async def plays_on(archive: Path, data: Path, url: str) -> None:
    """A person of the copy plays a card at a table of the copy."""
    connection = await asyncpg.connect(url)
    await connection.execute("delete from events where table_id = 'gone'")
    await connection.execute("delete from heads where table_id = 'gone'")
    await connection.execute("delete from rated_places where person = 'p'")
    await connection.close()
    seen = json.loads((archive / SEEN).read_text())
    with mock.patch.dict(os.environ, LIMITS), serving(data, store=url) as process:
        async with (
            visit(process.url, token=seen["tokens"][0]) as ada,
            ada.table(next(iter(seen["tables"]))) as table,
        ):
            due = await table.turn()
            assert due is not None
            await table.do(w.Act(due.legal[0]))
        copied = foretell("copy", url, data.with_name("meanwhile"))
        assert copied.returncode == 0
        assert "what it stores from now on is not in the copy" in copied.stderr
        refused = foretell("copy", data.with_name("meanwhile"), url)
        assert "servers are running on this database" in refused.stderr
        listed = foretell("admin", "tables", "--over", "--data", data, "--store", url)
        assert f"{len(seen['tables'])} tables" in listed.stdout, listed.stderr


def test_a_later_game_has_a_later_number(folder: Path) -> None:
    """What is numbered goes on behind what was copied."""
    url = postgres().made()

    async def test() -> None:
        await copy(str(folder), url)
        connection = await asyncpg.connect(url)
        query = "insert into rated_places (game, pool, at, person, place) values ('h','s',1,'p',1)"
        assert await connection.fetchval(f"{query} returning number") == 10
        await connection.close()

    asyncio.run(test())


def test_a_copy_is_whole_or_not_there(folder: Path, tmp_path: Path) -> None:
    """What cannot be copied is refused in a line, and nothing of it is left behind."""
    with closing(sqlite3.connect(folder / FILE)) as connection:
        connection.execute("update tables set changed = 'never'")
        connection.commit()
    url = postgres().made()
    refused = foretell("copy", folder, url)
    assert refused.returncode == 1
    assert refused.stderr.count("\n") == 1
    assert "cannot be used" in refused.stderr
    with pytest.raises(BadData, match="no data of a server"):
        asyncio.run(everything(postgres().made()))
    again = foretell("copy", url, tmp_path / "back")  # the format is there, but no row
    assert again.returncode == 0
    assert asyncio.run(everything(str(tmp_path / "back")))["events"] == []


def test_a_copy_between_folders_can_be_ended(folder: Path, tmp_path: Path) -> None:
    """Nothing of it is left: here no database is waited for, where Ctrl-C would be heard."""

    async def test() -> None:
        ended = asyncio.create_task(copy(str(folder), str(tmp_path / "other")))
        await asyncio.sleep(0)
        ended.cancel()
        with pytest.raises(asyncio.CancelledError):
            await ended

    asyncio.run(test())
    assert not [*tmp_path.glob("*other*"), *tmp_path.glob(".other*")]


def test_a_copy_that_is_told_to_end_leaves_nothing(tmp_path: Path) -> None:
    """SIGTERM ends it as Ctrl-C does."""
    before = signal.getsignal(signal.SIGTERM)
    with pytest.raises(KeyboardInterrupt), copying("Copying"), new_folder(tmp_path / "other"):
        signal.raise_signal(signal.SIGTERM)
    assert not [*tmp_path.iterdir()]
    assert signal.getsignal(signal.SIGTERM) == before


def test_a_copy_goes_to_an_empty_place(folder: Path, tmp_path: Path) -> None:
    """Not over what is there, not onto itself, and not from nothing."""
    url = postgres().made()
    assert foretell("copy", folder, url).returncode == 0
    for words, why in (
        ((folder, url), "there is something in this database already"),
        ((url, folder), "is there already; a copy goes to a new folder"),
        ((url, url), "a copy goes elsewhere"),
        (("postgresql://x:secret@db/x",) * 2, "another place than postgresql://x@db/x"),
        ((tmp_path / "none", url), "no data of a server here"),
        ((folder, "postgresql://x:secret@127.0.0.1:1/x"), "postgresql://x@127.0.0.1:1/x: cannot"),
        ((folder, "mysql://x:secret@db/x"), "mysql:/ is no place for a copy"),
        (("postgresql:/x:secret@db/x", url), "postgresql:/ is no place for a copy"),
    ):
        refused = foretell("copy", *words)
        assert (refused.returncode, refused.stdout.count("compared")) == (1, 0)
        assert why in refused.stderr
        assert "secret" not in refused.stderr


def test_a_copy_has_every_table_and_column_of_both_stores(tmp_path: Path) -> None:
    """What a later format keeps is copied too, or this test names it."""
    with closing(ready(tmp_path / FILE)) as connection:
        query = "select m.name, c.name from sqlite_schema m join pragma_table_info(m.name) c"
        rows = connection.execute(f"{query} where m.type = 'table'").fetchall()
    assert columns(rows) == {name: set(of) for name, of in KEPT.items()}

    async def database() -> list[tuple[str, str]]:
        connection = await asyncpg.connect(postgres().ready())
        query = """select table_name, column_name from information_schema.columns
            where table_schema = 'public' and is_generated = 'NEVER'"""
        found = [tuple(row) for row in await connection.fetch(query)]
        await connection.close()
        return found

    assert columns(asyncio.run(database())) == {name: set(of) for name, of in KEPT.items()}


def columns(rows: list[tuple[str, str]]) -> dict[str, set[str]]:
    """The columns of each table that is copied."""
    found: dict[str, set[str]] = {}
    for table, column in rows:
        if table not in NOT_COPIED:
            found.setdefault(table, set()).add(column)
    return found
