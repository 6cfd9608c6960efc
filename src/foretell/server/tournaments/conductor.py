"""Who leads online tournaments: looks every second, and lets happen what is due.

It remembers nothing that matters: what is due follows from the tournament's log and its tables,
so that a server that was killed goes on where it was.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Final

import structlog

from foretell.base.errors import ForetellError
from foretell.server.deals.commitments import game_id
from foretell.server.protocol import events as e
from foretell.server.protocol.rejection import Rejection
from foretell.server.store.interface import Published
from foretell.server.store.sharing import Elsewhere
from foretell.server.table.start import start_by_itself
from foretell.server.table.state import OVER, Status
from foretell.server.tables.damages import DamagedTable
from foretell.server.tables.ids import new_id
from foretell.server.tables.live_table import LiveTable
from foretell.server.tables.looking import Lookout
from foretell.server.tables.registry import TableRegistry
from foretell.server.tournaments.dealing import Dealing, PlayedTable, listed
from foretell.server.tournaments.events import (
    SERVER_NAME,
    PlayedDeal,
    RoundProlonged,
    SheetKept,
    TablesListed,
)
from foretell.server.tournaments.nights import look_after
from foretell.server.tournaments.online import (
    OnlineTable,
    absent_at,
    made,
    online_tables,
    opening,
    result_at,
    round_game,
    sheet_of,
    sitting,
)
from foretell.server.tournaments.organising import Events, begun, guests_in
from foretell.server.tournaments.outages import Leading
from foretell.server.tournaments.registry import Kept, Tournaments
from foretell.server.tournaments.round_deals import RoundDeals
from foretell.server.tournaments.state import MINUTE_MS, OPEN, TournamentLog, noted
from foretell.tournament import (
    PersonWithdrew,
    ResultCorrected,
    RoundClosed,
    RoundDrawn,
    TableResult,
    TournamentFinished,
)
from foretell.tournament.refusing import BAD_ENTRY
from foretell.tournament.said import BROKE_OFF

LOOK_EVERY: Final = 1.0
WAITS_MS: Final = 180_000
"""So long after the draw a table waits for those who have not come."""
_log = structlog.get_logger(__name__)


class Conductor:
    """The online tournaments of one server, one look after the other."""

    def __init__(self, tournaments: Tournaments, tables: TableRegistry) -> None:
        """Nothing happens before the lookout looks."""
        self._tournaments, self._tables = tournaments, tables
        self.lookout = Lookout("tournaments", self.go_round)
        self._leading = Leading()
        self._by_hand = set[str]()
        """Tournaments that are no business of the server's: that never changes."""
        self._rest = dict[str, int]()
        """Until when nothing has to be done for a game night."""
        self._opened = set[str]()
        """Tables that are surely in the store."""
        self._complained: dict[str, str] = {}

    async def go_round(self) -> None:
        """Let happen what is due in all tournaments; one that fails stops no other."""
        conducted = await self._tournaments.conducted()
        self._leading.begin(conducted, self._tournaments.at())
        for one in conducted:
            if one in self._by_hand or self._tournaments.at() < self._rest.get(one, 0):
                continue
            try:
                await self._conduct(one)
            except Exception as error:  # noqa: BLE001  # the next look tries again
                self._complain(one, error)
            else:
                self._complained.pop(one, None)
        self._leading.end(self._tournaments.at())

    def _complain(self, one: str, error: Exception) -> None:
        """Say in the server's log why a tournament does not go on; not every second again."""
        if self._complained.get(one) != repr(error):
            self._complained[one] = repr(error)
            _log.error("tournament.waits", tournament=one, why=repr(error), exc_info=error)

    async def _conduct(self, one: str) -> None:
        cup = await self._tournaments.get(one)
        if cup.opened.is_night:
            await self._look_after(cup)
        elif not cup.opened.is_online:
            self._by_hand.add(one)
        elif cup.status == OPEN:
            await self._begin(cup)
        elif cup.tournament.state.now is not None:
            await self._play(cup)
        elif cup.next_at and self._tournaments.at() >= cup.next_at:
            cup = await self._draw(cup)
            if cup.tournament.state.now is not None:  # the page leads people there in this moment
                await self._play(cup)

    async def _look_after(self, cup: TournamentLog) -> None:
        """Let a game night end and come again; a minute is soon enough, also if that fails."""
        self._rest[cup.id] = self._tournaments.at() + MINUTE_MS
        self._rest[cup.id] = await look_after(self._tournaments, cup)

    async def _begin(self, cup: TournamentLog) -> None:
        """Begin at the hour that was said, if enough take part: bots alone are not waited for."""
        hour = cup.opened.starts_at
        if hour and self._tournaments.at() >= hour and guests_in(cup):
            try:
                await self._tournaments.change(cup.id, begun)
            except ForetellError as refused:
                if refused.code not in ("tournament-few", BAD_ENTRY):
                    raise

    async def _draw(self, cup: TournamentLog) -> TournamentLog:
        """Draw a round, and settle what its tables are called before any is opened."""

        def decide(state: TournamentLog) -> Events:
            if state.next_at:
                drawn = drawn_of(state)
                yield noted(drawn)
                if isinstance(drawn, RoundDrawn):
                    yield TablesListed(drawn.n, [new_id(cup.id) for _ in drawn.tables])

        return await self._tournaments.change(cup.id, decide)

    async def _play(self, cup: TournamentLog) -> None:
        if not self._leading.is_settled(cup.id):
            cup = await self._prolong(cup)
        waiting = [one for one in online_tables(cup) if not one.has_result]
        attended = [(one, await self._attend(cup, one)) for one in waiting]
        played = [PlayedTable(one, live) for one, live in attended if live is not None]
        cup = await self._tournaments.get(cup.id)
        now = cup.tournament.state.now
        if now is None:
            return
        if cup.tournament.state.format.is_duplicate and played:
            since = self._leading.since(cup.id)
            dealing = Dealing(self._tournaments, cup, now.n, played, since)
            await dealing.go_on(is_late=self._is_late(cup, now.n))
        elif not now.missing:
            await self._close(cup)

    async def _close(self, cup: TournamentLog) -> None:
        """Close a round; the deals of a duplicate one may be known from now on."""
        line = await self._disclose(cup) if cup.tournament.state.format.is_duplicate else None
        await self._tournaments.change(cup.id, lambda state: closed(state, line))

    async def _disclose(self, cup: TournamentLog) -> Published | None:
        """Let everybody look at the tables; what opens their deals in the public list."""
        now = cup.tournament.state.now
        deals = cup.deals.get(now.n if now else 0, RoundDeals())
        for table in list(online_tables(cup)):
            with suppress(DamagedTable):
                live = await self._tables.get(table.id)
                if live.state.fair.is_shut:
                    live.record([e.Disclosed(tuple(deals.commits), tuple(deals.seeds))])
        if now is None or not deals.transcript:
            return None
        game = game_id(round_game(cup, now.n), deals.attempt)
        secret = (await self._tournaments.secrets(cup.id))[game]
        return listed(game, deals, secret, "finished")

    async def _attend(self, cup: TournamentLog, table: OnlineTable) -> LiveTable | None:
        """Have a table open, begin and counted; it is answered while it is to be played."""
        if table.id not in self._opened:
            await self._tables.seat(table.id, opening(cup, table), sitting(cup, table))
            self._opened.add(table.id)
        try:
            live = await self._tables.get(table.id)
        except DamagedTable:
            points = (0,) * len(table.seated.people)
            nothing = made(cup, table, points, (), (), is_broken=True)
            await self._count(cup, table, nothing, [], "damaged", [])
            return None
        except Elsewhere:  # for a moment
            return None
        state = live.state
        is_alone = not state.fair.has_others
        if state.status is Status.OPEN and is_alone:
            self._start(cup, table, live)
        elif state.status in OVER and not (live.outbox or live.is_stuck):
            result = result_at(cup, table, state, self._tournaments.at())
            absent = absent_at(cup, table, state)
            await self._count(cup, table, result, absent, state.why_ended, sheet_of(state))
            return None
        return live

    def _start(self, cup: TournamentLog, table: OnlineTable, live: LiveTable) -> None:
        """Begin a game whose people are there, or are waited for no longer."""
        events = start_by_itself(live.state, is_late=self._is_late(cup, table.one.n))
        if events is not None and not live.reloading.is_on:
            live.record(live.with_secret(events))

    def _is_late(self, cup: TournamentLog, n: int) -> bool:
        """Whether nobody is waited for any longer; nobody could come before this server led it."""
        waits_from = max(cup.drawn_at[n], self._leading.since(cup.id))
        return self._tournaments.at() >= waits_from + WAITS_MS

    async def _prolong(self, cup: TournamentLog) -> TournamentLog:
        """Have the time of a round be up later where nobody led it for a while."""
        signs = [cup.changed]
        for one in online_tables(cup):
            with suppress(Rejection):
                signs.append((await self._tables.get(one.id)).outage.since)
        if away := self._leading.away(cup.id, signs):
            cup = await self._tournaments.change(cup.id, lambda state: prolonged(state, away))
        self._leading.settle(cup.id)
        return cup

    async def _count(
        self,
        cup: TournamentLog,
        table: OnlineTable,
        result: TableResult,
        absent: list[int],
        why: str,
        sheet: list[PlayedDeal],
    ) -> None:
        """Note a result, and that those who were absent are seated no more until they are back."""

        def decide(state: TournamentLog) -> Events:
            if not any(one.id == table.id and not one.has_result for one in online_tables(state)):
                return
            yield noted(result)
            if sheet and state.tournament.state.format.is_duplicate:
                yield SheetKept(result.n, result.table, sheet)
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
    score = result.points, SERVER_NAME, BROKE_OFF + why, result.places, result.late
    return ResultCorrected(result.n, result.table, *score, result.absent, result.broken)


def drawn_of(cup: TournamentLog) -> RoundDrawn | TournamentFinished:
    """The next round; the end where too few are left for one, or no guest of those who began."""
    if cup.persons and not guests_in(cup):
        return TournamentFinished()
    try:
        return cup.tournament.draw()
    except ForetellError:
        return TournamentFinished()


def prolonged(cup: TournamentLog, away: int) -> Iterator[Kept]:
    """The open round has more time, if it has not all the time in the world."""
    now = cup.tournament.state.now
    if now is not None and cup.ends_at(now.n):
        yield RoundProlonged(now.n, away)


def closed(cup: TournamentLog, line: Published | None = None) -> Iterator[Kept]:
    """The open round is over if all results are in; who is level in first place then shares it.

    ``line``: what opens the commitment of its deals, where they were those of all its tables.
    """
    now = cup.tournament.state.now
    if now is not None and not now.missing:
        yield noted(RoundClosed(now.n))
        if line is not None:
            yield line
        if cup.tournament.tied:
            yield noted(TournamentFinished())
