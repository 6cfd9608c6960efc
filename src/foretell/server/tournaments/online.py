"""An online round: with what its tables are opened, and what a game there came to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from foretell.bots.levels import USUAL
from foretell.play.standing import ranks
from foretell.rules.toml import rules_value
from foretell.server.protocol import events as e
from foretell.server.protocol.event import EventDeals, Options, TournamentPlace
from foretell.server.table.rated import places_without
from foretell.server.table.state import Status, TableState
from foretell.server.tournaments.events import PREFIX, PlayedDeal
from foretell.server.tournaments.state import TournamentLog
from foretell.tournament import TableResult
from foretell.tournament.entries import SeatedTable
from foretell.tournament.going_on import is_undecided
from foretell.tournament.people import TournamentRound
from foretell.tournament.scoring import places_of
from foretell.tournament.standings import standings_before

PLAYED: Final = Options()
"""The clock and the pace, of tables of bots too: nobody waits for those longer than for people."""


class OnlineTable(NamedTuple):
    """A table of an open round: its number from 1, its id on the server, and who was drawn."""

    one: TournamentRound
    number: int
    id: str
    seated: SeatedTable

    @property
    def has_result(self) -> bool:
        """Whether it is over, and was counted."""
        return self.number in self.one.results


def online_tables(cup: TournamentLog) -> Iterator[OnlineTable]:
    """The tables of the open round."""
    now = cup.tournament.state.now
    if now is None:
        return
    known = cup.tables.get(now.n, [])
    for number, (table, seated) in enumerate(zip(known, now.tables, strict=True), start=1):
        yield OnlineTable(now, number, table, seated)


def opening(cup: TournamentLog, table: OnlineTable) -> e.Opened:
    """How a table is opened: it has no host, and the draw says who deals first."""
    seats = len(table.seated.people)
    rules = rules_value(cup.tournament.state.format.rules_for(seats))
    options = replace(PLAYED, dealer=table.seated.dealer)
    here = TournamentPlace(cup.id, cup.opened.name, table.one.n, table.number)
    opened = e.Opened(
        cup.opened.name, rules, seats, "", private=True, options=options, tournament=here
    )
    if cup.tournament.state.format.is_duplicate:
        order = sorted(table.one.people)
        places = [order.index(one) for one in table.seated.people]
        return replace(opened, event=EventDeals(round_game(cup, table.one.n), places))
    return opened


def sheet_of(state: TableState) -> list[PlayedDeal]:
    """What a table did with its deals."""
    return [PlayedDeal(row.cards, row.bids, row.won, row.points) for row in state.sheet]


def round_game(cup: TournamentLog, n: int) -> str:
    """What the seeds of a duplicate round are committed to; a new start has a number behind it."""
    return f"{PREFIX}{cup.opened.game_stem or cup.id}-{n}"


def sitting(cup: TournamentLog, table: OnlineTable) -> list[e.AnyEvent]:
    """Everybody sits where the draw says; a bot where there is no guest, under the same name."""
    made: list[e.AnyEvent] = []
    for seat, number in enumerate(table.seated.people):
        name, person = cup.tournament.state.people[number - 1].name, cup.persons.get(number)
        bot = cup.bots.get(number, USUAL)
        made.append(e.Sat(seat, person, name) if person else e.BotSat(seat, bot, name))
    return [*made, e.Locked(on=True)]


def absent_at(cup: TournamentLog, table: OnlineTable, state: TableState) -> list[int]:
    """The seats whose people had not come when the game began; those of bots are always there."""
    return [
        seat
        for seat, number in enumerate(table.seated.people)
        if number not in cup.bots and (seat in state.absent or state.seats[seat].bot)
    ]


def result_at(cup: TournamentLog, table: OnlineTable, state: TableState, at: int) -> TableResult:
    """What a game came to; of one that has broken off, what the sheet says so far.

    Whoever was absent is last, with the lowest points of the table; where tables are compared,
    the comparison sees to that. ``at``: now; the game may
    have been over before.
    """
    players = len(table.seated.people)
    points = tuple(state.sheet[-1].scores) if state.sheet else (0,) * players
    places: Sequence[int] = ()
    if state.status is Status.FINISHED:
        places = ranks(state.handle, players)
    ends = cup.ends_at(table.one.n)
    is_late = bool(ends) and min(at, state.changed) > ends
    absent, is_broken = absent_at(cup, table, state), state.status is not Status.FINISHED
    return made(cup, table, points, places, absent, is_late=is_late, is_broken=is_broken)


def made(
    cup: TournamentLog,
    table: OnlineTable,
    points: tuple[int, ...],
    places: Sequence[int],
    absent: Sequence[int],
    *,
    is_late: bool = False,
    is_broken: bool = False,
) -> TableResult:
    """A result, in which a tie that matters is decided by the standings before the round."""
    where, played = tuple(places) or places_of(points), points
    if absent:
        points, where = without(points, where, absent)
    if cup.tournament.state.format.is_duplicate:
        known = played, where, is_late, tuple(absent), is_broken
        return TableResult(table.one.n, table.number, *known)
    result = TableResult(table.one.n, table.number, points, where, is_late)
    if not is_undecided(cup.tournament.state.format, table.one, result):
        return result
    return TableResult(result.n, result.table, points, decided(cup, table, where), is_late)


def decided(cup: TournamentLog, table: OnlineTable, places: Sequence[int]) -> tuple[int, ...]:
    """Places that nobody shares: of those level, who stood higher before the round is before."""
    before = standings_before(cup.tournament.state)
    order = {line.person.number: at for at, line in enumerate(before)}
    people, seats = table.seated.people, range(len(places))
    best = sorted(seats, key=lambda seat: (places[seat], order.get(people[seat], len(order))))
    return tuple(best.index(seat) + 1 for seat in seats)


def without(
    points: Sequence[int], places: Sequence[int], absent: Sequence[int]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Points and places where the absent share the last place.

    >>> without((50, 90, 20), (2, 1, 3), [1])
    ((50, 20, 20), (1, 3, 2))
    """
    low = min(points)
    got = tuple(low if seat in absent else one for seat, one in enumerate(points))
    return got, places_without(places, absent)
