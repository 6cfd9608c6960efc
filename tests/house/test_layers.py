"""Layers point down, and rules are words: no NumPy, no Numba."""

from __future__ import annotations

import ast
import subprocess
import sys

import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

from foretell.base import cache as caching
from tests.house.source import PACKAGE, ROOT, functions, module_name, python_files

HEAVY = ("numpy", "numba")


def loaded_by(*modules: str) -> set[str]:
    """The top-level modules that importing some modules loads, in a fresh Python."""
    code = f"import sys, {', '.join(modules)}; print(*{{n.split('.')[0] for n in sys.modules}})"
    return set(subprocess.check_output([sys.executable, "-c", code], text=True).split())


def test_layers_point_down(monkeypatch: pytest.MonkeyPatch) -> None:
    """The contracts of pyproject.toml hold (`.venv/bin/lint-imports` tells which broke)."""
    monkeypatch.chdir(ROOT)
    assert lint_imports(no_cache=True, no_logo=True) == EXIT_STATUS_SUCCESS


def test_every_room_has_its_layer() -> None:
    """No module of the package is left out of the picture."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    layers = text.partition("layers = [")[2].partition("]")[0]
    rooms = {module_name(file).split(".")[1] for file in python_files(PACKAGE)[1:]}
    assert not {room for room in rooms if f"({room})" not in layers}


def test_the_bare_package_loads_nothing_heavy() -> None:
    """`import foretell` costs nothing."""
    assert not loaded_by("foretell").intersection(HEAVY)


def test_rules_load_neither_numpy_nor_numba() -> None:
    """Words become numbers only in the engine."""
    modules = [module_name(file) for file in python_files(PACKAGE / "rules")]
    assert modules
    assert not loaded_by(*modules).intersection(HEAVY)


def test_compiled_functions_live_where_the_cache_looks() -> None:
    """A part's cache watches the engine and the part itself, so nothing compiled lies between."""
    rooms = {*caching._CORE, *caching._SIDE_BY_SIDE, *caching._BUILT_ON, "arena", "training"}
    strangers = {
        str(place)
        for file in python_files(PACKAGE)
        for place in functions(file)
        if caching.part_of(str(file)) not in rooms
        and any(ast.unparse(mark).startswith("jit") for mark in place.node.decorator_list)
    }
    assert not strangers
