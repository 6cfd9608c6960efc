"""`foretell odds`, called as its users call it."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys

import pytest
from click.testing import CliRunner, Result

from foretell.base.errors import ForetellError
from foretell.cli.odds import odds

HEAVY = "for m in ('numpy', 'numba', 'rich'): assert m not in sys.modules, m"


def call(line: str) -> Result:
    """Run the command with a line of arguments."""
    return CliRunner().invoke(odds, shlex.split(line), env={"COLUMNS": "120"})


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


HAND = '--players 4 --hand "Ah Zs 7d" --place 2 --turn-up 3c --worlds 50'


def test_a_hand_for_people() -> None:
    """Each bid with its points and their error, the best marked; its tricks; of what they are."""
    shown = call(f"{HAND} --bids 1").stdout
    assert "4 players, place 2 in the bidding: Ah Zs 7d; 3c up; bids before: 1" in shown
    assert re.search(r"1\*  +\+\d+\.\d\d ± \d\.\d\d +the best", shown)
    assert re.search(r"0  +[−+]\d+\.\d\d ± \d\.\d\d +\d+\.\d\d ± \d", shown)
    assert "Means of 50 deals" in shown
    assert "the better the bids made before fit them" in " ".join(shown.split())
    named = call("--players 4 --hand Ah --turn-up Zc --trump h --worlds 2").stdout
    assert "Ah; Zc up, trump h" in named


def test_a_hand_as_json() -> None:
    """Every mean stands before its standard error; bids may be said in one word or in several."""
    several, one = (call(f"{HAND} {bids} --json").stdout for bids in ("--bids 1", '--bids "1"'))
    found = json.loads(several)
    assert several == one
    assert (found["best"], found["worlds"], found["do_bids_tell"]) == (1, 50, True)
    assert [len(row["tricks"]) for row in found["bids"]] == [4] * 4
    assert found["bids"][1]["behind"] == [0, 0]
    three = HAND.replace("--place 2", "--place 4")
    told = [call(f"{three} {bids} --json").stdout for bids in ("--bids 1 0 1", "--bids 1,0,1")]
    assert told[0] == told[1] != several


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('--players 4 --hand "Ah Ah" --turn-up 3c', "Ah: is there twice"),
        ('--players 4 --hand "Ah" --turn-up 3c --place 2 --bids x', "x is no number of tricks"),
        ('--players 4 --hand "Ah" --turn-up 3c --place 2', "0 bids before place 2"),
        ('--players 4 --hand "Ah" --turn-up 3c --worlds 1', "1 worlds: from 2"),
        ("--players 4 --place 2", "are for a --hand"),
        ('--players 4 --hand "Ah" --card 3c --turn-up 4c', "are for a --hand"),
        ("--players 4 --card 3c --turn-up 4c 1", "are for a --hand"),
    ],
)
def test_mistakes_about_hands_are_errors_of_ours(line: str, said: str) -> None:
    """Before anything is played out."""
    found = call(line)
    assert isinstance(found.exception, ForetellError)
    assert said in str(found.exception)
