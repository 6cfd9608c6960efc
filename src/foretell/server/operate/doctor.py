"""Looks whether a data folder is sound: every game is played again and compared with what is kept.

Nothing is changed, and a server may be running meanwhile.
"""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from foretell.fair import BadBundle, read_line
from foretell.handle import Handle
from foretell.server.clock import FakeClock
from foretell.server.live.context import Context
from foretell.server.live.summary import summary_of
from foretell.server.live.table import LiveTable
from foretell.server.live.think import Found
from foretell.server.operate.reading import ReadingStore, check_version, file_of, read_only
from foretell.server.refused import Refused
from foretell.server.store.interface import Log, Summary
from foretell.server.store.sqlite import FILE
from foretell.server.table.state import RUNNING, TableState

MOST_SHOWN: Final = 20
Progress = Callable[[int, int], object]
"""Is told how many tables of how many are checked."""


class Report(NamedTuple):
    """What was looked at and what is wrong."""

    tables: int
    events: int
    findings: list[str]


class _NoThinkers:
    """A replay asks no bot."""

    def choose(self, handle: Handle, seat: int, bot: str, found: Found) -> None:
        raise NotImplementedError


def examine(data: Path, progress: Progress | None = None) -> Report:
    """Everything about a data folder.

    Raises:
        BadData: there is none, or it is no database of ours at all.
    """
    file = file_of(data)
    findings = list(folder_findings(data))
    with read_only(file) as connection:
        check_version(connection, file)
        findings += integrity(connection)
        store = ReadingStore(connection)
        ids = store.ids()
        events = 0
        for place, table in enumerate(ids):
            checked, wrong = table_findings(store, table)
            events += checked
            findings += wrong
            if progress:
                progress(place + 1, len(ids))
        findings += list_findings(store)
        findings += [
            f"{kind}: rows of {number} tables that are not there"
            for kind in ("events", "secrets", "sitters")
            if (number := store.strays(kind))
        ]
    return Report(len(ids), events, findings)


def folder_findings(data: Path) -> Iterator[str]:
    """What is wrong with the folder and its files themselves."""
    if not os.access(data, os.W_OK | os.X_OK):
        yield f"{data}: this user may not write here"
    for file in sorted(data.glob(f"{FILE}*")):
        if not os.access(file, os.R_OK | os.W_OK):
            yield f"{file}: this user may not read and write this file"
    mode = data.stat().st_mode
    if os.name != "nt" and mode & (stat.S_IROTH | stat.S_IXOTH):
        yield f"{data}: others on this machine can look in; say: chmod o-rwx {data}"


def integrity(connection: sqlite3.Connection) -> list[str]:
    """What the database itself says."""
    rows = connection.execute(f"pragma integrity_check({MOST_SHOWN})").fetchall()
    return [f"database: {row[0]}" for row in rows if row[0] != "ok"]


def table_findings(store: ReadingStore, table: str) -> tuple[int, list[str]]:
    """How long a table's log is, and what is wrong with it."""
    numbers = store.numbers(table)
    try:
        length, summary = store.kept(table)
        if numbers != list(range(length)):
            wrong = [f"{length} entries of its log expected, {len(numbers)} found"]
        else:
            wrong = differences(store, table, summary)
    except Refused as error:
        wrong = [error.message]
    except Exception as error:  # noqa: BLE001  # whatever is wrong with a log is a finding
        wrong = [f"its log cannot be played: {type(error).__name__}: {error}"]
    return len(numbers), [f"table {table}: {text}" for text in wrong]


def differences(store: ReadingStore, table: str, summary: Summary) -> list[str]:
    """Where the summary that is kept is not that of the game played again."""
    log = store.log(table)
    if log is None:
        return ["there is no log"]
    live = LiveTable.loaded(Context(store, FakeClock(), _NoThinkers()), table, log)
    again = summary_of(live.state)
    differs = [
        f"{name} is kept as {getattr(summary, name)!r}, played again it is {getattr(again, name)!r}"
        for name in Summary.__struct_fields__
        if getattr(summary, name) != getattr(again, name)
    ]
    return differs + unopened(store, live.state, log)


def unopened(store: ReadingStore, state: TableState, log: Log) -> list[str]:
    """Games of a table that are over, and whose seeds are not in the public list."""
    runs = state.fair.game if state.status in RUNNING else ""
    return [
        f"game {game} is over, and its seeds are not in the public list"
        for game in log.secrets
        if game != runs and not store.is_published(game)
    ]


def list_findings(store: ReadingStore) -> Iterator[str]:
    """What is wrong with the public list of commitments."""
    last = 0
    while lines := store.published(last):
        last = lines[-1][0]
        for number, line in lines:
            try:
                is_opened = read_line(line).is_opened
            except BadBundle as error:
                yield f"public list, line {number}: {error}"
            else:
                if not is_opened:
                    yield f"public list, line {number}: the seed does not open the commitment"
