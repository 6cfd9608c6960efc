"""A tournament's file: JSON, written after every entry; lists of people."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Final

from foretell.terminal.entry_files import EntryFiles, write_entries
from foretell.tournament import PersonEntered, Tournament

FILES: Final = EntryFiles("tournament", 20_000_000)
HEAD: Final = "name"
"""What the first line of a list begins with where it names the columns."""


def read_tournament(path: Path) -> Tournament:
    """The tournament of a file.

    Raises:
        ForetellError: it cannot be read, or is none; the error names the file.
    """
    return FILES.made(path, Tournament.from_dict)


def write_tournament(path: Path, one: Tournament) -> None:
    """Write a tournament.

    Raises:
        ForetellError: it cannot be written; the file is as it was.
    """
    write_entries(path, one.to_dict())


def read_people(path: Path) -> list[PersonEntered]:
    """The people of a list: a line each, a name and perhaps club and nation after commas.

    A first line of heads is passed over; a spreadsheet may have written semicolons.

    Raises:
        ForetellError: it cannot be read, or a line has more, or no name.
    """
    found, text = [], _text(path)
    sign = ";" if ";" in text and "," not in text else ","
    for number, row in enumerate(csv.reader(text.splitlines(), delimiter=sign), start=1):
        cells = [cell.strip() for cell in row]
        is_head = number == 1 and cells[:1] != [] and cells[0].casefold() == HEAD
        if any(cells) and not is_head:
            if len(cells) > 3:
                raise FILES.unread(path, "list-line", line=number)
            found.append(PersonEntered(*cells))
    return found


def _text(path: Path) -> str:
    """A list as text."""
    try:
        return FILES.read(path).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise FILES.unread(path, "no-text") from None
