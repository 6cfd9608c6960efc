"""The tournaments of one server: opened, noted on, each change on the disk before it is told."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import Final, ParamSpec, TypeVar

from msgspec.structs import replace

from foretell.base.errors import ForetellError
from foretell.fair import Secret
from foretell.server.deals.secrets import GameSecret
from foretell.server.protocol.rejection import Rejection
from foretell.server.store.entry_logs import EntryLogs
from foretell.server.store.interface import Published, Rewritten, Store, StoredEntry, Summary
from foretell.server.tables.damages import Damages
from foretell.server.tables.ids import new_id
from foretell.server.tournaments.calendar_entries import (
    CalendarEntry,
    CalendarList,
    calendar_entry,
)
from foretell.server.tournaments.events import (
    PREFIX,
    AnyTournamentEvent,
    TournamentLogEntry,
    TournamentOpened,
    tournament_entry_read,
    tournament_entry_written,
)
from foretell.server.tournaments.organising import gone
from foretell.server.tournaments.rewriting import forgotten, renamed
from foretell.server.tournaments.state import OPEN, RUNNING, STATUSES, TournamentLog
from foretell.tournament import Tournament, parse_format

MOST_LIVE: Final = 200
"""Tournaments in memory; another one comes from its log."""
MOST_RUNNING: Final = 5000
YEAR_MS: Final = 365 * 86_400_000
Kept = AnyTournamentEvent | GameSecret | Published
"""What is kept of a change: events, and what is kept beside them."""
P = ParamSpec("P")
T = TypeVar("T")


class Tournaments:
    """All tournaments of one server."""

    def __init__(self, store: Store, now: Callable[[], float], damages: Damages) -> None:
        """None is in memory yet; ``now`` in seconds."""
        self._store = store
        self._now = now
        self._logs = EntryLogs[TournamentLog](
            store,
            PREFIX,
            self._read,
            self.at,
            self._written,
            tournament_summary,
            MOST_LIVE,
            damages.noted,
        )
        self.calendar = CalendarList(store, self._entry)

    def _read(self, one: str, log: list[bytes] | None) -> TournamentLog:
        if log is None:
            raise Rejection("no-such-tournament")
        state = TournamentLog.of(one, [tournament_entry_read(body) for body in log])
        state.tournament.standings()
        return state

    def _written(self, at: int, event: AnyTournamentEvent) -> tuple[TournamentLogEntry, bytes]:
        entry = TournamentLogEntry(at, event)
        return entry, tournament_entry_written(entry)

    def at(self) -> int:
        """Now, in milliseconds since 1970."""
        return int(self._now() * 1000)

    async def open(self, one: str, opened: TournamentOpened) -> TournamentLog:
        """Open a tournament under an id that nobody guesses.

        Raises:
            ForetellError: its name or seed are none, or its format; nothing is stored.
        """
        Tournament(parse_format(opened.settings), opened.name, opened.seed)
        if opened.is_private:
            opened = replace(opened, game_stem=new_id())
        return await self._logs.begin(one, [opened])

    async def get(self, one: str) -> TournamentLog:
        """A tournament, from memory or from its log.

        Raises:
            Rejection: there is none, or it is damaged.
        """
        return await self._logs.get(one)

    async def change(
        self, one: str, decide: Callable[[TournamentLog], Iterable[Kept]]
    ) -> TournamentLog:
        """Let happen what ``decide`` finds, one event after the other, all of it or nothing.

        Raises:
            ForetellError: it does not fit.
        """

        def decided(state: TournamentLog) -> Iterable[Kept]:
            yield from decide(state)
            state.tournament.standings()  # here, in a thread, and not for whoever looks first

        return await self._logs.change(one, decided)

    async def apart(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Do something long with tournaments in a thread, one after the other."""
        return await self._logs.apart(work, *args, **more)

    async def secrets(self, one: str) -> dict[str, Secret]:
        """The secrets of a tournament's duplicate rounds, by what their seeds are committed to."""
        return await self._logs.secrets(one)

    def drop(self, one: str) -> None:
        """Have a tournament no more in memory."""
        self._logs.drop(one)
        self.calendar.forget(one)

    def drop_all(self) -> None:
        """Have no tournament in memory."""
        self._logs.drop_all()
        self.calendar.forget_all()

    async def conducted(self) -> list[str]:
        """The ids of all that run, or may begin now, and that this server leads.

        For the others nothing is to be done before their hour: they need not be read each time.
        """
        due = [one.id for one in await self._going() if one.status != OPEN or self._may_begin(one)]
        return [tournament_id(log) for log in await self._store.sharing.conducted(due)]

    def _may_begin(self, one: Summary) -> bool:
        """Whether the hour of a tournament has come, if one was said."""
        return one.begins <= self.at()

    async def delete(self, some: list[str]) -> None:
        """Keep nothing of some tournaments."""
        await self._logs.delete(some)

    async def _entry(self, one: str) -> CalendarEntry:
        return await self.apart(calendar_entry, await self.get(one))

    async def running(self) -> list[str]:
        """The ids of all that run, and of those that wait for their beginning."""
        return [tournament_id(one.id) for one in await self._going()]

    async def _going(self) -> list[Summary]:
        return await self._store.summaries(statuses=STATUSES[:2], private=True, limit=MOST_RUNNING)

    async def never_begun(self, before: int) -> list[str]:
        """The logs of those that were last changed before a moment, and should have begun by then.

        ``before``: milliseconds since 1970. An hour that is more than a year after the last change
        counts as none. What is played at real tables ends by nobody but its organiser: where a year
        has passed since the last change, nothing comes of it any more.
        """
        found = await self._left_off(min(before, self.at() - YEAR_MS))
        for log in await self._store.unchanged_since(before, (OPEN,)):
            with suppress(Rejection):  # what cannot be read stays for whoever can mend it
                state = await self.get(tournament_id(log))
                if min(state.opened.starts_at, state.changed + YEAR_MS) < before:
                    found.append(log)
        return found

    async def _left_off(self, before: int) -> list[str]:
        """The logs of those at real tables that run, and were last changed before a moment."""
        found = []
        for log in await self._store.unchanged_since(before, (RUNNING,)):
            with suppress(Rejection):
                if not (await self.get(tournament_id(log))).opened.is_online:
                    found.append(log)
        return found

    async def forget(self, one: str, person: str) -> int:
        """Let a guest be nobody in a tournament; how many of its entries cannot be read.

        They take part no more: nobody is to wait for them, and their seat is free.

        Raises:
            NotSaved: it cannot be written now.
        """
        with suppress(ForetellError):  # of one that is damaged what can be read is rewritten
            await self.change(one, lambda state: gone(state, person))
        return await self._rewritten(
            one, partial(forgotten, person=person), partial(without, person=person)
        )

    async def rename(self, one: str, person: str, name: str) -> None:
        """Show another name of a guest wherever an old one is shown in a tournament.

        Raises:
            NotSaved: it cannot be written now.
        """
        await self._rewritten(one, partial(renamed, person=person, name=name), _unchanged)

    async def _rewritten(
        self,
        one: str,
        rewrite: Callable[[list[StoredEntry]], tuple[list[Rewritten], int]],
        shown: Callable[[Summary], Summary],
    ) -> int:
        """Rewrite a log, and what lists show of it; how many of its entries cannot be read."""

        async def rewriting() -> int:
            stored = await self._store.entries(PREFIX + one)
            changes, unread = await self.apart(rewrite, stored)
            if changes:
                await self._store.rewrite(changes, shown)
            return unread

        unread = await self._logs.rewriting(one, rewriting)
        self.drop(one)
        return unread


def _unchanged(summary: Summary) -> Summary:
    return summary


def without(summary: Summary, person: str) -> Summary:
    """A tournament in short without a guest."""
    people = [one for one in summary.people if one != person]
    return replace(summary, people=people, host="" if summary.host == person else summary.host)


def tournament_id(stored: str) -> str:
    """The id of a tournament by that of its log.

    >>> tournament_id("cup.a")
    'a'
    """
    return stored.removeprefix(PREFIX)


def tournament_summary(state: TournamentLog) -> Summary:
    """A tournament in short, for the calendar and for those who take part."""
    opened, pure = state.opened, state.tournament.state
    people = [one for one in (opened.owner, *state.persons.values()) if one]
    return Summary(
        PREFIX + state.id,
        opened.name,
        state.status,
        state.preset,
        sum(one.is_in for one in pure.people),
        [],
        state.began,
        state.changed,
        host=opened.owner,
        people=list(dict.fromkeys(people)),
        is_private=opened.is_private,
        round_no=len(pure.rounds),
        begins=opened.starts_at,
    )
