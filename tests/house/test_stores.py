"""SQL stands in the room of the stores alone, and reads are awaited: another store fits in."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

import pytest

from foretell.server.store.interface import Store
from foretell.server.store.people import PeopleStore
from tests.house.source import PACKAGE, nodes, python_files

ROOM = PACKAGE / "server" / "store"
EXECUTES = {"execute", "executemany", "executescript"}


def sql_of(file: Path) -> list[str]:
    """The drivers of databases that a module imports, and what it calls to execute SQL."""
    found = []
    for node in nodes(file):
        if isinstance(node, ast.Import):
            found += [one.name for one in node.names if one.name in ("sqlite3", "asyncpg")]
        elif isinstance(node, ast.ImportFrom) and node.module in ("sqlite3", "asyncpg"):
            found.append(node.module)
        elif isinstance(node, ast.Attribute) and node.attr in EXECUTES:
            found.append(node.attr)
    return found


def test_sql_stands_in_the_stores_alone() -> None:
    """No other module imports a database or executes a statement."""
    files = python_files(PACKAGE)
    assert any(sql_of(file) for file in files if file.is_relative_to(ROOM))
    strangers = {
        file.relative_to(PACKAGE).as_posix(): sql
        for file in files
        if not file.is_relative_to(ROOM) and (sql := sql_of(file))
    }
    assert not strangers


@pytest.mark.parametrize("store", [Store, PeopleStore])
def test_stores_are_waited_for(store: type) -> None:
    """Another store answers later; an append alone tells when it is done."""
    methods = {name: one for name, one in vars(store).items() if inspect.isfunction(one)}
    at_once = {name for name, one in methods.items() if not inspect.iscoroutinefunction(one)}
    assert {name for name in at_once if not name.startswith("_")} <= {"append"}
