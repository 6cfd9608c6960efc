"""Where somebody sits: an end that is asked for comes, whatever the program was just doing."""

from __future__ import annotations

import contextlib
import io
import os
import signal

import pytest
from rich.text import Text

from foretell.terminal import keys
from foretell.terminal.desk import Desk
from foretell.terminal.screen import LiveScreen, PlainScreen, Size
from foretell.terminal.words import Words

WORDS = Words("en", unicode=False, symbols=False)


class Console(io.StringIO):
    """Lines that somebody types."""

    def isatty(self) -> bool:
        """So it is."""
        return True


class NoKeys:
    """Nobody presses anything."""

    def __enter__(self) -> NoKeys:
        return self

    def __exit__(self, *_: object) -> None:
        return None

    def wait(self, seconds: float) -> str | None:
        """None, at once."""


def swallowed(_size: Size) -> list[Text]:
    """A picture during which Ctrl-C is pressed, where Python loses it, as in a destructor."""
    with contextlib.suppress(KeyboardInterrupt):
        os.kill(os.getpid(), signal.SIGINT)
    return []


def test_a_lost_ctrl_c_ends_all_the_same() -> None:
    """At the next look for a key."""
    with Desk(LiveScreen(), NoKeys(), WORDS) as desk, pytest.raises(KeyboardInterrupt):
        desk.ask(swallowed, Text("?"), "")
    with Desk(LiveScreen(), NoKeys(), WORDS) as desk, pytest.raises(KeyboardInterrupt):
        desk.watch(swallowed, Text("?"), "", 5)


@pytest.mark.parametrize(("rows", "shown"), [(12, 2), (24, 3)])
def test_what_is_said_in_several_lines_is_shown(
    rows: int, shown: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of it, where the window is not low."""
    screen, painted = LiveScreen(), list[str]()

    def paint(lines: list[Text], _column: int) -> None:
        painted.extend(line.plain for line in lines)

    monkeypatch.setattr(screen, "size", lambda: Size(60, rows))
    monkeypatch.setattr(screen, "paint", paint)
    Desk(screen, NoKeys(), WORDS).show(lambda _: [], Text(" one\n two\n three"), "")
    assert len(painted) == rows
    assert painted[-2 - shown : -2] == [" one", " two", " three"][:shown]


def test_a_console_does_not_show_what_is_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows shows letters by itself: there secret lines are asked for as passwords."""
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setattr("sys.stdin", Console("7h\n"))
    monkeypatch.setattr(keys, "getpass", lambda _prompt: "2")
    with Desk(PlainScreen(), keys.LineKeys(), WORDS) as desk:
        desk.is_secret = True
        assert desk.ask(lambda _size: [], Text("?"), "") == "2"
        desk.is_secret = False
        assert desk.ask(lambda _size: [], Text("?"), "") == "7h"
