"""``foretell tournament``: results by hand or from a record, corrections, play-offs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from foretell.base.i18n import figure
from foretell.cli.spoken import Spoken
from foretell.cli.tournament_file import FILE, noted, opened, person_meant

if TYPE_CHECKING:
    from foretell.record.format import Record
    from foretell.tournament import ResultCorrected, SeatedTable, TableResult, Tournament

NUMBERS: Final[dict[str, Any]] = {"ignore_unknown_options": True}
"""Points may be below zero: -10 is no option."""
PAD: Final = ".json"
TABLE: Final[dict[str, Any]] = {"metavar": "TABLE", "type": click.IntRange(1, 2000)}
PLACES: Final[dict[str, Any]] = {"metavar": "1,2,3,4", "default": ""}


@click.command("result", cls=Spoken, help="help-tournament-result", context_settings=NUMBERS)
@click.argument("path", **FILE)
@click.argument("words", metavar="TABLE POINTS …", nargs=-1)
@click.option("--places", help="help-tournament-places", **PLACES)
@click.option("--late", is_flag=True, help="help-tournament-late")
@click.option(
    "--record",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="help-tournament-record",
)
@click.pass_context
def result(
    context: click.Context,
    *,
    path: Path,
    words: tuple[str, ...],
    places: str,
    late: bool,
    record: Path | None,
) -> None:
    """Enter what a table came to."""
    from foretell.tournament import TableResult
    from foretell.tournament.from_record import result_of

    one = opened(path)
    if record is not None:
        made = result_of(one.state, record_of_file(record), late=late)
    else:
        n, table, rest = len(one.state.rounds) or 1, number(words[:1]), words[1:]
        points = points_by_seat(one, n, table, rest)
        made = TableResult(n, table, points, numbers(places), late)
    noted(context, path, one, [made], "result", **said_of(one, made))


def record_of_file(path: Path) -> Record:
    """The record of a file, be it a score pad's.

    Raises:
        ForetellError: it is neither.
    """
    from foretell.record import read
    from foretell.terminal.score.keeping import read_pad

    return read_pad(path).record() if path.suffix == PAD else read(path)


@click.command("correct", cls=Spoken, help="help-tournament-correct", context_settings=NUMBERS)
@click.argument("path", **FILE)
@click.argument("n", metavar="ROUND", type=click.IntRange(1, 100))
@click.argument("table", **TABLE)
@click.argument("words", metavar="POINTS …", nargs=-1)
@click.option("--by", "who", metavar="NAME", required=True, help="help-tournament-by")
@click.option("--why", metavar="TEXT", required=True, help="help-tournament-why")
@click.option("--places", help="help-tournament-places", **PLACES)
@click.option("--late", is_flag=True, help="help-tournament-late")
@click.pass_context
def correct(
    context: click.Context,
    /,
    *,
    path: Path,
    n: int,
    table: int,
    words: tuple[str, ...],
    **said: Any,
) -> None:
    """Correct a result, of an earlier round too."""
    from foretell.tournament import ResultCorrected

    one = opened(path)
    points = points_by_seat(one, n, table, words)
    places = numbers(said["places"])
    made = ResultCorrected(n, table, points, said["who"], said["why"], places, said["late"])
    noted(context, path, one, [made], "corrected", **said_of(one, made))


def said_of(one: Tournament, made: TableResult | ResultCorrected) -> dict[str, str | int]:
    """A result in words, to be compared with the sheet: round, table, points with names."""
    rounds = one.state.rounds[made.n - 1 : made.n]
    people = [who for played in rounds for who in people_at(played.tables, made.table)]
    pairs = zip(people, made.points, strict=False)
    points = ", ".join(f"{one.state.people[who - 1].name} {figure(got)}" for who, got in pairs)
    return {"n": made.n, "table": made.table, "points": points}


def people_at(tables: Sequence[SeatedTable], number: int) -> tuple[int, ...]:
    """Who sits at a table, by its number from 1; nobody where there is none."""
    return tables[number - 1].people if number <= len(tables) else ()


@click.command("play-off", cls=Spoken, help="help-tournament-play-off", context_settings=NUMBERS)
@click.argument("path", **FILE)
@click.argument("words", metavar="NAME=POINTS …", nargs=-1)
@click.pass_context
def play_off(context: click.Context, *, path: Path, words: tuple[str, ...]) -> None:
    """Enter the points of a play-off for first place."""
    from foretell.tournament import PlayedOff

    one = opened(path)
    said = [named_points(one, word) for word in words]
    people, points = tuple(who for who, _ in said), tuple(got for _, got in said)
    noted(context, path, one, [PlayedOff(people, points)], "played-off")


def points_by_seat(one: Tournament, n: int, table: int, words: tuple[str, ...]) -> tuple[int, ...]:
    """Points as they were typed: in the order of the seats, or each with a name.

    Raises:
        ForetellError: there is no such table, or names are not those who sit at it.
    """
    from foretell.tournament.checks import drawn
    from foretell.tournament.refusing import bad_entry

    if not words or "=" not in "".join(words):
        return numbers(",".join(words))
    tables = drawn(one.state, n).tables
    if table > len(tables):
        raise bad_entry("no-table", table=table, tables=len(tables))
    said = dict(named_points(one, word) for word in words)
    return in_seats(one, tables[table - 1], table, said)


def in_seats(
    one: Tournament, seated: SeatedTable, table: int, said: dict[int, int]
) -> tuple[int, ...]:
    """Points by seat, of points by person."""
    from foretell.tournament.refusing import bad_entry

    if set(said) != set(seated.people):
        names = ", ".join(one.state.people[who - 1].name for who in seated.people)
        raise bad_entry("table-people", table=table, names=names)
    return tuple(said[who] for who in seated.people)


def named_points(one: Tournament, word: str) -> tuple[int, int]:
    """Somebody and points, of ``Ada=90``."""
    from foretell.tournament.refusing import bad_entry

    who, sign, points = word.rpartition("=")
    if not sign:
        raise bad_entry("no-name", said=word)
    return person_meant(one, who), number((points,))


def number(words: tuple[str, ...]) -> int:
    """A whole number as it was typed; a real minus will do.

    Raises:
        ForetellError: it is none, or it is missing.
    """
    from foretell.base.decoding import shown
    from foretell.tournament.refusing import bad_entry

    if not words:
        raise bad_entry("no-points")
    word = words[0].strip().replace("−", "-")
    if not word.removeprefix("-").isdecimal() or len(word) > 6:
        raise bad_entry("no-whole-number", said=shown(words[0]))
    return int(word)


def numbers(words: str) -> tuple[int, ...]:
    """Whole numbers with blanks or commas between."""
    parts = words.replace(",", " ").split()
    return tuple(number((part,)) for part in parts)


COMMANDS: Final = (result, correct, play_off)
