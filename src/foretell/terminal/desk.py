"""Screen and keys together: a page is shown, a line is typed below it."""

from __future__ import annotations

import contextlib
import os
import signal
import time
from collections.abc import Callable
from typing import Any, Final, Protocol

from rich.cells import cell_len
from rich.text import Text

from foretell.terminal import faces
from foretell.terminal.keys import Keys, LineKeys
from foretell.terminal.screen import Screen, Size, folded
from foretell.terminal.words import Words

POLL: Final = 0.25
PROMPT: Final = " > "
LONGEST: Final = 400
LEAST: Final = Size(40, 10)
"""A smaller window shows nothing but that."""
MESSAGE: Final = 2
"""The most lines of a message in a low window; below it are what is typed and what may be typed."""
TALL: Final = 20
"""From so many rows on there may be twice as many."""
PART: Final = " · "
"""Between the parts of the hints; the last ones go where not all fit."""

TURNS: Final = {">": "<down>", "<": "<up>"}
"""What is typed where there are no arrow keys."""

Draw = Callable[[Size], list[Text]]
"""Draws a picture that fits a size."""


class Pulse(Protocol):
    """What changes by itself while somebody thinks: others, a clock, a connection."""

    def corner(self) -> Text:
        """What stands in the last corner: the seconds left, a lost connection."""

    def stamp(self) -> object:
        """Something that differs when the picture has to be painted again."""

    def is_news(self) -> bool:
        """Whether a question is to be left because things stand differently now."""


class Still:
    """Nothing changes by itself: a game in this process."""

    def corner(self) -> Text:
        """Nothing."""
        return Text("")

    def stamp(self) -> object:
        """A stamp that never changes."""
        return None

    def is_news(self) -> bool:
        """Whether anything has changed: never."""
        return False


class Desk:
    """Where a person sits: pictures above, the typed line and its hints below."""

    def __init__(self, screen: Screen, keys: Keys, words: Words) -> None:
        self.screen = screen
        self.keys = keys
        self.words = words
        self.typed = ""
        self.is_secret = False  # what is typed is not shown
        self.pulse: Pulse = Still()
        self._ahead: list[str] = []
        self._painted: object = None
        self._before: dict[str, Any] = {}
        self._is_to_go = False

    def __enter__(self) -> Desk:
        self.keys.__enter__()
        self.screen.__enter__()
        for name, handler in self._handlers().items():
            self._before[name] = signal.signal(getattr(signal, name), handler)
        return self

    def _handlers(self) -> dict[str, Callable[..., None]]:
        """What is done about signals, as far as the system has them."""
        wanted = dict.fromkeys(("SIGINT", "SIGTERM", "SIGHUP"), self._go)
        wanted["SIGTSTP"] = self._stop
        return {name: handler for name, handler in wanted.items() if hasattr(signal, name)}

    def _go(self, *_: object) -> None:
        """Ctrl-C, the terminal closes, or the system asks to end; :meth:`_stay` will see it too."""
        self._is_to_go = True
        raise KeyboardInterrupt

    def _stay(self) -> None:
        """Go on, unless it is to end: Python drops what is raised while it clears up objects.

        Raises:
            KeyboardInterrupt: it is to end.
        """
        if self._is_to_go:
            raise KeyboardInterrupt

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

    def __exit__(self, *_: object) -> None:
        for name, handler in self._before.items():
            signal.signal(getattr(signal, name), handler)
        self._leave()

    def show(self, draw: Draw, message: Text, hints: str) -> None:
        """Paint a picture, a message, what is typed so far, and the hints."""
        size = self.screen.size()
        self._painted = self._stamp()
        if size.width < LEAST.width or size.height < LEAST.height:
            self._complain(size)
            return
        asked = folded(message, size.width)[: MESSAGE * (1 + (size.height >= TALL))]
        room = size.height - len(asked) - 2
        lines = draw(Size(size.width, room))[:room]
        lines += [Text("")] * (room - len(lines))
        typed_text = self.words.fit("…") if self.is_secret and self.typed else self.typed
        shown = typed_text[-max(1, size.width - len(PROMPT) - 2) :]
        column = len(PROMPT) + cell_len(shown)
        typed = faces.slip(PROMPT, "bold").append(shown)
        self.screen.paint([*lines, *asked, typed, self._last(hints, size.width)], column)

    def _stamp(self) -> object:
        """What the picture depends on beside what is typed."""
        return self.screen.size(), self.pulse.corner().plain, self.pulse.stamp()

    def _complain(self, size: Size) -> None:
        """Ask for a larger window."""
        said = self.words.say("too-small", width=LEAST.width, height=LEAST.height)
        lines = folded(Text(said), size.width)[: size.height]
        self.screen.paint([*lines, *[Text("")] * (size.height - len(lines))], 0)

    def _last(self, hints: str, width: int) -> Text:
        """The hints, as many as fit beside what stands in the corner."""
        corner = self.pulse.corner()
        parts = hints.split(PART)
        while len(parts) > 1 and cell_len(PART.join(parts)) + corner.cell_len + 1 > width:
            parts.pop()
        left = Text(" " + PART.join(parts), style=faces.QUIET)
        return faces.padded(left, width - corner.cell_len) + corner if corner.plain else left

    def ask(self, draw: Draw, message: Text, hints: str, *, wakes: bool = False) -> str:
        """A line, or the name of a key that acts at once: ``left right up down escape``.

        A line of ``>`` or ``<`` alone stands for ``down`` or ``up``.
        Where news may wake it, it is left with ``<news>``, and what is typed stays typed.

        Raises:
            EOFError: there will be no more keys.
        """
        self.show(draw, message, hints)
        while True:
            key = self._key(draw, message, hints, wakes=wakes)
            if key == "news":
                return "<news>"
            if key == "enter":
                line, self.typed = self.typed, ""
                return line if self.is_secret else TURNS.get(line.strip(), line)
            if key == "end":
                raise EOFError
            if len(key) > 1 and key not in ("erase", "clear"):
                self.typed = ""
                return f"<{key}>"
            self._edit(key)
            if self.screen.is_live:
                self.show(draw, message, hints)

    def _key(self, draw: Draw, message: Text, hints: str, *, wakes: bool) -> str:
        """The next key; where something has changed, the picture is painted meanwhile."""
        while True:
            self._stay()
            if isinstance(self.keys, LineKeys):
                self.keys.is_secret = self.is_secret
            key = self._ahead.pop(0) if self._ahead else self.keys.wait(POLL)
            if key is not None:
                return key
            if wakes and self.pulse.is_news():
                return "news"
            if self.screen.is_live and self._stamp() != self._painted:
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
            self._stay()
            key = self.keys.wait(left)
            if key == "enter" and not self._ahead:
                return
            if key is not None:
                self._ahead.append(key)
            if key == "end":
                return
