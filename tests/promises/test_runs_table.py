"""The page of long runs: what is written is what is read."""

from __future__ import annotations

import re
from pathlib import Path

from tests.promises import kept_runs, runs_table, workers
from tests.promises.rows import ROWS, Progress

NAMED = re.compile(r"`(tests/[\w/]+\.py)(?:::(test_\w+))?`")


def test_the_page_is_read_as_it_was_written() -> None:
    """Rows that were not run say so; the text around stays; figures, too."""
    run = kept_runs.Run(1_234_567, 4_321, "2026-01-31", "abc1234+")
    back = kept_runs.Run(2_000, 2, "2026-01-31", "abc1234", [2.5, 3.01])
    runs = {"R7": {run.commit: run}, "R3": {back.commit: back}}
    page = runs_table.made(runs, f"before\n{runs_table.BEGIN}\n{runs_table.END}\nafter\n")
    assert runs_table.read(page) == runs
    assert page.startswith("before\n")
    assert page.endswith("\nafter\n")
    assert page.count("quick only") + page.count("not yet") == len(ROWS) - 2
    assert runs_table.made(runs_table.read(page), page) == page


def test_the_longest_run_is_told_beside_the_last_one() -> None:
    """Counts of different code are not added up: each says which it was."""
    most, last = (kept_runs.Run(n, n, "2026-01-31", str(n)) for n in (9, 3))
    assert runs_table.shown({"9": most, "3": last}) == [most, last]
    assert runs_table.shown({"3": last, "9": most}) == [most]


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """At the same commit alone, and nowhere where there are changes beside it."""
    runs: kept_runs.Runs = {}
    for code in ("abc", "abc+"):
        kept_runs.keep(runs, "R3", code, Progress(2, 100, [2.5]), tmp_path / "runs.json")
    found = kept_runs.read(tmp_path / "runs.json")
    assert found == runs
    assert kept_runs.progress(found, "R3", "abc") == Progress(2, 100, [2.5])
    assert (
        kept_runs.progress(found, "R3", "abc+")
        == kept_runs.progress(found, "R3", "new")
        == Progress()
    )


def test_seeds_leave_no_gap() -> None:
    """What a quick worker brings counts when the slower one has brought what is before it."""
    done, ready = Progress(), {3: (range(3, 5), Progress(5, 20))}
    workers.take(done, ready)
    assert done == Progress()
    ready[0] = (range(3), Progress(3, 30))
    workers.take(done, ready)
    assert done == Progress(5, 50)
    assert not ready


def test_the_page_holds_the_rows_of_today() -> None:
    """A row that is added or changed is told; `make promises` writes it."""
    page = runs_table.PAGE.read_text(encoding="utf-8")
    assert runs_table.made(runs_table.read(page), page) == page


def test_every_test_on_the_page_is_there() -> None:
    """By file, and by name where one is named."""
    root = runs_table.PAGE.parents[1]
    named = NAMED.findall(runs_table.PAGE.read_text(encoding="utf-8"))
    assert len(named) > 40
    for file, test in named:
        assert not test or f"def {test}(" in (root / file).read_text(encoding="utf-8"), test
        assert (root / file).is_file(), file
