"""From bytes to a table: TOML 1.0, with every fault as one sentence that names the line."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

from foretell.errors import BadRecord
from foretell.record.places import clean

Table = dict[str, Any]

MOST_BYTES: Final = 1_000_000
"""A file that is longer is no record: a hundred rounds take some fifty thousand bytes."""
MOST_DOTS: Final = 500
"""Dots in one line; the time that nested keys take grows with their square."""

_PLACE: Final = re.compile(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", re.DOTALL)


def load(path: Path) -> str:
    """The text of a record's file.

    Raises:
        BadRecord: the file cannot be read, is too long, or is no text in UTF-8.
    """
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        why = "a folder" if path.is_dir() else getattr(error, "strerror", None) or str(error)
        raise BadRecord("unreadable", f"cannot be read: {why}") from None
    if len(data) > MOST_BYTES:
        raise BadRecord("unreadable", f"longer than {MOST_BYTES} bytes: no game record")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadRecord("unreadable", f"line {line}: not a text in UTF-8") from None


def parse(text: str) -> Table:
    """The table of a record's text.

    Raises:
        BadRecord: the text is no TOML; the error names the line.

    >>> parse("format = 1")
    {'format': 1}
    >>> parse("players = [1 2]")
    Traceback (most recent call last):
    foretell.errors.BadRecord: line 1, column 14: Unclosed array
    """
    _check_dots(text)
    try:
        return tomllib.loads(_quick(text))
    except RecursionError:
        raise BadRecord("bad-toml", "nested too deeply") from None
    except tomllib.TOMLDecodeError as error:
        raise BadRecord("bad-toml", clean(_where(str(error), text))) from None
    except ValueError:
        raise BadRecord("bad-toml", "a number of thousands of digits") from None


def _quick(text: str) -> str:
    """The same document in quotes that tomllib reads four times as fast, where that is possible.

    In a text without backslashes, single quotes and triple quotes, both kinds of quotes mean the
    same.
    """
    if "\\" in text or "'" in text or '"""' in text:
        return text
    return text.replace('"', "'")


def _check_dots(text: str) -> None:
    for number, line in enumerate(text.split("\n"), start=1):
        if line.count(".") > MOST_DOTS:
            raise BadRecord("bad-toml", f"line {number}: nested too deeply")


def _where(message: str, text: str) -> str:
    found = _PLACE.fullmatch(message)
    if not found:
        return message
    what, line, column = found.groups()
    if line is None:
        return f"line {text.count(chr(10)) + 1}: {what}, at the end of the text"
    return f"line {line}, column {column}: {what}"
