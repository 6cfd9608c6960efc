"""Standings and seatings as rows of texts, for paper and terminals."""

from __future__ import annotations

from typing import NamedTuple

from foretell.tournament.entries import SeatedTable
from foretell.tournament.people import RoundKind, Score, TournamentPerson, TournamentRound
from foretell.tournament.said import (
    ReaderTexts,
    about_said,
    names_said,
    next_said,
    number_said,
    round_said,
)
from foretell.tournament.scoring import SeatPoints
from foretell.tournament.standings import StandingLine
from foretell.tournament.tournament import Tournament

PAPER_MARK = "•"
"""The mark of who deals first: the fonts of what is printed have a small one."""


class Column(NamedTuple):
    """What stands above a column, and whether it is one of numbers."""

    head: str
    is_number: bool = False


class TournamentList(NamedTuple):
    """A list for a wall or a door: rows below their heads, notes below them."""

    title: str
    about: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    right: frozenset[int] = frozenset()
    """The columns of numbers."""
    notes: tuple[str, ...] = ()


def _list(
    title: str, about: str, columns: list[Column], rows: list[tuple[str, ...]], *notes: str
) -> TournamentList:
    right = frozenset(at for at, one in enumerate(columns) if one.is_number)
    heads = tuple(one.head for one in columns)
    return TournamentList(title, about, heads, tuple(rows), right, notes)


def standings_list(words: ReaderTexts, one: Tournament) -> TournamentList:
    """The standings with every column; who wins or what comes next below.

    >>> from foretell.tournament import TournamentFormat
    >>> from foretell.tournament.said import PaperWords
    >>> standings_list(PaperWords("en"), Tournament(TournamentFormat(), "Cup", "1")).heads
    ('', 'Name', 'Points', 'Game', 'Wins', 'Best')
    """
    lines, rounds = one.standings(), one.state.rounds
    with_group = has_groups(lines)
    columns = standing_columns(words, one, rounds, with_group=with_group)
    rows = [standing_cells(words, line, rounds, with_group=with_group) for line in lines]
    return _list(one.name, about_said(words, one), columns, rows, next_said(words, one))


def has_groups(lines: tuple[StandingLine, ...]) -> bool:
    """Whether anybody is of a club or a nation."""
    return any(line.person.club or line.person.nation for line in lines)


def standing_columns(
    words: ReaderTexts, one: Tournament, rounds: list[TournamentRound], *, with_group: bool
) -> list[Column]:
    """The columns of the standings, with those of some rounds."""
    columns = [Column("", is_number=True), Column(words.text("tournament-head-name"))]
    if with_group:
        columns.append(Column(words.text("tournament-head-group")))
    heads = [words.text(f"tournament-head-{x.kind.value}", n=x.n) for x in rounds]
    heads.append(words.text("tournament-head-points"))
    heads += [words.text(f"tournament-head-{kind.value}") for kind in one.state.format.tie_breaks]
    return [*columns, *(Column(head, is_number=True) for head in heads)]


def standing_cells(
    words: ReaderTexts, line: StandingLine, rounds: list[TournamentRound], *, with_group: bool
) -> tuple[str, ...]:
    """One line of the standings."""
    cells = [f"{line.place}.", words.fit(line.person.name)]
    if with_group:
        cells.append(words.fit(group_of(line.person)))
    cells += [round_cell(words, played, line.rounds[played.n - 1]) for played in rounds]
    return (*cells, *(number_said(words, one) for one in (line.points, *line.tie_breaks)))


def round_cell(words: ReaderTexts, played: TournamentRound, got: SeatPoints | None) -> str:
    """What somebody got in a round, a bye in brackets; the place in a knock-out or final."""
    if got is None:
        return words.fit("·")
    said = number_said(words, got.points)
    if played.kind is not RoundKind.PRELIMINARY:
        said = f"{got.place}."
    return said if got.table else f"({said})"


def group_of(person: TournamentPerson) -> str:
    """Club and nation of somebody."""
    return ", ".join(filter(None, (person.club, person.nation)))


def seatings_list(words: ReaderTexts, one: Tournament, played: TournamentRound) -> TournamentList:
    """A round by tables: who sits where, who deals first, what came of it."""
    seats = max(len(seated.people) for seated in played.tables)
    heads = [words.text("tournament-head-seat", number=seat + 1) for seat in range(seats)]
    columns = [Column(words.text("tournament-head-table"), is_number=True), *map(Column, heads)]
    rows: list[tuple[str, ...]] = []
    for number, seated in enumerate(played.tables, start=1):
        score = played.results.get(number)
        cells = [seat_cell(words, one, seated, seat, score) for seat in range(len(seated.people))]
        rows.append((number_cell(number, score), *cells, *[""] * (seats - len(cells))))
    legend = words.text("tournament-legend").replace("●", PAPER_MARK)
    notes = (*byes_said(words, one, played), legend)
    return _list(one.name, round_said(words, played), columns, rows, *notes)


def number_cell(number: int, score: Score | None) -> str:
    """The number of a table, with a mark where it was out of time."""
    return f"{'!' if score and score.late else ''}{number}"


def seat_cell(
    words: ReaderTexts, one: Tournament, seated: SeatedTable, seat: int, score: Score | None
) -> str:
    """Somebody at a table: the name, the points once they are in, the dealer's mark.

    The mark comes last, so that names stand below each other.
    """
    parts = [words.fit(one.state.people[seated.people[seat] - 1].name)]
    if score is not None:
        parts.append(number_said(words, score.points[seat]))
    return " ".join([*parts, PAPER_MARK] if seat == seated.dealer else parts)


def by_name_list(words: ReaderTexts, one: Tournament, played: TournamentRound) -> TournamentList:
    """A round by name, for a list at the door."""
    heads = [words.text(f"tournament-head-{head}") for head in ("table", "seats")]
    numbers = [Column(head, is_number=True) for head in heads]
    columns = [Column(words.text("tournament-head-name")), *numbers]
    rows, notes = by_name_rows(words, one, played), byes_said(words, one, played)
    return _list(one.name, round_said(words, played), columns, rows, *notes)


def by_name_rows(
    words: ReaderTexts, one: Tournament, played: TournamentRound
) -> list[tuple[str, ...]]:
    """Name, table and seat of everybody who sits in a round, in the order of the names."""
    rows: list[tuple[str, ...]] = [
        (words.fit(one.state.people[person - 1].name), str(number), str(seat))
        for number, seated in enumerate(played.tables, start=1)
        for seat, person in enumerate(seated.people, start=1)
    ]
    return sorted(rows, key=lambda row: row[0].casefold())


def byes_said(words: ReaderTexts, one: Tournament, played: TournamentRound) -> tuple[str, ...]:
    """Who has a bye, if anybody has."""
    byes = [one.state.people[person - 1] for person in played.byes]
    return (words.text("tournament-byes", names=names_said(words, byes)),) if byes else ()
