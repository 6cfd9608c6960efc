"""Who goes on, and who wins, where a game of an online knock-out or final ends in a tie."""

from __future__ import annotations

from foretell.server.tournaments.events import (
    AnyTournamentEvent,
    PlayBegan,
    TablesListed,
    TournamentLogEntry,
    TournamentOpened,
)
from foretell.server.tournaments.online import made, online_tables
from foretell.server.tournaments.state import TournamentLog, noted
from foretell.tournament import (
    PersonEntered,
    PersonWithdrew,
    RoundClosed,
    RoundDrawn,
    SeatedTable,
    TableResult,
)

FORMAT = {"rounds": 1, "cut": 8, "knock_out": 2, "final": 4}


def drawn(n: int, *tables: tuple[int, ...]) -> list[AnyTournamentEvent]:
    """A round with these tables."""
    draw = RoundDrawn(n, tuple(SeatedTable(one, 0) for one in tables))
    return [noted(draw), TablesListed(n, [f"t{n}{at}" for at in range(len(tables))])]


def played(n: int, *points: tuple[int, ...]) -> list[AnyTournamentEvent]:
    """The results of a round, which is over."""
    results = [noted(TableResult(n, at, one)) for at, one in enumerate(points, start=1)]
    return [*results, noted(RoundClosed(n))]


def final(*more: AnyTournamentEvent) -> TournamentLog:
    """Eight people before their final: 1 was the best, and then 5 to 8 came before 1 to 4."""
    people = [noted(PersonEntered(f"P{number}")) for number in range(1, 9)]
    opened = TournamentOpened("Cup", FORMAT, "7", "host", "Host", is_online=True)
    events = [opened, *people, PlayBegan()]
    events += drawn(1, (1, 2, 3, 4), (5, 6, 7, 8))
    events += played(1, (90, 80, 70, 60), (40, 30, 20, 10))
    events += drawn(2, (1, 2, 5, 6), (3, 4, 7, 8))
    events += played(2, (10, 20, 30, 40), (10, 20, 30, 40))
    events += [*drawn(3, (5, 6, 7, 8)), *more]
    return TournamentLog.of("cup1", [TournamentLogEntry(at, one) for at, one in enumerate(events)])


def places(cup: TournamentLog, *points: int) -> dict[int, int]:
    """The places in the final, by number."""
    (table,) = online_tables(cup)
    result = made(cup, table, points, (), ())
    return dict(zip(table.seated.people, result.places, strict=True))


def test_the_standings_before_the_final_decide() -> None:
    """Ruling 48: the knock-out came last, and counts before the preliminaries."""
    assert places(final(), 50, 50, 50, 50) == {6: 1, 8: 2, 5: 3, 7: 4}
    assert places(final(), 50, 10, 20, 50) == {8: 1, 5: 2, 7: 3, 6: 4}


def test_who_left_meanwhile_has_a_place() -> None:
    """Whoever went away during the final stood where they stood."""
    assert places(final(noted(PersonWithdrew(8))), 50, 50, 50, 50) == {6: 1, 8: 2, 5: 3, 7: 4}


def test_what_is_decided_stays() -> None:
    """Points that leave nobody level need no standings."""
    assert places(final(), 50, 60, 70, 80) == {8: 1, 7: 2, 6: 3, 5: 4}
