"""Files of a log of entries: JSON, an entry a line, read within bounds and written as a whole."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from foretell.base.bounds import read_bytes
from foretell.base.errors import ForetellError
from foretell.base.files import write_whole, writing_to
from foretell.base.i18n import spoken

T = TypeVar("T")


class EntryFiles(NamedTuple):
    """One kind of them: what is wrong is said by texts ``<topic>-file-<key>``."""

    topic: str
    most: int
    """Bytes of one file."""

    def read(self, path: Path) -> bytes:
        """What stands in a file.

        Raises:
            ForetellError: it cannot be read, or is too long; the error names the file.
        """
        try:
            data = read_bytes(path, self.most)
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise self.unread(path, "unreadable", why=why) from None
        if len(data) > self.most:
            raise self.unread(path, "long", most=self.most)
        return data

    def value(self, path: Path) -> Any:
        """The JSON of a file.

        Raises:
            ForetellError: as :meth:`read`, or it is no JSON.
        """
        try:
            return json.loads(self.read(path).decode("utf-8-sig"))
        except (ValueError, RecursionError):
            raise self.unread(path, "no-json") from None

    def made(self, path: Path, make: Callable[[Any], T]) -> T:
        """What is made of the JSON of a file.

        Raises:
            ForetellError: as :meth:`value`, or ``make`` refuses it; the error names the file.
        """
        try:
            return make(self.value(path))
        except ForetellError as error:
            raise error if error.place else error.within(str(path)) from None

    def unread(self, path: Path, key: str, **args: str | int) -> ForetellError:
        """That a file is none of this kind."""
        error = ForetellError("unreadable", "")
        return spoken(error, f"{self.topic}-file-{key}", **args).within(str(path))


def write_entries(path: Path, plain: dict[str, Any]) -> None:
    """Write plain values, of which ``entries`` have a line each.

    Raises:
        ForetellError: it cannot be written; the file is as it was.
    """
    head = {key: value for key, value in plain.items() if key != "entries"}
    entries = ",\n    ".join(json.dumps(one, ensure_ascii=False) for one in plain["entries"])
    lines = [f'  "{key}": {json.dumps(value, ensure_ascii=False)},' for key, value in head.items()]
    inside = f"\n    {entries}\n  " if entries else ""
    with writing_to(path):
        write_whole(path, "\n".join(["{", *lines, f'  "entries": [{inside}]', "}", ""]))
