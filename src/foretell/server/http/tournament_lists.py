"""Standings and seatings of a tournament as lists that are printed."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from foretell.base.i18n import figure, text
from foretell.printing.listing import PrintedList
from foretell.server.tournaments.state import TournamentLog
from foretell.tournament import SeatedTable, StandingLine
from foretell.tournament.people import RoundKind, Score, TournamentRound
from foretell.tournament.scoring import SeatPoints

DEALS: Final = "•"
"""Beside who deals first: the fonts of what is printed have no larger mark."""


def standings_list(state: TournamentLog, lang: str) -> PrintedList:
    """The standings with every round and tie-break; a bye in brackets."""
    pure, lines = state.tournament.state, state.standings()
    has_groups = any(line.person.club or line.person.nation for line in lines)
    heads = ["", _head("name", lang), *([_head("group", lang)] if has_groups else [])]
    first = len(heads)
    heads += [_head(played.kind.value, lang, n=played.n) for played in pure.rounds]
    heads += [_head("points", lang), *(_head(one.value, lang) for one in pure.format.tie_breaks)]
    return PrintedList(
        title=state.opened.name,
        about=about(state, lang),
        heads=tuple(heads),
        rows=tuple(_line(state, line, lang, has_groups=has_groups) for line in lines),
        right=frozenset((0, *range(first, len(heads)))),
    )


def _head(key: str, lang: str, **args: int) -> str:
    return text(f"tournament-head-{key}", lang, **args)


def about(state: TournamentLog, lang: str) -> str:
    """What stands below the name: how many take part, the last round."""
    pure = state.tournament.state
    people = text("tournament-people", lang, count=sum(one.is_in for one in pure.people))
    where = round_said(pure.rounds[-1], lang) if pure.rounds else ""
    return " · ".join(filter(None, (people, where, state.opened.place)))


def round_said(played: TournamentRound, lang: str) -> str:
    """A round with what it is for."""
    return text(f"tournament-round-{played.kind.value}", lang, n=played.n)


def _line(
    state: TournamentLog, line: StandingLine, lang: str, *, has_groups: bool
) -> tuple[str, ...]:
    """One line of the standings."""
    one = line.person
    groups = [", ".join(filter(None, (one.club, one.nation)))] if has_groups else []
    rounds = zip(state.tournament.state.rounds, line.rounds, strict=True)
    return (
        f"{line.place}.",
        one.name,
        *groups,
        *(_got(played, got, lang) for played, got in rounds),
        number_said(line.points, lang),
        *(number_said(value, lang) for value in line.tie_breaks),
    )


def _got(played: TournamentRound, got: SeatPoints | None, lang: str) -> str:
    """What somebody got in a round; the place in a knock-out or final."""
    if got is None:
        return "·"
    is_placed = played.kind is not RoundKind.PRELIMINARY
    said = f"{got.place}." if is_placed else number_said(got.points, lang)
    return said if got.table else f"({said})"


def number_said(value: Fraction | int, lang: str) -> str:
    """A number with at most two places, with the reader's comma.

    >>> number_said(Fraction(-9, 2), "de"), number_said(Fraction(100), "en")
    ('−4,5', '100')
    """
    said = f"{float(value):.2f}".rstrip("0").rstrip(".")
    return figure(said if lang == "en" else said.replace(".", ","))


def seatings_list(state: TournamentLog, played: TournamentRound, lang: str) -> PrintedList:
    """A round table by table: who sits where, who deals first, what came of it."""
    seats = max(len(table.people) for table in played.tables)
    tables = enumerate(played.tables, start=1)
    legend = text("tournament-legend", lang).replace("●", DEALS)
    return PrintedList(
        title=state.opened.name,
        about=round_said(played, lang),
        heads=(
            _head("table", lang),
            *(_head("seat", lang, number=seat) for seat in range(1, seats + 1)),
        ),
        rows=tuple(_table(state, played, n, table, seats) for n, table in tables),
        right=frozenset((0,)),
        notes=(*_byes(state, played, lang), legend),
    )


def _table(
    state: TournamentLog, played: TournamentRound, n: int, table: SeatedTable, seats: int
) -> tuple[str, ...]:
    """One table, with room for the seats that larger ones have."""
    score = played.results.get(n)
    cells = [_seat(state, table, seat, score) for seat in range(len(table.people))]
    is_late = score is not None and score.late
    return (f"{'!' if is_late else ''}{n}", *cells, *[""] * (seats - len(cells)))


def _seat(state: TournamentLog, table: SeatedTable, seat: int, score: Score | None) -> str:
    name = state.tournament.state.people[table.people[seat] - 1].name
    points = figure(score.points[seat]) if score else ""
    return " ".join(filter(None, (name, points, DEALS if seat == table.dealer else "")))


def _byes(state: TournamentLog, played: TournamentRound, lang: str) -> list[str]:
    names = ", ".join(state.tournament.state.people[n - 1].name for n in played.byes)
    return [text("tournament-byes", lang, names=names)] if names else []


def door_list(state: TournamentLog, played: TournamentRound, lang: str) -> PrintedList:
    """A round by name, for the door."""
    people = state.tournament.state.people
    rows = [
        (people[person - 1].name, str(n), str(seat))
        for n, table in enumerate(played.tables, start=1)
        for seat, person in enumerate(table.people, start=1)
    ]
    return PrintedList(
        title=state.opened.name,
        about=round_said(played, lang),
        heads=tuple(_head(key, lang) for key in ("name", "table", "seats")),
        rows=tuple(sorted(rows, key=lambda row: row[0].casefold())),
        right=frozenset((1, 2)),
        notes=tuple(_byes(state, played, lang)),
    )
