"""Keys from a terminal, one at a time; whole lines where there is none."""

from __future__ import annotations

import codecs
import os
import select
import sys
from collections.abc import Iterator
from getpass import getpass
from typing import Any, Final, Protocol

ESCAPES: Final = {
    "[A": "up",
    "[B": "down",
    "[C": "right",
    "[D": "left",
    "OA": "up",
    "OB": "down",
    "OC": "right",
    "OD": "left",
    "[5~": "up",
    "[6~": "down",
}
PLAIN: Final = {"\r": "enter", "\n": "enter", "\x7f": "erase", "\b": "erase", "\x15": "clear"}
END: Final = "\x04"


class Keys(Protocol):
    """Where keys come from: single characters, or names such as ``enter`` and ``left``."""

    def __enter__(self) -> Keys: ...

    def __exit__(self, *_: object) -> None: ...

    def wait(self, seconds: float) -> str | None:
        """The next key; None when there was none for so long. ``end`` when there will be none."""


def parse(text: str) -> Iterator[str]:
    """The keys in what a terminal sent.

    >>> list(parse("7h\\r\\x1b[D"))
    ['7', 'h', 'enter', 'left']
    """
    place = 0
    while place < len(text):
        letter = text[place]
        place += 1
        if letter == "\x1b":
            size, name = _escape(text[place:])
            place += size
            if name:
                yield name
        elif letter == END:
            yield "end"
        elif letter in PLAIN:
            yield PLAIN[letter]
        elif letter.isprintable():
            yield letter


def _escape(rest: str) -> tuple[int, str]:
    """How many characters belong to an escape, and the key that it is, if one that we know."""
    if not rest or rest[0] not in "[O":
        return 0, "escape"
    for size in range(2, len(rest) + 1):
        if "@" <= rest[size - 1] <= "~":
            return size, ESCAPES.get(rest[:size], "")
    return len(rest), ""


class TerminalKeys:
    """Keys as they are pressed, without echo; the terminal is put back afterwards."""

    def __init__(self) -> None:
        self._file = sys.stdin.fileno()
        self._decoder = codecs.getincrementaldecoder("utf-8")("ignore")
        self._keys: list[str] = []
        self._before: list[Any] = []

    def __enter__(self) -> TerminalKeys:
        import termios

        self._before = termios.tcgetattr(self._file)
        self.take()
        return self

    def take(self) -> None:
        """Take the terminal's keys (again, after the program was stopped)."""
        import termios
        import tty

        tty.setcbreak(self._file, termios.TCSADRAIN)

    def __exit__(self, *_: object) -> None:
        import termios

        termios.tcsetattr(self._file, termios.TCSADRAIN, self._before)

    def wait(self, seconds: float) -> str | None:
        """The next key, if one comes in time."""
        if not self._keys and select.select([self._file], [], [], seconds)[0]:
            sent = os.read(self._file, 1024)
            if not sent:
                return "end"
            self._keys += parse(self._decoder.decode(sent))
        return self._keys.pop(0) if self._keys else None


class LineKeys:
    """Keys out of whole lines: a pipe, a file, or a system without single keys."""

    is_secret = False
    """Whether a console that shows each letter by itself is not to show the next line."""

    def __init__(self) -> None:
        self._keys: list[str] = []
        self._text = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("ignore")

    def __enter__(self) -> LineKeys:
        return self

    def __exit__(self, *_: object) -> None:
        return None

    def wait(self, seconds: float) -> str | None:
        """The next key, if a whole line comes in time; without ``select`` it waits for one."""
        if not self._keys:
            line = self._console() if sys.platform == "win32" else self._line(seconds)
            if line is None:
                return None
            self._keys = [*line.rstrip("\r\n"), "enter"] if line else ["end"]
        return self._keys.pop(0)

    def _console(self) -> str:
        """The next line, however long it takes."""
        if self.is_secret and sys.stdin.isatty():
            return f"{getpass('')}\n"
        return sys.stdin.readline()

    def _line(self, seconds: float) -> str | None:
        """The next line; empty at the end, none if there was none for so long."""
        while "\n" not in self._text:
            file = sys.stdin.fileno()
            if not select.select([file], [], [], seconds)[0]:
                return None
            sent = os.read(file, 4096)
            if not sent:
                rest, self._text = self._text, ""
                return rest
            self._text += self._decoder.decode(sent)
        line, _, self._text = self._text.partition("\n")
        return f"{line}\n"


def keys_here() -> Keys:
    """The keys of the terminal that this program runs in."""
    try:
        import termios  # noqa: F401  # not on Windows
    except ImportError:
        return LineKeys()
    return TerminalKeys() if sys.stdin.isatty() else LineKeys()
