"""A public class name belongs to one class: whoever reads it somewhere knows which is meant."""

from __future__ import annotations

import ast
from collections import defaultdict

from tests.house.source import PACKAGE, nodes, python_files


def test_a_public_class_name_belongs_to_one_class() -> None:
    """In the package; what is made beside it, and tests that imitate, may say the same."""
    places: defaultdict[str, list[str]] = defaultdict(list)
    for file in python_files(PACKAGE):
        for node in nodes(file):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(file.relative_to(PACKAGE).as_posix())
    assert len(places) > 300
    assert {name: files for name, files in places.items() if len(files) > 1} == {}
