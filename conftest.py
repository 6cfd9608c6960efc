"""Tiny builders for the examples in docstrings, and how hard random tests try.

`FORETELL_TESTS=long` tries many more (`make long`).
"""

from __future__ import annotations

import os
from importlib import import_module
from importlib.util import find_spec

import pytest
from hypothesis import settings

pytest_plugins = ["tests.limits", "tests.order", "tests.seeds"]

collect_ignore = ["tests/server/preloaded.py"]
"""What is not looked at for examples: to import this compiles all that a server needs."""
if not find_spec("pyspiel"):  # only `make bench` and `make long` bring OpenSpiel
    collect_ignore.append("src/foretell/envs/openspiel.py")

# The first example may compile. What is tried is the same each time, as all games are.
settings.register_profile("house", deadline=None, derandomize=True)
settings.register_profile("long", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("FORETELL_TESTS", "house"))


@pytest.fixture(autouse=True)
def _builders(doctest_namespace: dict[str, object]) -> None:
    """Give docstrings every public name of `tests/builders.py`."""
    if find_spec("tests.builders"):
        builders = vars(import_module("tests.builders"))
        doctest_namespace.update({n: v for n, v in builders.items() if not n.startswith("_")})
