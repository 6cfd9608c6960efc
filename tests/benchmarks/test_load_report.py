"""`make load`: how many processes, and what is written of them into a page."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import click
import pytest
from benchmarks.server import many
from benchmarks.server.crew import Load
from benchmarks.server.report import END, SHARED_END, SHARED_START, START, write
from benchmarks.server.scenes import Effort, Figures

PAGE = f"# Speed\n{START}\nold\n{END}\n{SHARED_START}\nnone yet\n{SHARED_END}\nend\n"


def measured(monkeypatch: pytest.MonkeyPatch, cores: int) -> dict[str, Any]:
    """Four processes take three and a half times what one takes, on so many cores."""

    def cluster(_load: Load, _effort: Effort, processes: int) -> Figures:
        return {"moves_per_second": 1000.0 if processes == 1 else 3500.0}

    monkeypatch.setattr(many, "_of_cluster", cluster)
    monkeypatch.setattr(os, "sched_getaffinity", lambda _pid: set(range(cores)))
    return {**many.throughput(Load(), Effort(), (1, 4)), "how": "in a test"}


@pytest.mark.parametrize(
    ("cores", "said"),
    [(8, "≥ 3.2 × | yes |"), (2, "≥ 3.2 × | not shown: 2 cores, it needs 8 |")],
)
def test_with_few_cores_a_sum_of_processes_is_not_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cores: int, said: str
) -> None:
    """The line is there, with what was counted; the part of single servers stays as it is."""
    page = tmp_path / "speed.md"
    page.write_text(PAGE)
    write(page, {"throughput": measured(monkeypatch, cores)})
    text = page.read_text()
    assert f"| moves of four processes / of one | 3.5 × | {said}\n" in text
    assert f"# Speed\n{START}\nold\n{END}\n{SHARED_START}\n" in text
    assert text.endswith(f"{SHARED_END}\nend\n")
    assert "none yet" not in text


def test_a_page_without_the_marks_is_refused(tmp_path: Path) -> None:
    """Nothing is written anywhere in it."""
    page = tmp_path / "page.md"
    page.write_text(f"{START}\n{END}\n")
    with pytest.raises(ValueError, match="several processes"):
        write(page, {"silences": {"killed": 2.0, "how": "in a test"}})
    assert page.read_text() == f"{START}\n{END}\n"


def test_processes_stand_one_after_the_other_or_with_commas() -> None:
    """As `make load ARGS="--processes 1 2 4"`."""
    from benchmarks.server.__main__ import counts

    assert counts("1", (2, 4)) == counts("1,2,4", ()) == (1, 2, 4)
    with pytest.raises(click.UsageError, match="behind --processes"):
        counts("", (2,))
