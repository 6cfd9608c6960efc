"""Game nights that come again every week: the next one is announced when one begins."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from foretell.server.tables.ids import new_id
from foretell.server.tournaments.events import NextNightListed, WeeklyChanged
from foretell.server.tournaments.organising import Events
from foretell.server.tournaments.registry import Tournaments
from foretell.server.tournaments.state import MINUTE_MS, NIGHT_MS, OVER, TournamentLog, noted
from foretell.tournament import TournamentFinished

WEEK: Final = timedelta(days=7)


def weeks_later(at: int, zone: str, now: int) -> int:
    """The same hour of a time zone a week later, or so many weeks that it is still to come.

    Milliseconds since 1970. An hour that the clock leaves out in spring comes an hour later.

    >>> weeks_later(1_792_600_200_000, "Europe/Berlin", 0) - 1_792_600_200_000  # winter comes
    608400000
    """
    begins = datetime.fromtimestamp(at / 1000, ZoneInfo(zone))
    begins += WEEK * max(1, (now - at) // (1000 * int(WEEK.total_seconds())))
    while begins.timestamp() * 1000 <= now:
        begins += WEEK
    return int(begins.timestamp() * 1000)


async def go_on_weekly(tournaments: Tournaments, cup: TournamentLog) -> bool:
    """Announce the game night after one that begins; whether there is nothing more to do.

    Its id is kept before it is opened, and only then is this one weekly no more: a server that dies
    in between opens it later, and one that was deleted since does not come back.
    """
    if _is_due(cup, tournaments.at()):
        cup = await tournaments.change(cup.id, lambda state: _listed(state, tournaments.at()))
    if cup.next_night is None:
        return False
    if cup.is_weekly:
        following = cup.next_night
        opened = replace(cup.opened, starts_at=following.starts_at, seed=following.id)
        await tournaments.open(following.id, opened)
        await tournaments.change(cup.id, lambda _: [WeeklyChanged("")])
    return True


async def look_after(tournaments: Tournaments, cup: TournamentLog) -> int:
    """Announce the game night of the week after, or end this one; when to look after it again.

    In milliseconds since 1970. One that has ended is led by nobody, until it is to come again.
    """
    if not cup.is_weekly and cup.status_at(tournaments.at()) == OVER:
        await tournaments.change(cup.id, ended)
        return tournaments.at()
    if await go_on_weekly(tournaments, cup):  # nobody moves it any more
        return cup.opened.starts_at + NIGHT_MS
    return tournaments.at() + MINUTE_MS


def ended(cup: TournamentLog) -> Events:
    """A game night is over for the lists, too: nobody finishes it by hand."""
    if not cup.tournament.state.is_finished:
        yield noted(TournamentFinished())


def _is_due(cup: TournamentLog, now: int) -> bool:
    """Whether the next one is to be announced now."""
    return cup.is_weekly and cup.next_night is None and 0 < cup.opened.starts_at <= now


def _listed(cup: TournamentLog, now: int) -> Events:
    if _is_due(cup, now):
        at = weeks_later(cup.opened.starts_at, cup.opened.zone, now)
        yield NextNightListed(new_id(), at)
