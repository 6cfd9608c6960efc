"""Who leads online tournaments: looks every second, and lets happen what is due.

It remembers nothing that matters: what is due follows from the tournament's log and its tables,
so that a server that was killed goes on where it was.
"""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from foretell.base.errors import ForetellError
from foretell.server.protocol.rejection import Rejection
from foretell.server.table.start import start_by_itself
from foretell.server.table.state import OVER, Status
from foretell.server.tables.damages import DamagedTable
from foretell.server.tables.live_table import LiveTable
from foretell.server.tables.registry import TableRegistry, new_id
from foretell.server.tournaments.events import TablesListed
from foretell.server.tournaments.online import (
    OnlineTable,
    absent_at,
    made,
    online_tables,
    opening,
    result_at,
    sitting,
)
from foretell.server.tournaments.organising import Events, begun
from foretell.server.tournaments.registry import Tournaments
from foretell.server.tournaments.state import OPEN, TournamentLog, noted
from foretell.tournament import (
    PersonWithdrew,
    ResultCorrected,
    RoundClosed,
    RoundDrawn,
    TableResult,
    TournamentFinished,
)
from foretell.tournament.said import BROKE_OFF

LOOK_EVERY: Final = 1.0
WAITS_MS: Final = 180_000
"""So long after the draw a table waits for those who have not come."""
BY: Final = "Foretell"
"""Who says that a table broke off, where people say why they correct something."""
_log = structlog.get_logger(__name__)


class Conductor:
    """The online tournaments of one server, one look after the other."""

    def __init__(self, tournaments: Tournaments, tables: TableRegistry) -> None:
        """Nothing happens before :meth:`look`."""
        self._tournaments, self._tables = tournaments, tables
        self._looking: asyncio.Task[None] | None = None
        self._by_hand = set[str]()
        """Tournaments that are no business of the server's: that never changes."""
        self._opened = set[str]()
        """Tables that are surely in the store."""
        self._complained: dict[str, str] = {}
        self._is_leaving = False

    def look(self) -> None:
        """Look after everything, unless that is being done."""
        if not self._is_leaving and (self._looking is None or self._looking.done()):
            self._looking = asyncio.create_task(self.go_round())

    def leave(self) -> None:
        """Look no more: the tables are closing."""
        self._is_leaving = True
        if self._looking is not None:
            self._looking.cancel()

    async def stop(self) -> None:
        """Wait until nothing is looked after."""
        self.leave()
        if self._looking is not None:
            await asyncio.gather(self._looking, return_exceptions=True)

    async def go_round(self) -> None:
        """Let happen what is due in all tournaments; one that fails stops no other."""
        for one in await self._tournaments.running():
            if one in self._by_hand:
                continue
            try:
                await self._conduct(one)
            except Exception as error:  # noqa: BLE001  # the next look tries again
                self._complain(one, error)
            else:
                self._complained.pop(one, None)

    def _complain(self, one: str, error: Exception) -> None:
        """Say in the server's log why a tournament does not go on; not every second again."""
        if self._complained.get(one) != repr(error):
            self._complained[one] = repr(error)
            _log.error("tournament.waits", tournament=one, why=repr(error), exc_info=error)

    async def _conduct(self, one: str) -> None:
        cup = await self._tournaments.get(one)
        if not cup.opened.is_online:
            self._by_hand.add(one)
        elif cup.status == OPEN:
            await self._begin(cup)
        elif cup.tournament.state.now is not None:
            await self._play(cup)
        elif cup.next_at and self._tournaments.at() >= cup.next_at:
            await self._draw(cup)

    async def _begin(self, cup: TournamentLog) -> None:
        """Begin at the hour that was said, if enough take part."""
        if cup.opened.starts_at and self._tournaments.at() >= cup.opened.starts_at:
            try:
                await self._tournaments.change(cup.id, begun)
            except Rejection as refused:
                if refused.code != "tournament-few":
                    raise

    async def _draw(self, cup: TournamentLog) -> None:
        """Draw a round, and settle what its tables are called before any is opened."""

        def decide(state: TournamentLog) -> Events:
            if state.next_at:
                drawn = drawn_of(state)
                yield noted(drawn)
                if isinstance(drawn, RoundDrawn):
                    yield TablesListed(drawn.n, [new_id() for _ in drawn.tables])

        await self._tournaments.change(cup.id, decide)

    async def _play(self, cup: TournamentLog) -> None:
        for table in list(online_tables(cup)):
            if not table.has_result:
                await self._attend(cup, table)
        now = (await self._tournaments.get(cup.id)).tournament.state.now
        if now is not None and not now.missing:
            await self._tournaments.change(cup.id, closed)

    async def _attend(self, cup: TournamentLog, table: OnlineTable) -> None:
        """Have a table open, begin and counted."""
        if table.id not in self._opened:
            await self._tables.seat(table.id, opening(cup, table), sitting(cup, table))
            self._opened.add(table.id)
        try:
            live = await self._tables.get(table.id)
        except DamagedTable:
            nothing = made(cup, table, (0,) * len(table.seated.people), (), ())
            await self._count(cup, table, nothing, [], "damaged")
            return
        state = live.state
        if state.status is Status.OPEN:
            self._start(cup, table, live)
        elif state.status in OVER and not (live.outbox or live.is_stuck):
            result = result_at(cup, table, state, self._tournaments.at())
            await self._count(cup, table, result, absent_at(cup, table, state), state.why_ended)

    def _start(self, cup: TournamentLog, table: OnlineTable, live: LiveTable) -> None:
        """Begin a game whose people are there, or are waited for no longer."""
        late_at = cup.drawn_at[table.one.n] + WAITS_MS
        events = start_by_itself(live.state, is_late=self._tournaments.at() >= late_at)
        if events is not None and not live.reloading.is_on:
            live.record(live.with_secret(events))

    async def _count(
        self,
        cup: TournamentLog,
        table: OnlineTable,
        result: TableResult,
        absent: list[int],
        why: str,
    ) -> None:
        """Note a result, and that those who were absent are seated no more until they are back."""

        def decide(state: TournamentLog) -> Events:
            if not any(one.id == table.id and not one.has_result for one in online_tables(state)):
                return
            yield noted(result)
            if why:
                yield noted(broken_off(result, why))
            for seat in absent:
                number = table.seated.people[seat]
                if state.tournament.state.people[number - 1].is_in:
                    yield noted(PersonWithdrew(number))

        await self._tournaments.change(cup.id, decide)
        self._opened.discard(table.id)


def broken_off(result: TableResult, why: str) -> ResultCorrected:
    """What the log tells everybody of a table that broke off."""
    score = result.points, BY, BROKE_OFF + why, result.places, result.late
    return ResultCorrected(result.n, result.table, *score)


def drawn_of(cup: TournamentLog) -> RoundDrawn | TournamentFinished:
    """The next round; the end where too few are left for one."""
    try:
        return cup.tournament.draw()
    except ForetellError:
        return TournamentFinished()


def closed(cup: TournamentLog) -> Events:
    """The open round is over if all results are in; who is level in first place then shares it."""
    now = cup.tournament.state.now
    if now is not None and not now.missing:
        yield noted(RoundClosed(now.n))
        if cup.tournament.tied:
            yield noted(TournamentFinished())
