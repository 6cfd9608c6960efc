"""Any program behind the cases: how it is asked, and what is said of one that fails."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from foretell.base.errors import ForetellError
from foretell.cli.main import main
from foretell.conformance.answering import Answer
from foretell.conformance.cases import Case, read_cases
from foretell.conformance.program import Program
from foretell.conformance.question import question
from foretell.conformance.run import CHECKOUT

pytestmark = pytest.mark.thorough
FILE = CHECKOUT / "positions" / "05-winner.toml"
CASES = [case for case in read_cases(FILE) if case.level == "base"]
FIRST = CASES[0].id
READ = "import json, sys, time\nfor line in sys.stdin:\n    asked = json.loads(line)\n    "
ANSWER = "print(json.dumps({'id': asked['id'], **answer}), flush=True)"

Writing = Callable[[str], str]


@pytest.fixture
def command(tmp_path: Path) -> Writing:
    """The command of a Python program that does something with each question, `asked`."""

    def write(body: str) -> str:
        file = tmp_path / "program.py"
        file.write_text(READ + body, encoding="utf-8")
        return shlex.join([sys.executable, str(file)])

    return write


def asked(case: Case, command: str, seconds: float = 30) -> Answer:
    """What a program answers to one case."""
    with Program(command, seconds) as answers:
        return answers(question(case))


def called(*words: str) -> Result:
    """What the command says of the cases of one file."""
    args = ["conformance", str(FILE), "--level", "base", *words]
    return CliRunner().invoke(main, ["--lang", "en", *args], prog_name="foretell")


def test_a_program_gets_every_key(command: Writing) -> None:
    """And is started once for all cases; what it says is what the answer is."""
    case = next(case for case in CASES if "winner" in case.expect)
    echo = command("answer = {'keys': sorted(asked), 'asked': asked}; " + ANSWER)
    answer = asked(case, echo)
    assert answer["keys"] == sorted(
        ["id", "rules", "axes", "players", "rounds", "scores", "do", "ask", "tries", "views"]
    )
    assert answer["asked"] == json.loads(json.dumps(vars(question(case))))


def test_a_program_is_started_once(command: Writing) -> None:
    counts = command("answer = {'n': globals().get('n', 0) + 1}; n = answer['n']; " + ANSWER)
    with Program(counts, 30) as answers:
        assert [answers(question(case))["n"] for case in CASES[:3]] == [1, 2, 3]


FAILING = {
    "sys.exit(3)": "the program ended without an answer, with exit status 3",
    "print('so it begins', flush=True)": "the program answered so it begins, which is no JSON",
    "print('[1, 2]', flush=True)": "the program answered [1, 2], which is no JSON object",
    "print(json.dumps({'id': 'another'}), flush=True)": "is no JSON object with this id",
    "print(json.dumps({'phase': 'bid'}), flush=True)": "is no JSON object with this id",
    "print('[' * 5000, flush=True)": "the program answered [[[[",
    "print('x' * 200_000, flush=True)": "the program answered xxxx",
    "sys.stdout.buffer.write(b'\\xff\\x1b[2J\\n'); sys.stdout.flush()": "answered '\ufffd\\x1b[2J'",
    "print(flush=True)": "the program answered '', which is no JSON",
}


@pytest.mark.parametrize("body", FAILING)
def test_one_line_says_what_a_program_did(body: str, command: Writing) -> None:
    """With the case that it had."""
    result = called("--program", command(body))
    assert result.exit_code == 1
    (line,) = result.output.splitlines()
    assert line.startswith(f"foretell: {FIRST}: ")
    assert FAILING[body] in line


@pytest.mark.parametrize("body", ["time.sleep(600)", "print('no end', end='', flush=True)"])
def test_a_program_that_is_too_slow_is_ended(body: str, command: Writing) -> None:
    began = time.monotonic()
    result = called("--program", command(body), "--time-limit", "1.5")
    assert time.monotonic() - began < 30
    assert result.exit_code == 1
    assert f"{FIRST}: the program did not answer within 1.5 seconds" in result.output


def test_a_program_that_does_not_read_is_ended(tmp_path: Path) -> None:
    """More is asked than a pipe holds, and what it started holds the pipe too."""
    marker = str(tmp_path)
    rounds = tuple({"dealer": 0, "hands": ["2c"] * 50} for _ in range(5000))
    case = Case("long", ("1.1",), FILE, "standard", 3, rounds=rounds)
    sleeper = shlex.quote(f"{sys.executable} -c 'import time; time.sleep(600)' {marker}; true")
    with pytest.raises(ForetellError, match="long: the program did not answer within 1 seconds"):
        asked(case, f"sh -c {sleeper}", seconds=1)
    running = subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True, check=True)
    assert marker not in running.stdout


def test_a_program_that_goes_on_is_ended(command: Writing) -> None:
    """Though all is answered, and nothing more can come."""
    stubborn = command("answer = {'phase': 'deal'}; " + ANSWER + "; time.sleep(600)")
    with Program(stubborn, 30) as answers:
        answers(question(CASES[0]))
        process = answers._process
    assert process.returncode is not None


WRONG_USE: dict[tuple[str, ...], str] = {
    ("--program", ""): 'takes a command that starts your program, such as "node my.js"',
    ("--program", " "): "takes a command that starts your program",
    ("--program", "node 'my.js"): "a quotation mark is opened and not closed",
    ("--program", "no-such-program x"): "no-such-program cannot be started: No such file",
    ("--program", str(FILE)): "cannot be started: Permission denied",
    ("--time-limit", "3"): "--time-limit is for a program: give --program as well",
}


@pytest.mark.parametrize("words", WRONG_USE, ids=" ".join)
def test_wrong_use_teaches(words: tuple[str, ...]) -> None:
    result = called(*words)
    assert result.exit_code == 1
    (line,) = result.output.splitlines()
    assert WRONG_USE[words] in line


@pytest.mark.parametrize("words", [("--program", "x", "--time-limit", "0"), ("--level", "some")])
def test_a_value_out_of_range_is_refused(words: tuple[str, ...]) -> None:
    assert called(*words).exit_code == 2


def test_no_case_of_a_level_is_told() -> None:
    words = ["conformance", "--level", "base", str(CHECKOUT / "positions" / "31-camelot.toml")]
    result = CliRunner().invoke(main, ["--lang", "en", *words], prog_name="foretell")
    assert result.exit_code == 1
    assert "no cases in these files, up to level base" in result.output


def test_what_a_program_leaves_out_is_shown_apart(command: Writing) -> None:
    """It is no mistake, and no pass."""
    result = called("--program", command("answer = {}; " + ANSWER))
    assert result.exit_code == 1
    assert f"base: 0 of {len(CASES)} cases passed." in result.output
    assert "Not answered: winner" in result.output
    assert "expected" not in result.output
    told = called("--json", "--program", command("answer = {}; " + ANSWER)).output.splitlines()
    assert json.loads(told[0])["unanswered"] == list(question(CASES[0]).ask)


def test_what_a_program_fails_at_is_told_beside_its_case(command: Writing) -> None:
    result = called("--program", command("answer = {'failed': 'out of luck'}; " + ANSWER))
    assert f"{FIRST} ({FILE.name})\n    failed: out of luck" in result.output
