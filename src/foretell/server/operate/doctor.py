"""Looks whether a data folder is sound: every game is played again and compared with what is kept.

Nothing is changed, and a server may be running meanwhile.
"""

from __future__ import annotations

import asyncio
import os
import stat
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from foretell.base.i18n import DeferredText, Value
from foretell.fair import BadBundle, read_line
from foretell.server.daily.events import PREFIX as DAYS
from foretell.server.daily.events import robot_entry_read
from foretell.server.daily.playing import rated_event
from foretell.server.daily.registry import robot_event_id, robot_summary
from foretell.server.daily.state import RobotEvent
from foretell.server.deals.secrets import deals_of
from foretell.server.operate.disk import free_mib
from foretell.server.pads.claims import rated_pad
from foretell.server.pads.events import PREFIX, pad_entry_read
from foretell.server.pads.registry import pad_summary
from foretell.server.pads.scoring import with_notes
from foretell.server.pads.state import PadState, pad_id
from foretell.server.protocol import events as e
from foretell.server.protocol.rejection import Rejection
from foretell.server.store.interface import Log, RatedGame, Summary
from foretell.server.store.people_changes import settings_in
from foretell.server.store.queries import WholeQueries
from foretell.server.store.reading import check_version, file_of, read_only
from foretell.server.store.sqlite import FILE
from foretell.server.store.sqlite_reader import SqliteReader
from foretell.server.table.apply import replay
from foretell.server.table.rated import rated_game
from foretell.server.table.state import RUNNING, TableState
from foretell.server.tables.summary import summary_of
from foretell.server.tournaments.events import PREFIX as CUPS
from foretell.server.tournaments.events import tournament_entry_read
from foretell.server.tournaments.registry import tournament_id, tournament_summary
from foretell.server.tournaments.state import TournamentLog

MOST_SHOWN: Final = 20
FOR_EVER: Final = 2**62
"""Later than any moment, in milliseconds since 1970."""
Progress = Callable[[int, int], object]
"""Is told how many tables of how many are checked."""


class DoctorReport(NamedTuple):
    """What was looked at and what is wrong."""

    tables: int
    events: int
    findings: list[DeferredText]


def examine(data: Path, progress: Progress | None = None, *, reserve: int = 0) -> DoctorReport:
    """Everything about a data folder, on whose disk ``reserve`` MiB are to be free.

    Raises:
        BadData: there is none, or it is no database of ours at all.
    """
    file = file_of(data)
    findings = [*folder_findings(data), *disk_findings(data, reserve)]
    with read_only(file) as connection:
        check_version(connection, file)
        report = asyncio.run(_examined(SqliteReader(connection), progress))
    return report._replace(findings=findings + report.findings)


async def examine_database(url: str, progress: Progress | None = None) -> DoctorReport:
    """Everything about a database.

    Raises:
        BadData: there is none, or it is no database of ours at all.
    """
    from foretell.server.store.postgres.store import snapshot

    async with snapshot(url) as store:
        return await _examined(store, progress)


async def _examined(store: WholeQueries, progress: Progress | None) -> DoctorReport:
    """Everything about what is kept."""
    findings = [found("database", what=what) for what in await store.integrity(MOST_SHOWN)]
    ids = await store.ids()
    events = 0
    for place, table in enumerate(ids):
        checked, wrong = await table_findings(store, table)
        events += checked
        findings += wrong
        if progress:
            progress(place + 1, len(ids))
    findings += [one async for one in list_findings(store)]
    findings += await people_findings(store)
    findings += [
        found("strays", kind=kind, number=str(number))
        for kind in ("events", "secrets", "sitters", "mentions")
        if (number := await store.strays(kind))
    ]
    return DoctorReport(len(ids), events, findings)


def found(key: str, /, **args: Value) -> DeferredText:
    """Something that is wrong, by the text ``operate-found-<key>``."""
    return DeferredText(f"operate-found-{key}", args)


def folder_findings(data: Path) -> Iterator[DeferredText]:
    """What is wrong with the folder and its files themselves."""
    if not os.access(data, os.W_OK | os.X_OK):
        yield found("no-folder", folder=str(data))
    for file in sorted(data.glob(f"{FILE}*")):
        if not os.access(file, os.R_OK | os.W_OK):
            yield found("no-file", file=str(file))
    mode = data.stat().st_mode
    if os.name != "nt" and mode & (stat.S_IROTH | stat.S_IXOTH):
        yield found("open", folder=str(data))


def disk_findings(data: Path, reserve: int) -> Iterator[DeferredText]:
    """Whether there is less room on the disk than is to be kept."""
    if (free := free_mib(data)) < reserve:
        yield found("disk", folder=str(data), free=str(free), reserve=str(reserve))


async def table_findings(store: WholeQueries, table: str) -> tuple[int, list[DeferredText]]:
    """How long a table's log is, and what is wrong with it."""
    numbers = await store.numbers(table)
    try:
        if numbers != list(range(len(numbers))):
            length = numbers[-1] + 1
            wrong = [found("length", expected=str(length), found=str(len(numbers)))]
        else:
            wrong = await differences(store, table, await store.kept(table))
    except Rejection as error:
        wrong = [refusal(error)]
    except Exception as error:  # noqa: BLE001  # whatever is wrong with a log is a finding
        wrong = [found("unplayable", why=f"{type(error).__name__}: {error}")]
    return len(numbers), [found("table", table=table, what=what) for what in wrong]


def refusal(error: Rejection) -> DeferredText:
    """Why a game cannot be shown."""
    return DeferredText(error.key, error.details)


async def differences(store: WholeQueries, table: str, summary: Summary) -> list[DeferredText]:
    """Where the summary that is kept is not that of the game played again."""
    log = await store.log(table)
    if log is None:
        return [found("no-log")]
    if table.startswith(PREFIX):
        pad = PadState.of(pad_id(table), [pad_entry_read(body) for body in log.entries])
        with_notes(pad.opened, pad.notes).standing()
        return [*unlike(summary, pad_summary(pad)), *await unrated_pad(store, pad)]
    if table.startswith(CUPS):
        entries = [tournament_entry_read(body) for body in log.entries]
        cup = TournamentLog.of(tournament_id(table), entries)
        return unlike(summary, tournament_summary(cup))
    if table.startswith(DAYS):
        day = RobotEvent.of(robot_event_id(table), [robot_entry_read(x) for x in log.entries])
        games = log.secrets if day.seed else ()
        rated = rated_event(day, day.changed) if day.seed else None
        again = unlike(summary, robot_summary(day))
        return [*again, *await unlisted(store, games), *await unrated(store, rated)]
    state = replay(table, map(e.read, log.entries), partial(deals_of, log.secrets))
    again = unlike(summary, summary_of(state))
    return [*again, *await unopened(store, state, log), *await unrated(store, rated_game(state))]


def unlike(kept: Summary, again: Summary) -> list[DeferredText]:
    """Where a summary is not as it is kept; earlier versions did not keep when something begins."""
    names = [name for name in Summary.__struct_fields__ if name != "begins" or kept.begins]
    return [
        found(
            "other",
            name=name,
            kept=f"{getattr(kept, name)!r}",
            again=f"{getattr(again, name)!r}",
        )
        for name in names
        if getattr(kept, name) != getattr(again, name)
    ]


async def unopened(store: WholeQueries, state: TableState, log: Log) -> list[DeferredText]:
    """Games of a table that are over, and whose seeds are not in the public list."""
    runs = state.fair.game if state.status in RUNNING else ""
    games = [game for game in log.secrets if game != runs]
    if state.fair.event is not None:  # one line for all its tables, once it is over
        games = [] if state.fair.is_shut else [state.fair.shared]
    return await unlisted(store, games)


async def unlisted(store: WholeQueries, games: Iterable[str]) -> list[DeferredText]:
    """Games whose seeds are not in the public list."""
    return [found("unlisted", game=game) for game in games if not await store.is_published(game)]


async def unrated_pad(store: WholeQueries, pad: PadState) -> list[DeferredText]:
    """A score pad likewise: there it does not matter when somebody chose to be rated."""
    names = await store.names_on(pad.id)
    game = rated_pad(pad, names, pad.changed) if names else None
    return await unrated(store, game and game._replace(opened=FOR_EVER))


async def unrated(store: WholeQueries, game: RatedGame | None) -> list[DeferredText]:
    """A game in which the places of the people who are rated are not as they are kept."""
    if game is None:
        return []
    if await store.rated_in(game.game) == await store.rated_among(game):
        return []
    return [found("rated", game=game.game)]


async def people_findings(store: WholeQueries) -> list[DeferredText]:
    """The people of whom something is kept that cannot be read; they may go on all the same."""
    wrong: dict[str, None] = {}
    for person, seen, text, settings in await store.of_people():
        is_kept = isinstance(seen, int) and isinstance(text, str)
        if not is_kept or settings_in(settings) is None:
            wrong[str(person)] = None
    return [found("person", person=person) for person in wrong]


async def list_findings(store: WholeQueries) -> AsyncIterator[DeferredText]:
    """What is wrong with the public list of commitments."""
    last = 0
    while lines := await store.published(last):
        last = lines[-1][0]
        for number, line in lines:
            try:
                is_opened = read_line(line).is_opened
            except BadBundle as error:
                yield found("list", line=str(number), what=error)
            else:
                if not is_opened:
                    yield found("list", line=str(number), what=found("shut"))
