"""The robot events of one server: drawn ahead of their days, played, counted, opened."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from datetime import date
from typing import Final

from foretell import fair
from foretell.fair import Secret
from foretell.server.daily.days import BOTS, KINDS, PLAYERS, day_at, days_ahead, event_id, rules_of
from foretell.server.daily.events import (
    PREFIX,
    AnyRobotEvent,
    RobotEventClosed,
    RobotEventOpened,
    RobotLogEntry,
    RobotPlayBegan,
    robot_entry_read,
    robot_entry_written,
)
from foretell.server.daily.playing import ended, opening, rated_event, sitting
from foretell.server.daily.state import OPEN, STATUSES, RobotEvent, RobotPlay
from foretell.server.deals.secrets import GameSecret
from foretell.server.protocol import events as e
from foretell.server.protocol.rejection import Rejection
from foretell.server.store.entry_logs import EntryLogs
from foretell.server.store.interface import Person, Published, Summary
from foretell.server.store.sharing import Elsewhere
from foretell.server.table.state import OVER, Status
from foretell.server.tables.damages import DamagedTable
from foretell.server.tables.ids import new_id
from foretell.server.tables.looking import Lookout
from foretell.server.tables.registry import TableRegistry

LOOK_EVERY: Final = 2.0
MOST_LIVE: Final = 100
"""Events in memory; another one comes from its log."""
MOST_DAYS: Final = 30
"""So many days before today are listed."""
LATE: Final = "late"
"""Why a table ended that was played beyond its day."""
Events = Iterator[AnyRobotEvent]


class Daily:
    """All robot events of one server."""

    def __init__(self, tables: TableRegistry) -> None:
        """No event is in memory yet."""
        self._tables = tables
        self._context = tables.context
        self._logs = EntryLogs[RobotEvent](
            self._context.store,
            PREFIX,
            self._read,
            self.at,
            self._written,
            robot_summary,
            MOST_LIVE,
            self._context.damages.noted,
        )
        self._drawn = set[str]()
        """Events that are surely in the store."""
        self._seating = asyncio.Lock()
        """One after the other: somebody may begin on two devices at once."""
        self.lookout = Lookout("daily", self.go_round)

    def _read(self, event: str, log: list[bytes] | None) -> RobotEvent:
        if log is None:
            raise Rejection("no-such-day")
        return RobotEvent.of(event, [robot_entry_read(body) for body in log])

    def _written(self, at: int, event: AnyRobotEvent) -> tuple[RobotLogEntry, bytes]:
        entry = RobotLogEntry(at, event)
        return entry, robot_entry_written(entry)

    def at(self) -> int:
        """Now, in milliseconds since 1970."""
        return self._context.at()

    def drop(self, event: str) -> None:
        """Have an event no more in memory."""
        self._logs.drop(event)
        self._drawn.discard(event)

    def drop_all(self) -> None:
        """Have no event in memory."""
        self._logs.drop_all()

    async def of_day(self, day: date) -> list[RobotEvent]:
        """The events of a day, those of today and of the days to come drawn if need be.

        Raises:
            Rejection: nothing was played on that day, or it is too far away.
        """
        if day in days_ahead(day_at(self.at())):
            for kind in KINDS:
                await self._draw(day, kind)
        return [await self._logs.get(event_id(day, kind)) for kind in KINDS]

    async def _draw(self, day: date, kind: str) -> None:
        """Draw the secret of a day's event and store it, before anybody hears of it."""
        event = event_id(day, kind)
        if event not in self._drawn:
            game, secret = PREFIX + event, self._context.new_secret()
            commit = fair.server_commit(game, secret)
            opened = RobotEventOpened(kind, str(day), rules_of(day, kind), list(BOTS), commit)
            await self._logs.begin(event, [opened, GameSecret(game, secret)])
            self._drawn.add(event)

    async def days(self) -> list[str]:
        """The days before today on which events were drawn, the last first."""
        today, most = str(day_at(self.at())), MOST_DAYS * len(KINDS)
        found = await self._context.store.summaries(statuses=STATUSES, private=True, limit=most)
        return sorted({one.name for one in found if one.name < today}, reverse=True)

    async def play(self, event: str, person: Person) -> str:
        """The table at which somebody plays an event, their only one; it has begun.

        Raises:
            Rejection: there is no such event, or this is not its day.
        """
        await self.of_day(day_at(self.at()))

        def decide(state: RobotEvent) -> Events:
            if state.play_of(person.id) is None:
                self._demand_hour(state)
                yield RobotPlayBegan(person.id, new_id())

        state = await self._logs.change(event, decide)
        play = state.play_of(person.id)
        assert play is not None  # noqa: S101  # it was begun just now, or before
        async with self._seating:
            await self._tables.seat(play.table, opening(state), sitting(state, person))
        live = await self._tables.get(play.table)
        secret = await self._secret(state)
        if live.state.status is Status.OPEN:  # nothing between: two devices may have come at once
            live.record(live.with_secret([], secret))
        return play.table

    async def _secret(self, state: RobotEvent) -> Secret:
        """What all cards of an event come from."""
        return (await self._logs.secrets(state.id))[state.game]

    def _demand_hour(self, state: RobotEvent) -> None:
        if self.at() < state.begins_at:
            raise Rejection("no-such-day")
        if self.at() >= state.ends_at:
            raise Rejection("daily-over")

    async def counted(self, state: RobotEvent, play: RobotPlay) -> None:
        """Count a table whose game is over; the result of another one is still to come."""
        try:
            live = await self._tables.get(play.table)
        except Elsewhere:
            return
        except Rejection:  # damaged, or never opened
            if state.is_late(self.at()):
                await self._logs.change(state.id, lambda now: ended(now, play.table, None))
            return
        if live.state.status in OVER:
            if not (live.outbox or live.is_stuck):
                await self._logs.change(state.id, lambda now: ended(now, play.table, live.state))
        elif state.is_late(self.at()) and not live.reloading.is_on:
            live.record([e.Ended(LATE)])

    async def go_round(self) -> None:
        """Count what was played to its end, and close the events whose day is over."""
        found = await self._context.store.summaries(statuses=(OPEN,), private=True)
        for one in found:
            with suppress(DamagedTable):  # told where it was read; the others go on
                state = await self._logs.get(robot_event_id(one.id))
                if state.begins_at <= self.at():
                    await self._look_after(state)

    async def _look_after(self, state: RobotEvent) -> None:
        for play in state.running:
            is_late = self._context.sharing.is_leader and state.is_late(self.at())
            if play.table in self._tables or is_late:
                await self.counted(state, play)
        state = await self._logs.get(state.id)
        is_played = self.at() >= state.ends_at and not state.running
        if is_played and self._context.sharing.is_leader and await self._are_open(state):
            await self._close(state)

    async def _are_open(self, state: RobotEvent) -> bool:
        """Let all games of an event be looked at; whether that is stored."""
        waiting = 0
        for table in state.plays:
            try:
                live = await self._tables.get(table)
            except Elsewhere:
                waiting += 1
                continue
            except Rejection:  # damaged, or never opened
                continue
            if live.state.fair.is_shut and not live.reloading.is_on:
                live.record([e.Disclosed()])
            waiting += live.state.fair.is_shut or bool(live.outbox)
        return not waiting

    async def _close(self, state: RobotEvent) -> None:
        """Open the secret to everybody."""
        seed = (await self._secret(state)).reveal()
        line = fair.ListedGame(state.game, state.opened.commit, state.transcript, seed, "finished")
        beside = Published(state.game, line.line()), rated_event(state, self.at())
        await self._logs.change(state.id, lambda _: [RobotEventClosed(seed), *beside])


def robot_event_id(stored: str) -> str:
    """The id of an event by that of its log.

    >>> robot_event_id("day.2026-11-25-deal")
    '2026-11-25-deal'
    """
    return stored.removeprefix(PREFIX)


def robot_summary(state: RobotEvent) -> Summary:
    """An event in short; no lobby lists it."""
    rules = state.opened.rules
    return Summary(
        state.game,
        state.opened.day,
        state.status,
        rules if isinstance(rules, str) else str(rules["preset"]),
        PLAYERS,
        [],
        state.began,
        state.changed,
        is_private=True,
        round_no=len(state.plays),
    )
