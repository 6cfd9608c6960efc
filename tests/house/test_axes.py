"""One reader per axis: outside the package `rules`, one function reads each field of `Rules`."""

from __future__ import annotations

import ast
import dataclasses
import re
from collections import defaultdict
from functools import cache

import pytest

from tests.house.source import PACKAGE, Place, functions, python_files

axes = pytest.importorskip("foretell.rules.axes")

AXES = frozenset(field.name for field in dataclasses.fields(axes.Axes))
READ_BY_MANY = frozenset({"players", "deck"})
"""Sizes that more than one function may read; the deck's, because it names the cards."""

COMPILERS = re.compile(r"src/foretell/engine/(compile\w*|\w+_tables)\.py:")
"""Where words become numbers."""

OUTSIDE = [file for file in python_files(PACKAGE) if PACKAGE / "rules" not in file.parents]


def axes_read(place: Place) -> set[str]:
    """The axes that a function reads from a `Rules` value, inner functions left to themselves."""
    values = rules_arguments(place)
    return {
        node.attr
        for node in ast.walk(place.node)
        if isinstance(node, ast.Attribute) and node.attr in AXES and is_rules(node.value, values)
    }


def rules_arguments(place: Place) -> dict[str, bool]:
    """Each annotated argument of a function -> whether it is a `Rules` value."""
    arguments = place.node.args
    every = (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)
    return {
        argument.arg: "Rules" in names_in(argument.annotation)
        for argument in every
        if argument.annotation
    }


def names_in(annotation: ast.expr) -> set[str]:
    """The names that an annotation is made of."""
    text = ast.unparse(annotation).strip("'\"")
    nodes = list(ast.walk(ast.parse(text, mode="eval")))
    return {node.id for node in nodes if isinstance(node, ast.Name)} | {
        node.attr for node in nodes if isinstance(node, ast.Attribute)
    }


def is_rules(value: ast.expr, arguments: dict[str, bool]) -> bool:
    """Whether an expression is a `Rules` value: by its annotation, else by its name."""
    if isinstance(value, ast.Name):
        return arguments.get(value.id, value.id == "rules")
    return isinstance(value, ast.Attribute) and value.attr == "rules"


@cache
def readers() -> dict[str, set[str]]:
    """Axis -> the functions outside `rules` that read it."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for file in OUTSIDE:
        for place in functions(file):
            for axis in axes_read(place):
                found[axis].add(str(place))
    return found


def test_one_reader_per_axis() -> None:
    """Whoever else wants to know looks it up in what that one made of it."""
    many = {axis: places for axis, places in readers().items() if len(places) > 1}
    assert not {axis: places for axis, places in many.items() if axis not in READ_BY_MANY}


def test_only_the_compiler_of_the_engine_reads_axes() -> None:
    """Bots, score pad, server and page see compiled tables only."""
    strangers = {
        place: axis
        for axis, places in readers().items()
        for place in places
        if axis not in READ_BY_MANY and not COMPILERS.match(place)
    }
    assert not strangers
