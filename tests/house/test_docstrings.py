"""A docstring says what a thing is by itself: who reads it in a list has no file around it."""

from __future__ import annotations

import re

from tests.house.source import PACKAGE, docstrings, python_files

POINTING = re.compile(r"(?i)\b(it|its|th(ey|em|eir|ese|ose|at|is)|which|none|never|same)\b")
MOST_WORDS = 3
"""A longer docstring may say beside it what such a word means."""


def points_elsewhere(said: str) -> bool:
    """Whether a docstring is short and means something that only its file says.

    >>> [points_elsewhere(said) for said in ("It is.", "One of them.", "A bot's name.")]
    [True, True, False]
    """
    return len(said.split()) <= MOST_WORDS and POINTING.search(said) is not None


def test_a_short_docstring_names_what_it_speaks_of() -> None:
    """None says "It is.", "One of them." or "Send it." alone."""
    found = [
        (f"{file.relative_to(PACKAGE).as_posix()}:{line}", said)
        for file in python_files(PACKAGE)
        for line, said in docstrings(file)
    ]
    assert len(found) > 4000
    assert [one for one in found if points_elsewhere(one[1])] == []
