"""A tournament's file: JSON, an entry a line, written as a whole after every entry."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any, Final

from foretell.base.bounds import read_bytes
from foretell.base.errors import ForetellError
from foretell.base.files import unwritable, write_whole
from foretell.base.i18n import spoken
from foretell.tournament import PersonEntered, Tournament

MOST_BYTES: Final = 20_000_000
HEAD: Final = "name"
"""What the first line of a list begins with where it names the columns."""


def read_tournament(path: Path) -> Tournament:
    """The tournament of a file.

    Raises:
        ForetellError: it cannot be read, or is none; the error names the file.
    """
    try:
        return Tournament.from_dict(_parsed(path, _text(path)))
    except ForetellError as error:
        raise error if error.place else error.within(str(path)) from None


def _text(path: Path) -> str:
    """What stands in a file."""
    try:
        data = read_bytes(path, MOST_BYTES)
        if len(data) <= MOST_BYTES:
            return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise _unread(path, "no-text") from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise _unread(path, "unreadable", why=why) from None
    raise _unread(path, "long", most=MOST_BYTES)


def _parsed(path: Path, text: str) -> Any:
    """The value of a JSON text."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise _unread(path, "no-json") from None


def _unread(path: Path, key: str, **args: str | int) -> ForetellError:
    """That a file is no tournament, by the text ``tournament-file-<key>``."""
    error = ForetellError("unreadable", "")
    return spoken(error, f"tournament-file-{key}", **args).within(str(path))


def write_tournament(path: Path, one: Tournament) -> None:
    """Write a tournament.

    Raises:
        ForetellError: it cannot be written; the file is as it was.
    """
    plain = one.to_dict()
    entries = ",\n    ".join(json.dumps(row, ensure_ascii=False) for row in plain.pop("entries"))
    lines = [f'  "{key}": {json.dumps(value, ensure_ascii=False)},' for key, value in plain.items()]
    inside = f"\n    {entries}\n  " if entries else ""
    write_text(path, "\n".join(["{", *lines, f'  "entries": [{inside}]', "}", ""]))


def write_text(path: Path, text: str) -> None:
    """Write a text as a whole.

    Raises:
        ForetellError: it cannot be written; the file is as it was.
    """
    try:
        write_whole(path, text)
    except OSError as error:
        raise unwritable(path, error) from None


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
                raise _unread(path, "list-line", line=number)
            found.append(PersonEntered(*cells))
    return found
