"""A tournament for other programs: standings as rows, everything as plain values."""

from __future__ import annotations

import csv
import io
from fractions import Fraction
from typing import Any

from foretell.tournament.people import TournamentRound
from foretell.tournament.scoring import places_at, round_points
from foretell.tournament.standings import StandingLine
from foretell.tournament.tournament import Tournament

Row = dict[str, Any]


def plain_number(value: Fraction) -> int | float:
    """A number as JSON has it, whole where it is.

    >>> plain_number(Fraction(9, 2)), plain_number(Fraction(4))
    (4.5, 4)
    """
    return int(value) if value.denominator == 1 else round(float(value), 4)


def standing_rows(one: Tournament) -> list[Row]:
    """A row for each person, in the order of the standings (tournaments.md)."""
    return [_row(one, line) for line in one.standings()]


def _row(one: Tournament, line: StandingLine) -> Row:
    person = line.person
    row: Row = {
        "place": line.place,
        "number": person.number,
        "name": person.name,
        "club": person.club,
        "nation": person.nation,
        "in": person.is_in,
        "points": plain_number(line.points),
        "games": line.games,
    }
    breaks = zip(one.state.format.tie_breaks, line.tie_breaks, strict=True)
    row |= {kind.value: plain_number(value) for kind, value in breaks}
    for n, got in enumerate(line.rounds, start=1):
        row[f"round-{n}"] = None if got is None else plain_number(got.points)
    return row


def standings_csv(one: Tournament) -> str:
    """The standings as comma-separated values, with a line of names.

    A text that a spreadsheet would take for a formula has an apostrophe before it.
    """
    out, rows = io.StringIO(), standing_rows(one)
    writer = csv.writer(out, lineterminator="\n")
    if rows:
        writer.writerow(rows[0])
    for row in rows:
        writer.writerow([_cell(value) for value in row.values()])
    return out.getvalue()


def _cell(value: Any) -> Any:
    if isinstance(value, bool):
        return str(value).lower()
    is_formula = isinstance(value, str) and value[:1] in ("=", "+", "-", "@")
    return f"'{value}" if is_formula else value


def tournament_json(one: Tournament) -> Row:
    """Everything that follows from a tournament, and the tournament itself, as plain values."""
    return {
        "tournament": one.to_dict(),
        "standings": standing_rows(one),
        "rounds": [_round(one, played) for played in one.state.rounds],
        "winners": [person.number for person in one.winners],
    }


def _round(one: Tournament, played: TournamentRound) -> Row:
    """A round with what each seat got."""
    got = round_points(one.state.format, played)
    tables = []
    for number, seated in enumerate(played.tables, start=1):
        score = played.results.get(number)
        row: Row = {"table": number, "people": list(seated.people), "dealer": seated.dealer}
        if score is not None:
            row["game_points"] = list(score.points)
            row["places"] = list(places_at(score))
            points = [got.get(person) for person in seated.people]  # none before all are compared
            row["points"] = [None if one is None else plain_number(one.points) for one in points]
            row["late"] = score.late
        tables.append(row)
    kind, byes = played.kind.value, list(played.byes)
    return {
        "n": played.n,
        "kind": kind,
        "closed": played.is_closed,
        "byes": byes,
        "tables": tables,
    }
