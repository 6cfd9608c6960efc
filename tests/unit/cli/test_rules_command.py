"""``foretell rules``: the list, an explanation, JSON, and refusals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from foretell.base.errors import BadRules
from foretell.cli.rules import rules_command
from foretell.rules.presets import PRESETS
from foretell.rules.toml import parse_rules


def run(*arguments: str) -> str:
    """What the command prints; its errors come through."""
    done = CliRunner().invoke(rules_command, arguments, catch_exceptions=True)
    if done.exception and not isinstance(done.exception, SystemExit):
        raise done.exception
    return done.output


def test_the_list_names_every_preset() -> None:
    """One sentence each."""
    listed = run("--lang", "en")
    assert all(f"{name} " in listed for name in PRESETS)


def test_the_list_as_json() -> None:
    """With players and aliases, and what helps to choose."""
    listed = json.loads(run("--json", "--lang", "de"))
    assert [one["name"] for one in listed] == list(PRESETS)
    first = listed[0]
    assert (first["minutes"], first["level"], first["is_for_beginners"]) == (35, "easy", True)
    assert listed[1]["aliases"] == ["lost-weekend", "hands-in", "hiddentip"]


def test_a_preset_is_explained() -> None:
    """In the language asked for."""
    assert "12 rounds" in run("standard", "--players", "5", "--lang", "en")
    assert "Strohmann" in run("two-player", "--lang", "de")


@pytest.mark.parametrize("name", PRESETS)
def test_json_has_every_axis(name: str) -> None:
    """And reads back to the same rules."""
    said = json.loads(run(name, "--json"))
    assert said["rules"] == name
    assert parse_rules(said["axes"], said["players"]) == parse_rules(name, said["players"])
    assert said["sizes"]


def test_rules_of_ones_own(tmp_path: Path) -> None:
    """A file, for its usual number of players."""
    path = tmp_path / "mine.toml"
    path.write_text('name = "Ours"\ndummies = 1\n', encoding="utf-8")
    said = run(str(path), "--lang", "en")
    assert "2 players" in said
    assert said.splitlines()[0] == "Ours"
    path.write_text("dummies = 2\n", encoding="utf-8")
    assert json.loads(run(str(path), "--json"))["players"] == 1
    path.write_text("uber = true\n", encoding="utf-8")
    assert json.loads(run(str(path), "--json", "--players", "6"))["rules"] == "uber-wizard"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nonsense"], "there are standard, hidden"),
        (["anniversary-30"], "not played yet"),
        (["bsw-tournament", "--players", "6"], "made for 3, 4 or 5"),
    ],
)
def test_refusals_come_through(arguments: list[str], said: str) -> None:
    """The main program prints them."""
    with pytest.raises(BadRules, match=said):
        run(*arguments)
