"""Standings and seatings as tables for a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from foretell.terminal.tournament.said import names_said, number_said, round_said
from foretell.terminal.words import Words
from foretell.tournament import SeatedTable, StandingLine, Tournament
from foretell.tournament.people import RoundKind, Score, TournamentPerson, TournamentRound
from foretell.tournament.scoring import SeatPoints, places_at

NAME: Final = 24
GROUP: Final = 21
ROUND: Final = 6
TOTALS: Final = 9
TIE_BREAK: Final = 9
MEASURED: Final = 1000
"""So wide a terminal would hold any table."""
LEADING: Final = ("bold yellow", "bold", "bold")
"""How the first three places look."""


def standings_table(words: Words, one: Tournament, width: int) -> Table:
    """The standings: the latest rounds, and clubs and nations, as far as there is room for them."""
    made, lines = one.state.format, one.standings()
    room = width - 4 - NAME - TOTALS - TIE_BREAK * len(made.tie_breaks)
    rounds = one.state.rounds[max(0, len(one.state.rounds) - max(0, room // ROUND)) :]
    has_groups = any(line.person.club or line.person.nation for line in lines)
    shows_groups = has_groups and room - ROUND * len(rounds) >= GROUP
    table = plain_table(words)
    table.add_column("", justify="right")
    table.add_column(words.text("tournament-head-name"), no_wrap=True, max_width=NAME)
    if shows_groups:
        table.add_column(words.text("tournament-head-group"), no_wrap=True, max_width=GROUP - 3)
    for played in rounds:
        head = words.text(f"tournament-head-{played.kind.value}", n=played.n)
        table.add_column(head, justify="right")
    table.add_column(words.text("tournament-head-points"), justify="right", style="bold")
    for kind in made.tie_breaks:
        table.add_column(words.text(f"tournament-head-{kind.value}"), justify="right")
    for line in lines:
        table.add_row(*_cells(words, line, rounds, with_group=shows_groups))
    return table


def plain_table(words: Words) -> Table:
    """A table as all of them here look."""
    lines = box.SIMPLE_HEAD if words.unicode else box.ASCII
    return Table(box=lines, pad_edge=False, padding=(0, 1), show_edge=False)


def _cells(
    words: Words, line: StandingLine, rounds: list[TournamentRound], *, with_group: bool
) -> list[Text]:
    """One line of the standings."""
    person, place = line.person, line.place
    style = LEADING[place - 1] if place <= len(LEADING) else ""
    name = Text(words.fit(person.name), style if person.is_in else "dim strike")
    cells = [Text(f"{place}.", style), name]
    if with_group:
        cells.append(Text(words.fit(group_of(person)), "cyan"))
    cells += [_round_cell(words, played, line.rounds[played.n - 1]) for played in rounds]
    cells.append(Text(number_said(words, line.points)))
    return [*cells, *(Text(number_said(words, one)) for one in line.tie_breaks)]


def _round_cell(words: Words, played: TournamentRound, got: SeatPoints | None) -> Text:
    """What somebody got in a round, a bye in brackets; the place in a knock-out or final."""
    if got is None:
        return Text(words.fit("·"))
    said = number_said(words, got.points)
    if played.kind is not RoundKind.PRELIMINARY:
        said = f"{got.place}."
    return Text(said if got.table else f"({said})", "green" if got.place == 1 else "")


def group_of(person: TournamentPerson) -> str:
    """Club and nation of somebody."""
    return ", ".join(filter(None, (person.club, person.nation)))


def seatings_table(words: Words, one: Tournament, played: TournamentRound, width: int) -> Table:
    """A round table by table: a line for each, or for each seat where that is too wide."""
    table = wide_seatings(words, one, played)
    is_wide = Console(width=MEASURED).measure(table).maximum > width
    return long_seatings(words, one, played) if is_wide else table


def wide_seatings(words: Words, one: Tournament, played: TournamentRound) -> Table:
    """A line for each table: who sits where, who deals first, what came of it."""
    table = plain_table(words)
    table.add_column(words.text("tournament-head-table"), justify="right", style="bold")
    for seat in range(max(len(seated.people) for seated in played.tables)):
        table.add_column(words.text("tournament-head-seat", number=seat + 1), no_wrap=True)
    for number, seated in enumerate(played.tables, start=1):
        score = played.results.get(number)
        cells = [_seat_cell(words, one, seated, seat, score) for seat in range(len(seated.people))]
        table.add_row(_number_said(number, score), *cells)
    return table


def long_seatings(words: Words, one: Tournament, played: TournamentRound) -> Table:
    """A line for each seat, the tables one below the other."""
    table = plain_table(words)
    table.add_column(words.text("tournament-head-table"), justify="right", style="bold")
    table.add_column(words.text("tournament-head-name"), no_wrap=True)
    for number, seated in enumerate(played.tables, start=1):
        score = played.results.get(number)
        for seat in range(len(seated.people)):
            first = "" if seat else _number_said(number, score)
            is_last = seat == len(seated.people) - 1
            cell = _seat_cell(words, one, seated, seat, score)
            table.add_row(first, cell, end_section=is_last)
    return table


def _number_said(number: int, score: Score | None) -> str:
    """The number of a table, with a mark where it was out of time."""
    return f"{'!' if score and score.late else ''}{number}"


def _seat_cell(
    words: Words, one: Tournament, seated: SeatedTable, seat: int, score: Score | None
) -> Text:
    """Somebody at a table: the dealer's mark, the name, the points once they are in."""
    name = words.fit(one.state.people[seated.people[seat] - 1].name)
    cell = Text().append(words.fit("●") if seat == seated.dealer else " ", "cyan")
    is_first = score is not None and places_at(score)[seat] == 1
    cell.append(f" {name}", "bold green" if is_first else "")
    if score is not None:
        cell.append(f" {words.number(score.points[seat])}", "dim")
    return cell


def by_name_table(words: Words, one: Tournament, played: TournamentRound) -> Table:
    """A round by name, for a list at the door."""
    table = plain_table(words)
    table.add_column(words.text("tournament-head-name"), no_wrap=True)
    for head in ("table", "seats"):
        table.add_column(words.text(f"tournament-head-{head}"), justify="right")
    rows = [
        (one.state.people[person - 1].name, number, seat)
        for number, seated in enumerate(played.tables, start=1)
        for seat, person in enumerate(seated.people, start=1)
    ]
    for name, number, seat in sorted(rows, key=lambda row: row[0].casefold()):
        table.add_row(Text(words.fit(name)), str(number), str(seat))
    return table


def seatings_lines(
    words: Words, one: Tournament, played: TournamentRound, width: int, *, by_name: bool = False
) -> Iterator[Any]:
    """A round by tables or by name, byes and a legend below it."""
    by_tables = seatings_table(words, one, played, width)
    yield by_name_table(words, one, played) if by_name else by_tables
    yield ""
    if played.byes:
        byes = [one.state.people[person - 1] for person in played.byes]
        yield words.text("tournament-byes", names=names_said(words, byes))
    if not by_name:
        yield Text(words.text("tournament-legend"), "dim")


def heading(words: Words, one: Tournament) -> Text:
    """What stands above everything: the name, how many take part, and the round."""
    state = one.state
    people = words.text("tournament-people", count=sum(person.is_in for person in state.people))
    where = round_said(words, state.rounds[-1]) if state.rounds else ""
    if state.rounds and state.rounds[-1].kind is RoundKind.PRELIMINARY and state.format.rounds:
        where = words.text("tournament-round-of", n=state.rounds[-1].n, all=state.format.rounds)
    rest = words.fit(" · ").join(filter(None, (people, where)))
    return Text(words.fit(one.name), "bold reverse").append(f"  {rest}", "not bold not reverse")
