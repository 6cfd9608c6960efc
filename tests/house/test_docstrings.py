"""A docstring says what a thing is by itself: who reads it in a list has no file around it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tests.house.source import PACKAGE, nodes, python_files

POINTING = re.compile(r"(?i)\b(it|its|th(ey|em|eir|ese|ose|at|is)|which|none|never|same)\b")
MOST_WORDS = 3
"""A longer docstring may say beside it what such a word means."""


def docstrings() -> Iterator[tuple[str, str]]:
    """Every docstring of the package with its place, those of constants and fields too."""
    for file in python_files(PACKAGE):
        for node in nodes(file):
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                place = f"{file.relative_to(PACKAGE).as_posix()}:{node.lineno}"
                yield place, str(node.value.value)


def points_elsewhere(said: str) -> bool:
    """Whether a docstring is short and means something that only its file says.

    >>> [points_elsewhere(said) for said in ("It is.", "One of them.", "A bot's name.")]
    [True, True, False]
    """
    return len(said.split()) <= MOST_WORDS and POINTING.search(said) is not None


def test_a_short_docstring_names_what_it_speaks_of() -> None:
    """None says "It is.", "One of them." or "Send it." alone."""
    found = list(docstrings())
    assert len(found) > 4000
    assert [f"{place} {said}" for place, said in found if points_elsewhere(said)] == []
