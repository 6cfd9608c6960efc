"""Standings and seatings on paper: the tables of the terminal, as lists that are printed."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from foretell.printing.listing import PrintedList
from foretell.terminal.tournament.said import names_said, next_said, round_said
from foretell.terminal.tournament.showing import (
    MEASURED,
    by_name_table,
    heading,
    standings_table,
    wide_seatings,
)
from foretell.terminal.words import Words
from foretell.tournament import Tournament
from foretell.tournament.people import TournamentRound

SCREEN: Final = "●"
PAPER: Final = "•"
"""The mark of who deals first: the fonts of what is printed have a small one."""


def standings_list(words: Words, one: Tournament) -> PrintedList:
    """The standings, with every column; who wins or what comes next below."""
    table = standings_table(words, one, MEASURED)
    return list_of(table, one, about(words, one), next_said(words, one))


def seatings_list(
    words: Words, one: Tournament, played: TournamentRound, *, by_name: bool
) -> PrintedList:
    """A round by tables, or by name for the door."""
    byes = [one.state.people[person - 1] for person in played.byes]
    notes = [words.text("tournament-byes", names=names_said(words, byes))] if byes else []
    if by_name:
        table = by_name_table(words, one, played)
    else:
        table = wide_seatings(words, one, played)
        notes.append(words.text("tournament-legend").replace(SCREEN, PAPER))
    return list_of(table, one, round_said(words, played), *notes)


def about(words: Words, one: Tournament) -> str:
    """What stands below the name: people and round."""
    return heading(words, one).plain.removeprefix(words.fit(one.name)).strip()


def list_of(table: Table, one: Tournament, about: str, *notes: str) -> PrintedList:
    """A table of the terminal as a list.

    >>> from foretell.tournament import TournamentFormat
    >>> table = Table("Name", "Points")
    >>> table.add_row("Ada", Text("6"))
    >>> list_of(table, Tournament(TournamentFormat(), "Cup", "1"), "").rows
    (('Ada', '6'),)
    """
    heads = tuple(plain(column.header) for column in table.columns)
    rows = tuple(zip(*(map(plain, column.cells) for column in table.columns), strict=True))
    right = frozenset(at for at, one in enumerate(table.columns) if one.justify == "right")
    notes = tuple(filter(None, notes))
    return PrintedList(
        title=one.name, about=about, heads=heads, rows=rows, right=right, notes=notes
    )


def plain(cell: object) -> str:
    """The text of a cell; the mark of the dealer comes last, so that names stand below each other.

    >>> plain(Text("● Ada")), plain(Text("  Ben"))
    ('Ada •', 'Ben')
    """
    said = (cell.plain if isinstance(cell, Text) else str(cell)).strip()
    return f"{said.removeprefix(SCREEN).strip()} {PAPER}" if said.startswith(SCREEN) else said
