"""The standings: they depend on which results there are, not on the order in which they came."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from foretell.tournament.formats import TieBreak, TournamentFormat
from foretell.tournament.people import RoundKind, TournamentPerson, TournamentRound
from foretell.tournament.scoring import SeatPoints, round_points
from foretell.tournament.state import TournamentState

Order = tuple[Any, ...]
"""What people are ordered by, more is better; those with equal ones share a place."""


@dataclass(frozen=True, slots=True)
class StandingLine:
    """One line of the standings; what each field says stands in tournaments.md."""

    place: int
    person: TournamentPerson
    points: Fraction
    tie_breaks: tuple[Fraction, ...]
    games: int
    rounds: tuple[SeatPoints | None, ...]
    round_in: int
    """The last round of knock-out or final that they sat in; 0: none."""


@dataclass(slots=True)
class _Tally:
    """What somebody has."""

    rounds: list[SeatPoints | None]
    points: Fraction = Fraction()
    counted: list[SeatPoints] = field(default_factory=list)
    """Preliminary rounds, byes too."""
    met: list[int] = field(default_factory=list)
    late_key: Order = ()
    round_in: int = 0


def standings(state: TournamentState) -> tuple[StandingLine, ...]:
    """Everybody in order, with shared places; not those who withdrew before they played.

    Who came further in knock-out and final stands above; then the points of the preliminaries,
    the tie-breaks of the format, and play-offs (rules 12). In the final only its own places count.
    They are worked out once after each entry.
    """
    if state.ranked[0] != state.applied:
        state.ranked = state.applied, _ranked(state)
    return state.ranked[1]


def standings_before(state: TournamentState) -> tuple[StandingLine, ...]:
    """Everybody in order as they stood before the open round was drawn.

    Who sits in a knock-out or a final has no place there yet, and would be level with all others.
    """
    before = state.copy()
    if before.now:
        before.rounds.pop()
    return _ranked(before)


def _ranked(state: TournamentState) -> tuple[StandingLine, ...]:
    tallies = _tallies(state)
    there = [one for one in state.people if one.is_in or any(tallies[one.number].rounds)]
    keys = {one.number: _key(state, tallies, one.number) for one in there}
    keys = _played_off(state, keys)
    people = sorted(there, key=lambda one: (keys[one.number], -one.number), reverse=True)
    lines: list[StandingLine] = []
    for at, person in enumerate(people, start=1):
        key = keys[person.number]
        is_shared = bool(lines) and keys[lines[-1].person.number] == key
        place = lines[-1].place if is_shared else at
        lines.append(_line(state.format, tallies, person, place))
    return tuple(lines)


def _line(
    made: TournamentFormat, tallies: dict[int, _Tally], person: TournamentPerson, place: int
) -> StandingLine:
    tally = tallies[person.number]
    breaks = tuple(_break(one, tally, tallies) for one in made.tie_breaks)
    rounds = tuple(tally.rounds)
    games = sum(one is not None and one.table > 0 for one in rounds)
    return StandingLine(place, person, tally.points, breaks, games, rounds, tally.round_in)


def _tallies(state: TournamentState) -> dict[int, _Tally]:
    """What everybody has, from the results that there are."""
    tallies = {one.number: _Tally([None] * len(state.rounds)) for one in state.people}
    for at, one in enumerate(state.rounds):
        got = round_points(state.format, one)
        for number, points in got.items():
            tallies[number].rounds[at] = points
        if one.kind is RoundKind.PRELIMINARY:
            _count(one, got, tallies)
        else:
            _place(one, got, tallies)
    return tallies


def _count(one: TournamentRound, got: dict[int, SeatPoints], tallies: dict[int, _Tally]) -> None:
    """Add a preliminary round."""
    for number, points in got.items():
        tallies[number].points += points.points
        tallies[number].counted.append(points)
    for _, table, _ in one.played():
        for number in table.people:
            tallies[number].met += [other for other in table.people if other != number]


def _place(one: TournamentRound, got: dict[int, SeatPoints], tallies: dict[int, _Tally]) -> None:
    """Note how far people came in a knock-out or a final, and their place there."""
    for number in one.people:
        place = got[number].place if number in got else 0
        tallies[number].round_in = one.n
        tallies[number].late_key = (one.n, -place, one.kind is RoundKind.FINAL)


def _key(state: TournamentState, tallies: dict[int, _Tally], number: int) -> Order:
    """What orders somebody: how far they came, points, tie-breaks."""
    tally = tallies[number]
    further = tally.late_key or (0, 0, False)
    if further[2] and further[1]:
        return (*further[:2], 0)
    breaks = tuple(_break(one, tally, tallies) for one in state.format.tie_breaks)
    return (*further[:2], tally.points, *breaks)


def _played_off(state: TournamentState, keys: dict[int, Order]) -> dict[int, Order]:
    """What orders people, with the points of the play-offs of those who were level until then.

    A play-off counts where exactly its people are level: after a correction others may be, who
    never came to it (ruling 47).
    """
    made = {**keys}
    for one in state.play_offs:
        level = {number for number, key in made.items() if key == made.get(one.people[0])}
        if level == {*one.people}:
            points = zip(one.people, one.points, strict=True)
            made |= {number: (*made[number], got) for number, got in points}
    return made


def _break(kind: TieBreak, tally: _Tally, tallies: dict[int, _Tally]) -> Fraction:
    """One tie-break of somebody."""
    if kind is TieBreak.GAME_POINTS:
        return Fraction(sum(one.game_points for one in tally.counted))
    if kind is TieBreak.WINS:
        return Fraction(sum(one.place == 1 for one in tally.counted))
    if kind is TieBreak.BEST_GAME:
        games = (one.game_points for one in tally.counted if one.table)
        return max(games, default=Fraction())
    return Fraction(sum(tallies[other].points for other in tally.met))
