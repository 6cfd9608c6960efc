"""Tiny builders for the examples in docstrings, so that each sets itself up in one line."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

import pytest


@pytest.fixture(autouse=True)
def _builders(doctest_namespace: dict[str, object]) -> None:
    """Give docstrings every public name of `tests/builders.py`."""
    if find_spec("tests.builders"):
        builders = vars(import_module("tests.builders"))
        doctest_namespace.update({n: v for n, v in builders.items() if not n.startswith("_")})
