"""Unit tests lie where the room that they test lies: each folder is the name of a room."""

from __future__ import annotations

from tests.house.source import PACKAGE, ROOT

UNIT = ROOT / "tests" / "unit"


def test_unit_tests_mirror_the_package() -> None:
    """What runs whole tables, servers, terminals or pages is no unit test and lies elsewhere."""
    folders = {file.parent.relative_to(UNIT) for file in UNIT.rglob("*.py")}
    rooms = {file.parent.relative_to(PACKAGE) for file in PACKAGE.rglob("__init__.py")}
    assert len(folders) > 12
    assert folders <= rooms, folders - rooms
