"""What a docstring cites stands in the docs: the legend is in CONTRIBUTING, under "Citations"."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache

from tests.house.source import PARTS, ROOT, nodes, python_files

RULES = re.compile(r"\b[Rr]ules (\d+(?:\.\d+)?(?:(?:, | and |–| to )\d+(?:\.\d+)?)*)")
PROMISE = re.compile(r"\b([RS]\d{1,2})\b")
ASVS = re.compile(r"\bASVS (\d+\.\d+\.\d+)")
DOCSTRINGS = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


@cache
def docstrings() -> tuple[tuple[str, str], ...]:
    """Every docstring with the file where it stands."""
    return tuple(
        (file.relative_to(ROOT).as_posix(), said)
        for file in python_files(*PARTS)
        for node in nodes(file)
        if isinstance(node, DOCSTRINGS) and (said := ast.get_docstring(node))
    )


def page(name: str) -> str:
    """A page of the docs."""
    return (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")


def paragraphs(said: str) -> Iterator[str]:
    """The paragraphs of the rules that a text cites; a number alone is one of the base game.

    >>> list(paragraphs("Rules 6, 14 and 1.5"))
    ['1.6', '1.14', '1.5']
    """
    for found in RULES.findall(said):
        for number in re.findall(r"\d+(?:\.\d+)?", found):
            yield number if "." in number else f"1.{number}"


def test_paragraphs_of_the_rules_are_in_the_docs() -> None:
    """Marked where they are told, or decided."""
    told = page("rules") + page("rulings")
    cited = {(file, one) for file, said in docstrings() for one in paragraphs(said)}
    assert len(cited) > 50
    wrong = [
        (file, one) for file, one in cited if not re.search(rf"(?<![\d.]){one}(?![\d.])", told)
    ]
    assert sorted(wrong) == []


def test_promises_are_rows_of_their_page() -> None:
    """Those of the table, of secrecy and safety."""
    rows = set(re.findall(r"(?m)^\| ([RS]\d+)\b", page("promises")))
    cited = {(file, one) for file, said in docstrings() for one in PROMISE.findall(said)}
    assert len(cited) > 20
    assert sorted((file, one) for file, one in cited if one not in rows) == []


def test_items_of_owasps_list_are_in_the_docs() -> None:
    """With the promises, or with what is kept of people."""
    items = set(re.findall(r"\d+\.\d+\.\d+", page("promises") + page("privacy")))
    cited = {(file, one) for file, said in docstrings() for one in ASVS.findall(said)}
    assert cited
    assert sorted((file, one) for file, one in cited if one not in items) == []
