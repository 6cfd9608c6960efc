"""Online tournaments lead themselves: tables, games, results, rounds, to the end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from foretell import fair
from foretell.server.protocol import events as e
from foretell.server.table.state import Status
from foretell.server.tables.context import TableContext
from foretell.server.tables.live_table import LiveTable
from foretell.server.tables.registry import TableRegistry
from foretell.server.tournaments.conductor import Conductor
from foretell.server.tournaments.events import PersonRegistered, PlayBegan, TournamentOpened
from foretell.server.tournaments.online import online_tables, without
from foretell.server.tournaments.organising import Events, bot_entered
from foretell.server.tournaments.registry import Tournaments
from foretell.server.tournaments.state import OVER, RUNNING, TournamentLog, noted
from foretell.tournament import PersonEntered
from foretell.tournament.said import PaperWords, why_said
from tests.server.fake_clock import FakeClock
from tests.server.memory_store import MemoryStore
from tests.server.simulated_table import InlineThinkers

SHORT = {"preset": "quick", "sizes": [1, 2, 3]}
NAMES = ("Ada", "Ben", "Cy", "Dora")
SEED = bytes(32).hex()


class Evening:
    """A server without sockets, on which one tournament is played."""

    def __init__(self) -> None:
        self.store = MemoryStore(asyncio.get_running_loop().call_soon)
        self.clock = FakeClock()
        self.restart()

    def restart(self) -> None:
        """Be another process over the same store; nothing rings any more that was set before."""
        self.clock = FakeClock(self.clock.now())
        self.tables = TableRegistry(TableContext(self.store, self.clock, InlineThinkers()))
        damages = self.tables.context.damages
        self.cups = Tournaments(self.store, self.clock.now, damages)
        self.conductor = Conductor(self.cups, self.tables)

    async def open(self, decide: Callable[[TournamentLog], Events], **more: Any) -> None:
        """Open it; ``decide``: who takes part, and whether it begins."""
        settings = {"rounds": 1, "rules": SHORT, **more.pop("settings", {})}
        opened = TournamentOpened("Cup", settings, "7", "host", "Host", is_online=True, **more)
        await self.cups.open("cup1", opened)
        await self.cups.change("cup1", decide)

    async def cup(self) -> TournamentLog:
        """How it stands."""
        return await self.cups.get("cup1")

    async def table(self, number: int = 1) -> LiveTable:
        """A table of the open round."""
        return await self.tables.get([*online_tables(await self.cup())][number - 1].id)

    async def go_on(self, seconds: int) -> None:
        """Let time pass; every second the conductor looks."""
        for _ in range(seconds):
            self.clock.advance(1)
            await self.conductor.go_round()
            for _ in range(4):
                await asyncio.sleep(0)

    async def end(self) -> TournamentLog:
        """Go on until it is over."""
        for _ in range(3600):
            await self.go_on(1)
            if (await self.cup()).status == OVER:
                return await self.cup()
        raise AssertionError("it does not end")


def evening(test: Callable[[Evening], Awaitable[None]]) -> None:
    """Have something happen on a server."""

    async def all_of_it() -> None:
        await test(Evening())

    asyncio.run(all_of_it())


def bots(count: int) -> Callable[[TournamentLog], Events]:
    """So many bots, and it begins."""

    def decide(state: TournamentLog) -> Events:
        for _ in range(count):
            yield from bot_entered(state, "rule")
        yield PlayBegan()

    return decide


def people(state: TournamentLog) -> Events:
    """Four guests, and it begins."""
    for number, name in enumerate(NAMES, start=1):
        yield noted(PersonEntered(name))
        yield PersonRegistered(number, f"p{number}")
    yield PlayBegan()


def come(live: LiveTable, *names: str) -> list[int]:
    """The devices of some people commit; their seats."""
    seats = [at for at, seat in enumerate(live.state.seats) if seat.name in names]
    game = live.state.fair.game
    for at in seats:
        live.record([e.Committed(at, fair.player_commit(game, at, SEED))])
    return seats


def reveal(live: LiveTable, seats: list[int]) -> None:
    """Devices reveal what they committed to."""
    for at in seats:
        live.record([e.Revealed(at, SEED)])


def test_bots_play_a_tournament_to_its_end() -> None:
    """Round after round; what the tables came to is what counts; nobody finds them in the lobby."""

    async def test(now: Evening) -> None:
        await now.open(bots(8), settings={"rounds": 2})
        await now.go_on(2)
        cup, live = await now.cup(), await now.table(2)
        drawn = cup.tournament.state.rounds[0].tables[1]
        assert [seat.name for seat in live.state.seats] == [
            cup.tournament.state.people[one - 1].name for one in drawn.people
        ]
        assert (live.state.options.dealer, live.state.is_private) == (drawn.dealer, True)
        assert live.state.tournament is not None
        assert (live.state.tournament.n, live.state.tournament.table) == (1, 2)
        cup = await now.end()
        first, second = cup.tournament.state.rounds
        assert first.results[2].points == tuple(live.state.sheet[-1].scores)
        assert second.is_closed
        assert cup.drawn_at[2] - cup.drawn_at[1] >= cup.opened.break_ms
        assert cup.tournament.winners
        assert all(one.is_in for one in cup.tournament.state.people)

    evening(test)


def test_tables_are_open_as_soon_as_a_round_is_drawn() -> None:
    """The page leads people to them in that moment."""

    async def test(now: Evening) -> None:
        await now.open(people)
        while not (await now.cup()).tournament.state.now:
            await now.go_on(1)
        for one in online_tables(await now.cup()):
            assert now.store.logs[one.id]

    evening(test)


def test_who_does_not_come_is_last_and_out() -> None:
    """A table waits three minutes; then a bot plays, and whoever came is before them."""

    async def test(now: Evening) -> None:
        await now.open(people, settings={"rounds": 2})
        await now.go_on(2)
        live = await now.table()
        seats = come(live, "Ada", "Ben")
        await now.go_on(177)
        assert live.state.status == "open"
        await now.go_on(3)
        reveal(live, seats)
        assert live.state.status is Status.PLAYING
        late = next(at for at, seat in enumerate(live.state.seats) if seat.name == "Cy")
        live.record([e.SeatBack(late)])  # coming later saves the game, not the points
        cup = await now.end()
        result = cup.tournament.state.rounds[0].results[1]
        names = [seat.name for seat in live.state.seats]
        place = dict(zip(names, result.places, strict=True))
        points = dict(zip(names, result.points, strict=True))
        assert max(place["Ada"], place["Ben"]) < place["Cy"] == place["Dora"] == 3
        assert points["Cy"] == points["Dora"] == min(live.state.sheet[-1].scores)
        assert [one.name for one in cup.tournament.state.people if one.is_in] == ["Ada", "Ben"]
        assert len(cup.tournament.state.rounds) == 1  # too few are left: that was it
        assert cup.tournament.state.is_finished

    evening(test)


def test_a_table_begins_as_soon_as_all_are_there() -> None:
    """Nobody waits for the three minutes."""

    async def test(now: Evening) -> None:
        await now.open(people)
        await now.go_on(2)
        live = await now.table()
        seats = come(live, *NAMES)
        await now.go_on(2)
        reveal(live, seats)
        assert live.state.status is Status.PLAYING
        cup = await now.end()
        assert all(one.is_in for one in cup.tournament.state.people)

    evening(test)


def test_what_was_settled_before_a_kill_is_what_is_opened_after_it() -> None:
    """The round was drawn and its tables have ids, but none was opened; or a game was running."""

    async def test(now: Evening) -> None:
        await now.open(bots(8))
        await now.conductor._draw(await now.cup())
        listed = (await now.cup()).tables[1]
        assert not any(one in now.store.logs for one in listed)
        now.restart()
        await now.go_on(1)
        assert (await now.cup()).tables[1] == listed
        assert all(one in now.store.logs for one in listed)
        lengths = [len(now.store.logs[one]) for one in listed]
        now.restart()
        cup = await now.end()
        assert all(
            len(now.store.logs[one]) > before for one, before in zip(listed, lengths, strict=True)
        )
        assert len(cup.tournament.state.rounds) == 1

    evening(test)


def test_it_begins_at_its_hour_if_enough_are_there() -> None:
    """With too few it waits; bots fill up where that is wished."""

    async def test(now: Evening) -> None:
        hour = now.cups.at() + 60_000

        def two(_state: TournamentLog) -> Events:
            yield noted(PersonEntered("Ada"))
            yield PersonRegistered(1, "p1")
            yield noted(PersonEntered("Ben"))

        await now.open(two, starts_at=hour)
        await now.go_on(120)
        assert (await now.cup()).began_at == 0
        await now.cups.change("cup1", lambda _state: iter([noted(PersonEntered("Cy"))]))
        await now.go_on(2)
        assert (await now.cup()).status == RUNNING

    evening(test)


@pytest.mark.parametrize("is_damaged", [False, True])
def test_a_table_that_breaks_off_holds_nobody_up(is_damaged: bool) -> None:
    """What its sheet said counts, and the log tells everybody why."""

    async def test(now: Evening) -> None:
        await now.open(people)
        await now.go_on(2)
        live = await now.table()
        if is_damaged:
            now.store.logs[live.state.id][1] = b"{"
            now.restart()
        else:
            live.record([e.Ended("closed")])
        await now.go_on(3)
        cup = await now.cup()
        assert cup.status == OVER
        assert cup.tournament.state.rounds[0].results[1].points == (0, 0, 0, 0)
        why = [getattr(entry, "why", "") for _, entry in cup.told]
        assert [why_said(PaperWords("en"), one).partition(": ")[0] for one in why] == [
            "The game broke off"
        ]

    evening(test)


def test_a_final_has_one_winner() -> None:
    """Nobody can be asked to play it off."""

    async def test(now: Evening) -> None:
        await now.open(bots(8), settings={"cut": 4, "final": 4})
        cup = await now.end()
        assert len(cup.tournament.state.rounds) == 2
        assert len(cup.tournament.winners) == 1

    evening(test)


def test_the_absent_share_the_last_place() -> None:
    """Whatever the bot in their seat came to."""
    assert without((90, 80, 10, 50), (1, 2, 4, 3), [0, 1]) == ((10, 10, 10, 50), (3, 3, 2, 1))
