"""The examples in the pages run; those in docstrings are run by pytest itself.

A fenced block marked `python` is run, with its results compared when it holds prompts; one
marked `python skip` is only shown. The blocks of a page share their names, in order.
"""

from __future__ import annotations

import doctest
import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.house.source import ROOT

PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
BLOCK = re.compile(r"^```(?P<kind>[^\n]*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def blocks(page: Path, kind: str) -> list[tuple[int, str]]:
    """Line and text of each block of a kind in a page."""
    text = page.read_text(encoding="utf-8")
    return [
        (text.count("\n", 0, block.start()) + 1, block["text"])
        for block in BLOCK.finditer(text)
        if block["kind"].strip() == kind
    ]


def run(text: str, names: dict[str, object], page: Path, line: int) -> str:
    """Run a block; return what doctest found wrong with it."""
    if ">>>" not in text:
        exec(compile("\n" * line + text, str(page), "exec"), names)  # noqa: S102
        return ""
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=OPTIONS)
    test = doctest.DocTestParser().get_doctest(text, names, page.name, str(page), line)
    runner.run(test, out=said.append, clear_globs=False)
    names.update(test.globs)
    return "".join(said)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_python_in_pages_runs(page: Path) -> None:
    """What a page shows is what happens."""
    names: dict[str, object] = {}
    wrong = [run(text, names, page, line) for line, text in blocks(page, "python")]
    assert not "".join(wrong)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_commands_in_pages_exist(page: Path) -> None:
    """Every `foretell …` and `make …` that a page shows is one."""
    shown = "\n".join(text for kind in ("console", "sh", "bash") for _, text in blocks(page, kind))
    shown = re.sub(r'"[^"\n]*"', "", shown)  # texts for other programs
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    goals = set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))
    assert set(re.findall(r"\bmake ([a-z]+)", shown)) <= goals
    commands = set(re.findall(r"(?<!=)\bforetell ([a-z]+)", shown))
    if commands and find_spec("foretell.cli") and find_spec("foretell.cli.main"):
        from foretell.cli.main import main

        assert commands <= set(main.commands)
