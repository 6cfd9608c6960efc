"""The project's own source as the house tests look at it: files, trees, functions."""

from __future__ import annotations

import ast
import subprocess
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "foretell"
PARTS = (PACKAGE, ROOT / "tests", ROOT / "tools", ROOT / "benchmarks", ROOT / "examples")

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Place:
    """A function and where it stands."""

    file: Path
    name: str
    node: Function

    def __str__(self) -> str:
        return f"{self.file.relative_to(ROOT).as_posix()}:{self.node.lineno} {self.name}"


def python_files(*folders: Path) -> list[Path]:
    """Every Python file below some folders, sorted."""
    return sorted(file for folder in folders for file in folder.rglob("*.py"))


@cache
def tree(file: Path) -> ast.Module:
    """A file's syntax tree."""
    return ast.parse(file.read_text(encoding="utf-8"), str(file))


@cache
def nodes(file: Path) -> tuple[ast.AST, ...]:
    """Every node of a file's syntax tree: many tests go through them all."""
    return tuple(ast.walk(tree(file)))


@cache
def functions(file: Path) -> tuple[Place, ...]:
    """Every function of a file, methods and inner ones too."""
    found = (node for node in nodes(file) if isinstance(node, Function))
    return tuple(Place(file, node.name, node) for node in found)


@cache
def docstrings(file: Path) -> tuple[tuple[int, str], ...]:
    """Every docstring of a file with its line, those of constants and fields too."""
    return tuple(
        (node.lineno, node.value.value)
        for node in nodes(file)
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def module_name(file: Path) -> str:
    """The dotted name of a file of the package."""
    parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def tracked_files() -> tuple[Path, ...]:
    """Every file that git keeps or would keep; none where there is no git."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True)
    except (OSError, subprocess.CalledProcessError):
        return ()
    files = (ROOT / name for name in listed.stdout.split("\0") if name)
    return tuple(file for file in files if file.is_file())
