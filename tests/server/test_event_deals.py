"""Tables that have their deals from an event: the same ones, shut until the event is over."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from foretell import fair
from foretell.fair import Secret, Verdict, verify
from foretell.server.deals.secrets import GameSecret
from foretell.server.protocol import events as e
from foretell.server.protocol.event import EventDeals, Options, TournamentPlace
from foretell.server.protocol.rejection import Rejection
from foretell.server.store.entry_logs import Beside
from foretell.server.store.interface import Published
from foretell.server.table.finished import FinishedGame
from foretell.server.table.seats import demand_sight
from foretell.server.table.state import OVER
from foretell.server.tables.context import TableContext
from foretell.server.tables.live_table import LiveTable
from foretell.server.tables.registry import TableRegistry
from foretell.server.tables.summary import summary_of
from tests.server.fake_clock import FakeClock
from tests.server.memory_store import MemoryStore
from tests.server.simulated_table import InlineThinkers

SHORT = {"preset": "standard", "sizes": [1, 2]}
SECRET = Secret.of("5e" * 32)


class Day:
    """A server with tables of bots that have the deals of one event; nobody gives it a seed."""

    def __init__(self) -> None:
        self.store = MemoryStore(asyncio.get_running_loop().call_soon)
        self.clock = FakeClock()
        self.tables = TableRegistry(TableContext(self.store, self.clock, InlineThinkers()))

    async def played(self, table: str) -> LiveTable:
        """A table whose game is over."""
        place = TournamentPlace("cup", "Cup", 1, 1)
        event = EventDeals("day-1")
        options = Options(pace=0)
        opened = e.Opened("Day", SHORT, 3, "", options=options, tournament=place, event=event)
        await self.tables.seat(table, opened, [e.BotSat(n, "rule", f"Bot {n}") for n in range(3)])
        live = await self.tables.get(table)
        live.record(live.with_secret([], SECRET))
        while live.state.status not in OVER:
            self.clock.advance(1)
            await asyncio.sleep(0)
        return live

    def bundle(self, table: str) -> dict[str, Any]:
        """What is published of a table's game."""
        log = self.store.kept(table)
        assert log is not None
        return FinishedGame(table, log, table).bundle()


def test_tables_of_an_event_have_its_deals_and_are_shut_until_it_is_over() -> None:
    """Nothing of a game is told before: no scores, no cards, no seed; afterwards it is checked."""

    async def all_of_it() -> None:
        day = Day()
        tables = [await day.played("a"), await day.played("b")]
        for live in tables:
            short = summary_of(live.state)
            assert (short.scores, short.round_no, short.game) == ([], 0, "")
            with pytest.raises(Rejection, match="nobody else may look"):
                demand_sight(live.state, "stranger")
            with pytest.raises(Rejection) as refused:
                day.bundle(live.state.id)
            assert refused.value.code == "event-open"
            live.record([e.Disclosed()])
            demand_sight(live.state, "stranger")
        await asyncio.sleep(0)
        one, other = day.bundle("a"), day.bundle("b")
        assert [r["deck"] for r in one["rounds"]] == [r["deck"] for r in other["rounds"]]
        assert (one["game"], one["table"], other["table"]) == ("day-1", "a", "b")
        assert summary_of(tables[0].state).game == "a"
        assert not day.store.list  # the event's line is for whoever leads the event
        report = verify(one)
        assert report.verdict is Verdict.COMMITTED, report.failures
        assert "verified" not in report.verdict.value

    asyncio.run(all_of_it())


def test_a_changed_bundle_of_an_event_fails() -> None:
    """Its cards, its commitment, and the scheme of a single table in its place."""

    async def all_of_it() -> None:
        day = Day()
        (await day.played("a")).record([e.Disclosed()])
        await asyncio.sleep(0)
        bundle = day.bundle("a")
        deck = bundle["rounds"][0]["deck"]
        swapped = [deck[1], deck[0], *deck[2:]]
        rounds = [{**bundle["rounds"][0], "deck": swapped}, *bundle["rounds"][1:]]
        assert "decks" in verify({**bundle, "rounds": rounds}).failed
        assert "server" in verify({**bundle, "game": "day-2"}).failed
        assert "seats" in verify({**bundle, "scheme": "fair1"}).failed

    asyncio.run(all_of_it())


def test_commitments_of_other_tables_are_pinned_before_anybody_reveals() -> None:
    """A bundle with other people's commitments than were shown fails against what was kept."""
    game, seeds = "cup-1", ["11" * 32, "22" * 32]
    shown = [fair.player_commit(game, n, seed) for n, seed in enumerate(seeds)]
    assert fair.pinned(game, shown) != fair.pinned(game, shown[:1])


def test_a_secret_and_a_line_are_kept_beside_entries() -> None:
    """They are told from what happens."""
    beside = Beside()
    secret, line = GameSecret("day-1", SECRET), Published("day-1", "{}")
    assert [beside.takes(one) for one in (secret, line, e.Disclosed())] == [True, True, False]
    assert (beside.secret, beside.line) == (secret, line)
