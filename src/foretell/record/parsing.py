"""From bytes to a table: TOML 1.0, with every fault as one sentence that names the line."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

from foretell.base.bounds import RECORDS, excess, read_bytes, toml_table
from foretell.base.decoding import clean
from foretell.base.errors import BadRecord
from foretell.base.i18n import spoken

Table = dict[str, Any]

_PLACE: Final = re.compile(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", re.DOTALL)


def load(path: Path) -> str:
    """The text of a record's file.

    Raises:
        BadRecord: the file cannot be read, is too long, or is no text in UTF-8.
    """
    try:
        data = read_bytes(path, RECORDS.size)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise unread("folder" if path.is_dir() else "unreadable", why=why) from None
    if len(data) > RECORDS.size:
        raise unread("long", most=str(RECORDS.size))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise unread("no-text", line=str(line)) from None


def unread(key: str, **details: str) -> BadRecord:
    """That a file is not read, by the text ``record-<key>``."""
    return spoken(BadRecord("unreadable", ""), f"record-{key}", **details)


def parse(text: str) -> Table:
    """The table of a record's text.

    Raises:
        BadRecord: the text is too large, or no TOML; the error names the line.

    >>> parse("format = 1")
    {'format': 1}
    >>> parse("players = [1 2]")
    Traceback (most recent call last):
    foretell.base.errors.BadRecord: line 1, column 14: Unclosed array
    """
    if too := excess(text, RECORDS):
        raise _no_toml(too, most=str(RECORDS.size))
    try:
        return toml_table(_quick(text))
    except RecursionError:
        raise _no_toml("deep") from None
    except tomllib.TOMLDecodeError as error:
        raise _where(str(error), text) from None
    except ValueError:
        raise _no_toml("digits") from None


def _quick(text: str) -> str:
    """The same document in quotes that tomllib reads four times as fast, where that is possible.

    In a text without backslashes, single quotes and triple quotes, both kinds of quotes mean the
    same.
    """
    if "\\" in text or "'" in text or '"""' in text:
        return text
    return text.replace('"', "'")


def _no_toml(key: str, **details: str) -> BadRecord:
    return spoken(BadRecord("bad-toml", ""), f"record-{key}", **details)


def _where(message: str, text: str) -> BadRecord:
    """Where a text is no TOML, and why not."""
    found = _PLACE.fullmatch(message)
    if not found:
        return _no_toml("toml-else", why=clean(message))
    what, line, column = found.groups()
    if line is None:
        return _no_toml("toml-end", line=str(text.count("\n") + 1), why=clean(what))
    return _no_toml("toml", line=line, column=column, why=clean(what))
