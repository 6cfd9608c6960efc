"""The runner: what it counts, what it says, and that it can fail at all."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.conformance.oracle_subject import ORACLE

from foretell.base.errors import ForetellError
from foretell.cli.conformance import conformance
from foretell.conformance.answering import ImplementationRefused, answering
from foretell.conformance.cases import LEVELS, Case, read_cases
from foretell.conformance.check import CaseVerdict, verdict
from foretell.conformance.question import Question, question
from foretell.conformance.run import CHECKOUT, Result, by_paragraph, paths_in, run
from foretell.rules.toml import full_table
from foretell.rules.value import Rules

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

    def __init__(self, _question: Question) -> None:
        raise ImplementationRefused("silent", round=1)

    def act(self, action: str, seat: int | None) -> None:
        raise NotImplementedError

    def look(self) -> Mapping[str, object]:
        raise NotImplementedError

    def see(self, seat: int | None) -> Mapping[str, list[str]]:
        raise NotImplementedError


class Broken(Silent):
    """An implementation that cannot even begin."""

    def __init__(self, question: Question) -> None:
        raise KeyError(question.id)


def expecting(**expect: object) -> Case:
    """A case of the base game that expects something."""
    return Case("x", ("1.1",), FILE, "standard", 3, expect=expect)


def axes(rules: str | Mapping[str, object]) -> dict[str, object]:
    """What an implementation is told of rules."""
    return dict(question(Case("x", ("3",), FILE, rules, 4)).axes or {})


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
    for said in (
        "phase: expected play, got bid",
        "refused 1: expected bid-range, accepted",
        'sees 0 hands: expected ["?", "?", "?"], got ["2c", "?", "?"]',
        "base: 0 of 1 cases passed.",
    ):
        assert said in result.output


def test_no_cases_is_an_error(tmp_path: Path) -> None:
    assert CliRunner().invoke(conformance, [str(tmp_path)]).exit_code == 1


def test_a_wrong_error_is_a_problem() -> None:
    case = expecting(error={"code": "must-follow", "round": 1})
    silent = answering(Silent)(question(case))
    assert verdict(case, silent) == CaseVerdict(("error code: expected must-follow, got silent",))


def test_a_record_refused_is_a_problem() -> None:
    case = next(iter(read_cases(FILE)))
    silent = answering(Silent)(question(case))
    assert verdict(case, silent) == CaseVerdict(('refused: {"code": "silent", "round": 1}',))


def test_an_accepted_error_is_a_problem() -> None:
    case = next(case for case in read_cases(FILE) if "error" not in case.expect)
    expects = Case(**{**vars(case), "expect": {"error": {"code": "must-follow"}}})
    answer = ORACLE(question(expects))
    assert verdict(expects, answer) == CaseVerdict(("accepted, expected must-follow",))


def test_a_crash_is_a_problem_of_its_case() -> None:
    case = next(iter(read_cases(FILE)))
    answer = answering(Broken)(question(case))
    assert verdict(case, answer) == CaseVerdict((f"failed: KeyError: {case.id!r}",))


def test_what_is_left_out_is_counted_apart() -> None:
    """Each claim by itself, also those that stand below a key; null is an answer."""
    case = expecting(
        phase="bid", actor=1, refused={"9": "bid-range"}, sees={"0": {"bids": ["1", "-", "-"]}}
    )
    answer: dict[str, object] = {
        "phase": "bid",
        "actor": None,
        "refused": "no",
        "sees": {"0": {"hands": []}},
    }
    assert verdict(case, answer) == CaseVerdict(
        ("actor: expected 1, got null",), (("refused", "9"), ("sees", "0", "bids"))
    )
    refused = expecting(error={"code": "must-follow"})
    assert verdict(refused, {}) == CaseVerdict((), (("phase",),))


def test_order_is_free_where_it_says_nothing() -> None:
    case = expecting(legal="9h Zc", hands=["Ah Kh", ""], won=[1, 0], actor=1)
    right = {"legal": "Zc 9h", "hands": ["Kh Ah", ""], "won": [1, 0], "actor": 1}
    assert verdict(case, right) == CaseVerdict()
    assert verdict(case, right | {"legal": ["Zc", "9h"]}) == CaseVerdict()
    wrong = {"legal": "Zc", "hands": ["", "Ah Kh"], "won": [0, 1], "actor": True}
    for key, value in wrong.items():
        assert len(verdict(case, right | {key: value}).problems) == 1, key


def test_a_question_gives_nothing_away() -> None:
    """What is expected stands in no question, nor whether a record has to be refused."""
    right = next(case for case in read_cases(FILE) if "winner" in case.expect)
    asked = question(right)
    assert "winner" in asked.ask
    assert "expect" not in vars(asked)
    broken = question(expecting(error={"code": "must-follow"}))
    assert broken == question(expecting(phase="deal"))


def test_axes_are_those_of_preset_and_table() -> None:
    """All of them, also where they contradict each other; none where one does not exist."""
    ours = axes({"preset": "camelot", "uneven": "always", "bidding": "delayed"})
    assert (ours["uneven"], ours["bidding"], ours["uneven_zero"]) == (
        "always",
        "delayed",
        "allowed",
    )
    assert axes("standard") == full_table(Rules())
    assert set(ours) == set(axes("standard"))
    for rules in ("whist", {"colour": "blue"}, {"bidding": "loud"}):
        assert question(Case("x", ("3",), FILE, rules, 4)).axes is None


def test_each_level_asks_what_those_before_it_ask() -> None:
    """The file has cases of each."""
    file = CHECKOUT / "positions" / "06-score.toml"
    asked = [
        {result.case.id for result in run([file], lambda _question: {}, level)} for level in LEVELS
    ]
    assert set() < asked[0] < asked[1] < asked[2] == {case.id for case in read_cases(file)}


def test_the_base_level_is_the_base_game() -> None:
    """Each of its paragraphs but revokes, sound records, and no rules but its own."""
    cases = [case for path in paths_in(CHECKOUT) for case in read_cases(path)]
    assert {case.level for case in cases} == set(LEVELS)
    base = [case for case in cases if case.level == "base"]
    for case in base:
        assert axes(case.rules) | {"sizes": "up"} == full_table(Rules())
        assert "error" not in case.expect
    paragraphs = {f"1.{number}" for number in range(1, 19)} - {"1.14"}
    assert paragraphs <= {source for case in base for source in case.source}


def test_rows_are_in_the_order_of_the_rules() -> None:
    results = [Result(case, CaseVerdict()) for case in read_cases(CHECKOUT / "positions")]
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
