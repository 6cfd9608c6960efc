"""Screen and keys together: a page is shown, a line is typed below it."""

from __future__ import annotations

import contextlib
import os
import signal
import time
from collections.abc import Callable
from types import TracebackType
from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text

from foretell.terminal import faces
from foretell.terminal.keys import Keys
from foretell.terminal.screen import Screen
from foretell.terminal.size import Size
from foretell.terminal.words import Words

POLL: Final = 0.25
PROMPT: Final = " > "
LONGEST: Final = 400
FOOT: Final = 3
"""Lines below the picture: a message, what is typed, what may be typed."""

Draw = Callable[[Size], list[Text]]
"""Draws a picture that fits a size."""


def _go(*_: object) -> None:
    """The terminal closes, or the system asks to end: as if the person had."""
    raise KeyboardInterrupt


class Desk:
    """Where a person sits: pictures above, the typed line and its hints below."""

    def __init__(self, screen: Screen, keys: Keys, words: Words) -> None:
        self.screen = screen
        self.keys = keys
        self.words = words
        self.typed = ""
        self._ahead: list[str] = []
        self._painted: Size | None = None
        self._before: dict[str, Any] = {}

    def __enter__(self) -> Desk:
        self.keys.__enter__()
        self.screen.__enter__()
        for name, handler in self._handlers().items():
            self._before[name] = signal.signal(getattr(signal, name), handler)
        return self

    def _handlers(self) -> dict[str, Callable[..., None]]:
        """What is done about signals, as far as the system has them."""
        wanted = {"SIGTERM": _go, "SIGHUP": _go, "SIGTSTP": self._stop}
        return {name: handler for name, handler in wanted.items() if hasattr(signal, name)}

    def _stop(self, *_: object) -> None:
        """Put the terminal back, stop, and take it again when the program goes on."""
        self._leave()
        os.kill(os.getpid(), signal.SIGSTOP)
        self.keys.__enter__()
        self.screen.__enter__()
        self.screen.forget()
        self._painted = None

    def _leave(self) -> None:
        with contextlib.suppress(OSError):
            self.screen.__exit__(None, None, None)
            self.keys.__exit__(None, None, None)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for name, handler in self._before.items():
            signal.signal(getattr(signal, name), handler)
        self._leave()

    def show(self, draw: Draw, message: Text, hints: str) -> None:
        """Paint a picture, a message, what is typed so far, and the hints."""
        size = self._painted = self.screen.size()
        lines = draw(Size(size.width, size.height - FOOT))[: size.height - FOOT]
        lines += [Text("")] * (size.height - FOOT - len(lines))
        shown = self.typed[-max(1, size.width - len(PROMPT) - 2) :]
        column = len(PROMPT) + cell_len(shown)
        foot = [message, faces.slip(PROMPT, "bold").append(shown)]
        lines += [*foot, Text(" " + hints, style=faces.QUIET)]
        self.screen.paint(lines, column)

    def ask(self, draw: Draw, message: Text, hints: str) -> str:
        """A line, or the name of a key that acts at once: ``left right up down escape``.

        Raises:
            EOFError: there will be no more keys.
        """
        self.typed = ""
        self.show(draw, message, hints)
        while True:
            key = self._key(draw, message, hints)
            if key == "enter":
                line, self.typed = self.typed, ""
                return line
            if key == "end":
                raise EOFError
            if len(key) > 1 and key not in ("erase", "clear"):
                self.typed = ""
                return f"<{key}>"
            self._edit(key)
            if self.screen.is_live:
                self.show(draw, message, hints)

    def _key(self, draw: Draw, message: Text, hints: str) -> str:
        """The next key; where the size has changed, the picture is painted meanwhile."""
        while True:
            key = self._ahead.pop(0) if self._ahead else self.keys.wait(POLL)
            if key is not None:
                return key
            if self.screen.size() != self._painted:
                self.show(draw, message, hints)

    def _edit(self, key: str) -> None:
        if key == "erase":
            self.typed = self.typed[:-1]
        elif key == "clear":
            self.typed = ""
        elif len(self.typed) < LONGEST:
            self.typed += key

    def watch(self, draw: Draw, message: Text, hints: str, seconds: float) -> None:
        """Show a picture for a while, or until Enter; other keys wait for the next question."""
        if not self.screen.is_live or seconds <= 0:
            return
        self.show(draw, message, hints)
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            key = self.keys.wait(left)
            if key == "enter" and not self._ahead:
                return
            if key is not None:
                self._ahead.append(key)
            if key == "end":
                return
