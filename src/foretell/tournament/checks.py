"""Which entries fit a tournament as it stands; what does not is refused with a reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from foretell.base.decoding import shown
from foretell.tournament.entries import (
    MOST_PEOPLE,
    PersonAbsent,
    PersonEntered,
    PersonRenamed,
    PersonReturned,
    PersonWithdrew,
    PlayedOff,
    ResultCorrected,
    RoundClosed,
    RoundDrawn,
    RoundUndrawn,
    TableResult,
    TournamentEntry,
    TournamentFinished,
)
from foretell.tournament.going_on import is_undecided, tied_first
from foretell.tournament.people import TournamentPerson, TournamentRound
from foretell.tournament.refusing import bad_entry
from foretell.tournament.scoring import are_places
from foretell.tournament.state import TournamentState


def check(state: TournamentState, entry: TournamentEntry) -> None:
    """Refuse an entry that does not fit.

    Raises:
        ForetellError: what it speaks of is not there, not due, or there already.
    """
    if state.is_finished and not isinstance(entry, ResultCorrected):
        raise bad_entry("over")
    CHECKS[type(entry)](state, entry)


def person(state: TournamentState, number: int) -> TournamentPerson:
    """Somebody by number.

    Raises:
        ForetellError: nobody has it.
    """
    if not 1 <= number <= len(state.people):
        raise bad_entry("no-number", number=number, people=len(state.people))
    return state.people[number - 1]


def drawn(state: TournamentState, n: int) -> TournamentRound:
    """A round by number.

    Raises:
        ForetellError: it is not drawn.
    """
    if not 1 <= n <= len(state.rounds):
        raise bad_entry("not-drawn", n=n, rounds=len(state.rounds))
    return state.rounds[n - 1]


def _enter(state: TournamentState, entry: PersonEntered) -> None:
    if not state.is_preliminary:
        raise bad_entry("too-late", name=entry.name)
    if len(state.people) >= MOST_PEOPLE:
        raise bad_entry("many", most=MOST_PEOPLE)
    _seated(state)
    _named(state, entry)
    if not entry.bot:
        _all_capped(state, entry)


def _seated(state: TournamentState) -> None:
    """Refuse one more than may take part."""
    cap = state.format.people_cap
    if cap and sum(one.is_in for one in state.people) >= cap:
        raise bad_entry("many", most=cap)


def _named(state: TournamentState, entry: PersonEntered | PersonRenamed, number: int = 0) -> None:
    """Refuse a name that somebody else has, in whatever letters."""
    if state.numbers.get(entry.name.casefold(), number) != number:
        raise bad_entry("there", name=entry.name)


def _rename(state: TournamentState, entry: PersonRenamed) -> None:
    one = person(state, entry.person)
    _named(state, entry, entry.person)
    if not one.is_bot and one.nation.casefold() != entry.nation.casefold():
        _capped(state, "nation", entry.nation)
    if not one.is_bot and one.club.casefold() != entry.club.casefold():
        _capped(state, "club", entry.club)


def _all_capped(state: TournamentState, who: PersonEntered | TournamentPerson) -> None:
    _capped(state, "nation", who.nation)
    _capped(state, "club", who.club)


def _capped(state: TournamentState, key: str, group: str) -> None:
    """Refuse one more of a nation or a club than may take part (rules 6.6)."""
    cap = state.format.nation_cap if key == "nation" else state.format.club_cap
    if not cap:
        return
    if not group:
        raise bad_entry(f"{key}-missing", most=cap)
    people = [one for one in state.people if one.is_in and not one.is_bot]
    if sum(_group(one, key) == group.casefold() for one in people) >= cap:
        raise bad_entry(f"{key}-full", group=group, most=cap)


def _group(one: TournamentPerson, key: str) -> str:
    return (one.nation if key == "nation" else one.club).casefold()


def _withdraw(state: TournamentState, entry: PersonWithdrew) -> None:
    one = person(state, entry.person)
    if not one.is_in:
        raise bad_entry("out-already", name=one.name)


def _return(state: TournamentState, entry: PersonReturned) -> None:
    one = person(state, entry.person)
    if one.is_in and state.next_n in one.absent:
        return
    if one.is_in:
        raise bad_entry("in-already", name=one.name)
    _seated(state)
    if not one.is_bot:
        _all_capped(state, one)


def _miss(state: TournamentState, entry: PersonAbsent) -> None:
    one = person(state, entry.person)
    if entry.n != state.next_n:
        raise bad_entry("absent-round", n=entry.n, due=state.next_n)
    if entry.n in one.absent:
        raise bad_entry("absent-already", name=one.name, n=entry.n)


def _draw(state: TournamentState, entry: RoundDrawn) -> None:
    if state.now:
        raise bad_entry("open", n=state.now.n)
    if state.is_played_out:
        raise bad_entry("over")
    if entry.n != state.next_n:
        raise bad_entry("draw-order", n=entry.n, due=state.next_n)
    people = [one for table in entry.tables for one in table.people] + list(entry.byes)
    able = {one.number for one in state.available(entry.n)}
    if not set(people) <= able or len(set(people)) < len(people) or not entry.tables:
        raise bad_entry("draw-people", n=entry.n)
    if state.format.is_duplicate and len({table.dealer for table in entry.tables}) > 1:
        raise bad_entry("draw-dealers", n=entry.n)
    for table in entry.tables:
        if len(table.people) not in state.format.sizes or table.dealer >= len(table.people):
            raise bad_entry("draw-table", n=entry.n, seats=len(table.people))


def _undraw(state: TournamentState, entry: RoundUndrawn) -> None:
    if state.now is None or state.now.n != entry.n:
        raise bad_entry("not-open", n=entry.n)
    if state.now.results:
        raise bad_entry("undraw-played", n=entry.n)


def _score(state: TournamentState, entry: TableResult | ResultCorrected) -> TournamentRound:
    """Refuse a result that no table of its round can have."""
    one = drawn(state, entry.n)
    if entry.table > len(one.tables):
        raise bad_entry("no-table", table=entry.table, tables=len(one.tables))
    seats = len(one.tables[entry.table - 1].people)
    if len(entry.points) != seats:
        raise bad_entry("points", table=entry.table, number=len(entry.points), seats=seats)
    if entry.places and (len(entry.places) != seats or not are_places(entry.places)):
        raise bad_entry("places", value=shown(list(entry.places)), seats=seats)
    if is_undecided(state.format, one, entry):
        raise bad_entry("undecided", table=entry.table)
    return one


def _result(state: TournamentState, entry: TableResult) -> None:
    one = _score(state, entry)
    if entry.table in one.results or one.is_closed:
        raise bad_entry("has-result", table=entry.table, n=entry.n)


def _correct(state: TournamentState, entry: ResultCorrected) -> None:
    one = _score(state, entry)
    if entry.table not in one.results:
        raise bad_entry("no-result", table=entry.table, n=entry.n)


def _close(state: TournamentState, entry: RoundClosed) -> None:
    if state.now is None or state.now.n != entry.n:
        raise bad_entry("not-open", n=entry.n)
    if missing := state.now.missing:
        tables = ", ".join(map(str, missing[:8])) + (" …" if len(missing) > 8 else "")
        raise bad_entry("missing", n=entry.n, count=len(missing), tables=tables)


def _play_off(state: TournamentState, entry: PlayedOff) -> None:
    tied = tied_first(state)
    if sorted(entry.people) != sorted(tied) or not tied:
        names = ", ".join(state.people[one - 1].name for one in tied)
        raise bad_entry("play-off", count=len(tied), names=names)
    if len(entry.points) != len(entry.people):
        raise bad_entry("play-off-points", number=len(entry.points), people=len(tied))


def _finish(state: TournamentState, _entry: TournamentFinished) -> None:
    if state.now:
        raise bad_entry("open", n=state.now.n)


CHECKS: Final[dict[type[TournamentEntry], Callable[[TournamentState, Any], None]]] = {
    PersonEntered: _enter,
    PersonRenamed: _rename,
    PersonWithdrew: _withdraw,
    PersonReturned: _return,
    PersonAbsent: _miss,
    RoundDrawn: _draw,
    RoundUndrawn: _undraw,
    TableResult: _result,
    ResultCorrected: _correct,
    RoundClosed: _close,
    PlayedOff: _play_off,
    TournamentFinished: _finish,
}
"""What looks at each kind of entry."""
