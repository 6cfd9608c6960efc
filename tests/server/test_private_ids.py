"""The public list of deals leads to no tournament that is only for those who have its link."""

from __future__ import annotations

import pytest

from foretell.fair.listing import read_line
from foretell.server.table.finished import FinishedGame
from foretell.server.tournaments.online import online_tables
from tests.server.test_conductor import Evening, bots, evening


@pytest.mark.parametrize("is_private", [False, True])
def test_tables_of_a_private_tournament_are_not_in_the_list(is_private: bool) -> None:
    """Their games have other ids there, and are found by the addresses of the tables."""

    async def test(now: Evening) -> None:
        await now.open(bots(8), is_private=is_private)
        await now.go_on(2)
        tables = [one.id for one in online_tables(await now.cup())]
        await now.end()
        listed = {read_line(one.line).game for one in now.store.list}
        found = set()
        for table in tables:
            log = now.store.kept(table)
            assert log is not None
            found.add(FinishedGame(table, log, table).bundle()["game"])
        assert len(tables) == 2
        assert listed == found
        # tables bear the tournament's id, and whoever has theirs has its
        assert not any("cup1" in one for one in listed)

    evening(test)
