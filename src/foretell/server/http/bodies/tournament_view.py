"""A tournament as it is told to somebody: no guest's id in it."""

from __future__ import annotations

from fractions import Fraction
from typing import Final
from weakref import WeakKeyDictionary

from msgspec.structs import replace

from foretell.server.http.bodies.tournaments import (
    EntrantView,
    MovedFrom,
    NextNight,
    OwnTable,
    StandingView,
    ToldEntry,
    TournamentRef,
    TournamentRoundView,
    TournamentTable,
    TournamentView,
)
from foretell.server.tournaments.calendar_entries import CalendarEntry
from foretell.server.tournaments.state import STATUSES, TournamentLog
from foretell.tournament.entries import entry_dict
from foretell.tournament.exporting import plain_number
from foretell.tournament.format_tables import format_table
from foretell.tournament.formats import TieBreak, TournamentFormat
from foretell.tournament.people import TournamentRound
from foretell.tournament.scoring import places_at
from foretell.tournament.standings import StandingLine

AS_OPENED = (
    *("name", "is_online", "is_private", "is_night", "place", "bots", "starts_at"),
    "owner_name",
)
"""What is told as it was opened."""
TOLD = dict(zip(STATUSES, ("open", "running", "over"), strict=True))


VIEWS: Final = WeakKeyDictionary[TournamentLog, TournamentView]()
"""What everybody is told of the tournaments that are looked at: for hundreds it takes a while."""


def common_view(state: TournamentLog) -> TournamentView:
    """A tournament for a stranger, at no time; made once."""
    if state not in VIEWS:
        VIEWS[state] = _common(state)
    return VIEWS[state]


def own_view(view: TournamentView, state: TournamentLog, person: str, now: int) -> TournamentView:
    """A tournament for who asks; ``person`` is empty for a stranger."""
    me, people = state.number_of(person), view.people
    if me:
        people = [*people]
        people[me - 1] = replace(people[me - 1], is_me=True)
    is_organiser = bool(person) and state.opened.owner == person
    mine = {"me": me, "my_table": _own_table(state, me), "is_organiser": is_organiser}
    told = {"people": people, "moved": _moved(state, me), "status": TOLD[state.status_at(now)]}
    return replace(view, **mine, **told, now=now)


def _common(state: TournamentLog) -> TournamentView:
    opened, pure = state.opened, state.tournament.state
    kind, ends = state.tournament.next_kind, (state.tournament.tied, state.tournament.winners)
    tied, winners = ([one.number for one in people] for people in ends)
    return TournamentView(
        id=state.id,
        length=state.length,
        **{key: getattr(opened, key) for key in AS_OPENED},
        status=TOLD[state.status],
        settings=format_table(pure.format),
        is_organiser=False,
        me=0,
        my_table=None,
        people=[_entrant(state, n) for n in range(1, len(pure.people) + 1)],
        rounds=[_round(state, one) for one in pure.rounds],
        standings=[_line(one, pure.format) for one in state.tournament.standings()],
        next=kind.value if kind else "",
        next_at=state.next_at,
        tied=tied,
        winners=winners,
        log=_told(state),
        zone=opened.zone if state.is_weekly else "",
        next_night=_next_night(state),
        moved=None,
        now=0,
    )


def _next_night(state: TournamentLog) -> NextNight | None:
    listed = state.next_night
    return NextNight(listed.id, listed.starts_at) if listed else None


def _moved(state: TournamentLog, me: int) -> MovedFrom | None:
    """What somebody agreed to, where it is not so any more."""
    agreed = state.moved_from(me)
    return MovedFrom(state.moved_at, *agreed) if agreed else None


def tournament_ref(one: CalendarEntry, now: int) -> TournamentRef:
    """A tournament in the calendar."""
    opened = one.opened
    return TournamentRef(
        one.id,
        opened.name,
        opened.is_online,
        opened.starts_at,
        opened.place,
        one.preset,
        one.rounds,
        one.people,
        opened.owner_name,
        TOLD[one.status_at(now)],
        opened.is_night,
        one.has_own_rules,
        one.seats_left,
        one.is_weekly,
    )


def _entrant(state: TournamentLog, n: int) -> EntrantView:
    one = state.tournament.state.people[n - 1]
    absent = state.is_absent_next(n)
    bot = state.bots.get(n, "")
    return EntrantView(n, one.name, one.club, one.nation, one.is_in, absent, bot, is_me=False)


def _round(state: TournamentLog, one: TournamentRound) -> TournamentRoundView:
    tables, is_shut = [], state.is_shut(one.n)
    for number, table in enumerate(one.tables, start=1):
        score = None if is_shut else one.results.get(number)
        tables.append(
            TournamentTable(
                number,
                list(table.people),
                table.dealer,
                list(score.points) if score else [],
                list(places_at(score)) if score else [],
                bool(score and score.late),
                "" if is_shut else state.page_of(one.n, number),
                number in one.results,
            )
        )
    times = state.drawn_at.get(one.n, 0), state.ends_at(one.n)
    byes = list(one.byes)
    return TournamentRoundView(one.n, one.kind.value, *times, one.is_closed, byes, tables)


def _own_table(state: TournamentLog, me: int) -> OwnTable | None:
    """Where somebody sits in the round that is open, while there is no result."""
    now = state.tournament.state.now
    if now is None or not me:
        return None
    for number, table in enumerate(now.tables, start=1):
        if me in table.people and number not in now.results:
            return OwnTable(now.n, number, state.page_of(now.n, number))
    return None


def _line(one: StandingLine, made: TournamentFormat) -> StandingView:
    breaks = dict(zip(made.tie_breaks, one.tie_breaks, strict=True))
    played = [got for got in one.rounds if got is not None]
    games = [got for got in played if got.table]
    return StandingView(
        one.person.number,
        one.place,
        plain_number(one.points),
        plain_number(sum((got.game_points for got in played), Fraction())),
        sum(got.place == 1 for got in games),
        plain_number(max((got.game_points for got in games), default=Fraction())),
        plain_number(breaks.get(TieBreak.OPPONENTS, Fraction())),
        [None if got is None else plain_number(got.points) for got in one.rounds],
    )


def _told(state: TournamentLog) -> list[ToldEntry]:
    """Corrections and draws taken back, the last first."""
    found = []
    for at, entry in reversed([each for each in state.told if not state.is_shut(each[1].n)]):
        what = entry_dict(entry)
        found.append(ToldEntry(at, what.pop("who", ""), what.pop("why", ""), what))
    return found
