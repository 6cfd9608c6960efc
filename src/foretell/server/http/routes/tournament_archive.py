"""All records of an online tournament as one archive, made while it is sent."""

from __future__ import annotations

import io
import zipfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any, Final

import msgspec
from litestar import get
from litestar.datastructures import State
from litestar.params import FromPath
from litestar.response import Stream

from foretell.record import write
from foretell.server.http.answers import specs
from foretell.server.http.authentication import server_of
from foretell.server.http.routes import games
from foretell.server.protocol.rejection import Rejection
from foretell.server.tournaments.state import TournamentLog, told_tournament
from foretell.tournament.exporting import standings_csv, tournament_json

ZIP: Final = "application/zip"
Recorded = Callable[[str], Awaitable[str | None]]
"""The record of the game at a table, as a file; nothing where there is none."""


class Growing(io.RawIOBase):
    """A file that is only written to, whose bytes are taken away piece by piece."""

    def __init__(self) -> None:
        """An empty file."""
        self._pieces: list[bytes] = []

    def writable(self) -> bool:
        """Say that bytes may be written."""
        return True

    def write(self, data: Any) -> int:
        """Take some bytes."""
        self._pieces.append(bytes(data))
        return len(data)

    def taken(self) -> bytes:
        """What has come since the last time."""
        found, self._pieces = b"".join(self._pieces), []
        return found


def closed_tables(state: TournamentLog) -> Iterator[tuple[str, str]]:
    """The name of a record and its table, of all rounds but one that is open."""
    for one in state.tournament.state.rounds:
        if one.is_closed:
            for number, table in enumerate(state.tables.get(one.n, []), start=1):
                yield f"records/round-{one.n}-table-{number}.toml", table


async def archive(state: TournamentLog, recorded: Recorded) -> AsyncIterator[bytes]:
    """A zip file piece by piece: what everybody may know, and a record for each table."""
    out = Growing()
    known = told_tournament(state)
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("tournament.json", msgspec.json.encode(tournament_json(known)))
        packed.writestr("standings.csv", standings_csv(known))
        for name, table in closed_tables(state):
            if (text := await recorded(table)) is not None:
                packed.writestr(name, text)
            yield out.taken()
    yield out.taken()


@get(
    "/tournaments/{tournament:str}/records.zip",
    media_type=ZIP,
    responses=specs(404, 410),
    tags=["tournaments"],
)
async def records_file(state: State, tournament: FromPath[str]) -> Stream:
    """The tournament, its standings, and the game records of all rounds that are over."""
    cup = await server_of(state).tournaments.get(tournament)

    async def recorded(table: str) -> str | None:
        try:
            return await games.told_last(state, table, lambda one: write(one.record()))
        except Rejection:  # damaged, or never opened: the others are there
            return None

    name = f'attachment; filename="tournament-{tournament}.zip"'
    headers = {"Content-Disposition": name}
    return Stream(archive(cup, recorded), media_type=ZIP, headers=headers)


HANDLERS = [records_file]
