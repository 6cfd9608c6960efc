"""The protocol is enough: two programs answer the cases line by line, and a page shows it."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import sys
from collections import Counter
from pathlib import Path

import pytest
from click.testing import CliRunner

from foretell.cli.conformance import conformance
from foretell.conformance.cases import LEVELS, read_cases
from foretell.conformance.check import CaseVerdict, verdict
from foretell.conformance.question import question
from foretell.conformance.run import CHECKOUT, paths_in

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "conformance.js"
PAGE = ROOT / "docs" / "conformance.md"
READABLE = 80


def summary(*words: str) -> list[str]:
    """The lines below the table, of a run that has to end well."""
    result = CliRunner().invoke(conformance, list(words))
    assert result.exit_code == 0, result.output
    return result.output.splitlines()[-3:]


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")
def test_the_example_in_javascript_plays_the_base_game() -> None:
    lines = summary("--level", "base", "--program", shlex.join(["node", str(EXAMPLE)]))
    assert re.fullmatch(r"base: (\d+) of \1 cases passed\.", lines[-1])


def test_the_example_stays_short() -> None:
    """It is read at one sitting: no line is longer than ours, and none is hidden in another."""
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    code = [line for line in lines if line.strip() and not line.lstrip().startswith("//")]
    assert len(code) <= READABLE
    assert max(map(len, lines)) <= 100
    assert not any(re.search(r";\s*\S", line.partition(" //")[0]) for line in code)


def test_lines_carry_everything() -> None:
    """Our own engine answers all levels through them."""
    program = shlex.join([sys.executable, str(Path(__file__).with_name("engine_program.py"))])
    lines = summary("--program", program, "--time-limit", "300")
    for line, level in zip(lines, ("base", "variants", "all"), strict=True):
        assert re.fullmatch(rf"{level}: (\d+) of \1 cases passed\.", line)


def test_the_page_counts_the_cases_of_each_level() -> None:
    cases = [case for path in paths_in(CHECKOUT) for case in read_cases(path)]
    counted = Counter(case.level for case in cases)
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert rows == [(level, str(counted[level])) for level in LEVELS]


def test_the_page_shows_what_is_sent() -> None:
    """Its lines are a case's own, and the answer there is right."""
    blocks = re.findall(r"```json\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    asked, answer = map(json.loads, blocks)
    cases = {case.id: case for case in read_cases(CHECKOUT / "positions")}
    case = cases[asked["id"]]
    sent = json.loads(json.dumps(vars(question(case))))
    assert {key: value for key, value in sent.items() if key != "axes"} == {
        key: value for key, value in asked.items() if key != "axes"
    }
    assert asked["axes"].items() <= sent["axes"].items()
    assert answer.pop("id") == case.id
    assert verdict(case, answer) == CaseVerdict()
