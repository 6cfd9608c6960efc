"""Standings and seatings as tables for a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from foretell.terminal.words import Words
from foretell.tournament import SeatedTable, StandingLine, Tournament
from foretell.tournament.listing import (
    by_name_rows,
    byes_said,
    has_groups,
    number_cell,
    standing_cells,
    standing_columns,
)
from foretell.tournament.people import Score, TournamentRound
from foretell.tournament.said import about_said
from foretell.tournament.scoring import places_at

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
    with_group = has_groups(lines) and room - ROUND * len(rounds) >= GROUP
    points, table = 2 + with_group + len(rounds), plain_table(words)
    for at, column in enumerate(standing_columns(words, one, rounds, with_group=with_group)):
        if column.is_number:
            bold = "bold" if at == points else ""
            table.add_column(column.head, justify="right", style=bold)
        else:
            table.add_column(column.head, no_wrap=True, max_width=NAME if at == 1 else GROUP - 3)
    for line in lines:
        cells = standing_cells(words, line, rounds, with_group=with_group)
        styles = _styles(line, rounds, with_group=with_group)
        table.add_row(*map(Text, cells, [*styles, *[""] * (len(cells) - len(styles))]))
    return table


def _styles(line: StandingLine, rounds: list[TournamentRound], *, with_group: bool) -> list[str]:
    """How the cells of a line look, up to those of the rounds: who leads, who won."""
    leading = LEADING[line.place - 1] if line.place <= len(LEADING) else ""
    name = leading if line.person.is_in else "dim strike"
    got = [line.rounds[played.n - 1] for played in rounds]
    won = ["green" if one and one.place == 1 else "" for one in got]
    return [leading, name, *(["cyan"] if with_group else []), *won]


def plain_table(words: Words) -> Table:
    """A table as all of them here look."""
    lines = box.SIMPLE_HEAD if words.unicode else box.ASCII
    return Table(box=lines, pad_edge=False, padding=(0, 1), show_edge=False)


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
        table.add_row(number_cell(number, score), *cells)
    return table


def long_seatings(words: Words, one: Tournament, played: TournamentRound) -> Table:
    """A line for each seat, the tables one below the other."""
    table = plain_table(words)
    table.add_column(words.text("tournament-head-table"), justify="right", style="bold")
    table.add_column(words.text("tournament-head-name"), no_wrap=True)
    for number, seated in enumerate(played.tables, start=1):
        score = played.results.get(number)
        for seat in range(len(seated.people)):
            first = "" if seat else number_cell(number, score)
            is_last = seat == len(seated.people) - 1
            cell = _seat_cell(words, one, seated, seat, score)
            table.add_row(first, cell, end_section=is_last)
    return table


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
    for row in by_name_rows(words, one, played):
        table.add_row(*map(Text, row))
    return table


def seatings_lines(
    words: Words, one: Tournament, played: TournamentRound, width: int, *, by_name: bool = False
) -> Iterator[Any]:
    """A round by tables or by name, byes and a legend below it."""
    by_tables = seatings_table(words, one, played, width)
    yield by_name_table(words, one, played) if by_name else by_tables
    yield ""
    yield from byes_said(words, one, played)
    if not by_name:
        yield Text(words.text("tournament-legend"), "dim")


def heading(words: Words, one: Tournament) -> Text:
    """What stands above everything: the name, how many take part, and the round."""
    return Text(words.fit(one.name), "bold reverse").append(
        f"  {about_said(words, one)}", "not bold not reverse"
    )
