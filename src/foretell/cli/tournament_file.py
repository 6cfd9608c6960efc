"""What every command of ``foretell tournament`` does: open the file, change it, print."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken
from foretell.cli.spoken import language, say

if TYPE_CHECKING:
    from foretell.terminal.words import Words
    from foretell.tournament import Tournament, TournamentEntry
    from foretell.tournament.listing import TournamentList
    from foretell.tournament.said import PaperWords

FILE: Final[dict[str, Any]] = {"metavar": "FILE", "type": click.Path(path_type=Path)}
"""The argument of the tournament's file."""


def words_of(context: click.Context) -> Words:
    """How this terminal speaks."""
    from foretell.terminal.words import words_for

    return words_for(language(context), None)


def opened(path: Path) -> Tournament:
    """The tournament of a file.

    Raises:
        ForetellError: there is none.
    """
    from foretell.terminal.tournament.keeping import read_tournament

    return read_tournament(path)


def begun(context: click.Context, path: Path, one: Tournament) -> None:
    """Write a new tournament where no file is, and say so."""
    from foretell.terminal.tournament.keeping import write_tournament

    if path.exists():
        raise spoken(ForetellError("bad-call", ""), "tournament-file-there", file=str(path))
    write_tournament(path, one)
    words = words_of(context)
    click.echo(words.text("tournament-made", file=str(path), name=one.name))


def noted(
    context: click.Context,
    path: Path,
    one: Tournament,
    entries: Iterable[TournamentEntry],
    done: str,
    **args: str | int,
) -> None:
    """Note entries, write the file, say what was done and what comes next.

    Raises:
        ForetellError: one does not fit; nothing is written then.
    """
    from foretell.terminal.tournament.keeping import write_tournament
    from foretell.tournament.said import next_said

    one.note(*entries)
    write_tournament(path, one)
    words = words_of(context)
    click.echo(f"{words.text(f'tournament-done-{done}', **args)} {next_said(words, one)}")


def printed(lines: Callable[[int], Iterable[Any]]) -> None:
    """Print lines and tables for the width there is."""
    from rich.console import Console

    console = Console(highlight=False, markup=False, emoji=False)
    for line in lines(console.width):
        console.print(line)


def paper_words(context: click.Context) -> PaperWords:
    """How paper speaks: with every letter, whatever this terminal shows."""
    from foretell.tournament.said import PaperWords

    return PaperWords(language(context))


def write_pdf(context: click.Context, path: Path, paper: str, made: TournamentList) -> None:
    """Write a list as a PDF, and say so.

    Raises:
        ForetellError: there is no such paper, or it cannot be written.
    """
    from foretell.base.files import write_whole, writing_to
    from foretell.printing import paper_named
    from foretell.printing.listing import PrintedList, list_pages

    pages = list_pages(PrintedList(**made._asdict()), paper_named(paper), language(context))
    with writing_to(path):
        write_whole(path, pages)
    click.echo(say(context, "tournament-written", file=str(path)))


def person_meant(one: Tournament, said: str) -> int:
    """The number of somebody who is named, by number or by the beginning of the name.

    Raises:
        ForetellError: nobody is, or more than one.
    """
    from foretell.tournament.checks import person
    from foretell.tournament.refusing import bad_entry

    if said.isdecimal():
        return person(one.state, int(said[:9])).number
    people, name = one.state.people, said.strip().casefold()
    exact = [who.number for who in people if who.name.casefold() == name]
    found = exact or [who.number for who in people if who.name.casefold().startswith(name)]
    if not found:
        raise bad_entry("nobody", said=said)
    if len(found) > 1:
        names = ", ".join(people[number - 1].name for number in found[:4])
        raise bad_entry("many-called", said=said, names=names)
    return found[0]
