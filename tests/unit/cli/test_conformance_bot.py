"""``foretell conformance --bot``: what a bot solves, what is asked of whom, and what goes wrong."""

from __future__ import annotations

import json
from pathlib import Path

from click.testing import CliRunner

from foretell.cli.conformance import conformance
from foretell.conformance.bot_positions import read_bot_positions
from foretell.conformance.run import CHECKOUT

FOLDER = CHECKOUT / "bots"
ONE = FOLDER / "lead-top-trump-4-1.toml"
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


def test_json_tells_each_answer(tmp_path: Path) -> None:
    """A bot that answers with what is not allowed solves nothing, and ends nothing."""
    (tmp_path / "mine.py").write_text(STUBBORN)
    bot = f"{tmp_path / 'mine.py'}:Stubborn"
    result = CliRunner().invoke(conformance, ["--bot", bot, str(ONE), "--json"])
    told = json.loads(result.output)
    assert (told["id"], told["answer"], told["solved"]) == (ONE.stem, "nothing", False)
    assert told["best"]
    assert told["reason"]


def test_a_bot_and_a_program_are_two_things() -> None:
    result = CliRunner().invoke(conformance, ["--bot", "rule", "--program", "true"])
    assert result.exit_code != 0
    assert "--program" in str(result.exception)


def test_a_file_of_cases_is_no_position() -> None:
    file = CHECKOUT / "games" / "camelot-3.toml"
    result = CliRunner().invoke(conformance, ["--bot", "rule", str(file)])
    assert "no position for a bot" in str(result.exception)
