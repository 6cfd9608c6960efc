"""Own rules as a file: its keys, its name, and what is said of a bad one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from foretell.base.errors import BadRules
from foretell.game.game import Game
from foretell.record import write
from foretell.rules.files import load_rules
from foretell.rules.toml import rules_value
from foretell.rules.value import Rules


def test_a_file_of_own_rules(tmp_path: Path) -> None:
    """The keys of a table and a name."""
    path = tmp_path / "mine.toml"
    path.write_text('name = "Ours"\npreset = "canadian"\nsizes = "up-down"\n', encoding="utf-8")
    rules = load_rules(path, 5)
    assert rules_value(rules) == {"preset": "canadian", "sizes": "up-down"}
    assert (rules.name, rules.players) == ("Ours", 5)


def test_without_a_number_of_players_it_is_the_usual_one(tmp_path: Path) -> None:
    """Dummies decide it, or the preset."""
    path = tmp_path / "mine.toml"
    path.write_text('preset = "two-player"', encoding="utf-8")
    assert load_rules(path).players == 2


def test_a_name_makes_no_other_rules() -> None:
    """It stays with what is changed in them, and is in no table of rules."""
    named = Rules(name="Thursday")
    assert named == Rules()
    assert hash(named) == hash(Rules())
    assert replace(named, players=5).name == "Thursday"
    assert rules_value(named) == "standard"


def test_a_name_comes_back_with_a_record() -> None:
    """As the tag ``rules_name``; rules without one write none."""
    text = write(Game(Rules(name="Thursday"), seed=1).record())
    assert 'rules_name = "Thursday"' in text
    assert Game.replay(text).rules.name == "Thursday"
    assert "rules_name" not in write(Game(Rules(), seed=1).record())


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('preset = "canadian"\nsizes = up', "line 2"),
        ('bidding = "silent"', 'bidding: "silent"'),
        ('preset = "anniversary-20"', "not played yet"),
        ("name = 3", "name: 3 is not a name in quotes"),
        ("eliminate = 2", "eliminate and sizes"),
    ],
)
def test_a_bad_file_says_where(tmp_path: Path, text: str, said: str) -> None:
    """The file, the line or the key."""
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadRules, match=said) as caught:
        load_rules(path, 4)
    assert str(caught.value).startswith(str(path))


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    """Not there, or no text."""
    with pytest.raises(BadRules, match="No such file"):
        load_rules(tmp_path / "none.toml", 4)
    (tmp_path / "noise.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadRules, match="UTF-8"):
        load_rules(tmp_path / "noise.toml", 4)


def test_a_file_nested_too_deeply_is_refused(tmp_path: Path) -> None:
    """One line, no traceback."""
    path = tmp_path / "deep.toml"
    path.write_text("x = " + "[" * 300)
    with pytest.raises(BadRules, match="nested too deeply"):
        load_rules(path, 4)
