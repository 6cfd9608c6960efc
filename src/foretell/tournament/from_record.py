"""The result of a table from the record of its game, be it a score pad's (record.md)."""

from __future__ import annotations

from foretell.record.format import Record
from foretell.record.replay import outcome, rules_of
from foretell.tournament.entries import TableResult
from foretell.tournament.people import TournamentRound
from foretell.tournament.refusing import bad_entry
from foretell.tournament.state import TournamentState


def result_of(state: TournamentState, record: Record, *, late: bool = False) -> TableResult:
    """The result of the table of the open round at which the people of a record sit.

    Points and places are those of the game, play-offs and dropping out included.

    Raises:
        ForetellError: no round is open, nobody else's table has these people, other rules were
            played, or the game is not over; a table that is ``late`` may still play.
        BadRecord: the record breaks its format or the rules.
    """
    if state.now is None:
        raise bad_entry("record-no-round")
    seats = {name.casefold(): seat for seat, name in enumerate(record.players)}
    number, names = table_of(state, state.now, seats)
    if rules_of(record) != state.format.rules_for(len(names)):
        raise bad_entry("record-rules", table=number)
    game = outcome(record).game
    if not game.is_over and not late:
        raise bad_entry("record-open", table=number)
    order = [seats[name] for name in names]
    points, places = ([row[seat] for seat in order] for row in (game.scores, game.ranks))
    return TableResult(state.now.n, number, tuple(points), tuple(places), late)


def table_of(
    state: TournamentState, one: TournamentRound, seats: dict[str, int]
) -> tuple[int, list[str]]:
    """The table of some people, and their names by seat."""
    for number, table in enumerate(one.tables, start=1):
        names = [state.people[person - 1].name.casefold() for person in table.people]
        if set(names) == set(seats):
            return number, names
    raise bad_entry("record-people", n=one.n, names=", ".join(sorted(seats)))
