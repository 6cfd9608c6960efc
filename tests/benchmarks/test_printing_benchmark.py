"""`python -m benchmarks.printing`, called as its users call it."""

from __future__ import annotations

import pytest

from benchmarks import printing

DECKS = {"deck", "backs"}


def test_everything_that_is_printed_is_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A row for each thing; here without the decks, which take seconds."""
    quick = {name: make for name, make in printing.things().items() if not DECKS & {*name.split()}}
    monkeypatch.setattr(printing, "things", lambda: quick)
    printing.main(["--runs", "1"])
    head, *rows = capsys.readouterr().out.splitlines()
    assert "load" in head
    assert [row.startswith(name) for row, name in zip(rows, quick, strict=True)] == [True] * 6
