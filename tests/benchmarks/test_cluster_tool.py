"""`make cluster` says so, and fails, where a table does not go on."""

from __future__ import annotations

import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from types import SimpleNamespace

import pytest
from benchmarks.server.silences import SETTLES, Evening

import cluster as tool


def played(monkeypatch: pytest.MonkeyPatch, *since_moves: float) -> int:
    """The status after an evening; so long ago was each table's last move when it was looked at."""

    @contextmanager
    def started(*_: object, **__: object) -> Iterator[object]:
        yield SimpleNamespace(url="http://127.0.0.1:1", servers=[])

    @asynccontextmanager
    async def evening(*_: object) -> AsyncIterator[Evening]:
        yield Evening()

    async def silence_while(_made: object, playing: Evening, _fails: object) -> float:
        now = time.monotonic()
        playing.moments = {str(n): [now - ago] for n, ago in enumerate(since_moves)}
        return max(since_moves)

    faked = {"cluster": started, "evening": evening, "silence_while": silence_while}
    found = {"programs": lambda: "/bin", "haproxy": lambda: "/bin/haproxy", "PLAYED": 0.0}
    for name, value in {**faked, **found}.items():
        monkeypatch.setattr(tool, name, value)
    monkeypatch.setattr(sys, "argv", ["cluster.py", "--tables", str(len(since_moves))])
    return tool.main()


def test_a_table_that_stands_still_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Even one of several; after that nothing else is let fail."""
    assert played(monkeypatch, 0.1, SETTLES + 1.0) == 1
    told = capsys.readouterr()
    assert told.err == "  one process killed: 1 of 2 tables do not go on\n"
    assert "play on" not in told.out


def test_all_that_go_on_are_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With how long they stood still at most, once for each failure."""
    assert played(monkeypatch, 0.1, 3.0) == 0
    said = capsys.readouterr().out
    assert said.count("no table was silent for longer than 3.0 s") == len(tool.SHOWN)
    assert said.endswith("all 2 tables play on.\n")
