"""A real pseudo-terminal with the game in it, and a player that knows what the screen says."""

from __future__ import annotations

import os
import random
import re
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import pexpect
import pyte

from foretell.terminal.screen import MARGIN
from foretell.terminal.words import Words
from tests.seeded_chance import FILE, found_first, role
from tests.terminal.forked import ForkedTerminal, can_begin

PATIENCE: Final = 240.0
"""Seconds to wait for what must come, on a busy machine."""
QUIET: Final = 0.05
HINT: Final = 30
"""Columns of the hints that are there in a narrow terminal, too."""
PAINTED: Final = "\x1b[?25h"
"""How the program ends every picture: the cursor comes back."""
PROGRAM: Final = "from foretell.cli.main import main; main(prog_name='foretell')"
SOWN: Final = "from tests.seeded_chance import main; main()"
"""The same, with chance from a seed."""
KEPT: Final = (
    *("PATH", "PYTHONPATH", "HOME", "SYSTEMROOT"),
    *("FORETELL_CACHE", "NUMBA_DISABLE_JIT", FILE),
)


class Terminal:
    """``foretell`` with some arguments in a terminal of its own."""

    def __init__(
        self,
        arguments: Sequence[str],
        state: Path,
        *,
        size: tuple[int, int] = (80, 24),
        environ: Mapping[str, str] | None = None,
        is_new: bool = False,
    ) -> None:
        """Begin; ``is_new``: as a child of this process, which begins by itself."""
        self.columns, self.rows = size
        kept = {name: os.environ[name] for name in KEPT if name in os.environ}
        said = {"TERM": "xterm-256color", "LANG": "en_GB.UTF-8", "FORETELL_STATE": str(state)}
        said |= {**found_first(), **role("terminal")}
        told = {**kept, **said, **(environ or {})}
        self.process = self._begun(arguments, told, can_fork=not is_new and can_begin(told))
        self.screen = pyte.Screen(self.columns, self.rows)
        self.stream = pyte.Stream(self.screen)
        self.raw = ""

    def _begun(self, words: Sequence[str], told: Mapping[str, str], *, can_fork: bool) -> Any:
        """The program in an environment: a forked process, or a new one."""
        size = self.rows, self.columns
        how: dict[str, Any] = {"encoding": "utf-8", "codec_errors": "replace", "timeout": PATIENCE}
        if can_fork:
            return ForkedTerminal(SOWN, words, told, size, **how)
        begun = pexpect.spawn(
            sys.executable, ["-c", SOWN, *words], env={**told}, dimensions=size, **how
        )
        begun.delaybeforesend = None  # it is known when something is asked
        return begun

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self.process.close(force=True)
        except pexpect.ExceptionPexpect:  # killed, but a busy machine takes longer over it
            self.process.wait()

    @property
    def lines(self) -> list[str]:
        """The screen as it stands."""
        return [line.rstrip() for line in self.screen.display]

    @property
    def text(self) -> str:
        """The screen as one text."""
        return "\n".join(self.lines)

    @property
    def message(self) -> str:
        """What stands above the line that is typed in: one line, or several that go on."""
        lines = self.lines[: self.rows - 2]
        said = lines.pop()
        while said.startswith(" " * MARGIN) and lines:
            said = f"{lines.pop()} {said.strip()}"
        return said

    def pump(self, seconds: float = QUIET) -> bool:
        """Take in what the program writes for a moment; whether it still runs."""
        try:
            said = self.process.read_nonblocking(65536, seconds)
        except pexpect.TIMEOUT:
            return True
        except pexpect.EOF:
            return False
        self.raw += said
        self.stream.feed(said)
        return True

    @property
    def is_painted(self) -> bool:
        """Whether the last picture has come as a whole, with nothing typed below it."""
        return self.raw.endswith(PAINTED) and self.lines[self.rows - 2].strip() == ">"

    def wait_for(self, *wanted: str) -> str:
        """Wait until one of some texts is on the screen; which."""
        end = time.monotonic() + PATIENCE
        runs = True
        while runs and time.monotonic() < end:
            for one in wanted if self.is_painted else ():
                if one in self.text:
                    return one
            runs = self.pump()
        raise AssertionError(f"none of {wanted} came:\n{self.text}")

    def until(self, is_so: Callable[[], object], wanted: str) -> None:
        """Wait until something is so of the screen; in words, what."""
        end = time.monotonic() + PATIENCE
        while not (self.is_painted and is_so()):
            assert time.monotonic() < end and self.pump(), f"never {wanted}:\n{self.text}"  # noqa: PT018

    def told(self, wanted: str) -> None:
        """Wait until a text stands above the line that is typed in."""
        self.until(lambda: wanted in self.message, wanted)

    def type(self, line: str) -> None:
        """Type a line and Enter, and wait until the screen has changed."""
        before = len(self.raw)
        self.process.send(line + "\r")
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.pump():
            if len(self.raw) > before and self.is_painted:
                return

    def ended(self) -> int:
        """Wait for the end of the program; its exit status."""
        end = time.monotonic() + PATIENCE
        while self.pump() and time.monotonic() < end:
            pass
        self.process.close()
        return int(self.process.exitstatus if self.process.exitstatus is not None else -1)


class Player:
    """Plays by what the screen says, in its language; chance chooses among what is offered."""

    ASKED: tuple[str, ...] = (
        "hints",
        "hints-trump",
        "hints-round",
        "hints-card",
        "hints-pause",
        "hints-end",
    )
    """The hints below a question."""
    LAST = "final-enter"
    """The hints below the last page."""

    def __init__(self, terminal: Terminal, words: Words, seed: int = 1) -> None:
        self.terminal = terminal
        self.say = words.say
        self.words = words
        self.chance = random.Random(seed)
        self.seen: list[str] = []

    def play(self) -> None:
        """Play to the last page of the game, and leave it."""
        while not self.step():
            pass

    def step(self) -> bool:
        """Answer the question on the screen; whether the game is over."""
        terminal = self.terminal
        waiting = self._wait()
        self.seen.append(terminal.text)
        if waiting == self.hint(self.LAST):
            while terminal.process.isalive() and waiting in terminal.text:
                terminal.type("")
            return True
        terminal.type(self._answer())
        return False

    def _wait(self) -> str:
        """Wait until something is asked."""
        return self.terminal.wait_for(*(self.hint(key) for key in (*self.ASKED, self.LAST)))

    def hint(self, key: str) -> str:
        """The beginning of some hints."""
        return self.say(key)[:HINT]

    def _answer(self) -> str:
        message = self.terminal.message
        if self.say("sure") in message:
            return ""
        if self.say("ask-bid") in message or self.say("ask-mend") in message:
            return self.one_of(re.findall(r"\d+", message.split("?")[-1]))
        if self.say("ask-trump") in message:
            return self.chance.choice(list(self.words.letters.values()))
        if self.say("ask-uber") in message:
            return self.chance.choice(["K", self.words.ranks["Q"] + self.words.letters["s"]])
        asked = ("ask-twist", "ask-role", "ask-form")
        if any(self.say(key) in message for key in asked):
            return self.one_of(re.findall(r" (\d+) ", message))
        cards = ("ask-lead", "ask-play", "ask-pass", "ask-dummy")
        if any(self.say(key, who=self.say("dummy")) in message for key in cards):
            return self.chance.choice(self.numbers())
        return ""

    def one_of(self, offered: list[str]) -> str:
        """One of what is offered."""
        return self.chance.choice(offered)

    def numbers(self) -> list[str]:
        """The numbers below the cards that may be played."""
        found: list[str] = []
        for line in self.terminal.lines:
            if re.fullmatch(r" +(\[?\d+\]?|-)( +(\[?\d+\]?|-))*", line):
                found += re.findall(r"\d+", line)
        return found
