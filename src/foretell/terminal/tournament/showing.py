"""Standings and seatings as tables for a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich import box
from rich.table import Table
from rich.text import Text

from foretell.terminal.tournament.said import names_said, number_said, round_said
from foretell.terminal.words import Words
from foretell.tournament import SeatedTable, StandingLine, Tournament
from foretell.tournament.people import RoundKind, Score, TournamentPerson, TournamentRound
from foretell.tournament.scoring import SeatPoints, places_at

NAME: Final = 24
ROUND: Final = 6
TOTALS: Final = 14
LEADING: Final = ("bold yellow", "bold", "bold")
"""How the first three places look."""


def standings_table(words: Words, one: Tournament, width: int) -> Table:
    """The standings, with as many columns as there is room for."""
    made, lines = one.state.format, one.standings()
    wide = 4 + NAME + TOTALS + 8 * len(made.tie_breaks)
    rounds = one.state.rounds if wide + ROUND * len(one.state.rounds) <= width else []
    has_groups = any(line.person.club or line.person.nation for line in lines)
    shows_groups = has_groups and wide + ROUND * len(rounds) + 18 <= width
    table = plain_table()
    table.add_column("", justify="right")
    table.add_column(words.text("tournament-head-name"), no_wrap=True, max_width=NAME)
    if shows_groups:
        table.add_column(words.text("tournament-head-group"), no_wrap=True, max_width=18)
    for played in rounds:
        head = words.text(f"tournament-head-{played.kind.value}", n=played.n)
        table.add_column(head, justify="right")
    table.add_column(words.text("tournament-head-points"), justify="right", style="bold")
    for kind in made.tie_breaks:
        table.add_column(words.text(f"tournament-head-{kind.value}"), justify="right")
    for line in lines:
        table.add_row(*_cells(words, line, len(rounds), with_group=shows_groups))
    return table


def plain_table() -> Table:
    """A table as all of them here look."""
    return Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1), show_edge=False)


def _cells(words: Words, line: StandingLine, rounds: int, *, with_group: bool) -> list[Text]:
    """One line of the standings."""
    person, place = line.person, line.place
    style = LEADING[place - 1] if place <= len(LEADING) else ""
    name = Text(words.fit(person.name), style if person.is_in else "dim strike")
    cells = [Text(f"{place}.", style), name]
    if with_group:
        cells.append(Text(words.fit(group_of(person)), "cyan"))
    cells += [_round_cell(words, got) for got in line.rounds[:rounds]]
    cells.append(Text(number_said(words, line.points)))
    return [*cells, *(Text(number_said(words, one)) for one in line.tie_breaks)]


def _round_cell(words: Words, got: SeatPoints | None) -> Text:
    """What somebody got in a round; a bye in brackets."""
    if got is None:
        return Text(words.fit("·"))
    said = number_said(words, got.points)
    return Text(said if got.table else f"({said})", "green" if got.place == 1 else "")


def group_of(person: TournamentPerson) -> str:
    """Club and nation of somebody."""
    return ", ".join(filter(None, (person.club, person.nation)))


def seatings_table(words: Words, one: Tournament, played: TournamentRound) -> Table:
    """A round table by table: who sits where, who deals first, and what came of it."""
    table = plain_table()
    seats = max(len(seated.people) for seated in played.tables)
    table.add_column(words.text("tournament-head-table"), justify="right", style="bold")
    for seat in range(seats):
        head = words.text("tournament-head-seat", number=seat + 1)
        table.add_column(head, no_wrap=True, ratio=1)
    for number, seated in enumerate(played.tables, start=1):
        score = played.results.get(number)
        cells = [_seat_cell(words, one, seated, seat, score) for seat in range(len(seated.people))]
        late = "!" if score and score.late else ""
        table.add_row(f"{late}{number}", *cells)
    return table


def _seat_cell(
    words: Words, one: Tournament, seated: SeatedTable, seat: int, score: Score | None
) -> Text:
    """Somebody at a table: the dealer's mark, the name, the points once they are in."""
    name = words.fit(one.state.people[seated.people[seat] - 1].name)
    cell = Text(words.fit("●") if seat == seated.dealer else " ", "cyan")
    is_first = score is not None and places_at(score)[seat] == 1
    cell.append(f" {name}", "bold green" if is_first else "")
    if score is not None:
        cell.append(f" {words.number(score.points[seat])}", "dim")
    return cell


def by_name_table(words: Words, one: Tournament, played: TournamentRound) -> Table:
    """A round by name, for a list at the door."""
    table = plain_table()
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
    words: Words, one: Tournament, played: TournamentRound, *, by_name: bool = False
) -> Iterator[Any]:
    """A round by tables or by name, byes and a legend below it."""
    yield by_name_table(words, one, played) if by_name else seatings_table(words, one, played)
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
