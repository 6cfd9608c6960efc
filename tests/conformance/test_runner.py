"""The runner: what it counts, what it says, and that it can fail at all."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import pytest
from click.testing import CliRunner

from foretell.base.errors import ForetellError
from foretell.cli.conformance import conformance
from foretell.conformance.cases import Case, read_cases
from foretell.conformance.check import ImplementationRefused, problems
from foretell.conformance.run import CHECKOUT, Result, by_paragraph
from tests.conformance.oracle_subject import OracleStanding

FILE = CHECKOUT / "positions" / "05-winner.toml"
WRONG = """
[[positions]]
id = "wrong"
source = ["1.1"]
rules = "standard"
players = 3
rounds = [ { dealer = 2, hands = ["2c", "3c", "4c"], turn_up = "5c" } ]
expect = { phase = "play", refused = { "1" = "bid-range" }, sees.0.hands = ["?", "?", "?"] }
"""


class Silent:
    """An implementation that refuses every record."""

    def __init__(self, _case: Case) -> None:
        raise ImplementationRefused("silent", round=1)

    def act(self, action: str, seat: int | None) -> None:
        raise NotImplementedError

    def look(self) -> Mapping[str, object]:
        raise NotImplementedError

    def see(self, seat: int | None) -> Mapping[str, list[str]]:
        raise NotImplementedError


def test_passes_print_a_table() -> None:
    result = CliRunner().invoke(conformance, [str(FILE)])
    assert result.exit_code == 0, result.output
    assert "1.10" in result.output
    assert "cases passed." in result.output


def test_json_prints_a_line_a_case() -> None:
    result = CliRunner().invoke(conformance, [str(FILE), "--json"])
    lines = [json.loads(line) for line in result.output.splitlines()]
    assert len(lines) == len(list(read_cases(FILE)))
    assert all(line["passed"] for line in lines)


def test_failures_are_told(tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(WRONG, encoding="utf-8")
    result = CliRunner().invoke(conformance, [str(file)])
    assert result.exit_code == 1
    for said in ("phase: expected play, got bid", "1: accepted", "seat 0 sees hands"):
        assert said in result.output


def test_no_cases_is_an_error(tmp_path: Path) -> None:
    assert CliRunner().invoke(conformance, [str(tmp_path)]).exit_code == 1


def test_a_wrong_error_is_a_problem() -> None:
    broken = [case for case in read_cases(FILE) if "error" in case.expect]
    assert all(problems(case, Silent) for case in broken)


def test_a_record_refused_is_a_problem() -> None:
    case = next(iter(read_cases(FILE)))
    assert problems(case, Silent) == ["ImplementationRefused: ('silent', {'round': 1})"]


def test_an_accepted_error_is_a_problem() -> None:
    case = next(case for case in read_cases(FILE) if "error" not in case.expect)
    expects = Case(**{**vars(case), "expect": {"error": {"code": "must-follow"}}})
    assert problems(expects, OracleStanding) == ["accepted, expected must-follow"]


def test_rows_are_in_the_order_of_the_rules() -> None:
    results = [Result(case, ()) for case in read_cases(CHECKOUT / "positions")]
    sources = [row.source for row in by_paragraph(results)]
    assert sources[:3] == ["1.1", "1.2", "1.3"]
    assert sources.index("1.9") < sources.index("1.10") < sources.index("Q3")


@pytest.mark.parametrize(
    "text",
    [
        "[[positions]]\nid = 3",
        "positions = 3",
        "positions = [3]",
        "conformance = 3",
        '[conformance]\nsource = ["1"]',
        '[[positions]]\nid = "x"\nsource = ["1"]\nrules = "standard"\nplayers = 4\nmore = 1',
    ],
)
def test_files_of_another_shape(tmp_path: Path, text: str) -> None:
    """One line that names the file."""
    file = tmp_path / "cases.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ForetellError, match="these are no cases"):
        list(read_cases(file))
