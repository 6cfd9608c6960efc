"""The files of an online tournament: nothing of an open round with equal deals is in any."""

from __future__ import annotations

import io
import zipfile

from foretell.record import read, write
from foretell.server.http.routes.tournament_archive import archive
from foretell.server.protocol import events as e
from foretell.server.table.finished import FinishedGame
from foretell.server.tournaments.state import TournamentLog, told_tournament
from foretell.tournament.exporting import standings_csv, tournament_json
from foretell.tournament.listing import seatings_list, standings_list
from foretell.tournament.said import PaperWords
from tests.server.test_conductor import SHORT, Evening, evening
from tests.server.test_duplicate import begun


async def packed(now: Evening) -> dict[str, bytes]:
    """The archive of all records, by the names of its files."""

    async def recorded(table: str) -> str | None:
        log = now.store.kept(table)
        assert log is not None
        return write(FinishedGame(table, log, table).record())

    parts = [part async for part in archive(await now.cup(), recorded)]
    with zipfile.ZipFile(io.BytesIO(b"".join(parts))) as found:
        assert found.testzip() is None
        return {name: found.read(name) for name in found.namelist()}


def files(cup: TournamentLog) -> list[object]:
    """What everybody may have of a tournament: as CSV, JSON, and on paper."""
    known, words = told_tournament(cup), PaperWords("en")
    lists = standings_list(words, known), seatings_list(words, known, known.state.rounds[-1])
    return [standings_csv(known), tournament_json(known), *lists]


def test_no_file_holds_anything_of_an_open_round() -> None:
    """Archive, CSV, JSON and paper stay as they were, whatever a table of it came to."""

    async def test(now: Evening) -> None:
        tables = await begun(now, rounds=2)
        before, known = await packed(now), files(await now.cup())
        assert list(before) == ["tournament.json", "standings.csv"]
        tables[0].record([e.Ended("closed")])
        await now.go_on(2)
        assert (await now.cup()).tournament.state.rounds[0].results
        assert (await packed(now), files(await now.cup())) == (before, known)
        while (await now.cup()).tournament.state.now is not None:
            await now.go_on(1)
        first = [f"records/round-1-table-{number}.toml" for number in (1, 2)]
        assert list(await packed(now))[2:] == first
        assert files(await now.cup()) != known
        while (await now.cup()).tournament.state.now is None:
            await now.go_on(1)
        assert list(await packed(now))[2:] == first
        records = [read((await packed(now))[name].decode()) for name in first]
        assert [len(one.rounds) for one in records][1] == len(SHORT["sizes"])

    evening(test)
