"""``foretell export``: records as tables, for spreadsheets, notebooks and databases."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

import click

from foretell.base.i18n import spoken, text, told
from foretell.cli.spoken import Spoken, language

if TYPE_CHECKING:
    from foretell.data.rows import Row

EVERY = 20
"""After so many records the line of progress is written anew."""


@click.command("export", cls=Spoken, help="help-export")
@click.argument("records", metavar="FILE…", nargs=-1, required=True)
@click.option("--csv", "form", flag_value="csv", default=True, help="help-export-csv")
@click.option("--jsonl", "form", flag_value="jsonl", help="help-export-jsonl")
@click.option("--parquet", "form", flag_value="parquet", help="help-export-parquet")
@click.option("--decisions", is_flag=True, help="help-export-decisions")
@click.option(
    "--output", "-o", metavar="FILE", type=click.Path(path_type=Path), help="help-export-output"
)
@click.pass_context
def export(
    context: click.Context,
    *,
    records: tuple[str, ...],
    form: str,
    decisions: bool,
    output: Path | None,
) -> None:
    """Write a row for each player's round, or for each decision, of some records."""
    from foretell.base.files import unwritable

    lang = language(context)
    reader = Reader(records, decisions=decisions, lang=lang)
    try:
        write(reader, form, output)
    except OSError as error:
        if output is None:
            raise
        raise unwritable(output, error) from None
    click.echo(text("cli-exported", lang, rows=reader.made, records=reader.right), err=True)
    context.exit(1 if reader.wrong else 0)


def write(reader: Reader, form: str, output: Path | None) -> None:
    """Write the rows in a form.

    Raises:
        ForetellError: a Parquet file has no name, or what makes it is not installed.
        OSError: the file cannot be written.
    """
    from foretell.base.errors import ForetellError
    from foretell.data.files import write_csv, write_jsonl, write_parquet
    from foretell.data.rows import COLUMNS, DECISION_COLUMNS

    columns = DECISION_COLUMNS if reader.decisions else COLUMNS
    if form != "parquet":
        with opened(output) as out:
            if form == "csv":
                write_csv(reader.rows(), columns, out)
            else:
                write_jsonl(reader.rows(), out)
    elif output is None:
        raise spoken(ForetellError("no-output", ""), "failed-export-output")
    else:
        write_parquet(reader.rows(), columns, output)


@contextmanager
def opened(output: Path | None) -> Iterator[TextIO]:
    """Where the rows go: a file, or the standard output."""
    if output is None:
        yield sys.stdout
        return
    with output.open("w", encoding="utf-8", newline="") as out:
        yield out


class Reader:
    """Reads records one after the other; a wrong one is told in a line and left out."""

    def __init__(self, records: tuple[str, ...], *, decisions: bool, lang: str) -> None:
        """Know the files."""
        from foretell.record.found import found

        self.names, self.lang, self.decisions = list(found(records)), lang, decisions
        self.made = self.right = self.wrong = 0

    def rows(self) -> Iterator[Row]:
        """The rows of all records."""
        for name in self.names:
            rows = self._rows_of(name)
            self.made += len(rows)
            yield from rows
            self._progress()
        if sys.stderr.isatty():
            click.echo("\r\x1b[K", nl=False, err=True)

    def _rows_of(self, name: str) -> list[Row]:
        """The rows of a record."""
        from foretell.base.decoding import clean
        from foretell.base.errors import BadRecord
        from foretell.data.rows import decision_rows, round_rows

        try:
            if Path(name).is_dir():
                rows, said = [], text("record-no-records", self.lang, ending=".toml")
            else:
                read = decision_rows if self.decisions else round_rows
                rows, said = list(read(Path(name))), ""
        except BadRecord as error:
            rows, said = [], told(error, self.lang)
        self.right += not said
        self.wrong += bool(said)
        if said:
            click.echo(f"{clean(name)}: {said}", err=True)
        return rows

    def _progress(self) -> None:
        """How many are read, where somebody watches."""
        done = self.right + self.wrong
        if done % EVERY == 0 and sys.stderr.isatty():
            line = text("cli-exporting", self.lang, done=done, all=len(self.names))
            click.echo(f"\r\x1b[K{line}", nl=False, err=True)
