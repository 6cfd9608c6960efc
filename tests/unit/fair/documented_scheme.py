"""The 25 lines of docs/fair-deals.md, as they stand there: a second implementation."""

from __future__ import annotations

import re
from functools import cache
from types import SimpleNamespace

from tests.house.source import ROOT

PAGE = ROOT / "docs" / "fair-deals.md"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINES = 25


@cache
def plain() -> SimpleNamespace:
    """The names that the page's first block makes, and those of its second (first orders)."""
    names: dict[str, object] = {}
    program, orders, *_ = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
    assert len(program.splitlines()) == LINES
    exec(compile(program + orders, str(PAGE), "exec"), names)  # noqa: S102
    return SimpleNamespace(**names)
