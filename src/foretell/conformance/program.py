"""Asking any program: a question a line, an answer a line, as docs/conformance.md says it."""

from __future__ import annotations

import io
import json
import os
import shlex
import signal
import subprocess
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from types import TracebackType
from typing import IO, Any, Final, Self, cast

from foretell.base.bounds import Bounds, excess
from foretell.base.decoding import shown
from foretell.base.errors import ForetellError
from foretell.base.i18n import spoken
from foretell.conformance.answering import Answer
from foretell.conformance.question import Question

ANSWER: Final = Bounds(100_000, 20_000, 8)
"""A line of an answer: the longest of our cases has some two thousand characters."""

GRACE: Final = 2.0
"""Seconds in which a program ends once nothing more is asked."""


class Program:
    """A program that was started and answers questions, until it is closed.

    It is asked on a thread of its own, since a pipe can keep us waiting for ever.
    """

    def __init__(self, command: str, seconds: float) -> None:
        """Start it.

        Raises:
            ForetellError: there is no such program, or it cannot be started.
        """
        self._seconds = seconds
        self._process = _started(command)
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        self._thread = Thread(target=self._exchange, daemon=True)
        self._thread.start()

    def __enter__(self) -> Self:
        """Be closed at the end."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close it: a program ends when its input does; one that does not is ended."""
        self._lines.put(b"")
        self._end(GRACE if kind is None else 0)
        self._thread.join(GRACE)

    def __call__(self, question: Question) -> Answer:
        """What it answers.

        Raises:
            ForetellError: it ended, answers something else, or not in time.
        """
        self._lines.put((json.dumps(vars(question), default=str) + "\n").encode())
        try:
            said = self._answers.get(timeout=self._seconds)
        except Empty:
            raise _failed("silent", question, seconds=f"{self._seconds:g}") from None
        if not said:
            raise _failed("ended", question, status=self._end(GRACE))
        return _answer(question, said.decode("utf-8", "replace").strip())

    def _exchange(self) -> None:
        """Write what is asked and read what is answered; no answer is an empty one."""
        stdin, stdout = cast("IO[bytes]", self._process.stdin), cast("Any", self._process.stdout)
        with stdin, io.BufferedReader(stdout) as answers:
            for line in iter(self._lines.get, b""):
                try:
                    stdin.write(line)
                    self._answers.put(answers.readline(ANSWER.size))
                except OSError:
                    self._answers.put(b"")

    def _end(self, seconds: float) -> int:
        """Its exit status, once it has ended or been ended."""
        with suppress(subprocess.TimeoutExpired):
            return self._process.wait(seconds)
        if os.name == "posix":
            os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()
        return self._process.wait()


def _started(command: str) -> subprocess.Popen[bytes]:
    try:
        words = shlex.split(command, posix=os.name == "posix")
    except ValueError:
        raise spoken(ForetellError("bad-program", ""), "failed-program-quotes") from None
    if not words:
        raise spoken(ForetellError("bad-program", ""), "failed-program-empty")
    try:
        return subprocess.Popen(
            words,
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
    except OSError as error:
        reason = error.strerror or str(error)
        raise spoken(
            ForetellError("bad-program", ""), "failed-program-start", file=words[0], why=reason
        ) from None


def _answer(question: Question, said: str) -> Answer:
    try:
        answer = None if excess(said, ANSWER) else json.loads(said)
    except ValueError:
        answer = None
    if not isinstance(answer, dict) or answer.pop("id", None) != question.id:
        raise _failed("nonsense", question, said=shown(said))
    return answer


def _failed(kind: str, question: Question, **details: str | int) -> ForetellError:
    error = ForetellError("bad-program", "")
    return spoken(error, f"failed-program-{kind}", case=question.id, **details)
