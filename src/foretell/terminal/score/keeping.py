"""A pad's file: JSON, read within bounds, written as a whole after every note."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from foretell.base.bounds import read_bytes
from foretell.base.errors import ForetellError
from foretell.base.files import unwritable, write_whole
from foretell.base.i18n import spoken
from foretell.scorepad import ScorePad

MOST_BYTES: Final = 1_000_000
"""A pad of five thousand entries has some four hundred thousand."""


def read_pad(path: Path) -> ScorePad:
    """The pad of a file.

    Raises:
        ForetellError: it cannot be read, or is no pad; the error names the file.
    """
    try:
        data = read_bytes(path, MOST_BYTES)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise unread(path, "unreadable", why=why) from None
    if len(data) > MOST_BYTES:
        raise unread(path, "long", most=MOST_BYTES)
    try:
        return ScorePad.from_dict(parsed(path, data))
    except ForetellError as error:
        raise error if error.place else error.within(str(path)) from None


def parsed(path: Path, data: bytes) -> Any:
    """The value of a JSON text."""
    try:
        return json.loads(data.decode("utf-8"))
    except (ValueError, RecursionError):
        raise unread(path, "no-json") from None


def unread(path: Path, key: str, **args: str | int) -> ForetellError:
    """That a file is no pad, by the text ``score-file-<key>``."""
    error = ForetellError("unreadable", "")
    return spoken(error, f"score-file-{key}", **args).within(str(path))


def write_pad(path: Path, pad: ScorePad) -> None:
    """Write a pad, an entry a line.

    Raises:
        ForetellError: it cannot be written; the file is as it was.
    """
    plain = pad.to_dict()
    entries = ",\n    ".join(json.dumps(one, ensure_ascii=False) for one in plain.pop("entries"))
    lines = [f'  "{key}": {json.dumps(value, ensure_ascii=False)},' for key, value in plain.items()]
    inside = f"\n    {entries}\n  " if entries else ""
    try:
        write_whole(path, "\n".join(["{", *lines, f'  "entries": [{inside}]', "}", ""]))
    except OSError as error:
        raise unwritable(path, error) from None
