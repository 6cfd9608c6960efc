"""Who goes on after the preliminaries and from each knock-out round, and who has won."""

from __future__ import annotations

from foretell.tournament.formats import TieRule, TournamentFormat
from foretell.tournament.people import RoundKind, Score, TournamentRound
from foretell.tournament.scoring import places_at
from foretell.tournament.sizes import can_seat
from foretell.tournament.standings import standings
from foretell.tournament.state import TournamentState


def going_on(state: TournamentState) -> list[int]:
    """Who sits in the next round of knock-out or final, best first; empty if none is to come.

    After the preliminaries the best, as many as the cut says or as can be seated; then those who
    came far enough at their tables, and as many of the next best as fill the tables. Whoever
    cannot come makes room for the next.
    """
    if state.is_preliminary or state.is_played_out or state.now:
        return []
    last = state.rounds[-1]
    able = {one.number for one in state.available(state.next_n)}
    if last.kind is RoundKind.KNOCK_OUT:
        able &= set(last.people)
    ranked = [line.person.number for line in standings(state) if line.person.number in able]
    made = state.format
    if last.kind is RoundKind.KNOCK_OUT:
        wanted = max(made.final, len(last.tables) * made.knock_out)
        count = seatable_up(made, min(wanted, len(ranked)), len(last.people))
        far = far_enough(state, last)
        chosen = sorted(ranked, key=lambda one: one not in far)[:count]
        return [one for one in ranked if one in chosen]
    return ranked[: seatable_down(made, min(made.cut, len(ranked)))]


def far_enough(state: TournamentState, last: TournamentRound) -> set[int]:
    """Who came far enough at their table in a knock-out round, as many at each.

    Of those who share a place there, those who stand higher in the standings: two who are first
    at one table take no place from whoever is first at another (ruling 46).
    """
    order = {line.person.number: at for at, line in enumerate(standings(state))}
    far: set[int] = set()
    for _, table, score in last.played():
        places = dict(zip(table.people, places_at(score), strict=True))
        best = sorted(table.people, key=lambda one: (places[one], order[one]))
        far |= set(best[: state.format.knock_out])
    return far


def fits(made: TournamentFormat, people: int) -> bool:
    """Whether so many can be seated without a bye."""
    return can_seat(people, made.tables, made.least, made.most)


def seatable_down(made: TournamentFormat, people: int) -> int:
    """The most that can be seated of so many, without a bye.

    >>> seatable_down(TournamentFormat(least=4, most=4), 30)
    28
    """
    return next((one for one in range(people, 0, -1) if fits(made, one)), 0)


def seatable_up(made: TournamentFormat, people: int, before: int) -> int:
    """The fewest, so many or more, that can be seated, but fewer than were in before.

    >>> seatable_up(TournamentFormat(least=4, most=4), 7, 28)
    8
    """
    more = (one for one in range(people, before) if fits(made, one))
    return next(more, seatable_down(made, min(people, before - 1)))


def is_undecided(made: TournamentFormat, one: TournamentRound, score: Score) -> bool:
    """Whether a result of a knock-out or final leaves open who goes on, or who has won.

    Only where the format has a play-off decide it (rules 12); else the standings do.
    """
    if made.tie is TieRule.SHARED or one.kind is RoundKind.PRELIMINARY:
        return False
    places = places_at(score)
    border = 1 if one.kind is RoundKind.FINAL else made.knock_out
    return any(place <= border < place + places.count(place) - 1 for place in places)


def tied_first(state: TournamentState) -> list[int]:
    """Who has to play it off: those level in first place at the end, where the format says so."""
    if not state.is_played_out or state.format.tie is TieRule.SHARED:
        return []
    first = [line.person.number for line in standings(state) if line.place == 1]
    return first if len(first) > 1 else []


def winners(state: TournamentState) -> list[int]:
    """Who has won, once it is over; several share it."""
    is_over = state.is_finished or (state.is_played_out and not tied_first(state))
    if not is_over or not state.rounds:
        return []
    return [line.person.number for line in standings(state) if line.place == 1]
