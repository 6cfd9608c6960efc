"""No module imports itself by a detour, and the package's root holds rooms, not loose files."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Final

from tests.house.source import PACKAGE, module_name, nodes, python_files

MOST_LOOSE: Final = 3
FILES: Final = {module_name(file): file for file in python_files(PACKAGE)}


def targets(node: ast.AST) -> Iterator[str]:
    """The modules that a statement may import; all are written in full, none is relative."""
    if isinstance(node, ast.Import):
        yield from (one.name for one in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module:
        for one in node.names:
            whole = f"{node.module}.{one.name}"
            yield whole if whole in FILES else node.module


def imports(file: Path) -> set[str]:
    """What a file imports of the package: also under TYPE_CHECKING and inside functions."""
    found = {name for node in nodes(file) for name in targets(node)}
    own = module_name(file)
    return {name for name in found if name in FILES and not is_front_of(own, name)}


def is_front_of(room: str, name: str) -> bool:
    """Whether a module is the `__init__` of the room in which another one stands."""
    return FILES[room].name == "__init__.py" and name.startswith(f"{room}.")


def circle_in(graph: Mapping[str, set[str]]) -> list[str]:
    """A circle of imports, if there is one."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_there_is_no_import_circle() -> None:
    """Counted over every import statement there is."""
    assert circle_in({name: imports(file) for name, file in FILES.items()}) == []


def test_a_circle_is_found() -> None:
    """Also one over three modules."""
    assert circle_in({"a": {"b"}, "b": {"c"}, "c": {"a"}})


def test_the_root_holds_rooms() -> None:
    """At most three modules stand loose beside `__init__`."""
    loose = [file for file in PACKAGE.glob("*.py") if file.name != "__init__.py"]
    assert len(loose) <= MOST_LOOSE


def test_imports_inside_functions_count(tmp_path: Path) -> None:
    """An import that happens late is an import."""
    late = tmp_path / "late.py"
    late.write_text("def f():\n    from foretell.base import errors\n", encoding="utf-8")
    names = {name for node in nodes(late) for name in targets(node)}
    assert names == {"foretell.base.errors"}
