"""Small files, small functions. What is longer needs a reason in the tables below."""

from __future__ import annotations

import ast
from statistics import median

from tests.house.source import PACKAGE, PARTS, ROOT, Function, functions, python_files

FILE_LINES = 300
BODY_LINES = 25
MEDIAN_LINES = 8

LONG_FILES: dict[str, str] = {}
"""Path of a longer file -> why it is one thing all the same."""

LONG_BODIES: dict[str, str] = {}
"""`path name` of a longer function -> why it is one thing all the same."""


COMPONENTS = ROOT / "web/src"
"""Where the page's components are: of each a script, what is shown, and how it looks."""


def body_lines(node: Function) -> int:
    """Lines of a function from the first statement after the docstring to the last."""
    body = node.body[1:] if ast.get_docstring(node) is not None else node.body
    return (body[-1].end_lineno or 0) - body[0].lineno + 1 if body else 0


def test_files_are_short() -> None:
    """A file is read at one sitting, a component of the page too."""
    lengths = {
        file.relative_to(ROOT).as_posix(): len(file.read_text(encoding="utf-8").splitlines())
        for file in (*python_files(*PARTS), *sorted(COMPONENTS.rglob("*.svelte")))
    }
    assert not {
        name: lines
        for name, lines in lengths.items()
        if lines > FILE_LINES and name not in LONG_FILES
    }


def test_functions_are_short() -> None:
    """A function is seen at one glance."""
    found = {
        f"{place.file.relative_to(ROOT).as_posix()} {place.name}": body_lines(place.node)
        for file in python_files(*PARTS)
        for place in functions(file)
    }
    assert not {
        name: lines
        for name, lines in found.items()
        if lines > BODY_LINES and name not in LONG_BODIES
    }


def test_most_functions_are_tiny() -> None:
    """If a function needs a heading comment, it is two functions."""
    lines = [body_lines(place.node) for file in python_files(PACKAGE) for place in functions(file)]
    assert median(lines) <= MEDIAN_LINES


def test_the_exceptions_are_needed() -> None:
    """What has become short leaves the tables."""
    lengths = {
        f"{place.file.relative_to(ROOT).as_posix()} {place.name}": body_lines(place.node)
        for file in python_files(*PARTS)
        for place in functions(file)
    }
    assert not {name for name in LONG_BODIES if lengths.get(name, 0) <= BODY_LINES}
    assert not {
        name
        for name in LONG_FILES
        if len((ROOT / name).read_text(encoding="utf-8").splitlines()) <= FILE_LINES
    }
