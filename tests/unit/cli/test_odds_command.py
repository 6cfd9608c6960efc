"""`foretell odds`, called as its users call it."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from click.testing import CliRunner, Result

from foretell.base.errors import ForetellError
from foretell.cli.odds import odds

HEAVY = "for m in ('numpy', 'numba', 'rich'): assert m not in sys.modules, m"


def call(line: str) -> Result:
    """Run the command with a line of arguments."""
    return CliRunner().invoke(odds, line.split(), env={"COLUMNS": "120"})


def test_one_card_as_json() -> None:
    """The answer that the issue gives as its example."""
    found = json.loads(call("--players 5 --card 8d --turn-up 7d --json").stdout)
    assert found["win"] == "194580/424270"
    assert (found["bid"], list(found["expected"])) == (1, ["0", "1"])


def test_ten_may_be_said_in_digits() -> None:
    """As people write it; the record's T stays."""
    told = [call(f"--players 4 --card 8d --turn-up {ten} --json").stdout for ten in ("10d", "Td")]
    assert told[0] == told[1] != ""
    assert "Th led" in call("--players 4 --card 10h --turn-up 7d").stdout


def test_one_card_for_people() -> None:
    """The chance, both expectations and the bid."""
    shown = call("--players 5 --card 8d --turn-up 7d").stdout
    for part in ("5 players, 8d led, 7d up, trump d", "45.86%", "194580/424270", "+6.24", "+8.34"):
        assert part in shown


def test_wizard_up_says_that_the_model_is_wrong() -> None:
    """Under the table of one card and under the whole one."""
    assert "not random" in call("--players 4 --card Th --turn-up Zc --trump h").stdout
    assert "wrong model" in call("--players 4").stdout.replace("\n", " ")


def test_whole_table() -> None:
    """All ranks, then the smallest cards; the same as JSON."""
    shown = call("--players 5").stdout
    assert "45.86*" in shown
    assert "42.04 " in shown
    assert "8-A" in shown
    found = json.loads(call("--players 5 --json").stdout)
    assert (len(found["rows"]), len(found["smallest"])) == (82, 6)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("--players 5 --card 8d", "give --card and --turn-up together"),
        ("--players 5 --turn-up 8d --json", "give --card and --turn-up together"),
        ("--players 5 --trump d", "give --card and --turn-up together"),
        ("--players 9", "players: 9 is not between 3 and 6"),
        ("--players 5 --card 8d --turn-up 8d", "8d cannot be"),
    ],
)
def test_mistakes_are_errors_of_ours(line: str, said: str) -> None:
    """The caller turns them into one line."""
    found = call(line)
    assert isinstance(found.exception, ForetellError)
    assert said in str(found.exception)


def test_odds_load_nothing_heavy() -> None:
    """Neither NumPy nor Numba for the numbers; rich only to print tables."""
    code = f"import sys, foretell.cli.odds, foretell.analysis\n{HEAVY}"
    subprocess.run([sys.executable, "-c", code], check=True)
