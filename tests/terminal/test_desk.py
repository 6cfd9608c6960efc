"""Where somebody sits: an end that is asked for comes, whatever the program was just doing."""

from __future__ import annotations

import contextlib
import os
import signal
from types import TracebackType

import pytest
from rich.text import Text

from foretell.terminal.desk import Desk
from foretell.terminal.screen import LiveScreen
from foretell.terminal.size import Size
from foretell.terminal.words import Words

WORDS = Words("en", unicode=False, symbols=False)


class NoKeys:
    """Nobody presses anything."""

    def __enter__(self) -> NoKeys:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
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
