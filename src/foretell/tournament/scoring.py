"""What a table brings: places, points for the standings, points of the game."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from foretell.tournament.formats import TablePoints, TournamentFormat
from foretell.tournament.people import Score, TournamentRound


def places_of(points: Sequence[int]) -> tuple[int, ...]:
    """The places that points make, from 1; equal points share one (rules 12).

    >>> places_of((50, 80, 50))
    (2, 1, 2)
    """
    return tuple(1 + sum(other > one for other in points) for one in points)


def are_places(places: Sequence[int]) -> bool:
    """Whether numbers are places that people can have at one table.

    >>> are_places((1, 2, 2, 4)), are_places((1, 2, 2, 3))
    (True, False)
    """
    return all(one == 1 + sum(other < one for other in places) for one in places)


def places_at(score: Score) -> tuple[int, ...]:
    """The places of a result: those that it names, else those of its points."""
    return score.places or places_of(score.points)


class SeatPoints(NamedTuple):
    """What one seat of a table got; ``table`` is 0 for a bye, which has no place."""

    table: int
    place: int
    points: Fraction
    game_points: Fraction


def seat_points(made: TournamentFormat, number: int, score: Score) -> list[SeatPoints]:
    """What each seat of a table got.

    >>> from foretell.tournament.entries import TableResult
    >>> got = seat_points(TournamentFormat(), 1, TableResult(n=1, table=1, points=(90, 70, 70)))
    >>> [str(one.points) for one in got]
    ['6', '3/2', '3/2']
    """
    places = places_at(score)
    taken = made.late if score.late else 0
    games = [Fraction(one + taken) for one in score.points]
    points: list[Fraction] = {
        TablePoints.COMPARED: lambda: [Fraction()] * len(games),  # other tables say how many
        TablePoints.RANK: lambda: by_place(places, made.rank_points(len(places))),
        TablePoints.GAME: lambda: games,
        TablePoints.DIFFERENCE: lambda: [difference(one, places) for one in places],
    }[made.points]()
    return [SeatPoints(number, *one) for one in zip(places, points, games, strict=True)]


def by_place(places: Sequence[int], brings: Sequence[int]) -> list[Fraction]:
    """Points by place; who ties shares what the places between them bring.

    >>> by_place((1, 1, 3), (6, 3, 0))[0]
    Fraction(9, 2)
    """
    shares = {}
    for place in set(places):
        count = places.count(place)
        shares[place] = Fraction(sum(brings[place - 1 : place - 1 + count]), count)
    return [shares[place] for place in places]


def difference(place: int, places: Sequence[int]) -> Fraction:
    """How many are below, minus how many are above.

    >>> [int(difference(one, (1, 2, 3, 4))) for one in (1, 2, 3, 4)]
    [3, 1, -1, -3]
    """
    return Fraction(sum(one > place for one in places) - sum(one < place for one in places))


def compared(made: TournamentFormat, scores: Sequence[Score]) -> list[list[Fraction]]:
    """By table and seat: the own points minus the mean of the same seat at all other tables.

    A table that broke off is compared with nothing, and nothing with it. Who was absent has no
    more than the lowest of those who were there, though what was played for them counts for the
    others. Being late takes points from the own alone.

    >>> from foretell.tournament.entries import TableResult
    >>> tables = [TableResult(1, n, (90 - 10 * n, 20, 10)) for n in (1, 2, 3)]
    >>> [str(row[0]) for row in compared(TournamentFormat(), tables)]
    ['15', '0', '-15']
    """
    whole = [one.points for one in scores if not one.broken]
    rows = [[against(one, seat, whole) for seat in range(len(one.points))] for one in scores]
    seats = [(at, seat) for at, row in enumerate(rows) for seat in range(len(row))]
    there = [rows[at][seat] for at, seat in seats if seat not in scores[at].absent]
    low = min(there, default=Fraction())
    for at, seat in seats:
        if seat in scores[at].absent:
            rows[at][seat] = min(rows[at][seat], low)
        rows[at][seat] += made.late if scores[at].late else 0
    return rows


def against(score: Score, seat: int, whole: Sequence[Sequence[int]]) -> Fraction:
    """A seat's points minus the mean of that seat at the other tables that were played out."""
    if score.broken or len(whole) < 2:
        return Fraction()
    own = score.points[seat]
    return own - Fraction(sum(points[seat] for points in whole) - own, len(whole) - 1)


def round_points(made: TournamentFormat, one: TournamentRound) -> dict[int, SeatPoints]:
    """What everybody got in a round; a bye brings the mean once all its results are in.

    The mean is over all seats of the round; points of a game are rounded down. Where tables are
    compared, nobody has anything before all results are in.
    """
    got: dict[int, SeatPoints] = {}
    if made.is_duplicate and one.missing:
        return got
    against = compared(made, [score for _, _, score in one.played()]) if made.is_duplicate else []
    for at, (number, table, score) in enumerate(one.played()):
        seats = seat_points(made, number, score)
        if against:
            seats = [s._replace(points=p) for s, p in zip(seats, against[at], strict=True)]
        got.update(zip(table.people, seats, strict=True))
    if one.byes and got and not one.missing:
        seats = list(got.values())
        points = Fraction(sum(seat.points for seat in seats), len(seats))
        games = sum(seat.game_points for seat in seats) // len(seats)
        if made.points is TablePoints.GAME:
            points = Fraction(games)
        got.update(dict.fromkeys(one.byes, SeatPoints(0, 0, points, Fraction(games))))
    return got
