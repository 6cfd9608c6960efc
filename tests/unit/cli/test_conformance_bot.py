"""``foretell conformance --bot``: what a bot solves, what is asked of whom, and what goes wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from foretell.cli.conformance import conformance
from foretell.conformance.bot_positions import read_bot_positions
from foretell.conformance.run import CHECKOUT

FOLDER = CHECKOUT / "bots"
ONE = FOLDER / "lead-top-trump-4-1.toml"
HALF = ONE.read_text(encoding="utf-8").replace("\nreason = ", "\nno_reason = ")
STUBBORN = """
class Stubborn:
    def choose(self, seen):
        return "nothing"
"""


def test_a_table_by_kind_and_a_sum() -> None:
    result = CliRunner().invoke(conformance, ["--bot", "rule", str(FOLDER)])
    assert result.exit_code == 0, result.output
    assert "lead-top-trump" in result.output
    assert f"of {len(list(read_bot_positions(FOLDER)))} positions solved." in result.output


def test_json_tells_each_answer() -> None:
    result = CliRunner().invoke(conformance, ["--bot", "novice", str(ONE), "--json"])
    told = json.loads(result.output)
    assert (told["id"], told["solved"]) == (ONE.stem, told["answer"] in told["best"])
    assert told["best"]
    assert told["reason"]


def test_what_is_not_allowed_is_a_failure(tmp_path: Path) -> None:
    """As in a match; it counted as a position that is not solved, with status 0."""
    (tmp_path / "mine.py").write_text(STUBBORN)
    bot = f"{tmp_path / 'mine.py'}:Stubborn"
    result = CliRunner().invoke(conformance, ["--bot", bot, str(ONE), "--json"])
    assert result.exit_code == 1
    assert "Stubborn answered 'nothing'; allowed: " in str(result.exception)


@pytest.mark.parametrize(
    "options", [("--program", "true"), ("--level", "base"), ("--time-limit", "3")]
)
def test_a_bot_and_a_program_are_two_things(options: tuple[str, str]) -> None:
    """So are the options of programs; two of them were left unheard."""
    result = CliRunner().invoke(conformance, ["--bot", "rule", str(ONE), *options])
    assert result.exit_code != 0
    assert f"--bot and {options[0]} do not go together" in str(result.exception)


def test_a_folder_without_positions_is_refused(tmp_path: Path) -> None:
    """It had 0 of 0 solved, as if all were well."""
    result = CliRunner().invoke(conformance, ["--bot", "rule", str(tmp_path)])
    assert result.exit_code == 1
    assert f"{tmp_path}: there are no positions for bots" in str(result.exception)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("what is ]", "line 1, column 6"),
        ("format = 1\n", "missing"),
        (HALF, "there is no position"),
    ],
)
def test_a_file_that_is_none_is_named(content: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(content, encoding="utf-8")
    result = CliRunner().invoke(conformance, ["--bot", "rule", str(tmp_path)])
    assert str(result.exception).startswith(f"{file}: ")
    assert said in str(result.exception)


def test_a_file_of_cases_is_no_position() -> None:
    file = CHECKOUT / "games" / "camelot-3.toml"
    result = CliRunner().invoke(conformance, ["--bot", "rule", str(file)])
    assert "no position for a bot" in str(result.exception)
