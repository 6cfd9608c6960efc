"""Painting: sizes, sentences over lines, a screen of which only changed lines are written."""

from __future__ import annotations

import os
import shutil
import sys
from dataclasses import dataclass
from textwrap import wrap
from typing import Final, Protocol

from rich.console import Console
from rich.text import Text


@dataclass(frozen=True, slots=True)
class Size:
    """Columns and rows."""

    width: int
    height: int


LEAST: int = 20
MARGIN: int = 3
"""Blanks before the later lines of a message."""


def wrapped(text: str, width: int, margin: int = 1) -> list[Text]:
    """A sentence in lines of a width, the later ones indented.

    >>> [line.plain for line in wrapped("one two three four five", 24)]
    [' one two three four', '   five']
    """
    lines = wrap(text, max(LEAST, width - 2 * margin - 2))
    return [Text(" " * (margin + (2 if place else 0)) + line) for place, line in enumerate(lines)]


def folded(text: Text, width: int) -> list[Text]:
    """A text in its styles, over as many lines as it needs; at least one.

    >>> [line.plain for line in folded(Text(" Your bid? 0 1 2"), 13)]
    [' Your bid? 0', '   1 2']
    >>> [line.plain for line in folded(Text(" one\\n two three"), 8)]
    [' one', ' two', '   three']
    """
    return [line for part in text.split("\n") for line in _folded(part, width)] or [text]


def _folded(text: Text, width: int) -> list[Text]:
    """The same of a text without ends of lines."""
    lines, rest = [], text
    width = max(1, width)
    margin = min(MARGIN, width - 1)
    while rest.cell_len > width:
        at = rest.plain.rfind(" ", margin + 1, width)
        first, rest = rest.divide([at if at > 0 else width])
        lines.append(first)
        rest = Text(" " * margin) + rest[len(rest.plain) - len(rest.plain.lstrip()) :]
    return [*lines, rest]


ENTER: Final = "\x1b[?1049h\x1b[H\x1b[2J"
LEAVE: Final = "\x1b[0m\x1b[?25h\r\n\x1b[?1049l"


class Screen(Protocol):
    """Where frames are shown."""

    is_live: bool
    """Whether a frame takes the place of the one before."""

    def __enter__(self) -> Screen: ...

    def __exit__(self, *_: object) -> None: ...

    def size(self) -> Size:
        """How large it is now."""

    def paint(self, lines: list[Text], column: int) -> None:
        """Show lines from the top; the cursor stands in the last but one, at a column."""

    def forget(self) -> None:
        """Paint everything anew the next time."""


class LiveScreen:
    """A terminal that knows cursor movements."""

    is_live = True

    def __init__(self) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)
        self._shown: list[str] = []
        self._size = Size(0, 0)

    def __enter__(self) -> LiveScreen:
        self._write(ENTER)
        return self

    def __exit__(self, *_: object) -> None:
        self._write(LEAVE)

    def size(self) -> Size:
        """The terminal's size."""
        columns, rows = shutil.get_terminal_size((80, 24))
        return Size(columns, rows)

    def forget(self) -> None:
        """Paint everything anew the next time."""
        self._shown = []

    def paint(self, lines: list[Text], column: int) -> None:
        """Write the rows that changed, and put the cursor into the last but one."""
        size = self.size()
        rows = [self._row(line, size.width) for line in lines[: size.height]]
        out = ["\x1b[?25l"]
        if size != self._size or not self._shown:
            self._shown, self._size = [""] * size.height, size
            out.append("\x1b[H\x1b[2J")
        rows += [""] * (size.height - len(rows))
        for place, row in enumerate(rows):
            if row != self._shown[place]:
                out.append(f"\x1b[{place + 1};1H{row}\x1b[0m\x1b[K")
        self._shown = rows
        out.append(f"\x1b[{size.height - 1};{min(column, size.width - 1) + 1}H\x1b[?25h")
        self._write("".join(out))

    def _row(self, line: Text, width: int) -> str:
        with self.console.capture() as captured:
            line = line.copy()
            line.truncate(width, overflow="crop")
            self.console.print(line, end="", no_wrap=True, soft_wrap=True)
        return captured.get()

    def _write(self, text: str) -> None:
        """Write past Python's buffer, which a signal that comes meanwhile could not enter again."""
        data = text.encode(sys.stdout.encoding or "utf-8", "replace")
        while data:
            data = data[os.write(sys.stdout.fileno(), data) :]


class PlainScreen:
    """Plain lines, one frame after the other: a dumb terminal, a pipe, a log."""

    is_live = False

    def __init__(self) -> None:
        self.console = Console(
            highlight=False, markup=False, emoji=False, color_system=None, soft_wrap=True
        )

    def __enter__(self) -> PlainScreen:
        return self

    def __exit__(self, *_: object) -> None:
        return None

    def size(self) -> Size:
        """The usual size, or the terminal's."""
        columns, rows = shutil.get_terminal_size((80, 24))
        return Size(max(columns, 40), max(rows, 24))

    def forget(self) -> None:
        """Nothing stays on the screen."""

    def paint(self, lines: list[Text], column: int) -> None:  # noqa: ARG002  # no cursor here
        """Print the lines, without blank ones at the end."""
        rows = [line.plain.rstrip() for line in lines]
        sys.stdout.write("\n".join(rows).rstrip() + "\n")
        sys.stdout.flush()


def screen_here() -> Screen:
    """The screen of the terminal that this program runs in."""
    is_live = sys.stdout.isatty() and os.environ.get("TERM", "") not in ("", "dumb")
    return LiveScreen() if is_live else PlainScreen()
