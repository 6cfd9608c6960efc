"""The page of long runs: what is written is what is read."""

from __future__ import annotations

import re

from tests.promises import table
from tests.promises.rows import ROWS

NAMED = re.compile(r"`(tests/[\w/]+\.py)(?:::(test_\w+))?`")


def test_the_page_is_read_as_it_was_written() -> None:
    """Rows that were not run say so; the text around stays."""
    run = table.Run(1_234_567, 4_321, "2026-01-31", "abc1234+")
    page = table.made({"R7": run}, f"before\n{table.BEGIN}\n{table.END}\nafter\n")
    assert table.read(page) == {"R7": run}
    assert page.startswith("before\n")
    assert page.endswith("\nafter\n")
    assert page.count("quick only") == len(ROWS) - 1
    assert table.made(table.read(page), page) == page


def test_the_page_holds_the_rows_of_today() -> None:
    """A row that is added or changed is told; `make promises` writes it."""
    page = table.PAGE.read_text(encoding="utf-8")
    assert table.made(table.read(page), page) == page


def test_every_test_on_the_page_is_there() -> None:
    """By file, and by name where one is named."""
    root = table.PAGE.parents[1]
    named = NAMED.findall(table.PAGE.read_text(encoding="utf-8"))
    assert len(named) > 40
    for file, test in named:
        assert not test or f"def {test}(" in (root / file).read_text(encoding="utf-8"), test
        assert (root / file).is_file(), file
